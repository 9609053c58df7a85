import type { Card } from '../cards/card.ts'
import type { RuleId } from '../rulebooks/rule-id.ts'
import type { Chips, Seat } from './chips.ts'
import type { DealEvent, Reported } from './events.ts'
import type { RulingDecision } from './ruling-decision.ts'

/** What went wrong at this table and is still to be corrected. */
export type Mending = {
  /** Cards out of play: dealt too early, boxed, foreign. They are kept in case the deck runs out. */
  readonly aside: readonly Card[]
  /** Mistakes of the dealer that nobody has noticed yet. */
  readonly errors: readonly DealingError[]
  /** What the dealer has to do otherwise than the form says when they come to it. */
  readonly repairs: readonly Repair[]
  /** A ruling that a person has to make before play goes on. */
  readonly pending: Pending | null
  /** What players may not do in the round that is on. */
  readonly bars: readonly Bar[]
  /** Cards that the dealer has exposed in this deal, and cards that were found boxed: more of them may end it. */
  readonly exposed: readonly Card[]
  readonly boxed: readonly Card[]
  /** Who is not at the seat: the hand dies once the book waits no longer. */
  readonly absent: readonly Absence[]
  /** Who has the button on the next deals, where it was misplaced; nobody if it moves as usual. */
  readonly buttons: readonly Seat[]
  /** Why the deal is void, empty if it is not. */
  readonly voided: string
}

/** A player who was reported away and is not back; `walkedOff` before acting, with the first cards in hand. */
export type Absence = { readonly seat: Seat; readonly walkedOff: boolean }

/** By a ruling a player may not do these acts: on the next turn, or for the rest of the round. */
export type Bar = {
  readonly seat: Seat
  readonly acts: readonly BarredAct[]
  readonly lasts: BarLasts
  /** It ends when somebody makes it more than this to stay in. */
  readonly upTo?: Chips
  readonly rules: readonly RuleId[]
}

/** An act that a ruling can take from a player; `bet` and `raise` go together. */
export type BarredAct = 'fold' | 'check' | 'call' | 'bet' | 'raise'

/** How long an act is barred: until the player has acted, or until the round is over. */
export type BarLasts = 'turn' | 'round'

/** A mistake that was not noticed when it was made: what it is, in which step of the form, and the cards it moved. */
export type DealingError = {
  readonly incident: Reported
  readonly step: number
  readonly cards: readonly Card[]
  /** In which run-out it was made, and how many burns lay there before it. */
  readonly run?: number
  readonly burns?: number
  /** The stub has been shuffled since: nobody can tell any more which cards would have come. */
  readonly shuffled?: true
}

/** What the dealer does otherwise at a step. */
export type Repair =
  /** The burn of this step is not made: its card is out already, or the book wants none. */
  | { readonly do: 'skip-burn'; readonly at: number }
  /** One card more is burned before this step, which may be a burn itself. */
  | { readonly do: 'burn-first'; readonly at: number }
  /** Before the next cards from this step on the stub is shuffled, with what belongs to it. */
  | {
      readonly do: 'reshuffle'
      readonly at: number
      /** With the cards set aside, these of them or all. */
      readonly aside: boolean
      readonly cards?: readonly Card[]
      /** With these piles as well. */
      readonly piles?: readonly ShuffledIn[]
      readonly rules?: readonly RuleId[]
    }
  /** Before this step cards are set aside until, with those that came too early, there is one for each player still in. */
  | { readonly do: 'set-aside'; readonly at: number; readonly early: number }
  /** This player has their card of this step already. */
  | { readonly do: 'has-card'; readonly at: number; readonly seat: Seat }
  /** This player's card of this step comes down: another of theirs lies up in its stead. */
  | { readonly do: 'deal-down'; readonly at: number; readonly seat: Seat }
  /** This player's upcard does not make the forced bet of this round: the next to their left has it, and may fold. */
  | { readonly do: 'pass-over'; readonly at: number; readonly seat: Seat }
  /** This player gets this many cards more than they throw away in this draw: their hand was short. */
  | { readonly do: 'fill-up'; readonly at: number; readonly seat: Seat; readonly cards: number }
  /** This many cards that a hand in Fantasyland lacks come after those of this step. */
  | { readonly do: 'give-last'; readonly at: number; readonly seat: Seat; readonly cards: number }

/** A shuffle of the stub that a ruling asks for. */
export type ReshuffleDue = Extract<Repair, { do: 'reshuffle' }>

/** A pile that may go back into the stub by a ruling. */
export type ShuffledIn = 'burns' | 'muck' | 'discards'

/** A ruling left to a person: who makes it, and the ways to rule, the usual one first. */
export type Pending = { readonly decides: Decider; readonly options: readonly RulingOption[] }

/** Who makes a ruling that the book leaves open; where a book names the referee or the house, the floor speaks for them. */
export type Decider = 'floor' | 'referee' | 'house' | 'dealer' | 'table' | { readonly seat: Seat }

/** One way to rule: the decision, the events that follow, and the rules behind it. */
export type RulingOption = {
  readonly decision: RulingDecision
  readonly events: readonly DealEvent[]
  readonly rules: readonly RuleId[]
}

/** Where cards lie; `stub` is its top. */
export type Pile =
  | 'stub'
  | 'stub-bottom'
  | 'burns'
  | 'muck'
  | 'aside'
  | 'discards'
  | { readonly board: number }
  | { readonly seat: Seat; readonly face: 'down' | 'up' }

/** A card goes from one pile to another. */
export type CardMove = { readonly card: Card; readonly from: Pile; readonly to: Pile }

/** Nothing has gone wrong. */
export const NOTHING_WRONG: Mending = {
  aside: [],
  errors: [],
  repairs: [],
  pending: null,
  bars: [],
  exposed: [],
  boxed: [],
  absent: [],
  buttons: [],
  voided: '',
}

/** The repair of this kind that is due at this step. */
export const repairAt = ({ repairs }: Mending, step: number, kind: Repair['do']): Repair | undefined => {
  for (let i = 0; i < repairs.length; i++) {
    const repair = repairs[i]!
    if (repair.at === step && repair.do === kind) return repair
  }
  return undefined
}

/** The shuffle that a ruling asks for before the cards of this step. */
export const reshuffleDue = ({ repairs }: Mending, step: number): ReshuffleDue | undefined => {
  if (repairs.length === 0) return undefined
  return repairs.find((repair): repair is ReshuffleDue => repair.do === 'reshuffle' && repair.at <= step)
}

/** Does this player's card of this step come down instead of up? */
export const isDealtDown = ({ repairs }: Mending, step: number, seat: Seat): boolean =>
  repairs.some(repair => repair.do === 'deal-down' && repair.at === step && repair.seat === seat)

/** Has this player their card of this step already? */
export const hasItsCard = ({ repairs }: Mending, step: number, seat: Seat): boolean =>
  repairs.some(repair => repair.do === 'has-card' && repair.at === step && repair.seat === seat)

/** Is this player's upcard no cause for the forced bet of a round? */
export const isPassedOver = ({ repairs }: Mending, seat: Seat): boolean =>
  repairs.some(repair => repair.do === 'pass-over' && repair.seat === seat)

/** How many cards more than usual a player gets in this step, because their hand was short. */
export const cardsMore = ({ repairs }: Mending, step: number, seat: Seat, kind: 'fill-up' | 'give-last'): number => {
  for (const repair of repairs) {
    if (repair.do === kind && repair.at === step && repair.seat === seat) return repair.cards
  }
  return 0
}
