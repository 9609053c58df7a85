import type { Form, Step } from '../forms/form.ts'
import type { Seat } from './chips.ts'
import { type Deal, type Player, stubCount } from './deal.ts'
import { dealCount, getsCards } from './dealing/dealing-order.ts'
import { spareCount } from './dealing/removed-cards.ts'
import { NOTHING_WRONG, repairAt } from './mending.ts'
import { programOf } from './program.ts'

/** The place of the step that is due: what there is nothing to do about is passed over. */
export const stepDue = (deal: Deal): number => {
  const { steps, always, does } = programOf(deal.form)
  const plain = deal.runs === 1 && deal.mending === NOTHING_WRONG
  let at = deal.step
  for (; at < always.length; at++) {
    if (plain && always[at]!) break
    if (does[at] === 'bet' ? deal.round !== null || roundNeeded(deal) : !passedOver(deal, steps, at)) break
  }
  return at
}

const passedOver = (deal: Deal, steps: readonly Step[], at: number): boolean => {
  const step = steps[at]!
  if (step.do === 'replace') return owedInAll(deal) === 0
  if (step.do === 'place') return !deal.players.some(player => owesPlacement(deal, player))
  if (step.do === 'deal') return mayLackHands(deal) && nobodyGetsCards(deal)
  if (step.do === 'turn-up') return nobodyTurnsUp(deal)
  if (step.do !== 'burn') return false
  if (repairAt(deal.mending, at, 'skip-burn') !== undefined) return true
  if (deal.runs > 1 && noBurnInRun(deal, steps, at)) return true
  if (step.unless === 'the-stub-just-completes' && stubCount(deal) === programOf(deal.form).toCome[at]) return true
  const next = steps[at + 1]
  if (next?.do === 'replace') return owedInAll(deal) === 0 || stubCount(deal) <= 1
  if (next?.do !== 'deal' || deal.form.shortStub !== 'common-card') return false
  if (deal.mending !== NOTHING_WRONG && nobodyGetsCards(deal)) return true
  // rrp/8/15: with one card left there is nothing to burn before it is scrambled with the burns to give each a card
  return stubCount(deal) <= 1 && reachesAll(deal, next) && !countsBeforeTheStreet(deal)
}

/** wsop/232: are stub and burns counted before the last street, instead of dealing as far as the cards reach? */
export const countsBeforeTheStreet = ({ form, law }: Deal): boolean =>
  form.shortStub === 'muck-too' || law.stud?.countsFirst === true

/** Can it be that nobody gets a card of a street: all are in Fantasyland, or have had it too early? */
const mayLackHands = (deal: Deal): boolean => deal.form.family === 'chinese' || deal.mending !== NOTHING_WRONG

const nobodyGetsCards = (deal: Deal): boolean => !deal.players.some((_, place) => getsCards(deal, place))

/** wsop/mexican-poker-choice: has nobody a downcard to turn up? */
const nobodyTurnsUp = (deal: Deal): boolean =>
  deal.mending !== NOTHING_WRONG && !deal.players.some(player => !player.folded && player.down.length > 0)

/** Is there no burn here because what is left is dealt more than once? */
const noBurnInRun = (deal: Deal, steps: readonly Step[], at: number): boolean => {
  if (deal.burnless) return true
  // wsop/215: the one card left is the last boardcard
  if (stubCount(deal) === 1 && boardcardsToRun(deal, at) === 1) return true
  const before = steps.slice(deal.runFrom, at).filter(step => step.do === 'burn').length
  return isEightHandedFiveCard(deal, steps) && before >= deal.law.runBurns! / deal.runs
}

/** wsop/213-five-card: five cards to each of eight hands, and two whole boards: the deck reaches for one burn a board. */
const isEightHandedFiveCard = (deal: Deal, steps: readonly Step[]): boolean => {
  const own = steps.reduce((cards, step) => (step.do === 'deal' ? cards + step.cards : cards), 0)
  const fromTheFlop = !steps.slice(0, deal.runFrom).some(step => step.do === 'board')
  return deal.players.length === 8 && own === 5 && deal.runs === 2 && fromTheFlop
}

/** Boardcards that are still to come from this step on, in this run-out alone. */
export const boardcardsFrom = (form: Form, at: number): number => programOf(form).boardcards[at] ?? 0

/** Boardcards that are still to come from this step on, in this run-out and those after it. */
export const boardcardsToRun = (deal: Deal, at: number): number =>
  boardcardsFrom(deal.form, at) + (deal.runs - 1 - deal.run) * boardcardsFrom(deal.form, deal.runFrom)

/** Do stub and burns together have a card for everyone who is to get one? */
const reachesAll = (deal: Deal, step: Extract<Step, { do: 'deal' }>): boolean =>
  stubCount(deal) + spareCount(deal) >= dealCount(deal, step)

/** Has this player rows that are not full yet? */
export const owesPlacement = (deal: Deal, player: Player): boolean =>
  !player.folded &&
  (deal.form.rows?.rows.some((row, i) => (player.rows[i]?.length ?? 0) < row.cards) ?? false) &&
  !waitsInFantasyland(deal, player)

/** wsop/352d2: a player who lacks cards in Fantasyland does not set before they have them. */
const waitsInFantasyland = (deal: Deal, { seat, fantasyland, rows, down }: Player): boolean =>
  fantasyland > 0 &&
  rows.length === 0 &&
  down.length > 0 &&
  (down.length < deal.form.rows!.rows.reduce((cards, row) => cards + row.cards, 0) || getsMoreLast(deal, seat))

const getsMoreLast = ({ mending, step }: Deal, seat: Seat): boolean =>
  mending.repairs.some(repair => repair.do === 'give-last' && repair.seat === seat && repair.at >= step)

/** Is there anybody who can still wager, or has a bet to answer? */
const roundNeeded = (deal: Deal): boolean => {
  let able = 0
  let ableBet = 0
  let otherBet = 0
  for (const player of deal.players) {
    if (player.folded) continue
    if (player.stack > 0) {
      if (able === 1) return true
      able = 1
      ableBet = player.bet
    } else if (player.bet > otherBet) otherBet = player.bet
  }
  return able === 1 && ableBet < otherBet
}

/** Is the next card a burn: by the form, between two cards of the draw, or one more by a ruling? */
export const burnIsDue = (deal: Deal, at: number): boolean =>
  programOf(deal.form).does[at] === 'burn' ||
  burnBetween(deal) ||
  (deal.mending !== NOTHING_WRONG && repairAt(deal.mending, at, 'burn-first') !== undefined)

/** rrp/11/10: is a burn due between two cards of the draw? */
export const burnBetween = (deal: Deal): boolean => deal.owing.length > 0 && deal.owing[0] === -1

/** Cards that the draw still owes all players together. */
const owedInAll = (deal: Deal): number => {
  let owed = 0
  for (const player of deal.players) owed += player.owed
  return owed
}
