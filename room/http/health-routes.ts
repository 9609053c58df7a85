import { timingSafeEqual } from 'node:crypto'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import Type from 'typebox'
import type { Metrics } from '../metrics/metrics.ts'
import { object } from '../protocol/schemas.ts'
import type { Store } from '../store/store.ts'
import { answers, text } from './desk.ts'

/** Is the room well, and what does it count? The counts are for the machine it runs on, or for who has the token. */
export const healthRoutes =
  ({
    metrics,
    store,
    token,
  }: {
    readonly metrics: Metrics
    readonly store: Store
    readonly token: string | undefined
  }): FastifyPluginAsync =>
  async server => {
    server.get('/healthz', { schema: { response: WELL } }, async (_, reply) => {
      try {
        await store.read('health', 0, 1)
        return reply.header('cache-control', 'no-store').send({ ok: true })
      } catch (cause) {
        server.log.error(cause)
        return reply.code(503).send({ ok: false })
      }
    })

    server.get('/metrics', { schema: { response: answers(text, 403) } }, async (request, reply) => {
      if (!mayLook(request, token)) return reply.code(403).send({ words: 'The counts are not for everybody.' })
      return reply.header('content-type', metrics.contentType).send(await metrics.text())
    })
  }

const ok = object({ ok: Type.Boolean() })
const WELL = { ...answers(ok), 503: ok }

const mayLook = (request: FastifyRequest, token: string | undefined): boolean => {
  const { authorization, 'x-forwarded-for': forwardedFor, forwarded } = request.headers
  if (token !== undefined && token !== '')
    return authorization !== undefined && isSame(authorization, `Bearer ${token}`)
  // behind a proxy everybody seems to be on this machine
  return forwardedFor === undefined && forwarded === undefined && LOOPBACK.has(request.socket.remoteAddress ?? '')
}

const isSame = (given: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
