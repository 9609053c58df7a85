import { type ConductBy, type ConductRecord, conductOrderProblems, type Role } from '@cardroom/engine/conduct'
import type { Decider } from '@cardroom/engine/deal'
import type { PlayerId } from '@cardroom/engine/table'
import type { Language } from '@cardroom/engine/words'
import { namesOn } from '../floor/course.ts'
import { type Officer, officerOf } from '../floor/hosted-floor.ts'
import type { FloorHost } from '../floor/open-floor.ts'
import { isStaff, NOT_YOURS } from '../floor/orders/staff-orders.ts'
import type { StaffOffice } from '../protocol/floor-named.ts'
import type { RecordOrder, RecordView } from '../protocol/record.ts'
import { type Refused, refusal } from '../refusal.ts'
import type { FindShown, Shown } from '../shown/shown.ts'
import type { ConductHost } from './open-conduct.ts'

/** What the record goes by: the floor, whose staff write in it and whose names stand there. */
type Around = { readonly floor: FloorHost }

/** The record by its name on the line, for the staff of the floor alone. */
export const recordScreen = (host: ConductHost, around: Around): FindShown => {
  const record: Shown = {
    version: host.version,
    viewFor: ({ person, language }) => {
      const staff = staffOf(around, person)
      return staff === null ? FOR_STAFF : recordView(host, around, staff, language)
    },
    listen: changed => {
      const stops = [host.onChange(changed), around.floor.onChange(changed)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    order: async ({ person }, wanted, command) => {
      const staff = staffOf(around, person)
      if (staff === null) return NOT_YOURS
      const problems = conductOrderProblems(wanted)
      if (problems.length > 0) return refusal('not-understood', { about: 'order', problems })
      const order = wanted as RecordOrder
      if (order.type === 'OpenRecord') return NOT_YOURS
      return host.gives(byOf(host, staff), [order], { ...openingOf(around), command })
    },
  }
  return what => (what === 'record' ? record : undefined)
}

/** Somebody of the staff, if they are. */
export const staffOf = ({ floor }: Around, person: PlayerId | null): Officer | null => {
  const officer = officerOf(floor.state(), person)
  return officer !== undefined && isStaff(officer.office) ? officer : null
}

/** How a record is opened by its first entry, and what people are called. */
export const openingOf = ({ floor }: Around) => {
  const hosted = floor.state()
  const opening = { type: 'OpenRecord', book: hosted.floor?.book ?? 'rrp', host: hosted.name || 'the house' } as const
  return { opening, names: namesOn(hosted) }
}

/** By whom an entry is: the role that the record has for them, or that of their office. */
export const byOf = (host: ConductHost, { name, office }: Officer): ConductBy & { readonly role: Role } => {
  const named = host.state().record?.officials.find(it => it.name === name)
  return { name, role: named?.role ?? ROLES[office as StaffOffice] }
}

const ROLES: { readonly [O in StaffOffice]: Role } = {
  management: 'management',
  floor: 'floor',
  board: 'floor',
  dealer: 'dealer',
}

/** The role of somebody who is no staff of the floor, by whom the book leaves a ruling to. */
export const ROLE_OF_DECIDER: { readonly [D in Extract<Decider, string>]: Role } = {
  floor: 'floor',
  referee: 'referee',
  house: 'management',
  dealer: 'dealer',
  table: 'floor',
}

const FOR_STAFF: Refused = refusal('not-your-office', { about: 'screen' })

const recordView = (host: ConductHost, { floor }: Around, staff: Officer, language: Language = 'en'): RecordView => {
  const record = recordIn(host.state().record, language)
  const { names, name, floor: open } = floor.state()
  const book = record?.book ?? open?.book ?? 'rrp'
  return {
    screen: 'record',
    name,
    book: typeof book === 'string' ? book : book.name,
    // papers and exclusions are for the floor and those above it
    record: record !== null && staff.office === 'dealer' ? { ...record, files: [], trained: [] } : record,
    people: Object.entries(names).map(([player, { name: called }]) => ({ player, name: called })),
    me: { name: staff.name, role: byOf(host, staff).role },
  }
}

/** The record in a language: what the room put into words, in that one; what people wrote, as they wrote it. */
const recordIn = (record: ConductRecord | null, language: Language): ConductRecord | null =>
  record && {
    ...record,
    incidents: record.incidents.map(({ translated, ...it }) => ({ ...it, ...translated?.[language] })),
  }
