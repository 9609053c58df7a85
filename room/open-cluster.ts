import pg from 'pg'
import type { Cluster } from './join-cluster.ts'
import { holdDatabase } from './store/hold-store.ts'
import { postgresLeases } from './store/postgres-leases.ts'
import { postgresStore } from './store/postgres-store.ts'
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
  // connections of its own: that a node is there is not said behind what it writes
  const pool = new pg.Pool({
    ...config,
    max: 2,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
    keepAlive: true,
  })
  pool.on('error', onError)
  const leases = await postgresLeases(pool)
  return {
    store,
    leases,
    bus: bus === 'postgres' ? await postgresBus(config, onError) : await natsBus(bus, onError),
    close: async () => {
      await pool.end()
      await hold.release()
    },
  }
}

/** Who doesn't hear in this time whether they are still there, in milliseconds, asks again. */
const PATIENCE = 1000
