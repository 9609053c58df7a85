import type { FastifyPluginAsync } from 'fastify'
import type { Static } from 'typebox'
import { rowsLaidSchema, rowsSchema } from '../protocol/rows.ts'
import { fillRows } from '../views/fill-rows.ts'
import { answers, type Desk, NAMELESS, NO_TABLE, TABLE, tableAsked } from './desk.ts'
import { type Limits, oneIn } from './limits.ts'

/** Fills the rows of a player who has laid some of their cards on the screen; nothing is laid at the table by it. */
export const fillRoutes =
  ({ tables, guestOf }: Desk<'find'>, limits: Limits): FastifyPluginAsync =>
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
        if (guest === null) return reply.code(401).send({ words: NAMELESS })
        const hosted = (await tables.find(tableAsked(request)))?.hosted()
        if (hosted === undefined) return reply.code(404).send({ words: NO_TABLE })
        const { rows } = request.body as Static<typeof rowsLaidSchema>
        const filled = fillRows(hosted, guest.person, rows)
        return 'why' in filled ? reply.code(409).send({ words: filled.words }) : filled
      },
    )
  }
