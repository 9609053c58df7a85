import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Events } from '../events/events.ts'
import type { OpenEvent } from '../events/open-event.ts'
import { eventMadeSchema, flightWantedSchema, seasonViewSchema } from '../protocol/event-results.ts'
import { idSchema, object } from '../protocol/schemas.ts'
import { refusal } from '../refusal.ts'
import type { Limits } from './limits.ts'
import { answers, NAMELESS, no, type Routing } from './routing.ts'

/** What tournaments have to do with each other over HTTP: the season they count for, and flights that come into another. */
export const seasonRoutes =
  (routing: Pick<Routing<never>, 'guestOf'>, events: Events, limits: Limits): FastifyPluginAsync =>
  async server => {
    const eventAt = (request: FastifyRequest, reply: FastifyReply): OpenEvent | null => {
      const { id } = request.params as { readonly id: string }
      return events.find(id) ?? no(reply, 404, refusal('no-such-event'))
    }
    const slowly = { config: { rateLimit: { max: Math.ceil(limits.requests / 10), timeWindow: '1 minute' } } }

    server.post(
      '/api/events/:id/flights',
      {
        ...slowly,
        schema: { params: EVENT, body: flightWantedSchema, response: answers(eventMadeSchema, 400, 401, 404) },
      },
      async (request, reply) => {
        const one = eventAt(request, reply)
        if (one === null) return reply
        const guest = routing.guestOf(request)
        if (guest === null) return no(reply, 401, NAMELESS) ?? reply
        const { from } = request.body as { readonly from: string }
        const refused = await events.bring(one.event.state().id, from, guest.person)
        return refused === null ? { id: one.event.state().id } : (no(reply, 400, refused) ?? reply)
      },
    )

    server.get(
      '/api/events/:id/season',
      { ...slowly, schema: { params: EVENT, response: answers(seasonViewSchema, 400, 404) } },
      async (request, reply) => {
        const one = eventAt(request, reply)
        if (one === null) return reply
        const season = events.season(one.event.state().id)
        return season ?? no(reply, 404, refusal('no-such-season')) ?? reply
      },
    )
  }

const EVENT = object({ id: idSchema })
