import { tableRefusalWords } from '@cardroom/engine'
import type { Language } from '@cardroom/engine/words'
import type { FastifyPluginAsync } from 'fastify'
import { homeOf } from '../address.ts'
import { isSignedIn } from '../houses/signed-in.ts'
import type { Guest } from '../people/guests.ts'
import { gamesSchema, madeSchema, tablesSchema } from '../protocol/lobby.ts'
import { type TableWanted, tableWantedSchema } from '../protocol/table-wanted.ts'
import { isRefused, refusal } from '../refusal.ts'
import type { Store } from '../store/store.ts'
import { optionsOff, withOptions } from '../table/options/options.ts'
import { TEMPERS } from '../table/state/hosted.ts'
import { isAside, type TableAside } from '../tables/set-aside.ts'
import type { Tables } from '../tables/tables.ts'
import { gameShown } from '../views/common-view.ts'
import { gamesListed } from '../views/games-listed.ts'
import { cardIn } from '../views/table-card.ts'
import { refusalWords } from '../words/refusals.ts'
import { isSame } from './health-routes.ts'
import { BY_LANGUAGE, languageAsked } from './language-asked.ts'
import { type Limits, oneIn } from './limits.ts'
import type { Quotas, Taken } from './quotas.ts'
import { answers, NAMELESS, no, type Routing } from './routing.ts'
import { placardWanted, policyWanted } from './wanted-table.ts'

/** The tables of the lobby, and making one. */
export const tableRoutes =
  (
    { tables, guestOf, isStopped, store }: Routing & { readonly isStopped: () => boolean; readonly store: Store },
    limits: Limits,
    quotas: Quotas,
    machinesToken?: string,
  ): FastifyPluginAsync =>
  async server => {
    server.get('/api/tables', { schema: { response: answers(tablesSchema) } }, async request => ({
      tables: tables.cards().map(card => cardIn(card, languageAsked(request))),
      aside: tables.asides(null).map(aside => asideShown(aside, languageAsked(request))),
    }))

    server.get('/api/me/tables', { schema: { response: answers(tablesSchema) } }, async request => {
      const guest = guestOf(request)
      if (guest === null) return { tables: [], aside: [] }
      return {
        tables: tables.own(guest.person).map(card => cardIn(card, languageAsked(request))),
        aside: tables.asides(guest.person).map(it => asideShown(it, languageAsked(request))),
      }
    })

    server.post(
      '/api/tables',
      { schema: { body: tableWantedSchema, response: MADE }, config: oneIn(limits, 10) },
      async (request, reply) => {
        const guest = guestOf(request)
        if (guest === null) return no(reply, 401, NAMELESS) ?? reply
        if (isStopped()) return no(reply, 503, refusal('dealing-stopped')) ?? reply
        const wanted = request.body as TableWanted
        const placard = placardWanted(wanted, await isSignedIn(store, wanted.house))
        if (isRefused(placard)) return no(reply, 400, placard) ?? reply
        const off = optionsOff({ placard }, wanted)
        if (off !== null) return no(reply, 400, off) ?? reply
        const machines = isForMachines(request.headers.authorization, machinesToken)
        const { person } = guest
        const asked = {
          person,
          home: homeOf(request.ip),
          bots: wanted.bots ?? 0,
          instant: wanted.pace === 'instant',
        }
        const taken = machines ? UNCOUNTED : quotas.take(asked)
        if ('why' in taken) return no(reply, 429, taken) ?? reply
        try {
          const policy = { ...withOptions(policyWanted(wanted), wanted), ...(machines && { machines }) }
          // nobody looks over the shoulder of people who learn, unless they say so
          const made = await tables.make(guest, placard, policy, wanted.open ?? wanted.practice !== true)
          if ('why' in made) return reply.code(400).send({ words: tableRefusalWords(made) })
          taken.made(made.id)
          await agree(tables, made.id, guest, wanted)
          if (wanted.cards !== 'real') await takeSeats(tables, made.id, guest, wanted)
          return made
        } finally {
          taken.over()
        }
      },
    )

    server.get('/api/forms', { schema: { response: answers(gamesSchema) } }, async (request, reply) =>
      reply.headers(BY_LANGUAGE).send(gamesListed(languageAsked(request))),
    )
  }

const asideShown = (aside: TableAside, language: Language) => ({
  id: aside.id,
  name: aside.name,
  words: refusalWords(isAside(aside), language),
})

const MADE = answers(madeSchema, 400, 401, 503)

/** Tables of machines are not counted. */
const UNCOUNTED: Taken = { made: () => {}, over: () => {} }

/** Machines that play each other say the token that the room was started with. */
const isForMachines = (said: string | undefined, token: string | undefined): true | null =>
  token !== undefined && token !== '' && said !== undefined && isSame(said, `Bearer ${token}`) ? true : null

/** What the host wants agreed on is so before anybody sits down. */
const agree = async (
  tables: Tables,
  id: string,
  { person }: Guest,
  { rabbit = false, sevenDeuce = 0 }: TableWanted,
): Promise<void> => {
  if (!rabbit && sevenDeuce === 0) return
  await (await tables.find(id))!.order(person, { type: 'options', options: { rabbit, sevenDeuce } })
}

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
