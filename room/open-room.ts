import type { Writable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { LIMITS, type Limits } from './http/limits.ts'
import { roomLog } from './http/log.ts'
import { makeServer } from './http/server.ts'
import { type Cluster, joinCluster } from './join-cluster.ts'
import { openMetrics } from './metrics/metrics.ts'
import { exportSpans } from './metrics/otlp.ts'
import { openTraces } from './metrics/traces.ts'
import { openParts } from './open-parts.ts'
import type { Pause } from './people/attempts.ts'
import type { SessionLimits } from './people/sessions.ts'
import type { Secrets } from './secrets.ts'
import { secrets as systems } from './secrets.ts'
import { type FindShown, findAmong } from './shown/shown.ts'
import { openHeld } from './store/open-store.ts'
import { spoiledIn } from './store/spoiled.ts'
import type { StoreFault } from './store/store.ts'
import { unlessMoved } from './streams/not-owner.ts'
import { retireDaily } from './tables/retire-daily.ts'

/** Where a room keeps its log and where it is reached. */
export type RoomConfig = {
  readonly databaseUrl?: string | undefined
  readonly file: string
  /** Whether it writes down what it is asked, or where to. */
  readonly log: boolean | Writable
  /** How much may be asked of it, where that is not as usual. */
  readonly limits?: Partial<Limits>
  /** The word that lets somebody see the counts; without it nobody does. */
  readonly metricsToken?: string | undefined
  /** Machines that make tables say this: theirs run also while nobody watches. */
  readonly machinesToken?: string | undefined
  /** The operator enters this at the office; without it the office is closed. */
  readonly officeToken?: string | undefined
  /** The addresses of proxies before the room that are believed: `loopback`, `10.0.0.0/8`. */
  readonly trustProxy?: string | undefined
  /** The host it listens on, and where players reach it if that is a name: `https://poker.example.com`. */
  readonly host?: string | undefined
  readonly origins?: readonly string[] | undefined
  /** The folder of the built pages, if it serves them. */
  readonly pages?: string | undefined
  /** How long people stay known by their cookie, where it is not as usual. */
  readonly sessions?: SessionLimits | undefined
  /** The time, waiting and chance, where they are not the system's. */
  readonly now?: () => number
  readonly pause?: Pause | undefined
  readonly secrets?: Secrets
  /** What can be followed over the line besides what the room has itself. */
  readonly shows?: readonly FindShown[]
  /** For how many days without an act tables are kept, if not for good, and the folder into which they go then. */
  readonly keepTables?: number | undefined
  readonly archiveFolder?: string | undefined
  /** Where traces of requests and orders go, and how many of them, if they are traced at all. */
  readonly traces?: { readonly endpoint: string; readonly share: number } | undefined
  /** The store, the leases and the bus that it shares with other nodes, where there are several. */
  readonly cluster?: Cluster | undefined
  /** Another room has taken the store while the hold on it was lost: this one writes nothing any more, and has to end. */
  readonly onTaken?: (cause: Error) => void
}

/** A room that is open: its server, and how it is closed without losing anything. */
export type Room = { readonly server: FastifyInstance; readonly close: () => Promise<void> }

/** Opens a room on its store: all tables are taken up where they were left. */
export const openRoom = async ({ databaseUrl, file, limits, pages, cluster, ...config }: RoomConfig): Promise<Room> => {
  const log = roomLog(config.log)
  const faults = new Map<string, StoreFault>()
  /** Faults are written down; what is set aside because of one is listed in the room's health report. */
  const complain = unlessMoved((cause: unknown): void => {
    log.error(cause)
    const fault = spoiledIn(cause)
    if (fault !== null) faults.set(`${fault.stream} ${fault.place}`, fault)
  })
  const metrics = openMetrics()
  const member = cluster && (await joinCluster(cluster, complain))
  const place = { databaseUrl, file }
  const exporting = config.traces && exportSpans(config.traces.endpoint, member?.nodes.node.id ?? 'alone', complain)
  const traces = exporting && openTraces(exporting.add, config.traces?.share ?? 0)
  const counted = metrics.measured(member?.store ?? (await openHeld(place, complain, config.onTaken ?? complain)))
  const store = traces?.traced(counted) ?? counted
  const { now = Date.now, secrets = systems } = config
  const parts = await openParts(
    { store, now, secrets, member, archiveFolder: config.archiveFolder },
    { sessions: config.sessions, pause: config.pause },
    complain,
  )
  const { guests, office, own, tables, house, carriedOut, drained } = parts
  const stopRetiring = retireDaily(
    tables,
    config.keepTables,
    () => member === undefined || member.nodes.looksAfter(),
    complain,
  )
  const { metricsToken, machinesToken, officeToken, trustProxy, host, origins } = config
  const tokens = { metricsToken, machinesToken, officeToken }
  const asked = { limits: { ...LIMITS, ...limits }, log, ...tokens, trustProxy, host, origins, pages }
  const server = await makeServer({
    ...house,
    carriedOut,
    drained,
    allNodes: member?.all,
    guests,
    own,
    office,
    tables,
    find: findAmong([house.find, ...(config.shows ?? [])]),
    store,
    metrics,
    traces,
    now,
    secrets,
    faults: () => [...faults.values()],
    nearby: member?.nearby(tables),
    ...asked,
  })
  return {
    server,
    // the lines end first, then what is under way is kept, and then nothing is left to lose
    close: async () => {
      await server.close()
      await stopRetiring()
      await parts.close()
      await member?.leave()
      await store.close()
      await exporting?.close()
      metrics.close()
    },
  }
}
