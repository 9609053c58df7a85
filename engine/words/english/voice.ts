import type { Voice } from '../text.ts'

const NUMBERS = new Intl.NumberFormat('en-US')

/** How English prints people, cards and chips when nobody's name is known. */
export const english: Voice = {
  seat: seat => `seat ${seat}`,
  player: player => player,
  you: 'you',
  your: 'your',
  whose: name => `${name}’s`,
  card: card => card,
  hidden: count => (count === 1 ? 'a face-down card' : `${counted(count)} face-down cards`),
  chips: amount => NUMBERS.format(amount),
}

/** Small numbers are written out: `two`, `nine`, `10`. */
export const counted = (count: number): string => SMALL[count] ?? NUMBERS.format(count)

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** `1 card`, `3 cards`. */
export const cardCount = (count: number): string => `${count} ${count === 1 ? 'card' : 'cards'}`

/** `once`, `twice`, `three times`. */
export const times = (count: number): string => ['never', 'once', 'twice'][count] ?? `${counted(count)} times`
