export type { AbsentEvent, AbsentOrder } from '../tournament/absent/absent.ts'
export { type AbsentHand, absentHand } from '../tournament/absent/absent-hand.ts'
export { forfeitDue } from '../tournament/absent/forfeit-due.ts'
export { chipsInPlay, tournamentAudit, unevenBy } from '../tournament/audit.ts'
export type { BalanceEvent, BalanceOrder } from '../tournament/balance/balance.ts'
export { type Due, movesDue } from '../tournament/balance/moves-due.ts'
export { type Duty, dueForBig, dutyAt } from '../tournament/balance/next-places.ts'
export type { Choice } from '../tournament/balance/plan-moves.ts'
export { type Move, type MovePlan, planMoves } from '../tournament/balance/plan-moves.ts'
export { tablesHeldUp } from '../tournament/balance/tables-held-up.ts'
export type { Wanted } from '../tournament/balance/tables-wanted.ts'
export { tablesWanted, tolerance } from '../tournament/balance/tables-wanted.ts'
export type { EnvelopesEvent, EnvelopesOrder } from '../tournament/bounties/envelopes.ts'
export { envelopeWorths, mayStillBuy } from '../tournament/bounties/worths.ts'
export type { BustsEvent, BustsOrder } from '../tournament/busts/busts.ts'
export { cardDecides, finishOrder, places, type Standing } from '../tournament/busts/places.ts'
export type { Bag, DaysEvent, DaysOrder } from '../tournament/days/days.ts'
export type { DealsEvent, DealsOrder, Spots, Took } from '../tournament/deals/deals.ts'
export { tookIn } from '../tournament/deals/took-in.ts'
export type { TournamentDraft } from '../tournament/draft.ts'
export type { CardOf, DrawEvent, Drawn, DrawOrder } from '../tournament/draw/draw.ts'
export { seatDeck } from '../tournament/draw/seat-deck.ts'
export { spread } from '../tournament/draw/spread.ts'
export type { EntryEvent, EntryOrder, Place } from '../tournament/entry/entry.ts'
export type { TournamentEvent } from '../tournament/events.ts'
export * from '../tournament/league/league.ts'
export { resultOf } from '../tournament/league/result-of.ts'
export { clockAt, leftAt, levelNow } from '../tournament/levels/level-now.ts'
export type { LevelsEvent, LevelsOrder } from '../tournament/levels/levels.ts'
export { checkPlan } from '../tournament/opening/check-plan.ts'
export type { OpeningEvent, OpeningOrder } from '../tournament/opening/opening.ts'
export { levelsFor, planFor } from '../tournament/opening/plan-for.ts'
export { type Posted, postedFor } from '../tournament/opening/posted.ts'
export type { TournamentOrder } from '../tournament/orders.ts'
export type { MayFollow } from '../tournament/penalties/may-follow.ts'
export type { EventNote, PenaltiesEvent, PenaltiesOrder } from '../tournament/penalties/penalties.ts'
export type { AddOn, Bounty, Level, Money, Plan, PrizePlan, Rebuys } from '../tournament/plan.ts'
export { type Played, type PlayOptions, playTournament } from '../tournament/play/play-tournament.ts'
export { partOf } from '../tournament/play/real-tables.ts'
export { type Simulated, simulated } from '../tournament/play/simulated.ts'
export { directorDivides, divide } from '../tournament/prizes/agree-deal.ts'
export { entriesOf, overlayOf, paidOut, playersOf, prizesOf, purseOf } from '../tournament/prizes/paid.ts'
export { type Purse, payouts } from '../tournament/prizes/payouts.ts'
export type { PrizesEvent, PrizesOrder } from '../tournament/prizes/prizes.ts'
export { type ColourUp, chipWorths, colourUps } from '../tournament/race/colour-ups.ts'
export type { RaceEvent, RaceOrder } from '../tournament/race/race.ts'
export { raceCards } from '../tournament/race/race-cards.ts'
export { type Race, type Raced, raceOff } from '../tournament/race/race-off.ts'
export type { TournamentRefusal, TournamentWhy } from '../tournament/refusal.ts'
export type { NotDone, Sanction, TooSoonOrLate, TournamentAbout } from '../tournament/refusal-about.ts'
export { bookStack, type ChipCounts, chipSetFor, evenStacks, worthOf } from '../tournament/structure/chip-stacks.ts'
export {
  makeStructure,
  mostSeats,
  type Structure,
  type StructureOptions,
  type StructureRefusal,
  unpayable,
} from '../tournament/structure/make-structure.ts'
export { type Predicted, type Prediction, predictEnd } from '../tournament/structure/predict.ts'
export type {
  AgreedDeal,
  Bank,
  DealWay,
  Entrant,
  Envelopes,
  EventTable,
  Gone,
  LevelClock,
  OutGroup,
  Paid,
  Phase,
  PrizeDeal,
  Review,
  Tournament,
} from '../tournament/tournament.ts'
export { tournamentDecider } from '../tournament/tournament-decider.ts'
