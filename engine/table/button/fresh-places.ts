import type { Seat } from '../../deal/chips.ts'
import type { Rulebook } from '../../rulebooks/rulebook.ts'
import type { Places } from '../table.ts'
import type { InTurn } from './in-turn.ts'
import { clockwiseAfter, nextAfter } from './round.ts'

/** rrp/4/intro/blinds: button and blinds side by side, from a button that lies here. */
export const freshPlaces = (button: Seat, { certain, willing }: InTurn, blinds: number): Places => {
  const round = clockwiseAfter(certain, button)
  if (blinds === 0)
    return { button, blinds: [], more: [], spots: [], trail: [button, ...round.filter(it => it !== button)] }
  const below = Array.from({ length: blinds - 1 }, (_, i) => round[i % round.length]!)
  const spots = [...below, nextAfter(willing, below.at(-1) ?? button)!]
  return { button, blinds: spots, more: [], spots, trail: [button, ...spots] }
}

/** rrp/4/3: two players, of whom one has the big blind and the other the rest. */
export const headsUpPlaces = (small: Seat, big: Seat, blinds: number, book: Rulebook): Places => ({
  button: book.headsUpBlinds.is === 'small-blind-on-button' ? small : big,
  blinds: [small, ...Array.from({ length: blinds - 2 }, () => null), big],
  more: [],
  spots: [...Array.from({ length: blinds - 1 }, () => small), big],
  trail: [small, big],
})
