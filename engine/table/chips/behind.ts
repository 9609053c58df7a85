import type { Chips } from '../../deal/chips.ts'
import { bookOf, memberOf } from '../draft.ts'
import type { Behind } from '../member.ts'
import { refused } from '../refusal.ts'
import type { Table } from '../table.ts'
import type { Time } from '../time.ts'
import { type Handler, type TableWork, tell } from '../work.ts'
import { plays } from './buy-in.ts'
import { buyInRange } from './buy-in-range.ts'
import type { ChipsOrder } from './chips.ts'
import { purchase } from './purchase.ts'

type Of<T extends ChipsOrder['type']> = Extract<ChipsOrder, { readonly type: T }> & { readonly at: number }

/** A player has bought chips, and they are on their way. */
export const buyBehind: Handler<Of<'BuyBehind'>> = (work, { player, chips, announced = false, at }) => {
  const member = memberOf(work.state, player)
  if (member?.seat == null) return refused('no-seat', { player })
  const { is, rules } = bookOf(work.state).playingBehind
  if (is.plays === 'nothing') return refused('not-played-here', { player, about: 'chips-behind', rules })
  const bought = purchase(work.state, member, chips, at)
  if ('why' in bought) return bought
  tell(work, { type: 'BoughtBehind', player, chips, announced, kind: bought.kind, at, rules })
  return null
}

/** The table hears how much is on its way. */
export const announce: Handler<Of<'Announce'>> = (work, { player, at }) => {
  const behind = memberOf(work.state, player)?.behind ?? null
  if (behind === null) return refused('nothing-on-its-way', { player })
  tell(work, {
    type: 'BehindAnnounced',
    player,
    chips: behind.chips,
    at,
    rules: bookOf(work.state).playingBehind.rules,
  })
  return null
}

/** What was on its way has come; in a deal, what does not play yet is held until it is over. */
export const deliver: Handler<Of<'Deliver'>> = (work, { player, at }) => {
  const behind = memberOf(work.state, player)?.behind ?? null
  if (behind === null) return refused('nothing-on-its-way', { player })
  const { rules } = bookOf(work.state).tableStakes
  tell(work, { type: 'Delivered', player, chips: behind.chips, held: plays(work.state, player), at, rules })
  return null
}

/** A deal is called: what is on its way plays in it, all of it if that was announced. */
export const playBehind = (work: TableWork, at: Time): void => {
  for (const { player, behind, seat, away } of work.state.members) {
    if (behind === null || seat === null || away !== null) continue
    const chips = playing(work.state, behind)
    if (chips === 0) continue
    tell(work, { type: 'BehindPlays', player, chips, at, rules: bookOf(work.state).playingBehind.rules })
  }
}

/** rrp/2/procedures/9: unannounced, only the minimum buy-in plays. */
const playing = (table: Table, { chips, announced, inPlay }: Behind): Chips => {
  if (announced) return chips
  if (bookOf(table).playingBehind.is.unannounced === 'nothing') return 0
  return Math.min(chips, Math.max(0, buyInRange(table.placard).least - inPlay))
}
