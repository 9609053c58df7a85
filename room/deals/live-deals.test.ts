import { historiesIn, replayHand, unwrittenWords } from '@cardroom/histories'
import { Compile } from 'typebox/compile'
import { describe, expect, test } from 'vitest'
import { dealSchema } from '../protocol/deals.ts'
import { fromRoomSchema } from '../protocol/from-room.ts'
import { liveTable, three } from '../testing/live-table.ts'
import { TOKEN } from '../testing/worlds.ts'
import { commonView } from '../views/common-view.ts'
import { newsLog } from '../views/news-log.ts'
import { ownView } from '../views/own-view.ts'
import type { ArchivedDeal } from './archive.ts'
import { dealsFile, dealWritten } from './deal-files.ts'
import { type FinishedDeal, followDeal, type OpenDeal } from './finished-deal.ts'
import { standingEntries } from './live-deals.ts'
import { dealListed, pastDeal, tableNamed } from './past-deal.ts'

type LiveTable = ReturnType<typeof liveTable>

/** The deals of a live table that are over, as the archive gives them. */
const archived = ({ course }: LiveTable): readonly ArchivedDeal[] => {
  const deals: FinishedDeal[] = []
  let open: OpenDeal | null = null
  for (const [i, event] of course.events.entries()) {
    const step = followDeal(open, i + 1, event)
    open = step.open
    if (step.finished !== null) deals.push(step.finished)
  }
  return deals.map(finished => ({
    finished,
    events: standingEntries(course.events.slice(finished.from - 1, finished.to)),
  }))
}

const checkAround = (table: LiveTable): void => {
  for (let n = 0; n < 3; n++) {
    const due = table.live().legal
    if (due?.due !== 'betting') return
    table.acts(due.seat, due.check ? { type: 'Check' } : { type: 'Call' })
  }
}

const BOARD = ['As', 'Kd', '7c', '7d', '2h'] as const
const SHOWN = [
  ['Ah', 'Qc'],
  ['3c', '4d'],
] as const

const KNOWN: readonly string[] = [...BOARD, ...SHOWN.flat()]

/** A deal in which the board and two hands are entered; the pots are pushed, taken back, and pushed again. */
const enterDeal = (table: LiveTable): void => {
  table.tells({ type: 'deal' })
  checkAround(table)
  for (let n = 0; n < 3; n++) {
    table.tells({ type: 'dealt' })
    checkAround(table)
  }
  table.tells(
    { type: 'tell', boards: [['3s', '4s', '5s', '6s', '8s']], hands: [{ seat: 2, cards: ['9s', '2c'] }] },
    { type: 'take-back' },
    {
      type: 'tell',
      boards: [[...BOARD]],
      hands: [
        { seat: 1, cards: [...SHOWN[0]] },
        { seat: 3, cards: [...SHOWN[1]] },
      ],
    },
  )
}

const opened = (): LiveTable => {
  const table = liveTable({ form: 'holdem', structure: 'limit', size: 10 })
  table.tells(...three([500, 500, 500]))
  return table
}

describe('the deals of a table of real cards', () => {
  test('are in the archive once the next begins, as they stand: what was taken back never was', () => {
    const table = opened()
    enterDeal(table)
    expect(archived(table)).toEqual([])
    // a deal that is begun by mistake, and taken back whole
    table.tells({ type: 'deal' }, { type: 'take-back' }, { type: 'rebuy', seat: 2, chips: 50 }, { type: 'deal' })
    const first = archived(table)
    expect(first.map(({ finished }) => [finished.number, finished.pot, finished.won])).toEqual([
      [1, 30, [{ seat: 1, amount: 30, hands: [{ is: 'two-pair', ranks: ['A', '7', expect.any(String)] }] }]],
    ])
    const fold = (): void => table.acts((table.live().legal as { readonly seat: number }).seat, { type: 'Fold' })
    fold()
    table.tells({ type: 'take-back' })
    fold()
    fold()
    expect(table.order('hal', { type: 'end', ends: true })).toBeNull()
    expect(archived(table).map(({ finished }) => finished.number)).toEqual([1, 2])
    // what is over with the night is over
    expect(table.refused({ type: 'take-back' })).toBe('night-is-over')
    table.sound()
  })

  test('are shown step by step and as files, with the cards that were entered and no others, the same to everybody', () => {
    const table = opened()
    enterDeal(table)
    table.tells({ type: 'deal' })
    const [deal] = archived(table)
    const { hosted } = table.course
    const given = ['hal', 'dora', 'pete', 'live-1', null].map(person => {
      const shown = pastDeal(hosted, deal!, person, 1)
      const files = (['phh', 'txt', 'jsonl'] as const).map(format => {
        const written = dealWritten(deal!, person, tableNamed(hosted), format)
        return !written.ok ? unwrittenWords(written.refusal) : dealsFile([written.text], format, 'deal')
      })
      return { shown: { ...shown, seat: null }, files, listed: dealListed(hosted, deal!.finished) }
    })
    for (const one of given) expect(one.files).toEqual(given[0]!.files)
    const { shown, files } = given.at(-1)!
    expect(Compile(dealSchema).Errors(JSON.parse(JSON.stringify(shown)))).toEqual([])
    expect(shown.steps.at(-1)!.deal).toMatchObject({ phase: 'ended', boards: [[...BOARD]] })
    for (const text of [JSON.stringify(given), ...files]) {
      const cards = new Set(text.match(TOKEN) ?? [])
      expect([...cards].filter(card => !KNOWN.includes(card))).toEqual([])
    }
    for (const [text, format] of [
      [files[0]!, 'phh'],
      [files[2]!, 'log'],
    ] as const) {
      const [hand] = historiesIn(text, format)
      expect(replayHand(hand!)).toMatchObject({ problems: [], ended: true })
    }
  })
})

describe('what is sent of a live table', () => {
  test('holds the cards that were entered, and is the same for everybody but for who they are', () => {
    const table = opened()
    const { course } = table
    const log = newsLog(course.hosted.version)
    const [before, from] = [course.hosted, course.events.length]
    enterDeal(table)
    log.add(before, course.hosted, course.events.slice(from))
    const sent = (person: string | null): string =>
      JSON.stringify([
        commonView(course.hosted, () => true),
        { ...ownView(course.hosted, person), role: '' },
        log.last(person),
      ])
    const frame = {
      type: 'frame',
      table: 't',
      seq: course.hosted.version,
      common: commonView(course.hosted, () => true),
      own: ownView(course.hosted, 'pete'),
      news: log.last('pete'),
      since: 0,
    }
    expect(Compile(fromRoomSchema).Errors(JSON.parse(JSON.stringify(frame)))).toEqual([])
    const [first, ...others] = ['hal', 'dora', 'pete', 'eve', null].map(sent)
    for (const other of others) expect(other).toBe(first)
    const known: readonly string[] = [...KNOWN, '3s', '4s', '5s', '6s', '8s', '9s', '2c']
    expect((first!.match(TOKEN) ?? []).filter(card => !known.includes(card))).toEqual([])
  })

  test('what the host does after all was taken back is kept, and can be taken back by itself', () => {
    const table = opened()
    table.tells({ type: 'deal' }, { type: 'take-back' })
    expect(table.order('hal', { type: 'kick', person: 'live-3' })).toBeNull()
    const after = table.stacks()
    expect(after).toEqual([500, 500])
    table.tells({ type: 'rebuy', seat: 1, chips: 10 }, { type: 'take-back' })
    expect(table.stacks()).toEqual(after)
    table.sound()
  })
})
