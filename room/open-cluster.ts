import pg from 'pg'
import type { Cluster } from './join-cluster.ts'
import { BUS_IS_AWAY } from './start-fault.ts'
import { holdDatabase } from './store/hold-store.ts'
import { LIVES } from './store/leases.ts'
import { postgresLeases } from './store/postgres-leases.ts'
import { postgresStore } from './store/postgres-store.ts'
import { standInApart } from './store/stand-in-apart.ts'
import { natsBus } from './streams/bus/nats-bus.ts'
import { postgresBus } from './streams/bus/postgres-bus.ts'

/** Where nodes have their store, and how they talk: `postgres`, or addresses of NATS. */
export type ClusterPlace = { readonly databaseUrl: string; readonly bus: string }

/** Opens what this node shares with the others. A room that has the store to itself keeps it out. */
export const openCluster = async (
  { databaseUrl, bus }: ClusterPlace,
  onError: (cause: unknown) => void,
  onTaken: (cause: Error) => void,
): Promise<Cluster> => {
  const config = { connectionString: databaseUrl }
  const hold = await holdDatabase(config, onError, onTaken, undefined, true)
  const store = await postgresStore({ ...config, max: 8 }, onError)
  const patient = { ...config, connectionTimeoutMillis: PATIENCE, query_timeout: PATIENCE, keepAlive: true }
  // connections of their own: what a node asks for doesn't wait behind what it writes
  const claims = new pg.Pool({ ...patient, max: 3 })
  claims.on('error', onError)
  const standing = standInApart(patient, onError)
  const leases = await postgresLeases(claims, onError, LIVES, standing.standIn)
  return {
    store,
    leases,
    bus: bus === 'postgres' ? await postgresBus(config, onError) : await natsBus(bus, onError).catch(isAway),
    close: async () => {
      await standing.close()
      await claims.end()
      await hold.release()
    },
  }
}

/** A bus that can't be reached is not taken for a store that can't. */
const isAway = (cause: unknown): never => {
  throw Object.assign(new Error('the bus can’t be reached', { cause }), { code: BUS_IS_AWAY })
}

/** How long a node waits to hear whether the others are still there before it asks again, in milliseconds. */
const PATIENCE = 1000
