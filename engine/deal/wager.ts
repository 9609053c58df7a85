import { codeOf, JOKER_CODE } from '../cards/card.ts'
import { rankings } from '../ranking/rankings.ts'
import { rulebooks } from '../rulebooks/rulebooks.ts'
import type { Chips } from './chips.ts'
import { type Deal, potTotal } from './deal.ts'
import { betsOrFolds } from './first-to-act.ts'
import { bettingAt } from './program.ts'
import { isWholeAtLimit } from './record-round.ts'
import { type Refusal, refused } from './refusal.ts'

/** What may be bet or raised: the least and the most that may lie in front of the player, or at limit one of these sizes. */
export type Bounds = { readonly least: Chips; readonly most: Chips; readonly sizes: readonly Chips[] }

/** May a player check? With nothing more to put in, unless the form makes him bet or fold. */
export const mayCheck = (deal: Deal, place: number): boolean => {
  const { bringInDue, price } = deal.round!
  if (bringInDue || deal.players[place]!.bet < price) return false
  if (price > 0) return true
  const betting = bettingAt(deal.form, deal.step)
  // uspa/3.2.5.3.1: the high card of the first round bets or folds
  return betting.betOrFold === undefined && !(betting.first === 'bring-in' && betsOrFolds(deal))
}

/** What must lie in front of a player who calls; all he has may be less. */
export const callTo = (deal: Deal, place: number): Chips => {
  const player = deal.players[place]!
  const all = player.bet + player.stack
  return all < deal.round!.price ? all : deal.round!.price
}

/** Why this player may not bet or raise at all now, or null. */
export const wagerBarred = (deal: Deal, place: number): Refusal | null => {
  const round = deal.round!
  const player = deal.players[place]!
  const betting = bettingAt(deal.form, deal.step)
  if (betting.exactly) return ONLY_CALL
  // wsop/255: where the forced bet is itself a whole bet, as in Mexican poker, its maker has nothing to complete
  if (round.bringInDue && round.level > 0 && deal.stakes.structure === 'limit') return refused('bring-in-is-due')
  if (player.bet + player.stack <= round.price) return ONLY_CALL
  if (nobodyElseAble(deal, place)) return NOBODY_LEFT
  const { structure } = deal.stakes
  if (!round.uncapped && round.raises >= round.cap) {
    return refused('raising-is-capped', { count: round.cap })
  }
  if (player.acted && !reopened(deal, place)) return NOT_REOPENED
  if (player.checked && structure === 'limit' && !mayCheckRaise(deal)) return refused('no-check-raise')
  if (betting.openers && deal.opener < 0 && !hasOpeners(deal, place)) return refused('openers-needed')
  return null
}

// asked at every turn, so they are made once
const ONLY_CALL = refused('only-call-or-fold')
const NOBODY_LEFT = refused('nobody-left-to-bet-against')
const NOT_REOPENED = refused('betting-not-reopened')

const nobodyElseAble = (deal: Deal, place: number): boolean => {
  for (let i = 0; i < deal.players.length; i++) {
    const player = deal.players[i]!
    if (i !== place && !player.folded && player.stack > 0) return false
  }
  return true
}

/** rrp/14/nl/3, rrp/3/betting/7: one who has acted may raise again only over a whole raise, or short ones that add up to it. */
const reopened = (deal: Deal, place: number): boolean => {
  const round = deal.round!
  const player = deal.players[place]!
  if (round.wagers > player.actedWagers) return true
  const more = round.price - player.actedAt
  if (more <= 0 || !rulebooks[deal.book].shortAllInsAddUp.is) return false
  return deal.stakes.structure === 'limit' ? isWholeAtLimit(round, more, round.sizes[0]!) : more >= round.increment
}

/** rrp/11/a5/2: at limit ace-to-five one who has checked may not raise. */
const mayCheckRaise = (deal: Deal): boolean =>
  rulebooks[deal.book].aceToFiveLimitCheckRaise.is ||
  deal.form.family !== 'draw' ||
  deal.form.pot.length !== 1 ||
  !deal.form.pot[0]!.ranking.startsWith('ace-to-five')

