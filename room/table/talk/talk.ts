import type { PlayerId, Time } from '@cardroom/engine/table'
import { heldIn } from '../../held-in.ts'
import { plainText } from '../../people/name-key.ts'
import { type Refused, simply } from '../../refusal.ts'
import { type Course, happens } from '../dealer/dealer.ts'
import { SAID } from '../evolve-people.ts'

/** So many things may be said within so many milliseconds. */
const WITHIN = 15_000

/** Somebody says something: plain text, not too often, and not when the host has muted him. */
export const says = (course: Course, person: PlayerId, said: string, at: Time): Refused | null => {
  const { muted, said: times } = heldIn(course.hosted.people, person)!
  if (muted) return simply('muted', 'The host has muted you.')
  const text = plainText(said)
  if (text === '') return simply('nothing-said', 'Type a message first.')
  const wait = times.length < SAID ? 0 : times[0]! + WITHIN - at
  if (wait > 0) return simply('too-fast', `You’re chatting too fast: wait ${Math.ceil(wait / 1000)} s.`)
  happens(course, { type: 'Said', person, text, at })
  return null
}
