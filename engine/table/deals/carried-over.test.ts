import { describe, expect, test } from 'vitest'
import { stakesFor } from '../../deal/stakes.ts'
import { forms } from '../../forms/forms.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { rule } from '../../testing/rule.ts'
import { placardOf, type TableScene, tableScene } from '../../testing/table-scene.ts'

const jacks = forms['jacks-or-better']
const parts = [{ form: jacks, stakes: stakesFor(jacks, 'limit', 10, { ante: 5 }) }]
/** Nobody opened; the antes of three players stay, and this much was forfeited beside them. Then Dee comes. */
const passed = (book: BookId, forfeited = 0): TableScene =>
  tableScene(placardOf(book, { parts, chairs: 6 }), { ann: 1, bob: 2, cid: 3 })
    .deal({ carried: 15 + forfeited, passed: 1, chips: { 1: 995 - forfeited, 2: 995, 3: 995 } })
    .gives({ type: 'TakeSeat', player: 'dee', seat: 4 }, { type: 'BuyIn', player: 'dee', chips: 1000 })
const called = (scene: TableScene) =>
  scene.gives({ type: 'CallDeal' }).log.findLast(event => event.type === 'DealCalled')!
const paidBy = (scene: TableScene, seat: number) =>
  called(scene)
    .start.posts!.filter(post => post.seat === seat)
    .reduce((sum, { amount }) => sum + amount, 0)

describe('a pot that was passed', () => {
  const joins = (book: BookId) => {
    expect(called(passed(book)).start).toMatchObject({ carried: 15, passed: 1 })
    expect([paidBy(passed(book), 4), paidBy(passed(book), 1)]).toEqual([10, 5])
    // forty of it were forfeited in a deal that she had no part in
    const waits = called(passed(book, 40))
    expect(waits.players.map(({ player }) => player)).toEqual(['ann', 'bob', 'cid'])
    expect(waits.out).toMatchObject([{ player: 'dee', why: 'carried-pot' }])
  }
  rule('rrp/12/12', 'two antes are in it: a newcomer pays both and is dealt in, unless money was forfeited', () =>
    joins('rrp'),
  )
  rule(
    'uspa/3.2.10.5.11',
    'two antes are in it: a newcomer pays both and is dealt in, unless money was forfeited',
    () => joins('uspa'),
  )

  test('is played for in its own form, and no bomb pot before it', () => {
    const both = [...parts, { form: forms.holdem, stakes: stakesFor(forms.holdem, 'limit', 10) }]
    const mix = tableScene(placardOf('rrp', { parts: both, turn: { deals: 1 } }), { ann: 1, bob: 2 })
    const kept = mix.deal({ carried: 10, passed: 1, chips: { 1: 995, 2: 995 } })
    expect(called(kept).start.form.id).toBe('jacks-or-better')
    expect(called(mix.deal()).start.form.id).toBe('holdem')
  })

  test('a player who opened falsely waits, unless nobody were left to play against', () => {
    const barred = passed('rrp').deal({
      carried: 40,
      passed: 2,
      barred: [2],
      chips: { 1: 990, 2: 990, 3: 990, 4: 990 },
    })
    const out = called(barred).out.map(({ player }) => player)
    expect(out).toEqual(['bob'])
  })
})
