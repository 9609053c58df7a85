import { seeded } from '@cardroom/engine'
import { LIMITS } from '../../http/limits.ts'
import { openLines } from '../../http/lines.ts'
import { keepQuotas } from '../../http/quotas.ts'
import { joinCluster } from '../../join-cluster.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import { openParts, type RoomParts } from '../../open-parts.ts'
import type { Passwords } from '../../people/passwords.ts'
import { shareBars } from '../../people/share-bars.ts'
import { newName, type Secrets } from '../../secrets.ts'
import type { Store } from '../../store/store.ts'
import { unlessMoved } from '../../streams/not-owner.ts'
import type { SimulatedProcess, World } from './world.ts'

/** A node of the room: all that a real one has, without what serves HTTP. */
export type SimulatedNode = Pick<RoomParts, 'guests' | 'office' | 'tables' | 'house' | 'carriedOut' | 'drained'> & {
  readonly id: string
  readonly process: SimulatedProcess
  readonly lines: Awaited<ReturnType<typeof openLines>>
  /** Has it the house, where what the office writes is carried out? */
  readonly hasHouse: () => boolean
  /** Ends it as an operator does: what is under way is kept, and others take over. */
  readonly stop: () => Promise<void>
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
  const bus = world.busOf(process)
  const cluster = { store: world.storeOf(process), leases: world.leasesOf(process), bus }
  const member = await joinCluster(cluster, onError, newName(secrets))
  const isDeaf = world.broken === 'log-out'
  const store: Store = isDeaf ? { ...member.store, moved: () => () => {} } : member.store
  const parts = await openParts(
    {
      store,
      now,
      secrets,
      member: isDeaf ? { ...member, everywhere: async () => {} } : member,
      archiveFolder: undefined,
    },
    { passwords: QUICK_PASSWORDS },
    onError,
  )
  const { tables, house, office } = parts
  const sharing = await shareBars({ store, now, secrets, bus, onError })
  const lines = await openLines({
    tables,
    find: house.find,
    limits: { ...LIMITS, messages: 1_000_000, linesOfPerson: 1000, linesOfAddress: 100_000 },
    quotas: keepQuotas(() => LIMITS, tables.loads),
    barred: sharing.barred,
    isReadOnly: () => office.state().readOnly,
    metrics: UNCOUNTED,
    now,
    secrets,
    onError,
    nearby: member.nearby(tables),
  })
  return {
    ...parts,
    id: member.nodes.node.id,
    process,
    lines,
    hasHouse: () => member.nodes.looksAfter(),
    stop: async () => {
      await lines.close()
      await sharing.close()
      await parts.close()
      await member.leave()
    },
  }
}

/** Chance that is the same for the same seed. */
const secretsOf = (name: string): Secrets => {
  const below = seeded(name)
  return { below, bytes: count => Uint8Array.from({ length: count }, () => below(256)) }
}

/** Real passwords take real time, which no seed could play. */
const QUICK_PASSWORDS: Passwords = {
  hash: async password => `hash of ${password}`,
  isRight: async (kept, password) => kept === `hash of ${password}`,
}

const UNCOUNTED: Metrics = {
  done: () => {},
  refused: () => {},
  measured: store => store,
  gauges: () => {},
  text: async () => ({ text: '', type: '' }),
  close: () => {},
}
