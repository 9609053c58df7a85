import type { Chips } from '../chips.ts'
import { countAble, type Draft, placeOf } from '../deal.ts'
import { openPairShowing } from '../dealing/upcards.ts'
import type { DealEvent } from '../events.ts'
import type { Felt } from '../felt.ts'
import { capWith, isFixed, leastBet } from '../law.ts'
import { bettingAt, programOf } from '../program.ts'
import { betsOrFolds } from './first-to-act.ts'

type RoundOpened = Extract<DealEvent, { type: 'RoundOpened' }>

/** A betting round as it begins. */
export const openRound = (
  deal: Felt,
  { street, seat, price, bringInDue }: RoundOpened,
): NonNullable<Draft['round']> => {
  const betting = bettingAt(deal.form, deal.step)
  const { raises, straddle } = deal.law
  const first = deal.step === programOf(deal.form).firstRound
  const least = Math.max(deal.leastBet, first ? leastToOpen(deal) : leastBet(deal))
  // rrp/4/1: raises go by the blind that is set, not by what its player had left
  const whole = first && deal.forced > price ? deal.forced : price
  // rrp/4/8: the big blind is a bet; a bring-in or a blind below the limit is not a whole one yet
  const level = whole >= least ? whole : 0
  return {
    street,
    price,
    level,
    increment: first && deal.straddler >= 0 ? overStraddle(deal, level) : level > least ? level : least,
    sizes: betting.tier === 'lower-or-upper-on-an-open-pair' ? sizesOnPairs(deal) : sizesOf(deal, betting.tier),
    // wsop/130a: a straddle is no raise
    raises: first && deal.straddles > 0 && straddle!.countsToCap ? deal.straddles : 0,
    wagers: level > 0 ? 1 : 0,
    cap: raises === undefined ? null : capWith(raises, countAble(deal)),
    least,
    bringInDue: bringInDue ?? false,
    opened: 0,
    first: placeOf(deal, seat),
    phantom: first ? phantomOf(deal) : 0,
  }
}

/** wsop/22-min-raise: over a straddle one raises to twice as much, or in some houses by a big blind. */
const overStraddle = (deal: Felt, level: Chips): Chips =>
  deal.law.straddle!.doubles ? Math.max(level, leastBet(deal)) : leastBet(deal)

/** uspa/3.2.5.5.1.1: where the high card opens big-bet stud it may bet as little as one ante. */
const leastToOpen = (deal: Felt): Chips =>
  deal.stakes.ante > 0 && betsOrFolds(deal) && deal.law.stud!.anteOpens ? deal.stakes.ante : leastBet(deal)

/** rrp/14/pl/5: what the blinds count in the pot for more than was put in for them. */
const phantomOf = (deal: Felt): Chips => {
  if (isFixed(deal.stakes.structure) || deal.stakes.structure === 'no-limit') return 0
  let phantom = deal.deadPhantom
  for (const player of deal.players) phantom += player.phantom
  return phantom
}

const ANY_SIZE: Chips[] = [] // never written in place

/** The sizes of a bet at limit, none where bets have no fixed sizes. */
export const sizesOf = ({ stakes, law }: Pick<Felt, 'stakes' | 'law'>, tier: 'lower' | 'upper'): Chips[] => {
  if (stakes.structure !== 'limit') return ANY_SIZE
  // rrp/11/intro/limit-doubling
  return [tier === 'lower' || law.draw?.single ? stakes.lower : stakes.upper]
}

/** rrp/8/7: an open pair on fourth street lets anyone bet either size. */
const sizesOnPairs = (deal: Felt): Chips[] => {
  const { lower, upper, structure } = deal.stakes
  if (structure !== 'limit' || !deal.law.stud?.openPair || !openPairShowing(deal) || upper <= lower)
    return sizesOf(deal, 'lower')
  return [lower, upper]
}
