import type { Static, TSchema } from 'typebox'
import { bankSchema, nightSchema, ownBookSchema } from './bank.ts'
import { dealSchema, dealsSchema, pageSchema } from './deals.ts'
import { deskSchema } from './desk.ts'
import { eventWantedSchema } from './event-orders.ts'
import {
  eventMadeSchema,
  eventResultsSchema,
  eventSheetsSchema,
  flightWantedSchema,
  seasonViewSchema,
} from './event-results.ts'
import { certificateSchema, examAnswerSchema, examWantedSchema, markedSchema, sittingSchema } from './exams.ts'
import {
  floorInvitationSchema,
  floorInvitedSchema,
  floorJoinedSchema,
  floorLogSchema,
  floorReportSchema,
  floorSearchSchema,
  kioskSchema,
  ownFloorSchema,
} from './floor-people.ts'
import { editionShownSchema, housesSchema, keptHouseSchema } from './houses.ts'
import { lessonSchema } from './lessons.ts'
import { gamesSchema, madeSchema, tablesSchema } from './lobby.ts'
import {
  auditSchema,
  noticeSchema,
  officeDoneSchema,
  officeOrderSchema,
  officeSchema,
  peopleAskedSchema,
  peopleFoundSchema,
} from './office.ts'
import { noteSchema, ownSchema, settingsSchema } from './own.ts'
import {
  accountSchema,
  codeSchema,
  invitationSchema,
  invitedSchema,
  joinedSchema,
  loginSchema,
  logoutSchema,
  meSchema,
  nameSchema,
  peopleSchema,
} from './people.ts'
import { booksSchema, houseSchema, houseSent } from './points.ts'
import { rowsLaidSchema, rowsSchema } from './rows.ts'
import { cardsSchema, incidentsSchema, ruleSchema } from './rules.ts'
import { object, text } from './schemas.ts'
import { ownStatsSchema } from './stats.ts'
import { structureMadeSchema, structureWantedSchema } from './structure.ts'
import { tableWantedSchema } from './table-wanted.ts'
import {
  groupSchema,
  groupWantedSchema,
  practiceKeptSchema,
  practiceReportSchema,
  progressSchema,
  trainingSchema,
} from './training.ts'

type Shape = { readonly body?: TSchema; readonly query?: TSchema; readonly answer: TSchema }

