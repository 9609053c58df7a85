import type { PlayerId } from '@cardroom/engine/table'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { bankSchema, nightSchema, ownBookSchema } from '../protocol/bank.ts'
import { text } from '../protocol/schemas.ts'
import { refusal } from '../refusal.ts'
import type { Hosted } from '../table/state/hosted.ts'
import { bankCsv } from '../views/bank/bank-csv.ts'
import { bankView, maySeeBank } from '../views/bank/bank-view.ts'
import { ownBook } from '../views/bank/own-book.ts'
import { nightView } from '../views/night-view.ts'
import { BY_LANGUAGE, languageAsked } from './language-asked.ts'
import { answers, NAMELESS, NO_TABLE, no, type Routing, TABLE, tableAsked } from './routing.ts'

/** The bank and results of a table, for those who have been at it, and your own ledger over all tables. */
export const bankRoutes =
  ({ tables, guestOf }: Routing<'find' | 'of'>): FastifyPluginAsync =>
  async server => {
    /** The table that is asked for and who asks; null where that is answered with why not. */
    const asked = async (request: FastifyRequest, reply: FastifyReply): Promise<Asked | null> => {
      const guest = guestOf(request)
      if (guest === null) return no(reply, 401, NAMELESS)
      const hosted = (await tables.find(tableAsked(request)))?.hosted()
      if (hosted === undefined) return no(reply, 404, NO_TABLE)
      if (!maySeeBank(hosted, guest.person)) return no(reply, 403, refusal('not-in-the-bank'))
      return { hosted, person: guest.person }
    }

    server.get(
      '/api/tables/:id/bank',
      { schema: { params: TABLE, response: answers(bankSchema, ...REFUSED) } },
      async (request, reply) => {
        const it = await asked(request, reply)
        if (it === null) return reply
        reply.headers(BY_LANGUAGE)
        return bankView(it.hosted, it.person, languageAsked(request))
      },
    )

    server.get(
      '/api/tables/:id/night',
      { schema: { params: TABLE, response: answers(nightSchema, ...REFUSED) } },
      async (request, reply) => {
        const it = await asked(request, reply)
        return it === null ? reply : nightView(it.hosted)
      },
    )

    server.get(
      '/api/tables/:id/bank.csv',
      { schema: { params: TABLE, response: answers(text, ...REFUSED) } },
      async (request, reply) => {
        const it = await asked(request, reply)
        if (it === null) return reply
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="bank-${it.hosted.id}.csv"`)
          .send(bankCsv(bankView(it.hosted, it.person)))
      },
    )

    server.get(
      '/api/me/book',
      { schema: { response: answers(ownBookSchema, 401) } },
      async (request, reply: FastifyReply) => {
        const guest = guestOf(request)
        if (guest === null) return no(reply, 401, NAMELESS) ?? reply
        const all = (await tables.of(guest.person, 'look')).map(table => table.hosted())
        return ownBook(all, guest.person)
      },
    )
  }

type Asked = { readonly hosted: Hosted; readonly person: PlayerId }

const REFUSED = [400, 401, 403, 404, 423] as const
