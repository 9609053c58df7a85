import { BOOKS, forms, mixes, tableRefusalWords } from '@cardroom/engine'
import { FAMILY_TITLES, mostSeats } from '@cardroom/engine/forms'
import { bookTitles } from '@cardroom/engine/rulebooks'
import type { FastifyPluginAsync } from 'fastify'
import { homeOf } from '../address.ts'
import type { Guest } from '../people/guests.ts'
import { gamesSchema, madeSchema, tablesSchema } from '../protocol/lobby.ts'
import { type TableWanted, tableWantedSchema } from '../protocol/table-wanted.ts'
import { TEMPERS } from '../table/state/hosted.ts'
import { asideWords, type TableAside } from '../tables/set-aside.ts'
import type { Tables } from '../tables/tables.ts'
import { gameShown } from '../views/common-view.ts'
import { answers, type Desk, NAMELESS } from './desk.ts'
import { isSame } from './health-routes.ts'
import { type Limits, oneIn } from './limits.ts'
import type { Quotas, Taken } from './quotas.ts'
import { placardWanted, policyWanted } from './wanted-table.ts'

/** The tables of the lobby, and making one. */
export const tableRoutes =
  ({ tables, guestOf }: Desk, limits: Limits, quotas: Quotas, machinesToken?: string): FastifyPluginAsync =>
  async server => {
    server.get('/api/tables', { schema: { response: answers(tablesSchema) } }, async () => ({
      tables: tables.cards(),
      aside: tables.asides(null).map(asideTold),
    }))

    server.get('/api/me/tables', { schema: { response: answers(tablesSchema) } }, async request => {
      const guest = guestOf(request)
      if (guest === null) return { tables: [], aside: [] }
      return { tables: tables.own(guest.person), aside: tables.asides(guest.person).map(asideTold) }
    })

    server.post(
      '/api/tables',
      { schema: { body: tableWantedSchema, response: MADE }, config: oneIn(limits, 10) },
      async (request, reply) => {
        const guest = guestOf(request)
        if (guest === null) return reply.code(401).send({ words: NAMELESS })
        const wanted = request.body as TableWanted
        const placard = placardWanted(wanted)
        if ('words' in placard) return reply.code(400).send(placard)
        const machines = isForMachines(request.headers.authorization, machinesToken)
        const { person } = guest
        const asked = {
          person,
          home: homeOf(request.ip),
          bots: wanted.bots ?? 0,
          instant: wanted.pace === 'instant',
        }
        const taken = machines ? UNCOUNTED : quotas.take(asked)
        if (typeof taken === 'string') return reply.code(429).send({ words: taken })
        try {
          const policy = { ...policyWanted(wanted), ...(machines && { machines }) }
          const made = await tables.make(guest, placard, policy, wanted.open)
          if ('why' in made) return reply.code(400).send({ words: tableRefusalWords(made) })
          taken.made(made.id)
          if (wanted.cards !== 'real') await takeSeats(tables, made.id, guest, wanted)
          return made
        } finally {
          taken.over()
        }
      },
    )

    server.get('/api/forms', { schema: { response: answers(gamesSchema) } }, async () => ({
      forms: Object.values(forms).map(({ id, name, family, opening, structures, seats }) => ({
        id,
        name,
        family: FAMILY_TITLES[family],
        opening,
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

const asideTold = (aside: TableAside) => ({ id: aside.id, name: aside.name, words: asideWords(aside) })

const MADE = answers(madeSchema, 400, 401, 429)

/** Tables of machines are not counted. */
const UNCOUNTED: Taken = { made: () => {}, over: () => {} }

/** Machines that play each other say the token that the room was started with. */
const isForMachines = (said: string | undefined, token: string | undefined): true | null =>
  token !== undefined && token !== '' && said !== undefined && isSame(said, `Bearer ${token}`) ? true : null

/** Bots take the chairs across from the host, who sits down last: the first deal begins with everybody. */
const takeSeats = async (
  tables: Tables,
  id: string,
  { person }: Guest,
  { bots = 0, sit = false }: TableWanted,
): Promise<void> => {
  const table = (await tables.find(id))!
  const { placard, chairs: all, rotation } = table.hosted().night!.table
  const chips = gameShown(placard, rotation.part).buyIn
  const chairs = all.length
  for (let bot = 0; bot < Math.min(bots, chairs - 1); bot++) {
    await table.order(person, { type: 'bot', seat: 2 + bot, chips, temper: TEMPERS[bot % TEMPERS.length]! })
  }
  if (sit) await table.order(person, { type: 'sit', seat: 1, chips })
}
