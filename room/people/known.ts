import type { PlayerId, Time } from '@cardroom/engine/table'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { inBuckets } from './buckets.ts'
import type { Guest, Session } from './guests.ts'
import type { People } from './people.ts'
import type { PeopleEvent, Roll } from './roll.ts'
import { isOver, isToRenew, type SessionLimits } from './sessions.ts'

/** A token as the room keeps it. */
export const hashOf = (token: string): string => bytesToHex(sha256(utf8ToBytes(token)))

/** Who is known by which token. */
export type Known = {
  /** Who has a session by the hash of its token; it is used thereby, and one that is over is like none. */
  readonly byHash: (hash: string) => Guest | null
  readonly session: (hash: string) => Session
}

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
  const byHash = (hash: string): Guest | null => {
    const session = inBuckets(people.roll().tokens, hash)
    if (session === undefined || isOver(session, now(), sessions)) return null
    if (isToRenew(session, now(), sessions) && !renewing.has(hash)) renew(hash)
    return guestIn(people.roll(), session.person)
  }
  return {
    byHash,
    session: hash => ({
      guest: () => byHash(hash),
      onEnd: ended => {
        const all = ends.get(hash) ?? new Set()
        // a person without a session has none that could end
        if (inBuckets(people.roll().tokens, hash) !== undefined) ends.set(hash, all.add(ended))
        return () => {
          all.delete(ended)
          if (all.size === 0 && ends.get(hash) === all) ends.delete(hash)
        }
      },
    }),
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
