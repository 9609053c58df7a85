import type { Seat } from '@cardroom/engine'
import { isRecord, wrongArgument } from '@cardroom/engine/kinds'
import { checkedRecorded } from '../checked-recorded.ts'
import type { About } from '../history.ts'
import { siteFactsIn } from '../site-facts.ts'
import type { Recorded } from '../story/recorded.ts'
import type { Facts, LoggedDeal } from './log.ts'

/** A deal as a log keeps it, with what is known about it as facts. */
export const loggedOf = (recorded: Recorded): LoggedDeal => {
  const { events, names, about, scale, unknownStacks, kept } = checkedRecorded('loggedOf', recorded)
  return {
    events,
    about: {
      ...about,
      ...(Object.keys(names).length > 0 && { names }),
      ...(scale > 0 && { scale }),
      ...(unknownStacks.length > 0 && { unknownStacks }),
      ...(Object.keys(kept).length > 0 && { kept }),
    },
  }
}

/** A deal of a log with the facts we know; facts about all deals apply where it has none of its own. */
export const recordedOfLog = (deal: LoggedDeal, all: Facts = {}): Recorded => {
  if (!isRecord(deal) || !isRecord(deal.about) || !Array.isArray(deal.events))
    throw wrongArgument('recordedOfLog', deal, 'a deal of a log, such as one of readLog(text).deals')
  if (!isRecord(all)) throw wrongArgument('recordedOfLog', all, 'an object with what is known about all deals')
  const { events, about: own } = deal
  const { names, scale, unknownStacks, kept, ...about } = { ...all, ...own }
  return {
    events,
    names: isRecord(names) ? (Object.fromEntries(Object.entries(names).filter(isNamed)) as Record<Seat, string>) : {},
    about: { ...(Object.fromEntries(Object.entries(about).filter(isKnown)) as About), ...siteFactsIn(about) },
    scale: typeof scale === 'number' && Number.isInteger(scale) && scale >= 0 && scale <= 9 ? scale : 0,
    unknownStacks: Array.isArray(unknownStacks) ? unknownStacks.filter(seat => Number.isInteger(seat)) : [],
    kept: isRecord(kept) ? kept : {},
  }
}

const isNamed = (entry: readonly [string, unknown]): boolean =>
  /^\d{1,2}$/.test(entry[0]) && typeof entry[1] === 'string' && entry[1] !== ''

/** Facts that are written as they should be; others are left to those who wrote them. */
const isKnown = ([name, value]: readonly [string, unknown]): boolean => {
  if (name === 'timeBanks') return Array.isArray(value) && value.every(it => it === null || typeof it === 'number')
  if (name === 'timeLimit' && value === null) return true
  if (NUMBERS.has(name)) return typeof value === 'number' && Number.isFinite(value)
  if (name === 'hand' || name === 'table') return typeof value === 'string' || typeof value === 'number'
  return TEXTS.has(name) && typeof value === 'string'
}

const NUMBERS: ReadonlySet<string> = new Set(['seatCount', 'level', 'day', 'month', 'year', 'timeLimit'])
const TEXTS: ReadonlySet<string> = new Set([
  'event',
  'venue',
  'address',
  'city',
  'region',
  'postalCode',
  'country',
  'url',
  'author',
  'time',
  'timeZone',
  'timeZoneAbbreviation',
  'currency',
  'currencySymbol',
])
