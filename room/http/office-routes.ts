import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import { brokenAt } from '../office/chain.ts'
import type { KeptOffice } from '../office/keep-office.ts'
import type { OfficeAct, OfficeEvent } from '../office/office.ts'
import type { BarredAddresses } from '../people/barred-addresses.ts'
import type { Guests } from '../people/guests.ts'
import { tidyName } from '../people/name-key.ts'
import { hashPassword } from '../people/passwords.ts'
import {
  auditSchema,
  type NodeListed,
  noticeSchema,
  type OfficeOrder,
  type OfficeShown,
  officeDoneSchema,
  officeOrderSchema,
  officeSchema,
  peopleAskedSchema,
  peopleFoundSchema,
  QUOTAS,
} from '../protocol/office.ts'
import { type Refused, refusal } from '../refusal.ts'
import type { Secrets } from '../secrets.ts'
import type { ListedCard, Tables } from '../tables/tables.ts'
import { isSame } from './health-routes.ts'
import { type Limits, oneIn } from './limits.ts'
import { answers, NO_TABLE, no } from './routing.ts'

type Asking = {
  readonly office: KeptOffice
  readonly guests: Guests
  readonly barred: BarredAddresses
  readonly tables: Pick<Tables, 'all' | 'open' | 'find' | 'handsInPlay' | 'hasArchive'>
  readonly lines: () => number
  readonly secrets: Secrets
  /** Carries out what was written down. */
  readonly settle: () => Promise<void>
  /** The nodes of the room, where there are several. */
  readonly nodes: (() => Promise<readonly NodeListed[]>) | undefined
  /** Waits until a node that the office drains has put down what it had. */
  readonly drained: () => Promise<void>
  readonly token: string | undefined
}

/** How many people are shown at once. */
const MOST = 100

/** The office, where the operator looks after people and tables. Without its token there is none. */
export const officeRoutes =
  (asking: Asking, limits: Limits): FastifyPluginAsync =>
  async server => {
    const { office, guests, tables, token } = asking
    const seldom = oneIn(limits, 5)
    const isOpen = (request: FastifyRequest, reply: FastifyReply): boolean => {
      const { authorization } = request.headers
      if (token !== undefined && token !== '' && isSame(authorization ?? '', `Bearer ${token}`)) return true
      no(reply, 403, refusal('office-is-closed'))
      return false
    }

    server.get('/api/notice', { schema: { response: answers(noticeSchema) } }, async () => {
      const { notice, stopped, readOnly } = office.state()
      return { notice, stopped, readOnly }
    })

    server.get(
      '/api/office',
      { schema: { response: answers(officeSchema, 403) }, config: seldom },
      async (request, reply) => {
        if (!isOpen(request, reply)) return reply
        const { notice, stopped, readOnly, quotas: set } = office.state()
        const nodes = (await asking.nodes?.()) ?? []
        const here = { open: tables.open(), hands: tables.handsInPlay(), lines: asking.lines() }
        const counts = nodes.length === 0 ? here : totalOf(nodes)
        const quotas = QUOTAS.map(quota => ({ quota, most: set[quota] ?? limits[quota], usual: limits[quota] }))
        return reply.send({ notice, stopped, readOnly, ...counts, nodes, quotas, tables: tables.all().map(tableShown) })
      },
    )

    // names stay out of addresses, which proxies write down
    server.post(
      '/api/office/people',
      { schema: { body: peopleAskedSchema, response: answers(peopleFoundSchema, 400, 403) }, config: seldom },
      (request, reply) => {
        if (!isOpen(request, reply)) return reply
        const { find = '' } = request.body as Static<typeof peopleAskedSchema>
        return reply.send(guests.managed.find(find, MOST))
      },
    )

    server.get(
      '/api/office/audit',
      { schema: { response: answers(auditSchema, 403) }, config: seldom },
      async (request, reply) => {
        if (!isOpen(request, reply)) return reply
        const all = await office.audit()
        // an act that can't be read, or is missing at the end, is as good as changed
        const cut = all.length < office.version() ? all.length + 1 : null
        return { acts: all.map(shown), chain: office.state().chain, broken: brokenAt(all) ?? cut }
      },
    )

    server.post(
      '/api/office',
      {
        schema: { body: officeOrderSchema, response: answers(officeDoneSchema, 400, 403, 404, 409, 503) },
        config: seldom,
      },
      async (request, reply) => {
        if (!isOpen(request, reply)) return reply
        const order = request.body as OfficeOrder
        const by = tidyName(order.by)
        if (by === '') return no(reply, 400, refusal('no-name', { about: 'a-letter' })) ?? reply
        const wanted = await actOf(order, asking)
        if ('why' in wanted) return no(reply, CONFLICTS.has(wanted) ? 409 : 404, wanted) ?? reply
        const refused = await office.write(wanted.act, by, order.why ?? '')
        if (refused !== null) return no(reply, 409, refused) ?? reply
        if (order.do === 'ban' || order.do === 'lift-ban') asking.barred.bars('', order.person, order.do === 'ban')
        const isDone = await carriedOut(asking, order, cause => request.log.error(cause))
        if (!isDone) return no(reply, 503, refusal('not-yet-done')) ?? reply
        return wanted.password === undefined ? {} : { password: wanted.password }
      },
    )
  }

