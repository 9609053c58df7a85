import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import files from '@fastify/static'
import websocket from '@fastify/websocket'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { homeOf } from '../address.ts'
import type { ConductHost } from '../conduct/open-conduct.ts'
import type { Events } from '../events/events.ts'
import type { FloorHost } from '../floor/open-floor.ts'
import type { HousesHost } from '../houses/open-houses.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Traces } from '../metrics/traces.ts'
import type { KeptOffice } from '../office/keep-office.ts'
import type { Own } from '../own/keep-own.ts'
import { countAttempts } from '../people/attempts.ts'
import { type BarredAddresses, barAddresses } from '../people/barred-addresses.ts'
import type { Guest, Guests } from '../people/guests.ts'
import { shareBars } from '../people/share-bars.ts'
import type { NodeListed } from '../protocol/office.ts'
import type { Secrets } from '../secrets.ts'
import type { FindShown } from '../shown/shown.ts'
import { probeStore } from '../store/probe-store.ts'
import type { Store, StoreFault } from '../store/store.ts'
import type { Tables } from '../tables/tables.ts'
import type { TrainingHost } from '../training/open-training.ts'
import { bankRoutes } from './bank-routes.ts'
import { checkRequests } from './checked.ts'
import { limitConnections } from './connections.ts'
import { dealRoutes } from './deal-routes.ts'
import { editionRoutes } from './edition-routes.ts'
import { eventRoutes } from './event-routes.ts'
import { answerBadAddress, answerFaults, lineFault, PAGE, tooManyRequests } from './faults.ts'
import { fillRoutes } from './fill-routes.ts'
import { floorRoutes } from './floor-routes.ts'
import { type Forwarding, forwardRequests } from './forward-requests.ts'
import { CSP, notKept } from './headers.ts'
import { healthRoutes } from './health-routes.ts'
import { houseRoutes } from './house-routes.ts'
import { invitationRoutes } from './invitation-routes.ts'
import { knownHosts } from './known-hosts.ts'
import { languageAsked } from './language-asked.ts'
import type { Limits } from './limits.ts'
import { openLines, type Switchboard } from './lines.ts'
import { aboutNode, listNodes } from './list-nodes.ts'
import { officeRoutes } from './office-routes.ts'
import { describeRoutes } from './openapi.ts'
import { ownRoutes } from './own-routes.ts'
import { peopleRoutes, tokenOf } from './people-routes.ts'
import { keepQuotas, type Quotas } from './quotas.ts'
import { readOnlyHook } from './read-only.ts'
import { ruleRoutes } from './rule-routes.ts'
import { structureRoutes } from './structure-routes.ts'
import { tableRoutes } from './table-routes.ts'
import { traceRequests } from './trace-requests.ts'
import { trainingRoutes } from './training-routes.ts'

/** What the server needs. */
export type Served = {
  readonly guests: Guests
  /** What the room keeps for people one by one. */
  readonly own: Own
  readonly tables: Tables
  readonly events: Events
  /** What can be followed and ordered over the line besides tables. */
  readonly find: FindShown
  readonly floor: FloorHost
  readonly conduct: ConductHost
  readonly houses: HousesHost
  readonly training: TrainingHost
  readonly office: KeptOffice
  /** Waits until what the office wrote down is carried out. */
  readonly carriedOut: () => Promise<void>
  /** Waits until a node that the office drains has put down what it had. */
  readonly drained: () => Promise<void>
  /** The ids of the nodes that are there, where there are several. */
  readonly allNodes?: (() => Promise<readonly string[]>) | undefined
  readonly store: Store
  /** What is set aside because it cannot be read or played on. */
  readonly faults: () => readonly StoreFault[]
  readonly metrics: Metrics
  /** Where something is traced. */
  readonly traces?: Traces | undefined
  readonly now: () => number
  readonly secrets: Secrets
  readonly limits: Limits
  readonly log: Logger
  /** The word that lets somebody see the counts; without it nobody does. */
  readonly metricsToken?: string | undefined
  /** Machines that make tables say this: theirs run also while nobody watches. */
  readonly machinesToken?: string | undefined
  /** The operator enters this at the office; without it the office is closed. */
  readonly officeToken?: string | undefined
  /** The addresses of proxies before it that are believed about where a request comes from and over what. */
  readonly trustProxy?: string | undefined
  /** The host that it listens on, and where players reach it. */
  readonly host?: string | undefined
  readonly origins?: readonly string[] | undefined
  /** The folder of the built pages. */
  readonly pages?: string | undefined
  /** The other nodes, where there are several. */
  readonly nearby?: Switchboard['nearby']
}

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

/** What the routes are answered with. */
type Answering = {
  readonly served: Served
  readonly lines: Awaited<ReturnType<typeof openLines>>
  readonly barred: BarredAddresses
  readonly quotas: Quotas
  readonly attempts: ReturnType<typeof countAttempts>
  readonly canWrite: () => Promise<boolean>
  readonly guestOf: (request: FastifyRequest) => Guest | null
  /** Does this node play nothing until it may again? */
  readonly isDrained: () => boolean
  readonly nodes: (() => Promise<readonly NodeListed[]>) | undefined
}

