import { killedFrom } from '../../deal/betting/kills.ts'
import type { Chips } from '../../deal/chips.ts'
import { citesOf } from '../../rulebooks/cites.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import type { Rulebook } from '../../rulebooks/rulebook.ts'
import type { PlayerId } from '../player.ts'
import type { KillButton, KillEvent, KillGame } from './kill-button.ts'
import type { KillOutcome } from './kill-outcome.ts'

/** What a deal leaves behind: who has won, kept or lost a leg, and who must kill the next pot. */
export const afterDeal = (
  button: KillButton,
  outcome: KillOutcome,
  game: KillGame,
  book: Rulebook,
): readonly KillEvent[] => {
  const { winners } = outcome
  if (winners.length === 0) return killReturned(button)
  const over: readonly KillEvent[] =
    button.killed === null ? [] : [{ type: 'KilledPotWon', players: winners, rules: [] }]
  if (!game.required) return over
  const { highLow, other } = book.requiredKillTrigger.is
  const trigger = game.form.pot.length > 1 ? highLow : other
  if (trigger === 'scoop-over-set-size') return [...over, ...afterScoop(outcome, game, book)]
  if (!book.killButton.is) return over
  const [winner, ...others] = winners
  if (others.length > 0) return [...over, ...afterSplit(button, outcome, book)]
  return [...over, ...afterWin(button, winner!, outcome, game, book)]
}

/** A kill of this game: this many big blinds, or at stud this many lower limits. */
export const killAmount = ({ stakes, size }: KillGame, book: Rulebook): Chips =>
  killedFrom(stakes) * book.killSize.is[size]

/** A deal that nobody won gave the kill back, and what was owed is owed again. */
const killReturned = ({ killed }: KillButton): readonly KillEvent[] =>
  killed === null ? [] : [{ type: 'KillReturned', ...killed, rules: [] }]

/** rrp/13/8: at a split-pot game a player who takes all of a large pot kills the next; it goes by the limit of the game. */
const afterScoop = ({ winners, pot }: KillOutcome, game: KillGame, book: Rulebook): readonly KillEvent[] => {
  const { scoopKillMinUpperBets, requiredKillTrigger } = book
  const [winner, ...others] = winners
  if (others.length > 0 || pot < scoopKillMinUpperBets.is * game.stakes.upper) return []
  return [owes(winner!, killAmount(game, book), [...requiredKillTrigger.rules, ...scoopKillMinUpperBets.rules])]
}

/** rrp/13/intro/kill-button: the winner has a leg up; if they had one before, and the pot is large enough, they must kill. */
const afterWin = (
  button: KillButton,
  winner: PlayerId,
  outcome: KillOutcome,
  game: KillGame,
  book: Rulebook,
): readonly KillEvent[] => {
  const { killButton, requiredKillTrigger, killSecondLegMinFullBets, killBlindCountsAsBlind } = book
  const news: KillEvent[] = [
    ...legsLost(button, outcome, [winner], book),
    { type: 'LegWon', player: winner, rules: killButton.rules },
  ]
  if (!button.legs.includes(winner)) return news
  const { killed } = button
  // rrp/13/7: a player who had to kill, and wins again, kills again for the same amount
  if (killed?.required && killed.player === winner && !killBlindCountsAsBlind.is) {
    return [...news, owes(winner, killed.amount, [...requiredKillTrigger.rules, ...killBlindCountsAsBlind.rules])]
  }
  // rrp/13/3, wsop/195: the second leg wants full bets of the limit played that are no part of the blinds
  const won = outcome.beyondBlinds + (killBlindCountsAsBlind.is ? 0 : outcome.kill)
  if (won < killSecondLegMinFullBets.is * outcome.lower) return news
  const rules = [...requiredKillTrigger.rules, ...killSecondLegMinFullBets.rules]
  return [...news, owes(winner, killAmount(game, book), rules)]
}

/** rrp/13/4: a player who had a leg and splits the pot has it still, and kills again if they killed this one. */
const afterSplit = (button: KillButton, outcome: KillOutcome, book: Rulebook): readonly KillEvent[] => {
  const { is, rules } = book.splitKeepsLeg
  // the holder last, since they have the kill button of two who keep a leg
  const kept = is ? button.legs.filter(player => outcome.winners.includes(player)).sort(last(button.holder)) : []
  const lost = legsLost(button, outcome, kept, book)
  // rrp/13/1c: it was split, and nobody of them had the kill button
  if (kept.length === 0) {
    return [...lost, { type: 'KillButtonNeutral', why: 'split', rules: citesOf(book.id).neutralOnSplit }]
  }
  const news: KillEvent[] = [...lost, ...kept.map(player => ({ type: 'LegKept', player, rules }) as const)]
  const { killed } = button
  return killed !== null && kept.includes(killed.player) ? [...news, owes(killed.player, killed.amount, rules)] : news
}

const last =
  (holder: PlayerId | null) =>
  (a: PlayerId, b: PlayerId): number =>
    Number(a === holder) - Number(b === holder)

/** The legs of those who played this deal and have not won it; a player who was not dealt in has theirs still. */
const legsLost = (
  { legs }: KillButton,
  { dealtIn }: KillOutcome,
  kept: readonly PlayerId[],
  { killButton: { rules } }: Rulebook,
): readonly KillEvent[] =>
  legs
    .filter(player => dealtIn.includes(player) && !kept.includes(player))
    .map(player => ({ type: 'LegLost', player, rules }))

const owes = (player: PlayerId, amount: Chips, rules: readonly RuleId[]): KillEvent => ({
  type: 'KillOwed',
  player,
  amount,
  rules,
})
