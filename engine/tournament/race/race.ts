import type { Card } from '../../cards/card.ts'
import type { Chips } from '../../deal/chips.ts'
import type { PlayerId } from '../../table/player.ts'
import { changeEntrants } from '../draft.ts'
import { subject } from '../work.ts'
import { raceChips } from './race-chips.ts'

/** What is ordered about small chips. */
export type RaceOrder = {
  /** Chips below this one leave the event: a card for each odd chip, the cards of a player together. */
  readonly type: 'RaceChips'
  readonly unit: Chips
  readonly cards: readonly { readonly player: PlayerId; readonly cards: readonly Card[] }[]
}

/** What happens with small chips. */
export type RaceEvent = {
  readonly type: 'ChipsRaced'
  readonly from: Chips
  readonly unit: Chips
  readonly cards: RaceOrder['cards']
  readonly stacks: readonly { readonly player: PlayerId; readonly from: Chips; readonly to: Chips }[]
  /** Chips that rounding made, or took away where it is less than 0. */
  readonly added: Chips
}

/** Small chips are raced off. */
export const race = subject<RaceOrder, RaceEvent>({
  orders: { RaceChips: raceChips },
  events: {
    ChipsRaced: (event, { unit, stacks, added }) => {
      changeEntrants(
        event,
        stacks.map(({ player, to }) => ({ player, stack: to })),
      )
      event.unit = unit
      event.raced += added
    },
  },
})
