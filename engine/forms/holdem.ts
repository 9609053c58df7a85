import { bet, board, burn, discard, down, type Form, street } from './form.ts'

/** The three board streets of hold'em, a burn before each (rrp/5/intro, wsop/holdem). */
export const flopTurnRiver = [
  street('flop', burn, board(3), bet('lower', 'left-of-the-button')),
  street('turn', burn, board(1), bet('upper', 'left-of-the-button')),
  street('river', burn, board(1), bet('upper', 'left-of-the-button')),
] as const

const [flop, turn, river] = flopTurnRiver

/** The first street of a blind form: this many holecards, then the round that opens behind the blinds. */
export const preflop = (holecards: number) => street('preflop', down(holecards), bet('lower', 'after-the-blinds'))

/** Hold'em: two holecards, five boardcards, any five of the seven. */
export const holdem = {
  id: 'holdem',
  name: 'Hold’em',
  family: 'board',
  rules: ['rrp/5/intro', 'uspa/3.2.1.1', 'wsop/holdem', 'wsop/holdem-hand'],
  deck: 'standard',
  seats: { least: 2, most: 10 },
  opening: 'blinds',
  structures: ['no-limit', 'limit', 'pot-limit', 'spread', 'half-pot'],
  boards: 1,
  streets: [preflop(2), ...flopTurnRiver],
  pot: [{ name: 'high', ranking: 'high', from: 'any' }],
} as const satisfies Form

/** Pineapple: hold'em with three holecards, of which one goes before the flop. */
export const pineapple = {
  ...holdem,
  id: 'pineapple',
  name: 'Pineapple',
  rules: ['wsop/pineapple'],
  streets: [preflop(3), { ...flop, steps: [discard(1), ...flop.steps] }, turn, river],
} as const satisfies Form

/** Crazy Pineapple: the third holecard goes before the turn. */
export const crazyPineapple = {
  ...pineapple,
  id: 'crazy-pineapple',
  name: 'Crazy Pineapple',
  rules: ['wsop/crazy-pineapple'],
  streets: [preflop(3), flop, { ...turn, steps: [discard(1), ...turn.steps] }, river],
} as const satisfies Form
