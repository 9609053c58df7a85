import { setImmediate } from 'node:timers/promises'
import type { PlayerId } from '@cardroom/engine/table'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { homeOf } from '../address.ts'
import { dealsFile, dealWritten } from '../deals/deal-files.ts'
import { tableNamed } from '../deals/past-deal.ts'
import type { Events } from '../events/events.ts'
import type { Held } from '../events/held.ts'
import type { OpenEvent } from '../events/open-event.ts'
import { eventResults, resultRows } from '../events/results.ts'
import { resultsCsv } from '../events/results-csv.ts'
import { eventSheets } from '../events/sheets.ts'
import { type EventWanted, eventWantedSchema } from '../protocol/event-orders.ts'
import {
  EVENT_FORMATS,
  type EventFormat,
  eventMadeSchema,
  eventResultsSchema,
  eventSheetsSchema,
} from '../protocol/event-results.ts'
import { idSchema, object, oneOf, text } from '../protocol/schemas.ts'
import { refusal } from '../refusal.ts'
import type { Limits } from './limits.ts'
import { answers, NAMELESS, no, type Routing } from './routing.ts'
import { seasonRoutes } from './season-routes.ts'

/** How many hands of one table are in the file of an event: the latest. */
const HANDS = 500

/** Tournaments over HTTP: making one, its results, what is printed, and files. */
export const eventRoutes =
  (routing: Routing<'find' | 'archive'>, events: Events, limits: Limits): FastifyPluginAsync =>
  async server => {
    await server.register(seasonRoutes(routing, events, limits))
    const eventAt = (request: FastifyRequest, reply: FastifyReply): OpenEvent | null => {
      const { id } = request.params as { readonly id: string }
      return events.find(id) ?? no(reply, 404, refusal('no-such-event'))
    }
    const slowly = { config: { rateLimit: { max: Math.ceil(limits.requests / 10), timeWindow: '1 minute' } } }

    server.post(
      '/api/events',
      { ...slowly, schema: { body: eventWantedSchema, response: answers(eventMadeSchema, 400, 401) } },
      async (request, reply) => {
        const guest = routing.guestOf(request)
        if (guest === null) return no(reply, 401, NAMELESS) ?? reply
        const { person, name } = guest
        const made = await events.make({ person, name }, request.body as EventWanted, homeOf(request.ip))
        return 'why' in made ? (no(reply, 400, made) ?? reply) : made
      },
    )

    server.get(
      '/api/events/:id/results',
      { ...slowly, schema: { params: EVENT, response: answers(eventResultsSchema, 400, 404) } },
      async (request, reply) => {
        const one = eventAt(request, reply)
        return one === null ? reply : eventResults(one.event, events.hostedId)
      },
    )

    server.get(
      '/api/events/:id/sheets',
      { schema: { params: EVENT, response: answers(eventSheetsSchema, 400, 404) } },
      async (request, reply) => {
        const one = eventAt(request, reply)
        return one === null ? reply : eventSheets(one.event.state())
      },
    )

    server.get(
      '/api/events/:id/export/:format',
      { ...slowly, schema: { params: FILE, response: answers(text, 400, 404, 422) } },
      async (request, reply) => {
        const one = eventAt(request, reply)
        if (one === null) return reply
        const held = one.event.state()
        const { format } = request.params as { readonly format: EventFormat }
        const file = (type: string, ending: string, content: string) =>
          reply
            .header('content-type', `${type}; charset=utf-8`)
            .header('content-disposition', `attachment; filename="event-${held.id}.${ending}"`)
            .header('cache-control', 'private, no-store')
            .send(content)
        if (format === 'csv') return file('text/csv', 'csv', resultsCsv(resultRows(held)))
        if (format === 'json') {
          const results = await eventResults(one.event, events.hostedId)
          return file('application/json', 'json', `${JSON.stringify(results, null, 1)}\n`)
        }
        const hands = await handsOf(routing, events, held, routing.guestOf(request)?.person ?? null)
        return hands.length === 0
          ? (no(reply, 422, refusal('no-hand-finished')) ?? reply)
          : file('application/toml', 'phhs', dealsFile(hands, 'phh', 'night'))
      },
    )
  }

/** The finished hands of all tables, as the person asking saw them. */
const handsOf = async (
  { tables }: Routing<'find' | 'archive'>,
  { hostedId }: Events,
  held: Held,
  person: PlayerId | null,
): Promise<readonly string[]> => {
  const hands: string[] = []
  for (const opened of held.tables) {
    const id = hostedId(held.id, opened)
    const hosted = (await tables.find(id))?.hosted()
    const archive = tables.archive(id)
    if (hosted === undefined || archive === undefined) continue
    const count = await archive.count()
    for (let number = Math.max(1, count - HANDS + 1); number <= count; number++) {
      const deal = await archive.read(number)
      const written = deal === null ? null : dealWritten(deal, person, tableNamed(hosted), 'phh')
      if (written?.ok) hands.push(written.text)
      // the tables go on between two hands
      await setImmediate()
    }
  }
  return hands
}

const EVENT = object({ id: idSchema })
const FILE = object({ id: idSchema, format: oneOf(EVENT_FORMATS) })
