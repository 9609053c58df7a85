import { dayOf, isOfAge } from '../../floor/people/papers.ts'
import type { PlayerId } from '../../table/player.ts'
import type { Time } from '../../table/time.ts'
import { bookOf, fileOf } from '../draft.ts'
import type { ConductRecord, Step } from '../record.ts'
import { type ConductRefusal, refused } from '../refusal.ts'

/** Why somebody may not be listed, seated or entered now, or null. */
export const keptOut = (record: ConductRecord, player: PlayerId, at: Time): ConductRefusal | null => {
  const book = bookOf(record)
  const bar = barOf(record, player, at)
  if (bar !== null) return refused('barred', { player, until: bar.until, rules: book.conductPenaltyLadder.rules })
  const { excluded, drunk, papers } = fileOf(record, player)
  if (excluded !== null && (excluded.until === null || at < excluded.until))
    return refused('excluded', { player, until: excluded.until, rules: book.selfExclusion.rules })
  // uspa/app1/5.3, wsop/39: until somebody clears it
  const isKept = book.intoxicationPolicy.is.some(it => it !== 'not-served')
  if (drunk && isKept) return refused('drunk', { player, rules: book.intoxicationPolicy.rules })
  if (papers !== null && !isOfAge(book, record.ways.legalAge, papers.born, at))
    return refused('under-age', { player, rules: book.minimumAge.rules })
  return null
}

/** wsop/3, wsop/3-known: what somebody still has to show to register; staff may know that they have shown it before. */
export const mayRegister = (
  record: ConductRecord,
  player: PlayerId,
  at: Time,
  known = false,
): ConductRefusal | null => {
  const off = keptOut(record, player, at)
  if (off !== null) return off
  const { is, rules } = bookOf(record).idRequired
  if (!is.required) return null
  const { papers } = fileOf(record, player)
  if (papers !== null && known && is.waivedForKnownPlayers) return null
  if (papers === null) return refused('id-is-missing', { player, rules })
  return papers.validUntil !== null && papers.validUntil >= dayOf(at)
    ? null
    : refused('document-expired', { player, rules })
}

/** The bar that somebody is under now: since which entry, and until when; null is until somebody lifts it. */
export const barOf = (
  { offences }: Pick<ConductRecord, 'offences'>,
  player: PlayerId,
  at: Time,
): { readonly entry: number; readonly until: Time | null } | null => {
  for (const { number, player: who, decided } of offences) {
    if (who !== player || decided === null || decided.liftedBy !== null || !BARS.includes(decided.step)) continue
    const until = decided.length !== null && 'until' in decided.length ? decided.length.until : null
    if (until === null || at < until) return { entry: number, until }
  }
  return null
}

const BARS: readonly Step[] = ['remove', 'bar', 'bar-rest-of-event', 'disqualify', 'bar-for-life']

/** wsop/32: who plays for the house, for anyone who asks; null where nobody has to know. */
export const housePlayers = (record: ConductRecord): readonly PlayerId[] | null =>
  bookOf(record).shillsAllowed.is === 'named-on-request'
    ? record.files.filter(({ plays }) => plays !== null).map(({ player }) => player)
    : null

/** rrp/1/tobacco/1: the seats that are kept free of smoke at a table with this many. */
export const smokeFreeSeats = (record: ConductRecord, seats: number): readonly number[] => {
  const { nonsmokingSeats, smokingPolicy } = bookOf(record)
  const all = Array.from({ length: seats }, (_, i) => i + 1)
  if (smokingPolicy.is === 'free') return []
  if (smokingPolicy.is === 'banned' || nonsmokingSeats.is === 'all') return all
  return nonsmokingSeats.is === 'none' ? [] : [1, seats]
}

/** A smoker who is offered one of those seats hears so. */
export const smokeNotice = (record: ConductRecord, player: PlayerId, seat: number, seats: number): boolean =>
  fileOf(record, player).smokes && smokeFreeSeats(record, seats).includes(seat)
