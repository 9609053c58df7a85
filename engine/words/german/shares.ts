import type { Taken } from '../../deal/events.ts'
import { chips, joined, type Say, say } from '../say.ts'
import { wen } from './voice.ts'

/** `20 an Sam, 10 an dich`. */
export const taken = (shares: readonly Taken[]): Say =>
  joined(
    shares.map(({ seat, amount }) => say`${chips(amount)} an ${wen({ seat })}`),
    ', ',
  )
