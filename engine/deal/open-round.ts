import type { Structure } from '../forms/form.ts'
import { rulebooks } from '../rulebooks/rulebooks.ts'
import type { Chips } from './chips.ts'
import { countAble, type Deal, type Draft, placeOf } from './deal.ts'
import type { DealEvent } from './events.ts'
import { bettingAt, programOf } from './program.ts'
import { openPairShowing } from './upcards.ts'

type RoundOpened = Extract<DealEvent, { type: 'RoundOpened' }>

/** A betting round as it begins. */
export const openRound = (
  deal: Deal,
  { street, seat, price, bringInDue }: RoundOpened,
): NonNullable<Draft['round']> => {
  const { form, stakes } = deal
  const betting = bettingAt(form, deal.step)
  const book = rulebooks[deal.book]
  const cap = programOf(form).rounds >= 3 ? book.raiseCap.threeOrMoreRounds : book.raiseCap.twoRounds
  // rrp/4/8: the big blind is a bet; a bring-in or a blind below the limit is not a whole one yet
  const level = price >= stakes.lower ? price : 0
  return {
    street,
    price,
    level,
    increment: level > stakes.lower ? level : stakes.lower,
    sizes: sizesOf(deal, betting.tier),
    raises: 0,
    wagers: level > 0 ? 1 : 0,
    cap: cap.is,
    uncapped: !isCapped(stakes.structure) || countAble(deal) <= 2,
    capLifts: book.headsUpUncapped.is === 'once-heads-up',
    exactHalfIsShort: book.limitReopensAt.is === 'more-than-half',
    bringInDue: bringInDue ?? false,
    first: placeOf(deal, seat),
    phantom: smallBlindAsBig(deal, book.potLimitSmallBlindAsBig.is),
  }
}

/** rrp/3/betting/3: at half-pot, pot-limit and no-limit there is no cap on raises. */
const isCapped = (structure: Structure): boolean => structure === 'limit' || structure === 'spread'

const ANY_SIZE: Chips[] = [] // never written in place

const sizesOf = (deal: Deal, tier: 'lower' | 'upper' | 'lower-or-upper-on-an-open-pair'): Chips[] => {
  const { lower, upper, structure } = deal.stakes
  if (structure !== 'limit') return ANY_SIZE
  if (tier === 'lower') return [lower]
  if (tier === 'upper') return [upper]
  // rrp/8/7: an open pair on fourth street lets anyone bet either size
  return openPairShowing(deal) && upper > lower ? [lower, upper] : [lower]
}

/** rrp/14/pl/5: until the big blind has acted the small blind counts as a big one, so the largest opening is four big blinds. */
const smallBlindAsBig = (deal: Deal, counts: boolean): Chips => {
  const [small, big, ...more] = deal.stakes.blinds
  const firstRound = deal.step === programOf(deal.form).firstRound
  if (!counts || !firstRound || small === undefined || big === undefined || more.length > 0) return 0
  return deal.forced === big ? big - small : 0
}
