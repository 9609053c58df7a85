import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import { heldIn } from '../held-in.ts'
import type { Guest, Guests, WithToken } from '../people/guests.ts'
import { accountSchema, loginSchema, logoutSchema, meSchema, nameSchema } from '../protocol/people.ts'
import { type Refused, refusal } from '../refusal.ts'
import { type Limits, oneIn } from './limits.ts'
import { answers, no } from './routing.ts'

const COOKIE = 'cardroom'

/** The token that a page sends with whatever it asks. */
export const tokenOf = ({ cookies }: FastifyRequest): string | undefined => cookies[COOKIE]

/** Who you are: guests by name, accounts by password, logging in and out. */
export const peopleRoutes =
  (guests: Guests, limits: Limits, isBarred: (request: FastifyRequest) => boolean): FastifyPluginAsync =>
  async server => {
    /** How often one address may take a name or try a password: 20 times a minute at a usual room. */
    const seldom = oneIn(limits, 30)
    const guestOf = (request: FastifyRequest): Guest | null => guests.known(tokenOf(request))
    const shown = ({ person, name }: Guest) => ({ person, name, account: guests.hasAccount(person) })
    const welcome = (request: FastifyRequest, reply: FastifyReply, { token, ...guest }: WithToken) => {
      reply.setCookie(COOKIE, token, {
        ...cookieFor(request),
        maxAge: Math.min(MOST_OF_COOKIE, Math.floor(guests.longest / 1000)),
      })
      return { guest: shown(guest) }
    }

    server.get('/api/me', { schema: { response: answers(meSchema) } }, async request => {
      const guest = guestOf(request)
      return { guest: guest && shown(guest) }
    })

    server.post(
      '/api/guest',
      { schema: { body: nameSchema, response: answers(meSchema, 400, 403, 409) }, config: oneIn(limits, 5) },
      async (request, reply) => {
        const known = guestOf(request)
        if (known !== null) return { guest: shown(known) }
        // a banned person doesn't come back under another name
        if (isBarred(request)) return no(reply, 403, refusal('banned-from-room')) ?? reply
        const came = await guests.come((request.body as Static<typeof nameSchema>).name)
        return 'why' in came
          ? (no(reply, came.why === 'name-is-taken' ? 409 : 400, came) ?? reply)
          : welcome(request, reply, came)
      },
    )

    server.post(
      '/api/name',
      { schema: { body: nameSchema, response: answers(meSchema, 400, 401, 409) }, config: seldom },
      async (request, reply) => {
        const { name } = request.body as Static<typeof nameSchema>
        const called = await guests.rename(tokenOf(request) ?? '', name)
        return 'why' in called ? refuse(reply, called) : { guest: shown(called) }
      },
    )

    server.post(
      '/api/account',
      { schema: { body: accountSchema, response: answers(meSchema, 400, 401, 403, 409) }, config: seldom },
      async (request, reply) => {
        const { name, password, before } = request.body as Static<typeof accountSchema>
        const set = await guests.setPassword(tokenOf(request) ?? '', name, password, before, request.ip)
        return 'why' in set ? refuse(reply, set) : { guest: shown(set) }
      },
    )

    server.post(
      '/api/login',
      { schema: { body: loginSchema, response: answers(meSchema, 400, 403) }, config: seldom },
      async (request, reply) => {
        const { name, password } = request.body as Static<typeof loginSchema>
        const came = await guests.logIn(name, password, { address: request.ip, token: tokenOf(request) })
        return 'why' in came ? refuse(reply, came) : welcome(request, reply, came)
      },
    )

    server.post(
      '/api/logout',
      { schema: { body: logoutSchema, response: answers(meSchema, 400) } },
      async (request, reply) => {
        const token = tokenOf(request)
        if (token !== undefined) {
          const { everywhere = false } = request.body as Static<typeof logoutSchema>
          await (everywhere ? guests.logOutEverywhere(token) : guests.logOut(token))
        }
        reply.clearCookie(COOKIE, cookieFor(request))
        return { guest: null }
      },
    )
  }

const refuse = (reply: FastifyReply, refused: Refused) =>
  no(reply, heldIn(STATUS, refused.why) ?? 400, refused) ?? reply

/** No script reads it, no other site sends it, and over https it goes over nothing else. */
const cookieFor = ({ protocol }: FastifyRequest) =>
  ({ httpOnly: true, sameSite: 'strict', path: '/', secure: protocol === 'https' }) as const

/** No browser keeps a cookie longer, in seconds. */
const MOST_OF_COOKIE = 400 * 24 * 3600

const STATUS: Readonly<Record<string, number>> = {
  'no-name': 401,
  'name-is-taken': 409,
  'banned-from-room': 403,
  'wrong-password': 403,
  'wrong-name-or-password': 403,
  'too-many-attempts': 429,
}
