import type { FastifyReply, FastifyRequest } from 'fastify'

/** A page of another site gets no line with our cookie, and changes nothing here. */
export const sameOrigin = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  const { origin, host } = request.headers
  const reads = (request.method === 'GET' || request.method === 'HEAD') && request.headers.upgrade === undefined
  if (reads || origin === undefined || hostOf(origin) === host) return
  await reply.code(403).send({ words: 'This is for pages of this room.' })
}

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null)
