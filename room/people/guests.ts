import type { PlayerId, Time } from '@cardroom/engine/table'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Kept, Store } from '../store/store.ts'
import type { Secrets } from '../tables/dealer.ts'
import { type Refused, simply } from '../tables/refused.ts'
import { countAttempts } from './attempts.ts'
import { gatherChanges } from './gather-changes.ts'
import { isToKeep, keepRoll, keptRoll } from './kept-roll.ts'
import { nameKey, tidyName } from './name-key.ts'
import { hashPassword, isPassword, readyPasswords } from './passwords.ts'
import { recordEntry, recordUnread } from './record-entry.ts'
import type { PeopleEvent } from './roll.ts'

/** Somebody who is known by a cookie. */
export type Guest = { readonly person: PlayerId; readonly name: string }

/** A guest with a token that only he has; the room keeps its hash. */
export type WithToken = Guest & { readonly token: string }

/** One's being known by a token: who it is as long as the token holds, and word when it no longer does. */
export type Session = { readonly guest: () => Guest | null; readonly onEnd: (ended: () => void) => () => void }

/** The people of the room: guests by name, and those who have set a password and log in anywhere. */
export type Guests = {
  readonly come: (name: string) => Promise<WithToken | Refused>
  readonly known: (token: string | undefined) => Guest | null
  readonly session: (token: string | undefined) => Session
  /** Takes another name, which nobody else has an account under. */
  readonly rename: (token: string, name: string) => Promise<Guest | Refused>
  readonly hasAccount: (person: PlayerId) => boolean
  /** Makes an account of a guest, or changes its name or password; whoever is logged in elsewhere is logged out there. */
  readonly setPassword: (token: string, name: string, password: string, before?: string) => Promise<Guest | Refused>
  readonly logIn: (name: string, password: string) => Promise<WithToken | Refused>
  readonly logOut: (token: string) => Promise<void>
  readonly logOutEverywhere: (token: string) => Promise<void>
  /** Keeps who is known, so that the next start reads nothing but that. */
  readonly settle: () => Promise<void>
}

const STREAM = 'people'
/** How many events are read at once. */
const PAGE = 500

