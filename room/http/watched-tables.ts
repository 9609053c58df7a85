import type { PlayerId } from '@cardroom/engine/table'
import type { HostedTable } from '../table/host-table.ts'
import type { Tables } from '../tables/tables.ts'
import { type Watchers, watchers } from '../views/watchers.ts'

/** The tables that are watched, and all who watch each. */
export type WatchedTables = {
  readonly of: (id: string, table: HostedTable) => Watchers
  readonly count: () => number
  /** Calls back when a table is no longer open here. */
  readonly onGone: (gone: (id: string) => void) => () => void
  readonly close: () => void
}

/** Watches tables for the lines; `bars` hears of everybody whom a host bans or lets in again. */
export const openWatched = (
  tables: Tables,
  bars: (id: string, person: PlayerId, banned: boolean) => void,
): WatchedTables => {
  const byTable = new Map<string, Watchers & { readonly table: HostedTable }>()
  const onGone = new Set<(id: string) => void>()
  tables.attend({
    isWatched: id => (byTable.get(id)?.count() ?? 0) > 0,
    putAway: (id, why) => {
      byTable.get(id)?.close(why)
      byTable.delete(id)
      if (why === undefined) for (const gone of [...onGone]) gone(id)
    },
  })
  return {
    of: (id, table) => {
      const known = byTable.get(id)
      if (known?.table === table) return known
      // it was put away, and is open again
      known?.close()
      const made = { ...watchers(table), table }
      byTable.set(id, made)
      table.listen((_before, _after, events) => {
        for (const event of events) if (event.type === 'RightsChanged') bars(id, event.person, event.banned)
      })
      return made
    },
    count: () => [...byTable.values()].reduce((sum, { count }) => sum + count(), 0),
    onGone: gone => {
      onGone.add(gone)
      return () => onGone.delete(gone)
    },
    close: () => {
      for (const one of byTable.values()) one.close()
    },
  }
}
