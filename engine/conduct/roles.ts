import type { ConductOrder } from './orders.ts'
import type { By } from './work.ts'

/** May somebody with this role give an order of this kind? */
export const mayOrder = (role: By['role'], type: ConductOrder['type']): boolean => ROLES_OF[type].includes(role)

const management: readonly By['role'][] = [
  'host',
  'management',
  'referee',
  'shift-lead-manager',
  'tournament-director',
  'shift-supervisor',
]
const floor: readonly By['role'][] = [...management, 'floor']
const staff: readonly By['role'][] = [...floor, 'dealer']
const anybody: readonly By['role'][] = [...staff, 'player']
const room: readonly By['role'][] = [...floor, 'room']

/** Who may give each order. A new order without an entry does not compile. */
const ROLES_OF: { readonly [T in ConductOrder['type']]: readonly By['role'][] } = {
  OpenRecord: room,
  SetWays: management,
  SetBook: [...management, 'room'],

  // everybody who sees something may say so (rrp/3/showdown/3)
  ReportOffence: [...staff, 'room'],
  Decide: staff,
  Lift: management,

  OpenDispute: anybody,
  HoldPot: floor,
  Rule: staff,
  Appeal: anybody,
  ReleasePot: floor,
  CloseDispute: floor,
  Correct: floor,
  AgreeCorrection: floor,
  // what the book rules at a table, the room itself writes down
  RecordIncident: [...staff, 'room'],

  ShowPapers: floor,
  Exclude: [...anybody, 'room'],
  EndExclusion: management,
  MarkDrunk: staff,
  MarkSmoker: staff,
  MarkHousePlayer: management,
  Accommodate: floor,
  AllowStreaming: management,
  NoteExperience: floor,
  AcceptRules: room,
  SeeToChild: staff,

  Appoint: [...management, 'room'],
  SetDuty: floor,
  EmployStaff: management,
  TrainStaff: management,

  ForgetOld: [...management, 'room'],
}
