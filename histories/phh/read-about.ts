import type { About } from '../history.ts'
import { fault } from '../problems.ts'
import {
  type Fields,
  fieldOf,
  NUMBER,
  NUMBERS,
  TEXT,
  TEXT_OR_WHOLE,
  TEXTS,
  timeOfDay,
  WHOLE,
  warned,
  wrong,
} from './fields.ts'

/** Fields of the standard that say who played, where and when, by the names we have for them. */
export const ABOUT_FIELDS = {
  author: 'author',
  event: 'event',
  url: 'url',
  venue: 'venue',
  address: 'address',
  city: 'city',
  region: 'region',
  postal_code: 'postalCode',
  country: 'country',
  time: 'time',
  time_zone: 'timeZone',
  time_zone_abbreviation: 'timeZoneAbbreviation',
  day: 'day',
  month: 'month',
  year: 'year',
  hand: 'hand',
  table: 'table',
  level: 'level',
  seat_count: 'seatCount',
  players: 'players',
  currency: 'currency',
  currency_symbol: 'currencySymbol',
  time_limit: 'timeLimit',
  time_banks: 'timeBanks',
} as const satisfies Readonly<Record<string, keyof About>>

/** A field that says who played, where or when. */
export type AboutField = keyof typeof ABOUT_FIELDS

/** Reads who played, where and when; problems are reported. */
export const readAbout = (fields: Fields, players: number): About => {
  const about: Record<string, unknown> = {}
  for (const field in fields.table.values) {
    if (!Object.hasOwn(ABOUT_FIELDS, field)) continue
    const value = read(fields, field as AboutField, players)
    if (value !== undefined) about[ABOUT_FIELDS[field as AboutField]] = value
  }
  return about
}

const read = (fields: Fields, field: AboutField, players: number): unknown => {
  switch (field) {
    case 'time':
      return timeOfDay(fields, field)
    case 'day':
      return between(fields, field, 1, 31)
    case 'month':
      return between(fields, field, 1, 12)
    case 'year':
    case 'level':
    case 'seat_count':
      return fieldOf(fields, field, WHOLE)
    case 'hand':
    case 'table':
      return fieldOf(fields, field, TEXT_OR_WHOLE)
    case 'players':
      return each(fields, field, fieldOf(fields, field, TEXTS), players)
    case 'time_limit': {
      const limit = fieldOf(fields, field, NUMBER)
      return limit === Number.POSITIVE_INFINITY ? null : limit
    }
    case 'time_banks':
      return each(fields, field, fieldOf(fields, field, NUMBERS), players)?.map(orNull)
    case 'currency_symbol': {
      const sign = fieldOf(fields, field, TEXT)
      if (sign !== undefined && [...sign].length !== 1) warned(fields, field, fault('currency-symbol'))
      return sign
    }
    default:
      return fieldOf(fields, field, TEXT)
  }
}

const orNull = (value: number): number | null => (Number.isFinite(value) ? value : null)

const between = (fields: Fields, field: string, least: number, most: number): number | undefined => {
  const value = fieldOf(fields, field, WHOLE)
  if (value === undefined || (value >= least && value <= most)) return value
  return wrong(fields, field, fault('field-between', { field, least, most }))
}

/** A list that has an entry for each player. */
export const each = <T>(
  fields: Fields,
  field: string,
  list: readonly T[] | undefined,
  players: number,
): readonly T[] | undefined => {
  if (list === undefined || list.length === players) return list
  return wrong(fields, field, fault('entries-off', { field, entries: list.length, players }))
}
