import type { Chance, Chips, View } from '@cardroom/engine'
import type { BettingTurn, Bounds, PlayerCommand, SeenPlayer } from '@cardroom/engine/deal'
import type { Strength } from './hand-strength.ts'
import type { Traits } from './temper-traits.ts'

/** What a bot does in the betting with a hand of this strength. */
export const betFor = (
  view: View,
  own: SeenPlayer,
  turn: BettingTurn,
  strength: Strength,
  traits: Traits,
  chance: Chance,
): PlayerCommand => {
  const { seat } = turn
  const wager = turn.wager === null ? null : wagerFor(view, own, turn.wager, strength, traits, chance)
  if (wager !== null) return { type: 'Wager', seat, to: wager }
  if (turn.bringIn !== null) return { type: 'BringIn', seat, to: turn.bringIn[0]! }
  if (turn.check) return { type: 'Check', seat }
  if (turn.callTo !== null && (!turn.fold || isWorthCalling(view, own, turn.callTo, strength, traits))) {
    return { type: 'Call', seat }
  }
  // where nobody may check or call, one comes in with a bet or not at all
  if (turn.callTo === null && turn.wager !== null && (!turn.fold || strength.share > strength.even * traits.entry)) {
    return { type: 'Wager', seat, to: turn.wager.sizes[0] ?? turn.wager.least }
  }
  return { type: 'Fold', seat }
}

/** A call pays if the hand takes a greater part of the pot than the call is of it, less for what a raise tells. */
const isWorthCalling = (
  view: View,
  own: SeenPlayer,
  callTo: Chips,
  { share, even }: Strength,
  { entry, caution }: Traits,
): boolean => {
  const price = callTo - own.bet
  const odds = price / (view.pot + price)
  const careful = share - caution - Math.min(MOST_PRICE_TELLS, PRICE_TELLS * raisedBy(view))
  if (careful < odds) return false
  return !isFirst(view) || odds < CHEAP || share >= even * entry || careful >= odds * (entry + GOOD_ODDS)
}

/** Odds so much better than are needed do for a good hand on the first round. */
const GOOD_ODDS = 0.4
/** So cheap a call needs no good hand. */
const CHEAP = 0.12
/** What every doubling of the price tells about the hands against one. */
const PRICE_TELLS = 0.035
/** A price tells no more than this, however big: somebody who goes all-in on every hand is called with good ones. */
const MOST_PRICE_TELLS = 0.11

const isFirst = ({ street, form }: View): boolean => street === form.streets[0]?.name

/** How often the price has doubled, the forced bets left out. */
const raisedBy = (view: View): number => {
  const { price, stakes } = view
  const forced = isFirst(view) ? Math.max(0, stakes.bringIn, ...stakes.blinds) : 0
  return price <= forced ? 0 : Math.log2(1 + (price - forced) / Math.max(1, stakes.lower))
}

/** The bet or raise that a hand is worth, or that is made with nothing; null for none. */
const wagerFor = (
  view: View,
  own: SeenPlayer,
  bounds: Bounds,
  { share, even }: Strength,
  traits: Traits,
  chance: Chance,
): Chips | null => {
  const least = even + (1 - even) * (traits.value + RAISED * raisedBy(view))
  const roll = chance(100)
  if (share >= least && roll >= traits.traps) {
    const to = sized(view, own, bounds, traits.size)
    // a bet of most of your chips takes a hand to match
    return isBig(own, to) && share < least + (1 - least) / 4 ? smallest(bounds, own) : to
  }
  const others = view.players.filter(({ seat, folded }) => seat !== own.seat && !folded).length
  const unopened = view.price === 0 || (isFirst(view) && raisedBy(view) === 0)
  if (!unopened || others > 2 || roll >= traits.bluffs) return null
  const bluff = sized(view, own, bounds, traits.size)
  return isBig(own, bluff) ? null : bluff
}

/** What every doubling of the price adds to the hand that one needs to raise. */
const RAISED = 0.09

const isBig = ({ stack, bet }: SeenPlayer, to: Chips): boolean => to - bet > stack / 2

/** The smallest wager, unless that too is most of the bot's chips. */
const smallest = ({ least, sizes }: Bounds, own: SeenPlayer): Chips | null => {
  const to = sizes[0] ?? least
  return isBig(own, to) ? null : to
}

/** A part of the pot over the price, within what is allowed, in whole chips that play. */
const sized = (view: View, own: SeenPlayer, { least, most, sizes }: Bounds, part: number): Chips => {
  if (sizes.length > 0) return sizes[part > 0.6 ? sizes.length - 1 : 0]!
  const { unit } = view.stakes
  const pot = view.pot + Math.max(0, view.price - own.bet)
  const wished = Math.round((view.price + part * pot) / unit) * unit
  const to = Math.max(least, wished)
  return to >= most || to - own.bet > 0.7 * own.stack ? most : to
}
