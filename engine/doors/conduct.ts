export { conductDecider } from '../conduct/conduct-decider.ts'
export type { CorrectionEvent, CorrectionOrder } from '../conduct/disputes/corrections.ts'
export { type Deadline, deadline, SIGNS, type Sign } from '../conduct/disputes/deadline.ts'
export type { DisputeEvent, DisputeOrder } from '../conduct/disputes/disputes.ts'
export type { ConductDraft } from '../conduct/draft.ts'
export { fileOf } from '../conduct/draft.ts'
export type { ConductEvent } from '../conduct/events.ts'
export { recordCsv, recordJson } from '../conduct/export-record.ts'
export { delayOf, type History, historyOf } from '../conduct/history.ts'
export type { IncidentEvent, IncidentOrder } from '../conduct/incidents/incidents.ts'
export {
  type AtOnce,
  OFFENCE_KINDS,
  type OffenceClass,
  type OffenceKind,
  type OffenceRow,
  offenceRow,
  offenceRules,
} from '../conduct/offence.ts'
export { noOffence } from '../conduct/offences/is-offence.ts'
export { ladderOf, proposalFor } from '../conduct/offences/ladder.ts'
export type { OffenceEvent, OffenceOrder } from '../conduct/offences/offences.ts'
export type {
  OpeningEvent as RecordOpeningEvent,
  OpeningOrder as RecordOpeningOrder,
} from '../conduct/opening/opening.ts'
export { CONDUCT_ORDERS, conductOrderProblems } from '../conduct/order-shapes.ts'
export type { ConductOrder } from '../conduct/orders.ts'
export {
  CHILD_STEPS,
  type ChildStep,
  EXCLUSIONS,
  type ExclusionBy,
  type Papers,
  type PersonFile,
} from '../conduct/people/file.ts'
export { barOf, housePlayers, keptOut, mayRegister, smokeFreeSeats, smokeNotice } from '../conduct/people/kept-out.ts'
export type { PeopleEvent as RecordPeopleEvent, PeopleOrder as RecordPeopleOrder } from '../conduct/people/people.ts'
export {
  type ConductRecord,
  type Correction,
  type Decided,
  type Dispute,
  type DisputeAbout,
  type Facts,
  type Incident as RecordedIncident,
  type Length,
  type Offence,
  type Place,
  type PlayedAt,
  type Proposal,
  ROLES,
  type Role,
  type Ruled,
  STEPS,
  type Step,
  type Telling,
  usualWays,
  type Ways,
} from '../conduct/record.ts'
export type { ConductRefusal, ConductWhy } from '../conduct/refusal.ts'
export { forgettable, type RetentionEvent, type RetentionOrder } from '../conduct/retention/retention.ts'
export { mayOrder as mayOrderConduct } from '../conduct/roles.ts'
export { type Entry, entriesOf, isOpen, type Search, searchRecord } from '../conduct/search-record.ts'
export { type Official, TRAININGS, type Trained, type Training } from '../conduct/staff/official.ts'
export { finalRole, isAbove, nextAbove } from '../conduct/staff/ranks.ts'
export type { StaffEvent, StaffOrder } from '../conduct/staff/staff.ts'
export { type TrainingDue, trainingDue } from '../conduct/staff/training-due.ts'
export type { At as ConductAt, By as ConductBy, Cited as ConductCited } from '../conduct/work.ts'
export { isOfAge } from '../floor/people/papers.ts'