/** Takes up who has come so far: those who were kept together, and who has come since. */
export const openGuests = async (
  store: Store,
  now: () => Time,
  { bytes }: Secrets,
  onError: (cause: unknown) => void = unexpected,
): Promise<Guests> => {
  const start = await keptRoll(store, STREAM)
  const { roll } = start
  const attempts = countAttempts()
  const ends = new Map<string, Set<() => void>>()
  let { version } = start
  /** Up to where the roll is kept, and the keeping of it. */
  let keptAt = version
  let keeping: Promise<void> = Promise.resolve()
  /** Something could not be read: then the roll is not kept, so that the next start finds it, too. */
  let incomplete = false
  const takeUp = async (): Promise<void> => {
    for (;;) {
      const entries = await store.read(STREAM, version, PAGE)
      for (const entry of entries) {
        // who reads while another reads does not record it twice
        if (entry.version <= version) continue
        const place = version + 1
        version = entry.version
        for (const token of recorded(entry, place)) {
          for (const ended of ends.get(token) ?? []) ended()
          ends.delete(token)
        }
      }
      if (entries.length < PAGE) break
    }
    if (isToKeep(roll, version - keptAt)) keepNow().catch(onError)
  }
  /** An entry that cannot be read is left out and told of, and everybody else comes in. */
  const recorded = (entry: Kept, place: number): readonly string[] => {
    try {
      return recordEntry(roll, STREAM, entry, place)
    } catch (cause) {
      incomplete = true
      onError(cause)
      return recordUnread(roll, entry)
    }
  }
  const keepNow = (): Promise<void> => {
    if (keptAt === version || incomplete) return keeping
    const before = keptAt
    keptAt = version
    keeping = keepRoll(store, STREAM, version, roll).catch((cause: unknown) => {
      keptAt = before
      throw cause
    })
    return keeping
  }
  await takeUp()
  await readyPasswords()

  const change = gatherChanges<PeopleEvent>({
    keep: async events => {
      const entries = events.map(({ kind, ...data }) => ({ kind, at: now(), data: JSON.stringify(data) }))
      const outcome = await store.append({ stream: STREAM, after: version, entries })
      await takeUp()
      return outcome.kept
    },
    // that somebody has come takes no name from others
    isLight: ({ kind }) => kind === 'GuestCame',
  })

  const guestOf = (person: PlayerId | undefined): Guest | null => {
    const known = person === undefined ? undefined : roll.people.get(person)
    return known === undefined ? null : { person: person!, name: known.name }
  }
  const byHash = (token: string): Guest | null => guestOf(roll.tokens.get(token))
  const newToken = (): string => bytesToHex(bytes(32))
  const isTaken = (name: string, by?: PlayerId): boolean => {
    const owner = roll.accounts.get(nameKey(name))
    return owner !== undefined && owner !== by
  }

  return {
    known: token => (token === undefined ? null : byHash(hashOf(token))),
    session: token => {
      const hash = token === undefined ? '' : hashOf(token)
      return {
        guest: () => byHash(hash),
        onEnd: ended => {
          const all = ends.get(hash) ?? new Set()
          ends.set(hash, all.add(ended))
          return () => {
            all.delete(ended)
            if (all.size === 0) ends.delete(hash)
          }
        },
      }
    },
    hasAccount: person => roll.people.get(person)?.password != null,
    come: async said => {
      const name = tidyName(said)
      if (name === '') return NO_NAME
      const token = newToken()
      const person = `g-${bytesToHex(bytes(8))}`
      const refused = await change(() =>
        isTaken(name) ? nameIsTaken(name) : [{ kind: 'GuestCame', person, name, token: hashOf(token) }],
      )
      return refused ?? { person, name, token }
    },
    rename: async (token, said) => {
      const name = tidyName(said)
      if (name === '') return NO_NAME
      const guest = byHash(hashOf(token))
      if (guest === null) return NOT_KNOWN
      const { person } = guest
      const refused = await change(() =>
        isTaken(name, person) ? nameIsTaken(name) : [{ kind: 'Renamed', person, name }],
      )
      return refused ?? { person, name }
    },
    setPassword: async (token, said, password, before) => {
      const name = tidyName(said)
      if (name === '') return NO_NAME
      const guest = byHash(hashOf(token))
      if (guest === null) return NOT_KNOWN
      const { person } = guest
      const kept = roll.people.get(person)!.password
      if (kept !== null && !(await isPassword(kept, before ?? '')))
        return simply('wrong-password', 'This is not the password that you have now.')
      const hashed = await hashPassword(password)
      const refused = await change(() =>
        isTaken(name, person)
          ? nameIsTaken(name)
          : [
              { kind: 'PasswordSet', person, name, password: hashed },
              { kind: 'LoggedOutElsewhere', person, but: hashOf(token) },
            ],
      )
      return refused ?? { person, name }
    },
    logIn: async (said, password) => {
      const key = nameKey(said)
      const wait = attempts.wait(key, now())
      if (wait > 0) {
        const minutes = Math.ceil(wait / 60_000)
        return simply('too-many-attempts', `Too many attempts with this name: try again in ${minutes} min.`)
      }
      // counted before it is known, so that many at once are counted, too
      attempts.wrong(key, now())
      const person = roll.accounts.get(key)
      const kept = person === undefined ? null : roll.people.get(person)!.password
      if (!(await isPassword(kept, password)) || person === undefined) {
        return simply('wrong-name-or-password', 'There is no account of this name with this password.')
      }
      attempts.right(key)
      const token = newToken()
      await change(() => [{ kind: 'LoggedIn', person, token: hashOf(token) }])
      return { ...guestOf(person)!, token }
    },
    logOut: async token => {
      if (byHash(hashOf(token)) !== null) await change(() => [{ kind: 'LoggedOut', token: hashOf(token) }])
    },
    logOutEverywhere: async token => {
      const guest = byHash(hashOf(token))
      if (guest !== null) await change(() => [{ kind: 'LoggedOutElsewhere', person: guest.person, but: null }])
    },
    settle: keepNow,
  }
}

const unexpected = (cause: unknown): void => {
  throw cause
}

const hashOf = (token: string): string => bytesToHex(sha256(utf8ToBytes(token)))

const NO_NAME = simply('no-name', 'Say a name of at least one letter.')
const NOT_KNOWN = simply('no-name', 'Say who you are first: a name is enough.')
const nameIsTaken = (name: string): Refused =>
  simply('name-is-taken', `Somebody has an account under the name ${name}: choose another, or log in if it is yours.`)
