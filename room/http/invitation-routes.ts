import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Guest } from '../people/guests.ts'
import { invites, joins, newCode } from '../people/invitations.ts'
import { peopleAt } from '../people/people-at.ts'
import { secrets } from '../secrets.ts'
import type { HostedTable } from '../tables/host-table.ts'
import { ROLES, type Role } from '../tables/hosted.ts'
import type { Refused } from '../tables/refused.ts'
import type { Tables } from '../tables/tables.ts'

/** Inviting people to a table and coming by invitation. Codes travel in bodies alone, never in an address. */
export const invitationRoutes =
  ({
    tables,
    guestOf,
  }: {
    readonly tables: Tables
    readonly guestOf: (request: FastifyRequest) => Guest | null
  }): FastifyPluginAsync =>
  async server => {
    /** The table and the guest of a request; otherwise it is answered why not. */
    const asked = async (request: FastifyRequest, reply: FastifyReply): Promise<Asked | null> => {
      const guest = guestOf(request)
      const table = await tables.find((request.params as { readonly id: string }).id)
      if (guest === null) reply.code(401).send({ words: 'Say who you are first: a name is enough.' })
      else if (table === undefined) reply.code(404).send({ words: 'There is no such table.' })
      else return { table, guest }
      return null
    }
    const refuse = (reply: FastifyReply, refused: Refused) => reply.code(403).send(refused)

    server.post('/api/tables/:id/invitations', { schema: { body: WANTED } }, async (request, reply) => {
      const found = await asked(request, reply)
      if (found === null) return reply
      const { role, uses = null, minutes = null } = request.body as Wanted
      const code = newCode(secrets)
      const outcome = await found.table.does((hosted, at) =>
        invites(hosted, found.guest.person, { role, uses, minutes }, code, at),
      )
      return 'why' in outcome ? refuse(reply, outcome) : { code, role, uses, minutes }
    })

    server.post(
      '/api/tables/:id/join',
      { schema: { body: CODE }, config: { rateLimit: { max: 30, timeWindow: '1 minute' } } },
      async (request, reply) => {
        const found = await asked(request, reply)
        if (found === null) return reply
        const { code } = request.body as { readonly code: string }
        const outcome = await found.table.does((hosted, at) => joins(hosted, found.guest, code, at))
        return 'why' in outcome ? refuse(reply, outcome) : { table: found.table.hosted().id }
      },
    )

    server.get('/api/tables/:id/people', async (request, reply) => {
      const found = await asked(request, reply)
      if (found === null) return reply
      const people = peopleAt(found.table.hosted(), found.guest.person, Date.now())
      return 'why' in people ? refuse(reply, people) : reply.header('cache-control', 'no-store').send(people)
    })
  }

type Asked = { readonly table: HostedTable; readonly guest: Guest }

type Wanted = { readonly role: Role; readonly uses?: number; readonly minutes?: number }

const WANTED = {
  type: 'object',
  required: ['role'],
  additionalProperties: false,
  properties: {
    role: { enum: ROLES },
    uses: { type: 'integer', minimum: 1, maximum: 1000 },
    minutes: { type: 'integer', minimum: 1, maximum: 60 * 24 * 365 },
  },
} as const

const CODE = {
  type: 'object',
  required: ['code'],
  additionalProperties: false,
  properties: { code: { type: 'string', pattern: '^[A-Za-z0-9_-]{22}$' } },
} as const
