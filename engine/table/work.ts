import type { Cited } from '../deal/events.ts'
import { type Handler as HandlerOf, subjectOf } from '../decider/subject.ts'
import { tell, type Work } from '../decider/work.ts'
import type { TableDraft } from './draft.ts'
import type { At, TableEvent } from './events.ts'
import type { TableRefusal } from './refusal.ts'

/** A table's decision being worked out. */
export type TableWork = Work<TableDraft, TableEvent>

/** Carries out an order, or says why not. */
export type Handler<Order> = HandlerOf<TableDraft, TableEvent, TableRefusal, Order>

/** A subject of the table: its orders come with their time, its events with their time and their rules. */
export const subject = subjectOf<TableDraft, TableEvent, TableRefusal, At, Cited & At>()

export { tell }
