import type { Form } from '../forms/form.ts'
import type { IncidentType } from '../rulings/rulers.ts'

type Family = Form['family']
const board = 'board'
const stud = 'stud'
const draw = 'draw'
const chinese = 'chinese'
const wagered = [board, stud, draw] as const
const all = [...wagered, chinese] as const

/** The families of forms. */
export const FAMILIES: readonly Family[] = all

/** The families of forms in which each kind of incident can happen. */
export const happensIn: Readonly<Record<IncidentType, readonly Family[]>> = {
  MiscalledHand: all,
  PairNotAnnounced: all,
  TabledLate: wagered,
  BurnMissed: [board, stud],
  TwoBurned: [board, stud],
  PrematureStreetCard: [stud],
  LastCardUp: [stud],
  UpcardsPickedUp: [stud],
  DiscardMissed: [stud],
  StreetOutOfSequence: [stud],
  BeatenCall: [stud],
  PrematureBoard: [board],
  TooManyInFlop: [board],
  StubFouled: all,
  HandMucked: all,
  HandThrownForward: all,
  CardsMixedWithAnother: all,
  DealtDeadHand: all,
  HiddenCards: all,
  LiveHandShown: all,
  ButtonMisplaced: [board, draw, chinese],
  FirstCardToWrongSeat: all,
  DealtToEmptySeat: all,
  PlayerDealtOut: all,
  DealtOutOfSequence: all,
  ExtraCard: wagered,
  WrongNumberOfCards: wagered,
  FourteenAndTwelve: [chinese],
  WrongNumberSet: [chinese],
  FantasylandMiscount: [chinese],
  PlayerAbsent: all,
  ClockExpired: all,
  TurnPassed: all,
  OwedBlindUnposted: [board, draw, chinese],
  WrongLowcard: [stud],
  HiddenChips: all,
  ConcealedChips: all,
  UnnoticedMoney: all,
  ButtonWrongThisDeal: [board, draw, chinese],
  RunDisputed: [board],
  PotAwardedWrongly: all,
  CardExposed: all,
  CardOffTable: all,
  BoxedCard: all,
  JokerFound: all,
  ForeignCard: all,
  DuplicateCard: all,
  CardMissing: all,
  KnownBadDeck: all,
  DamagedCard: all,
  DrawCardsMucked: [board, draw],
}
