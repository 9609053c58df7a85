import type { Card } from '../cards/card.ts'
import type { Chips, Seat } from '../deal/chips.ts'
import type { RankingName } from '../ranking/ranking.ts'
import type { Worded } from './text.ts'

/** The rankings whose hands are read in the training. */
export type RankingRead = Extract<RankingName, 'high' | 'ace-to-five' | 'deuce-to-seven' | 'badugi'>

/** What a player has put in, and whether they folded. */
export type PaidIn = { readonly seat: Seat; readonly chips: Chips; readonly folded: boolean }

/** What is under way at a moment of a deal. */
export type UnderWay = 'first-cards' | 'next-cards' | 'betting' | 'drawing' | 'discarding' | 'setting' | 'showdown'

/** What a language says in the questions of the training. */
export type DrillWords = {
  /** A ruling: the game, when it happened, how many play, and what was reported, which is a sentence. */
  readonly ruling: {
    readonly about: (form: string, street: string, underWay: UnderWay, players: number, reported: string) => string
    readonly asks: string
  }
  readonly sidePots: {
    readonly about: (paid: readonly PaidIn[]) => string
    readonly asksMain: string
    readonly asksSide: string
    readonly why: (pots: readonly { readonly amount: Chips; readonly seats: readonly Seat[] }[]) => string
  }
  readonly potLimit: {
    readonly about: (pot: Chips, bet: Chips) => string
    readonly asks: string
    readonly why: (bet: Chips, pot: Chips, most: Chips) => string
  }
  readonly hands: {
    readonly about: (ranking: RankingRead) => string
    readonly asks: string
    /** The first hand wins, the second does, they split. */
    readonly answers: readonly [string, string, string]
    readonly why: (first: string, second: string) => string
  }
  readonly seat: (seat: Seat) => string
  readonly seats: (seats: readonly Seat[]) => string
  readonly splitPots: {
    readonly about: (form: string, pot: Chips) => string
    readonly asks: string
    readonly why: (parts: readonly { readonly share: string; readonly taken: readonly PaidTo[] }[]) => string
  }
  readonly oddChips: {
    readonly about: (players: number, button: Seat, tied: readonly Seat[], pot: Chips) => string
    readonly asks: string
    readonly nobody: string
    readonly why: (seat: Seat) => string
  }
  readonly rows: {
    readonly about: (form: string) => string
    readonly asks: string
    readonly points: (points: number) => string
    /** `fouled` are the seats whose rows are out of order. */
    readonly why: (
      rows: readonly number[],
      scoop: number,
      royalties: readonly [number, number],
      fouled: readonly Seat[],
    ) => string
  }
  readonly change: {
    readonly about: (bet: Chips, chip: Chips) => string
    readonly asks: string
    readonly why: (bet: Chips, back: Chips) => string
  }
  readonly chipRace: {
    readonly about: (small: Chips, big: Chips, held: readonly RacedOff[]) => Worded
    readonly asks: (big: Chips) => string
    readonly why: (count: number, small: Chips, made: number, big: Chips) => string
  }
  readonly firstToAct: {
    readonly about: (form: string, street: string, players: number, button: Seat | null) => string
    readonly asks: string
    readonly why: (seat: Seat) => string
  }
  readonly wagers: {
    readonly about: (form: string, street: string, told: string) => string
    readonly asks: string
    /** What happened: the bet or raise before, and what the player did then. */
    readonly told: (before: (PaidTo & { readonly raised: boolean }) | null, seat: Seat, did: string) => string
    /** What the player did, by the name of the case, facing this price; `under` is the one before it was raised. */
    readonly did: Readonly<Record<string, (price: Chips, under: Chips) => string>>
  }
  readonly lists: {
    readonly about: (list: readonly { readonly name: string; readonly away: boolean }[]) => string
    readonly asks: string
    readonly why: (name: string) => string
  }
  readonly mustMove: {
    readonly about: (order: readonly string[]) => string
    readonly asks: string
    readonly why: (name: string) => string
  }
  readonly balancing: {
    readonly about: (tables: readonly TableText[]) => string
    readonly asks: string
    readonly why: (name: string, table: number, seat: Seat) => string
  }
}

/** What goes to a seat, or lies before it. */
export type PaidTo = { readonly seat: Seat; readonly chips: Chips }

/** What a seat has of the chips that are raced off, and the cards it gets for them. */
export type RacedOff = { readonly seat: Seat; readonly count: number; readonly cards: readonly Card[] }

/** A table of an event as a drill tells it. */
export type TableText = {
  readonly table: number
  readonly button: Seat
  readonly big: Seat
  readonly seats: Readonly<Record<string, string>>
}
