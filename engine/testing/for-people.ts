import type { PointName } from '../rulebooks/rulebook.ts'

/** Points that no program acts on, and why: what they say is for people to read and to keep. */
export const forPeople: readonly { readonly why: string; readonly points: readonly PointName[] }[] = [
  {
    why: 'which rule or book comes first is settled among people',
    points: ['rulePrecedence'],
  },
  {
    why: 'what staff tell or show on request, whom they stop, and what marks the start of a deal is settled at the table',
    points: ['dealStartsAt', 'dealerCountsPot', 'dealerEnforcesStringRaise'],
  },
  {
    why: 'smoking: people see it, and the floor asks smokers to stop',
    points: ['cigarPipeSmoking', 'guestSmoking'],
  },
  {
    why: 'side bets, and how best to stack chips, are no part of play',
    points: ['recommendedStackMultiple'],
  },
  {
    why: 'the form itself says it: what is dealt and ranked is data of the form, and a different answer would be a different form',
    points: [
      'burnPoints', 'blindSizes', 'ofcSettlement', 'ofcPayoffCap', 'lowIgnoresStraightsFlushes',
      'acesLowestPair', 'studHiLoBringIn', 'drawHighJokerUse',
    ],
  },
  {
    why: 'the deal follows what all the books say, so another answer changes only what people read',
    points: [
      'exposedCardPlayerOption', 'buttonMisplacedLastDeal', 'shortBigBlind', 'blindOptionSurvivesShortAllIn',
      'studFoldWithoutBet', 'drawmahaDrawChange', 'carriedAntesEntry',
    ],
  },
] // biome-ignore format: lists of names

/** Points that nothing plays yet: none; one that is new stands here until somebody builds it. */
export const notBuilt: readonly PointName[] = []
