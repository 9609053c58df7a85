import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import type { ConductHost } from '../conduct/open-conduct.ts'
import { searchLog } from '../floor/floor-log.ts'
import { type Officer, officerOf } from '../floor/hosted-floor.ts'
import { joinByLink, makeFloorLink } from '../floor/invitations.ts'
import { atKiosk } from '../floor/kiosk.ts'
import type { FloorHost } from '../floor/open-floor.ts'
import { isStaff, NOT_YOURS } from '../floor/orders/staff-orders.ts'
import { reportCsv } from '../floor/report-csv.ts'
import type { Attempts } from '../people/attempts.ts'
import type { Guest } from '../people/guests.ts'
import {
  floorInvitationSchema,
  floorInvitedSchema,
  floorJoinedSchema,
  floorLogSchema,
  floorReportSchema,
  floorSearchSchema,
  kioskSchema,
  ownFloorSchema,
} from '../protocol/floor-people.ts'
import { codeSchema } from '../protocol/people.ts'
import { text } from '../protocol/schemas.ts'
import { type Refused, refusal } from '../refusal.ts'
import { languageAsked } from './language-asked.ts'
import { type Limits, oneIn } from './limits.ts'
import { recordRoutes } from './record-routes.ts'
import { answers, NAMELESS, no } from './routing.ts'

/** What the routes of the floor go by. */
type FloorRoutes = {
  readonly floor: FloorHost
  readonly conduct: ConductHost
  readonly guestOf: (request: FastifyRequest) => Guest | null
  readonly attempts: Attempts
  readonly limits: Limits
  readonly secrets: { readonly bytes: (count: number) => Uint8Array }
}

/** Links to the floor’s screens, the kiosk, the day’s log and its report. Codes and PINs travel in bodies alone. */
export const floorRoutes =
  (around: FloorRoutes): FastifyPluginAsync =>
  async server => {
    linkRoutes(server, around)
    kioskRoute(server, around)
    reportRoutes(server, around)
    await server.register(recordRoutes(around))
  }

/** Making a link to a screen of the floor, and following one. */
const linkRoutes = (server: FastifyInstance, around: FloorRoutes): void => {
  const { floor, secrets } = around
  server.post(
    '/api/floor/invitations',
    { schema: { body: floorInvitationSchema, response: answers(floorInvitedSchema, ...REFUSED) } },
    async (request, reply) => {
      const officer = staffed(around, request, reply)
      if (officer === null) return reply
      const { for: whom, uses = null, minutes = null } = request.body as Static<typeof floorInvitationSchema>
      const code = Buffer.from(secrets.bytes(16)).toString('base64url')
      const by = { name: officer.name, office: isStaff(officer.office) ? officer.office : 'table' } as const
      const outcome = await floor.does(by, course => makeFloorLink(course, officer, { for: whom, uses, minutes }, code))
      return 'why' in outcome ? refuse(reply, outcome) : { code }
    },
  )

  server.post(
    '/api/floor/join',
    {
      schema: { body: codeSchema, response: answers(floorJoinedSchema, ...REFUSED) },
      config: oneIn(around.limits, 20),
    },
    async (request, reply) => {
      const guest = named(around, request, reply)
      if (guest === null) return reply
      const { code } = request.body as Static<typeof codeSchema>
      let what = 'floor'
      const outcome = await floor.does({ name: guest.name, office: 'player' }, course => {
        const joined = joinByLink(course, guest.person, guest.name, code)
        if ('why' in joined) return joined
        what = joined.what
        return null
      })
      return 'why' in outcome ? refuse(reply, outcome) : { what }
    },
  )
}

const kioskRoute = (server: FastifyInstance, around: FloorRoutes): void => {
  const { floor, attempts } = around
  server.post(
    '/api/floor/kiosk',
    {
      schema: { body: kioskSchema, response: answers(ownFloorSchema, ...REFUSED) },
      config: oneIn(around.limits, 5),
    },
    async (request, reply) => {
      const guest = named(around, request, reply)
      if (guest === null) return reply
      const asked = request.body as Static<typeof kioskSchema>
      const view = await atKiosk(floor, attempts, guest.person, asked, languageAsked(request))
      return 'why' in view ? refuse(reply, view) : view
    },
  )
}

/** What happened on the floor, for its staff. */
const reportRoutes = (server: FastifyInstance, around: FloorRoutes): void => {
  const { floor } = around
  // names are searched, and an address is kept in logs and histories
  server.post(
    '/api/floor/log',
    { schema: { body: floorSearchSchema, response: answers(floorLogSchema, ...REFUSED) } },
    async (request, reply) => {
      if (staffed(around, request, reply) === null) return reply
      const { search = '', before = null } = request.body as Static<typeof floorSearchSchema>
      return searchLog(floor, search, before, languageAsked(request))
    },
  )

  server.get(
    '/api/floor/report',
    { schema: { response: answers(floorReportSchema, ...REFUSED) } },
    async (request, reply) => {
      if (staffed(around, request, reply) === null) return reply
      return floor.report() ?? no(reply, 404, NOT_OPEN) ?? reply
    },
  )

  server.get('/api/floor/report.csv', { schema: { response: answers(text, ...REFUSED) } }, async (request, reply) => {
    if (staffed(around, request, reply) === null) return reply
    const report = floor.report()
    if (report === null) return no(reply, 404, NOT_OPEN) ?? reply
    reply.header('content-disposition', 'attachment; filename="floor.csv"').type('text/csv; charset=utf-8')
    return reportCsv(report)
  })
}

const refuse = (reply: FastifyReply, refused: Refused) =>
  no(reply, refused.why === 'set-aside' ? 423 : 403, refused) ?? reply

const named = ({ guestOf }: FloorRoutes, request: FastifyRequest, reply: FastifyReply): Guest | null =>
  guestOf(request) ?? no(reply, 401, NAMELESS)

/** The person asking, if they are staff; otherwise the answer says why not. */
const staffed = (around: FloorRoutes, request: FastifyRequest, reply: FastifyReply): Officer | null => {
  const guest = named(around, request, reply)
  if (guest === null) return null
  const officer = officerOf(around.floor.state(), guest.person)
  if (officer !== undefined && isStaff(officer.office)) return officer
  refuse(reply, NOT_YOURS)
  return null
}

const REFUSED = [400, 401, 403, 404, 423] as const
const NOT_OPEN = refusal('no-floor-yet')
