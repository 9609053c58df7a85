import type { Structure } from '../forms/form.ts'
import type { Chips } from './chips.ts'

/**
 * What the book says of a deal, as it is when the deal starts. What the events add up to rests on this alone, so that
 * a book that is corrected later changes no deal that was played. Parts for which the deal has no use are left out.
 */
export type Law = {
  /** How many raises may follow a bet; left out where any number may. */
  readonly raises?: RaiseLaw
  /** Which part of a bet or raise an all-in must have to count as a whole one, and whether exactly that part does. */
  readonly fraction: number
  readonly inclusive?: true
  /** Short all-ins that add up to a whole raise open the betting again. */
  readonly addUp?: true
  /** A short all-in may be brought up to a whole wager: at limit also by a player who has acted, elsewhere at all. */
  readonly completing?: true
  /** A short all-in bet may be called for what it is. */
  readonly callShort?: true
  /** Making a forced bet whole counts as a raise. */
  readonly completionCounts?: true
  /** The least bet where bets have no fixed sizes. */
  readonly least: Chips
  /** What blinds count for in the pot, where the pot is the limit. */
  readonly blinds?: BlindLaw
  /** In a deal that is straddled. */
  readonly straddle?: StraddleLaw
  /** The killer acts last on the first round. */
  readonly killerLast?: true
  /** Where cards are dealt face up. */
  readonly stud?: StudLaw
  /** Where cards are drawn. */
  readonly draw?: DrawnLaw
  /** Five cards to each of eight hands, run twice: how many burns there are in all. */
  readonly runBurns?: number
  /** Hands are shown pot by pot; otherwise only those wait who play for the main pot alone. */
  readonly potByPot?: true
}

/** Raises that may follow the bet, in general and with two players; null for any number. */
export type RaiseLaw = {
  readonly most: number | null
  readonly headsUp: number | null
  /** With fewer players than this who are not all-in there is no cap. */
  readonly from: number
  /** The cap may come off while the round is on. */
  readonly lifts?: true
}

/** What blinds count for in the pot. */
export type BlindLaw = {
  /** A smaller blind counts as the largest, and so does dead money of its size. */
  readonly smallAsBig?: true
  readonly deadAsBig?: true
}

/** What a straddle does. */
export type StraddleLaw = {
  /** It is what it takes to come in, and the least bet of the later rounds. */
  readonly firstRound?: true
  readonly laterRounds?: true
  /** Its maker may raise though nobody else has. */
  readonly live?: true
  readonly countsToCap?: true
  /** A raise over it is at least to twice as much. */
  readonly doubles?: true
  /** When its maker acts on the first round: last with the action starting behind them, last of all, or in turn. */
  readonly acts: 'behind' | 'last' | 'in-turn'
}

/** What holds where cards are dealt face up. */
export type StudLaw = {
  /** An open pair on fourth street lets anyone bet the upper limit. */
  readonly openPair?: true
  /** A forced bet that its player cannot make whole is the price for the others too. */
  readonly partialCounts?: true
  /** At big-bet nothing is forced: the high card opens, for as little as one ante. */
  readonly highCardOpens?: true
  readonly anteOpens?: true
  /** For a player who is all-in the next by the cards opens, not the next to the left. */
  readonly nextByCards?: true
  /** In a killed pot there is no bring-in: the action starts at the left of the kill. */
  readonly killOpens?: true
  /** Of equal hands the suit of the highest card decides. */
  readonly bySuit?: true
  /** The stub is counted before the last street. */
  readonly countsFirst?: true
}

/** What holds where cards are drawn. */
export type DrawnLaw = {
  /** How many cards a player gets in a row. */
  readonly inARow: number
  /** The piles that are shuffled when the stub runs out. */
  readonly reshuffled: readonly DrawPile[]
  /** The limit stays the lower one after the draw. */
  readonly single?: true
  /** The opener may open for the bet and a raise at once. */
  readonly withRaise?: true
}

/** A pile that is out of play when the stub runs out in a draw. */
export type DrawPile = 'burns' | 'muck' | 'discards'

/** Is the betting at limit or spread, where bets are bounded by the stakes and raises are capped? */
export const isFixed = (structure: Structure): boolean => structure === 'limit' || structure === 'spread'

/** rrp/14/nl/2: the least bet; a kill raises it with the limits. */
export const leastBet = ({ law, stakes }: Game): Chips => (isFixed(stakes.structure) ? stakes.lower : law.least)

type Game = { readonly law: Law; readonly stakes: { readonly structure: Structure; readonly lower: Chips } }

/** rrp/3/betting/7, rrp/14/nl/3: does an all-in of this much stand for a whole bet or raise of this size? */
export const isWhole = ({ fraction, inclusive }: Law, by: Chips, size: Chips): boolean => {
  const part = size * fraction
  const chips = Math.round(part)
  // 0.55 of 20 is 11 chips, whatever the last digit of the product
  const needed = Math.abs(part - chips) < 1e-6 ? chips : part
  return inclusive ? by >= needed : by > needed
}

/** How many raises may follow the bet with this many players who are not all-in, null for any number. */
export const capWith = ({ most, headsUp, from }: RaiseLaw, able: number): number | null => {
  if (able <= 2) return headsUp
  return able < from ? null : most
}
