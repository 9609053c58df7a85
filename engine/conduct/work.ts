import { type Handler as HandlerOf, subjectOf } from '../decider/subject.ts'
import { tell, type Work } from '../decider/work.ts'
import type { RuleId } from '../rulebooks/rule-id.ts'
import type { Time } from '../table/time.ts'
import type { ConductDraft } from './draft.ts'
import type { ConductEvent } from './events.ts'
import type { Role } from './record.ts'
import type { ConductRefusal } from './refusal.ts'

/** When something is ordered or happens, and by whom. */
export type At = { readonly at: Time; readonly by: By }

/** Somebody of the staff with a role, a player, or the room itself. */
export type By = { readonly name: string; readonly role: Role | 'player' | 'room' }

/** Every event names the rules behind it. */
export type Cited = { readonly rules: readonly RuleId[] }

/** A decision about the record being worked out. */
export type ConductWork = Work<ConductDraft, ConductEvent>

/** Carries out an order, or says why it cannot be. */
export type Handler<Order> = HandlerOf<ConductDraft, ConductEvent, ConductRefusal, Order & At>

/** A subject of the record: its orders come with their time and who gave them, its events with their rules too. */
export const subject = subjectOf<ConductDraft, ConductEvent, ConductRefusal, At, At & Cited>()

export { tell }
