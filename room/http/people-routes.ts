import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Guest, Guests, WithToken } from '../people/guests.ts'

const COOKIE = 'cardroom'

/** The token that a page sends with whatever it asks. */
export const tokenOf = ({ cookies }: FastifyRequest): string | undefined => cookies[COOKIE]

/** Who one is: guests by name, accounts by password, logging in and out. */
export const peopleRoutes =
  (guests: Guests): FastifyPluginAsync =>
  async server => {
    const guestOf = (request: FastifyRequest): Guest | null => guests.known(tokenOf(request))
    const shown = ({ person, name }: Guest) => ({ person, name, account: guests.hasAccount(person) })
    const welcome = (request: FastifyRequest, reply: FastifyReply, { token, ...guest }: WithToken) => {
      reply.setCookie(COOKIE, token, { ...cookieFor(request), maxAge: 400 * 24 * 3600 })
      return { guest: shown(guest) }
    }

    server.get('/api/me', async request => {
      const guest = guestOf(request)
      return { guest: guest && shown(guest) }
    })

    server.post('/api/guest', { schema: { body: NAME } }, async (request, reply) => {
      const known = guestOf(request)
      if (known !== null) return { guest: shown(known) }
      const came = await guests.come((request.body as { readonly name: string }).name)
      return 'why' in came
        ? reply.code(came.why === 'name-is-taken' ? 409 : 400).send(came)
        : welcome(request, reply, came)
    })

    server.post(
      '/api/account',
      { schema: { body: ACCOUNT }, config: { rateLimit: SELDOM } },
      async (request, reply) => {
        const { name, password, before } = request.body as Account
        const set = await guests.setPassword(tokenOf(request) ?? '', name, password, before)
        return 'why' in set ? reply.code(STATUS[set.why] ?? 400).send(set) : { guest: shown(set) }
      },
    )

    server.post('/api/login', { schema: { body: LOGIN }, config: { rateLimit: SELDOM } }, async (request, reply) => {
      const { name, password } = request.body as Account
      const came = await guests.logIn(name, password)
      return 'why' in came ? reply.code(STATUS[came.why] ?? 400).send(came) : welcome(request, reply, came)
    })

    server.post('/api/logout', { schema: { body: LOGOUT } }, async (request, reply) => {
      const token = tokenOf(request)
      if (token !== undefined) {
        const { everywhere = false } = request.body as { readonly everywhere?: boolean }
        await (everywhere ? guests.logOutEverywhere(token) : guests.logOut(token))
      }
      reply.clearCookie(COOKIE, cookieFor(request))
      return { guest: null }
    })
  }

type Account = { readonly name: string; readonly password: string; readonly before?: string }

/** No script reads it, no other site sends it, and over https it goes over nothing else. */
const cookieFor = ({ protocol }: FastifyRequest) =>
  ({ httpOnly: true, sameSite: 'strict', path: '/', secure: protocol === 'https' }) as const

const STATUS: Readonly<Record<string, number>> = {
  'no-name': 401,
  'name-is-taken': 409,
  'wrong-password': 403,
  'wrong-name-or-password': 403,
  'too-many-attempts': 429,
}

/** How often one address may try a password. */
const SELDOM = { max: 20, timeWindow: '1 minute' }

const name = { type: 'string', minLength: 1, maxLength: 40, pattern: '\\S' } as const
const password = { type: 'string', minLength: 8, maxLength: 200 } as const
const body = <T extends object>(required: readonly string[], properties: T) =>
  ({ type: 'object', required, additionalProperties: false, properties }) as const

const NAME = body(['name'], { name })
const ACCOUNT = body(['name', 'password'], { name, password, before: { type: 'string', maxLength: 200 } })
const LOGIN = body(['name', 'password'], { name, password: { type: 'string', minLength: 1, maxLength: 200 } })
const LOGOUT = body([], { everywhere: { type: 'boolean' } })
