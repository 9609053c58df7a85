import { setImmediate } from 'node:timers/promises'
import type { PlayerId } from '@cardroom/engine/table'
import { unwrittenWords } from '@cardroom/histories'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Archive, ArchivedDeal } from '../deals/archive.ts'
import { dealsFile, dealWritten, type HistoryFormat } from '../deals/deal-files.ts'
import { seenBy } from '../deals/deal-seen.ts'
import { dealListed, fileName, pastDeal, tableNamed } from '../deals/past-deal.ts'
import { proofFor } from '../deals/proof-for.ts'
import {
  DEAL_FORMATS,
  type DealFormat,
  type DealsListed,
  dealSchema,
  dealsSchema,
  dealNumber as number,
  pageSchema,
} from '../protocol/deals.ts'
import { idSchema, object, oneOf, text } from '../protocol/schemas.ts'
import { refusal } from '../refusal.ts'
import { mayWatch } from '../table/door/may-watch.ts'
import type { Hosted } from '../table/state/hosted.ts'
import { languageAsked } from './language-asked.ts'
import { answers, NO_TABLE, no, type Routing, TABLE, tableAsked } from './routing.ts'

/** How many deals a page of the list has, and how many at most are in the file of a night: the latest. */
const PAGE = 25
const NIGHT = 1000

/** The finished deals of a table: listed, shown step by step, and exported as files, to each viewer what they saw. */
export const dealRoutes =
  (routing: DealRouting): FastifyPluginAsync =>
  async server => {
    server.get(
      '/api/tables/:id/deals',
      { schema: { params: TABLE, querystring: pageSchema, response: answers(dealsSchema, ...REFUSED) } },
      async (request, reply) => {
        const at = await tableAt(routing, request, reply)
        if (at === null) return reply
        const { hosted, archive } = at
        const count = await archive.count()
        const { before = count + 1 } = request.query as { readonly before?: number }
        const from = Math.max(0, Math.min(before, count + 1) - 1 - PAGE)
        const deals = await archive.list(from, Math.max(0, Math.min(before - 1, count) - from))
        const { name } = tableNamed(hosted)
        const listed = deals.map(deal => dealListed(hosted, deal, languageAsked(request))).reverse()
        return { table: hosted.id, name, deals: listed, count } satisfies DealsListed
      },
    )

    server.get(
      '/api/tables/:id/deals/:number',
      { schema: { params: DEAL, response: answers(dealSchema, ...REFUSED) } },
      async (request, reply) => {
        const at = await dealAt(routing, request, reply)
        if (at === null) return reply
        const deal = pastDeal(at.hosted, at.deal, at.person, await at.archive.count(), languageAsked(request))
        return reply.header('cache-control', FOR_THEM).send(deal)
      },
    )

    server.get(
      '/api/tables/:id/deals/:number/:format',
      { schema: { params: FILE, response: answers(text, ...REFUSED, 422) } },
      async (request, reply) => {
        const at = await dealAt(routing, request, reply)
        if (at === null) return reply
        const { hosted, deal, person } = at
        const { format } = request.params as { readonly format: DealFormat }
        const file = fileName(deal.finished.number, format)
        if (format === 'json') {
          const proof = proofFor(hosted.id, deal, seenBy(deal, person))
          return proof === null
            ? (no(reply, 422, refusal('deck-not-sealed')) ?? reply)
            : asFile(reply, file, TYPES.json, `${JSON.stringify(proof, null, 1)}\n`)
        }
        const written = dealWritten(deal, person, tableNamed(hosted), format)
        if (!written.ok) return cannotHold(reply, unwrittenWords(written.refusal))
        return asFile(reply, file, TYPES[format], dealsFile([written.text], format, 'deal'))
      },
    )

    const limited = { config: { rateLimit: { max: 10, timeWindow: '1 minute' } } }
    server.get(
      '/api/tables/:id/night/:format',
      { ...limited, schema: { params: NIGHT_FILE, response: answers(text, ...REFUSED, 422) } },
      async (request, reply) => {
        const at = await tableAt(routing, request, reply)
        if (at === null) return reply
        const { hosted } = at
        const { format } = request.params as { readonly format: HistoryFormat }
        const { texts, reason } = await nightWritten(at, format)
        if (texts.length === 0) return cannotHold(reply, reason)
        return asFile(
          reply,
          `night-${hosted.id}.${format === 'phh' ? 'phhs' : format}`,
          TYPES[format],
          dealsFile(texts, format, 'night'),
        )
      },
    )
  }

type DealRouting = Routing<'find' | 'archive'>
type TableAsked = { readonly hosted: Hosted; readonly archive: Archive; readonly person: PlayerId | null }
type DealAsked = TableAsked & { readonly deal: ArchivedDeal }

/** The table that is asked for and who asks; null where that is answered with why not. */
const tableAt = async (
  { tables, guestOf }: DealRouting,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<TableAsked | null> => {
  const id = tableAsked(request)
  const hosted = (await tables.find(id))?.hosted()
  const archive = tables.archive(id)
  if (hosted === undefined || archive === undefined) return no(reply, 404, NO_TABLE)
  const person = guestOf(request)?.person ?? null
  const refused = mayWatch(hosted, person)
  return refused === null ? { hosted, archive, person } : no(reply, 403, refused)
}

/** A deal of it that is over. */
const dealAt = async (
  routing: DealRouting,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<DealAsked | null> => {
  const at = await tableAt(routing, request, reply)
  if (at === null) return null
  const { number } = request.params as { readonly number: number }
  const deal = await at.archive.read(number)
  return deal === null ? no(reply, 404, refusal('no-such-hand', { about: { hand: number } })) : { ...at, deal }
}

/** The finished deals of a night in a format, and why there is none if there is none. */
const nightWritten = async (
  { hosted, archive, person }: TableAsked,
  format: HistoryFormat,
): Promise<{ readonly texts: readonly string[]; readonly reason: string }> => {
  const count = await archive.count()
  const texts: string[] = []
  let reason = 'No hand is finished yet.'
  for (let number = Math.max(1, count - NIGHT + 1); number <= count; number++) {
    const deal = await archive.read(number)
    const written = deal === null ? null : dealWritten(deal, person, tableNamed(hosted), format)
    if (written?.ok) texts.push(written.text)
    else if (written !== null) reason = unwrittenWords(written.refusal)
    // the tables go on between two deals
    await setImmediate()
  }
  return { texts, reason }
}

const cannotHold = (reply: FastifyReply, why: string) =>
  reply.code(422).send({ words: `This can’t be written in that format: ${why}` })

/** What a person gets is for them alone: nothing on the way may cache it. */
const FOR_THEM = 'private, no-store'

const asFile = (reply: FastifyReply, name: string, type: string, text: string) =>
  reply
    .header('content-type', type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', FOR_THEM)
    .send(text)

const TYPES: Readonly<Record<DealFormat, string>> = {
  phh: 'application/toml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  jsonl: 'application/jsonl; charset=utf-8',
  json: 'application/json; charset=utf-8',
}

const REFUSED = [400, 403, 404, 423] as const
const DEAL = object({ id: idSchema, number })
const FILE = object({ id: idSchema, number, format: oneOf(DEAL_FORMATS) })
const NIGHT_FILE = object({ id: idSchema, format: oneOf(['phh', 'txt', 'jsonl']) })
