import type { Chips } from '../../deal/chips.ts'
import { citesOf } from '../../rulebooks/cites.ts'
import { memberOf } from '../draft.ts'
import { refused } from '../refusal.ts'
import { type Handler, tell } from '../work.ts'
import { plays, seatless } from './buy-in.ts'
import type { ChipsOrder } from './chips.ts'

type Of<T extends ChipsOrder['type']> = Extract<ChipsOrder, { readonly type: T }> & { readonly at: number }

/** rrp/2/procedures/19, wsop/76: you're entitled to know what an opponent has in front of them. */
export const countChips: Handler<Of<'CountChips'>> = (work, { player, by, denominations = null, at }) => {
  const { state: table } = work
  const wrong = seatless(table, player) ?? seatless(table, by)
  if (wrong !== null) return wrong
  if (plays(table, player)) return refused('deal-is-on', { player, about: 'chips-in-the-deal' })
  const { stack } = memberOf(table, player)!
  if (denominations !== null && worthOf(denominations) !== stack) {
    return refused('count-is-off', { player, least: stack, most: stack })
  }
  const rules = citesOf(table.placard.book).chipsInView
  tell(work, { type: 'ChipsCounted', player, by, chips: stack, denominations, at, rules })
  return null
}

/** What this many chips of each worth are together. */
export const worthOf = (denominations: Readonly<Record<number, number>>): Chips =>
  Object.entries(denominations).reduce((sum, [chip, count]) => sum + Number(chip) * count, 0)

/** wsop/60: chips of another house do not count. */
export const findForeignChips: Handler<Of<'FindForeignChips'>> = (work, { player, chips, at }) => {
  const { state: table } = work
  const wrong = seatless(table, player)
  if (wrong !== null) return wrong
  if (plays(table, player)) return refused('deal-is-on', { player, about: 'ruling-in-the-deal' })
  const { stack } = memberOf(table, player)!
  if (!(Number.isSafeInteger(chips) && chips > 0 && chips <= stack)) {
    return refused('chips-not-whole', { player, most: stack })
  }
  const rules = citesOf(table.placard.book).houseChipsOnly
  tell(work, { type: 'ForeignChipsFound', player, chips, at, rules })
  return null
}

/** rrp/2/procedures/14 and rrp/2/procedures/2: nobody posts for another, or stakes them at the table. */
export const offerChips: Handler<Of<'OfferChips'>> = ({ state: table }, { player, what }) => {
  const { noPostingForOthers, ownChipsOnly } = citesOf(table.placard.book)
  return refused('not-for-another', { player, rules: what === 'post' ? noPostingForOthers : ownChipsOnly })
}
