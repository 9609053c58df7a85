import { heldIn } from '../held-in.ts'
import { withSeparators } from '../protocol/chips-words.ts'
import type { Hosted } from '../tables/hosted.ts'

/** How people are called: by their seats, and by their ids in the room. */
export type Names = { readonly seat: (seat: number) => string; readonly person: (person: string) => string }

type Seated = Pick<Hosted, 'night' | 'people'>

/** The names of those who sit at a table, those who have just left among them. */
export const namesAt = (before: Seated, after: Seated): Names => {
  const person = (id: string): string => heldIn(after.people, id)?.name ?? 'Somebody'
  return {
    person,
    seat: seat => {
      const id = after.night?.table.chairs[seat - 1] ?? before.night?.table.chairs[seat - 1]
      return id == null ? `Seat ${seat}` : person(id)
    },
  }
}

/** A sentence of the engine, which knows seats, with its sums in words and the names of those who sit there. */
export const withNames = (words: string, names: Names): string =>
  withSeparators(words).replaceAll(/\bseat (\d+)\b/gi, (_, seat: string) => names.seat(Number(seat)))
