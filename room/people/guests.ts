import type { PlayerId, Time } from '@cardroom/engine/table'
import type { Refused } from '../refusal.ts'
import type { Secrets } from '../secrets.ts'
import type { Store } from '../store/store.ts'
import { keepAccounts } from './accounts.ts'
import { countAttempts, type Pause } from './attempts.ts'
import { inBuckets } from './buckets.ts'
import { hashOf, knowByToken } from './known.ts'
import { type ManagePeople, managePeople } from './manage-people.ts'
import { type Passwords, readyPasswords, slowPasswords } from './passwords.ts'
import { openPeople } from './people.ts'
import { SESSIONS, type SessionLimits } from './sessions.ts'

/** Somebody who is known by a cookie. */
export type Guest = { readonly person: PlayerId; readonly name: string }

/** A guest with a token that nobody else has; the room keeps its hash. */
export type WithToken = Guest & { readonly token: string }

/** From where somebody tries a password: the address, and the token that the device has. */
export type From = { readonly address?: string | undefined; readonly token?: string | undefined }

/** What is as usual where nothing else is said: how long sessions last, how somebody waits, and how passwords are kept. */
export type GuestsConfig = {
  readonly sessions?: SessionLimits | undefined
  readonly pause?: Pause | undefined
  readonly passwords?: Passwords | undefined
}

/** Somebody known by a token: who it is as long as the token holds, and word when it no longer does. */
export type Session = { readonly guest: () => Guest | null; readonly onEnd: (ended: () => void) => () => void }

/** The people of the room: guests by name, and those who have set a password and log in anywhere. */
export type Guests = {
  readonly come: (name: string) => Promise<WithToken | Refused>
  readonly known: (token: string | undefined) => Guest | null
  readonly session: (token: string | undefined) => Session
  /** A guest with an unknown token may have just come to another node: reads what the others have written. */
  readonly lookFor: (token: string | undefined) => Promise<void>
  /** Takes in what other nodes have written of the people. */
  readonly catchUp: () => Promise<void>
  /** Takes another name, which nobody else has an account under. */
  readonly rename: (token: string, name: string) => Promise<Guest | Refused>
  readonly hasAccount: (person: PlayerId) => boolean
  /** What somebody is called now; null if nobody has this id. */
  readonly nameOf: (person: PlayerId) => string | null
  /** Makes an account of a guest, or changes its name or password; other devices are logged out. */
  readonly setPassword: (
    token: string,
    name: string,
    password: string,
    before?: string,
    address?: string,
  ) => Promise<Guest | Refused>
  readonly logIn: (name: string, password: string, from?: From) => Promise<WithToken | Refused>
  readonly logOut: (token: string) => Promise<void>
  readonly logOutEverywhere: (token: string) => Promise<void>
  /** What an operator does with people. */
  readonly managed: ManagePeople
  /** How long a session lasts at most, in milliseconds. */
  readonly longest: number
  /** Nobody waits for a password to be looked at any longer: the room closes. */
  readonly stopWaiting: () => void
  /** Keeps who is known, so that the next start reads nothing but that. */
  readonly settle: () => Promise<void>
}

/** Takes up everybody who has come so far: those who were kept together, and those who have come since. */
export const openGuests = async (
  store: Store,
  now: () => Time,
  { bytes }: Secrets,
  onError: (cause: unknown) => void = unexpected,
  { sessions = SESSIONS, pause, passwords = slowPasswords }: GuestsConfig = {},
): Promise<Guests> => {
  const people = await openPeople(store, now, sessions, onError)
  const known = knowByToken(people, now, sessions, onError)
  const attempts = countAttempts(now, pause)
  await readyPasswords()
  const personOf = (person: PlayerId) => inBuckets(people.roll().people, person)
  return {
    ...keepAccounts({ people, known, attempts, now, bytes, passwords }),
    known: token => (token === undefined ? null : known.byHash(hashOf(token))),
    session: token => known.session(token === undefined ? '' : hashOf(token)),
    lookFor: async token => {
      if (token !== undefined && known.byHash(hashOf(token)) === null) await people.catchUp()
    },
    catchUp: people.catchUp,
    hasAccount: person => personOf(person)?.password != null,
    nameOf: person => personOf(person)?.name ?? null,
    managed: managePeople(people),
    longest: sessions.longest,
    stopWaiting: attempts.end,
    settle: people.settle,
  }
}

const unexpected = (cause: unknown): void => {
  throw cause
}
