export type { AbsenceEvent, AbsenceOrder, PickUp } from '../floor/absences/absences.ts'
export { faultsIn, faultsOf } from '../floor/audit.ts'
export type { BrokenEvent, BrokenOrder } from '../floor/broken/broken.ts'
export type { CallEvent, CallOrder } from '../floor/calls/calls.ts'
export { mustPlay } from '../floor/calls/must-play.ts'
export { type NextName, nextName, type Skipped } from '../floor/calls/next-name.ts'
export type { ChairEvent, ChairOrder } from '../floor/chairs/chairs.ts'
export { dayAfter, type FloorDay, newDay, type TableDay, type Waited, type Waiting } from '../floor/day/day.ts'
export { estimateFor, estimatesOf, howGood, openSeats } from '../floor/day/estimates.ts'
export { type FloorDraft, type Sitting, seatOf as floorSeatOf, seatPlayedOver } from '../floor/draft.ts'
export { type Due, dueNow } from '../floor/due-now.ts'
export type { FloorEvent } from '../floor/events.ts'
export { type Floor, type Habits, usualHabits } from '../floor/floor.ts'
export { floorDecider } from '../floor/floor-decider.ts'
export type {
  Chair,
  DealPlaces,
  FloorTable,
  HeldChair,
  LimitProposed,
  SeatChangeAsked,
  StandIn,
  TableId,
  TakenChair,
} from '../floor/floor-table.ts'
export type { Game, GameId, GameKind, Limit, Listed, ListWay } from '../floor/game.ts'
export { allComps, type CompsNow, compsOf } from '../floor/house/comp.ts'
export type { CompEvent, CompOrder } from '../floor/house/comps.ts'
export type { HouseEvent, HouseOrder } from '../floor/house/house.ts'
export { owesTime } from '../floor/house/house.ts'
export type { FloorDealer, HouseBooks } from '../floor/house/house-books.ts'
export {
  type DealRecord,
  type Eligible,
  HIGH_HANDS,
  type HighHand,
  type Promotion,
  type PromotionRules,
} from '../floor/house/promotion.ts'
export type { PromotionEvent, PromotionOrder } from '../floor/house/promotions.ts'
export type { MayNotPlay } from '../floor/kept-off.ts'
export { keptOff, papersOff } from '../floor/kept-off.ts'
export type { LimitEvent, LimitOrder } from '../floor/limits/limits.ts'
export type { ListEvent, ListOrder, WhyOffList } from '../floor/lists/lists.ts'
export { joinRefusal } from '../floor/lists/lists.ts'
export type { Entry, Going, When } from '../floor/moves/going.ts'
export type { MoveEvent, MoveOrder } from '../floor/moves/moves.ts'
export { type NextMover, nextMover } from '../floor/moves/next-mover.ts'
export { movesNow } from '../floor/moves/when.ts'
export { mayOrder } from '../floor/offices.ts'
export type { OpeningEvent as FloorOpeningEvent, OpeningOrder as FloorOpeningOrder } from '../floor/opening/opening.ts'
export { FLOOR_ORDERS, floorOrderProblems } from '../floor/order-shapes.ts'
export type { FloorOrder } from '../floor/orders.ts'
export type { OverEvent, OverOrder } from '../floor/overs/overs.ts'
export type { TimeOrder } from '../floor/pass-time.ts'
export { lockUpEnds, nextTime } from '../floor/pass-time.ts'
export type { FloorPapers, PapersWhy } from '../floor/people/papers.ts'
export type { PeopleEvent as FloorPeopleEvent, PeopleOrder as FloorPeopleOrder } from '../floor/people/people.ts'
export type { Barred, Comps, Lockout, Person } from '../floor/person.ts'
export type { ChangedSince, FloorRefusal, FloorWhy } from '../floor/refusal.ts'
export type { TableEvent as FloorTableEvent, TableOrder as FloorTableOrder } from '../floor/tables/tables.ts'
export type { Back, UndoEvent, UndoOrder } from '../floor/undo/undo.ts'
export type { At as FloorAt, By, Cited as FloorCited, Office } from '../floor/work.ts'
export { dayLines, type ListLine, type SeatLine } from '../simulation/floor/day-lines.ts'
export { type DayPlan, type OfferedGame, usualGames } from '../simulation/floor/day-plan.ts'
export { type DayReport, dayReport } from '../simulation/floor/day-report.ts'
export { type Day, playDay } from '../simulation/floor/play-day.ts'
