import type { BookId, RuleId } from './rule-id.ts'
import type { WagerPoints } from './wagers/points.ts'

/** A point the books answer differently: the answer, and the rule it rests on. */
export type Point<T> = { readonly is: T; readonly rule: RuleId }

/** The questions that a deal asks its book. */
export type Rulebook = {
  readonly id: BookId
  readonly name: string

  /** Raises after the bet in a limit round with three or more players who are not all-in. */
  readonly raiseCap: { readonly threeOrMoreRounds: Point<number>; readonly twoRounds: Point<number> }
  /** From when two players may raise without end. */
  readonly headsUpUncapped: Point<'once-heads-up' | 'round-begins-heads-up'>
  /** Making the bring-in a full bet uses up a raise. */
  readonly completionIsARaise: Point<boolean>
  /** A limit all-in of this part of a bet counts as a whole one; `more-than-half` leaves the exact half out. */
  readonly limitReopensAt: Point<'half' | 'more-than-half'>
  /** Short all-ins that add up to a raise open the betting again. */
  readonly shortAllInsAddUp: Point<boolean>
  /** The small blind counts as a big one in the pot until the big blind has acted. */
  readonly potLimitSmallBlindAsBig: Point<boolean>
  /** Whether a player who has checked may raise in limit ace-to-five. */
  readonly aceToFiveLimitCheckRaise: Point<boolean>
  /** Whether ace-to-five is played with the joker where nothing is posted. */
  readonly aceToFiveJoker: Point<boolean>
  /** The most cards given in one go in a draw; the rest come after everybody else's. */
  readonly cardsInARow: Point<number>
  /** A part of the pot for which nobody in that pot qualifies. */
  readonly unclaimedShare: Point<'to-the-other-shares'>
  /** Nobody in the pot qualifies for any part of it. */
  readonly noneQualifies: Point<'shared-by-all'>
  /** The chip that cannot be divided, where hands tie and where a pot is split. */
  readonly oddChip: {
    /** Each main and side pot is split by itself, the last side pot first. */
    readonly sidePots: Point<'each-by-itself'>
    /** How many odd chips of one pot a player may get out of ties, as long as another tied player has had none. */
    readonly most: Point<1>
    /** Tied hands in a form with a button. */
    readonly button: Point<'left-of-the-button'>
    /** Tied hands in stud: by the highest card by suit, in low by the lowest or still the highest; of all cards or of those that play. */
    readonly stud: Point<{ readonly low: 'lowest-card' | 'highest-card'; readonly of: 'all-cards' | 'playing-cards' }>
    /** Between a high and a low half. */
    readonly highLow: Point<'high'>
    /** The same players tie for every part of the pot. */
    readonly tiedForAll: Point<'whole-pot-evenly'>
    /** Between two lows of a form with a button. */
    readonly twoLows: Point<'by-form' | 'first-share'>
    /** Between a hand made with the board and a drawn hand. */
    readonly drawnHand: Point<'by-form' | 'first-share'>
    /** Between a razz hand and a badugi. */
    readonly razz: Point<'first-share'>
    /** Between the parts of the pot when a form with a button is played in a mix. */
    readonly mixed: Point<'position' | 'as-alone'>
    /** Between boards that lie side by side. */
    readonly boards: Point<'first-board'>
    /** Between the run-outs of cards dealt more than once. */
    readonly runs: Point<'first-run'>
  }
  /** Nobody bet on the last round: who shows first. */
  readonly showsFirst: Point<'first-to-act' | 'who-moved-all-in'>
  /** What words, chips and motions at a live table amount to. */
  readonly wagers: WagerPoints
}
