import { bet, board, burn, type Form, type Share, street } from './form.ts'
import { holdem, preflop } from './holdem.ts'
import { twoAndThree } from './omaha.ts'

const omahaHalf = { name: 'omaha', ranking: 'high', from: twoAndThree } as const
const halves = <R extends Share['ranking']>(ranking: R) => [omahaHalf, { name: 'draw', ranking, from: 'own' }] as const

/**
 * Drawmaha: half for the best Omaha hand, half for the best five in the hand after one draw. The draw is named after the
 * flop round, the turn comes out behind the only burn, then the drawn cards.
 */
export const drawmahaHigh = {
  ...holdem,
  id: 'drawmaha-high',
  name: 'Drawmaha high',
  rules: ['wsop/drawmaha', 'wsop/drawmaha-deal', 'wsop/drawmaha-draw', 'wsop/drawmaha-turn', 'wsop/drawmaha-river'],
  seats: { least: 2, most: 7 },
  structures: ['pot-limit', 'limit', 'no-limit'],
  streets: [
    preflop(5),
    street('flop', board(3), bet('lower', 'left-of-the-button')),
    street('turn', { do: 'draw', most: 3 }, burn, board(1), { do: 'replace' }, bet('upper', 'left-of-the-button')),
    street('river', board(1), bet('upper', 'left-of-the-button')),
  ],
  pot: halves('high'),
  oddChip: 'position', // wsop/drawmaha-odd-chip
  shortStub: 'earlier-discards',
} as const satisfies Form

const variants = ['wsop/drawmaha-variants'] as const

/** Drawmaha with the draw half played for deuce-to-seven. */
export const drawmaha27 = {
  ...drawmahaHigh,
  id: 'drawmaha-2-7',
  name: 'Drawmaha deuce-to-seven',
  rules: variants,
  pot: halves('deuce-to-seven'),
} as const satisfies Form

/** Drawmaha with the draw half played for ace-to-five. */
export const drawmahaA5 = {
  ...drawmahaHigh,
  id: 'drawmaha-a-5',
  name: 'Drawmaha ace-to-five',
  rules: variants,
  pot: halves('ace-to-five'),
} as const satisfies Form

/** Drawmaha with the draw half for the best badugi among the five. */
export const drawmahaBadugi = {
  ...drawmahaHigh,
  id: 'drawmaha-badugi',
  name: 'Drawmaha badugi',
  rules: [...variants, 'wsop/297', 'wsop/298'],
  pot: halves('badugi'),
} as const satisfies Form

/** Drawmaha with the draw half for the highest badugi. */
export const drawmahaBadugiHigh = {
  ...drawmahaHigh,
  id: 'drawmaha-badugi-high',
  name: 'Drawmaha badugi high',
  rules: [...variants, 'wsop/badugi-high'],
  pot: halves('badugi-high'),
} as const satisfies Form

/** Drawmaha with the draw half for the pip total nearest to 49. */
export const drawmaha49 = {
  ...drawmahaHigh,
  id: 'drawmaha-49',
  name: 'Drawmaha 49',
  rules: [...variants, 'wsop/drawmaha-49'],
  pot: halves('forty-nine'),
} as const satisfies Form
