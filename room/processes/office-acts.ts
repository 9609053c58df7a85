import { type Errand, openProcess, type Process } from '../errands/process.ts'
import type { KeptOffice } from '../office/keep-office.ts'
import type { Office, OfficeEvent } from '../office/office.ts'
import type { Own } from '../own/keep-own.ts'
import type { ManagePeople } from '../people/manage-people.ts'
import { FORGOTTEN } from '../people/roll.ts'
import { type Refused, refusal } from '../refusal.ts'
import type { Store } from '../store/store.ts'
import type { Outcome } from '../streams/host.ts'
import { closeTable } from '../table/night/night.ts'
import { takeName } from '../table/people/come.ts'
import type { Tables } from '../tables/tables.ts'

/** What the acts of the office are carried out with. */
export type OfficeHands = {
  readonly office: KeptOffice
  readonly people: ManagePeople
  readonly own: Own
  readonly tables: Pick<Tables, 'find' | 'of' | 'retire' | 'hasArchive'>
  readonly store: Store
  readonly now: () => number
  readonly onError: (cause: unknown) => void
}

type OfficeErrand = Errand & { readonly act: OfficeEvent }

/** What the office writes down is done to people and tables: once, and after a crash, too. */
export const carryOutOffice = (hands: OfficeHands): Promise<Process> =>
  openProcess<Office, OfficeEvent, OfficeErrand, Refused>({
    name: 'office',
    store: hands.store,
    from: hands.office,
    reacts: act => (IN_OFFICE.has(act.type) ? [] : [{ target: targetOf(act), act }]),
    carryOut: async ({ act }, command) => (await actOnce(hands, act, command)) ?? DONE,
    now: hands.now,
    onError: hands.onError,
  })

/** Acts that change nothing outside the office. */
const IN_OFFICE: ReadonlySet<OfficeEvent['type']> = new Set<OfficeEvent['type']>([
  'NoticeSet',
  'DealingStopped',
  'NodeDrained',
  'ReadOnlySet',
  'QuotaSet',
])

const targetOf = (act: OfficeEvent): string => ('person' in act ? act.person : 'table' in act ? act.table : '')

const DONE: Outcome<never> = { version: 0 }

const actOnce = async (
  { people, own, tables }: OfficeHands,
  act: OfficeEvent,
  command: string,
): Promise<Refused | null> => {
  switch (act.type) {
    case 'PersonBanned':
    case 'BanLifted':
      return people.ban(act.person, act.type === 'PersonBanned', command)
    case 'PasswordReset':
      return people.resetPassword(act.person, act.password, command)
    case 'PersonForgotten': {
      const refused = await people.forget(act.person, command)
      if (refused !== null) return refused
      await own.keep(act.person, { type: 'AllForgotten' })
      for (const table of await tables.of(act.person))
        await table.does((course, at) => takeName(course, act.person, FORGOTTEN, at))
      return null
    }
    case 'TableClosed': {
      const table = await tables.find(act.table)
      const outcome = await table?.does(closeTable, command)
      return outcome !== undefined && 'why' in outcome ? outcome : null
    }
    case 'TablesArchived':
      if (!tables.hasArchive) return refusal('no-archive')
      await tables.retire(act.days)
      return null
    case 'NoticeSet':
    case 'DealingStopped':
    case 'NodeDrained':
    case 'ReadOnlySet':
    case 'QuotaSet':
      return null
  }
}
