import { type Card, RANKS, SUITS } from '../cards/card.ts'
import { bet, board, down, type Form, street } from './form.ts'
import { holdem } from './holdem.ts'

/** Kuhn's game: three cards, one bet, the higher card (Kuhn 1950). */
const kuhn: Form = {
  id: 'kuhn',
  name: 'Kuhn poker',
  family: 'draw',
  rules: [],
  deck: ['Js', 'Qs', 'Ks'],
  seats: { least: 2, most: 2 },
  opening: 'antes',
  structures: ['limit'],
  boards: 0,
  streets: [street('the card', down(1), bet('lower', 'left-of-the-button'))],
  pot: [{ name: 'high', ranking: 'one-card', from: 'own' }],
  raiseCap: { raises: 0 },
}

/** Leduc: six cards, one each and one on the board, two rounds of a bet and a raise (Southey and others 2005). */
const leduc: Form = {
  id: 'leduc',
  name: 'Leduc hold’em',
  family: 'board',
  rules: [],
  deck: ['Js', 'Jh', 'Qs', 'Qh', 'Ks', 'Kh'],
  seats: { least: 2, most: 2 },
  opening: 'antes',
  structures: ['limit'],
  boards: 1,
  streets: [
    street('first round', down(1), bet('lower', 'left-of-the-button')),
    street('flop', board(1), bet('upper', 'left-of-the-button')),
  ],
  pot: [{ name: 'high', ranking: 'two-cards', from: 'any' }],
  raiseCap: { raises: 1 },
}

/** Rhode Island hold'em: one card each, a flop and a turn of one card, the best three (Shi and Littman 2001). */
const rhodeIsland: Form = {
  ...leduc,
  id: 'rhode-island',
  name: 'Rhode Island hold’em',
  deck: 'standard',
  streets: [...leduc.streets, street('turn', board(1), bet('upper', 'left-of-the-button'))],
  pot: [{ name: 'high', ranking: 'three-cards', from: 'any' }],
  raiseCap: { raises: 3 },
}

const royal: readonly Card[] = RANKS.slice(RANKS.indexOf('T')).flatMap(rank =>
  SUITS.map((suit): Card => `${rank}${suit}`),
)

/** Royal hold'em: hold'em with the twenty cards from the ten up. */
const royalHoldem: Form = {
  ...holdem,
  id: 'royal-holdem',
  name: 'Royal hold’em',
  rules: [],
  deck: royal,
  seats: { least: 2, most: 6 },
}

/** Heads-up limit hold'em with a bet and three raises a round, as it was solved (Bowling and others 2015). */
const headsUpLimit: Form = {
  ...holdem,
  id: 'heads-up-limit',
  name: 'Heads-up limit hold’em',
  rules: [],
  seats: { least: 2, most: 2 },
  structures: ['limit'],
  raiseCap: { raises: 3 },
}

/** Heads-up no-limit hold'em in which the first player goes all-in or folds. */
const pushFold: Form = {
  ...holdem,
  id: 'push-fold',
  name: 'Push or fold',
  rules: [],
  seats: { least: 2, most: 2 },
  structures: ['no-limit'],
}

const all = {
  kuhn,
  leduc,
  'rhode-island': rhodeIsland,
  'royal-holdem': royalHoldem,
  'heads-up-limit': headsUpLimit,
  'push-fold': pushFold,
} as const

/** The id of a game of the literature. */
export type LiteratureId = keyof typeof all

/** The games that papers on poker are about, by their ids. They are in none of the books, so `forms` doesn't list them. */
export const literature: Readonly<Record<LiteratureId, Form>> = all

/** Is this the id of a game of the literature? */
export const isLiteratureId = (id: unknown): id is LiteratureId =>
  typeof id === 'string' && Object.hasOwn(literature, id)
