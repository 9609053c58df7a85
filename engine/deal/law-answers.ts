import type { House } from '../rulebooks/house.ts'
import type { BookId } from '../rulebooks/rule-id.ts'
import type { PointName, Rulebook } from '../rulebooks/rulebook.ts'
import { rulebookOf } from '../rulebooks/rulebooks.ts'

/** What the law of a deal is made of: the answers to these points. */
export type LawAnswers = { readonly [P in LawPoint]: Rulebook[P]['is'] }

const LAW_POINTS = [
  'limitReopenFraction',
  'bigBetReopenFraction',
  'cumulativeShortAllInsReopen',
  'whoMayComplete',
  'completingInBigBet',
  'callShortAllIn',
  'minimumBringIn',
  'studOpenPairOption',
  'headsUpUnlimitedRaises',
  'limitRaiseCapMinLivePlayers',
  'raiseCapLiftsWhen',
  'bigBetRaiseCap',
  'mississippiRaiseCap',
  'limitRaiseCapThreePlusRounds',
  'limitRaiseCapTwoRounds',
  'straddleCountsTowardCap',
  'minRaiseToAfterStraddle',
  'straddleSetsBringIn',
  'straddlerActs',
  'limitStraddle',
  'bigBetStraddle',
  'studBigBetOpen',
  'studHighCardOpensBigBet',
  'completionCountsAsRaise',
  'lowballLimitDoublesAfterDraw',
  'drawOpenWithRaise',
  'partialBringIn',
  'killerActs',
  'lowballLookAndKill',
  'potLimitSmallBlindAsBig',
  'potLimitSmallBlindForms',
  'potLimitThreeBlinds',
  'deadSmallBlindCountsAs',
  'runTwiceBurnsEightHandedFiveCard',
  'studShortStub',
  'maxConsecutiveDraw',
  'drawReshuffle',
  'studAllInStarter',
  'studKill',
  'studTieFirst',
  'sidePotShowOrder',
] as const satisfies readonly PointName[]

type LawPoint = (typeof LAW_POINTS)[number]

/** The answers of a book as it is now. */
export const answersIn = (id: BookId | House): LawAnswers => {
  const book = rulebookOf(id)
  return Object.fromEntries(LAW_POINTS.map(point => [point, book[point].is])) as LawAnswers
}
