export { audit } from '../deal/audit.ts'
export { announcement, type DealerCall } from '../deal/betting/announcement.ts'
export type { KillChoice } from '../deal/betting/kills.ts'
export type { Bounds } from '../deal/betting/wager.ts'
export { wagerCalls } from '../deal/betting/wager-calls.ts'
export { type Arrangement, arrange } from '../deal/chinese/arrange.ts'
export { type FantasylandDeal, fantasylandDeal, type InFantasyland } from '../deal/chinese/fantasyland-deal.ts'
export type { Misfit } from '../deal/chinese/rows.ts'
export { isFouled, type Laid } from '../deal/chinese/rows.ts'
export { royalties } from '../deal/chinese/royalties.ts'
export { type PairScore, potByPoints, scorePair } from '../deal/chinese/scoring.ts'
export {
  type HandPair,
  type PairPoints,
  type Payment,
  settlementOrder,
  settlePoints,
} from '../deal/chinese/settlement.ts'
export { isSureToFoul } from '../deal/chinese/sure-foul.ts'
export type { Chips, Seat } from '../deal/chips.ts'
export type {
  Command,
  DealerCommand,
  PlayerCommand,
  Post,
  PostKind,
  Reading as HandsReading,
  Seated,
  Setting,
  StartDeal,
} from '../deal/commands.ts'
export { type Deal, type Player, placeOf, potTotal, type Round, type ShownToOne } from '../deal/deal.ts'
export { recipients } from '../deal/dealing/recipients.ts'
export { poolOf } from '../deal/dealing/short-stub.ts'
export { struckBoard } from '../deal/dealing/strike.ts'
export { type DrawCount, drawCount } from '../deal/drawing/draw-count.ts'
export type {
  Cited,
  DealEvent,
  DealStarted,
  HandOf,
  PotAwarded,
  Reported,
  ReshuffledPile,
  Taken,
  WhenOthersSee,
  WhyKilled,
  WhyVoided,
} from '../deal/events.ts'
export { evolve, replay, walk } from '../deal/evolve.ts'
export { type HandStatus, handStatus } from '../deal/hand-status.ts'
export type { Impossible, WhyImpossible } from '../deal/impossible.ts'
export type { BlindLaw, DrawnLaw, DrawPile, Law, RaiseLaw, StraddleLaw, StudLaw } from '../deal/law.ts'
export type { GameDealt } from '../deal/law-of.ts'
export { lawOf01 } from '../deal/law-of-0.1.ts'
export {
  type BettingTurn,
  type CardTurn,
  type DealerAct,
  type DealerTurn,
  type Legal,
  legal,
  type RowsDue,
  type RulingTurn,
  type ShowTurn,
} from '../deal/legal.ts'
export { legalCommands } from '../deal/legal-commands.ts'
export { logSeen } from '../deal/log-seen.ts'
export type * from '../deal/mending.ts'
export { nextButton } from '../deal/next-button.ts'
export { withDecisionsNow } from '../deal/older-decisions.ts'
export type { Given, Play } from '../deal/play.ts'
export { type GamePlayed, mayRunIt, mostRuns } from '../deal/pots/agreements.ts'
export { type Contribution, type Pot, potsOf, uncalled } from '../deal/pots/pots.ts'
export { type Contender, type Showing, settle } from '../deal/pots/settle.ts'
export { formRules } from '../deal/program.ts'
export { promptRules } from '../deal/prompt-rules.ts'
export { wouldHaveCome } from '../deal/rabbit.ts'
export { type Habits, randomCommand } from '../deal/random-play.ts'
export { cardsSeen, isDealEventType, openedIn, redacted, seenDeal } from '../deal/redact.ts'
export type { Decision, Refusal, Why } from '../deal/refusal.ts'
export type { DealAbout, PotPart, Stake, Unknown } from '../deal/refusal-about.ts'
export { DECISIONS, isDecision, type PickedBurn, type RulingDecision } from '../deal/ruling-decision.ts'
export { type Called, handCalled } from '../deal/showdown/hand-called.ts'
export { type Boards, type Held, handValue, held } from '../deal/showdown/hand-value.ts'
export { type Holding, holdings, rowHoldings } from '../deal/showdown/holding.ts'
export { isRunOut, mayOpenHands } from '../deal/showdown/open-hands.ts'
export { mustBeRead, type PartToRead, partsToRead } from '../deal/showdown/read-hands.ts'
export { winningCards } from '../deal/showdown/winning-cards.ts'
export { type ChipUse, type Stakes, stakesFor } from '../deal/stakes.ts'
export { streetOf } from '../deal/street.ts'
export { type AwardSummary, type SeatSummary, type Summary, summary } from '../deal/summary.ts'
export { type SeenBefore, type SeenPlayer, type View, type Viewer, view, viewAgain } from '../deal/view.ts'
export { WHY_KILLED, WHY_VOIDED } from '../deal/why-dead.ts'
