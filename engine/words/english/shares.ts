import type { Taken } from '../../deal/events.ts'
import { chips, joined, type Say, say, seat } from '../say.ts'

/** `20 to seat 3, 10 to seat 4`. */
export const taken = (shares: readonly Taken[]): Say =>
  joined(
    shares.map(({ seat: at, amount }) => say`${chips(amount)} to ${seat(at)}`),
    ', ',
  )
