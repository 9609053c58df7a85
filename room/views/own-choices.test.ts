import { type FormId, forms } from '@cardroom/engine'
import { isFouled } from '@cardroom/engine/deal'
import { describe, expect, test } from 'vitest'
import { dueAt } from '../tables/due.ts'
import { dueSeats } from '../tables/due-seats.ts'
import { mayWin } from '../tables/may-win.ts'
import { takesTurn } from '../tables/room-acts.ts'
import { dueSeat, type PeopleTable, peopleTable, personIn } from '../testing/people-table.ts'
import { commonView } from './common-view.ts'
import { ownView } from './own-view.ts'
import { peopleSay } from './people-words.ts'

describe('the showdown', () => {
  test('a hand that may win is not thrown away, and one that is beaten can be', async () => {
    let kept = 0
    let thrown = 0
    const { table, call } = await peopleTable({ others: ['bob'] })
    for (let deals = 0; deals < 12; deals++) {
      await call()
      while (table.hosted().night!.deal !== null) {
        const seat = dueSeat(table)
        const person = personIn(table, seat)
        const { legal } = ownView(table.hosted(), person)
        if (legal?.due !== 'show') {
          const type = legal?.due === 'betting' && legal.check ? 'Check' : 'Call'
          await table.order(person, { type: 'act', act: { type } })
          continue
        }
        const wins = mayWin(table.hosted().night!.deal!, seat)
        if (wins) expect(legal.muck).toBe(false)
        const outcome = await table.order(person, { type: 'act', act: { type: 'Muck' } })
        if ('version' in outcome) thrown++
        else {
          kept++
          if (wins) expect(outcome.why).toBe('hand-may-win')
          await table.order(person, { type: 'act', act: { type: 'Show' } })
        }
      }
    }
    expect(kept).toBeGreaterThan(11)
    expect(thrown).toBeGreaterThan(2)
  })

  /** Both check it down; then it is somebody's turn to show. */
  const toShowdown = async ({ table, call }: PeopleTable): Promise<number> => {
    await call()
    for (;;) {
      const seat = dueSeat(table)
      const { legal } = ownView(table.hosted(), personIn(table, seat))
      if (legal?.due === 'show') return seat
      const type = legal?.due === 'betting' && legal.check ? 'Check' : 'Call'
      await table.order(personIn(table, seat), { type: 'act', act: { type } })
    }
  }

  test('players who ask to be asked are waited for, may muck, and are told that they may win', async () => {
    const people = await peopleTable({ others: ['bob'] })
    const { table, now } = people
    expect(ownView(table.hosted(), 'ann').asksToShow).toBe(false)
    for (const person of ['ann', 'bob'])
      expect(await table.order(person, { type: 'ask-to-show', asks: true })).toHaveProperty('version')
    expect(await table.order('ann', { type: 'ask-to-show', asks: true })).toMatchObject({ why: 'as-it-is' })
    const seat = await toShowdown(people)
    const first = personIn(table, seat)
    expect(ownView(table.hosted(), first)).toMatchObject({ asksToShow: true, mayWin: true, legal: { muck: true } })
    expect(dueAt(table.hosted(), now())).toEqual({ at: table.hosted().lastAct + 20_000, do: { actFor: seat } })
    expect(await table.order(first, { type: 'act', act: { type: 'Muck' } })).toHaveProperty('version')
  })

  test('with a clock they have as long as for an act, then the hand is shown', async () => {
    const people = await peopleTable({ others: ['bob'], policy: { clock: { act: 12, bank: 30 } } })
    const { table, now, secrets } = people
    for (const person of ['ann', 'bob']) await table.order(person, { type: 'ask-to-show', asks: true })
    const seat = await toShowdown(people)
    expect(dueAt(table.hosted(), now())).toEqual({ at: table.hosted().lastAct + 12_000, do: { actFor: seat } })
    await table.does((hosted, at) => takesTurn(hosted, seat, at, secrets))
    expect(table.hosted().night!.deal!.players.find(it => it.seat === seat)!.folded).toBe(false)
  })

  test('where nobody has asked, the hand shows by itself at once, and it is nobody else’s business', async () => {
    const people = await peopleTable({ others: ['bob'], policy: { botPace: 'human' } })
    const { table, now } = people
    const seat = await toShowdown(people)
    expect(dueAt(table.hosted(), now())).toEqual({ at: table.hosted().lastAct + 700, do: { actFor: seat } })
    const said = { type: 'AskToShowSaid', person: 'ann', asks: true, at: now() } as const
    expect(peopleSay(said)).toBeNull()
    expect(await table.order('cyd', { type: 'ask-to-show', asks: true })).toHaveProperty('why')
  })
})

test('rrp/8/6: a wager up to a whole bet completes the bring-in', async () => {
  const { table, call } = await peopleTable({ form: 'seven-card-stud' })
  await call()
  const completes = () => commonView(table.hosted(), () => true).deal!.completes
  expect(completes()).toBeNull()
  const act = (what: object) =>
    table.order(personIn(table, dueSeat(table)), { type: 'act', act: what } as Parameters<typeof table.order>[1])
  const { legal } = ownView(table.hosted(), personIn(table, dueSeat(table)))
  await act({ type: 'BringIn', to: legal?.due === 'betting' ? legal.bringIn![0]! : 0 })
  const lower = table.hosted().night!.deal!.stakes.lower
  expect(completes()).toBe(lower)
  await act({ type: 'Wager', to: lower })
  expect(completes()).toBeNull()
})

test.each(['chinese-poker', 'open-face-chinese'] as const)(
  'the rows of %s are filled soundly',
  async (form: FormId) => {
    const { table, call, secrets } = await peopleTable({ form })
    await call()
    let asked = 0
    while (table.hosted().night!.deal !== null && asked < 20) {
      const [seat] = dueSeats(table.hosted().night!)
      const person = personIn(table, seat!)
      const { fill, legal, hands } = ownView(table.hosted(), person)
      if (legal?.due === 'rows') {
        asked++
        expect(fill!.rows.flat()).toHaveLength(legal.hands.find(it => it.seat === seat)!.place)
        const whole = fill!.rows.map((row, i) => [...(hands[0]!.rows[i] ?? []), ...row])
        if (form === 'chinese-poker') expect(isFouled(forms[form].rows!, whole)).toBe(false)
        else if (whole.flat().length === 5) expect(fill!.rows.filter(row => row.length > 0).length).toBeGreaterThan(0)
      }
      await table.does((hosted, at) => takesTurn(hosted, seat!, at, secrets))
    }
    expect(asked).toBeGreaterThan(2)
  },
)
