import type { PlayerId, Time } from '@cardroom/engine/table'
import type { PersonOrder } from '../protocol/person-orders.ts'
import { type Refused, refusal } from '../refusal.ts'
import type { Secrets } from '../secrets.ts'
import type { Store } from '../store/store.ts'
import { type OpenStream, openStream } from '../streams/open-stream.ts'
import type { Done, ReadStream } from '../streams/stream-kind.ts'
import { orderPlan } from './act/plan-order.ts'
import { keepPlans, type Plans } from './act/plans.ts'
import { decideOrder } from './decide.ts'
import { courseFrom } from './evolve.ts'
import type { Course } from './state/course.ts'
import type { HostedEvent } from './state/events.ts'
import type { Hosted } from './state/hosted.ts'
import { tableStream } from './table-stream.ts'

/** What a table of the room needs: where it is kept, the time, and chance. */
export type Around = { readonly store: Store; readonly now: () => Time; readonly secrets: Secrets }

/** What came of an order: the version from which on it is kept, or why nothing was done. */
export type Outcome = { readonly version: number } | Refused

/** Who wants to know when something has happened: before, after, and what; nothing if another server did it. */
export type Listener = (before: Hosted, after: Hosted, events: readonly HostedEvent[]) => void

/** Something that is done at a table: events in the course, or a refusal that leaves all as it was. */
export type Act = (course: Course, at: Time) => Refused | null

/** What follows at once from what has happened, added to it. */
export type Follow = (course: Course, at: Time) => void

/** A table that is being played on: orders go in one after another, and are answered when they are kept. */
export type HostedTable = {
  readonly hosted: () => Hosted
  readonly order: (person: PlayerId, order: PersonOrder, command?: string) => Promise<Outcome>
  /** Carries out what the room itself does: the next deal, a clock that has run out; with a command of its own, once. */
  readonly does: (act: Act, command?: string) => Promise<Outcome>
  /** What those who sit here have said before their turn. */
  readonly plans: Plans
  readonly listen: (listener: Listener) => () => void
  /** Adds to every act what follows from it at once, to be kept with it. */
  readonly follow: (follow: Follow) => () => void
  /** Something went wrong here outside of an order, by a fault of ours. */
  readonly fails: (cause: unknown) => void
  /** The table as it stood at a version, and what has happened after one, at most this many events. */
  readonly stateAt: (version: number) => Promise<Hosted>
  readonly eventsAfter: (version: number, most: number) => Promise<readonly HostedEvent[]>
  /** Its stream, for what it makes other streams do. */
  readonly stream: OpenStream<Hosted, HostedEvent, Refused>
  /** Waits for all that is under way, and keeps the state, so that the next start reads nothing but it. */
  readonly settle: () => Promise<void>
}

/** Takes up a table where its stream has left it; what was read of it already is not read again. */
export const hostTable = async (
  id: string,
  { store, now, secrets }: Around,
  onError: (cause: unknown) => void = unexpected,
  known?: ReadStream<Hosted>,
): Promise<HostedTable> => {
  const table = await openStream<Hosted, HostedEvent, Refused>({
    stream: `table/${id}`,
    kind: tableStream,
    store,
    now,
    onError,
    movedOn: MOVED_ON,
    unplayable: UNPLAYABLE,
    ...(known !== undefined && { known }),
  })
  const follows = new Set<Follow>()
  const plans = keepPlans()
  table.listen((_, after) => plans.prune(after))
  const run = (act: Act, command?: string): Promise<Outcome> =>
    table.run((hosted, at) => carriedOut(hosted, timeAt(hosted, at), act, follows), command)
  return {
    hosted: table.state,
    does: run,
    plans,
    order: (person, order, command) => {
      if (order.type === 'plan')
        return Promise.resolve().then(() => orderPlan(table.state(), plans, person, order.plan))
      const decides: Act = (course, at) => decideOrder(course, person, order, at, secrets)
      return run(decides, command === undefined ? undefined : `${person} ${command}`)
    },
    listen: table.listen,
    follow: follow => {
      follows.add(follow)
      return () => follows.delete(follow)
    },
    fails: table.fails,
    stateAt: table.stateAt,
    eventsAfter: table.eventsAfter,
    stream: table,
    settle: table.settle,
  }
}

/** Time doesn't go back at a table whose clock was set back, or that has come from a node whose clock was ahead. */
const timeAt = ({ night, lastAct }: Hosted, at: number): number => Math.max(at, night?.table.at ?? 0, lastAct)

/** Said of a table that throws while it is played: the fault is ours. */
export const UNPLAYABLE = 'is the last before a fault of Cardroom, and the table cannot be played on'

const MOVED_ON = refusal('try-again', { about: 'table' })

const unexpected = (cause: unknown): void => {
  throw cause
}

/** What comes of an act with all that follows from it. */
const carriedOut = (
  before: Hosted,
  at: Time,
  act: Act,
  follows: ReadonlySet<Follow>,
): Done<Hosted, HostedEvent> | Refused => {
  const course = courseFrom(before)
  const refused = act(course, at)
  if (refused !== null) return refused
  if (course.events.length > 0) for (const follow of follows) follow(course, at)
  return { state: course.hosted, events: course.events }
}
