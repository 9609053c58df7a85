import type { PlayerId, Time } from '@cardroom/engine/table'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { homeOf, isHere } from '../address.ts'
import { type Refused, simply } from '../refusal.ts'
import type { Secrets } from '../secrets.ts'
import type { Kept, Store } from '../store/store.ts'
import { countAttempts, type Pause } from './attempts.ts'
import { gatherChanges } from './gather-changes.ts'
import { isToKeep, keepRoll, keptRoll } from './kept-roll.ts'
import { nameKey, tidyName } from './name-key.ts'
import { hashPassword, isPassword, readyPasswords } from './passwords.ts'
import { recordEntry, recordUnread } from './record-entry.ts'
import { type PeopleEvent, voided } from './roll.ts'
import { isOver, isToRenew, SESSIONS, type SessionLimits } from './sessions.ts'

/** Somebody who is known by a cookie. */
export type Guest = { readonly person: PlayerId; readonly name: string }

/** A guest with a token that only he has; the room keeps its hash. */
export type WithToken = Guest & { readonly token: string }

/** From where somebody tries a password: the address, and the token that the device has. */
export type From = { readonly address?: string | undefined; readonly token?: string | undefined }

/** What is as usual where nothing else is said: how long sessions last, and how somebody waits. */
export type GuestsConfig = { readonly sessions?: SessionLimits | undefined; readonly pause?: Pause | undefined }

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
  /** What somebody is called now; null if nobody has this id. */
  readonly nameOf: (person: PlayerId) => string | null
  /** Makes an account of a guest, or changes its name or password; whoever is logged in elsewhere is logged out there. */
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
  /** How long a session lasts at most, in milliseconds. */
  readonly longest: number
  /** Whoever waits for a password to be looked at waits no longer: the room closes. */
  readonly stopWaiting: () => void
  /** Keeps who is known, so that the next start reads nothing but that. */
  readonly settle: () => Promise<void>
}

const STREAM = 'people'
/** How many events are read at once. */
const PAGE = 500
/** How often sessions that are over are swept, in milliseconds. */
const SWEPT_EVERY = 3_600_000

/** Takes up who has come so far: those who were kept together, and who has come since. */
export const openGuests = async (
  store: Store,
  now: () => Time,
  { bytes }: Secrets,
  onError: (cause: unknown) => void = unexpected,
  { sessions = SESSIONS, pause }: GuestsConfig = {},
): Promise<Guests> => {
  const start = await keptRoll(store, STREAM)
  const { roll } = start
  const attempts = countAttempts(now, pause)
  const ends = new Map<string, Set<() => void>>()
  /** The sessions of which it is being written that they are used. */
  const renewing = new Set<string>()
  let swept = now() - SWEPT_EVERY
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
        end(recorded(entry, place))
      }
      if (entries.length < PAGE) break
    }
    sweep()
    if (isToKeep(roll, version - keptAt)) keepNow().catch(onError)
  }
  const end = (tokens: readonly string[]): void => {
    for (const token of tokens) {
      for (const ended of ends.get(token) ?? []) ended()
      ends.delete(token)
    }
  }
  const sweep = (): void => {
    if (now() - swept < SWEPT_EVERY) return
    swept = now()
    end(voided(roll, (_, session) => isOver(session, swept, sessions)))
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
    // that somebody has come, or comes again, takes no name from others
    isLight: ({ kind }) => kind === 'GuestCame' || kind === 'SessionUsed',
  })
  if ([...roll.tokens.values()].some(({ since }) => since === null))
    await change(() => [{ kind: 'SessionsTimed', since: now() }])

  const guestOf = (person: PlayerId | undefined): Guest | null => {
    const known = person === undefined ? undefined : roll.people.get(person)
    return known === undefined ? null : { person: person!, name: known.name }
  }
  /** Who has a session by the hash of its token; it is used thereby, and one that is over is like none. */
  const byHash = (token: string): Guest | null => {
    const session = roll.tokens.get(token)
    if (session === undefined || isOver(session, now(), sessions)) return null
    if (isToRenew(session, now(), sessions) && !renewing.has(token)) renew(token)
    return guestOf(session.person)
  }
  const renew = (token: string): void => {
    renewing.add(token)
    change(() => (roll.tokens.has(token) ? [{ kind: 'SessionUsed', token, used: now() }] : []))
      .catch(onError)
      .finally(() => renewing.delete(token))
  }
  /** A password is tried for a name. A device that has a session of it is slowed down by its own attempts alone. */
  const tries = (name: string, kept: string | null, password: string, device: string | null, address?: string) => {
    const from = address === undefined || isHere(address) ? null : homeOf(address)
    const [account, home, own] = [`name ${nameKey(name)}`, from && `home ${from}`, device && `device ${device}`]
    const counts = [account, home, own].filter(it => it !== null)
    const slowedBy = own === null ? counts : [own]
    return attempts.slowly({ counts, slowedBy, from }, () => isPassword(kept, password))
  }
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
    nameOf: person => roll.people.get(person)?.name ?? null,
    come: async said => {
      const name = tidyName(said)
      if (name === '') return NO_NAME
      const token = newToken()
      const person = `g-${bytesToHex(bytes(8))}`
      const refused = await change(() =>
        isTaken(name) ? nameIsTaken(name) : [{ kind: 'GuestCame', person, name, token: hashOf(token), since: now() }],
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
    setPassword: async (token, said, password, before, address) => {
      const name = tidyName(said)
      if (name === '') return NO_NAME
      const guest = byHash(hashOf(token))
      if (guest === null) return NOT_KNOWN
      const { person } = guest
      const kept = roll.people.get(person)!.password
      if (kept !== null) {
        const right = await tries(guest.name, kept, before ?? '', hashOf(token), address)
        if (right === null) return TOO_MANY
        if (!right) return simply('wrong-password', 'That isn’t your current password.')
      }
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
    logIn: async (said, password, { address, token: has } = {}) => {
      const person = roll.accounts.get(nameKey(said))
      const kept = person === undefined ? null : roll.people.get(person)!.password
      const device = has === undefined ? '' : hashOf(has)
      const own = person !== undefined && byHash(device)?.person === person
      const right = await tries(said, kept, password, own ? device : null, address)
      if (right === null) return TOO_MANY
      if (!right || person === undefined) return WRONG
      const token = newToken()
      await change(() => [{ kind: 'LoggedIn', person, token: hashOf(token), since: now() }])
      return { ...guestOf(person)!, token }
    },
    logOut: async token => {
      if (byHash(hashOf(token)) !== null) await change(() => [{ kind: 'LoggedOut', token: hashOf(token) }])
    },
    logOutEverywhere: async token => {
      const guest = byHash(hashOf(token))
      if (guest !== null) await change(() => [{ kind: 'LoggedOutElsewhere', person: guest.person, but: null }])
    },
    longest: sessions.longest,
    stopWaiting: attempts.end,
    settle: keepNow,
  }
}

const unexpected = (cause: unknown): void => {
  throw cause
}

const hashOf = (token: string): string => bytesToHex(sha256(utf8ToBytes(token)))

const TOO_MANY = simply('too-many-attempts', 'Too many wrong passwords. Try again in a minute.')
const WRONG = simply('wrong-name-or-password', 'Wrong name or password.')
const NO_NAME = simply('no-name', 'Enter a name with at least one letter.')
const NOT_KNOWN = simply('no-name', 'Enter a name first.')
const nameIsTaken = (name: string): Refused =>
  simply('name-is-taken', `The name ${name} is taken: choose another, or log in if it’s yours.`)
