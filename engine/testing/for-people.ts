import type { PointName } from '../rulebooks/rulebook.ts'

/** Points that no program acts on, and why: what they say is for people to read and to keep. */
export const forPeople: readonly { readonly why: string; readonly points: readonly PointName[] }[] = [
  {
    why: 'which rule or book comes first is settled among people',
    points: ['rulePrecedence'],
  },
  {
    why: 'what staff tell or show on request, whom they stop, and by which sign a deal has begun, is said at the table',
    points: ['dealStartsAt', 'dealerCountsPot', 'dealerEnforcesStringRaise'],
  },
  {
    why: 'smoke: people see it, and the floor asks smokers to stop',
    points: ['cigarPipeSmoking', 'guestSmoking'],
  },
  {
    why: 'bets beside the pot, and how chips are best stacked, are no part of a deal',
    points: ['recommendedStackMultiple'],
  },
  {
    why: 'the form says it itself: what is dealt and ranked is data of the form, and another answer is another form',
    points: [
      'burnPoints', 'blindSizes', 'ofcSettlement', 'ofcPayoffCap', 'lowIgnoresStraightsFlushes',
      'acesLowestPair', 'studHiLoBringIn', 'drawHighJokerUse',
    ],
  },
  {
    why: 'the deal keeps it as all books have it, and a house can only read it otherwise',
    points: [
      'exposedCardPlayerOption', 'buttonMisplacedLastDeal', 'shortBigBlind', 'blindOptionSurvivesShortAllIn',
      'studFoldWithoutBet', 'drawmahaDrawChange', 'carriedAntesEntry',
    ],
  },
] // biome-ignore format: lists of names

/** Points that nothing plays yet: none; one that is new stands here until somebody builds it. */
export const notBuilt: readonly PointName[] = []
