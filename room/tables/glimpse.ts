import { type Archive, readArchive } from '../deals/archive.ts'
import { type Around, type HostedTable, hostTable } from '../table/host-table.ts'

/** Tables that other nodes play, as they are in the store: nothing is done with them here. */
export type Glimpses = {
  readonly look: (id: string) => Promise<HostedTable>
  readonly archive: (id: string) => Archive | undefined
}

/** How many are remembered for the next person to ask for their deals. */
const MOST = 50

/** Looks at tables of other nodes. */
export const glimpseTables = (around: Around, onError: (cause: unknown) => void): Glimpses => {
  const archives = new Map<string, Archive>()
  return {
    look: async id => {
      const table = await hostTable(id, around, onError)
      archives.delete(id)
      archives.set(id, await readArchive(id, around.store, onError))
      if (archives.size > MOST) archives.delete(archives.keys().next().value!)
      return table
    },
    archive: id => archives.get(id),
  }
}
