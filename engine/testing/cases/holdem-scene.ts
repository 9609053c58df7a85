import type { Table } from '../table.ts'
import { scenesOf } from './scene.ts'

/** Hands 2c 2d, 3c 3d and 4c 4d, burn 5c, flop 6c 7d 8h, burn 9c, turn Tc, burn Jc, river Qd. */
const DECK = '2c3c4c 2d3d4d 5c 6c7d8h 9c Tc Jc Qd Kh Ks'

/** The hands of the three. */
export const hands = { 1: '2c 2d', 2: '3c 3d', 3: '4c 4d' } as const

/** Hold'em for three at 10 and 20 after these acts; seat 3 has the button and is the first to act. */
export const at = scenesOf({ form: 'holdem', seats: 3, cards: DECK })

/** To the end of the betting, for 10 each; the fours win. */
export const RIVER = 'deal; around; deal; all check; deal; all check; deal; all check'

/** So the burns and the board lie. */
export const flopIs = (table: Table, burns: readonly string[], flop: string): Table =>
  table.has({ burns, boards: [flop.split(' ')] })
