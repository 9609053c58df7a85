import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import websocket from '@fastify/websocket'
import Fastify, { type FastifyInstance } from 'fastify'
import { homeOf } from '../address.ts'
import { checkRequests } from './checked.ts'
import { limitConnections } from './connections.ts'
import { answerBadAddress, answerFaults, lineFault, tooManyRequests } from './faults.ts'
import type { Forwarding } from './forward-requests.ts'
import { CSP, notKept } from './headers.ts'
import { knownHosts } from './known-hosts.ts'
import { describeRoutes } from './openapi.ts'
import { tokenOf } from './people-routes.ts'
import { readOnlyHook } from './read-only.ts'
import type { Served } from './served.ts'
import { traceRequests } from './trace-requests.ts'

/** A server without routes: what it takes, how much of it, from whom, and how it answers faults. */
export const bareServer = async (
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

/** Whether the room is well, and takes traffic: many who ask at once share one answer. */
const HEALTH = new Set(['/healthz', '/readyz'])
