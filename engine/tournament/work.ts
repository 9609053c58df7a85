import type { Cited } from '../deal/events.ts'
import { type Handler as HandlerOf, subjectOf } from '../decider/subject.ts'
import { tell, type Work } from '../decider/work.ts'
import type { At } from '../table/events.ts'
import type { TournamentDraft } from './draft.ts'
import type { TournamentEvent } from './events.ts'
import type { TournamentRefusal } from './refusal.ts'

/** A decision in an event being worked out. */
export type TournamentWork = Work<TournamentDraft, TournamentEvent>

/** Carries out an order, or says why it cannot be. */
export type Handler<Order> = HandlerOf<TournamentDraft, TournamentEvent, TournamentRefusal, Order & At>

/** A subject of an event: its orders come with their time, its events with their time and their rules. */
export const subject = subjectOf<TournamentDraft, TournamentEvent, TournamentRefusal, At, Cited & At>()

export type { At }
export { tell }
