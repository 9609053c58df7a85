import { BOOKS, type BookId, type Chance } from '@cardroom/engine'
import type { Time } from '@cardroom/engine/table'
import { checkPlan, type Plan, planFor } from '@cardroom/engine/tournament'
import { drawKey } from '@cardroom/fair'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { EventWanted } from '../protocol/events.ts'
import { type Refused, refusal } from '../refusal.ts'
import type { Keeping } from '../streams/stream-kind.ts'
import { type Course, giveOrder, tell } from './course.ts'
import type { Orderer } from './decide-event.ts'
import { EVENT_PREFIX } from './event-stream.ts'
import { evolveEvent } from './evolve-event.ts'
import type { AroundEvent } from './happenings.ts'
import { addBots } from './people-in-event.ts'

/** Makes an event: its stream begins with who made it and what is posted. */
export const makeEvent = async (
  id: string,
  director: Orderer,
  wanted: EventWanted,
  { store, now }: Keeping,
  chance: Chance,
): Promise<Refused | null> => {
  const at = now()
  const course = begun(id, director, wanted, at, chance)
  if ('why' in course) return course
  const entries = course.events.map(event => ({ kind: event.type, at: event.at, data: JSON.stringify(event) }))
  const kept = await store.append({ stream: `${EVENT_PREFIX}${id}`, after: 0, entries })
  if (!kept.kept) throw new Error(`there is an event ${id} already`)
  return null
}

const begun = (id: string, director: Orderer, wanted: EventWanted, at: Time, chance: Chance): Course | Refused => {
  const plan = planWanted(wanted)
  if ('why' in plan) return plan
  const { start, run = 'dealt', open = true, pace = 'human', bots = 0, enter = false, season } = wanted
  if (start.when === 'full' && bots + (enter ? 1 : 0) > start.players)
    return refusal('too-many-bots', { about: { players: start.players } })
  const first: AroundEvent = { type: 'EventMade', id, start, run, open, pace, ...(season && { season }), director, at }
  const course: Course = { held: evolveEvent(undefined, first), events: [first] }
  // before anybody has entered: the room can't choose how they will sit
  const secret = bytesToHex(Uint8Array.from({ length: 32 }, () => chance(256)))
  tell(course, { type: 'DrawsSealed', secret, seal: drawKey(secret, 0), at })
  return (
    giveOrder(course, { type: 'OpenTournament', plan }, at) ??
    (enter ? entered(course, director, at) : null) ??
    addBots(course, bots, at, chance) ??
    course
  )
}

const entered = (course: Course, { person, name }: Orderer, at: Time): Refused | null => {
  tell(course, { type: 'PersonNamed', player: person, name, bot: null, at })
  return giveOrder(course, { type: 'Enter', player: person }, at)
}

/** The plan of an event: as its book prints one, with what is wished otherwise. */
export const planWanted = (wanted: EventWanted): Plan | Refused => {
  const {
    start: _s,
    run: _r,
    open: _o,
    bots: _b,
    enter: _e,
    pace: _p,
    season: _n,
    book = 'rrp',
    bounty,
    ...wish
  } = wanted
  if (!isBook(book)) return refusal('no-such-book')
  const plan = planFor({
    ...defined(wish),
    ...unitFor(wanted),
    book,
    ...(bounty !== undefined && { bounty: bounty === null ? null : { kind: bounty.kind, worth: bounty.worth } }),
  } as Partial<Plan>)
  const problems = checkPlan(plan)
  return problems.length === 0 ? plan : refusal('plan-makes-no-sense', { problems })
}

const isBook = (book: string): book is BookId => (BOOKS as readonly string[]).includes(book)

/** Fields that were left out are left to the book. */
const defined = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>

/** The smallest chip, where nothing is said: the largest of the usual ones that pays everything. */
const unitFor = ({ unit, levels, buyIn }: EventWanted): { readonly unit?: number } => {
  if (unit !== undefined || levels === undefined) return {}
  const sums = [...levels.flatMap(({ small, big, ante }) => [small, big, ante]), ...(buyIn ? [buyIn.chips] : [])]
  return { unit: [100, 25, 5, 1].find(chip => sums.every(sum => sum % chip === 0))! }
}
