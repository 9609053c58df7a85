export type { AgreedEvent } from '../table/agreed/agreed-events.ts'
export type { AgreedOrder } from '../table/agreed/agreed-orders.ts'
export { defaultBombAnte } from '../table/agreed/bomb-pot-due.ts'
export { chipsOnTable, tableAudit } from '../table/audit.ts'
export { type BuyInRange, buyInRange } from '../table/chips/buy-in-range.ts'
export type { ChipsEvent } from '../table/chips/chips-events.ts'
export type { ChipsOrder } from '../table/chips/chips-orders.ts'
export type { CameFrom } from '../table/chips/transfer.ts'
export type { CollectionsEvent } from '../table/collections/collections-events.ts'
export type { CollectionsOrder } from '../table/collections/collections-orders.ts'
export { rakeOf, rakeOfBook } from '../table/collections/rake.ts'
export type { DealsEvent } from '../table/deals/deals-events.ts'
export type { DealsOrder } from '../table/deals/deals-orders.ts'
export { type DealOutcome, outcomeOf } from '../table/deals/outcome.ts'
export type { Out, WhyOut } from '../table/deals/plan.ts'
export { decideTable, type TableDecision } from '../table/decide.ts'
export type { At, TableEvent } from '../table/events.ts'
export { evolveTable, replayTable } from '../table/evolve.ts'
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
  type NewcomerEntry,
  type NewcomerWish,
  newcomerInKilledPot,
  newcomerWishes,
} from '../table/kills/kill-newcomer.ts'
export { type KillOutcome, killOutcome } from '../table/kills/kill-outcome.ts'
export { type KillIn, killsPosted } from '../table/kills/kill-posts.ts'
export type { LeavingEvent } from '../table/leaving/leaving-events.ts'
export type { LeavingOrder } from '../table/leaving/leaving-orders.ts'
export { type Behind, ENTRY_WISHES, type EntryWish, type Member, type Penalty, type Standing } from '../table/member.ts'
export type { MixesEvent } from '../table/mixes/mixes-events.ts'
export type { MixesOrder } from '../table/mixes/mixes-orders.ts'
export { mostDealtIn } from '../table/mixes/most-dealt-in.ts'
export { nextOnButton } from '../table/mixes/next-on-button.ts'
export { differsFromMix, feedsMix, type MixVerdict, overlapPercent, type Played } from '../table/mixes/overlap.ts'
export {
  decideNight,
  evolveNight,
  type InDealOrder,
  type Night,
  type NightDecision,
  type NightEvent,
  type NightOrder,
} from '../table/night.ts'
export { NOTE_KINDS, type Note, type NoteKind, type OpenNote } from '../table/notes/note.ts'
export type { NotesEvent } from '../table/notes/notes-events.ts'
export type { NotesOrder } from '../table/notes/notes-orders.ts'
export { checkPlacard } from '../table/opening/check-placard.ts'
export type { OpeningEvent } from '../table/opening/opening-events.ts'
export type { OpeningOrder } from '../table/opening/opening-orders.ts'
export { type PlacardWish, placardFor } from '../table/opening/placard-for.ts'
export type { TableOrder } from '../table/orders.ts'
export type { Clock } from '../table/people/clock.ts'
export type { PeopleEvent } from '../table/people/people-events.ts'
export type { PeopleOrder } from '../table/people/people-orders.ts'
export { type PickUpDue, pickUpsDue } from '../table/people/pick-up.ts'
export { creditsOf, type PlayLogged } from '../table/people/rewards.ts'
export { type Present, whoCanPlay } from '../table/people/who-can-play.ts'
export type { Collection, GamePart, Placard } from '../table/placard.ts'
export { playTable, type TablePlay } from '../table/play.ts'
export type { PlayerId } from '../table/player.ts'
export { type NightPlan, type NightStep, randomNight } from '../table/random-night.ts'
export type { TableRefusal, TableWhy } from '../table/refusal.ts'
export { tableRefusalWords } from '../table/refusal-words.ts'
export type { EntryChoice } from '../table/seats/entry-choice.ts'
export { entryChoices } from '../table/seats/entry-choices.ts'
export type { SeatsEvent } from '../table/seats/seats-events.ts'
export type { SeatsOrder } from '../table/seats/seats-orders.ts'
export { straddleSize } from '../table/seats/straddle-size.ts'
export type {
  Agreed,
  BombPotProposed,
  CalledDeal,
  Carried,
  Places,
  Rotation,
  Table,
  TimeKept,
  TimePool,
  TimeWay,
} from '../table/table.ts'
export { minutes, seconds, type Time } from '../table/time.ts'
