export { allInEquities, allInQuestions, type SeatEquity, type SeenByAll } from '../odds/all-in.ts'
export {
  equity,
  equityInSteps,
  merged,
  type Outlook,
  outlook,
  type Part as OddsPart,
  partsOf,
  runPart,
  type Step as OddsStep,
  type Stop as OddsStop,
} from '../odds/equity.ts'
export { type Chop, chop, icm, MOST_IN_ICM, placeChances } from '../odds/icm.ts'
export { type OutCard, type Outs, outs } from '../odds/outs.ts'
export type {
  Cards,
  Equity,
  HandAsked,
  HandEquity,
  KnownHand,
  Options as OddsOptions,
  Question as OddsQuestion,
  ShareEquity,
} from '../odds/question.ts'
export { type Combo, combosOf, HOLDINGS, type Holding, holdingName, holdingOf, type Range } from '../odds/range.ts'
export { readRange } from '../odds/read-range.ts'
export type { OddsAbout, OddsPlace, OddsRefusal, OddsWhy, RangeFault } from '../odds/refusal.ts'
export { handStrength, type Strength } from '../odds/strength.ts'
export { PARTS_OF_A_POT, type Sums } from '../odds/tally.ts'
