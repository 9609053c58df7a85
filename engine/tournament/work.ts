import type { Cited } from '../deal/events.ts'
import type { Typed } from '../decider/decider.ts'
import type { Handler as HandlerOf, Subject } from '../decider/subject.ts'
import { tell, type Work } from '../decider/work.ts'
import type { At } from '../table/events.ts'
import type { TournamentDraft } from './draft.ts'
import type { TournamentEvent } from './events.ts'
import type { TournamentRefusal } from './refusal.ts'

/** A decision in an event being worked out. */
export type TournamentWork = Work<TournamentDraft, TournamentEvent>

/** Carries out an order, or says why it cannot be. */
export type Handler<Order> = HandlerOf<TournamentDraft, TournamentEvent, TournamentRefusal, Order & At>

type TournamentSubject<Order extends Typed, Event extends Typed> = Subject<
  TournamentDraft,
  TournamentEvent,
  TournamentRefusal,
  Order & At,
  Event & Cited & At
>

/** A subject of an event: its orders come with their time, its events with their time and their rules. */
export const subject = <Order extends Typed, Event extends Typed>(
  parts: TournamentSubject<Order, Event>,
): TournamentSubject<Order, Event> => parts

export type { At }
export { tell }
