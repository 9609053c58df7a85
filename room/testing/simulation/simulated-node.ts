import { seeded } from '@cardroom/engine'
import { LIMITS } from '../../http/limits.ts'
import { openLines } from '../../http/lines.ts'
import { keepQuotas } from '../../http/quotas.ts'
import { joinCluster } from '../../join-cluster.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import type { House } from '../../open-house.ts'
import { barAddresses } from '../../people/barred-addresses.ts'
import { newName, type Secrets } from '../../secrets.ts'
import { unlessMoved } from '../../streams/not-owner.ts'
import { openTables, type Tables } from '../../tables/tables.ts'
import { openSimulatedHouse } from './simulated-house.ts'
import type { SimulatedProcess, World } from './world.ts'

/** A node of the room: its tables and its lines as they are in a real one, without what serves HTTP. */
export type SimulatedNode = {
  readonly process: SimulatedProcess
  readonly tables: Tables
  readonly house: House
  readonly lines: Awaited<ReturnType<typeof openLines>>
}

/** Starts a process; it is open when that resolves, which is never if it is ended before. */
export const openSimulated = async (
  world: World,
  process: SimulatedProcess,
  complain: (cause: unknown) => void,
): Promise<SimulatedNode> => {
  const onError = unlessMoved(complain)
  const now = (): number => Date.now() + process.skew
  const secrets = secretsOf(process.name)
  const cluster = { store: world.storeOf(process), leases: world.leasesOf(process), bus: world.busOf(process) }
  const member = await joinCluster(cluster, onError, newName(secrets))
  const tables = await openTables({ store: member.store, now, secrets }, onError, () => true, member.nodes)
  const around = { store: member.store, now, secrets, tables, onError }
  const house = await member.begin(tables, () => openSimulatedHouse(around))
  const lines = await openLines({
    tables,
    find: house.find,
    limits: { ...LIMITS, messages: 1_000_000, linesOfPerson: 1000, linesOfAddress: 100_000 },
    quotas: keepQuotas(LIMITS, tables.loads),
    barred: barAddresses(now, secrets),
    isReadOnly: () => false,
    metrics: UNCOUNTED,
    now,
    secrets,
    onError,
    nearby: member.nearby(tables),
  })
  return { process, tables, house, lines }
}

/** Chance that is the same for the same seed. */
const secretsOf = (name: string): Secrets => {
  const below = seeded(name)
  return { below, bytes: count => Uint8Array.from({ length: count }, () => below(256)) }
}

const UNCOUNTED: Metrics = {
  done: () => {},
  refused: () => {},
  measured: store => store,
  gauges: () => {},
  text: async () => '',
  contentType: '',
  close: () => {},
}
