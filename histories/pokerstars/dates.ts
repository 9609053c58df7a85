import type { Recorded } from '../story/recorded.ts'
import { clockAt, EASTERN, momentOf, zoneOf } from '../time-zone.ts'
import type { Lost } from '../written.ts'

/** A date as the first line has it, in the time of the tables, and what of it is made up. */
export const dateWords = (about: Recorded['about']): { readonly words: string; readonly lost: readonly Lost[] } => {
  const { year, month, day, time } = about
  if (year === undefined || month === undefined || day === undefined) {
    const known = laid(`${year ?? 2000}-${two(month ?? 1)}-${two(day ?? 1)}T00:00:00`)
    return { words: `${known} ET`, lost: [{ what: 'date', stands: known }] }
  }
  const moment = momentOf(about)
  if (moment === null) {
    const clock = /^\d{1,2}:\d\d:\d\d/.exec(time ?? '')?.[0] ?? '00:00:00'
    const words = `${laid(`${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T${clock.padStart(8, '0')}`)} ET`
    return { words, lost: [{ what: time === undefined ? 'time' : 'time-zone', stands: words }] }
  }
  const tables = `${laid(clockAt(moment, EASTERN))} ET`
  const own = about.timeZoneAbbreviation ?? (zoneOf(about) === 'UTC' ? 'UTC' : undefined)
  if (own === undefined || own === 'ET' || zoneOf(about) === EASTERN || time === undefined) {
    return { words: tables, lost: [] }
  }
  const local = zoneOf(about)
  const there =
    local === null
      ? `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}T${time.slice(0, 8)}`
      : clockAt(moment, local)
  return { words: `${laid(there)} ${own} [${tables}]`, lost: [] }
}

const two = (number: number): string => String(number).padStart(2, '0')

/** `2026-03-04T05:06:07` as `2026/03/04 5:06:07`. */
const laid = (clock: string): string =>
  `${clock.slice(0, 10).replaceAll('-', '/')} ${clock.slice(11).replace(/^0/, '')}`
