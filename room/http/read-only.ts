import type { FastifyReply, FastifyRequest } from 'fastify'
import { no, READ_ONLY } from './routing.ts'

/** Requests that ask something too long, or too private, for an address: they change nothing. */
const ONLY_ASK: readonly string[] = ['/api/house', '/api/events/structure', '/api/floor/log', '/api/office/people']
/** What goes on in a room that is read-only: its office, and people who log out. */
const GO_ON: readonly string[] = ['/api/office', '/api/logout']

const PASS: ReadonlySet<string | undefined> = new Set([...ONLY_ASK, ...GO_ON])

/** Refuses every request that would change something while the room is read-only. */
export const readOnlyHook =
  (isReadOnly: () => boolean) =>
  async ({ method, routeOptions }: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (method !== 'POST' || !isReadOnly() || PASS.has(routeOptions.url)) return
    return no(reply, 503, READ_ONLY) ?? reply
  }
