import type { PointName } from '../rulebooks/rulebook.ts'

/** Points that no program acts on, and why: what they say is for people to read and to keep. */
export const forPeople: readonly { readonly why: string; readonly points: readonly PointName[] }[] = [
  {
    why: 'who has the last word, and which rule or book comes first, is settled among people',
    points: ['finalRulingRole', 'rulingAppealLevels', 'playType', 'refereeMayPlay', 'rulePrecedence', 'noProfitPrinciple'],
  },
  {
    why: 'what staff tell or show on request, whom they stop, and by which sign a deal has begun, is said at the table',
    points: ['tellHandStatusOnRequest', 'dealStartsAt', 'dealerCountsPot', 'rabbitHunting', 'dealerEnforcesStringRaise'],
  },
  {
    why: 'conduct: people see it and judge it, and what it costs is a warning or a penalty that the floor gives',
    points: [
      'cheatingPenalty', 'conductPenaltyLadder', 'profanityFirstStep', 'softplayIsOffence', 'discloseFoldedHand',
      'cellPhoneAtTable', 'electronicDevices', 'rtaPenalties', 'smokingPolicy', 'nonsmokingSeats', 'cigarPipeSmoking',
      'guestSmoking', 'houseLanguageOnlyDuringDeal', 'intoxicationPolicy', 'cardsOffTableExemptForms', 'ofcOutOfPocketBanHours',
    ],
  },
  {
    why: 'who may play at all is seen to at the door, with papers in hand',
    points: ['minimumAge', 'idRequired', 'acceptedIdDocuments', 'acceptedIdDocumentsForeign', 'selfExclusion'],
  },
  {
    why: 'bets beside the pot, and chips lent or pushed, are no part of a deal',
    points: ['pushingBets', 'insurance', 'propositionBets', 'recommendedStackMultiple', 'shillsAllowed'],
  },
  {
    why: 'the form says it itself: what is dealt and ranked is data of the form, and another answer is another form',
    points: [
      'burnPoints', 'runWithoutBurns', 'blindSizes', 'ofcSettlement', 'ofcPayoffCap', 'lowIgnoresStraightsFlushes',
      'acesLowestPair', 'studHiLoBringIn', 'drawHighJokerUse', 'formsOffered',
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