/** What the page asks of the room, by method and path: the body, the query and the answer of each route. */
export const ROUTE_SHAPES = {
  'GET /api/me': { answer: meSchema },
  'POST /api/guest': { body: nameSchema, answer: meSchema },
  'POST /api/name': { body: nameSchema, answer: meSchema },
  'POST /api/account': { body: accountSchema, answer: meSchema },
  'POST /api/login': { body: loginSchema, answer: meSchema },
  'POST /api/logout': { body: logoutSchema, answer: meSchema },
  'GET /api/me/stats': { answer: ownStatsSchema },
  'GET /api/me/own': { answer: ownSchema },
  'POST /api/me/settings': { body: settingsSchema, answer: ownSchema },
  'POST /api/me/notes': { body: noteSchema, answer: ownSchema },
  'GET /api/tables': { answer: tablesSchema },
  'GET /api/notice': { answer: noticeSchema },
  'GET /api/office': { answer: officeSchema },
  'POST /api/office': { body: officeOrderSchema, answer: officeDoneSchema },
  'POST /api/office/people': { body: peopleAskedSchema, answer: peopleFoundSchema },
  'GET /api/office/audit': { answer: auditSchema },
  'GET /api/me/tables': { answer: tablesSchema },
  'POST /api/tables': { body: tableWantedSchema, answer: madeSchema },
  'POST /api/events': { body: eventWantedSchema, answer: eventMadeSchema },
  'GET /api/events/:id/results': { answer: eventResultsSchema },
  'GET /api/events/:id/sheets': { answer: eventSheetsSchema },
  'GET /api/events/:id/season': { answer: seasonViewSchema },
  'POST /api/events/:id/flights': { body: flightWantedSchema, answer: eventMadeSchema },
  'GET /api/events/:id/export/:format': { answer: text },
  'GET /api/forms': { answer: gamesSchema },
  'GET /api/lessons/:form': { answer: lessonSchema },
  'GET /api/incidents': { query: cardsSchema, answer: incidentsSchema },
  'GET /api/rules/*': { answer: ruleSchema },
  'GET /api/points': { answer: booksSchema },
  'POST /api/house': { body: houseSent, answer: houseSchema },
  'GET /api/houses': { answer: housesSchema },
  'POST /api/houses': { body: houseSent, answer: keptHouseSchema },
  'GET /api/houses/:id/:number': { answer: editionShownSchema },
  'GET /api/training': { answer: trainingSchema },
  'POST /api/training/groups': { body: groupWantedSchema, answer: trainingSchema },
  'GET /api/training/groups/:id': { answer: groupSchema },
  'POST /api/training/groups/:id/join': { body: object({}), answer: trainingSchema },
  'POST /api/training/groups/:id/leave': { body: object({}), answer: trainingSchema },
  'POST /api/training/progress': { body: progressSchema, answer: trainingSchema },
  'POST /api/training/practice': { body: practiceReportSchema, answer: practiceKeptSchema },
  'POST /api/training/exams': { body: examWantedSchema, answer: sittingSchema },
  'POST /api/training/exams/:id/answers': { body: examAnswerSchema, answer: markedSchema },
  'GET /api/training/exams/:id': { answer: certificateSchema },
  'POST /api/events/structure': { body: structureWantedSchema, answer: structureMadeSchema },
  'GET /api/tables/:id/house': { answer: houseSchema },
  'GET /api/tables/:id/desk': { answer: deskSchema },
  'GET /api/tables/:id/bank': { answer: bankSchema },
  'GET /api/tables/:id/bank.csv': { answer: text },
  'GET /api/tables/:id/night': { answer: nightSchema },
  'GET /api/tables/:id/night/:format': { answer: text },
  'GET /api/tables/:id/deals': { query: pageSchema, answer: dealsSchema },
  'GET /api/tables/:id/deals/:number': { answer: dealSchema },
  'GET /api/tables/:id/deals/:number/:format': { answer: text },
  'POST /api/tables/:id/invitations': { body: invitationSchema, answer: invitedSchema },
  'POST /api/tables/:id/join': { body: codeSchema, answer: joinedSchema },
  'POST /api/tables/:id/fill': { body: rowsLaidSchema, answer: rowsSchema },
  'GET /api/tables/:id/people': { answer: peopleSchema },
  'GET /api/me/book': { answer: ownBookSchema },
  'POST /api/floor/invitations': { body: floorInvitationSchema, answer: floorInvitedSchema },
  'POST /api/floor/join': { body: codeSchema, answer: floorJoinedSchema },
  'POST /api/floor/kiosk': { body: kioskSchema, answer: ownFloorSchema },
  'POST /api/floor/log': { body: floorSearchSchema, answer: floorLogSchema },
  'GET /api/floor/report': { answer: floorReportSchema },
  'GET /api/floor/report.csv': { answer: text },
  'GET /api/record/export.csv': { answer: text },
  'GET /api/record/export.json': { answer: text },
} as const satisfies Readonly<Record<string, Shape>>

type Shapes = typeof ROUTE_SHAPES

/** A route by its method and its path. */
export type Route = keyof Shapes

/** What the room answers on a route. */
export type Answered<R extends Route> = Static<Shapes[R]['answer']>

/** What a request on a route carries: the parts of its path, its query, its body, each where the route has one. */
export type Carried = { readonly [R in Route]: Params<R> & Query<Shapes[R]> & Body<Shapes[R]> }

type Query<S> = S extends { readonly query: infer Q extends TSchema } ? { readonly query?: Static<Q> } : unknown
type Body<S> = S extends { readonly body: infer B extends TSchema } ? { readonly body: Static<B> } : unknown
type Params<R extends string> = [NamesIn<R>] extends [never]
  ? unknown
  : { readonly params: { readonly [N in NamesIn<R>]: string | number } }

type NamesIn<R extends string> = R extends `${infer Head}/${infer Rest}` ? NameIn<Head> | NamesIn<Rest> : NameIn<R>
type NameIn<S extends string> = S extends `:${infer Name}` ? Name : S extends '*' ? '*' : never
