import type { Step } from '../forms/form.ts'
import { type Deal, type Player, stubCount } from './deal.ts'
import { getsCards } from './dealing-order.ts'
import { programOf } from './program.ts'

/** The place of the step that is due: what there is nothing to do about is passed over. */
export const stepDue = (deal: Deal): number => {
  const { steps } = programOf(deal.form)
  let at = deal.step
  while (at < steps.length && passedOver(deal, steps, at)) at++
  return at
}

const passedOver = (deal: Deal, steps: readonly Step[], at: number): boolean => {
  const step = steps[at]!
  if (step.do === 'bet') return deal.round === null && !roundNeeded(deal)
  if (step.do === 'replace') return owedInAll(deal) === 0
  if (step.do === 'place') return !deal.players.some(player => owesPlacement(deal, player))
  if (step.do === 'deal') return deal.form.family === 'chinese' && !deal.players.some((_, i) => getsCards(deal, i))
  if (step.do !== 'burn') return false
  if (step.unless === 'the-stub-just-completes' && stubCount(deal) === cardsToCome(deal, at)) return true
  const next = steps[at + 1]
  if (next?.do === 'replace') return owedInAll(deal) === 0 || stubCount(deal) <= 1
  // rrp/8/15: with one card left there is nothing to burn; it is scrambled with the burns first
  return deal.form.shortStub === 'common-card' && stubCount(deal) <= 1
}

/** Has this player rows that are not full yet? */
export const owesPlacement = (deal: Deal, player: Player): boolean =>
  !player.folded && (deal.form.rows?.rows.some((row, i) => (player.rows[i]?.length ?? 0) < row.cards) ?? false)

/** Is there anybody who can still wager, or has a bet to answer? */
export const roundNeeded = (deal: Deal): boolean => {
  let able = 0
  let ableBet = 0
  let otherBet = 0
  for (const player of deal.players) {
    if (player.folded) continue
    if (player.stack > 0) {
      able++
      ableBet = player.bet
    } else if (player.bet > otherBet) otherBet = player.bet
  }
  return able >= 2 || (able === 1 && ableBet < otherBet)
}

/** Cards that the draw still owes all players together. */
export const owedInAll = (deal: Deal): number => {
  let owed = 0
  for (const player of deal.players) owed += player.owed
  return owed
}

/** Boardcards and burns that are still to come from this step on. */
export const cardsToCome = (deal: Deal, from: number): number => {
  let cards = 0
  const { steps } = programOf(deal.form)
  for (let i = from; i < steps.length; i++) {
    const step = steps[i]!
    if (step.do === 'board') cards += step.cards * deal.form.boards
    else if (step.do === 'burn' && step.unless === undefined) cards++
  }
  return cards
}
