import type { Language, Names as NamesOf } from '@cardroom/engine/words'
import { heldIn } from '../../held-in.ts'
import type { Hosted } from './hosted.ts'

/** How people are called: by their seats, and by their ids in the room. */
export type Names = NamesOf & {
  /** The name of the player who sits there, or the number of an empty seat. */
  readonly at: (seat: number) => string
}

type Seated = Pick<Hosted, 'night' | 'people'>

/** The names of those who sit at a table, those who have just left among them. */
export const namesAt = (before: Seated, after: Seated, language: Language = 'en'): Names => {
  const { somebody, seatOf } = NAMELESS[language]
  const player = (id: string): string => heldIn(after.people, id)?.name ?? somebody
  const seat = (at: number): string | null => {
    const id = after.night?.table.chairs[at - 1] ?? before.night?.table.chairs[at - 1]
    return id == null ? null : player(id)
  }
  return { player, seat, at: at => seat(at) ?? seatOf(at) }
}

/** What those are called whose names nobody knows. */
export const NAMELESS: Readonly<
  Record<Language, { readonly somebody: string; readonly seatOf: (seat: number) => string }>
> = {
  en: { somebody: 'Somebody', seatOf: seat => `Seat ${seat}` },
  de: { somebody: 'Jemand', seatOf: seat => `Platz ${seat}` },
}
