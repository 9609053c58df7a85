import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Chips } from '../chips.ts'
import type { Deal } from '../deal.ts'
import { hasOpeners, takesOpeners } from '../drawing/openers.ts'
import type { Felt } from '../felt.ts'
import { isWhole } from '../law.ts'
import { potAfterCall } from '../pots/pot-count.ts'
import { bettingAt } from '../program.ts'
import { type Refusal, refused } from '../refusal.ts'
import { barredFrom } from './bars.ts'
import { type BettingLaw, bettingLaw } from './betting-law.ts'
import { betsOrFolds } from './first-to-act.ts'

/** What may be bet or raised: the least and the most that may lie in front of the player, or at limit one of these sizes. */
export type Bounds = { readonly least: Chips; readonly most: Chips; readonly sizes: readonly Chips[] }

/** May a player check? With nothing more to put in, unless the form makes them bet or fold. */
export const mayCheck = (deal: Deal, place: number): boolean => {
  const { bringInDue, price } = deal.round!
  if (bringInDue || deal.players[place]!.bet < price) return false
  if (price > 0) return true
  const betting = bettingAt(deal.form, deal.step)
  // rrp/11/intro/pass-and-out
  if (betting.betOrFold !== undefined && bettingLaw(deal).draw?.passAndOut !== false) return false
  // uspa/3.2.5.3.1: the high card of the first round bets or folds
  if (betting.first !== 'bring-in' || !betsOrFolds(deal)) return true
  return rulebookOf(deal.book).studBigBetOpen.is['high-card'] === 'bet-or-check'
}

/** What must lie in front of a player who calls; all they have may be less. */
export const callTo = (deal: Felt, place: number): Chips => {
  const player = deal.players[place]!
  const all = player.bet + player.stack
  return all < deal.round!.price ? all : deal.round!.price
}

/** Why this player may not bet or raise at all now, or null. */
export const wagerBarred = (deal: Deal, place: number): Refusal | null => {
  const round = deal.round!
  const player = deal.players[place]!
  if (bettingAt(deal.form, deal.step).exactly) return ONLY_CALL
  const byRuling = barredFrom(deal, place, 'wager')
  if (byRuling !== null) return byRuling
  const allIn = player.bet + player.stack <= round.price
  // the lowcard brings it in, with all there is if that is less
  if (round.bringInDue && (allIn || !mayOpenFull(deal))) return BRING_IN
  // uspa/3.2.9.5.5: one without chips may still check, or declare the pot open
  if (allIn) return player.stack === 0 ? NO_CHIPS : ONLY_CALL
  if (nobodyElseAble(deal, place)) return NOBODY_LEFT
  // a bet is no raise: with no raises allowed you may still bet
  if (round.cap !== null && round.raises >= round.cap && (round.cap > 0 || round.price > 0)) {
    return refused('raising-is-capped', { count: round.cap })
  }
  if (player.acted && !reopened(deal, place) && !mayComplete(deal, place)) return NOT_REOPENED
  // rrp/3/betting/2: a player who has checked may raise; rrp/11/a5/2: but not at limit ace-to-five
  if (player.checked && !bettingLaw(deal).checkRaise) return NO_CHECK_RAISE
  if (deal.form.family === 'draw' && deal.opener < 0 && takesOpeners(deal) && !hasOpeners(deal, place)) return OPENERS
  return null
}

// asked at every turn, so they are made once
const ONLY_CALL = refused('only-call-or-fold')
const NO_CHIPS = refused('no-chips-left')
const NOBODY_LEFT = refused('nobody-left-to-bet-against')
const NOT_REOPENED = refused('betting-not-reopened')
const BRING_IN = refused('bring-in-is-due')
const NO_CHECK_RAISE = refused('no-check-raise')
const OPENERS = refused('openers-needed')

/** May the forced bettor make it a whole bet? wsop/255: not where it is one already, as in Mexican poker. */
const mayOpenFull = (deal: Deal): boolean =>
  rulebookOf(deal.book).bringInMayOpenFull.is && !(deal.round!.level > 0 && deal.stakes.structure === 'limit')

const nobodyElseAble = (deal: Felt, place: number): boolean => {
  for (let i = 0; i < deal.players.length; i++) {
    const player = deal.players[i]!
    if (i !== place && !player.folded && player.stack > 0) return false
  }
  return true
}

