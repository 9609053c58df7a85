import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import { type Refused, refusal } from '../refusal.ts'
import { isNotOwner } from '../streams/not-owner.ts'
import { MOVING, no } from './routing.ts'

/** What is thrown while a request is answered: with what status, and why not, where a refusal says it. */
type Fault = Error & { readonly code?: string; readonly statusCode?: number; readonly refused?: Refused }

/** Too many requests from one address: how many there may be in a minute, and after how many milliseconds there may be more. */
export const tooManyRequests = ({ max, ttl }: { readonly max: number; readonly ttl: number }): Fault =>
  Object.assign(new Error('too many requests'), {
    statusCode: 429,
    refused: refusal('too-fast', { about: { requests: max, again: Math.max(1, Math.ceil(ttl / 1000)) } }),
  })

/** What cannot be answered is said in words: what was wrong with the request, or that the fault is ours and no more. */
export const answerFaults = (server: FastifyInstance, hasPages: boolean, longest: number): void => {
  server.setErrorHandler<Fault>((fault, request, reply) => {
    // it has become another node's in the middle of this: nothing was done
    if (isNotOwner(fault)) return no(reply, NOT_OWNER, MOVING) ?? reply
    const status = fault.statusCode ?? 500
    const refused = fault.refused ?? unreadable(fault, longest)
    if (refused !== null) return no(reply, status, refused) ?? reply
    if (status >= 500) request.log.error(fault)
    const words = status >= 500 ? 'Something went wrong on our side. We’ve logged it.' : fault.message.slice(0, 200)
    return reply.code(status).send({ words })
  })
  server.setNotFoundHandler((request, reply) =>
    hasPages && isForAPerson(request)
      ? reply.code(404).sendFile('index.html', PAGE)
      : reply.code(404).send({ words: 'There’s nothing here.' }),
  )
}

/** What a body is refused for before anything reads it. */
const unreadable = ({ code = '' }: Fault, longest: number): Refused | null => {
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refusal('too-long', { about: { bytes: longest } })
  return NO_JSON.has(code) ? refusal('not-understood', { about: 'not-json' }) : null
}

const NO_JSON = new Set([
  'FST_ERR_CTP_INVALID_JSON_BODY',
  'FST_ERR_CTP_EMPTY_JSON_BODY',
  'FST_ERR_CTP_INVALID_MEDIA_TYPE',
])

/** The answer of a node about something that it doesn't own; nothing was done. */
export const NOT_OWNER = 421

/** A page is fetched again each time: it names the files that are cached. */
export const PAGE = { maxAge: 0, immutable: false } as const

/** A browser that goes to an address says that it takes pages; what a program asks for is below /api. */
const isForAPerson = ({ method, url, headers: { accept = '' } }: FastifyRequest): boolean =>
  method === 'GET' && accept.includes('text/html') && !url.startsWith('/api')

/** An address that cannot be read. */
export const answerBadAddress = (_fault: unknown, _request: unknown, reply: FastifyReply): void => {
  reply.code(400).send({ words: 'This address can’t be read.' })
}

/**
 * What goes wrong on a line ends that line. Frames that are none and lines that break come from outside: a line in the log
 * for those who keep one. Anything else is a fault of ours.
 */
export const lineFault = (
  fault: Error & { readonly code?: string },
  socket: WebSocket,
  request: FastifyRequest,
): void => {
  if (FROM_OUTSIDE.test(fault.code ?? '')) request.log.info({ why: fault.code }, 'a line was ended')
  else request.log.error(fault)
  socket.terminate()
}

const FROM_OUTSIDE = /^(?:WS_ERR_|ECONN|EPIPE|ETIMEDOUT)/
