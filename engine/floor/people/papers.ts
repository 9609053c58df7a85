import type { Rulebook } from '../../rulebooks/rulebook.ts'
import type { Time } from '../../table/time.ts'

/** Papers that somebody showed at the podium: which, whether of this country, born and valid until as days. */
export type FloorPapers = {
  readonly document: string
  readonly citizen: boolean
  /** As `2005-06-10`. */
  readonly born: string
  /** As `2030-01-31`. */
  readonly validUntil: string
}

/** The day of a moment, as `2026-06-10`. */
export const dayOf = (at: Time): string => new Date(at).toISOString().slice(0, 10)

/** Is it a day of the calendar, as `2026-06-10`? */
export const isDay = (day: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) && dayOf(Date.parse(day)) === day

/** Whole years between two days. */
const yearsBetween = (born: string, day: string): number => {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4))
  return day.slice(5) < born.slice(5) ? years - 1 : years
}

/** wsop/1, uspa/app1/4.1: is somebody old enough on this day? */
export const isOfAge = (book: Pick<Rulebook, 'minimumAge'>, legalAge: number, born: string, at: Time): boolean =>
  yearsBetween(born, dayOf(at)) >= (book.minimumAge.is === 'legal-age' ? legalAge : book.minimumAge.is)

/** Why somebody may not play by what the room has seen of their papers. */
export type PapersWhy = 'under-age' | 'papers-missing' | 'papers-expired'
