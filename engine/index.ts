export {
  type Card,
  type CardCode,
  cardOf,
  cards,
  codeOf,
  isCard,
  type Rank,
  readCards,
  type Suit,
} from './cards/card.ts'
export { type DeckName, decks } from './cards/deck.ts'
export { type Chance, fairChance, seeded, shuffled } from './cards/shuffle.ts'
export { audit } from './deal/audit.ts'
export type { Bounds } from './deal/betting/wager.ts'
export type { Chips, Seat } from './deal/chips.ts'
export type { Command, DealerCommand, PlayerCommand, Post, PostKind, StartDeal } from './deal/commands.ts'
export type { Deal, Player, Round } from './deal/deal.ts'
export type { DealEvent } from './deal/events.ts'
export { evolve, replay } from './deal/evolve.ts'
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
} from './deal/legal.ts'
export type { Play } from './deal/play.ts'
export { type Contribution, type Pot, potsOf } from './deal/pots/pots.ts'
export { type Habits, randomCommand } from './deal/random-play.ts'
export type { Decision, Refusal, Why } from './deal/refusal.ts'
export { type Stakes, stakesFor } from './deal/stakes.ts'
export { type AwardSummary, type SeatSummary, type Summary, summary } from './deal/summary.ts'
export { type SeenPlayer, type View, type Viewer, view } from './deal/view.ts'
export { bombPot } from './forms/bomb-pot.ts'
export { checkForm } from './forms/check.ts'
export { describeForm } from './forms/describe.ts'
export {
  type Betting,
  type BringIn,
  bet,
  board,
  burn,
  discard,
  down,
  draw,
  type Fantasyland,
  type FirstToAct,
  type Form,
  type Opening,
  type Row,
  type Rows,
  type RoyaltyName,
  type Selection,
  type Share,
  type ShortStub,
  type Step,
  type Street,
  type Structure,
  street,
  up,
} from './forms/form.ts'
export { type FormId, forms, isFormId } from './forms/forms.ts'
export { type Mix, type MixPart, mixes } from './forms/mix.ts'
export { type OutsRow, outsTable } from './forms/outs.ts'
export { readForm } from './forms/read-form.ts'
export type { Refused } from './forms/refused.ts'
export { type Problem, problemText } from './kinds/problem.ts'
export {
  equity,
  equityInSteps,
  merged,
  type Part as OddsPart,
  partsOf,
  runPart,
  type Step as OddsStep,
  type Stop as OddsStop,
} from './odds/equity.ts'
export { type Chop, chop, icm } from './odds/icm.ts'
export { type OutCard, type Outs, outs } from './odds/outs.ts'
export type {
  Cards,
  Equity,
  HandAsked,
  HandEquity,
  Options as OddsOptions,
  Question as OddsQuestion,
  ShareEquity,
  ToldHand,
} from './odds/question.ts'
export type { Range } from './odds/range.ts'
export { readRange } from './odds/read-range.ts'
export { handStrength, type Strength } from './odds/strength.ts'
export type { Sums } from './odds/tally.ts'
export { type Comparison, compareHands } from './ranking/compare.ts'
export type { Ranking, RankingName, Value } from './ranking/ranking.ts'
export { rankings } from './ranking/rankings.ts'
export type { House, Overrides } from './rulebooks/house.ts'
export { readHouse } from './rulebooks/house-check.ts'
export { BOOKS, type BookId, type RuleId } from './rulebooks/rule-id.ts'
export type { Rulebook } from './rulebooks/rulebook.ts'
export { rulebookOf, rulebooks } from './rulebooks/rulebooks.ts'
export { booksOn } from './rulings/books-on.ts'
export { carryOut, decide, play, rule } from './rulings/decide.ts'
export { INCIDENTS } from './rulings/incident-facts.ts'
export type { Decide, Notice, TableCommand } from './rulings/report.ts'
export type { Incident, IncidentType } from './rulings/rulers.ts'
export type { Option, Ruling } from './rulings/ruling.ts'
export { type Answer, ask } from './scenario/ask.ts'
export { readScenario } from './scenario/read-scenario.ts'
export type { Scenario } from './scenario/scenario.ts'
export { type Simulated, type SimulationWish, simulate } from './simulation/simulate.ts'
export type { Tally } from './simulation/tally.ts'
export type { TableEvent } from './table/events.ts'
export { type PlacardWish, placardFor } from './table/opening/placard-for.ts'
export type { TableOrder } from './table/orders.ts'
export type { Placard } from './table/placard.ts'
export { playTable, type TablePlay } from './table/play.ts'
export { type NightPlan, type NightStep, randomNight } from './table/random-night.ts'
export type { TableRefusal, TableWhy } from './table/refusal.ts'
export type { Table } from './table/table.ts'
export { decideTable, evolveTable, replayTable, type TableDecision } from './table/table-decider.ts'
export { readWager } from './wagers/read-wager.ts'
export type { Act, Consequence, Discretion, Outcome, Reading, WagerAct } from './wagers/reading.ts'
export type { Doing, Gesture, HeldChips, Mistake, Noticed, Since, Situation, Skipped } from './wagers/situation.ts'
export { situationAt } from './wagers/situation-at.ts'
export { refusalWords, tableRefusalWords } from './words/english/print.ts'
