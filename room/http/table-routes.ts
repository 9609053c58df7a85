import {
  BOOKS,
  type BookId,
  type FormId,
  forms,
  isFormId,
  type Mix,
  mixes,
  type Placard,
  placardFor,
  type Structure,
} from '@cardroom/engine'
import { FAMILY_TITLES, mostSeats, STRUCTURES } from '@cardroom/engine/forms'
import { bookTitles } from '@cardroom/engine/rulebooks'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Guest } from '../people/guests.ts'
import { type Policy, TEMPERS } from '../tables/hosted.ts'
import type { Tables } from '../tables/tables.ts'

/** What somebody says of a table that he wants to make; the rest is as usual. */
type Wanted = {
  /** A form or a mix, by its id. */
  readonly form: string
  readonly structure?: Structure
  readonly size?: number
  readonly book?: BookId
  readonly chairs?: number
  readonly name?: string
  readonly pace?: Policy['botPace']
  /** How many bots sit down with him, and whether he sits down himself. */
  readonly bots?: number
  readonly sit?: boolean
}

/** Making tables. */
export const tableRoutes =
  ({
    tables,
    guestOf,
  }: {
    readonly tables: Tables
    readonly guestOf: (request: FastifyRequest) => Guest | null
  }): FastifyPluginAsync =>
  async server => {
    server.post('/api/tables', { schema: { body: WANTED } }, async (request, reply) => {
      const guest = guestOf(request)
      if (guest === null) return reply.code(401).send({ words: 'Say who you are first: a name is enough.' })
      const wanted = request.body as Wanted
      const game = gameOf(wanted.form)
      if (game === null) return reply.code(400).send({ words: `There is no form or mix ${wanted.form}.` })
      const made = await tables.make(guest, placardOf(game, wanted), policyOf(wanted))
      if ('why' in made) return reply.code(400).send({ words: made.about ?? made.why })
      await takeSeats(tables, made.id, guest, wanted)
      return made
    })

    server.get('/api/forms', async () => ({
      forms: Object.values(forms).map(({ id, name, family, structures, seats }) => ({
        id,
        name,
        family: FAMILY_TITLES[family],
        structures,
        seats: seats.most,
      })),
      mixes: Object.values(mixes).map(mix => ({
        id: mix.id,
        name: mix.name,
        parts: mix.parts.map(({ form }) => (typeof form === 'string' ? forms[form] : form).name),
        seats: mostSeats(mix),
      })),
      books: BOOKS.map(id => ({ id, name: bookTitles[id] })),
    }))
  }

/** The host sits down, and bots at the chairs across from him. */
const takeSeats = async (
  tables: Tables,
  id: string,
  { person }: Guest,
  { bots = 0, sit = false, size = 10 }: Wanted,
): Promise<void> => {
  const table = (await tables.find(id))!
  const chips = 100 * size
  const chairs = table.hosted().night!.table.chairs.length
  if (sit) await table.order(person, { type: 'sit', seat: 1, chips })
  for (let bot = 0; bot < Math.min(bots, chairs - 1); bot++) {
    await table.order(person, { type: 'bot', seat: 2 + bot, chips, temper: TEMPERS[bot % TEMPERS.length]! })
  }
}

const gameOf = (id: string): FormId | Mix | null => {
  if (isFormId(id)) return id
  return Object.hasOwn(mixes, id) ? mixes[id as keyof typeof mixes] : null
}

const placardOf = (game: FormId | Mix, { structure, size, book, chairs, name }: Wanted): Placard => {
  const most = typeof game === 'string' ? forms[game].seats.most : mostSeats(game)
  return placardFor({
    game,
    ...(structure !== undefined && { structure }),
    ...(size !== undefined && { size }),
    ...(book !== undefined && { book }),
    ...(name !== undefined && { name }),
    chairs: Math.min(chairs ?? 6, most),
  })
}

const policyOf = ({ pace = 'human' }: Wanted): Policy => ({
  clock: { act: 30, bank: 60 },
  pause: pace === 'instant' ? 0 : 4500,
  botPace: pace,
  entropyWait: pace === 'instant' ? 0 : 400,
})

const WANTED = {
  type: 'object',
  required: ['form'],
  additionalProperties: false,
  properties: {
    form: { type: 'string', maxLength: 60 },
    structure: { enum: STRUCTURES },
    size: { type: 'integer', minimum: 2, maximum: 1_000_000 },
    book: { enum: BOOKS },
    chairs: { type: 'integer', minimum: 2, maximum: 10 },
    name: { type: 'string', minLength: 1, maxLength: 60 },
    pace: { enum: ['human', 'instant'] },
    bots: { type: 'integer', minimum: 0, maximum: 9 },
    sit: { type: 'boolean' },
  },
} as const
