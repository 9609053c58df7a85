import type { Form, Step } from '../forms/form.ts'
import { setsThirteen } from './dealing/chinese-count.ts'
import type { IncidentType } from './rulers.ts'

type Family = Form['family']
const board = 'board'
const stud = 'stud'
const draw = 'draw'
const chinese = 'chinese'
const wagered = [board, stud, draw] as const
const all = [...wagered, chinese] as const

/** Can this kind of incident happen in a form? */
export const canHappenIn = (form: Form, type: IncidentType): boolean =>
  incidentFamilies[type].includes(form.family) && (ONLY_WITH[type]?.(form) ?? true)

const has =
  (act: Step['do']) =>
  ({ streets }: Form): boolean =>
    streets.some(({ steps }) => steps.some(step => step.do === act))

/** What happens only in some forms of a family. */
const ONLY_WITH: { readonly [T in IncidentType]?: (form: Form) => boolean } = {
  DrawCardsMucked: has('draw'),
  DrawChanged: has('draw'),
  DiscardMissed: has('discard'),
  FourteenAndTwelve: setsThirteen,
  WrongNumberSet: has('place'),
  FantasylandMiscount: has('place'),
}

/** The families of forms. */
export const FAMILIES: readonly Family[] = all

/** The families of forms in which each kind of incident can happen. */
export const incidentFamilies: Readonly<Record<IncidentType, readonly Family[]>> = {
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
  PlayerBack: all,
  ClockExpired: all,
  ClockAskedFor: all,
  DrawChanged: [board, draw],
  TurnPassed: all,
  ImproperWager: all,
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
