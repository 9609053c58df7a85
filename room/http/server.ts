import type { FastifyInstance, FastifyRequest } from 'fastify'
import { countAttempts } from '../people/attempts.ts'
import { barAddresses } from '../people/barred-addresses.ts'
import type { Guest } from '../people/guests.ts'
import { shareBars } from '../people/share-bars.ts'
import { probeStore } from '../store/probe-store.ts'
import { addRoutes } from './all-routes.ts'
import { bareServer } from './bare-server.ts'
import { forwardRequests } from './forward-requests.ts'
import { lineRoute } from './line-route.ts'
import { openLines } from './lines.ts'
import { aboutNode, listNodes } from './list-nodes.ts'
import { servePages } from './pages.ts'
import { tokenOf } from './people-routes.ts'
import { keepQuotas } from './quotas.ts'
import type { Served } from './served.ts'

/** The room over HTTP and WebSocket. */
export const makeServer = async (served: Served): Promise<FastifyInstance> => {
  const { guests, tables, find, store, metrics, limits, log, pages, now, secrets, nearby } = served
  const byCookie = (request: FastifyRequest): Guest | null => guests.known(tokenOf(request))
  const forwarding = nearby && forwardRequests(nearby, byCookie)
  const server = await bareServer(served, forwarding, async () => {
    guests.stopWaiting()
    attempts.end()
    await lines.close()
    await sharing?.close()
  })
  const quotas = keepQuotas(() => ({ ...limits, ...served.office.state().quotas }), tables.loads)
  const onError = (cause: unknown): void => log.error(cause)
  const sharing = nearby && (await shareBars({ store, now, secrets, bus: nearby.node.bus, onError }))
  const barred = sharing?.barred ?? barAddresses(now, secrets)
  const isReadOnly = (): boolean => served.office.state().readOnly
  const lines = await openLines({
    tables,
    find,
    limits,
    quotas,
    barred,
    metrics,
    now,
    secrets,
    onError,
    nearby,
    isReadOnly,
    traces: served.traces,
  })
  const canWrite = probeStore(store, cause => log.error(cause))
  metrics.gauges(async () => ({
    tables: tables.open(),
    lines: lines.count(),
    watchers: lines.watching(),
    set_aside: served.faults().length,
    store_writable: (await canWrite()) ? 1 : 0,
  }))
  const attempts = countAttempts(now)
  const guestOf = (request: FastifyRequest): Guest | null => {
    const sentOn = forwarding?.guestOf(request)
    return sentOn === undefined ? byCookie(request) : sentOn
  }

  const isDrained = (): boolean => nearby !== undefined && served.office.state().drained.includes(nearby.node.id)
  // pages call again, and a proxy sends them elsewhere
  served.office.listen((before, after) => {
    const id = nearby?.node.id ?? ''
    if (!before.drained.includes(id) && after.drained.includes(id)) lines.endAll()
  })
  const nodes =
    nearby &&
    served.allNodes &&
    (await listNodes(nearby.node, served.allNodes, served.office, () => aboutNode(server, tables, lines)))
  await addRoutes(server, { served, lines, barred, quotas, attempts, canWrite, guestOf, isDrained, nodes })
  lineRoute(server, lines, guests)
  if (pages !== undefined) await servePages(server, pages)
  await forwarding?.answerFrom(server)
  return server
}