const tableShown = ({
  card: { id, name, taken, chairs, bots },
  listed,
}: ListedCard): OfficeShown['tables'][number] => ({
  id,
  name,
  taken,
  chairs,
  bots,
  listed,
})

/** What all nodes have together. */
const totalOf = (nodes: readonly NodeListed[]): Pick<NodeListed, 'open' | 'hands' | 'lines'> => {
  const sum = (of: 'open' | 'hands' | 'lines'): number => nodes.reduce((all, node) => all + node[of], 0)
  return { open: sum('open'), hands: sum('hands'), lines: sum('lines') }
}

const NO_ARCHIVE = refusal('no-archive')
const LAST_NODE = refusal('last-node')
const CONFLICTS: ReadonlySet<Refused> = new Set([NO_ARCHIVE, LAST_NODE])

type Wanted = { readonly act: OfficeAct; readonly password?: string } | Refused

/** Waits until it is carried out. If not, it stands in the audit all the same, and is carried out as soon as it can be. */
const carriedOut = (
  { drained, settle }: Asking,
  order: OfficeOrder,
  complain: (cause: unknown) => void,
): Promise<boolean> =>
  (order.do === 'drain-node' ? drained() : settle()).then(
    () => true,
    (cause: unknown) => {
      complain(cause)
      return false
    },
  )

/** An order as the act that is written down; a new password is made here, and only its hash is kept. */
const actOf = async (order: OfficeOrder, { guests, tables, secrets, nodes }: Asking): Promise<Wanted> => {
  if (order.do === 'set-notice') return { act: { type: 'NoticeSet', notice: order.notice } }
  if (order.do === 'stop-dealing') return { act: { type: 'DealingStopped', stopped: order.stopped } }
  // archiving isn't deleting
  if (order.do === 'archive-tables')
    return tables.hasArchive ? { act: { type: 'TablesArchived', days: order.days } } : NO_ARCHIVE
  if (order.do === 'set-read-only') return { act: { type: 'ReadOnlySet', readOnly: order.readOnly } }
  if (order.do === 'set-quota') return { act: { type: 'QuotaSet', quota: order.quota, most: order.most } }
  if (order.do === 'drain-node') {
    const all = (await nodes?.()) ?? []
    const [one, ...more] = all.filter(it => it.address === order.node || it.id.startsWith(order.node))
    if (one === undefined || more.length > 0) return refusal('no-such-node')
    const isLast = all.every(it => it === one || it.drained)
    if (order.drained && isLast) return LAST_NODE
    return { act: { type: 'NodeDrained', node: one.id, drained: order.drained } }
  }
  if (order.do === 'close-table') {
    const table = await tables.find(order.table)
    if (table === undefined) return NO_TABLE
    if (table.hosted().policy.event !== undefined) return refusal('tournament-table', { about: 'close' })
    return { act: { type: 'TableClosed', table: order.table } }
  }
  const { person } = order
  if (!guests.managed.knows(person)) return refusal('nobody-by-that-id')
  switch (order.do) {
    case 'ban':
      return { act: { type: 'PersonBanned', person } }
    case 'lift-ban':
      return { act: { type: 'BanLifted', person } }
    case 'forget':
      return { act: { type: 'PersonForgotten', person } }
    case 'reset-password': {
      if (!guests.hasAccount(person)) return refusal('guest-without-password')
      const password = Buffer.from(secrets.bytes(9)).toString('base64url')
      return { act: { type: 'PasswordReset', person, password: await hashPassword(password) }, password }
    }
  }
}

/** An act as it is read: the hash of a password is for the room alone. */
const shown = (event: OfficeEvent): object => {
  if (event.type !== 'PasswordReset') return event
  const { password: _, ...rest } = event
  return rest
}
