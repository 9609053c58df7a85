import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import files from '@fastify/static'
import websocket from '@fastify/websocket'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Metrics } from '../metrics/metrics.ts'
import type { Guest, Guests } from '../people/guests.ts'
import type { Store } from '../store/store.ts'
import type { Tables } from '../tables/tables.ts'
import { bankRoutes } from './bank-routes.ts'
import { answerFaults } from './faults.ts'
import { healthRoutes } from './health-routes.ts'
import type { Limits } from './limits.ts'
import { openLines } from './lines.ts'
import { ruleRoutes } from './rule-routes.ts'
import { sameOrigin } from './same-origin.ts'
import { tableRoutes } from './table-routes.ts'

/** What the server needs. */
export type Served = {
  readonly guests: Guests
  readonly tables: Tables
  readonly store: Store
  readonly metrics: Metrics
  readonly limits: Limits
  readonly log: Logger
  /** Who may see the counts from elsewhere says this. */
  readonly metricsToken?: string | undefined
  /** The folder of the built pages. */
  readonly pages?: string | undefined
}

const COOKIE = 'cardroom'

/** The room over HTTP and WebSocket. */
export const makeServer = async (served: Served): Promise<FastifyInstance> => {
  const { guests, tables, store, metrics, limits, log, metricsToken, pages } = served
  const server: FastifyInstance = Fastify({ loggerInstance: log, bodyLimit: limits.body }) as never
  answerFaults(server)
  await server.register(helmet, { contentSecurityPolicy: { directives: CSP } })
  await server.register(cookie)
  await server.register(rateLimit, { max: limits.requests, timeWindow: '1 minute' })
  await server.register(websocket, { options: { maxPayload: limits.message, perMessageDeflate: false } })
  server.addHook('onRequest', sameOrigin)
  const lines = openLines({ tables, limits, metrics, onError: cause => log.error(cause) })
  server.addHook('preClose', async () => lines.close())
  metrics.gauges(() => ({ tables: tables.open(), lines: lines.count(), watchers: lines.watching() }))
  const guestOf = (request: FastifyRequest): Guest | null => guests.known(request.cookies[COOKIE])

  server.get('/api/me', async request => ({ guest: guestOf(request) }))

  server.post('/api/guest', { schema: { body: NAME } }, async (request, reply) => {
    const known = guestOf(request)
    if (known !== null) return { guest: known }
    const { name } = request.body as { name: string }
    const { token, ...guest } = await guests.come(name.trim())
    reply.setCookie(COOKIE, token, {
      httpOnly: true,
      sameSite: 'strict',
      path: '/',
      maxAge: 400 * 24 * 3600,
      secure: request.protocol === 'https',
    })
    return { guest }
  })

  server.get('/api/tables', async () => ({ tables: tables.cards() }))

  await server.register(healthRoutes({ metrics, store, token: metricsToken }))
  await server.register(tableRoutes({ tables, guestOf }))
  await server.register(ruleRoutes())
  await server.register(bankRoutes({ tables, guestOf }))

  server.get('/line', { websocket: true }, (socket, request) => {
    const { protocol } = request.query as { readonly protocol?: string }
    lines.take({ socket, raw: request.raw.socket, guest: guestOf(request), address: request.ip, protocol })
  })

  if (pages !== undefined) {
    await server.register(files, { root: pages, immutable: true, maxAge: '1y', index: false })
    // every page of the room is the same file; it looks at the address itself
    server.get('/', (_, reply) => reply.sendFile('index.html', { maxAge: 0, immutable: false }))
    server.get('/t/*', (_, reply) => reply.sendFile('index.html', { maxAge: 0, immutable: false }))
  }
  return server
}

const NAME = {
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: { name: { type: 'string', minLength: 1, maxLength: 40, pattern: '\\S' } },
} as const

const CSP = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
  frameAncestors: ["'none'"],
  upgradeInsecureRequests: null,
}
