import type { Incident, IncidentType } from '@cardroom/engine/rulings'
import { type Refused, type RuledOutBy, refusal } from '../refusal.ts'

/** Why a kind of incident cannot have happened where software deals, or that people can report it there. */
/** It can be reported, or what rules it out. */
type WhereSoftwareDeals = 'reportable' | RuledOutBy

/** Every kind of incident, and what it is where software deals. */
const WHERE_SOFTWARE_DEALS: Readonly<Record<IncidentType, WhereSoftwareDeals>> = {
  // what people do with what they see and say
  CardExposed: 'reportable',
  LiveHandShown: 'reportable',
  MiscalledHand: 'reportable',
  TabledLate: 'reportable',
  BeatenCall: 'reportable',
  RunDisputed: 'reportable',
  BoxedCard: 'deck',
  CardMissing: 'deck',
  DamagedCard: 'deck',
  DuplicateCard: 'deck',
  ForeignCard: 'deck',
  JokerFound: 'deck',
  KnownBadDeck: 'deck',
  StubFouled: 'deck',
  BurnMissed: 'dealing',
  ButtonMisplaced: 'dealing',
  ButtonWrongThisDeal: 'dealing',
  DealtDeadHand: 'dealing',
  DealtOutOfSequence: 'dealing',
  DealtToEmptySeat: 'dealing',
  ExtraCard: 'dealing',
  FantasylandMiscount: 'dealing',
  FirstCardToWrongSeat: 'dealing',
  FourteenAndTwelve: 'dealing',
  LastCardUp: 'dealing',
  PlayerDealtOut: 'dealing',
  PrematureBoard: 'dealing',
  PrematureStreetCard: 'dealing',
  StreetOutOfSequence: 'dealing',
  TooManyInFlop: 'dealing',
  TwoBurned: 'dealing',
  WrongNumberOfCards: 'dealing',
  CardOffTable: 'hands',
  CardsMixedWithAnother: 'hands',
  DrawCardsMucked: 'hands',
  HandMucked: 'hands',
  HandThrownForward: 'hands',
  HiddenCards: 'hands',
  UpcardsPickedUp: 'hands',
  WrongNumberSet: 'hands',
  ConcealedChips: 'chips',
  HiddenChips: 'chips',
  ImproperWager: 'chips',
  OwedBlindUnposted: 'chips',
  UnnoticedMoney: 'chips',
  ClockExpired: 'turns',
  DiscardMissed: 'turns',
  ClockAskedFor: 'turns',
  DrawChanged: 'turns',
  PlayerAbsent: 'turns',
  PlayerBack: 'turns',
  TurnPassed: 'turns',
  WrongLowcard: 'turns',
  PairNotAnnounced: 'showdown',
  // a deal is over, and its pots with it, before anybody can speak: the book is corrected instead
  PotAwardedWrongly: 'showdown',
}

/** Can this kind of incident be reported where software deals? */
export const isReportable = (type: IncidentType): boolean => WHERE_SOFTWARE_DEALS[type] === 'reportable'

/** The words that a fact may have where software deals: its dealer exposes no card. */
export const factWhereSoftwareDeals = <K>(type: IncidentType, name: string, kind: K): K | readonly string[] =>
  type === 'CardExposed' && name === 'by' ? ['player'] : kind

/** Why this cannot have happened where software deals, and what can be reported there; null if it can. */
export const ruledOut = (incident: Incident): Refused | null => {
  const { type } = incident
  const is = WHERE_SOFTWARE_DEALS[type]
  if (is !== 'reportable') return refusal('ruled-out', { about: { incident: type, by: is } })
  if (type === 'CardExposed' && incident.by === 'dealer')
    return refusal('ruled-out', { about: { incident: 'exposed-by-dealer', by: 'dealing' } })
  return null
}

/** The kinds of incident that can be reported where software deals. */
export const REPORTABLE: readonly IncidentType[] = (
  Object.keys(WHERE_SOFTWARE_DEALS) as readonly IncidentType[]
).filter(isReportable)