/** rrp/14/nl/3, rrp/3/betting/7: a player who has acted may raise again only over a whole raise, or short ones that add up to it. */
export const reopened = (deal: Felt, place: number): boolean => {
  const round = deal.round!
  const player = deal.players[place]!
  if (round.wagers > player.actedWagers) return true
  const more = round.price - player.actedAt
  if (more <= 0 || !deal.law.addUp) return false
  return isWhole(deal.law, more, deal.stakes.structure === 'limit' ? round.sizes[0]! : round.increment)
}

/** uspa/3.1.7.5: some books let anyone who faces a short all-in at limit bring it up to the whole bet. */
export const mayComplete = ({ stakes, law, round, players }: Felt, place: number): boolean =>
  stakes.structure === 'limit' &&
  law.completing === true &&
  round!.price > round!.level &&
  players[place]!.bet < round!.price

/** How much a player may bet or raise, if they may. All they have is always enough. */
export const wagerBounds = (deal: Felt, place: number, betting = bettingLaw(deal)): Bounds => {
  const round = deal.round!
  const { structure } = deal.stakes
  const player = deal.players[place]!
  const all = player.bet + player.stack
  if (structure === 'limit') {
    const sizes = round.sizes.map(size => round.level + size).filter(to => to > round.price && to <= all)
    // going all-in is enough where it falls short of a size
    if (all < round.level + round.sizes.at(-1)! && !sizes.includes(all)) sizes.push(all)
    if (deal.opener < 0 && deal.law.draw?.withRaise) openWithRaise(sizes, all, round.sizes[0]!)
    return { least: sizes[0]!, most: sizes.at(-1)!, sizes }
  }
  const { unit } = betting
  const least = wholeChips(leastTo(deal, betting) + unit - 1, unit)
  // wsop/no-limit, wsop/no-limit-pot-limit: the stack is the only bound, and at pot-limit the pot beside it
  if (structure === 'no-limit') return { least: least < all ? least : all, most: all, sizes: ANY_SIZE }
  const ceiling = Math.max(least, ceilingOf(deal, place, unit))
  return { least: least < all ? least : all, most: ceiling < all ? ceiling : all, sizes: ANY_SIZE }
}

const ANY_SIZE: readonly Chips[] = []

/** rrp/12/intro: draw high is opened for the least or with a raise. */
const openWithRaise = (sizes: Chips[], all: Chips, size: Chips): void => {
  if (2 * size <= all) sizes.push(2 * size)
}

/**
 * A bring-in is first made a whole bet; after that each raise is at least the last one (rrp/3/betting/6, rrp/14/nl/3, uspa/3.1.7.6,
 * web/betting/5), and a short all-in is not made whole but raised by as much (rrp/14/nl/5), unless the house lets one
 * complete it.
 */
const leastTo = (deal: Felt, betting: BettingLaw): Chips => {
  const { law, aggressor } = deal
  const { level, price, increment, least } = deal.round!
  if (level === 0 && aggressor < 0) return Math.max(least, price + 1, betting.draw?.leastOpen ?? 0)
  if (law.completing && price > level && level + increment > price) return level + increment
  return (level > price ? level : price) + increment
}

/** Down to what can be put in with the chips in play; an odd all-in may have left a price between them. */
const wholeChips = (amount: Chips, unit: Chips): Chips => (unit === 1 ? amount : amount - (amount % unit))

/** uspa/3.4.1, rrp/14/intro/pot-count: at pot-limit the pot bounds a wager, and nobody has to ask for it. */
const ceilingOf = (deal: Felt, place: number, unit: Chips): Chips => {
  const { price } = deal.round!
  const { structure, upper } = deal.stakes
  if (structure === 'spread') return wholeChips(price + upper, unit)
  const pot = potAfterCall(deal, place)
  return wholeChips(price + (structure === 'half-pot' ? Math.floor(pot / 2) : pot), unit)
}

/** Why a wager of this size is not allowed, or null. */
export const wagerOff = (
  deal: Felt,
  place: number,
  to: Chips,
  bounds = wagerBounds(deal, place),
  { unit } = bettingLaw(deal),
): Refusal | null => {
  const player = deal.players[place]!
  const all = player.bet + player.stack
  if (!Number.isSafeInteger(to)) return refused('wager-not-whole-chips')
  const { least, most, sizes } = bounds
  if (to > most) return refused('wager-too-big', bounds)
  if (to < least) return refused('wager-too-small', bounds)
  if (sizes.length > 0 && !sizes.includes(to)) return refused('wager-not-a-size', bounds)
  if (unit !== 1 && to !== all && to % unit !== 0 && sizes.length === 0) {
    return refused('wager-not-whole-chips', { ...bounds, count: unit })
  }
  return null
}
