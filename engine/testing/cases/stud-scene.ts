import { scenesOf } from './scene.ts'

/** Third street 2c2d|Kh 3c3d|Qh 4c4d|5h, then burn and cards: 6c 7d8h9h, 6d TcTdJc, 6h JdQcQd, 6s 7c8c9c; queens up win. */
const DECK = '2c3c4c 2d3d4d KhQh5h 6c 7d8h9h 6d TcTdJc 6h JdQcQd 6s 7c8c9c'

/** The hands on third street. */
export const third = { 1: '2c 2d | Kh', 2: '3c 3d | Qh', 3: '4c 4d | 5h' } as const

/** Seven-card stud for three with antes of 2 after these acts; seat 3 is low. */
export const at = scenesOf({ form: 'seven-card-stud', stakes: { ante: 2, bringIn: 3 }, seats: 3, cards: DECK })

/** Seat 1 has the forced bet of 3 to call. */
export const FACING = 'deal; 3 brings in 3'
/** Sixth street is over, for 5 each. */
export const SIXTH = 'deal; around; deal; all check; deal; all check; deal; all check'
/** The betting is over. */
export const LAST = `${SIXTH}; deal; all check`
