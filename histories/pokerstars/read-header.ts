import type { Structure } from '@cardroom/engine/forms'
import { heldIn } from '@cardroom/engine/kinds'
import type { About } from '../history.ts'
import { GAMES, type Game } from './games.ts'

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
    | 'event'
    | 'level'
    | 'year'
    | 'month'
    | 'day'
    | 'time'
    | 'timeZoneAbbreviation'
    | 'currency'
    | 'currencySymbol'
  >
}

/** Reads the first line, or says what of it is not understood. */
export const readHeader = (line: string): Header | string => {
  const opening = /#(\d{1,20}):\s*(.*)$/.exec(line)
  if (opening === null) return 'the line does not begin with "PokerStars Hand #…:"'
  const rest = opening[2]!
  const played = gameIn(rest)
  if (typeof played === 'string') return played
  const after = rest.slice(played.end)
  if (/\bCap\b/.test(after)) return 'a game with a cap on what one may lose is not known'
  const stakes = STAKES.exec(after)
  if (stakes === null) return 'the stakes are not written as ($1/$2)'
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
      ...(tournament === null ? {} : { event: `Tournament #${tournament[1]}` }),
      ...levelIn(after),
      ...dateIn(after),
      ...(sign === '' ? {} : { currencySymbol: sign }),
      ...(stakes[4] === undefined && heldIn(SIGNS, sign) === undefined
        ? {}
        : { currency: stakes[4] ?? heldIn(SIGNS, sign)! }),
    },
  }
}

type Played = { readonly game: Game; readonly structure: Structure; readonly end: number }

const gameIn = (text: string): Played | string => {
  const lower = text.toLowerCase()
  for (const game of GAMES) {
    for (const [words, structure] of STRUCTURES) {
      const name = `${game.name} ${words}`.toLowerCase()
      const at = lower.indexOf(name)
      if (at >= 0 && !ANOTHER.test(lower.slice(0, at))) return { game, structure, end: at + name.length }
    }
  }
  return `the game is none of ${GAMES.map(({ name }) => name).join(', ')} at No Limit, Pot Limit or Limit`
}

/** What makes another game of one that ends like ours: 6+ Hold'em, Split Hold'em, Omaha of so many cards. */
const ANOTHER = /(?:\+|split|card)\s*$/

const STRUCTURES: readonly (readonly [string, Structure])[] = [
  ['No Limit', 'no-limit'],
  ['Pot Limit', 'pot-limit'],
  ['Fixed Limit', 'limit'],
  ['Limit', 'limit'],
]

/** The stakes in brackets, or after the game of a mix; the code of the currency may stand behind them. */
const STAKES = /[(,]\s*([$€£₹¥]?)(\d[\d,.]{0,20})\/[$€£₹¥]?(\d[\d,.]{0,20})(?:\s+(USD|EUR|GBP|CAD|INR|CNY))?\s*\)/

const SIGNS: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP', '₹': 'INR', '¥': 'CNY' }

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

const dateIn = (text: string): Pick<About, 'year' | 'month' | 'day' | 'time' | 'timeZoneAbbreviation'> => {
  const found = /(\d{4})\/(\d\d)\/(\d\d)[ -]{1,3}(\d{1,2}:\d\d:\d\d)(?: \(?([A-Z]{2,5})\)?)?/.exec(text)
  if (found === null) return {}
  return {
    year: Number(found[1]),
    month: Number(found[2]),
    day: Number(found[3]),
    time: found[4]!.padStart(8, '0'),
    ...(found[5] === undefined ? {} : { timeZoneAbbreviation: found[5] }),
  }
}
