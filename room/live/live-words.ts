import type { Hosted } from '../tables/hosted.ts'
import type { LiveOrder } from './live-orders.ts'

/** What the helper tells, in a few words: so he sees what he would take back. */
export const liveWords = (
  order: Exclude<LiveOrder, { readonly type: 'take-back' }>,
  { night, people }: Hosted,
): string => {
  const name = (seat: number): string => people[night?.table.chairs[seat - 1] ?? '']?.name ?? `Seat ${seat}`
  switch (order.type) {
    case 'seat':
      return `${order.name.trim()} takes seat ${order.seat}`
    case 'rebuy':
      return `${name(order.seat)} buys ${order.chips}`
    case 'count':
      return `${name(order.seat)} has ${order.chips}`
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
      return `${name(order.seat)} ${actWords(order.act)}`
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

const actWords = (act: Extract<LiveOrder, { readonly type: 'act' }>['act']): string => {
  switch (act.type) {
    case 'Fold':
      return 'folds'
    case 'Check':
      return 'checks'
    case 'Call':
      return 'calls'
    case 'Wager':
      return `makes it ${act.to}`
    case 'BringIn':
      return `brings in ${act.to}`
    case 'Kill':
      return `kills ${act.to}`
    case 'DeclareOpen':
      return 'declares the pot open'
    case 'TurnUp':
      return act.turn ? 'turns a card up' : 'keeps his card down'
    case 'Draw':
      return act.cards === 0 ? 'stands pat' : `draws ${act.cards}`
  }
}
