import type { Chips, Seat } from '@cardroom/engine'
import type { EntryWish, PlayerId } from '@cardroom/engine/table'
import type { LiveOrder } from '../../protocol/live-orders.ts'
import type { Hosted } from './hosted.ts'

/** Whom an entry is about: the player in the seat, or the seat if it is empty. */
type Who = { readonly seat: Seat } | { readonly player: PlayerId }

/** One thing that happened at a table of real cards, as its stream keeps it: so the helper sees what can be taken back. */
export type LiveEntry =
  | { readonly type: 'seat'; readonly seat: Seat; readonly name: string }
  | { readonly type: 'rebuy' | 'count'; readonly who: Who; readonly chips: Chips }
  | { readonly type: 'leave' | 'away' | 'back'; readonly who: Who }
  | { readonly type: 'entry'; readonly who: Who; readonly wish: EntryWish }
  | { readonly type: 'act'; readonly who: Who; readonly act: Extract<LiveOrder, { readonly type: 'act' }>['act'] }
  | { readonly type: 'run'; readonly times: 2 | 3 }
  | { readonly type: 'deal' | 'dealt' | 'chop' | 'push' }
  /** Something that can be taken back and that the helper did not tap as part of the hand. */
  | { readonly type: 'incident' | 'ruling' | 'correction' | 'host' }
  /** What an older release kept in words. */
  | { readonly type: 'in-words'; readonly words: string }

/** What the helper enters, as the log keeps it; the cards entered with it stand in the events that follow. */
export const liveEntryOf = (
  order: Exclude<LiveOrder, { readonly type: 'take-back' }>,
  { night }: Hosted,
): LiveEntry => {
  const who = (seat: Seat): Who => {
    const player = night?.table.chairs[seat - 1]
    return player == null ? { seat } : { player }
  }
  switch (order.type) {
    case 'seat':
      return { type: 'seat', seat: order.seat, name: order.name.trim() }
    case 'rebuy':
    case 'count':
      return { type: order.type, who: who(order.seat), chips: order.chips }
    case 'leave':
    case 'away':
    case 'back':
      return { type: order.type, who: who(order.seat) }
    case 'entry':
      return { type: 'entry', who: who(order.seat), wish: order.wish }
    case 'act':
      return { type: 'act', who: who(order.seat), act: order.act }
    case 'run':
      return { type: 'run', times: order.times }
    case 'deal':
    case 'dealt':
    case 'chop':
      return { type: order.type }
    case 'read':
    case 'tell':
      return { type: 'push' }
  }
}
