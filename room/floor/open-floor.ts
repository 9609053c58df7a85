import type { By } from '@cardroom/engine/floor'
import type { PlayerId, Time } from '@cardroom/engine/table'
import type { FloorReport } from '../protocol/floor-screens.ts'
import { type Refused, refusal } from '../refusal.ts'
import { spoiledIn } from '../store/spoiled.ts'
import type { Store } from '../store/store.ts'
import type { Outcome } from '../streams/host.ts'
import { type OpenStream, openStream } from '../streams/open-stream.ts'
import type { Listener } from '../streams/stream-kind.ts'
import { courseOf, doneBy, type FloorCourse, orders } from './course.ts'
import type { HostedFloorEvent } from './events.ts'
import { keepFloorTime } from './floor-clock.ts'
import { floorStream } from './floor-stream.ts'
import { type HostedFloor, noFloor } from './hosted-floor.ts'
import { reportView } from './views/report-view.ts'

/** What is done on a floor: it works the order out, or says why not. */
export type FloorAct = (course: FloorCourse) => Refused | null

/** The floor of the room on its stream. */
export type FloorHost = {
  readonly state: () => HostedFloor
  readonly version: () => number
  readonly now: () => Time
  /** Carries an act out for somebody; with a command of its own it is carried out once, however often it comes. */
  readonly does: (by: By, act: FloorAct, command?: string) => Promise<Outcome<Refused>>
  readonly listen: (listener: Listener<HostedFloor, HostedFloorEvent>) => () => void
  /** Calls back whenever there is something new to see: after each event, and as minutes go by. */
  readonly onChange: (changed: () => void) => () => void
  /** How often it has changed: whatever was made of it at the same count is as it was. */
  readonly count: () => number
  readonly stateAt: (version: number) => Promise<HostedFloor>
  readonly eventsAfter: (version: number, most: number) => Promise<readonly HostedFloorEvent[]>
  /** The stream, for callers that follow it event by event. */
  readonly stream: OpenStream<HostedFloor, HostedFloorEvent, Refused> | null
  readonly report: () => FloorReport | null
  /** A table says what it has taken from its pots. */
  readonly setDrop: (table: string, chips: number) => void
  readonly close: () => Promise<void>
}

/** Where a floor is kept, and the time. */
export type FloorAround = {
  readonly store: Store
  readonly now: () => number
  readonly onError: (cause: unknown) => void
}

/** How often screens are shown what changes by the clock alone, in milliseconds. */
const TICK = 10_000
const CLOCK: By = { name: 'the clock', office: 'clock' }

/** Takes up the floor where its stream has left it. One that cannot be read is set aside, and the room goes on without it. */
export const openFloor = async ({ store, now, onError }: FloorAround): Promise<FloorHost> => {
  const stream = await openStream<HostedFloor, HostedFloorEvent, Refused>({
    stream: 'floor',
    kind: floorStream,
    store,
    now,
    onError,
    movedOn: refusal('try-again', { about: 'floor' }),
    unplayable: 'does not go on by what it holds',
  }).catch((cause: unknown) => {
    if (spoiledIn(cause)?.stream !== 'floor') throw cause
    onError(cause)
    return null
  })
  if (stream === null) return asideFloor(now)

  const changed = new Set<() => void>()
  const drops = new Map<string, number>()
  let count = 0
  const change = (): void => {
    count++
    for (const callback of changed) callback()
  }
  const does: FloorHost['does'] = (by, act, command) =>
    stream.run((hosted, at) => {
      const course = courseOf(hosted, by, at)
      return act(course) ?? doneBy(course)
    }, command)
  const clock = keepFloorTime(
    stream.state,
    now,
    () => does(CLOCK, course => orders(course, { type: 'PassTime' })),
    onError,
  )
  stream.listen(() => {
    clock.set()
    change()
  })
  const ticking = setInterval(() => {
    if (stream.state().floor?.closed === false) change()
  }, TICK).unref()

  return {
    ...stream,
    stream,
    now,
    does,
    onChange: callback => {
      changed.add(callback)
      return () => changed.delete(callback)
    },
    count: () => count,
    report: () => {
      const { floor } = stream.state()
      return floor === null ? null : reportView(stream.state(), floor, table => drops.get(table) ?? 0, now())
    },
    setDrop: (table, chips) => {
      if (drops.get(table) === chips) return
      drops.set(table, chips)
      change()
    },
    close: async () => {
      clearInterval(ticking)
      clock.stop()
      await stream.settle()
    },
  }
}

/** The answer where the floor’s log cannot be read. */
const ASIDE: Refused = refusal('set-aside', { about: 'floor' })

/** A floor that is set aside: it shows nothing and takes nothing. */
const asideFloor = (now: () => number): FloorHost => ({
  state: () => noFloor,
  version: () => 0,
  now,
  does: async () => ASIDE,
  listen: () => () => {},
  onChange: () => () => {},
  count: () => 0,
  stateAt: async () => noFloor,
  eventsAfter: async () => [],
  stream: null,
  report: () => null,
  setDrop: () => {},
  close: async () => {},
})

/** Is the floor set aside? */
export const isAside = ({ stream }: Pick<FloorHost, 'stream'>): Refused | null => (stream === null ? ASIDE : null)

/** The person who gives an order on a floor, as its log has them. */
export const byPlayer = (player: PlayerId): By => ({ name: player, office: 'player' })
