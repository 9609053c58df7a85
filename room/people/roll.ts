import type { PlayerId, Time } from '@cardroom/engine/table'
import { type Buckets, bucketsOf, entriesOf, inBuckets, withEntry, withoutEntries } from './buckets.ts'
import { nameKey } from './name-key.ts'
import type { KeptSession } from './sessions.ts'

/** What happens with the people of the room; tokens and passwords are kept as hashes. */
export type PeopleEvent = { readonly at: Time } & (
  | {
      readonly type: 'GuestCame'
      readonly person: PlayerId
      readonly name: string
      readonly token: string
      /** Not known in streams of earlier versions. */
      readonly since?: Time
    }
  /** From now on this person has an account under this name. */
  | { readonly type: 'PasswordSet'; readonly person: PlayerId; readonly name: string; readonly password: string }
  /** They go by another name; their account does, too, if they have one. */
  | { readonly type: 'Renamed'; readonly person: PlayerId; readonly name: string }
  | { readonly type: 'LoggedIn'; readonly person: PlayerId; readonly token: string; readonly since?: Time }
  /** A session goes on: written once a day at most. */
  | { readonly type: 'SessionUsed'; readonly token: string; readonly used: Time }
  /** The sessions of an earlier version, which had no end, count from here on. */
  | { readonly type: 'SessionsTimed'; readonly since: Time }
  /** Sessions that nobody has used for too long are forgotten. */
  | { readonly type: 'SessionsSwept'; readonly tokens: readonly string[] }
  | { readonly type: 'LoggedOut'; readonly token: string }
  /** All tokens of a person are void, but for the one that is named. */
  | { readonly type: 'LoggedOutElsewhere'; readonly person: PlayerId; readonly but: string | null }
  /** The operator has banned somebody, or has lifted the ban. */
  | { readonly type: 'Banned'; readonly person: PlayerId; readonly banned: boolean }
  /** Name, account and sessions are gone; what they did at tables stays, under nobody's name. */
  | { readonly type: 'Forgotten'; readonly person: PlayerId }
)

/** Somebody whom the room knows. */
export type Person = { readonly name: string; readonly password: string | null; readonly banned?: true }

/** Everybody whom the room knows, what the events add up to. */
export type Roll = {
  readonly people: Buckets<Person>
  /** The sessions by the hash of their token. */
  readonly tokens: Buckets<KeptSession>
  /** Who has the account of a name. */
  readonly accounts: Buckets<PlayerId>
}

/** A roll without anybody. */
export const EMPTY_ROLL: Roll = { people: bucketsOf([]), tokens: bucketsOf([]), accounts: bucketsOf([]) }

type Of<T extends PeopleEvent['type']> = Extract<PeopleEvent, { readonly type: T }>

/** The roll after an event. */
export const recordPeople = (roll: Roll, event: PeopleEvent): Roll =>
  (RECORDS[event.type] as (roll: Roll, event: PeopleEvent) => Roll)(roll, event)

/** How the roll is after an event of each kind. */
export const RECORDS: { readonly [T in PeopleEvent['type']]: (roll: Roll, event: Of<T>) => Roll } = {
  GuestCame: (roll, { person, name, token, since }) => ({
    ...roll,
    people: withEntry(roll.people, person, { name, password: null }),
    tokens: withEntry(roll.tokens, token, sessionOf(person, since)),
  }),
  PasswordSet: (roll, { person, name, password }) =>
    withAccount(roll, person, { ...inBuckets(roll.people, person), name, password }),
  Renamed: (roll, { person, name }) => withAccount(roll, person, { ...known(roll, person), name }),
  LoggedIn: (roll, { person, token, since }) => ({
    ...roll,
    tokens: withEntry(roll.tokens, token, sessionOf(person, since)),
  }),
  SessionUsed: (roll, { token, used }) => {
    const before = inBuckets(roll.tokens, token)
    return before === undefined ? roll : { ...roll, tokens: withEntry(roll.tokens, token, { ...before, used }) }
  },
  SessionsTimed: (roll, { since }) => ({
    ...roll,
    tokens: bucketsOf(
      entriesOf(roll.tokens).map(([token, session]) => [
        token,
        session.since === null ? { ...session, since, used: since } : session,
      ]),
    ),
  }),
  SessionsSwept: (roll, { tokens }) => ({ ...roll, tokens: withoutEntries(roll.tokens, tokens) }),
  LoggedOut: (roll, { token }) => ({ ...roll, tokens: withoutEntries(roll.tokens, [token]) }),
  LoggedOutElsewhere: (roll, { person, but }) =>
    withoutSessions(roll, (session, token) => session.person === person && token !== but),
  Banned: (roll, { person, banned }) => {
    const { name, password } = known(roll, person)
    const now: Person = banned ? { name, password, banned } : { name, password }
    const after = { ...roll, people: withEntry(roll.people, person, now) }
    return banned ? withoutSessions(after, session => session.person === person) : after
  },
  Forgotten: (roll, { person }) =>
    withoutSessions(
      withAccount(roll, person, { ...known(roll, person), name: FORGOTTEN, password: null }),
      session => session.person === person,
    ),
}

/** What somebody is called whose data is deleted. */
export const FORGOTTEN = '–'

/** The tokens of the sessions for which something holds. */
export const tokensWhere = (
  { tokens }: Roll,
  holds: (session: KeptSession, token: string) => boolean,
): readonly string[] => entriesOf(tokens).flatMap(([token, session]) => (holds(session, token) ? [token] : []))

/** The roll without the sessions for which something holds. */
export const withoutSessions = (roll: Roll, gone: (session: KeptSession, token: string) => boolean): Roll => ({
  ...roll,
  tokens: withoutEntries(roll.tokens, tokensWhere(roll, gone)),
})

/** An account is found by its name, and by no name that it had. */
const withAccount = (roll: Roll, person: PlayerId, now: Person): Roll => {
  const before = inBuckets(roll.people, person)
  const people = withEntry(roll.people, person, now)
  const others =
    before == null || before.password === null ? roll.accounts : withoutEntries(roll.accounts, [nameKey(before.name)])
  return { ...roll, people, accounts: now.password === null ? others : withEntry(others, nameKey(now.name), person) }
}

const known = (roll: Roll, person: PlayerId): Person => {
  const found = inBuckets(roll.people, person)
  if (found === undefined) throw new Error('nobody is known by this id')
  return found
}

const sessionOf = (person: PlayerId, since?: Time): KeptSession => ({ person, since: since ?? null, used: since ?? 0 })
