import { randomBytes, randomInt } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { makeServer } from './http/server.ts'
import { openGuests } from './people/guests.ts'
import { openStore } from './store/open-store.ts'
import type { Secrets } from './tables/dealer.ts'
import { openTables } from './tables/tables.ts'

/** Where a room keeps its log and where it is reached. */
export type RoomConfig = {
  readonly databaseUrl?: string | undefined
  readonly file: string
  readonly log: boolean
  /** The folder of the built pages, if it serves them. */
  readonly pages?: string | undefined
}

/** A room that is open: its server, and how it is closed without losing anything. */
export type Room = { readonly server: FastifyInstance; readonly close: () => Promise<void> }

/** Chance from the system, which nobody can guess. */
export const secrets: Secrets = {
  below: most => randomInt(most),
  bytes: count => new Uint8Array(randomBytes(count)),
}

/** Opens a room on its store: all tables are taken up where they were left. */
export const openRoom = async ({ databaseUrl, file, log, pages }: RoomConfig): Promise<Room> => {
  const complain = (cause: unknown): void => console.error(cause)
  const store = await openStore({ databaseUrl, file }, complain)
  const now = (): number => Date.now()
  const guests = await openGuests(store, now, secrets)
  const tables = await openTables({ store, now, secrets }, complain)
  const server = await makeServer({ guests, tables, log, pages })
  return {
    server,
    close: async () => {
      tables.close()
      await server.close()
      await store.close()
    },
  }
}
