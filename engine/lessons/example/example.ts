import type { Card } from '../../cards/card.ts'
import type { Chips, Seat } from '../../deal/chips.ts'
import type { DealEvent, Taken } from '../../deal/events.ts'
import type { Holding } from '../../deal/showdown/holding.ts'
import type { Stakes } from '../../deal/stakes.ts'
import type { HandName } from '../../ranking/hand-name.ts'

/** The seats of an example: the reader has the button, then come the others; only Chinese poker, which deals four hands, needs the fourth. */
export const EXAMPLE_SEATS = { you: 1, second: 2, third: 3, fourth: 4 } as const

/** A deal of a form that was really played, as a lesson goes through it. */
export type Example = {
  readonly stakes: Stakes
  readonly seats: readonly Seat[]
  /** What went in before the cards. */
  readonly posts: readonly DealEvent[]
  readonly streets: readonly ExampleStreet[]
  /** Who won what with which cards, for each part of the pot; empty in the Chinese family. */
  readonly wins: readonly ExampleWin[]
  /** What each of the winners was pushed in all. */
  readonly taken: readonly Taken[]
  /** The rows of the Chinese family, a hand each; and what they scored. */
  readonly laid: readonly ExampleRows[]
  readonly scores: readonly Extract<DealEvent, { readonly type: 'PointsScored' }>[]
}

/** A card as it lies in an example. */
export type ExampleCard = {
  readonly card: Card
  /** It came on this street. */
  readonly isNew: boolean
  /** It lies face up before its player. */
  readonly isUp: boolean
  /** It is thrown away afterwards. */
  readonly goes: boolean
}

/** One street as the reader sees it when it is over. */
export type ExampleStreet = {
  readonly name: string
  readonly own: readonly ExampleCard[]
  readonly rows: readonly (readonly ExampleCard[])[]
  readonly boards: readonly (readonly ExampleCard[])[]
  readonly holds: readonly Holding[]
  readonly pot: Chips
  /** What the players did. */
  readonly acts: readonly DealEvent[]
}

/** A part of the pot, and the hands that were shown for it, the winners first. */
export type ExampleWin = {
  readonly share: string
  readonly amount: Chips
  readonly hands: readonly ExampleHand[]
}

/** A hand for one part of the pot: the cards that play, those of the board that do, and what they are. */
export type ExampleHand = {
  readonly seat: Seat
  readonly own: readonly { readonly card: Card; readonly plays: boolean }[]
  readonly board: readonly { readonly card: Card; readonly plays: boolean }[]
  readonly name: HandName
  /** What it took of this part; 0 if it lost. */
  readonly won: Chips
}

/** A hand laid into rows, with what each row is. */
export type ExampleRows = {
  readonly seat: Seat
  readonly rows: readonly { readonly name: string; readonly cards: readonly Card[]; readonly holds: HandName }[]
}
