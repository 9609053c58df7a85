import { timingSafeEqual } from 'node:crypto'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import Type from 'typebox'
import type { CountsFormat, Metrics } from '../metrics/metrics.ts'
import { list, object, text } from '../protocol/schemas.ts'
import type { StoreFault } from '../store/store.ts'
import { acceptedIn } from './accepted.ts'
import { answers } from './routing.ts'

/** Is the room well, and what does it count? A request needs the token to get the counts; without a token nobody gets them. */
export const healthRoutes =
  ({
    metrics,
    canWrite,
    isStopped,
    token,
    faults,
  }: {
    readonly metrics: Metrics
    /** Can the room write to its store? */
    readonly canWrite: () => Promise<boolean>
    /** Is the room about to stop, so that nobody should be sent here? */
    readonly isStopped: () => boolean
    readonly token: string | undefined
    /** What is set aside. */
    readonly faults: () => readonly StoreFault[]
  }): FastifyPluginAsync =>
  async server => {
    server.get('/healthz', { schema: { response: WELL } }, async (_, reply) => {
      const ok = await canWrite()
      const aside = faults()
      if (!ok) reply.code(503)
      return reply.header('cache-control', 'no-store').send({ ok, degraded: aside.length > 0, aside })
    })

    server.get('/readyz', { schema: { response: READY } }, async (_, reply) => {
      const ready = !isStopped() && (await canWrite())
      if (!ready) reply.code(503)
      return reply.header('cache-control', 'no-store').send({ ready })
    })

    server.get('/metrics', { schema: { response: answers(text, 403) } }, async (request, reply) => {
      if (!mayLook(request, token)) return reply.code(403).send({ words: CLOSED })
      const counts = await metrics.text(formatWanted(request.headers.accept ?? ''))
      return reply.headers({ 'content-type': counts.type, vary: 'accept' }).send(counts.text)
    })
  }

const health = object({
  /** The room can write to its store. */
  ok: Type.Boolean(),
  /** Something is set aside because it cannot be read or played on; everything else goes on. */
  degraded: Type.Boolean(),
  aside: list(
    object({
      stream: Type.String(),
      place: Type.Union([Type.Integer(), Type.Null()]),
      reason: Type.String(),
      name: Type.Optional(Type.String()),
    }),
  ),
})
const WELL = { ...answers(health), 503: health }

const ready = object({ ready: Type.Boolean() })
const READY = { ...answers(ready), 503: ready }

/** A collector that would rather have OpenMetrics says so; everybody else gets plain text. */
const formatWanted = (accept: string): CountsFormat => {
  const first = acceptedIn(accept).find(it => it === 'application/openmetrics-text' || it === 'text/plain')
  return first === 'application/openmetrics-text' ? 'openmetrics' : 'prometheus'
}

const mayLook = (request: FastifyRequest, token: string | undefined): boolean => {
  const { authorization } = request.headers
  // where somebody comes from says nothing: behind a proxy everybody seems to be on this machine
  if (token === undefined || token === '' || authorization === undefined) return false
  return isSame(authorization, `Bearer ${token}`)
}

/** Are two words the same? It takes as long whatever they are. */
export const isSame = (given: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const CLOSED = 'Metrics need the token set in CARDROOM_METRICS_TOKEN, sent as "Authorization: Bearer".'
