import type { BookId } from '../../rulebooks/rule-id.ts'
import { given, type Setup } from '../given.ts'
import type { Table } from '../table.ts'

/** Third street 2c2d|Kh 3c3d|Qh 4c4d|5h, then burn and cards: 6c 7d8h9h, 6d TcTdJc, 6h JdQcQd, 6s 7c8c9c; queens up win. */
const DECK = '2c3c4c 2d3d4d KhQh5h 6c 7d8h9h 6d TcTdJc 6h JdQcQd 6s 7c8c9c'

/** The hands on third street. */
export const third = { 1: '2c 2d | Kh', 2: '3c 3d | Qh', 3: '4c 4d | 5h' } as const

/** Seven-card stud for three with antes of 2 after these acts; seat 3 is low. */
export const at =
  (acts: string, more: Partial<Setup> = {}) =>
  (book: BookId): Table =>
    given({ form: 'seven-card-stud', book, stakes: { ante: 2, bringIn: 3 }, seats: 3, cards: DECK, ...more }).plays(
      acts,
    )

/** Seat 1 has the forced bet of 3 to call. */
export const FACING = 'deal; 3 brings in 3'
/** Sixth street is over, for 5 each. */
export const SIXTH = 'deal; around; deal; all check; deal; all check; deal; all check'
/** The betting is over. */
export const LAST = `${SIXTH}; deal; all check`

/** The same in an event. */
export const event = { setting: 'tournament' } as const

/** Everybody has his chips back. */
export const isVoid = (table: Table): Table =>
  table.stacks({ 1: 1000, 2: 1000, 3: 1000 }).pot(0).has({ phase: 'ended' })
