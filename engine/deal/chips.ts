import type { Flavour } from '../cards/flavour.ts'

/** Whole units of the smallest chip. */
export type Chips = Flavour<number, 'chips'>
/** A chair's number, counted clockwise from the dealer's left. */
export type Seat = Flavour<number, 'seat'>
