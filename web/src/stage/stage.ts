import type { Box, Point } from './box.ts'
import type { RailLine } from './rail-line.ts'

/** What lies on the table, as far as its places depend on it. */
export type OnTable = {
  readonly kind: 'board' | 'stud' | 'draw' | 'rows'
  /** Everybody who sits round the table, and you among them if you are seated. */
  readonly plates: number
  readonly seated: boolean
  /** Cards of a hand that others see from behind. */
  readonly hole: number
  /** At stud: downcards and upcards of the hand with most of them. */
  readonly down: number
  readonly up: number
  /** How many cards of your own lie before you. */
  readonly own: number
  readonly boards: number
  /** In the Chinese family: the most cards that you have to set at once in this deal. */
  readonly tray: number
  /** How many cards a hand shows at the showdown; 0 before it. */
  readonly shown: number
  readonly bets: boolean
  /** Your name and what you hold have no strip of their own: what you may do needs the room. */
  readonly tight: boolean
}

/** The window that the table has, and what it is called by its shape. */
export type Shape = {
  readonly w: number
  readonly h: number
  readonly upright: boolean
  /** An upright phone. */
  readonly narrow: boolean
  /** A phone on its side. */
  readonly low: boolean
  /** Plates stand: an avatar above a name. */
  readonly standing: boolean
}

export const shapeOf = (w: number, h: number, kind: OnTable['kind']): Shape => {
  const upright = h > w * 1.02
  // three rows of cards each lie along the top of a phone, however low what is left for them
  const narrow = w < 560 && (upright || kind === 'rows')
  return { w, h, upright, narrow, low: h < 440 && !narrow, standing: narrow && kind !== 'rows' && kind !== 'stud' }
}

/** Where the cards of a seat lie, seen from its plate. */
export type Inward = 'up' | 'down' | 'left' | 'right'

/** The place of a seat: the centre of its plate, how far its cards lie beside it, and all that it takes. */
export type SeatPlace = Point & {
  readonly inward: Inward
  readonly cardsAside: number
  /** Cards that are shown beside a plate: how far their upper edge lies below its middle; and whether its bubble is above it. */
  readonly beside?: { readonly top: number; readonly bubbleAbove: boolean }
  /** The direction away from the table. */
  readonly nx: number
  readonly box: Box
  /** What it takes in parts: a standing plate is a narrow head on wide shoulders. */
  readonly parts: readonly Box[]
  /** The plate with the name and the stack, which nothing ever lies over. */
  readonly name: Box
  readonly cards: Box
}

/** Sizes in pixels; CSS has them as custom properties. */
export type Sizes = {
  readonly plate: number
  readonly plateHeight: number
  readonly avatar: number
  readonly bubble: number
  readonly rail: number
  /** A card at a seat, how far the next one lies from it in cards, and the room that a hand takes. */
  readonly card: number
  readonly step: number
  readonly hand: number
  readonly handHeight: number
  readonly fan: number
  readonly shownCard: number
  readonly shownStep: number
  readonly chip: number
}

/** Your own place at the bottom of the table. */
export type OwnPlace = {
  readonly card: number
  readonly step: number
  readonly width: number
  readonly height: number
  readonly top: number
  readonly strip: Box
  readonly boxes: readonly Box[]
  /** In the Chinese family. */
  readonly rows: OwnRows | null
}

/** Your own rows of the Chinese family, and the tray with the cards to set. */
export type OwnRows = {
  readonly card: number
  /** So far the rows lie left of the middle. */
  readonly shift: number
  /** The tray lies under the rows; otherwise beside them. */
  readonly under: boolean
  readonly tray: { readonly card: number; readonly columns: number; readonly width: number }
  readonly width: number
  readonly height: number
}

/** What is in the middle: the street, the boards and the pot. */
export type Middle = Point & {
  readonly card: number
  readonly columns: number
  readonly potHeight: number
  readonly box: Box | null
}

/** A place for everything on the table. */
export type Stage = {
  readonly shape: Shape
  readonly sizes: Sizes
  readonly own: OwnPlace
  readonly table: RailLine
  /** The others, clockwise from your left; everybody where you are not seated. */
  readonly seats: readonly SeatPlace[]
  readonly bets: readonly Point[]
  readonly ownBet: Point
  readonly middle: Middle
  /** A bet stands in the bubble of its seat, for there is no room before it. */
  readonly betsInBubbles: boolean
  /** How many things touch each other: 0, or the window is too small for what is dealt. */
  readonly clashes: number
  /** What plates are made smaller by. */
  readonly scale: number
}

/** A card is so much higher than wide. */
export const TALL = 1.4
/** How much of a bubble hangs outside its plate. */
export const OUTSIDE = 0.86
