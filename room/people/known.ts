import type { PlayerId, Time } from '@cardroom/engine/table'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { inBuckets } from './buckets.ts'
import type { Guest, Session } from './guests.ts'
import type { People } from './people.ts'
import type { PeopleEvent, Roll } from './roll.ts'
import { isOver, type KeptSession, needsRenewal, type SessionLimits } from './sessions.ts'

/** A token as the room keeps it. */
export const hashOf = (token: string): string => bytesToHex(sha256(utf8ToBytes(token)))

/** Who is known by which token. */
export type Known = {
  /** Who has a session, by the hash of its token; this counts as using it, and a session that is over is like none. */
  readonly byHash: (hash: string) => Guest | null
  readonly session: (hash: string) => Session
}

/** A session as it stood when the people were these. */
type Found = { readonly roll: Roll; readonly session: KeptSession; readonly guest: Guest | null }

/** Knows people by their tokens as long as these hold. */
export const knowByToken = (
  people: People,
  now: () => Time,
  sessions: SessionLimits,
  onError: (cause: unknown) => void,
): Known => {
  const ends = new Map<string, Set<() => void>>()
  /** The sessions of which it is being written that they are used. */
  const renewing = new Set<string>()
  people.listen((_, { tokens }, events) => {
    // nobody hears about what another server did
    if (events.length > 0 && !events.some(({ type }) => ENDS.has(type))) return
    for (const [hash, all] of ends) {
      if (inBuckets(tokens, hash) !== undefined) continue
      ends.delete(hash)
      for (const ended of all) ended()
    }
  })

  const renew = (token: string): void => {
    renewing.add(token)
    people
      .change(({ tokens }) =>
        inBuckets(tokens, token) === undefined ? [] : [{ type: 'SessionUsed', token, used: now() }],
      )
      .catch(onError)
      .finally(() => renewing.delete(token))
  }
  const find = (hash: string, last: Found | null): Found | null => {
    const roll = people.roll()
    if (last !== null && last.roll === roll) return last
    const session = inBuckets(roll.tokens, hash)
    return session === undefined ? null : { roll, session, guest: guestIn(roll, session.person) }
  }
  const used = (hash: string, found: Found | null): Guest | null => {
    if (found === null || isOver(found.session, now(), sessions)) return null
    if (needsRenewal(found.session, now(), sessions) && !renewing.has(hash)) renew(hash)
    return found.guest
  }
  const byHash = (hash: string): Guest | null => used(hash, find(hash, null))
  return {
    byHash,
    session: hash => {
      // every message of a line asks: it is looked up again only when something about people has changed
      let found: Found | null = null
      return {
        guest: () => {
          found = find(hash, found)
          return used(hash, found)
        },
        onEnd: ended => {
          const all = ends.get(hash) ?? new Set()
          // without a session there is none that could end
          if (inBuckets(people.roll().tokens, hash) !== undefined) ends.set(hash, all.add(ended))
          return () => {
            all.delete(ended)
            if (all.size === 0 && ends.get(hash) === all) ends.delete(hash)
          }
        },
      }
    },
  }
}

/** Events that end sessions. */
const ENDS: ReadonlySet<PeopleEvent['type']> = new Set([
  'LoggedOut',
  'LoggedOutElsewhere',
  'SessionsSwept',
  'Banned',
  'Forgotten',
] as const)

/** Somebody as a guest; null if nobody is known by this id. */
export const guestIn = (roll: Roll, person: PlayerId): Guest | null => {
  const found = inBuckets(roll.people, person)
  return found === undefined ? null : { person, name: found.name }
}
