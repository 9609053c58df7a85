import { nextToAct } from '../betting/next-to-act.ts'
import { acts, liftCap, muckHand, putIn } from '../betting/round-moves.ts'
import type { Chips } from '../chips.ts'
import { type Draft, placeOf } from '../deal.ts'
import type { DealEvent } from '../events.ts'
import type { Felt } from '../felt.ts'
import { isWhole } from '../law.ts'

type Wagered = Extract<DealEvent, { type: 'Bet' | 'Completed' | 'Raised' }>

/** A player bets, completes or raises to this amount. */
export const wagered = (deal: Draft, { type, seat, to }: Wagered): void => {
  const place = placeOf(deal, seat)
  const round = deal.round!
  putIn(deal, place, to)
  const size = raisedBy(deal, round, type, to)
  // rrp/3/misdeals/1: the forced bet itself, also if made a whole one, is no action
  if (!round.bringInDue) deal.othersMade++
  round.bringInDue = false
  acts(deal, place)
  deal.aggressor = place
  if (deal.opener < 0) {
    deal.opener = place
    round.opened = to
    // rrp/12/intro: opening with a raise is a bet and a raise at once
    if (deal.law.draw?.withRaise && to >= 2 * size) round.raises++
  }
  if (deal.form.family === 'stud') for (const player of deal.players) if (player.keepsPlace) muckHand(deal, player)
  liftCap(deal)
  deal.turn = nextToAct(deal)
}

/** What a wager makes of the round: its price, and if it is a whole one what the next is counted from. Gives the size it was due. */
export const raisedBy = (deal: Felt, round: NonNullable<Draft['round']>, type: Wagered['type'], to: Chips): Chips => {
  const { law } = deal
  const { level, price } = round
  const limit = deal.stakes.structure === 'limit'
  // a bring-in is made whole from nothing, and is then the first bet
  const completes = level === 0 && deal.aggressor < 0
  const by = to - (limit || completes || level > price ? level : price)
  const size = limit ? round.sizes[0]! : round.increment
  // before it nothing but a bring-in, or at limit a short all-in
  const opens = level === 0 && (limit || deal.aggressor < 0)
  const more = opens ? to : limit ? to - price : by
  // rrp/3/betting/7: at limit half a bet or more stands for a whole one; at big-bet only a whole raise does (rrp/14/nl/3)
  const whole =
    by >= size || (opens && to >= size) || isWhole(law, more, size) || (!limit && law.completing && to - level >= size)
  // rrp/3/betting/7/cumulative: short all-ins that add up are a raise, open only to those who face as much
  const addsUp = limit && !whole && law.addUp && isWhole(law, by, size)
  if (whole) round.wagers++
  if (whole || addsUp) {
    if (type === 'Raised' || (type === 'Completed' && completionIsRaise(deal))) round.raises++
    round.level = to
    if (!limit) round.increment = by > size ? by : size
    // rrp/8/7: after a raise of the upper size the lower one is gone
    else if (by >= round.sizes.at(-1)!) round.sizes = [round.sizes.at(-1)!]
  }
  // rrp/14/nl/2: a short all-in bet is called for what it is, unless the house wants the least bet from a caller
  round.price = to < round.least && price === 0 && !law.callShort ? round.least : to
  return size
}

/** rrp/8/6: making the bring-in a whole bet is no raise. */
const completionIsRaise = (deal: Felt): boolean => deal.aggressor < 0 && deal.law.completionCounts === true
