import type { About } from './history.ts'

/** The moment of a hand in milliseconds since 1970; null where the file has no date, no time or a zone nobody knows. */
export const momentOf = (about: Omit<About, 'players'>): number | null => {
  const { utc, year, month, day, time } = about
  if (utc !== undefined) return Date.parse(utc)
  const clock = /^(\d{1,2}):(\d\d):(\d\d)/.exec(time ?? '')
  if (year === undefined || month === undefined || day === undefined || clock === null) return null
  const zone = zoneOf(about)
  if (zone === null) return null
  const local = Date.UTC(year, month - 1, day, Number(clock[1]), Number(clock[2]), Number(clock[3]))
  // the offset is that of the moment looked for, which is known but for the offset
  const near = local - offsetAt(local, zone)
  return local - offsetAt(near, zone)
}

/** A moment as clocks of a zone show it: `2026-03-04T15:05:06`. */
export const clockAt = (moment: number, zone: string): string =>
  new Date(moment + offsetAt(moment, zone)).toISOString().slice(0, 19)

/** The zone of a hand, null where the file names none that is known. */
export const zoneOf = ({ timeZone, timeZoneAbbreviation }: Omit<About, 'players'>): string | null => {
  if (timeZone !== undefined) return isZone(timeZone) ? timeZone : null
  const short = timeZoneAbbreviation?.toUpperCase() ?? ''
  return Object.hasOwn(ZONES, short) ? ZONES[short]! : null
}

/** The zone of the tables of PokerStars. */
export const EASTERN = 'America/New_York'

/** Zones by the letters that sites write; those that stand for several zones are not here. */
const ZONES: Readonly<Record<string, string>> = {
  UTC: 'UTC',
  GMT: 'UTC',
  ET: EASTERN,
  EST: EASTERN,
  EDT: EASTERN,
  CET: 'Europe/Berlin',
  CEST: 'Europe/Berlin',
  EET: 'Europe/Helsinki',
  EEST: 'Europe/Helsinki',
  WET: 'Europe/Lisbon',
  WEST: 'Europe/Lisbon',
  MSK: 'Europe/Moscow',
}

const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== null
  } catch (cause) {
    if (cause instanceof RangeError) return false
    throw cause
  }
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** How far a zone is ahead of UTC at this moment, in milliseconds. */
const offsetAt = (moment: number, zone: string): number => {
  if (zone === 'UTC') return 0
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en-US', { timeZone: zone, ...PARTS })
  formats.set(zone, format)
  const at = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  const local = Date.UTC(at.year!, at.month! - 1, at.day!, at.hour!, at.minute!, at.second!)
  return local - Math.floor(moment / 1000) * 1000
}

const PARTS = {
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const
