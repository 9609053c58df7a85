import type { Placard, TableRefusal } from '@cardroom/engine'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { Guest } from '../people/guests.ts'
import { type Around, type HostedTable, hostTable } from './host-table.ts'
import type { Policy } from './hosted.ts'
import { makeTable } from './make-table.ts'
import { comes } from './room-acts.ts'
import { runTable } from './run-table.ts'

/** All tables of the room that are open. */
export type Tables = {
  readonly ids: () => readonly string[]
  readonly find: (id: string) => HostedTable | undefined
  readonly make: (
    host: Guest,
    placard: Placard,
    policy: Policy,
  ) => Promise<TableRefusal | { readonly id: string; readonly code: string }>
  /** Lets somebody in who has the code, or makes him a spectator who has none. */
  readonly letIn: (table: HostedTable, guest: Guest) => Promise<void>
  readonly close: () => void
}

/** Takes up all tables where they were left, and keeps them going. */
export const openTables = async (around: Around, onError: (cause: unknown) => void): Promise<Tables> => {
  const { store, secrets } = around
  const tables = new Map<string, HostedTable>()
  const stops: (() => void)[] = []
  const takeUp = async (id: string): Promise<HostedTable> => {
    const table = await hostTable(id, around)
    tables.set(id, table)
    stops.push(runTable(table, around, onError))
    return table
  }
  for (const { stream } of await store.streams('table/')) await takeUp(stream.slice('table/'.length))
  return {
    ids: () => [...tables.keys()],
    find: id => tables.get(id),
    make: async (host, placard, policy) => {
      const id = bytesToHex(secrets.bytes(6))
      const code = bytesToHex(secrets.bytes(8))
      const refused = await makeTable({ id, code, placard, policy, host }, around)
      if (refused !== null) return refused
      await takeUp(id)
      return { id, code }
    },
    letIn: async (table, { person, name }) => {
      if (table.hosted().people[person] !== undefined) return
      await table.does((hosted, at) => comes(hosted, person, name, at))
    },
    close: () => {
      for (const stop of stops) stop()
    },
  }
}
