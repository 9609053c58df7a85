import { readHouse } from '@cardroom/engine'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Guest } from '../people/guests.ts'
import { mayWatch } from '../people/may-watch.ts'
import { houseTold } from '../rules/house-told.ts'
import { pointsTold } from '../rules/points-told.ts'
import type { Tables } from '../tables/tables.ts'

/** The books side by side, the house rules of a table, and a house of one's own before it is played by. */
export const houseRoutes =
  ({
    tables,
    guestOf,
  }: {
    readonly tables: Pick<Tables, 'find'>
    readonly guestOf: (request: FastifyRequest) => Guest | null
  }): FastifyPluginAsync =>
  async server => {
    server.get('/api/points', async (_, reply) =>
      reply.header('cache-control', 'public, max-age=86400').send(pointsTold()),
    )

    server.get('/api/tables/:id/house', async (request, reply) => {
      const { id } = request.params as { readonly id: string }
      const hosted = (await tables.find(id))?.hosted()
      if (hosted?.night === undefined) return reply.code(404).send({ words: 'There is no such table.' })
      const refused = mayWatch(hosted, guestOf(request)?.person ?? null)
      if (refused !== null) return reply.code(403).send({ words: refused.words })
      return houseTold(hosted.night.table.placard.book)
    })

    server.post('/api/house', { schema: { body: { type: 'object' } } }, async (request, reply) => {
      const house = readHouse(request.body)
      if ('problems' in house) return reply.code(400).send({ words: problemsTold(house.problems), ...house })
      return houseTold(house)
    })
  }

/** All that is wrong with a house in one text, as the engine tells it. */
export const problemsTold = (problems: readonly string[]): string =>
  problems
    .slice(0, MOST)
    .map(problem => `${problem.slice(0, 1).toUpperCase()}${problem.slice(1)}.`)
    .join(' ')

const MOST = 5
