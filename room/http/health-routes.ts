import { timingSafeEqual } from 'node:crypto'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import Type from 'typebox'
import type { Metrics } from '../metrics/metrics.ts'
import { object } from '../protocol/schemas.ts'
import type { Store } from '../store/store.ts'
import { answers, text } from './desk.ts'

/** Is the room well, and what does it count? The counts are for who has the token, and for nobody if there is none. */
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
      if (!mayLook(request, token)) return reply.code(403).send({ words: CLOSED })
      return reply.header('content-type', metrics.contentType).send(await metrics.text())
    })
  }

const ok = object({ ok: Type.Boolean() })
const WELL = { ...answers(ok), 503: ok }

const mayLook = (request: FastifyRequest, token: string | undefined): boolean => {
  const { authorization } = request.headers
  // where somebody comes from says nothing: behind a proxy everybody seems to be on this machine
  if (token === undefined || token === '' || authorization === undefined) return false
  return isSame(authorization, `Bearer ${token}`)
}

const isSame = (given: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const CLOSED = 'The counts are for who sends the token that CARDROOM_METRICS_TOKEN sets, as "Authorization: Bearer".'
