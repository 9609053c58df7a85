import type { PolicyWanted } from '../protocol/table-wanted.ts'
import type { ClockPolicy, LinePolicy, Policy } from '../table/state/hosted.ts'

const CLOCK: ClockPolicy = { act: 30, bank: 60, refill: { seconds: 5, deals: 10, most: 120 } }
const LINE: LinePolicy = { grace: 30, missed: 2 }

/** The policy of a new table. */
export const policyOf = ({ pace = 'human', clock = CLOCK, line = LINE }: PolicyWanted): Policy => ({
  clock,
  line,
  pause: pace === 'instant' ? 0 : 4500,
  botPace: pace,
  entropyWait: pace === 'instant' ? 0 : 400,
})
