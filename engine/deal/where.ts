import type { Step } from '../forms/form.ts'
import { type Deal, type Player, stubCount } from './deal.ts'
import { dealCount, getsCards } from './dealing-order.ts'
import { programOf } from './program.ts'

/** The place of the step that is due: what there is nothing to do about is passed over. */
export const stepDue = (deal: Deal): number => {
  const { steps, always } = programOf(deal.form)
  let at = deal.step
  while (at < always.length && !always[at]! && passedOver(deal, steps, at)) at++
  return at
}

const passedOver = (deal: Deal, steps: readonly Step[], at: number): boolean => {
  const step = steps[at]!
  if (step.do === 'bet') return deal.round === null && !roundNeeded(deal)
  if (step.do === 'replace') return owedInAll(deal) === 0
  if (step.do === 'place') return !deal.players.some(player => owesPlacement(deal, player))
  if (step.do === 'deal') return deal.form.family === 'chinese' && !deal.players.some((_, i) => getsCards(deal, i))
  if (step.do !== 'burn') return false
  if (step.unless === 'the-stub-just-completes' && stubCount(deal) === programOf(deal.form).toCome[at]) return true
  const next = steps[at + 1]
  if (next?.do === 'replace') return owedInAll(deal) === 0 || stubCount(deal) <= 1
  // rrp/8/15: with one card left there is nothing to burn before it is scrambled with the burns to give each a card
  return deal.form.shortStub === 'common-card' && stubCount(deal) <= 1 && next?.do === 'deal' && reachesAll(deal, next)
}

/** Do stub and burns together have a card for everyone who is to get one? */
const reachesAll = (deal: Deal, step: Extract<Step, { do: 'deal' }>): boolean =>
  stubCount(deal) + deal.burns.length >= dealCount(deal, step)

/** Has this player rows that are not full yet? */
export const owesPlacement = (deal: Deal, player: Player): boolean =>
  !player.folded && (deal.form.rows?.rows.some((row, i) => (player.rows[i]?.length ?? 0) < row.cards) ?? false)

/** Is there anybody who can still wager, or has a bet to answer? */
const roundNeeded = (deal: Deal): boolean => {
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

/** rrp/11/10: is a burn due between two cards of the draw? */
export const burnBetween = (deal: Deal): boolean => deal.owing.length > 0 && deal.owing[0] === -1

/** Cards that the draw still owes all players together. */
const owedInAll = (deal: Deal): number => {
  let owed = 0
  for (const player of deal.players) owed += player.owed
  return owed
}
