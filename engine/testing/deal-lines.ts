import { type Deal, placeOf } from '../deal/deal.ts'
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
    case 'CardsSetAside':
      return `aside ${event.cards.join(' ')}`
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

/** The same without the cards: `18 down`, `burn`, `3 to the board`, `flop`; a round by its street's name alone. */
export const outline = (events: readonly DealEvent[]): readonly string[] =>
  lines(events).map(line => {
    const [what = '', ...rest] = line.split(' ')
    if (what === 'down' || what === 'up') return `${rest.length} ${what}`
    if (what === 'board') return rest.includes('struck') ? line : `${rest.length - 1} to the board`
    return what === 'burn' ? what : line.replace(/: \d+ opens$/, '')
  })

/**
 * Who took what with which hand, the side pots before the main pot: `side pot 1 high: 40 to 2, pair of kings, …`,
 * `low: 15 to 2 and 15 to 3, …`, `run 2 high: …`.
 */
export const awardLines = (deal: Deal): readonly string[] =>
  summary(deal).awards.map(({ pot, share, to, hand }) => {
    const name = `${pot} ${share}`.replace(/^main pot,? /, '')
    const taken = to.map(({ seat, amount }) => `${amount} to ${seat}`).join(' and ')
    return hand === '' ? `${name}: ${taken}` : `${name}: ${taken}, ${hand}`
  })

/** The cards in front of a seat: `2c 3d | 4h` for downcards and upcards. */
export const heldBy = (deal: Deal, seat: number): string => {
  const { down, up } = deal.players[placeOf(deal, seat)]!
  return up.length === 0 ? down.join(' ') : `${down.join(' ')} | ${up.join(' ')}`
}
