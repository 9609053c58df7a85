import type { Rulebook } from '../../rulebooks/rulebook.ts'
import type { PlayerId } from '../../table/player.ts'
import type { Time } from '../../table/time.ts'
import type { ConductRecord } from '../record.ts'
import { type ConductRefusal, refused } from '../refusal.ts'
import type { Papers } from './file.ts'

/** The day of a moment, as `2026-06-10`. */
export const dayOf = (at: Time): string => new Date(at).toISOString().slice(0, 10)

/** Whole years between two days. */
const yearsBetween = (born: string, day: string): number => {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4))
  return day.slice(5) < born.slice(5) ? years - 1 : years
}

/** wsop/1, uspa/app1/4.1: is somebody old enough on this day? */
export const isOfAge = (book: Rulebook, legalAge: number, born: string, at: Time): boolean =>
  yearsBetween(born, dayOf(at)) >= (book.minimumAge.is === 'legal-age' ? legalAge : book.minimumAge.is)

/** Why these papers don't do, or null. */
export const papersOff = (
  { ways }: Pick<ConductRecord, 'ways'>,
  book: Rulebook,
  player: PlayerId,
  { document, citizen, born, validUntil }: Omit<Papers, 'at'>,
  at: Time,
): ConductRefusal | null => {
  if (!isOfAge(book, ways.legalAge, born, at)) return refused('under-age', { player, rules: book.minimumAge.rules })
  const { is, rules } = citizen ? book.acceptedIdDocuments : book.acceptedIdDocumentsForeign
  // wsop/3-non-us: a foreign licence has to name its last day
  if (!(is as readonly string[]).includes(document) || validUntil === null)
    return refused('document-not-accepted', { player, rules })
  return validUntil < dayOf(at) ? refused('document-expired', { player, rules }) : null
}
