import type { Seat } from '../../deal/chips.ts'
import { bookOf } from '../draft.ts'
import type { Time } from '../time.ts'
import { type TableWork, tell } from '../work.ts'
import type { LineUp } from './line-up.ts'

/** A deal is called: who has missed blinds by it, who comes in and with what, and who passes a single blind on. */
export const tellArrivals = (
  work: TableWork,
  { came, missed, short }: Pick<LineUp, 'came' | 'missed' | 'short'>,
  dealtIn: readonly Seat[],
  at: Time,
): void => {
  for (const miss of missed) tell(work, { type: 'BlindsMissed', ...miss, at })
  for (const { player, seat, choice } of came) {
    if (!dealtIn.includes(seat)) continue
    const { wish, live, dead, rules } = choice
    tell(work, { type: 'CameIn', player, wish, live, dead, at, rules })
  }
  for (const player of short) {
    tell(work, { type: 'BlindPassedOn', player, at, rules: bookOf(work.state).singleBlindShortOwes.rules })
  }
}
