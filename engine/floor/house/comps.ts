import type { Chips } from '../../deal/chips.ts'
import type { PlayerId } from '../../table/player.ts'
import { changePerson, personOf } from '../draft.ts'
import { refused } from '../refusal.ts'
import { subject, tell } from '../work.ts'
import { compsOf, noComps } from './comp.ts'

/** What is ordered about comps. */
export type CompOrder = {
  readonly type: 'RedeemComps'
  readonly player: PlayerId
  readonly chips: Chips
  /** What they had for it: a meal. */
  readonly what: string
}

/** What happens with comps. */
export type CompEvent = {
  readonly type: 'CompsRedeemed'
  readonly player: PlayerId
  readonly chips: Chips
  readonly what: string
}

/** What players earn by the hour and have from the house. */
export const comps = subject<CompOrder, CompEvent>({
  orders: {
    RedeemComps: (work, { player, chips, what, at, by }) => {
      if (personOf(work.state, player) === undefined) return refused('no-such-person', { player })
      if (!Number.isSafeInteger(chips) || chips <= 0) return refused('amount-makes-no-sense', { player })
      const { left } = compsOf(work.state, player, at)
      if (chips > left) return refused('not-enough-comps', { player, count: left })
      tell(work, { type: 'CompsRedeemed', player, chips, what: what.trim(), at, by, rules: [] })
      return null
    },
  },
  events: {
    CompsRedeemed: (floor, { player, chips }) => {
      const before = personOf(floor, player)!.comps ?? noComps
      changePerson(floor, player, { comps: { ...before, redeemed: before.redeemed + chips } })
    },
  },
})
