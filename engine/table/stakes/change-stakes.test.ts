import { describe, expect, test } from 'vitest'
import { stakesFor } from '../../deal/stakes.ts'
import { forms } from '../../forms/forms.ts'
import { givenThat } from '../../testing/given-situation.ts'
import { rule } from '../../testing/rule.ts'
import { placardFor } from '../opening/placard-for.ts'
import type { TableOrder } from '../orders.ts'
import type { GamePart } from '../placard.ts'
import { tableDecider } from '../table-decider.ts'

const level = (big: number): readonly GamePart[] => [
  { form: forms.holdem, stakes: stakesFor(forms.holdem, 'no-limit', big) },
]
const placard = placardFor({ game: 'holdem', structure: 'no-limit', size: 20, setting: 'tournament' })
const seatedAt = (player: string, seat: number): readonly TableOrder[] => [
  { type: 'TakeSeat', player, seat, at: 0 },
  { type: 'BuyIn', player, chips: 1000, at: 0 },
]
const table = givenThat(
  tableDecider,
  { type: 'OpenTable', placard, at: 0 },
  ...seatedAt('ann', 1),
  ...seatedAt('bob', 2),
  ...seatedAt('cid', 3),
)

describe('the stakes of a table', () => {
  rule('rrp/15/10', 'go up between deals, and the next deal has them', () => {
    const raised = table.when({ type: 'ChangeStakes', parts: level(40), at: 1 }).tells({ type: 'StakesChanged' })
    const called = tableDecider.carryOut(raised.state, { type: 'CallDeal', at: 2 })
    expect(called.ok && called.state.deal?.start.stakes.blinds).toEqual([20, 40])
  })

  rule('uspa/3.3.2.8', 'stay as they are while a deal is on', () => {
    const on = tableDecider.carryOut(table.state, { type: 'CallDeal', at: 1 })
    if (!on.ok) throw new Error(on.refusal.why)
    expect(tableDecider.decide(on.state, { type: 'ChangeStakes', parts: level(40), at: 2 })).toMatchObject({
      refusal: { why: 'deal-is-on' },
    })
    expect(on.state.deal?.start.stakes.blinds).toEqual([10, 20])
  })

  test('have to make sense for the game', () => {
    const wrong = [{ form: forms.holdem, stakes: { ...stakesFor(forms.holdem, 'no-limit', 40), blinds: [40, 20] } }]
    table.when({ type: 'ChangeStakes', parts: wrong, at: 1 }).refuses('placard-makes-no-sense')
    table.when({ type: 'ChangeStakes', parts: [], at: 1 }).refuses('placard-makes-no-sense')
  })

  test('another game begins its turn again', () => {
    const omaha = [{ form: forms.omaha, stakes: stakesFor(forms.omaha, 'pot-limit', 40) }]
    const changed = table.when({ type: 'ChangeStakes', parts: omaha, at: 1 }).tells({ type: 'StakesChanged' })
    expect(changed.state?.rotation).toEqual({ part: 0, deals: 0, from: null, chosen: null })
  })
})
