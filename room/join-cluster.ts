import type { Switchboard } from './http/lines.ts'
import { answerCatchUp, heardEverywhere } from './nodes/everywhere.ts'
import { HOUSE, tableIn } from './nodes/groups.ts'
import { type KeptHouse, keepHouse, lateBound } from './nodes/keep-house.ts'
import { leasedStore } from './nodes/leased-store.ts'
import { movedStore } from './nodes/moved-store.ts'
import { idOf, openNode } from './nodes/node.ts'
import { takeOverOrphans } from './nodes/take-over.ts'
import type { House } from './open-house.ts'
import { newName, secrets } from './secrets.ts'
import type { Leases } from './store/leases.ts'
import type { Store } from './store/store.ts'
import type { Bus } from './streams/bus/bus.ts'
import { unlessMoved } from './streams/not-owner.ts'
import type { Nodes, Tables } from './tables/tables.ts'

/** What several nodes share: the store, who owns what in it, and how they talk. */
export type Cluster = {
  readonly store: Store
  readonly leases: Leases
  readonly bus: Bus
  /** Closes what the cluster has opened besides. */
  readonly close?: () => Promise<void>
}

/** A room as one node of several. */
export type Member = {
  readonly store: Store
  readonly nodes: Nodes
  /** Takes part from now on: whatever of the house is asked for is looked up whenever it is used. */
  readonly begin: (tables: Tables, open: () => Promise<House>) => Promise<House>
  /** Resolves when every node has taken in what this one has written to what all of them follow. */
  readonly everywhere: () => Promise<void>
  /** The nodes that are there, by their ids. */
  readonly all: () => Promise<readonly string[]>
  /** What this node does when another one asks it to catch up. */
  readonly onCatchUp: (catchUp: () => Promise<void>) => Promise<void>
  readonly nearby: (tables: Tables) => NonNullable<Switchboard['nearby']>
  /** Leaves: what this node owned can be had by others at once. */
  readonly leave: () => Promise<void>
}

/** Joins the other nodes, under a name that none of them has. */
export const joinCluster = async (
  cluster: Cluster,
  complain: (cause: unknown) => void,
  id = newName(secrets),
): Promise<Member> => {
  const onError = unlessMoved(complain)
  const { leases, bus } = cluster
  const node = await openNode({ leases, bus, id, onError })
  let house: KeptHouse<House> | null = null
  let taking: { readonly stop: () => Promise<void> } | null = null
  return {
    store: movedStore(leasedStore(cluster.store, node.owner), bus, onError),
    nodes: { node, looksAfter: () => house?.isHere() === true },
    begin: async (tables, open) => {
      const kept = keepHouse(node, open, onError)
      house = kept
      node.onGive(tables.give)
      const openHere = async (): Promise<void> => {
        await kept.ready()
        // what was in play before there were leases, or was left without one
        for (const id of await tables.due()) await tables.adopt(id).catch(onError)
      }
      const take = (group: string): Promise<void> => {
        const table = tableIn(group)
        return table === null ? (group === HOUSE ? openHere() : Promise.resolve()) : tables.takeOver(table)
      }
      if ((await node.where(HOUSE)).here) await openHere()
      taking = takeOverOrphans(node, leases, take, onError)
      return {
        events: lateBound(() => kept.now().events),
        floor: lateBound(() => kept.now().floor),
        conduct: lateBound(() => kept.now().conduct),
        houses: lateBound(() => kept.now().houses),
        training: lateBound(() => kept.now().training),
        find: what => kept.now().find(what),
        carriedOut: () => kept.now().carriedOut(),
        close: async () => {
          await taking?.stop()
          await kept.close()
        },
      }
    },
    everywhere: heardEverywhere(node, leases),
    all: async () => [...new Set((await leases.nodes()).map(idOf))],
    onCatchUp: catchUp => {
      node.owner.onReturn(catchUp)
      return answerCatchUp(node, catchUp)
    },
    nearby: tables => ({
      node,
      houseReady: async () => house!.ready(),
      knows: tables.knows,
      onHouseLost: lost => house!.onLost(lost),
    }),
    leave: async () => {
      await node.close()
      await cluster.close?.()
    },
  }
}
