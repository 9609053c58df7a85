import { codeOf } from '../../cards/card.ts'
import { rankings } from '../../ranking/rankings.ts'
import type { Chips } from '../chips.ts'
import type { Deal, Player } from '../deal.ts'
import type { Taken } from '../events.ts'
import { hasClaim } from '../pots/claim.ts'
import { bettingAt, programOf } from '../program.ts'
import { handValue, held } from '../showdown/hand-value.ts'
import { tell, type Work } from '../work.ts'
import { sevensPoint } from './draw-law.ts'

/**
 * rrp/11/a5/4: a seven or better that was checked after the draw wins nothing of what was bet later: that goes back to
 * all who put it in, and the hand plays for what lay in the pot before the draw. One that is beaten loses what it called.
 */
export const holdToSevens = (work: Work): void => {
  const { state: deal } = work
  if (deal.form.family !== 'draw') return
  const point = sevensPoint(deal)
  if (point === undefined || !point.is || deal.played !== programOf(deal.form).lastRound) return
  const back = wagersBack(deal)
  if (back.length > 0) tell(work, { type: 'WagersReturned', back, rules: point.rules })
}

/** What goes back to whom by the sevens rule; nothing where it was kept to. */
const wagersBack = (deal: Deal): readonly Taken[] => {
  const best = bestAfterTheDraw(deal)
  const sevens = best.filter(player => isSevenOrBetter(deal, player))
  if (sevens.some(player => player.passed)) return deal.players.flatMap(lastWager)
  // rrp/11/a5/4/short-all-in
  return isShort(deal) ? deal.players.filter(player => isOvercall(deal, player, best, sevens)).flatMap(lastWager) : []
}

const lastWager = ({ seat, put }: Player): readonly Taken[] => (put > 0 ? [{ seat, amount: put }] : [])

/** The best hands among those who have chips of the last round in the pot; a hand that nobody has seen is not among them. */
const bestAfterTheDraw = (deal: Deal): readonly Player[] => {
  const inIt = deal.players.filter(player => player.put > 0 && hasClaim(player) && player.shown === 'shown')
  const worth = inIt.map(player => worthOf(deal, player))
  const most = Math.max(0, ...worth)
  return most === 0 ? [] : inIt.filter((_, i) => worth[i] === most)
}

const worthOf = (deal: Deal, { down, up }: Player): number => handValue(deal.form.pot[0]!, held(down, up), [])

const isSevenOrBetter = (deal: Deal, player: Player): boolean => {
  const { ranking } = deal.form.pot[0]!
  const worst = ranking === 'deuce-to-seven' ? WORST_SEVEN_WITHOUT_STRAIGHTS : WORST_SEVEN
  return worthOf(deal, player) >= rankings[ranking].value(worst)
}
const WORST_SEVEN = (['7c', '6d', '5h', '4s', '3c'] as const).map(codeOf)
const WORST_SEVEN_WITHOUT_STRAIGHTS = (['7c', '6d', '5h', '4s', '2c'] as const).map(codeOf)

/** Was the last round an all-in of less than half a bet and calls of it? Completed, it meets every duty. */
const isShort = (deal: Deal): boolean => priceOf(deal) * 2 < betSize(deal)

/** What it took to stay in. */
const priceOf = (deal: Deal): Chips => Math.max(0, ...deal.players.map(({ put, actedAt }) => (put > 0 ? actedAt : 0)))

const betSize = (deal: Deal): Chips => {
  const { form, stakes, law } = deal
  const { tier } = bettingAt(form, programOf(form).lastRound)
  return stakes.structure === 'limit' && tier === 'upper' && !law.draw!.single ? stakes.upper : stakes.lower
}

/** Did this player call the short bet behind a seven or better that called it too, and lose? */
const isOvercall = (deal: Deal, player: Player, best: readonly Player[], sevens: readonly Player[]): boolean =>
  !best.includes(player) && sevens.some(seven => 0 < called(deal, seven) && called(deal, seven) < called(deal, player))

/** In which place this player called the last bet, counted clockwise from its maker; 0 if they did not call it. */
const called = (deal: Deal, player: Player): number => {
  if (player.put === 0 || player.actedAt < priceOf(deal)) return 0
  const { aggressor, players } = deal
  return (players.indexOf(player) - aggressor + players.length) % players.length
}
