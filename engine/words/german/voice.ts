import { calledAs, joined, type Part, type Say, type Who } from '../say.ts'
import type { Voice } from '../text.ts'

const NUMBERS = new Intl.NumberFormat('de-DE')

/** How German prints people, cards and chips when nobody's name is known. */
export const german: Voice = {
  seat: seat => `Platz ${seat}`,
  player: player => player,
  you: 'du',
  // before a word that is feminine or plural; where another ending is needed the sentence says so
  your: 'deine',
  whose: name => genitive(name),
  card: card => card,
  hidden: count => (count === 1 ? 'eine verdeckte Karte' : `${counted(count)} verdeckte Karten`),
  chips: amount => NUMBERS.format(amount),
}

/** `Sams`, `Hans’`. */
const genitive = (name: string): string => (/[sßxz]$/i.test(name) ? `${name}’` : `${name}s`)

/** Small numbers are written out: `zwei`, `neun`, `10`. One is said as its noun wants it. */
export const counted = (count: number, one = 'eine'): string =>
  count === 1 ? one : (SMALL[count] ?? NUMBERS.format(count))

const SMALL = ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun']

/** `1 Karte`, `3 Karten`. */
export const cardCount = (count: number): string => `${count} ${count === 1 ? 'Karte' : 'Karten'}`

/** `einmal`, `zweimal`, `dreimal`. */
export const times = (count: number): string => ['nie', 'einmal', 'zweimal', 'dreimal'][count] ?? `${count}-mal`

/** `20 oder 40`. */
export const oder = (parts: readonly (Part | Say)[]): Say => joined(parts, ', ', ' oder ')

/** `Sam, Kim und du`. */
export const und = (parts: readonly (Part | Say)[]): Say => joined(parts, ', ', ' und ')

/** Somebody whom something is done to: `Sam`, `dich`. */
export const wen = (who: Who): Part => calledAs(who, 'dich')

/** Somebody to whom something is given, or from whom it comes: `Sam`, `dir`. */
export const wem = (who: Who): Part => calledAs(who, 'dir')

/** The same for a list of seats. */
export const wenAlle = (seats: readonly number[]): Say => und(seats.map(seat => wen({ seat })))
/** The same for those to whom something is given. */
export const wemAlle = (seats: readonly number[]): Say => und(seats.map(seat => wem({ seat })))

/** With a capital letter. */
export const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1)
