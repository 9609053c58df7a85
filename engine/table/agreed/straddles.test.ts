import { describe, expect, test } from 'vitest'
import { stakesFor } from '../../deal/stakes.ts'
import { forms } from '../../forms/forms.ts'
import type { House } from '../../rulebooks/house.ts'
import { rule } from '../../testing/rule.ts'
import { placardOf, type TableScene, tableScene } from '../../testing/table-scene.ts'

const five = { ann: 1, bob: 2, cid: 3, dee: 4, eve: 5 }
const postsOf = (scene: TableScene) =>
  scene.log
    .findLast(event => event.type === 'DealCalled')!
    .start.posts!.filter(({ kind }) => kind === 'straddle')
    .map(({ seat, amount }) => `${seat} ${amount}`)

describe('a straddle is said for the next deal', () => {
  const open = tableScene(placardOf('rrp'), five)

  rule('rrp/14/nl/15', 'for twice the big blind, by the player left of it, and for that deal alone', () => {
    const said = open.gives({ type: 'SayStraddle', player: 'dee' })
    expect(postsOf(said.deal())).toEqual(['4 20'])
    expect(postsOf(said.deals(2))).toEqual([])
    expect(open.refuses({ type: 'SayStraddle', player: 'eve' })).toMatchObject({
      why: 'not-due-for-it',
      deal: { why: 'straddle-not-from-there' },
    })
    expect(open.refuses({ type: 'SayStraddle', player: 'dee', amount: 15 })).toMatchObject({
      deal: { why: 'post-not-a-size' },
    })
  })

  rule('wsop/22b', 'at 5-5-10 and up one more from any seat', () => {
    const { holdem } = forms
    const parts = [{ form: holdem, stakes: stakesFor(holdem, 'no-limit', 10, { blinds: [5, 5, 10] }) }]
    const scene = tableScene(placardOf('wsop', { parts }), { ...five, fay: 6, gus: 7 })
    const first = scene.gives({ type: 'SayStraddle', player: 'eve', amount: 20 })
    expect(postsOf(first.gives({ type: 'SayStraddle', player: 'gus', amount: 40 }).deal())).toEqual(['5 20', '7 40'])
    expect(
      first.gives({ type: 'SayStraddle', player: 'gus' }).refuses({ type: 'SayStraddle', player: 'ann', amount: 80 }),
    ).toMatchObject({ deal: { why: 'too-many-straddles' } })
  })

  test('and is not taken when its player has another place by then', () => {
    const said = open.gives({ type: 'CallDeal' }).gives({ type: 'SayStraddle', player: 'bob' })
    expect(said.table.agreed.straddles).toEqual([{ player: 'bob', amount: null }])
    const next = open.gives({ type: 'SayStraddle', player: 'dee' }, { type: 'Leave', player: 'cid' }).deal()
    expect(next.events).toContainEqual(expect.objectContaining({ type: 'StraddleNotTaken', player: 'dee' }))
    expect(postsOf(next)).toEqual([])
  })

  rule(
    'wsop/22-optional',
    'nobody has to, unless the placard says so; then it falls on the seat left of the big blind',
    () => {
      expect(postsOf(tableScene(placardOf('wsop'), five).deal())).toEqual([])
      const scene = tableScene(placardOf('wsop', { straddle: true }), five).deal()
      expect(postsOf(scene)).toEqual(['4 20'])
      expect(postsOf(scene.deal())).toEqual(['5 20'])
    },
  )

  rule('wsop/22-optional', 'nobody is made to straddle in the deal with which they join, and then they are', () => {
    const joined = (newcomersToo: boolean) => {
      const overrides = { straddleMandatory: { when: 'only-if-on-placard', newcomersToo } } as const
      const book: House = { name: 'The Lamp', book: 'wsop', overrides }
      return tableScene({ ...placardOf('wsop', { straddle: true }), book }, five)
        .deals(2)
        .gives({ type: 'TakeSeat', player: 'fay', seat: 6 }, { type: 'BuyIn', player: 'fay', chips: 1000 })
        .deal()
    }
    const scene = joined(false)
    expect(scene.log.findLast(event => event.type === 'DealCalled')!.players).toHaveLength(6)
    expect(postsOf(scene)).toEqual([])
    expect(postsOf(scene.deal())).toEqual(['1 20'])
    expect(postsOf(joined(true))).toEqual(['6 20'])
  })
})
