import { readingWords } from '../../words/english/readings.ts'
import { writeOrder } from '../acts/write-order.ts'
import { misread } from '../problems.ts'
import type { Question } from './answer.ts'

/** What the last words and chips are under the book. */
export const wagerAnswer: Question = ({ deal, talks }) => {
  const last = talks.at(-1)
  if (last === undefined) return misread('nothing-to-read')
  const { at, seat, situation, reading, order, state } = last
  const { rules, ...rest } = reading
  const as = order === null ? {} : { as: writeOrder(deal, order) }
  return {
    at,
    seat,
    did: situation.did,
    ...rest,
    ...as,
    state,
    words: readingWords(seat, reading, state === 'waiting').join(' '),
    rules,
  }
}
