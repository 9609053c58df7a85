import { readHouse } from '@cardroom/engine'
import type { Problem } from '@cardroom/engine/kinds'
import type { Language } from '@cardroom/engine/words'
import type { FastifyPluginAsync } from 'fastify'
import { deskSchema } from '../protocol/desk.ts'
import { booksSchema, houseSchema, houseSent } from '../protocol/points.ts'
import { refusal } from '../refusal.ts'
import { booksShown } from '../rules/books-shown.ts'
import { houseProblemText } from '../rules/house-points.ts'
import { houseShown } from '../rules/house-shown.ts'
import { mayWatch } from '../table/door/may-watch.ts'
import { deskShown } from '../views/desk-shown.ts'
import { refusalWords } from '../words/refusals.ts'
import { BY_LANGUAGE, languageAsked } from './language-asked.ts'
import { answers, NO_TABLE, no, type Routing, TABLE, tableAsked } from './routing.ts'

/** The books side by side, the house rules of a table, and checking house rules before you play by them. */
export const houseRoutes =
  ({ tables, guestOf }: Routing<'find'>): FastifyPluginAsync =>
  async server => {
    server.get('/api/points', { schema: { response: answers(booksSchema) } }, async (request, reply) =>
      reply
        .headers({ 'cache-control': 'public, max-age=86400', ...BY_LANGUAGE })
        .send(booksShown(languageAsked(request))),
    )

    server.get('/api/tables/:id/house', { schema: { params: TABLE, response: HOUSE } }, async (request, reply) => {
      const hosted = (await tables.find(tableAsked(request)))?.hosted()
      if (hosted?.night === undefined) return no(reply, 404, NO_TABLE) ?? reply
      const refused = mayWatch(hosted, guestOf(request)?.person ?? null)
      if (refused !== null) return no(reply, 403, refused) ?? reply
      return houseShown(hosted.night.table.placard.book, languageAsked(request))
    })

    server.get('/api/tables/:id/desk', { schema: { params: TABLE, response: DESK } }, async (request, reply) => {
      const hosted = (await tables.find(tableAsked(request)))?.hosted()
      if (hosted?.night === undefined) return no(reply, 404, NO_TABLE) ?? reply
      const person = guestOf(request)?.person ?? null
      const refused = mayWatch(hosted, person)
      if (refused !== null) return no(reply, 403, refused) ?? reply
      return deskShown(hosted, person) ?? no(reply, 404, refusal('no-such-hand', { about: { hand: 1 } })) ?? reply
    })

    server.post(
      '/api/house',
      { schema: { body: houseSent, response: answers(houseSchema, 400) } },
      async (request, reply) => {
        const read = readHouse(request.body)
        if (!read.ok) return reply.code(400).send(problemsAnswered(read.refusal.problems, languageAsked(request)))
        return houseShown(read.house, languageAsked(request))
      },
    )
  }

const DESK = answers(deskSchema, 400, 403, 404, 423)
const HOUSE = answers(houseSchema, 400, 403, 404, 423)

/** What is wrong with house rules, in the sender's language. */
export const problemsAnswered = (problems: readonly Problem[], language: Language) => ({
  words: refusalWords(refusal('house-makes-no-sense', { problems }), language),
  problems: problems.slice(0, LISTED).map(houseProblemText(language)),
})

/** How many problems are listed. */
const LISTED = 50
