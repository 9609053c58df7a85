import { type FormId, forms } from '@cardroom/engine'
import { isFouled } from '@cardroom/engine/deal'
import { describe, expect, test } from 'vitest'
import { dueSeats } from '../tables/due-seats.ts'
import { mayWin } from '../tables/may-win.ts'
import { takesTurn } from '../tables/room-acts.ts'
import { dueSeat, peopleTable, personIn } from '../testing/people-table.ts'
import { commonView } from './common-view.ts'
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
