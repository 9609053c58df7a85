export type { AgreedEvent, AgreedOrder } from '../table/agreed/agreed.ts'
export { handsAgreed } from '../table/agreed/all-in-hands.ts'
export { defaultBombAnte } from '../table/agreed/bomb-pot-due.ts'
export { chopAgreed, chopRules, mayChopAt } from '../table/agreed/chops.ts'
export { chooserOf, type NextChoice, nextChoices } from '../table/agreed/next-choices.ts'
export { huntRules, mayAgreeToHunt, mayHuntAt } from '../table/agreed/rabbit-hunts.ts'
export { mostRunsAt, runsAgreed, runsRules } from '../table/agreed/run-outs.ts'
export { mayPlaySevenDeuce, sevenDeuceNext, sevenDeuceRules, sevenDeuceWinners } from '../table/agreed/seven-deuce.ts'
export { chipsOnTable, tableAudit } from '../table/audit.ts'
export { type BuyInRange, buyInRange } from '../table/chips/buy-in-range.ts'
export type { ChipsEvent, ChipsOrder } from '../table/chips/chips.ts'
export type { CameFrom } from '../table/chips/transfer.ts'
export type { ButtonDrop } from '../table/collections/button-drop.ts'
export type { CollectionsEvent, CollectionsOrder } from '../table/collections/collections.ts'
export { rakeOf, rakeOfBook, timeOfBook } from '../table/collections/rake.ts'
export { timePaidUntil } from '../table/collections/take-time.ts'
export type { DealsEvent, DealsOrder } from '../table/deals/deals.ts'
export { type DealOutcome, outcomeOf } from '../table/deals/outcome.ts'
export type { Out, WhyOut } from '../table/deals/plan.ts'
export type { BeforeDeal, Stood } from '../table/deals/void-deal.ts'
export type { At, TableEvent } from '../table/events.ts'
export {
  barredByKill,
  killGameOpens,
  type LegOnReturn,
  legOnGettingUp,
  legOnReturn,
} from '../table/kills/kill-absence.ts'
export * from '../table/kills/kill-button.ts'
export { type KillDue, type KillPlaces, type KillToPost, killDue } from '../table/kills/kill-due.ts'
export { killGameOf } from '../table/kills/kill-game.ts'
export { afterDeal, killAmount } from '../table/kills/kill-legs.ts'
export {
  type NewcomerChoice,
  type NewcomerEntry,
  newcomerChoices,
  newcomerInKilledPot,
} from '../table/kills/kill-newcomer.ts'
export { type KillOutcome, killOutcome } from '../table/kills/kill-outcome.ts'
export { type KillIn, killsPosted } from '../table/kills/kill-posts.ts'
export type { LeavingEvent, LeavingOrder } from '../table/leaving/leaving.ts'
export { type Behind, ENTRY_WISHES, type EntryWish, type Member, type Penalty, type Standing } from '../table/member.ts'
export type { MixesEvent, MixesOrder } from '../table/mixes/mixes.ts'
export { mostDealtIn } from '../table/mixes/most-dealt-in.ts'
export { nextOnButton } from '../table/mixes/next-on-button.ts'
export { differsFromMix, feedsMix, type MixVerdict, overlapPercent, type Played } from '../table/mixes/overlap.ts'
export {
  carryOutNight,
  decideNight,
  evolveNight,
  type InDealOrder,
  isDealEvent,
  isNightEventType,
  type Night,
  type NightDecision,
  type NightEvent,
  type NightOrder,
  type NightOutcome,
  type NightPart,
  type NightRefused,
  nightDecider,
} from '../table/night.ts'
export { NOTE_KINDS, type Note, type NoteKind, type OpenNote } from '../table/notes/note.ts'
export type { NotesEvent, NotesOrder } from '../table/notes/notes.ts'
export { checkPlacard } from '../table/opening/check-placard.ts'
export type { OpeningEvent, OpeningOrder } from '../table/opening/opening.ts'
export { type PlacardOptions, placardFor } from '../table/opening/placard-for.ts'
export type { TableOrder } from '../table/orders.ts'
export { type Clock, clockRules } from '../table/people/clock.ts'
export type { PeopleEvent, PeopleOrder } from '../table/people/people.ts'
export { type PickUpDue, pickUpsDue } from '../table/people/pick-up.ts'
export { creditsOf, type PlayLogged } from '../table/people/rewards.ts'
export { type Present, whoCanPlay } from '../table/people/who-can-play.ts'
export type { Collection, GamePart, Placard } from '../table/placard.ts'
export { playTable, type TablePlay } from '../table/play.ts'
export type { PlayerId } from '../table/player.ts'
export { type NightPlan, type NightStep, randomNight } from '../table/random-night.ts'
export type { TableRefusal, TableWhy } from '../table/refusal.ts'
export type { NotPlayed, TableAbout, Untimely } from '../table/refusal-about.ts'
export type { EntryChoice } from '../table/seats/entry-choice.ts'
export { entryChoices } from '../table/seats/entry-choices.ts'
export type { SeatsEvent, SeatsOrder } from '../table/seats/seats.ts'
export { straddleSize } from '../table/seats/straddle-size.ts'
export type { StakesEvent, StakesOrder } from '../table/stakes/stakes.ts'
export type {
  Agreed,
  BombPotProposed,
  CalledDeal,
  Carried,
  Places,
  Rotation,
  SevenDeuce,
  SevenDeuceTerms,
  Table,
  TimeKept,
  TimePool,
  TimeWay,
} from '../table/table.ts'
export { decideTable, evolveTable, replayTable, type TableDecision } from '../table/table-decider.ts'
export { minutes, seconds, type Time } from '../table/time.ts'
