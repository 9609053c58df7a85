import { openRoom, type Room, type RoomConfig } from '../open-room.ts'
import { memoryLeases } from '../store/leases.ts'
import type { Bus } from '../streams/bus/bus.ts'
import { localBus } from '../streams/bus/local-bus.ts'
import { memoryStore } from './memory-store.ts'
import { listening } from './room-client.ts'

/** Several nodes of one room in this process, on one store in memory. */
export type ClusterRooms = {
  readonly addresses: readonly string[]
  readonly rooms: readonly Room[]
  readonly close: () => Promise<void>
}

/** What they could not do: a test that expects none looks here. */
export const faultsOf = (text: string): readonly string[] =>
  text.split('\n').filter(line => line.includes('"level":50'))

/** Opens this many nodes; `isLost` says of a message on their bus, by its subject, whether anybody hears it. */
export const openRooms = async (
  count: number,
  onError: (cause: unknown) => void,
  isLost: (subject: string) => boolean = () => false,
  now: () => number = Date.now,
  more: Partial<RoomConfig> = {},
): Promise<ClusterRooms> => {
  const leases = memoryLeases(() => performance.now())
  const store = { ...memoryStore(leases.holds), close: async () => {} }
  const local = localBus(onError)
  const bus: Bus = {
    ...local,
    publish: async (subject, text) => (isLost(subject) ? undefined : local.publish(subject, text)),
    close: async () => {},
  }
  const rooms: Room[] = []
  for (let i = 0; i < count; i++)
    rooms.push(
      await openRoom({
        now,
        file: '',
        log: false,
        limits: FAST,
        officeToken: OFFICE,
        trustProxy: 'loopback',
        cluster: { store, leases, bus },
        ...more,
      }),
    )
  const addresses = await Promise.all(rooms.map(listening))
  return { addresses, rooms, close: async () => void (await Promise.all(rooms.map(room => room.close()))) }
}

/** The token of their office. */
export const OFFICE = 'office-of-the-nodes'

const FAST = { requests: 1_000_000, messages: 1_000_000 }
