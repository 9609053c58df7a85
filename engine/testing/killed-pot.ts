import type { Post } from '../deal/commands.ts'

const six = { 1: 1000, 2: 1000, 3: 1000, 4: 1000, 5: 1000, 6: 1000 }

/** 10-20 hold'em with blinds of 5 and 10 in seats 1 and 2, the button on seat 6. */
export const limitSix = { form: 'holdem', structure: 'limit', size: 10, seats: six } as const
/** The same at ace-to-five lowball. */
export const lowballSix = { ...limitSix, form: 'ace-to-five-lowball' } as const

/** The blinds in seats 1 and 2, and the kill of a seat. */
export const killed = (seat: number, amount: number, big = 10): readonly Post[] => [
  { seat: 1, kind: 'blind', amount: big / 2 },
  { seat: 2, kind: 'blind', amount: big },
  { seat, kind: 'kill', amount },
]
