import type { ClockTerms } from '@cardroom/room/protocol'
import { texts } from '../words/texts.ts'
import type { TimeLeft } from './time-left.ts'

/** With this many seconds left you are warned. */
const WARNS = 10

/** What you hear about your own time: that it runs out, or that the time bank runs; empty for nothing. */
export const warningWords = ({ bank, seconds }: TimeLeft, hasBank: boolean): string => {
  if (seconds <= WARNS) return bank || !hasBank ? texts.clock.tenLeft : texts.clock.tenUntilBank
  return bank ? texts.clock.bankRuns : ''
}

/** How long players have at a table, in a sentence. */
export const termsWords = (terms: ClockTerms | null): string => {
  if (terms === null) return texts.clock.noLimit
  const { act, bank, refill } = terms
  const fills = refill === undefined ? '' : texts.clock.refill(refill.seconds, refill.deals, refill.most)
  return `${texts.clock.act(act)}${bank === 0 ? '' : texts.clock.bank(bank, fills)}.`
}
