import type { Chips } from '../../deal/chips.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import type { Rulebook } from '../../rulebooks/rulebook.ts'
import { bookOf } from '../draft.ts'
import type { GamePart, Placard } from '../placard.ts'

/** The minimum and maximum buy-in, and the rules for them; null if there's no maximum. */
export type BuyInRange = { readonly least: Chips; readonly most: Chips | null; readonly rules: readonly RuleId[] }

/** What a player may buy in for here: as the placard has it, else by the book; in a mix its dearest form decides. */
export const buyInRange = (placard: Placard): BuyInRange => {
  let range = known.get(placard)
  if (range === undefined) {
    range = rangeOn(placard)
    known.set(placard, range)
  }
  return range
}

const known = new WeakMap<Placard, BuyInRange>()

const rangeOn = (placard: Placard): BuyInRange => {
  const book = bookOf({ placard })
  const ranges = placard.parts.map(part => rangeOf(part, book))
  const least = placard.buyIn.least ?? Math.max(...ranges.map(range => range.least))
  const most = placard.buyIn.most ?? greatest(ranges)
  return { least, most: most === null ? null : Math.max(least, most), rules: ranges[0]!.rules }
}

const rangeOf = ({ form, stakes }: GamePart, book: Rulebook): BuyInRange => {
  const { limitBuyInMultiple: limit, bigBetMinBuyInBigBlinds: bigBet, maxBuyIn } = book
  // the Chinese family is settled by points
  if (form.structures.length === 0) return { least: limit.is.times * stakes.point, most: null, rules: limit.rules }
  if (stakes.structure === 'limit' || stakes.structure === 'spread') {
    const bet = limit.is.of === 'big-bet' ? stakes.upper : stakes.lower
    return { least: limit.is.times * bet, most: null, rules: limit.rules }
  }
  const blind = Math.max(stakes.lower, ...stakes.blinds)
  const rules = [...new Set([...bigBet.rules, ...maxBuyIn.rules])]
  return { least: bigBet.is.from * blind, most: maxBuyIn.is === null ? null : maxBuyIn.is.to * blind, rules }
}

const greatest = (ranges: readonly BuyInRange[]): Chips | null =>
  ranges.reduce<Chips | null>(
    (most, range) => (most === null || range.most === null ? null : Math.max(most, range.most)),
    0,
  )
