export * from './cards/card.ts'
export * from './cards/deck.ts'
export * from './cards/shuffle.ts'
export { audit } from './deal/audit.ts'
export { announcement, type DealerCall } from './deal/betting/announcement.ts'
export type { Bounds } from './deal/betting/wager.ts'
export { wagerCalls } from './deal/betting/wager-calls.ts'
export { type Arrangement, arrange } from './deal/chinese/arrange.ts'
export { type FantasylandDeal, fantasylandDeal } from './deal/chinese/fantasyland-deal.ts'
export { isFouled, type Laid } from './deal/chinese/rows.ts'
export { royalties } from './deal/chinese/royalties.ts'
export { potByPoints } from './deal/chinese/scoring.ts'
export type { Chips, Seat } from './deal/chips.ts'
export type {
  Command,
  DealerCommand,
  PlayerCommand,
  Post,
  PostKind,
  Reading as HandsReading,
  StartDeal,
} from './deal/commands.ts'
export { type Deal, type Player, placeOf, potTotal, type Round } from './deal/deal.ts'
export { recipients } from './deal/dealing/recipients.ts'
export { poolOf } from './deal/dealing/short-stub.ts'
export { struckBoard } from './deal/dealing/strike.ts'
export { type DrawCount, drawCount } from './deal/drawing/draw-count.ts'
export type { DealEvent, DealStarted, PotAwarded, Taken } from './deal/events.ts'
export { evolve, replay } from './deal/evolve.ts'
export { type BettingTurn, type CardTurn, type DealerAct, type Legal, legal, type RowsDue } from './deal/legal.ts'
export type * from './deal/mending.ts'
export { nextButton } from './deal/next-button.ts'
export type { Play } from './deal/play.ts'
export { type Contribution, type Pot, potsOf, uncalled } from './deal/pots/pots.ts'
export { type Contender, type Showing, settle } from './deal/pots/settle.ts'
export { type Habits, randomCommand } from './deal/random-play.ts'
export type { Decision, Refusal, Why } from './deal/refusal.ts'
export { acceptedWords, refusalWords } from './deal/refusal-words.ts'
export { type Called, handCalled } from './deal/showdown/hand-called.ts'
export { type Boards, type Held, handValue, held } from './deal/showdown/hand-value.ts'
export { mustBeRead, type PartToRead, partsToRead } from './deal/showdown/read-hands.ts'
export { type Stakes, stakesFor } from './deal/stakes.ts'
export { streetOf } from './deal/street.ts'
export { type Summary, summary } from './deal/summary.ts'
export { type SeenPlayer, type View, type Viewer, view } from './deal/view.ts'
export { bombPot } from './forms/bomb-pot.ts'
export { checkForm } from './forms/check.ts'
export { cardsUsed } from './forms/check-cards.ts'
export { heldAfter } from './forms/check-steps.ts'
export { withFantasyland } from './forms/chinese.ts'
export { describeForm, playersInWords, RANKING_WORDS, sharesInWords } from './forms/describe.ts'
export * from './forms/form.ts'
export { type FormId, forms, isFormId } from './forms/forms.ts'
export { FAMILIES, FAMILY_TITLES } from './forms/forms-page.ts'
export { withJoker, withoutJoker } from './forms/joker.ts'
export { checkMix, formOf, type Mix, type MixPart, mixes, mostSeats, type Played } from './forms/mix.ts'
export { bigEasyOf } from './forms/omaha.ts'
export { type OutsRow, outsByDraw, outsTable } from './forms/outs.ts'
export { readForm } from './forms/read-form.ts'
export type { Refused } from './forms/refused.ts'
export {
  equity,
  equityInSteps,
  merged,
  type Outlook,
  outlook,
  type Part as OddsPart,
  partsOf,
  runPart,
  type Step as OddsStep,
  type Stop as OddsStop,
} from './odds/equity.ts'
export { type Chop, chop, icm, MOST_IN_ICM, placeChances } from './odds/icm.ts'
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
export { type Combo, combosOf, HOLDINGS, type Holding, holdingName, holdingOf, type Range } from './odds/range.ts'
export { readRange } from './odds/read-range.ts'
export { handStrength, type Strength } from './odds/strength.ts'
export { PARTS_OF_A_POT, type Sums } from './odds/tally.ts'
export { type Comparison, compareHands } from './ranking/compare.ts'
export { high5, high6, high7, high7At, highCategory, highValue } from './ranking/high.ts'
export { omaha4, omahaEightOrBetter, omahaHigh, twoAndThree } from './ranking/omaha.ts'
export { RANKINGS, type Ranking, type RankingName, type Value } from './ranking/ranking.ts'
export { rankings } from './ranking/rankings.ts'
export { numberWords } from './ranking/words.ts'
export { type Contradiction, contradictions, contradictionsIn } from './rulebooks/contradictions.ts'
export * from './rulebooks/differences.ts'
export type { House, Overrides } from './rulebooks/house.ts'
export { houseProblem, readHouse } from './rulebooks/house-check.ts'
export { bookDiff, type ChapterDiff, type PointDiff } from './rulebooks/house-diff.ts'
export { bookPage, whoseWord } from './rulebooks/house-page.ts'
export { houseSchema } from './rulebooks/house-schema.ts'
export * from './rulebooks/kind.ts'
export { kindProblem, kindProblems } from './rulebooks/kind-check.ts'
export { kindSchema, type Schema } from './rulebooks/kind-schema.ts'
export { kindWords, valueWords } from './rulebooks/kind-words.ts'
export * from './rulebooks/ledger.ts'
export { searchLedger } from './rulebooks/ledger-search.ts'
export { near } from './rulebooks/near.ts'
export type { Answer as BookAnswer, Asked, Chapter } from './rulebooks/point.ts'
export { askedOn, isPointName, noSuchPoint, pointNames, pointsAlso } from './rulebooks/point-named.ts'
export { BOOKS, type BookId, idsIn, isRuleId, type RuleId } from './rulebooks/rule-id.ts'
export { RULE_IDS } from './rulebooks/rule-ids.ts'
export { chapters, type Point, type PointName, points, type Rulebook, type ValueOf } from './rulebooks/rulebook.ts'
export { bookTitles, rulebookOf, rulebooks } from './rulebooks/rulebooks.ts'
export { booksOn } from './rulings/books-on.ts'
export { decide, play, rule } from './rulings/decide.ts'
export { type Fact, type FactKind, isMaybe, kindOf } from './rulings/fact.ts'
export { factsOf, INCIDENTS, mayGoUnnoticed, movesCards } from './rulings/incident-facts.ts'
export type { Decide, Notice, TableCommand } from './rulings/report.ts'
export type { Ruler } from './rulings/ruler.ts'
export { type Incident, type IncidentType, isIncidentType } from './rulings/rulers.ts'
export type { Option, Ruling } from './rulings/ruling.ts'
export { type Act as ScenarioAct, actsTold } from './scenario/acts-told.ts'
export type { Answered } from './scenario/answers/answer.ts'
export { QUESTIONS, questionNamed } from './scenario/answers/questions.ts'
export { rulingWords } from './scenario/answers/ruling.ts'
export { type Answer, ask } from './scenario/ask.ts'
export type { Course } from './scenario/course.ts'
export { exampleScenario } from './scenario/example.ts'
export { factWords, incidentSentence, incidentSpoken, inWords } from './scenario/incident-spoken.ts'
export { type IncidentTold, readIncident } from './scenario/incident-told.ts'
export { decisionWords } from './scenario/mending-news.ts'
export { citedNews, newsWords } from './scenario/news.ts'
export { deciderWords } from './scenario/news-parts.ts'
export { orderWords } from './scenario/order-words.ts'
export { carriedOut, playScenario } from './scenario/play-scenario.ts'
export { isProblem, type Misread, type Problem } from './scenario/problem.ts'
export { readScenario } from './scenario/read-scenario.ts'
export type { Ruled } from './scenario/ruled.ts'
export type { ActTold, Scenario, SeatTold, StakesTold, TableTalk } from './scenario/scenario.ts'
export { scenarioSchema } from './scenario/schema.ts'
export { type Order, orderOf } from './scenario/spoken.ts'
export { defaultBombAnte } from './table/agreed/bomb-pot-due.ts'
export { chipsOnTable, tableAudit } from './table/audit.ts'
export { type BuyInRange, buyInRange } from './table/chips/buy-in-range.ts'
export type { CameFrom } from './table/chips/transfer.ts'
export { rakeOf, rakeOfBook } from './table/collections/rake.ts'
export { type DealOutcome, outcomeOf } from './table/deals/outcome.ts'
export type { Out, WhyOut } from './table/deals/plan.ts'
export { decideTable, type TableDecision } from './table/decide.ts'
export type { TableEvent } from './table/events.ts'
export { evolveTable, replayTable } from './table/evolve.ts'
export {
  barredByKill,
  killGameOpens,
  type LegOnReturn,
  legOnGettingUp,
  legOnReturn,
} from './table/kills/kill-absence.ts'
export * from './table/kills/kill-button.ts'
export { type KillDue, type KillPlaces, type KillToPost, killDue } from './table/kills/kill-due.ts'
export { afterDeal, killAmount } from './table/kills/kill-legs.ts'
export {
  type NewcomerEntry,
  type NewcomerWish,
  newcomerInKilledPot,
  newcomerWishes,
} from './table/kills/kill-newcomer.ts'
export { type KillOutcome, killOutcome } from './table/kills/kill-outcome.ts'
export { type KillIn, killsPosted } from './table/kills/kill-posts.ts'
export { ENTRY_WISHES, type EntryWish, type Member, type Penalty, type Standing } from './table/member.ts'
export { mostDealtIn } from './table/mixes/most-dealt-in.ts'
export { differsFromMix, feedsMix, type MixVerdict, overlapPercent } from './table/mixes/overlap.ts'
export {
  decideNight,
  evolveNight,
  type Night,
  type NightDecision,
  type NightEvent,
  type NightOrder,
} from './table/night.ts'
export { NOTE_KINDS, type Note, type NoteKind, type OpenNote } from './table/notes/note.ts'
export { checkPlacard } from './table/opening/check-placard.ts'
export { type PlacardWish, placardFor } from './table/opening/placard-for.ts'
export type { TableOrder } from './table/orders.ts'
export type { Clock } from './table/people/clock.ts'
export { type PickUpDue, pickUpsDue } from './table/people/pick-up.ts'
export { creditsOf, type PlayLogged } from './table/people/rewards.ts'
export { type Present, whoCanPlay } from './table/people/who-can-play.ts'
export type { Collection, GamePart, Placard } from './table/placard.ts'
export { playTable, type TablePlay } from './table/play.ts'
export type { PlayerId } from './table/player.ts'
export { type NightPlan, type NightStep, randomNight } from './table/random-night.ts'
export type { TableRefusal, TableWhy } from './table/refusal.ts'
export { tableRefusalWords } from './table/refusal-words.ts'
export type { EntryChoice } from './table/seats/entry-choice.ts'
export { entryChoices } from './table/seats/entry-choices.ts'
export type {
  Agreed,
  BombPotProposed,
  CalledDeal,
  Carried,
  Places,
  Rotation,
  Table,
  TimeKept,
  TimePool,
  TimeWay,
} from './table/table.ts'
export { minutes, seconds, type Time } from './table/time.ts'
export { type DrawChange, type DrawRequest, mayChangeDraw } from './wagers/draw-change.ts'
export { readWager } from './wagers/read-wager.ts'
export type { Act, Consequence, Discretion, Outcome, Reading, WagerAct } from './wagers/reading.ts'
export type { Doing, Gesture, HeldChips, Mistake, Noticed, Since, Situation, Skipped } from './wagers/situation.ts'
export { situationAt } from './wagers/situation-at.ts'
