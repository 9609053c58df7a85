import type { PlayerId } from '@cardroom/engine/table'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { bankCsv } from '../bank/bank-csv.ts'
import { bankView, maySeeBank } from '../bank/bank-view.ts'
import { ownBook } from '../bank/own-book.ts'
import type { Guest } from '../people/guests.ts'
import { bankSchema, nightSchema, ownBookSchema } from '../protocol/bank.ts'
import { nightView } from '../results/night-view.ts'
import type { Hosted } from '../tables/hosted.ts'
import type { Tables } from '../tables/tables.ts'

/** The bank and the results of a table, for those who have been at it, and one's own book over all tables. */
export const bankRoutes =
  ({
    tables,
    guestOf,
  }: {
    readonly tables: Tables
    readonly guestOf: (request: FastifyRequest) => Guest | null
  }): FastifyPluginAsync =>
  async server => {
    /** The table that is asked for and who asks; null where that is answered with why not. */
    const asked = async (request: FastifyRequest, reply: FastifyReply): Promise<Asked | null> => {
      const guest = guestOf(request)
      if (guest === null) return no(reply, 401, NAMELESS)
      const hosted = (await tables.find((request.params as { readonly id: string }).id))?.hosted()
      if (hosted === undefined) return no(reply, 404, 'There is no such table.')
      if (!maySeeBank(hosted, guest.person))
        return no(reply, 403, 'The bank is for those who have had a seat at this table, and for its host.')
      return { hosted, person: guest.person }
    }

    server.get(
      '/api/tables/:id/bank',
      { schema: { params: TABLE, response: { 200: bankSchema } } },
      async (request, reply) => {
        const it = await asked(request, reply)
        return it === null ? reply : bankView(it.hosted, it.person)
      },
    )

    server.get(
      '/api/tables/:id/night',
      { schema: { params: TABLE, response: { 200: nightSchema } } },
      async (request, reply) => {
        const it = await asked(request, reply)
        return it === null ? reply : nightView(it.hosted)
      },
    )

    server.get('/api/tables/:id/bank.csv', { schema: { params: TABLE } }, async (request, reply) => {
      const it = await asked(request, reply)
      if (it === null) return reply
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="bank-${it.hosted.id}.csv"`)
        .send(bankCsv(bankView(it.hosted, it.person)))
    })

    server.get(
      '/api/me/book',
      { schema: { response: { 200: ownBookSchema } } },
      async (request, reply: FastifyReply) => {
        const guest = guestOf(request)
        if (guest === null) return reply.code(401).send({ words: NAMELESS })
        const all = (await tables.of(guest.person)).map(table => table.hosted())
        return ownBook(all, guest.person)
      },
    )
  }

type Asked = { readonly hosted: Hosted; readonly person: PlayerId }

const NAMELESS = 'Say who you are first: a name is enough.'

const no = (reply: FastifyReply, status: number, words: string): null => {
  reply.code(status).send({ words })
  return null
}

const TABLE = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' } },
} as const
