import type { Incident, IncidentType } from '@cardroom/engine/rulings'
import { inWords } from '@cardroom/engine/scenario'
import { type Refused, simply } from '../refusal.ts'

/** Why a kind of incident cannot have happened where software deals, or that people can report it there. */
type WhereSoftwareDeals = 'reportable' | keyof typeof DISPROVED

/** What stands against a report of something that software rules out. */
const DISPROVED = {
  deck: 'the deck is whole, and sealed before the first card is dealt',
  dealing: 'the cards come off the sealed deck one after another, each to its place',
  hands: 'nobody touches cards: a hand is folded, thrown away or shown only by its player’s own button',
  chips: 'the room counts every chip and posts every forced bet',
  turns: 'the room asks each player in turn and keeps the clock: call the clock instead',
  showdown: 'the room reads every hand that is shown, and pushes the pots by it',
} as const

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
  if (is !== 'reportable') return no(inWords(type), DISPROVED[is])
  if (type === 'CardExposed' && incident.by === 'dealer') return no('A card exposed by the dealer', DISPROVED.dealing)
  return null
}

const no = (what: string, why: string): Refused =>
  simply('ruled-out', `${upper(what)} cannot have happened: software deals here, and ${why}. Accepted: ${ACCEPTED}.`)

const upper = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1)

const ACCEPTED = (Object.keys(WHERE_SOFTWARE_DEALS) as readonly IncidentType[])
  .filter(isReportable)
  .map(type => inWords(type))
  .join(', ')
