import type { GamePart } from '../placard.ts'
import { subject } from '../work.ts'
import { changeStakes } from './change-stakes.ts'

/** What is ordered about the stakes of a table. */
export type StakesOrder =
  /** Between deals the game goes on at these stakes, or with these forms: a new level of an event. */
  { readonly type: 'ChangeStakes'; readonly parts: readonly GamePart[] }

/** What happens with the stakes of a table. */
export type StakesEvent = { readonly type: 'StakesChanged'; readonly parts: readonly GamePart[] }

/** What a table plays for, which goes up in an event. */
export const stakes = subject<StakesOrder, StakesEvent>({
  orders: { ChangeStakes: changeStakes },
  events: {
    StakesChanged: (table, { parts }) => {
      const before = table.placard.parts
      table.placard = { ...table.placard, parts }
      const isSameMix = parts.length === before.length && parts.every(({ form }, i) => form.id === before[i]!.form.id)
      if (!isSameMix) table.rotation = { part: 0, deals: 0, from: null, chosen: null }
    },
  },
})
