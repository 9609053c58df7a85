import type { Guest } from '../people/guests.ts'
import { type Limits, throttle } from './limits.ts'

/** A person on one line or several: how many, and whether another message may pass. */
type OnLines = { readonly mayPass: () => boolean; lines: number }

/** A line that counts: who is on it, and what is done when it ends. */
export type Counted = { readonly person: { readonly mayPass: () => boolean }; readonly over: () => void }

/** Counts the lines of each person and from each place; null for a line too many. */
export const countLines = (limits: Limits) => {
  const persons = new Map<string, OnLines>()
  const homes = new Map<string, number>()
  return (guest: Guest | null, home: string): Counted | null => {
    const known = guest === null ? undefined : persons.get(guest.person)
    const person = known ?? { mayPass: throttle(limits.messages, Date.now), lines: 0 }
    const here = homes.get(home) ?? 0
    if (person.lines >= limits.linesOfPerson || here >= limits.linesOfAddress) return null
    person.lines++
    if (guest !== null) persons.set(guest.person, person)
    homes.set(home, here + 1)
    return {
      person,
      over: () => {
        if (--person.lines === 0 && guest !== null) persons.delete(guest.person)
        const left = homes.get(home)! - 1
        if (left === 0) homes.delete(home)
        else homes.set(home, left)
      },
    }
  }
}
