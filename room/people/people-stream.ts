import type { StreamKind } from '../streams/stream-kind.ts'
import { bucketsOf, entriesOf, inBuckets } from './buckets.ts'
import { EMPTY_ROLL, type PeopleEvent, RECORDS, type Roll, recordPeople, withoutSessions } from './roll.ts'

/** The stream of the people. */
export const PEOPLE = 'people'

/** The shape of a kept roll. */
export const ROLL_SHAPE = 4

/** A roll as it is kept: like the stream it has tokens and passwords as hashes alone. */
type PackedRoll = {
  readonly people: readonly (readonly [person: string, name: string, password: string | null, banned?: true])[]
  readonly tokens: readonly (readonly [token: string, person: string, since: number | null, used: number])[]
  readonly accounts: readonly (readonly [name: string, person: string])[]
}

/** After how many events a roll is kept at least; one of many people is kept more seldom, so that it costs each the same. */
const KEPT_EVERY = 500

/** How the people of the room are kept. */
export const peopleStream: StreamKind<Roll, PeopleEvent> = {
  initial: EMPTY_ROLL,
  knows: type => Object.hasOwn(RECORDS, type),
  evolve: (roll = EMPTY_ROLL, event) => recordPeople(roll, event),
  upcast: stored => stored,
  // earlier versions wrote the type and the time beside the event alone
  eventIn: (data, { kind, at }) => (isObject(data) && !('type' in data) ? { ...data, type: kind, at } : data),
  shape: ROLL_SHAPE,
  isWhole: ({ people, tokens, accounts }) => people !== undefined && tokens !== undefined && accounts !== undefined,
  packing: {
    pack: ({ people, tokens, accounts }): PackedRoll => ({
      people: entriesOf(people).map(([person, { name, password, banned }]) =>
        banned ? [person, name, password, banned] : [person, name, password],
      ),
      tokens: entriesOf(tokens).map(([token, { person, since, used }]) => [token, person, since, used]),
      accounts: entriesOf(accounts),
    }),
    unpack: kept => {
      const { people, tokens, accounts } = kept as PackedRoll
      return {
        people: bucketsOf(
          people.map(([person, name, password, banned]) => [person, { name, password, ...(banned && { banned }) }]),
        ),
        tokens: bucketsOf(tokens.map(([token, person, since, used]) => [token, { person, since, used }])),
        accounts: bucketsOf(accounts),
      }
    },
  },
  keptEvery: ({ tokens }) => Math.max(KEPT_EVERY, tokens.size / 4),
  /**
   * An entry that can't be read is left out. If it may have ended a session, no account stays logged in from before: a
   * session that was ended doesn't come back, and a person with an account can log in again. Guests have nothing but their
   * cookie, and keep it.
   */
  without: (roll = EMPTY_ROLL, kind) =>
    kind !== null && ENDS_NOTHING.has(kind)
      ? roll
      : withoutSessions(roll, ({ person }) => inBuckets(roll.people, person)?.password != null),
}

const ENDS_NOTHING: ReadonlySet<string> = new Set([
  'GuestCame',
  'Renamed',
  'LoggedIn',
  'SessionUsed',
  'SessionsTimed',
  'SessionsSwept',
])

const isObject = (data: unknown): data is object => typeof data === 'object' && data !== null
