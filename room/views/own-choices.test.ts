import { type Card, type FormId, forms } from '@cardroom/engine'
import { isFouled, isSureToFoul, type Laid } from '@cardroom/engine/deal'
import { describe, expect, test } from 'vitest'
import { takeTurn } from '../table/act/act-for.ts'
import { mayWin } from '../table/act/may-win.ts'
import { dueAt } from '../table/due.ts'
import { dueSeats } from '../table/state/due-seats.ts'
import { dueSeat, type PeopleTable, peopleTable, personIn } from '../testing/people-table.ts'
import { commonView } from './common-view.ts'
import { peopleSay } from './english/people-words.ts'
import { fillRows } from './fill-rows.ts'
import { ownView } from './own-view.ts'

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

  test('players who ask to be asked are waited for, may muck, and see that they may win', async () => {
    const people = await peopleTable({ others: ['bob'] })
    const { table, now } = people
    expect(ownView(table.hosted(), 'ann').prefers?.['ask-to-show']?.now).toBe(false)
    for (const person of ['ann', 'bob'])
      expect(
        await table.order(person, { type: 'prefer', preference: { type: 'ask-to-show', value: true } }),
      ).toHaveProperty('version')
    expect(
      await table.order('ann', { type: 'prefer', preference: { type: 'ask-to-show', value: true } }),
    ).toMatchObject({ why: 'as-it-is' })
    const seat = await toShowdown(people)
    const first = personIn(table, seat)
    expect(ownView(table.hosted(), first)).toMatchObject({
      prefers: { 'ask-to-show': { now: true } },
      mayWin: true,
      legal: { muck: true },
    })
    expect(dueAt(table.hosted(), now())).toEqual({ at: table.hosted().lastAct + 20_000, do: { actFor: seat } })
    expect(await table.order(first, { type: 'act', act: { type: 'Muck' } })).toHaveProperty('version')
  })

  test('with a clock they have as long as for an act, then the hand is shown', async () => {
    const people = await peopleTable({ others: ['bob'], policy: { clock: { act: 12, bank: 30 } } })
    const { table, now, secrets } = people
    for (const person of ['ann', 'bob'])
      await table.order(person, { type: 'prefer', preference: { type: 'ask-to-show', value: true } })
    const seat = await toShowdown(people)
    expect(dueAt(table.hosted(), now())).toEqual({ at: table.hosted().lastAct + 12_000, do: { actFor: seat } })
    await table.does((course, at) => takeTurn(course, seat, at, secrets))
    expect(table.hosted().night!.deal!.players.find(it => it.seat === seat)!.folded).toBe(false)
  })

  test('where nobody has asked, the hand shows by itself at once, and it is nobody else’s business', async () => {
    const people = await peopleTable({ others: ['bob'], policy: { botPace: 'human' } })
    const { table, now } = people
    const seat = await toShowdown(people)
    expect(dueAt(table.hosted(), now())).toEqual({ at: table.hosted().lastAct + 500, do: { actFor: seat } })
    const preference = { type: 'ask-to-show', value: true } as const
    const said = { type: 'Preferred', person: 'ann', preference, at: now() } as const
    expect(peopleSay(said)).toBeNull()
    expect(
      await table.order('cyd', { type: 'prefer', preference: { type: 'ask-to-show', value: true } }),
    ).toHaveProperty('why')
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

/** Everybody lays as the room fills the rows, to the end; each filling is looked at with the cards that lie before it. */
const filledToTheEnd = async (form: FormId, looks: (lying: Laid, fill: Laid, down: readonly Card[]) => void) => {
  const { table, call } = await peopleTable({ form })
  await call()
  let asked = 0
  while (table.hosted().night!.deal !== null) {
    const [seat] = dueSeats(table.hosted().night!)
    const person = personIn(table, seat!)
    const { fill, legal, hands } = ownView(table.hosted(), person)
    if (legal?.due !== 'rows') throw new Error(`nobody lays: ${legal?.due}`)
    asked++
    const { hand, place } = legal.hands.find(it => it.seat === seat)!
    const { rows, down } = hands.find(it => it.hand === hand)!
    expect(fill!.rows.flat()).toHaveLength(place)
    const lying = fill!.rows.map((_, i) => rows[i] ?? [])
    looks(lying, fill!.rows, down)
    const discard = down.filter(card => !fill!.rows.flat().includes(card))
    const act = { type: 'Place', rows: fill!.rows, ...(discard.length > 0 && { discard }) } as never
    expect(await table.order(person, { type: 'act', act })).toHaveProperty('version')
  }
  return asked
}
const together = (lying: Laid, more: Laid): Laid => lying.map((row, i) => [...row, ...more[i]!])

test('the rows of Chinese poker are filled without a foul', async () => {
  const rows = forms['chinese-poker'].rows!
  const asked = await filledToTheEnd('chinese-poker', (lying, fill) =>
    expect(isFouled(rows, together(lying, fill))).toBe(false),
  )
  expect(asked).toBeGreaterThan(2)
})

test.each(['open-face-chinese', 'pineapple-open-face-chinese'] as const)(
  'the rows of %s are filled in several rows first, and no foul is made certain that can be avoided',
  async form => {
    const rows = forms[form].rows!
    const sizes = rows.rows.map(({ cards }) => cards)
    let first = 0
    const asked = await filledToTheEnd(form, (lying, fill, down) => {
      const whole = together(lying, fill)
      expect(whole.every((row, i) => row.length <= sizes[i]!)).toBe(true)
      if (lying.flat().length === 0) {
        first++
        expect(fill.filter(row => row.length > 0).length).toBeGreaterThan(1)
      }
      const others = down.flatMap(card =>
        sizes.map((_, i) => lying.map((row, at) => (at === i ? [...row, card] : row))),
      )
      const avoidable = others.some(way => !isSureToFoul(rows, way))
      if (fill.flat().length === 1 && avoidable) expect(isSureToFoul(rows, whole)).toBe(false)
    })
    expect(first).toBe(3)
    expect(asked).toBeGreaterThan(10)
  },
)

describe('rows in which the player has laid cards on the screen', () => {
  const dealtIn = async () => {
    const { table, call } = await peopleTable({ form: 'chinese-poker' })
    await call()
    const [seat] = dueSeats(table.hosted().night!)
    const person = personIn(table, seat!)
    return { hosted: table.hosted(), person, down: ownView(table.hosted(), person).hands[0]!.down }
  }

  test('are filled around them', async () => {
    const { hosted, person, down } = await dealtIn()
    const sound = ownView(hosted, person).fill!.rows
    // a card of the front is laid there, and one of the back
    const laid = [[sound[0]![0]!], [], [sound[2]![0]!]]
    const filled = fillRows(hosted, person, laid)
    if ('why' in filled) throw new Error(filled.why)
    const whole = together(laid, filled.rows)
    expect(whole.flat().toSorted()).toEqual([...down].toSorted())
    expect(isFouled(forms['chinese-poker'].rows!, whole)).toBe(false)
  })

  test('what is not theirs to lay is refused', async () => {
    const { hosted, person, down } = await dealtIn()
    const foreign = ['As', 'Kd', '2c', '7h'].find(card => !down.includes(card as Card)) as Card
    for (const laid of [[[foreign]], [[down[0]!, down[0]!]], [down.slice(0, 4)], [[], [], [], [], []]])
      expect(fillRows(hosted, person, laid)).toMatchObject({ why: 'not-your-cards' })
    expect(fillRows(hosted, 'nobody', [])).toMatchObject({ why: 'not-due' })
    expect(fillRows(hosted, 'constructor', [])).toMatchObject({ why: 'not-due' })
  })
})
