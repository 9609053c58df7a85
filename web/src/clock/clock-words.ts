import type { ClockTerms } from '@cardroom/room/protocol'
import type { TimeLeft } from './time-left.ts'

/** With so many seconds left one is told. */
const WARNS = 10

/** What one is told of his own time: that it runs out, or that the time bank runs; empty for nothing. */
export const warningWords = ({ bank, seconds }: TimeLeft, hasBank: boolean): string => {
  if (seconds <= WARNS) return bank || !hasBank ? 'Ten seconds are left.' : 'Ten seconds until your time bank runs.'
  return bank ? 'Your time bank runs.' : ''
}

/** How a table hurries people, in a sentence. */
export const termsWords = (terms: ClockTerms | null): string => {
  if (terms === null) return 'Nobody is hurried here.'
  const { act, bank, refill } = terms
  const fills =
    refill === undefined ? '' : `, with ${refill.seconds} more after every ${refill.deals} deals up to ${refill.most}`
  return `${act} seconds to act${bank === 0 ? '' : `, then a time bank of ${bank} seconds${fills}`}.`
}
