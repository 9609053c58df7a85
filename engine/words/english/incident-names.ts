import { heldIn } from '../../kinds/held-in.ts'

/** What a kind of incident or a fact of it is called in a list: `CardExposed` reads `card exposed`. */
export const incidentName = (type: string): string =>
  heldIn(NAMES, type) ?? type.replaceAll(/(?<=[a-z])[A-Z]/g, letter => ` ${letter}`).toLowerCase()

/** The kinds whose own words would not be understood in a list. */
const NAMES: Readonly<Record<string, string>> = {
  BeatenCall: 'call beaten by upcards',
  ButtonMisplaced: 'button in the wrong place',
  ButtonWrongThisDeal: 'button wrong for this hand',
  CardMissing: 'deck short of cards',
  CardOffTable: 'card off the table',
  CardsMixedWithAnother: 'cards mixed with another hand',
  ClockAskedFor: 'clock called',
  DealtDeadHand: 'dead hand dealt in',
  DealtOutOfSequence: 'cards dealt in the wrong order',
  DealtToEmptySeat: 'empty seat dealt in',
  DrawCardsMucked: 'drawn cards mucked',
  DrawChanged: 'draw to be changed',
  FantasylandMiscount: 'wrong number of cards in Fantasyland',
  FirstCardToWrongSeat: 'first card to the wrong seat',
  ForeignCard: 'card from another deck',
  FourteenAndTwelve: 'fourteen cards and twelve',
  ImproperWager: 'bet of a wrong amount',
  KnownBadDeck: 'deck known to be bad',
  LastCardUp: 'last card dealt face up',
  OwedBlindUnposted: 'owed blind not posted',
  PotAwardedWrongly: 'pot pushed to the wrong player',
  PrematureBoard: 'boardcards too early',
  PrematureStreetCard: 'next street too early',
  RunDisputed: 'one run-out disputed',
  StreetOutOfSequence: 'street dealt in the wrong order',
  TabledLate: 'mucked hand tabled',
  TooManyInFlop: 'too many cards in the flop',
  TurnPassed: 'player passed over',
  TwoBurned: 'two cards burned',
  UnnoticedMoney: 'cash or foreign chips in play',
  WrongLowcard: 'wrong player brought it in',
  WrongNumberSet: 'wrong number of cards set',
}

/** A word that a fact may have, as it stands in a sentence: `turned-down` reads `turned down`. */
export const factValue = (value: string): string => value.replaceAll('-', ' ')
