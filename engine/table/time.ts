import type { Flavour } from '../cards/flavour.ts'

/** A moment, in milliseconds as clocks count them; it comes with every order, so that a night replays exactly. */
export type Time = Flavour<number, 'time'>

/** This many minutes, as times are counted. */
export const minutes = (count: number): number => count * 60_000

/** This many seconds, as times are counted. */
export const seconds = (count: number): number => count * 1000
