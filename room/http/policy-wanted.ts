import type { ClockPolicy, LinePolicy, Policy } from '../tables/hosted.ts'

/** What somebody says of how his table is run; the rest is as usual. */
export type PolicyWanted = {
  readonly pace?: Policy['botPace']
  /** Everybody may come; otherwise by invitation alone. */
  readonly open?: boolean
  /** Null where nobody is hurried. */
  readonly clock?: ClockPolicy | null
  readonly line?: LinePolicy
}

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

const seconds = (minimum: number, maximum = 3600) => ({ type: 'integer', minimum, maximum }) as const
const fields = <T extends object>(required: readonly string[], properties: T) =>
  ({ type: 'object', required, additionalProperties: false, properties }) as const

/** The fields of what is said, as they are checked. */
export const POLICY_WANTED = {
  pace: { enum: ['human', 'instant'] },
  open: { type: 'boolean' },
  clock: {
    anyOf: [
      { type: 'null' },
      fields(['act', 'bank'], {
        act: seconds(1),
        bank: seconds(0),
        refill: fields(['seconds', 'deals', 'most'], { seconds: seconds(1), deals: seconds(1), most: seconds(1) }),
      }),
    ],
  },
  line: fields(['grace', 'missed'], { grace: seconds(0, 600), missed: seconds(0, 100) }),
} as const
