import type { FastifyInstance } from 'fastify'
import type { Guests } from '../people/guests.ts'
import { languageAsked } from './language-asked.ts'
import type { openLines } from './lines.ts'
import { HIDDEN } from './pages.ts'
import { tokenOf } from './people-routes.ts'

/** The line over which a page follows what happens. */
export const lineRoute = (
  server: FastifyInstance,
  lines: Awaited<ReturnType<typeof openLines>>,
  guests: Guests,
): void => {
  server.route({
    method: 'GET',
    url: '/line',
    ...HIDDEN,
    handler: (_, reply) => reply.code(426).send({ words: 'Connect to this address with a WebSocket.' }),
    wsHandler: (socket, request) => {
      const { protocol } = request.query as { readonly protocol?: string }
      lines.take({
        socket,
        raw: request.raw.socket,
        session: guests.session(tokenOf(request)),
        address: request.ip,
        protocol,
        language: languageAsked(request),
      })
    },
  })
}
