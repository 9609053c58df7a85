import type { Deal } from '@cardroom/engine'
import { orderWords } from '@cardroom/engine/scenario'
import { heldIn } from '../held-in.ts'
import { chipsWords } from '../protocol/chips-words.ts'
import type { LiveOrder } from '../protocol/live-orders.ts'
import type { Hosted } from '../tables/hosted.ts'

/** What the helper tells, in a few words: so he sees what he would take back. */
export const liveWords = (
  order: Exclude<LiveOrder, { readonly type: 'take-back' }>,
  { night, people }: Hosted,
): string => {
  const name = (seat: number): string => heldIn(people, night?.table.chairs[seat - 1] ?? '')?.name ?? `Seat ${seat}`
  switch (order.type) {
    case 'seat':
      return `${order.name.trim()} takes seat ${order.seat}`
    case 'rebuy':
      return `${name(order.seat)} buys ${chipsWords(order.chips)}`
    case 'count':
      return `${name(order.seat)} has ${chipsWords(order.chips)}`
    case 'leave':
      return `${name(order.seat)} leaves`
    case 'away':
      return `${name(order.seat)} sits out`
    case 'back':
      return `${name(order.seat)} is back`
    case 'entry':
      return `${name(order.seat)}: ${order.wish.replaceAll('-', ' ')}`
    case 'deal':
      return 'a new deal'
    case 'act':
      // without a deal it is refused, and nothing is left to take back
      return night?.deal == null ? '' : `${name(order.seat)} ${actWords(order, night.deal)}`
    case 'dealt':
      return 'the cards are out'
    case 'run':
      return `run it ${order.times === 2 ? 'twice' : 'three times'}`
    case 'chop':
      return 'the blinds are chopped'
    case 'read':
    case 'tell':
      return 'the pots are pushed'
  }
}

/** What a player did, as the dealer would say it. */
const actWords = ({ seat, act }: Extract<LiveOrder, { readonly type: 'act' }>, deal: Deal): string => {
  switch (act.type) {
    case 'Wager':
      return `makes it ${chipsWords(act.to)}`
    case 'DeclareOpen':
      return 'declares the pot open'
    case 'TurnUp':
      return act.turn ? 'turns a card up' : 'keeps the card down'
    case 'Draw':
      return act.cards === 0 ? 'stands pat' : `draws ${act.cards}`
    default:
      return orderWords(deal, { ...act, seat }).slice(`${seat} `.length)
  }
}
