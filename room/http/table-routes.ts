import {
  BOOKS,
  type BookId,
  FAMILY_TITLES,
  type FormId,
  forms,
  isFormId,
  type Placard,
  STRUCTURES,
  type Structure,
  stakesFor,
} from '@cardroom/engine'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Guest } from '../people/guests.ts'
import { type Policy, TEMPERS } from '../tables/hosted.ts'
import type { Tables } from '../tables/tables.ts'

/** What somebody says of a table that he wants to make; the rest is as usual. */
type Wanted = {
  readonly form: FormId
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
      if (!isFormId(wanted.form)) return reply.code(400).send({ words: `There is no form ${wanted.form}.` })
      const made = await tables.make(guest, placardOf(wanted), policyOf(wanted))
      if ('why' in made) return reply.code(400).send({ words: made.about ?? made.why })
      await takeSeats(tables, made.id, guest, wanted)
      return made
    })

    server.get('/api/forms', async () => ({
      forms: Object.values(forms).map(({ id, name, family }) => ({ id, name, family: FAMILY_TITLES[family] })),
    }))
  }

/** The host sits down, and bots at the chairs across from him. */
const takeSeats = async (
  tables: Tables,
  id: string,
  { person }: Guest,
  { bots = 0, sit = false, size = 10 }: Wanted,
): Promise<void> => {
  const table = tables.find(id)!
  const chips = 100 * size
  const chairs = table.hosted().night!.table.chairs.length
  if (sit) await table.order(person, { type: 'sit', seat: 1, chips })
  for (let bot = 0; bot < Math.min(bots, chairs - 1); bot++) {
    await table.order(person, { type: 'bot', seat: 2 + bot, chips, temper: TEMPERS[bot % TEMPERS.length]! })
  }
}

const placardOf = ({ form: id, structure, size = 10, book = 'rrp', chairs, name }: Wanted): Placard => {
  const form = forms[id]
  return {
    name: name ?? form.name,
    parts: [{ form, stakes: stakesFor(form, structure ?? form.structures[0] ?? 'limit', size) }],
    turn: 'orbit',
    chairs: Math.min(chairs ?? 6, form.seats.most),
    book,
    setting: 'cash',
    buyIn: {},
    kill: null,
    straddle: false,
    collection: { way: 'none' },
    money: 1,
    told: false,
    apart: [],
  }
}

const policyOf = ({ pace = 'human' }: Wanted): Policy => ({
  clock: { act: 30, bank: 60 },
  pause: pace === 'instant' ? 0 : 3000,
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
