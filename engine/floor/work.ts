import { type Handler as HandlerOf, subjectOf } from '../decider/subject.ts'
import { tell, type Work } from '../decider/work.ts'
import type { RuleId } from '../rulebooks/rule-id.ts'
import type { Time } from '../table/time.ts'
import type { FloorDraft } from './draft.ts'
import type { FloorEvent } from './events.ts'
import type { FloorRefusal } from './refusal.ts'

/** When something is ordered or happens, and by whom. */
export type At = { readonly at: Time; readonly by: By }

/** Somebody with an office; a player has none, and a table reports for itself. */
export type By = { readonly name: string; readonly office: Office }

/** What somebody is in the room. */
export type Office = 'management' | 'floor' | 'board' | 'dealer' | 'table' | 'player' | 'clock'

/** Every event names the rules behind it. */
export type Cited = { readonly rules: readonly RuleId[] }

/** A decision of the floor being worked out. */
export type FloorWork = Work<FloorDraft, FloorEvent>

/** Carries out an order, or says why it cannot be. */
export type Handler<Order> = HandlerOf<FloorDraft, FloorEvent, FloorRefusal, Order & At>

/** A subject of the floor: its orders come with their time and who gave them, its events with their rules too. */
export const subject = subjectOf<FloorDraft, FloorEvent, FloorRefusal, At, At & Cited>()

export { tell }
