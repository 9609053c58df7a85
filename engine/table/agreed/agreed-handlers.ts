import type { Handlers } from '../work.ts'
import type { AgreedOrder } from './agreed-orders.ts'
import { answerBombPot, proposeBombPot } from './propose-bomb-pot.ts'
import { sayKill } from './say-kill.ts'
import { sayStraddle } from './say-straddle.ts'

/** Who carries out what players agree on. */
export const agreedHandlers: Handlers<AgreedOrder> = {
  SayStraddle: sayStraddle,
  SayKill: sayKill,
  ProposeBombPot: proposeBombPot,
  AnswerBombPot: answerBombPot,
}
