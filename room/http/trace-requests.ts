import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Traces } from '../metrics/traces.ts'
import type { AboutThing } from './thing.ts'

/** Traces requests by their routes, with the id that the log and the answer have. */
export const traceRequests = (server: FastifyInstance, traces: Traces): void => {
  const ends = new WeakMap<FastifyRequest, ReturnType<Traces['begin']>>()
  server.addHook('onRequest', (request, _, next) => {
    const { method, routeOptions, id } = request
    const route = routeOptions.url ?? 'unknown'
    const attributes = { 'http.request.method': method, 'http.route': route, 'cardroom.request': `${id}` }
    ends.set(request, traces.begin(`${method} ${route}`, attributes, next))
  })
  server.addHook('onResponse', async (request, { statusCode }) => {
    ends.get(request)?.({ 'http.response.status_code': statusCode }, statusCode >= 500)
  })
}

/** Traces an order by its kind and by the name that its sender has for it; what is only looked at is not traced. */
export const tracedOrder = (
  traces: Traces | undefined,
  message: AboutThing,
  work: () => Promise<void>,
  above?: string,
): Promise<void> => {
  if (traces === undefined || (message.type !== 'do' && message.type !== 'order-to')) return work()
  const [kind, id] =
    message.type === 'do' ? [message.order.type, message.id] : [message.what.split('/')[0]!, message.command]
  return traces.within(`order ${kind}`, { 'cardroom.order': kind, 'cardroom.request': id }, work, above)
}
