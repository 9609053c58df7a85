import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import files from '@fastify/static'
import websocket from '@fastify/websocket'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import type { Guest, Guests } from '../people/guests.ts'
import type { Tables } from '../tables/tables.ts'
import { commonView } from '../views/common-view.ts'
import { bankRoutes } from './bank-routes.ts'
import { openLines } from './lines.ts'
import { ruleRoutes } from './rule-routes.ts'
import { tableRoutes } from './table-routes.ts'

/** What the server needs. */
export type Served = {
  readonly guests: Guests
  readonly tables: Tables
  readonly log: boolean /** The folder of the built pages. */
  readonly pages?: string | undefined
}

const COOKIE = 'cardroom'

/** The room over HTTP and WebSocket. */
export const makeServer = async ({ guests, tables, log, pages }: Served): Promise<FastifyInstance> => {
  const server = Fastify({ logger: log ? { level: 'info' } : false, bodyLimit: 64 * 1024 })
  await server.register(helmet, { contentSecurityPolicy: { directives: CSP } })
  await server.register(cookie)
  await server.register(rateLimit, { max: 600, timeWindow: '1 minute' })
  await server.register(websocket, { options: { maxPayload: 16 * 1024, perMessageDeflate: false } })
  const lines = openLines(tables, cause => server.log.error(cause))
  const guestOf = (request: FastifyRequest): Guest | null => guests.known(request.cookies[COOKIE])

  server.get('/health', async () => ({ ok: true, tables: tables.ids().length, watching: lines.watching() }))

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

  server.get('/api/tables', async () => ({
    tables: tables.ids().flatMap(id => {
      const hosted = tables.find(id)!.hosted()
      const { name, game, seats, ended } = commonView(hosted, () => false)
      return ended
        ? []
        : [{ id, name, game, chairs: seats.length, taken: seats.filter(({ person }) => person !== null).length }]
    }),
  }))

  await server.register(tableRoutes({ tables, guestOf }))
  await server.register(ruleRoutes())
  await server.register(bankRoutes({ tables, guestOf }))

  server.get('/line', { websocket: true, preValidation: sameOrigin }, (socket, request) => {
    lines.take(socket, guestOf(request))
  })

  if (pages !== undefined) {
    await server.register(files, { root: pages, immutable: true, maxAge: '1y', index: false })
    // every page of the room is the same file; it looks at the address itself
    server.get('/', (_, reply) => reply.sendFile('index.html', { maxAge: 0, immutable: false }))
    server.get('/t/*', (_, reply) => reply.sendFile('index.html', { maxAge: 0, immutable: false }))
  }
  return server
}

/** A page of another site does not get a line with our cookie. */
const sameOrigin = async (
  request: FastifyRequest,
  reply: { code: (status: number) => { send: (body: unknown) => unknown } },
) => {
  const { origin, host } = request.headers
  if (origin !== undefined && new URL(origin).host !== host) {
    reply.code(403).send({ words: 'This line is for pages of this room.' })
  }
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
  connectSrc: ["'self'", 'ws:', 'wss:'],
  frameAncestors: ["'none'"],
  upgradeInsecureRequests: null,
}
