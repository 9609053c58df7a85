import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import type { Guest } from '../people/guests.ts'
import { codeSchema, invitationSchema, invitedSchema, joinedSchema, peopleSchema } from '../protocol/people.ts'
import type { Refused } from '../refusal.ts'
import type { Secrets } from '../secrets.ts'
import { invite, joinBy, newCode } from '../table/door/invitations.ts'
import type { HostedTable } from '../table/host-table.ts'
import { peopleAt } from '../views/people-at.ts'
import { answers, NAMELESS, NO_TABLE, no, type Routing, TABLE, tableAsked } from './routing.ts'

/** Inviting people to a table and coming by invitation. Codes travel in bodies alone, never in an address. */
export const invitationRoutes =
  ({ tables, guestOf, now, secrets }: Inviting): FastifyPluginAsync =>
  async server => {
    /** The table and the guest of a request; otherwise it is answered why not. */
    const asked = async (request: FastifyRequest, reply: FastifyReply): Promise<Asked | null> => {
      const guest = guestOf(request)
      const table = await tables.find(tableAsked(request))
      if (guest === null) return no(reply, 401, NAMELESS)
      return table === undefined ? no(reply, 404, NO_TABLE) : { table, guest }
    }
    const refuse = (reply: FastifyReply, refused: Refused) => no(reply, 403, refused) ?? reply

    server.post(
      '/api/tables/:id/invitations',
      { schema: { params: TABLE, body: invitationSchema, response: answers(invitedSchema, ...REFUSED) } },
      async (request, reply) => {
        const found = await asked(request, reply)
        if (found === null) return reply
        const { role, uses = null, minutes = null } = request.body as Static<typeof invitationSchema>
        const code = newCode(secrets)
        const outcome = await found.table.does((course, at) =>
          invite(course, found.guest.person, { role, uses, minutes }, code, at),
        )
        return 'why' in outcome ? refuse(reply, outcome) : { code, role, uses, minutes }
      },
    )

    server.post(
      '/api/tables/:id/join',
      {
        schema: { params: TABLE, body: codeSchema, response: answers(joinedSchema, ...REFUSED) },
        config: { rateLimit: { max: 30, timeWindow: '1 minute' } },
      },
      async (request, reply) => {
        const found = await asked(request, reply)
        if (found === null) return reply
        const { code } = request.body as Static<typeof codeSchema>
        const outcome = await found.table.does((course, at) => joinBy(course, found.guest, code, at))
        return 'why' in outcome ? refuse(reply, outcome) : { table: found.table.hosted().id }
      },
    )

    server.get(
      '/api/tables/:id/people',
      { schema: { params: TABLE, response: answers(peopleSchema, ...REFUSED) } },
      async (request, reply) => {
        const found = await asked(request, reply)
        if (found === null) return reply
        const people = peopleAt(found.table.hosted(), found.guest.person, now())
        return 'why' in people ? refuse(reply, people) : people
      },
    )
  }

type Inviting = Routing<'find'> & { readonly now: () => number; readonly secrets: Secrets }

type Asked = { readonly table: HostedTable; readonly guest: Guest }

const REFUSED = [400, 401, 403, 404, 423] as const
