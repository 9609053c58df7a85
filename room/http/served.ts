import type { Logger } from 'pino'
import type { ConductHost } from '../conduct/open-conduct.ts'
import type { Events } from '../events/events.ts'
import type { FloorHost } from '../floor/open-floor.ts'
import type { HousesHost } from '../houses/open-houses.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Traces } from '../metrics/traces.ts'
import type { KeptOffice } from '../office/keep-office.ts'
import type { Own } from '../own/keep-own.ts'
import type { Guests } from '../people/guests.ts'
import type { Secrets } from '../secrets.ts'
import type { FindShown } from '../shown/shown.ts'
import type { Store, StoreFault } from '../store/store.ts'
import type { Tables } from '../tables/tables.ts'
import type { TrainingHost } from '../training/open-training.ts'
import type { Limits } from './limits.ts'
import type { Switchboard } from './lines.ts'

/** What the server needs. */
export type Served = {
  readonly guests: Guests
  /** What the room keeps for people one by one. */
  readonly own: Own
  readonly tables: Tables
  readonly events: Events
  /** What can be followed and ordered over the line besides tables. */
  readonly find: FindShown
  readonly floor: FloorHost
  readonly conduct: ConductHost
  readonly houses: HousesHost
  readonly training: TrainingHost
  readonly office: KeptOffice
  /** Waits until what the office wrote down is carried out. */
  readonly carriedOut: () => Promise<void>
  /** Waits until a node that the office drains has put down what it had. */
  readonly drained: () => Promise<void>
  /** The ids of the nodes that are there, where there are several. */
  readonly allNodes?: (() => Promise<readonly string[]>) | undefined
  readonly store: Store
  /** What is set aside because it cannot be read or played on. */
  readonly faults: () => readonly StoreFault[]
  readonly metrics: Metrics
  /** Where something is traced. */
  readonly traces?: Traces | undefined
  readonly now: () => number
  readonly secrets: Secrets
  readonly limits: Limits
  readonly log: Logger
  /** The word that lets somebody see the counts; without it nobody does. */
  readonly metricsToken?: string | undefined
  /** Machines that make tables say this: theirs run also while nobody watches. */
  readonly machinesToken?: string | undefined
  /** The operator enters this at the office; without it the office is closed. */
  readonly officeToken?: string | undefined
  /** The addresses of proxies before it that are believed about where a request comes from and over what. */
  readonly trustProxy?: string | undefined
  /** The host that it listens on, and where players reach it. */
  readonly host?: string | undefined
  readonly origins?: readonly string[] | undefined
  /** The folder of the built pages. */
  readonly pages?: string | undefined
  /** The other nodes, where there are several. */
  readonly nearby?: Switchboard['nearby']
}
