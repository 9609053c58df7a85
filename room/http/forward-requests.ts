import { randomUUID } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { groupAsked, HOUSE, tableIn } from '../nodes/groups.ts'
import type { Node } from '../nodes/node.ts'
import type { Guest } from '../people/guests.ts'
import { isNotOwner } from '../streams/not-owner.ts'
import { NOT_OWNER } from './faults.ts'
import { MOVING, no } from './routing.ts'

/** What a server with other nodes beside it goes by. */
export type Nearby = {
  readonly node: Node
  /** Resolves when floor, record and tournaments are open here. */
  readonly houseReady: () => Promise<void>
  /** Does this table exist, here or elsewhere? */
  readonly knows: (table: string) => Promise<boolean>
}

/** Requests that are answered on the node that owns what they are about. */
export type Forwarding = {
  /** Sends a request on, if it is about something that another node owns. */
  readonly hook: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
  /** Who asks, where another node has sent the request on: it knows them by their cookie. */
  readonly guestOf: (request: FastifyRequest) => Guest | null | undefined
  readonly answerFrom: (server: FastifyInstance) => Promise<void>
}

/** A request as it goes to another node, with who asks and from where. */
type Sent = {
  readonly group: string
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  readonly ip: string
  readonly guest: Guest | null
}
type Answered =
  | { readonly notMine: true }
  | { readonly status: number; readonly headers: Readonly<Record<string, string | string[]>>; readonly body: string }

/** How many times the owner is looked for: an owner that is gone is found gone in less. */
const TRIES = 40
const AGAIN = 100
/** An own header of each process, so that nobody outside can say that they were sent on. */
const MARK = 'x-cardroom-sent-on'

/** Sends requests on to their owners over the bus, and answers those of others. */
export const forwardRequests = (
  { node, houseReady, knows }: Nearby,
  guestBy: (request: FastifyRequest) => Guest | null,
): Forwarding => {
  const marked = new Map<string, Guest | null>()
  const markOf = ({ headers }: FastifyRequest): string | undefined => {
    const mark = Object.hasOwn(headers, MARK) ? headers[MARK] : undefined
    return typeof mark === 'string' && marked.has(mark) ? mark : undefined
  }

  const hook: Forwarding['hook'] = async (request, reply) => {
    const group = groupAsked(request.url.split('?')[0]!)
    if (group === null || markOf(request) !== undefined) return
    const table = tableIn(group)
    // whatever doesn't exist is nobody's: it is said so here
    if (table !== null && !(await knows(table))) return
    for (let tries = 0; tries < TRIES; tries++) {
      const place = await node.where(group)
      if (place.here) return group === HOUSE ? houseReady() : undefined
      const sent = sentOf(request, group, guestBy(request))
      const answer = await node.ask<Answered>(place.node, 'request', sent).catch(() => null)
      if (answer !== null && 'status' in answer) return answered(reply, answer)
      node.forget(group)
      // it may have been done: only what changes nothing is asked again
      if (answer === null && request.method !== 'GET') return no(reply, 503, MOVING) ?? reply
      await new Promise(resolve => setTimeout(resolve, AGAIN))
    }
    return no(reply, 503, MOVING) ?? reply
  }

  const answerFrom = (server: FastifyInstance): Promise<void> =>
    node.answer('request', async ({ group, method, url, headers, body, ip, guest }: Sent): Promise<Answered> => {
      if (node.owner.lease(group) === null) return { notMine: true }
      const mark = randomUUID()
      marked.set(mark, guest)
      try {
        if (group === HOUSE) await houseReady()
        const answer = await server.inject({
          method: method as 'GET',
          url,
          headers: { ...headers, [MARK]: mark },
          remoteAddress: ip,
          ...(body != null && { payload: body as object }),
        })
        if (answer.statusCode === NOT_OWNER) return { notMine: true }
        return {
          status: answer.statusCode,
          headers: kept(answer.headers),
          body: gzipSync(answer.rawPayload, { level: 1 }).toString('base64'),
        }
      } catch (cause) {
        if (isNotOwner(cause)) return { notMine: true }
        throw cause
      } finally {
        marked.delete(mark)
      }
    })

  return {
    hook,
    guestOf: request => {
      const mark = markOf(request)
      return mark === undefined ? undefined : (marked.get(mark) ?? null)
    },
    answerFrom,
  }
}

const sentOf = ({ method, url, headers, body, ip }: FastifyRequest, group: string, guest: Guest | null): Sent => ({
  group,
  method,
  url,
  headers: Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value !== 'string' || OWN_OF_A_HOP.test(name) ? [] : [[name, value]],
    ),
  ),
  body,
  ip,
  guest,
})

const answered = (reply: FastifyReply, { status, headers, body }: Extract<Answered, { readonly status: number }>) =>
  reply
    .code(status)
    .headers(headers)
    .send(gunzipSync(Buffer.from(body, 'base64')))

/** Headers between two machines alone, and those that a proxy has set for this one. */
const OWN_OF_A_HOP =
  /^(?:connection|keep-alive|upgrade|transfer-encoding|content-length|te|trailer|date|x-forwarded-.*|forwarded|x-request-id|x-cardroom-.*)$/

const kept = (headers: Readonly<Record<string, unknown>>): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => {
      if (OWN_OF_A_HOP.test(name) || value === undefined) return []
      return [[name, Array.isArray(value) ? value.map(String) : String(value)]]
    }),
  )
