import { readHouse } from '@cardroom/engine'
import { type Problem, problemText } from '@cardroom/engine/kinds'
import type { FastifyPluginAsync } from 'fastify'
import { booksSchema, houseSchema, houseSent } from '../protocol/points.ts'
import { calledInWords } from '../rules/house-points.ts'
import { houseTold } from '../rules/house-told.ts'
import { pointsTold } from '../rules/points-told.ts'
import { mayWatch } from '../table/door/may-watch.ts'
import { answers, type Desk, NO_TABLE, TABLE, tableAsked } from './desk.ts'

/** The books side by side, the house rules of a table, and checking house rules before you play by them. */
export const houseRoutes =
  ({ tables, guestOf }: Desk<'find'>): FastifyPluginAsync =>
  async server => {
    server.get('/api/points', { schema: { response: answers(booksSchema) } }, async (_, reply) =>
      reply.header('cache-control', 'public, max-age=86400').send(pointsTold()),
    )

    server.get('/api/tables/:id/house', { schema: { params: TABLE, response: HOUSE } }, async (request, reply) => {
      const hosted = (await tables.find(tableAsked(request)))?.hosted()
      if (hosted?.night === undefined) return reply.code(404).send({ words: NO_TABLE })
      const refused = mayWatch(hosted, guestOf(request)?.person ?? null)
      if (refused !== null) return reply.code(403).send({ words: refused.words })
      return houseTold(hosted.night.table.placard.book)
    })

    server.post(
      '/api/house',
      { schema: { body: houseSent, response: answers(houseSchema, 400) } },
      async (request, reply) => {
        const house = readHouse(request.body, calledInWords)
        if ('problems' in house) return reply.code(400).send(problemsAnswered(house.problems))
        return houseTold(house)
      },
    )
  }

const HOUSE = answers(houseSchema, 400, 403, 404, 423)

const problemsAnswered = (problems: readonly Problem[]) => ({
  words: problemsTold(problems),
  problems: problems.slice(0, LISTED).map(problemText),
})

/** All that is wrong with a house in one text, as the engine tells it. */
export const problemsTold = (problems: readonly Problem[]): string =>
  problems
    .slice(0, MOST)
    .map(problemText)
    .map(problem => `${problem.slice(0, 1).toUpperCase()}${problem.slice(1)}.`)
    .join(' ')

/** How many problems are put in words, and how many listed. */
const MOST = 5
const LISTED = 50
