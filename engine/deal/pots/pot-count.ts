import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import { betsOrFolds } from '../betting/first-to-act.ts'
import type { Chips } from '../chips.ts'
import { type Deal, potTotal } from '../deal.ts'
import type { DealEvent } from '../events.ts'

/** The pot as it is counted, with his own call, for the most that a player may raise. */
export const potAfterCall = (deal: Deal, place: number): Chips => {
  const round = deal.round!
  const player = deal.players[place]!
  // rrp/14/pl/5: what his own blind counts for more than it holds is a part of his call
  const pot = potTotal(deal) - uncounted(deal) + round.phantom - player.phantom
  return roundedUp(pot, round.law.potUnit) + round.price - player.bet
}

/** Dead money that a house leaves out; what the high card of stud opens for goes by the antes all the same. */
const uncounted = (deal: Deal): Chips =>
  deal.round!.law.deadCounts || (deal.round!.price === 0 && deal.opener < 0 && betsOrFolds(deal))
    ? 0
    : deal.dead + deal.antes

/** rrp/14/pl/4, uspa/3.4.3.5, wsop/190: to speed things up the pot may count as the next larger unit. */
const roundedUp = (pot: Chips, unit: Chips): Chips => (unit > 1 ? Math.ceil(pot / unit) * unit : pot)

/** What a forced bet counts in the pot for more than was put in, until the last blind has acted. */
export const phantomOfPost = (deal: Deal, post: Extract<DealEvent, { type: 'Posted' }>): Chips => {
  const { structure, blinds } = deal.stakes
  if (blinds.length === 0 || (structure !== 'pot-limit' && structure !== 'half-pot')) return 0
  const big = Math.max(...blinds)
  if (post.kind === 'dead')
    return isDeadSmallBlind(deal, post.due, big) && deadCountsAsBig(deal) ? big - post.amount : 0
  if (post.kind !== 'blind') return 0
  // rrp/4/1: what the opener may raise is the same over a blind that was posted short
  return (post.due < big && smallCountsAsBig(deal) ? big : post.due) - post.amount
}

/** rrp/14/pl/5, wsop/192a: does a smaller blind count as the largest? */
const smallCountsAsBig = ({ book, form, stakes, setting }: Deal): boolean => {
  const { potLimitSmallBlindAsBig, potLimitSmallBlindForms, potLimitThreeBlinds } = rulebookOf(book)
  if (stakes.blinds.length > 2) return potLimitThreeBlinds.is[setting] === 'as-largest'
  // rrp/14/pl/5 speaks of hold'em and Omaha, wsop/191 of every game
  const isThere = form.family === 'board' || potLimitSmallBlindForms.is === 'every-form'
  return isThere && potLimitSmallBlindAsBig.is[setting]
}

/** wsop/192a-dead-sb */
const deadCountsAsBig = ({ book }: Deal): boolean => rulebookOf(book).deadSmallBlindCountsAs.is === 'big-blind'

/** Dead money of the size of a smaller blind is one that is made up, unless it is the ante for all. */
const isDeadSmallBlind = ({ stakes }: Deal, due: Chips, big: Chips): boolean =>
  due < big && stakes.blinds.includes(due) && !(stakes.antes !== 'each' && due === stakes.ante)
