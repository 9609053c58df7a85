import Type, { type Static } from 'typebox'
import { object, oneOf, orNull } from '../protocol/schemas.ts'
import type { ClockPolicy, LinePolicy, Policy } from '../tables/hosted.ts'

const seconds = (minimum: number, maximum = 3600) => Type.Integer({ minimum, maximum })

/** What somebody may say of how his table is run; the rest is as usual. */
export const POLICY_WANTED = {
  pace: Type.Optional(oneOf(['human', 'instant'])),
  /** Everybody may come; otherwise by invitation alone. */
  open: Type.Optional(Type.Boolean()),
  /** Null where nobody is hurried. */
  clock: Type.Optional(
    orNull(
      object({
        act: seconds(1),
        bank: seconds(0),
        refill: Type.Optional(object({ seconds: seconds(1), deals: seconds(1), most: seconds(1) })),
      }),
    ),
  ),
  line: Type.Optional(object({ grace: seconds(0, 600), missed: seconds(0, 100) })),
}

const policyWanted = object(POLICY_WANTED)
/** What somebody says of how his table is run. */
export type PolicyWanted = Static<typeof policyWanted>

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
