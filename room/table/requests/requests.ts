import type { NightOrder, PlayerId, Time } from '@cardroom/engine/table'
import { heldIn } from '../../held-in.ts'
import type { RequestShown } from '../../protocol/options.ts'
import { type Refused, refusal } from '../../refusal.ts'
import { boughtTooMuch, chipsHere } from '../bank/most-bought.ts'
import { attempt, type Course, tell } from '../state/course.ts'
import type { Hosted, SeatRequest } from '../state/hosted.ts'
import { orders } from '../state/night-orders.ts'
import { withChange } from '../state/person.ts'
import { ALL, type Orderer, subject } from '../state/subject.ts'

/** How long a request is open, in milliseconds: a host who is not there keeps nobody waiting. */
export const OPEN_FOR = 90_000
/** How many requests a table has at most, and somebody may make in this many milliseconds. */
const MOST_OPEN = 20
const MOST_MADE = 5
const WITHIN = 300_000

/** Where the host approves seats and chips: what friends ask for, and what becomes of it. */
export const requests = subject<'request-answer', 'SeatAsked' | 'SeatAnswered'>({
  orders: {
    'request-answer': {
      roles: ALL,
      notInEvent: true,
      dealtOnly: true,
      decide: (course, { person, approves }, by) => answer(course, person, approves, by),
    },
  },
  events: {
    SeatAsked: (hosted, { person, seat, chips, until, at }) => {
      const others = (hosted.requests ?? []).filter(it => it.person !== person)
      const after = { ...hosted, requests: [...others, { person, seat, chips, until }] }
      return withChange(after, person, ({ requested = [] }) => ({
        requested: [...requested.filter(it => it > at - WITHIN), at],
        requestEnd: undefined,
      }))
    },
    SeatAnswered: (hosted, { person, how }) => {
      const after = { ...hosted, requests: (hosted.requests ?? []).filter(it => it.person !== person) }
      return withChange(after, person, () => ({ requestEnd: how }))
    },
  },
})

/** Somebody wants a seat with chips, or more chips: done at once, or where the host approves it, put to the host. */
export const seatOrAsk = (
  course: Course,
  { person, own, at }: Orderer,
  wanted: { readonly seat: number | null; readonly chips: number },
): Refused | null => {
  const { hosted } = course
  if (hosted.policy.approval !== true || own.role === 'host') return seated(course, person, wanted, at)
  // what the table itself refuses no host is bothered with
  const tried = { hosted, events: [], record: course.record }
  const off = seated(tried, person, wanted, at)
  if (off !== null) return off
  const open = (hosted.requests ?? []).filter(it => it.person !== person)
  if (open.some(({ seat }) => seat !== null && seat === wanted.seat)) return refusal('seat-is-asked-for')
  if (open.length >= MOST_OPEN) return refusal('too-many', { about: { what: 'requests', most: MOST_OPEN } })
  const lately = (own.requested ?? []).filter(it => it > at - WITHIN)
  if (lately.length >= MOST_MADE)
    return refusal('too-fast', { about: { seconds: Math.ceil((lately[0]! + WITHIN - at) / 1000) } })
  tell(course, { type: 'SeatAsked', person, ...wanted, until: at + OPEN_FOR, at })
  return null
}

/** The time of a request is over, and nobody has answered it. */
export const lapseRequest = (course: Course, at: Time): Refused | null => {
  const due = (course.hosted.requests ?? []).find(({ until }) => until <= at)
  if (due === undefined) return refusal('not-the-time', { about: 'report' })
  tell(course, { type: 'SeatAnswered', person: due.person, how: 'lapsed', at })
  return null
}

/** The requests that somebody sees: a host all of them, others their own. */
export const requestsFor = ({ requests: open = [], people }: Hosted, person: PlayerId): readonly RequestShown[] => {
  const isHost = heldIn(people, person)?.role === 'host'
  return open
    .filter(it => isHost || it.person === person)
    .map(it => ({ ...it, name: heldIn(people, it.person)?.name ?? '' }))
}

/** The host approves or declines; the person who asked withdraws. */
const answer = (course: Course, person: PlayerId, approves: boolean, by: Orderer): Refused | null => {
  const request = (course.hosted.requests ?? []).find(it => it.person === person)
  if (request === undefined) return refusal('no-such-request')
  if (by.own.role !== 'host')
    return by.person === person && !approves
      ? ended(course, person, 'withdrawn', by)
      : refusal('not-yours-to-do', { about: { roles: ['host'] } })
  if (!approves) return ended(course, person, 'declined', by)
  if (heldIn(course.hosted.people, person)?.banned !== false) return refusal('not-here', { about: 'them' })
  const refused = attempt(course, tried => seated(tried, person, request, by.at))
  return refused ?? ended(course, person, 'approved', by)
}

const ended = (
  course: Course,
  person: PlayerId,
  how: 'approved' | 'declined' | 'withdrawn',
  { person: by, at }: Orderer,
) => {
  tell(course, { type: 'SeatAnswered', person, how, by, at })
  return null
}

const seated = (
  course: Course,
  person: PlayerId,
  { seat, chips }: Pick<SeatRequest, 'seat' | 'chips'>,
  at: Time,
): Refused | null => {
  const { table } = course.hosted.night!
  // a player who has chips adds to them
  const type = seat === null && chipsHere(table, person) > 0 ? 'TopUp' : 'BuyIn'
  const list: NightOrder[] = [
    ...(seat === null ? [] : [{ type: 'TakeSeat', player: person, seat, at } as const]),
    { type, player: person, chips, at },
  ]
  return boughtTooMuch(table, person, chips) ?? orders(course, ...list)
}