/** uspa/3.2.9.2: a pair of jacks, or anything better. A hand that was not told is believed until the showdown. */
const hasOpeners = (deal: Deal, place: number): boolean => {
  const codes = deal.players[place]!.down.map(codeOf)
  if (codes.some(code => code > JOKER_CODE)) return true
  const ranking = rankings[deal.form.deck === 'joker' ? 'high-joker' : 'high']
  return ranking.value(codes) >= ranking.value(WORST_JACKS)
}
const WORST_JACKS = (['Jc', 'Jd', '2c', '3d', '4h'] as const).map(codeOf)

/** How much a player may bet or raise, if he may. All he has is always enough. */
export const wagerBounds = (deal: Deal, place: number): Bounds => {
  const round = deal.round!
  const { structure, lower } = deal.stakes
  const player = deal.players[place]!
  const all = player.bet + player.stack
  if (structure === 'limit') {
    const sizes = round.sizes.map(size => round.level + size).filter(to => to > round.price && to <= all)
    // all one has is enough where it falls short of a size
    if (all < round.level + round.sizes.at(-1)! && !sizes.includes(all)) sizes.push(all)
    return { least: sizes[0]!, most: sizes.at(-1)!, sizes }
  }
  // a bring-in is first made a whole bet; after that each raise is at least the last one (rrp/14/nl/3), and a short
  // all-in bet is not made whole but raised by the least bet (rrp/14/nl/5)
  const open =
    round.level === 0 && deal.aggressor < 0 ? Math.max(lower, round.price + 1) : round.price + round.increment
  const least = wholeChips(open + deal.stakes.unit - 1, deal.stakes.unit)
  if (structure === 'no-limit') return { least: least < all ? least : all, most: all, sizes: ANY_SIZE }
  const ceiling = Math.max(least, ceilingOf(deal, place))
  return { least: least < all ? least : all, most: ceiling < all ? ceiling : all, sizes: ANY_SIZE }
}

const ANY_SIZE: readonly Chips[] = []

/** Down to what can be put in with the chips in play; an odd all-in may have left a price between them. */
const wholeChips = (amount: Chips, unit: Chips): Chips => (unit === 1 ? amount : amount - (amount % unit))

const ceilingOf = (deal: Deal, place: number): Chips => {
  const round = deal.round!
  const { structure, upper, unit } = deal.stakes
  if (structure === 'spread') return wholeChips(round.price + upper, unit)
  const toCall = round.price - deal.players[place]!.bet
  // rrp/14/pl/5: what the small blind counts for more than it holds is no more than its own call
  const phantom = isSmallBlind(deal, place) ? 0 : round.phantom
  const pot = potTotal(deal) + phantom + toCall
  const most = structure === 'half-pot' ? Math.floor(pot / 2) : pot
  return wholeChips(round.price + most, unit)
}

const isSmallBlind = (deal: Deal, place: number): boolean =>
  deal.players[place]!.posted && deal.players[place]!.bet < deal.forced

/** Why a wager of this size is not allowed, or null. */
export const wagerOff = (deal: Deal, place: number, to: Chips): Refusal | null => {
  const player = deal.players[place]!
  const all = player.bet + player.stack
  if (!Number.isSafeInteger(to)) return refused('wager-not-whole-chips')
  const bounds = wagerBounds(deal, place)
  const { least, most, sizes } = bounds
  if (to > most) return refused('wager-too-big', bounds)
  if (to < least) return refused('wager-too-small', bounds)
  if (sizes.length > 0 && !sizes.includes(to)) return refused('wager-not-a-size', bounds)
  if (to !== all && to % deal.stakes.unit !== 0 && sizes.length === 0) {
    return refused('wager-not-whole-chips', { ...bounds, count: deal.stakes.unit })
  }
  return null
}
