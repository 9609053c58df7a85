import { readHouse } from '@cardroom/engine'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import Type, { type Static } from 'typebox'
import type { KeptHouse } from '../houses/houses-stream.ts'
import type { HousesHost } from '../houses/open-houses.ts'
import type { Guest } from '../people/guests.ts'
import { editionShownSchema, housesSchema, type KeptHouseShown, keptHouseSchema } from '../protocol/houses.ts'
import { houseSent } from '../protocol/points.ts'
import { object } from '../protocol/schemas.ts'
import { refusal } from '../refusal.ts'
import { problemsAnswered } from './house-routes.ts'
import { languageAsked } from './language-asked.ts'
import { type Limits, oneIn } from './limits.ts'
import { answers, NAMELESS, no } from './routing.ts'

/** What the routes of house rules go by. */
type Around = { readonly houses: HousesHost; readonly guestOf: (request: FastifyRequest) => Guest | null }

const ADDRESS = object({
  id: Type.String({ pattern: '^[a-z0-9-]{1,60}$' }),
  number: Type.Integer({ minimum: 1, maximum: 100_000 }),
})

/** The house rules of the room in their editions: anybody reads them, and people with a name sign their own. */
export const editionRoutes =
  ({ houses, guestOf }: Around, limits: Limits): FastifyPluginAsync =>
  async server => {
    const shown = (kept: KeptHouse, guest: Guest | null): KeptHouseShown => {
      const { house } = kept.editions.at(-1)!
      return {
        id: kept.id,
        name: house.name,
        book: house.book,
        mine: kept.owner === guest?.person,
        editions: kept.editions.map(it => ({
          edition: it.edition,
          points: Object.keys(it.house.overrides).length,
        })),
      }
    }

    server.get('/api/houses', { schema: { response: answers(housesSchema) } }, async request => {
      const guest = guestOf(request)
      return { houses: houses.all().map(kept => shown(kept, guest)) }
    })

    server.get(
      '/api/houses/:id/:number',
      { schema: { params: ADDRESS, response: answers(editionShownSchema, 400, 404) } },
      async (request, reply) => {
        const { id, number } = request.params as Static<typeof ADDRESS>
        const found = houses.find(id, number)
        if (found?.edition === undefined) return no(reply, 404, refusal('no-such-edition')) ?? reply
        const { edition, ...house } = found
        return { house, edition }
      },
    )

    server.post(
      '/api/houses',
      {
        schema: { body: houseSent, response: answers(keptHouseSchema, 400, 401, 409) },
        config: oneIn(limits, 10),
      },
      async (request, reply) => {
        const guest = guestOf(request)
        if (guest === null) return no(reply, 401, NAMELESS) ?? reply
        const read = readHouse(request.body)
        if (!read.ok) return reply.code(400).send(problemsAnswered(read.refusal.problems, languageAsked(request)))
        const { edition: _, ...unsigned } = read.house
        const signed = await houses.sign(guest, unsigned)
        return 'why' in signed ? (no(reply, 409, signed) ?? reply) : shown(signed, guest)
      },
    )
  }
