import { hostname } from 'node:os'
import type { FastifyInstance } from 'fastify'
import type { Node } from '../nodes/node.ts'
import type { KeptOffice } from '../office/keep-office.ts'
import type { NodeListed } from '../protocol/office.ts'
import type { Tables } from '../tables/tables.ts'

/** What a node says of itself. */
export type AboutNode = Pick<NodeListed, 'address' | 'open' | 'hands' | 'lines'>

/** How long a node may take to say where it is, in milliseconds. */
const PATIENCE = 700

/** Lists the nodes that are there, each by what it says of itself; one that doesn't answer is listed by its id. */
export const listNodes = async (
  node: Node,
  all: () => Promise<readonly string[]>,
  office: KeptOffice,
  about: () => AboutNode,
): Promise<() => Promise<readonly NodeListed[]>> => {
  await node.answer('about', async () => about())
  const askOne = (id: string): Promise<AboutNode> =>
    id === node.id
      ? Promise.resolve(about())
      : node.ask<AboutNode>(id, 'about', {}, PATIENCE).then(withHands, () => SILENT)
  return async () => {
    const { drained } = office.state()
    return Promise.all(
      (await all()).toSorted().map(async id => ({ id, ...(await askOne(id)), drained: drained.includes(id) })),
    )
  }
}

const SILENT: AboutNode = { address: null, open: 0, hands: 0, lines: 0 }

/** Nodes of an earlier version don't say how many hands are in play. */
const withHands = (about: AboutNode): AboutNode => ({ ...about, hands: about.hands ?? 0 })

/** Where this node is, and what it has. */
export const aboutNode = (
  server: FastifyInstance,
  tables: Pick<Tables, 'open' | 'handsInPlay'>,
  lines: { readonly count: () => number },
): AboutNode => {
  const at = server.server.address()
  const address = at === null || typeof at === 'string' ? null : `${hostname()}:${at.port}`
  return { address, open: tables.open(), hands: tables.handsInPlay(), lines: lines.count() }
}
