import type { FastifyPluginAsync } from 'fastify'
import type { Static } from 'typebox'
import { rowsLaidSchema, rowsSchema } from '../protocol/rows.ts'
import { fillRows } from '../views/fill-rows.ts'
import { type Limits, oneIn } from './limits.ts'
import { answers, NAMELESS, NO_TABLE, no, type Routing, TABLE, tableAsked } from './routing.ts'

/** Fills the rows of a player who has laid some of their cards on the screen; nothing is laid at the table by it. */
export const fillRoutes =
  ({ tables, guestOf }: Routing<'find'>, limits: Limits): FastifyPluginAsync =>
  async server => {
    server.post(
      '/api/tables/:id/fill',
      {
        schema: { params: TABLE, body: rowsLaidSchema, response: answers(rowsSchema, 400, 401, 404, 409, 423) },
        // every way is tried, which may take a while
        config: oneIn(limits, 5),
      },
      async (request, reply) => {
        const guest = guestOf(request)
        if (guest === null) return no(reply, 401, NAMELESS) ?? reply
        const hosted = (await tables.find(tableAsked(request)))?.hosted()
        if (hosted === undefined) return no(reply, 404, NO_TABLE) ?? reply
        const { rows } = request.body as Static<typeof rowsLaidSchema>
        const filled = fillRows(hosted, guest.person, rows)
        return 'why' in filled ? (no(reply, 409, filled) ?? reply) : filled
      },
    )
  }
