import type { RuleId } from '../rule-id.ts'
import type { Point } from '../rulebook.ts'

/** An act at the table, as the books name it. */
export type WagerAct = 'fold' | 'check' | 'call' | 'bet' | 'raise' | 'complete'

/** A point that has one answer at limit and spread, another at half-pot, pot-limit and no-limit. */
export type ByStructure<T, U = T> = { readonly limit: Point<T>; readonly bigBet: Point<U> }

/** How chips may go in after a bet or raise was said without an amount. */
export type Motions = 'any-motions' | 'one-motion' | 'the-call-and-one-motion'

/** When a draw that was asked for may still be changed: the rule, its deck condition, its table condition. */
export type DrawChangeRules = { readonly asked: RuleId; readonly dealt: RuleId; readonly relied: RuleId }

/** What a book says of words, chips and motions at a live table. */
export type WagerPoints = {
  /** What is said in turn binds; against other chips it wins, or the book does not say which wins. */
  readonly words: ByStructure<'win' | 'bind'>
  /** Knocking on the table: a pass, which facing a wager gives the hand up, or a check. */
  readonly rap: Point<'pass' | 'check'>
  /** Knocking in the draw. */
  readonly rapInDraw: { readonly lowball: Point<'pat'>; readonly high: Point<'pat'> }
  /** Knocking pat without knowing of a raise. */
  readonly rapUnaware: Point<'may-still-play'>
  /** Saying what one will do if another does something. */
  readonly conditional: Point<'may-bind'>
  readonly outOfTurn: {
    /** Nothing has changed when the turn comes. */
    readonly unchanged: Point<'binds' | 'may-bind'>
    /** Acts of players between that set the offender free. */
    readonly freedBy: Point<readonly WagerAct[]>
    /** Acts of players between after which it is left to the floor. */
    readonly floorAfter: Point<readonly WagerAct[]>
    /** What a check out of turn costs, also when a bet has set the player free. */
    readonly checkBars: Point<readonly WagerAct[]>
    /** What a call out of turn costs; `always` also when a raise has set the player free. */
    readonly callBars: Point<{ readonly acts: readonly WagerAct[]; readonly always: boolean }>
  }
  /** So many players act behind one who was skipped and said nothing: his turn may be lost, or is. */
  readonly skipped: Point<{ readonly players: number; readonly loses: 'may' | 'will' }>
  /** Chips moved forward and not released. */
  readonly forwardMotion: ByStructure<
    'may-be-held-if-another-acts' | 'held-if-another-acts' | 'complete-or-forfeit',
    'nothing' | 'may-be-held-to-the-call'
  >
  /** Chips let go into the pot. */
  readonly released: Point<'binds'>
  /** Chips let go by one who did not know of a raise. */
  readonly unawareOfRaise: Point<'withdraws-if-nobody-acted'>
  /** Too little put in by one who did not know of a kill. */
  readonly unawareOfKill: Point<{
    readonly bound: 'required-with-the-button-up' | 'announced-with-the-button-up'
    readonly must: 'completes' | 'completes-or-forfeits'
  }>
  /** More chips in a second motion, with nothing said before. */
  readonly stringRaise: ByStructure<'does-not-count'>
  /** Who stops a string raise. */
  readonly stringRaiseCalledBy: Point<'dealer' | 'dealer-or-player'>
  /** A bet or raise was said without an amount: how the chips may go in at big-bet play. */
  readonly motions: { readonly cash: Point<Motions>; readonly tournament: Point<Motions> }
  /** The part of a bet over the call that makes a raise at limit. */
  readonly raiseByChips: Point<'half' | 'more-than-half'>
  /** Whether that holds for several chips of one kind. */
  readonly likeChips: Point<'holds' | 'may-not-hold'>
  /** Too much put in to call at big-bet play, and less than a raise. */
  readonly overcall: Point<'call' | 'half-is-a-raise'>
  /** One chip larger than the bet, without a word. */
  readonly oversizedChip: ByStructure<'call'>
  /** One chip that opens the betting, without a word. */
  readonly openingChip: Point<'whole-chip'>
  /** Several chips without a word, and chips of an earlier bet: by the total, or a call if every chip is needed for it. */
  readonly multiChip: Point<'by-the-total' | 'call-if-every-chip-is-needed'>
  /** A chip above the pot at pot-limit, facing a bet. */
  readonly potLimitChip: Point<'call' | 'pot'>
  /** A call that is short. */
  readonly shortCall: ByStructure<'made-good'>
  /** A wager below its size. */
  readonly underbet: ByStructure<'brought-up'>
  /** A wager in amounts that are not played. */
  readonly rounding: Point<'nearest'>
  /** Those who had called a wager that is then corrected may raise it. */
  readonly callersMayRaise: Point<false>
  /** A wager above the pot. */
  readonly oversize: {
    readonly cut: Point<'to-the-most'>
    readonly until: Point<'all-have-acted'>
    /** Questioned late, by or after somebody who thought about it. */
    readonly late: Point<'floor-may-let-it-stand' | 'corrected'>
  }
  readonly misunderstanding: {
    /** The acts that may be undone, and at which structures. */
    readonly covers: Point<{ readonly acts: readonly WagerAct[]; readonly at: 'big-bet' | 'all' }>
    /** No claim is heard from one who has put in this part of the wager. */
    readonly boundFrom: Point<number | null>
    /** Nothing may be undone once somebody has acted, or while no harm came of it. */
    readonly unless: Point<'harm' | 'another-acted'>
  }
  /** Saying fold, facing a wager. */
  readonly foldSaid: Point<'dead'>
  /** Throwing the hand forward so that another acts. */
  readonly handThrown: Point<'dead'>
  /** Lifting the upcards, facing a wager. */
  readonly upcardsLifted: Point<'fold'>
  /** The wrong player brought in: before the next has acted, and after. */
  readonly wrongBringIn: { readonly before: Point<'taken-back'>; readonly after: Point<'stands'> }
  /** Asking for another number of cards. */
  readonly drawChange: {
    readonly lowball: DrawChangeRules
    readonly 'draw-high': DrawChangeRules
    readonly badugi: DrawChangeRules
    readonly baduci: DrawChangeRules
    readonly badaci: DrawChangeRules
  }
}
