import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import files from '@fastify/static'
import websocket from '@fastify/websocket'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { homeOf } from '../address.ts'
import type { Events } from '../events/events.ts'
import type { FloorHost } from '../floor/open-floor.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { countAttempts } from '../people/attempts.ts'
import type { Guest, Guests } from '../people/guests.ts'
import type { Secrets } from '../secrets.ts'
import type { FindShown } from '../shown/shown.ts'
import type { Store, StoreFault } from '../store/store.ts'
import type { Tables } from '../tables/tables.ts'
import { bankRoutes } from './bank-routes.ts'
import { checkRequests } from './checked.ts'
import { limitConnections } from './connections.ts'
import { dealRoutes } from './deal-routes.ts'
import { eventRoutes } from './event-routes.ts'
import { answerBadAddress, answerFaults, lineFault, PAGE } from './faults.ts'
import { fillRoutes } from './fill-routes.ts'
import { floorRoutes } from './floor-routes.ts'
import { CSP, notKept } from './headers.ts'
import { healthRoutes } from './health-routes.ts'
import { houseRoutes } from './house-routes.ts'
import { invitationRoutes } from './invitation-routes.ts'
import { knownHosts } from './known-hosts.ts'
import type { Limits } from './limits.ts'
import { openLines } from './lines.ts'
import { describeRoutes } from './openapi.ts'
import { peopleRoutes, tokenOf } from './people-routes.ts'
import { keepQuotas } from './quotas.ts'
import { ruleRoutes } from './rule-routes.ts'
import { structureRoutes } from './structure-routes.ts'
import { tableRoutes } from './table-routes.ts'

/** What the server needs. */
export type Served = {
  readonly guests: Guests
  readonly tables: Tables
  readonly events: Events
  /** What can be followed and ordered over the line besides tables. */
  readonly find: FindShown
  readonly floor: FloorHost
  readonly store: Store
  /** What is set aside because it cannot be read or played on. */
  readonly faults: () => readonly StoreFault[]
  readonly metrics: Metrics
  readonly now: () => number
  readonly secrets: Secrets
  readonly limits: Limits
  readonly log: Logger
  /** Who may see the counts says this; without it nobody does. */
  readonly metricsToken?: string | undefined
  /** Machines that make tables say this: theirs run also while nobody watches. */
  readonly machinesToken?: string | undefined
  /** The addresses of proxies before it that are believed about where a request comes from and over what. */
  readonly trustProxy?: string | undefined
  /** The host that it listens on, and where players reach it. */
  readonly host?: string | undefined
  readonly origins?: readonly string[] | undefined
  /** The folder of the built pages. */
  readonly pages?: string | undefined
}

/** The room over HTTP and WebSocket. */
export const makeServer = async (served: Served): Promise<FastifyInstance> => {
  const { guests, tables, find, store, metrics, limits, log, metricsToken, pages } = served
  const { now, secrets, trustProxy = false } = served
  const server: FastifyInstance = Fastify({
    loggerInstance: log,
    bodyLimit: limits.body,
    // what is sent slower than that is cut, whether headers, a body or the call for a line
    requestTimeout: limits.slow,
    http: { headersTimeout: limits.slow, connectionsCheckingInterval: Math.ceil(limits.slow / 4) },
    trustProxy,
    frameworkErrors: answerBadAddress,
  }) as never
  limitConnections(server.server, limits.connectionsOfAddress)
  answerFaults(server, pages !== undefined)
  checkRequests(server)
  await server.register(helmet, { contentSecurityPolicy: { directives: CSP } })
  await server.register(cookie)
  await server.register(rateLimit, {
    max: limits.requests,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => homeOf(ip),
  })
  // before the lines are closed without a word
  server.addHook('preClose', async () => {
    guests.stopWaiting()
    attempts.end()
    lines.close()
  })
  await server.register(websocket, {
    options: { maxPayload: limits.message, perMessageDeflate: false },
    errorHandler: lineFault,
  })
  server.addHook('onRequest', knownHosts(served))
  server.addHook('onRequest', notKept)
  await describeRoutes(server)
  const quotas = keepQuotas(limits, tables.loads)
  const lines = openLines({ tables, find, limits, quotas, metrics, now, secrets, onError: cause => log.error(cause) })
  metrics.gauges(() => ({ tables: tables.open(), lines: lines.count(), watchers: lines.watching() }))
  const attempts = countAttempts(now)
  const guestOf = (request: FastifyRequest): Guest | null => guests.known(tokenOf(request))

  await server.register(peopleRoutes(guests, limits))
  await server.register(healthRoutes({ metrics, store, token: metricsToken, faults: served.faults }))
  await server.register(tableRoutes({ tables, guestOf }, limits, quotas, served.machinesToken))
  await server.register(invitationRoutes({ tables, guestOf, now, secrets }))
  await server.register(dealRoutes({ tables, guestOf }))
  await server.register(ruleRoutes())
  await server.register(houseRoutes({ tables, guestOf }))
  await server.register(structureRoutes())
  await server.register(bankRoutes({ tables, guestOf }))
  await server.register(fillRoutes({ tables, guestOf }, limits))
  await server.register(floorRoutes({ floor: served.floor, guestOf, attempts, secrets }))
  await server.register(eventRoutes({ tables, guestOf }, served.events, limits))

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
      })
    },
  })

  if (pages !== undefined) {
    await server.register(files, { root: pages, immutable: true, maxAge: '1y', index: false })
    // every page of the room is the same file; it looks at the address itself
    for (const page of ['/', '/book', '/rules', '/t/*', '/floor', '/floor/*', '/events', '/events/*']) {
      server.get(page, HIDDEN, (_, reply) => reply.sendFile('index.html', PAGE))
    }
  }
  return server
}

/** Pages are for people, and not among the routes that are described. */
const HIDDEN = { schema: { hide: true } } as const
