import type { Deal } from '../deal/deal.ts'
import type { DealEvent } from '../deal/events.ts'
import { summary } from '../deal/summary.ts'

/** What happened to the cards and where rounds opened, one short line each: `down 1:As 2:Kd`, `burn 2c`, `flop: 1 opens`. */
export const lines = (events: readonly DealEvent[]): readonly string[] => events.flatMap(event => lineOf(event) ?? [])

const lineOf = (event: DealEvent): string | null => {
  switch (event.type) {
    case 'CardsDealt': {
      const hand = event.hand === 1 ? '+' : ''
      return `${event.face} ${event.cards.map((card, i) => `${event.seats[i]}${hand}:${card}`).join(' ')}`
    }
    case 'CardBurned':
      return `burn ${event.card}`
    case 'BoardDealt':
      return `board ${event.board + 1}: ${event.cards.join(' ')}`
    case 'BoardStruck':
      return `board ${event.board + 1} struck`
    case 'Reshuffled':
      return `${event.deck.length} shuffled`
    case 'CommonCardDue':
      return 'common card'
    case 'RoundOpened':
      return `${event.street}: ${event.seat} opens`
    case 'CardsAsked':
      return `${event.seat} is asked`
    case 'ShowdownOpened':
      return `${event.seat} shows first`
    default:
      return null
  }
}

/** Who took what with which hand: `high: 60 to 1, pair of kings, …`; the side pots before the main pot. */
export const awards = (deal: Deal): readonly string[] =>
  summary(deal).awards.map(({ pot, share, to, hand }) => {
    const name = pot === 'main pot' ? share : `${pot} ${share}`
    return `${name}: ${to.map(({ seat, amount }) => `${amount} to ${seat}`).join(' and ')}${hand === '' ? '' : `, ${hand}`}`
  })

/** What each seat won or lost in the deal. */
export const results = (deal: Deal): Readonly<Record<number, number>> =>
  Object.fromEntries(summary(deal).seats.map(({ seat, won }) => [seat, won]))

/** The cards in front of a seat: `2c 3d | 4h` for downcards and upcards. */
export const held = (deal: Deal, seat: number): string => {
  const { down, up } = deal.players.find(player => player.seat === seat)!
  return up.length === 0 ? down.join(' ') : `${down.join(' ')} | ${up.join(' ')}`
}
