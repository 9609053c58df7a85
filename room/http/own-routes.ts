import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import type { Own, OwnWanted } from '../own/keep-own.ts'
import type { Guest } from '../people/guests.ts'
import { noteSchema, ownSchema, type PlayerNote, settingsSchema } from '../protocol/own.ts'
import { ownStatsSchema } from '../protocol/stats.ts'
import { refusal } from '../refusal.ts'
import { ownStats } from '../stats/own-stats.ts'
import { languageAsked } from './language-asked.ts'
import { type Limits, oneIn } from './limits.ts'
import { answers, NAMELESS, no, type Routing } from './routing.ts'

type Asking = Routing<'of' | 'archive'> & { readonly own: Own; readonly hasAccount: (person: string) => boolean }

/** What the room keeps for people with an account: how they like the page, and their notes about others. */
export const ownRoutes =
  ({ own, tables, guestOf, hasAccount }: Asking, limits: Limits): FastifyPluginAsync =>
  async server => {
    const seldom = oneIn(limits, 5)
    /** Who asks, if the room keeps something for them; null where that is answered with why not. */
    const asked = (request: FastifyRequest, reply: FastifyReply): Guest | null => {
      const guest = guestOf(request)
      if (guest !== null && hasAccount(guest.person)) return guest
      return guest === null ? no(reply, 401, NAMELESS) : no(reply, 403, refusal('no-account'))
    }
    /** The practice has a route of its own. */
    const shown = async ({ person }: Guest) => {
      const { settings, notes } = await own.of(person)
      return { settings, notes }
    }
    const kept = async (request: FastifyRequest, reply: FastifyReply, wanted: OwnWanted) => {
      const guest = asked(request, reply)
      if (guest === null) return reply
      const refused = await own.keep(guest.person, wanted)
      return refused === null ? shown(guest) : (no(reply, 409, refused) ?? reply)
    }

    server.get(
      '/api/me/stats',
      { schema: { response: answers(ownStatsSchema, 401) }, config: oneIn(limits, 20) },
      async (request, reply) => {
        const guest = guestOf(request)
        if (guest === null) return no(reply, 401, NAMELESS) ?? reply
        const all = (await tables.of(guest.person, 'look')).map(table => table.hosted())
        const played = all.flatMap(hosted => {
          const archive = tables.archive(hosted.id)
          return archive === undefined ? [] : [{ hosted, archive }]
        })
        return ownStats(played, guest.person, languageAsked(request))
      },
    )

    server.get('/api/me/own', { schema: { response: answers(ownSchema, 401, 403) } }, async (request, reply) => {
      const guest = asked(request, reply)
      return guest === null ? reply : shown(guest)
    })

    server.post(
      '/api/me/settings',
      { schema: { body: settingsSchema, response: answers(ownSchema, 400, 401, 403, 409) }, config: seldom },
      (request, reply) =>
        kept(request, reply, { type: 'SettingsKept', ...(request.body as Static<typeof settingsSchema>) }),
    )

    server.post(
      '/api/me/notes',
      { schema: { body: noteSchema, response: answers(ownSchema, 400, 401, 403, 409) }, config: seldom },
      (request, reply) => kept(request, reply, { type: 'NoteKept', note: request.body as PlayerNote }),
    )
  }
