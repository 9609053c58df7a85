import { type Floor, type FloorDay, newDay } from '@cardroom/engine/floor'
import type { PlayerId, Time } from '@cardroom/engine/table'
import { heldIn } from '../held-in.ts'
import type { BoardNames, StaffOffice, TableRun } from '../protocol/floor-named.ts'
import type { HostedFloorEvent } from './events.ts'

/** What somebody may do on a floor: an office of staff, or a screen that stands there. */
export type Office = StaffOffice | 'kiosk' | 'tablet'

/** Somebody known by name: with a phone of their own or not, with a PIN at the kiosk or not, which is kept as a hash. */
export type FloorName = { readonly name: string; readonly person: PlayerId | null; readonly pin: string | null }

/** Somebody with an office, and the table of a tablet. */
export type Officer = { readonly name: string; readonly office: Office; readonly table: string | null }

/** A link to the floor: for whom, how often and until when it lets somebody in; its code is kept as a hash. */
export type FloorInvitation = {
  readonly id: string
  readonly code: string
  readonly for: InvitedFor
  readonly left: number | null
  readonly until: Time | null
}

/** Staff, a kiosk, the tablet of a table, or a player’s own phone. */
export type InvitedFor =
  | { readonly office: StaffOffice }
  | { readonly kiosk: true }
  | { readonly table: string }
  | { readonly player: PlayerId }

/** How a name came to or left a place of a list: what moved everybody behind it. */
export type ListNote = {
  readonly event: HostedFloorEvent
  readonly game: string
  readonly player: PlayerId
  readonly from: number | null
  readonly to: number | null
}

/** The floor of a room with its names, offices and links: what its stream adds up to. */
export type HostedFloor = {
  readonly version: number
  readonly name: string
  /** Null before anybody has opened it. */
  readonly floor: Floor | null
  readonly boardNames: BoardNames
  readonly names: Readonly<Record<PlayerId, FloorName>>
  /** How many names the podium and the kiosk have made: the next one’s id. */
  readonly made: number
  readonly officers: Readonly<Record<PlayerId, Officer>>
  readonly invitations: readonly FloorInvitation[]
  readonly runs: Readonly<Record<string, { readonly run: TableRun; readonly hosted: string | null }>>
  /** Seats that tables were ordered to give, until they report it. */
  readonly ordered: readonly { readonly player: PlayerId; readonly table: string; readonly seat: number }[]
  /** Players whom tables were ordered to let go, until they report it. */
  readonly leaving: readonly { readonly player: PlayerId; readonly table: string }[]
  readonly day: FloorDay
  /** The last things that happened, the newest last, each with its place in the stream. */
  readonly recent: readonly { readonly place: number; readonly event: HostedFloorEvent }[]
  readonly notes: readonly ListNote[]
  /** The orders that were undone lately. */
  readonly undone: readonly number[]
}

/** A room without a floor. */
export const noFloor: HostedFloor = {
  version: 0,
  name: '',
  floor: null,
  boardNames: 'short',
  names: {},
  made: 0,
  officers: {},
  invitations: [],
  runs: {},
  ordered: [],
  leaving: [],
  day: newDay,
  recent: [],
  notes: [],
  undone: [],
}

/** What a player is called. */
export const nameOf = ({ names }: Pick<HostedFloor, 'names'>, player: PlayerId): string =>
  heldIn(names, player)?.name ?? player

/** The office of a person, if they have one. */
export const officerOf = ({ officers }: HostedFloor, person: PlayerId | null): Officer | undefined =>
  person === null ? undefined : heldIn(officers, person)

/** The player whose phone this is, if the floor knows one. */
export const playerOf = ({ names }: HostedFloor, person: PlayerId | null): PlayerId | null => {
  if (person === null) return null
  return heldIn(names, person) === undefined ? (playersByPerson(names).get(person) ?? null) : person
}

/** The players whose phones are known, made once for the same names: every phone asks. */
const playersByPerson = (names: HostedFloor['names']): ReadonlyMap<PlayerId, PlayerId> => {
  const known = phones.get(names)
  if (known !== undefined) return known
  const made = new Map<PlayerId, PlayerId>()
  for (const [player, { person }] of Object.entries(names))
    if (person !== null && !made.has(person)) made.set(person, player)
  phones.set(names, made)
  return made
}
const phones = new WeakMap<HostedFloor['names'], ReadonlyMap<PlayerId, PlayerId>>()

/** How a table is run; one that nobody has said more of is known only by who sits where. */
export const runOf = (
  { runs }: Pick<HostedFloor, 'runs'>,
  table: string,
): { readonly run: TableRun; readonly hosted: string | null } => heldIn(runs, table) ?? { run: 'known', hosted: null }
