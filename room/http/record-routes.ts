import { recordCsv, recordJson } from '@cardroom/engine/conduct'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { ConductHost } from '../conduct/open-conduct.ts'
import { staffOf } from '../conduct/record-screen.ts'
import { nameOf } from '../floor/hosted-floor.ts'
import type { FloorHost } from '../floor/open-floor.ts'
import { NOT_YOURS } from '../floor/orders/staff-orders.ts'
import type { Guest } from '../people/guests.ts'
import { text } from '../protocol/schemas.ts'
import { refusal } from '../refusal.ts'
import { answers, NAMELESS, no } from './routing.ts'

/** What the routes of the record go by. */
type RecordRoutes = {
  readonly conduct: ConductHost
  readonly floor: FloorHost
  readonly guestOf: (request: FastifyRequest) => Guest | null
}

/** The record as a file, for staff above dealers. */
export const recordRoutes =
  (around: RecordRoutes): FastifyPluginAsync =>
  async server => {
    const { conduct, floor } = around
    const named = (player: string): string => nameOf(floor.state(), player)
    const schema = { response: answers(text, ...REFUSED) }
    const send = (
      request: FastifyRequest,
      reply: FastifyReply,
      [file, type]: readonly [file: string, type: string],
      written: typeof recordCsv,
    ): FastifyReply | string => {
      const off = barred(around, request, reply)
      if (off !== null) return off
      const { record } = conduct.state()
      if (record === null) return no(reply, 404, EMPTY) ?? reply
      reply.header('content-disposition', `attachment; filename="${file}"`).type(type)
      return written(record, named)
    }
    server.get('/api/record/export.csv', { schema }, async (request, reply) =>
      send(request, reply, ['record.csv', 'text/csv; charset=utf-8'], recordCsv),
    )
    server.get('/api/record/export.json', { schema }, async (request, reply) =>
      send(request, reply, ['record.json', 'application/octet-stream'], recordJson),
    )
  }

/** The answer to those who may not have it; null for those who may. */
const barred = (around: RecordRoutes, request: FastifyRequest, reply: FastifyReply): FastifyReply | null => {
  const guest = around.guestOf(request)
  if (guest === null) return no(reply, 401, NAMELESS) ?? reply
  const staff = staffOf(around, guest.person)
  return staff === null || staff.office === 'dealer' ? (no(reply, 403, NOT_YOURS) ?? reply) : null
}

const REFUSED = [401, 403, 404] as const
const EMPTY = refusal('no-record-yet')
