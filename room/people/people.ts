import type { Time } from '@cardroom/engine/table'
import { type Refused, refusal } from '../refusal.ts'
import type { Store } from '../store/store.ts'
import { type OpenStream, openStream } from '../streams/open-stream.ts'
import { entriesOf } from './buckets.ts'
import { PEOPLE, peopleStream } from './people-stream.ts'
import { type PeopleEvent, type Roll, recordPeople, tokensWhere } from './roll.ts'
import { isOver, type SessionLimits } from './sessions.ts'

/** What is to happen, but for its time. */
export type Wanted = PeopleEvent extends infer E ? (E extends PeopleEvent ? Omit<E, 'at'> : never) : never

/** The people of the room in their stream. */
export type People = Pick<OpenStream<Roll, PeopleEvent, Refused>, 'listen' | 'settle' | 'catchUp'> & {
  readonly roll: () => Roll
  /** Decides on the roll as it stands what is to happen, and answers when it is kept; null, or why not. With a command, once. */
  readonly change: (decide: (roll: Roll) => readonly Wanted[] | Refused, command?: string) => Promise<Refused | null>
}

/** How often sessions that are over are swept, in milliseconds. */
const SWEPT_EVERY = 3_600_000

/** Takes up who has come so far. */
export const openPeople = async (
  store: Store,
  now: () => Time,
  sessions: SessionLimits,
  onError: (cause: unknown) => void,
): Promise<People> => {
  const stream = await openStream<Roll, PeopleEvent, Refused>({
    stream: PEOPLE,
    kind: peopleStream,
    store,
    now,
    onError,
    movedOn: MOVED_ON,
    unplayable: 'is the last before a fault of Cardroom',
    shared: true,
  })
  let swept = now() - SWEPT_EVERY
  /** Sessions that are over go with the next change. */
  const overBy = (roll: Roll, at: Time): readonly Wanted[] => {
    if (at - swept < SWEPT_EVERY) return []
    swept = at
    const tokens = tokensWhere(roll, session => isOver(session, at, sessions))
    return tokens.length === 0 ? [] : [{ type: 'SessionsSwept', tokens }]
  }
  const change: People['change'] = async (decide, command) => {
    const outcome = await stream.run((roll, at) => {
      const wanted = decide(roll)
      if ('why' in wanted) return wanted
      const events = (wanted.length === 0 ? [] : [...overBy(roll, at), ...wanted]).map(
        it => ({ ...it, at }) as PeopleEvent,
      )
      return { events, state: events.reduce(recordPeople, roll) }
    }, command)
    if (outcome === MOVED_ON) return change(decide, command)
    return 'why' in outcome ? outcome : null
  }
  // sessions that an earlier version gave out have no end until it is written when they began
  if (entriesOf(stream.state().tokens).some(([, { since }]) => since === null))
    await change(() => [{ type: 'SessionsTimed', since: now() }])
  return { roll: stream.state, change, listen: stream.listen, catchUp: stream.catchUp, settle: stream.settle }
}

const MOVED_ON = refusal('try-again', { about: 'people' })
