import type { FloorOrder } from './orders.ts'
import type { Office } from './work.ts'

/** May somebody with this office give an order of this kind? */
export const mayOrder = (office: Office, type: FloorOrder['type']): boolean => OFFICES[type].includes(office)

const management: readonly Office[] = ['management']
const floor: readonly Office[] = ['management', 'floor']
const podium: readonly Office[] = ['management', 'floor', 'board']
const tableToo: readonly Office[] = [...podium, 'dealer', 'table']
const anybody: readonly Office[] = [...tableToo, 'player']

/** Who may give each order. A new order without an entry does not compile. */
const OFFICES: { readonly [T in FloorOrder['type']]: readonly Office[] } = {
  OpenFloor: management,
  CloseFloor: management,
  OfferGame: floor,
  WithdrawGame: floor,
  SetHabits: management,

  SetTier: podium,
  Arrive: podium,
  StepOut: anybody,
  Bar: floor,
  Exclude: anybody,
  LiftBar: management,
  ShowPapers: podium,
  KeepApart: floor,
  LetTogether: floor,

  JoinList: anybody,
  LeaveList: anybody,
  CheckIn: podium,

  CallNext: podium,
  AnswerCall: anybody,

  LockUp: podium,
  Reserve: floor,
  Release: podium,
  LayMarker: tableToo,
  Sit: anybody,
  ClaimSeats: podium,
  StandUp: anybody,
  AskSeatChange: anybody,
  ChangeSeat: tableToo,

  // rrp/2/procedures/3: games start and end when management says so
  OpenTable: floor,
  CloseTable: floor,
  NextDeal: tableToo,
  DealOver: tableToo,
  WalkAway: tableToo,
  ComeBack: tableToo,
  MissBlind: tableToo,
  GiveAbsentButton: floor,
  PlayOver: podium,
  FallSilent: ['clock', ...podium],

  CallToMain: podium,
  RefuseMove: anybody,
  AskToMove: anybody,
  MakeMove: tableToo,
  CancelMove: anybody,

  BreakGame: floor,
  MergeFeeders: floor,

  ProposeLimit: anybody,
  ObjectToLimit: anybody,
  ApproveLimit: management,
  SettleLimit: floor,

  AddDealer: floor,
  PushDealer: floor,
  RelieveDealer: floor,
  CollectTime: tableToo,
  FundPromotion: floor,
  SetPromotionRules: floor,
  SplashPot: floor,
  RecordDeal: ['table'],
  AwardPromotion: floor,
  RedeemComps: floor,

  PassTime: ['clock', ...podium],
  Undo: podium,
}
