import { forms } from '../forms/forms.ts'
import { problemsIn } from '../kinds/check.ts'
import {
  either,
  type Fields,
  fields,
  flag,
  known,
  like,
  listOf,
  type May,
  may,
  noneOr,
  oneOf,
  someOf,
  tagged,
  text,
  whole,
} from '../kinds/kind.ts'
import type { Problem } from '../kinds/problem.ts'
import type { RuleId } from '../rulebooks/rule-id.ts'
import { RULE_IDS } from '../rulebooks/rule-ids.ts'
import { SIGNS } from './disputes/deadline.ts'
import { OFFENCE_KINDS } from './offence.ts'
import type { ConductOrder } from './orders.ts'
import { CHILD_STEPS, EXCLUSIONS } from './people/file.ts'
import { type Facts, ROLES, STEPS, type Ways } from './record.ts'
import { TRAININGS } from './staff/official.ts'

const time = whole(0, Number.MAX_SAFE_INTEGER)
const chips = whole(0, 1_000_000_000)
const name = text(80)
const said = text(500)
const player = text(80)
const players = listOf(player, 20)
const number = whole(1, 1_000_000_000)
const place = fields({ deal: whole(0), event: whole(0) })
const day = like('^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$', 'a day as 2026-06-10')
const ids = new Set<string>(RULE_IDS)
const rule = known<RuleId>(value => typeof value === 'string' && ids.has(value), 'the id of a rule, such as rrp/8/6')
const length = either(fields({ deals: whole(1, 1000) }), fields({ until: noneOr(time) }))

/** What each of a house's ways may be; a new one without an entry does not compile. */
const WAYS: { readonly [K in keyof Ways]: May } = {
  warningsFirst: may(whole(0, 5)),
  countsDays: may(whole(1, 3650)),
  sitOut: may(either(fields({ deals: whole(1, 100) }), fields({ minutes: whole(1, 600) }))),
  removedHours: may(whole(1, 168)),
  twoPeopleFrom: may(noneOr(chips)),
  keptDays: may(noneOr(whole(1, 36_500))),
  legalAge: may(whole(0, 99)),
  refreshDays: may(whole(1, 3650)),
}
const ways = fields(WAYS)

/** What is reported about a breach; a new fact without an entry does not compile. */
const FACTS: { readonly [K in keyof Required<Facts>]: May } = {
  table: may(name),
  seat: may(whole(1, 99)),
  form: may(
    known(value => typeof value === 'string' && Object.hasOwn(forms, value), 'the id of a form, such as holdem'),
  ),
  playersIn: may(whole(1, 23)),
  liveHand: may(flag),
  duringDeal: may(flag),
  bettingOver: may(flag),
  obscene: may(flag),
  call: may(flag),
  slowsPlay: may(flag),
  spectator: may(flag),
}

const books = oneOf('rrp', 'uspa', 'hpt', 'web', 'wsop')

/** The fields of each order; a new order without an entry does not compile. */
const SHAPES: { readonly [T in ConductOrder['type']]: Fields } = {
  OpenRecord: {
    book: books,
    host: name,
    playedAt: may(oneOf('sanctioned', 'professional', 'recreational')),
    tournament: may(flag),
    ways: may(ways),
  },
  SetWays: { ways },
  SetBook: { book: books },
  ReportOffence: {
    offence: oneOf(...OFFENCE_KINDS),
    players,
    facts: may(fields(FACTS)),
    note: may(said),
    happened: may(place),
    noticed: may(place),
  },
  Decide: { entry: number, step: oneOf(...STEPS), length: may(length), reason: may(said) },
  Lift: { entry: number, reason: said },
  OpenDispute: {
    about: oneOf('rules', 'reading-hands', 'other'),
    what: said,
    parties: players,
    table: may(name),
    pot: may(chips),
    gone: may(oneOf(...SIGNS)),
    houseError: may(flag),
    happened: may(place),
    noticed: may(place),
  },
  HoldPot: { dispute: number, chips },
  Rule: { dispute: number, ruling: said, rules: listOf(rule, 20), fairness: may(said), with: may(name) },
  Appeal: { dispute: number },
  ReleasePot: { dispute: number, shares: listOf(fields({ player, chips }), 23) },
  CloseDispute: { dispute: number },
  Correct: { dispute: number, from: player, to: player, chips, reason: said },
  AgreeCorrection: { dispute: number, correction: number },
  RecordIncident: {
    what: said,
    ruling: said,
    rules: listOf(rule, 20),
    table: may(name),
    players: may(players),
    corrected: may(said),
    desk: may(text(1000)),
  },
  ShowPapers: { player, document: name, citizen: flag, born: day, validUntil: noneOr(day) },
  Exclude: { player, on: oneOf(...EXCLUSIONS), until: noneOr(time) },
  EndExclusion: { player },
  MarkDrunk: { player, drunk: flag },
  MarkSmoker: { player, smokes: flag },
  MarkHousePlayer: { player, plays: noneOr(oneOf('prop', 'shill')) },
  Accommodate: { player, what: said },
  AllowStreaming: { player, may: flag },
  NoteExperience: { player, experience: said },
  AcceptRules: { player, edition: name },
  SeeToChild: { player, step: oneOf(...CHILD_STEPS) },
  Appoint: { name, role: oneOf(...ROLES), namedBy: oneOf('association', 'host'), plays: flag },
  SetDuty: { name, onDuty: flag },
  EmployStaff: { name, needs: someOf(...TRAININGS) },
  TrainStaff: { name, about: oneOf(...TRAININGS) },
  ForgetOld: {},
}

/** The types of orders that a record knows. */
export const CONDUCT_ORDERS: readonly string[] = Object.keys(SHAPES)

/** What is wrong with an order from outside; empty when the record can decide on it. Who gives it and when is not its to say. */
export const conductOrderProblems = (value: unknown): readonly Problem[] => problemsIn(ORDER, value)

const ORDER = tagged('type', SHAPES)