/** Everything that is answered over HTTP. */
const addRoutes = async (
  server: FastifyInstance,
  { served, lines, barred, quotas, attempts, canWrite, guestOf, isDrained, nodes }: Answering,
): Promise<void> => {
  const { guests, tables, store, metrics, limits, now, secrets } = served
  const isStopped = (): boolean => served.office.state().stopped
  const isThere = (): boolean => served.nearby?.node.owner.isThere() !== false
  const isUnready = (): boolean => isStopped() || isDrained() || !isThere()
  await server.register(peopleRoutes(guests, limits, ({ ip }) => barred.mayCome('', ip) !== null))
  await server.register(ownRoutes({ own: served.own, tables, guestOf, hasAccount: guests.hasAccount }, limits))
  await server.register(
    healthRoutes({ metrics, canWrite, isStopped: isUnready, token: served.metricsToken, faults: served.faults }),
  )
  await server.register(tableRoutes({ tables, guestOf, isStopped, store }, limits, quotas, served.machinesToken))
  await server.register(invitationRoutes({ tables, guestOf, now, secrets }))
  await server.register(dealRoutes({ tables, guestOf }))
  await server.register(ruleRoutes())
  await server.register(houseRoutes({ tables, guestOf }))
  await server.register(editionRoutes({ houses: served.houses, guestOf }, limits))
  await server.register(
    trainingRoutes({ training: served.training, floor: served.floor, own: served.own, guestOf }, limits),
  )
  await server.register(structureRoutes())
  await server.register(bankRoutes({ tables, guestOf }))
  await server.register(fillRoutes({ tables, guestOf }, limits))
  await server.register(floorRoutes({ ...served, guestOf, attempts }))
  await server.register(eventRoutes({ tables, guestOf }, served.events, limits))

  await server.register(
    officeRoutes(
      {
        office: served.office,
        guests,
        barred,
        tables,
        lines: lines.count,
        secrets,
        settle: served.carriedOut,
        nodes,
        drained: served.drained,
        token: served.officeToken,
      },
      limits,
    ),
  )
}

/** A server without routes: what it takes, how much of it, from whom, and how it answers faults. */
const bareServer = async (
  served: Served,
  forwarding: Forwarding | undefined,
  closing: () => Promise<void>,
): Promise<FastifyInstance> => {
  const { limits, log, pages, trustProxy = false } = served
  const server: FastifyInstance = Fastify({
    loggerInstance: log,
    bodyLimit: limits.body,
    // what is sent slower than that is cut, whether headers, a body or the call for a line
    requestTimeout: limits.slow,
    http: { headersTimeout: limits.slow, connectionsCheckingInterval: Math.ceil(limits.slow / 4) },
    trustProxy,
    // in the log and in the answer: what somebody reports can be found
    genReqId: () => randomUUID(),
    frameworkErrors: answerBadAddress,
  }) as never
  limitConnections(server.server, limits.connectionsOfAddress)
  answerFaults(server, pages !== undefined, limits.body)
  checkRequests(server)
  await server.register(helmet, { contentSecurityPolicy: { directives: CSP } })
  await server.register(cookie)
  await server.register(rateLimit, {
    max: limits.requests,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => homeOf(ip),
    // a page has many files that never change: friends who arrive together over one line are no attack
    // and what another node has sent on was counted there; a proxy learns how the room is in a rush too
    allowList: request =>
      request.url.startsWith('/assets/') ||
      HEALTH.has(request.routeOptions.url ?? '') ||
      forwarding?.guestOf(request) !== undefined,
    errorResponseBuilder: (_, context) => tooManyRequests(context),
  })
  // before the lines are closed without a word
  server.addHook('preClose', closing)
  // a call that is refused below is ended by this, so it comes first
  await server.register(websocket, {
    options: { maxPayload: limits.message, perMessageDeflate: false },
    errorHandler: lineFault,
  })
  if (served.traces !== undefined) traceRequests(server, served.traces)
  server.addHook('onRequest', knownHosts(served))
  server.addHook(
    'preHandler',
    readOnlyHook(() => served.office.state().readOnly),
  )
  server.addHook('onRequest', notKept)
  server.addHook('onRequest', async ({ id }, reply) => {
    reply.header('x-request-id', id)
  })
  if (forwarding !== undefined) {
    // a newcomer of another node is known here before anything is answered, also where its message was lost
    server.addHook('onRequest', request => served.guests.lookFor(tokenOf(request)))
    server.addHook('preHandler', forwarding.hook)
  }
  await describeRoutes(server)
  return server
}

/** The line over which a page follows what happens. */
const lineRoute = (server: FastifyInstance, lines: Awaited<ReturnType<typeof openLines>>, guests: Guests): void => {
  server.route({
    method: 'GET',
    url: '/line',
    ...HIDDEN,
    handler: (_, reply) => reply.code(426).send({ words: 'Connect to this address with a WebSocket.' }),
    wsHandler: (socket, request) => {
      const { protocol } = request.query as { readonly protocol?: string }
      lines.take({
        socket,
        raw: request.raw.socket,
        session: guests.session(tokenOf(request)),
        address: request.ip,
        protocol,
        language: languageAsked(request),
      })
    },
  })
}

/** The built pages: every page of the room is the same file, which looks at the address itself. */
const servePages = async (server: FastifyInstance, pages: string): Promise<void> => {
  await server.register(files, { root: pages, immutable: true, maxAge: '1y', index: false, preCompressed: true })
  for (const page of PAGES) server.get(page, HIDDEN, (_, reply) => reply.sendFile('index.html', PAGE))
  // what people type
  server.get('/tournaments', HIDDEN, (_, reply) => reply.redirect('/events'))
}

/** Whether the room is well, and takes traffic: many who ask at once share one answer. */
const HEALTH = new Set(['/healthz', '/readyz'])

/** Where pages are. */
const PAGES = [
  ['/', '/create', '/learn/*', '/book', '/rules', '/t/*', '/floor', '/floor/*', '/record', '/events', '/events/*'],
  ['/books', '/books/*', '/desk', '/desk/*', '/train', '/train/*', '/house', '/house/*'],
  ['/hands', '/stats', '/tables', '/office'],
].flat()

/** Pages are for people, and not among the routes that are described. */
const HIDDEN = { schema: { hide: true } } as const
