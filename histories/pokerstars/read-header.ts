import type { Structure } from '@cardroom/engine/forms'
import { heldIn } from '@cardroom/engine/kinds'
import type { About } from '../history.ts'
import { type Fault, fault, type HeaderFault } from '../problems.ts'
import type { BuyIn } from '../site-facts.ts'
import { EASTERN, momentOf } from '../time-zone.ts'
import { GAMES, type Game } from './games.ts'
import { venueIn } from './hand-lines.ts'

/** What the first line of a hand says; amounts as they are written. */
export type Header = {
  readonly game: Game
  readonly structure: Structure
  readonly tournament: boolean
  /** The blinds, or at limit the limits. */
  readonly small: string
  readonly big: string
  readonly about: Pick<
    About,
    | 'hand'
    | 'venue'
    | 'event'
    | 'level'
    | 'year'
    | 'month'
    | 'day'
    | 'time'
    | 'timeZone'
    | 'timeZoneAbbreviation'
    | 'utc'
    | 'fast'
    | 'buyIn'
    | 'currency'
    | 'currencySymbol'
  >
}

/** Reads the first line, or says what of it is not understood. */
export const readHeader = (line: string): Header | Fault => {
  const opening = /#(\d{1,20}):\s*(.*)$/.exec(line)
  if (opening === null) return off('opening')
  const rest = opening[2]!
  const played = gameIn(rest)
  if ('why' in played) return played
  const after = rest.slice(played.end)
  if (/\bCap\b/.test(after)) return off('cap')
  const stakes = STAKES.exec(after)
  if (stakes === null) return off('stakes')
  const tournament = /Tournament #(\d{1,20})/i.exec(rest)
  const sign = stakes[1]!
  return {
    game: played.game,
    structure: played.structure,
    tournament: tournament !== null,
    small: stakes[2]!,
    big: stakes[3]!,
    about: {
      hand: opening[1]!,
      venue: venueIn(line),
      ...(tournament === null ? {} : { event: `Tournament #${tournament[1]}` }),
      ...(tournament === null ? {} : buyInIn(rest.slice(0, played.end))),
      ...(/^PokerStars Zoom /i.test(line) ? { fast: true } : {}),
      ...levelIn(after),
      ...dateIn(after),
      ...(sign === '' ? {} : { currencySymbol: sign }),
      // a sign alone is more than one currency’s
      ...(stakes[4] === undefined ? {} : { currency: stakes[4] }),
    },
  }
}

const off = (is: HeaderFault['is']): Fault => fault('header-off', { is })

type Played = { readonly game: Game; readonly structure: Structure; readonly end: number }

const gameIn = (text: string): Played | Fault => {
  const lower = text.toLowerCase()
  for (const game of GAMES) {
    for (const [words, structure] of STRUCTURES) {
      const name = `${game.name} ${words}`.toLowerCase()
      const at = lower.indexOf(name)
      if (at >= 0 && !ANOTHER.test(lower.slice(0, at))) return { game, structure, end: at + name.length }
    }
  }
  return off('game')
}

/** What makes another game of one that ends like ours: 6+ Hold'em, Split Hold'em, Omaha of this many cards. */
const ANOTHER = /(?:\+|split|card)\s*$/

const STRUCTURES: readonly (readonly [string, Structure])[] = [
  ['No Limit', 'no-limit'],
  ['Pot Limit', 'pot-limit'],
  ['Fixed Limit', 'limit'],
  ['Limit', 'limit'],
]

/** The stakes in brackets, or after the game of a mix; the code of the currency may stand behind them. */
const STAKES = /[(,]\s*([$€£₹¥]?)(\d[\d,.]{0,20})\/[$€£₹¥]?(\d[\d,.]{0,20})(?:\s+(USD|EUR|GBP|CAD|INR|CNY))?\s*\)/

const levelIn = (text: string): Pick<About, 'level'> => {
  const found = /\bLevel (?:(\d{1,4})|([IVXLCM]{1,12}))\b/i.exec(text)
  if (found === null) return {}
  return { level: found[1] === undefined ? fromRoman(found[2]!.toUpperCase()) : Number(found[1]) }
}

const fromRoman = (text: string): number => {
  const worth = [...text].map(letter => heldIn(ROMAN, letter)!)
  return worth.reduce((sum, one, at) => sum + (one < (worth[at + 1] ?? 0) ? -one : one), 0)
}

const ROMAN: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 }

/** What it cost to enter: for the prizes, for the bounties where there are any, and for the house. */
const buyInIn = (text: string): { readonly buyIn?: BuyIn } => {
  const found = BUY_IN.exec(text)
  if (found === null) return /,\s*Freeroll\b/i.test(text) ? { buyIn: { prize: 0, fee: 0 } } : {}
  const sum = (part: string | undefined): number => Number((part ?? '').replaceAll(',', ''))
  const [, sign, prize, second, third, code] = found
  const currency = code ?? (sign === '' ? undefined : sign)
  return {
    buyIn: {
      prize: sum(prize),
      ...(third === undefined ? {} : { bounty: sum(second) }),
      fee: sum(third ?? second),
      ...(currency === undefined ? {} : { currency }),
    },
  }
}

const PRICE = '(\\d[\\d,]{0,15}(?:\\.\\d{1,4})?)'
const BUY_IN = new RegExp(
  `#\\d+,\\s*([$€£₹¥]?)${PRICE}\\+[$€£₹¥]?${PRICE}(?:\\+[$€£₹¥]?${PRICE})?(?:\\s+(USD|EUR|GBP|CAD|INR|CNY))?\\b`,
)

type Dated = Pick<About, 'year' | 'month' | 'day' | 'time' | 'timeZone' | 'timeZoneAbbreviation' | 'utc'>

/** The date with its zone; where the time of the tables stands beside that of the player, the moment is known for certain. */
const dateIn = (text: string): Dated => {
  const dates = [...text.matchAll(DATE)].map(dated)
  const [first, tables] = dates
  if (first === undefined) return {}
  if (first.timeZoneAbbreviation === 'ET') return { ...first, timeZone: EASTERN }
  const moment = tables?.timeZoneAbbreviation === 'ET' ? momentOf(tables) : null
  return moment === null ? first : { ...first, utc: `${new Date(moment).toISOString().slice(0, 19)}Z` }
}

const DATE = /(\d{4})\/(\d\d)\/(\d\d)[ -]{1,3}(\d{1,2}:\d\d:\d\d)(?: \(?([A-Z]{2,5})\)?)?/g

const dated = ([, year, month, day, time, zone]: RegExpMatchArray): Dated => ({
  year: Number(year),
  month: Number(month),
  day: Number(day),
  time: time!.padStart(8, '0'),
  ...(zone === undefined ? {} : { timeZoneAbbreviation: zone }),
})
