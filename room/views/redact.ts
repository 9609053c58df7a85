import type { Card, DealEvent, View } from '@cardroom/engine'

const CARD = /^(?:[2-9TJQKA][cdhs]|Jo)$/

/** What may be known of an event by one who sees these cards: every other card in it is `??`. */
export const redacted = (event: DealEvent, sees: (card: Card) => boolean): DealEvent => walk(event, sees) as DealEvent

const walk = (value: unknown, sees: (card: Card) => boolean): unknown => {
  if (typeof value === 'string') return isCard(value) && !sees(value) ? '??' : value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const seen = value.map(one => walk(one, sees))
    return seen.every((one, i) => one === value[i]) ? value : seen
  }
  // most events hold no card, and go on as they are
  let seen: Record<string, unknown> | null = null
  for (const key in value) {
    const one = (value as Record<string, unknown>)[key]
    const own = walk(one, sees)
    if (own === one) continue
    seen ??= { ...value }
    seen[key] = own
  }
  return seen ?? value
}

const isCard = (text: string): text is Card => text.length === 2 && CARD.test(text)

/** The cards that a viewer sees on the table. */
export const cardsSeen = ({ boards, players, showings, underChip }: View): ReadonlySet<Card> => {
  const seen = new Set<Card>(boards.flat())
  for (const { down, up, rows } of players) for (const card of [...down, ...up, ...rows.flat()]) seen.add(card)
  for (const { cards } of showings) for (const card of cards) seen.add(card)
  for (const card of underChip) seen.add(card)
  seen.delete('??')
  return seen
}

/** Cards that an event lays open to everybody. */
export const openedIn = (event: DealEvent): readonly Card[] => {
  switch (event.type) {
    case 'BoardDealt':
    case 'HandShown':
    case 'CardsShown':
    case 'CardsOpened':
    case 'DiscardsExposed':
      return event.cards
    case 'CardsDealt':
      return event.face === 'up' ? event.cards : []
    default:
      return []
  }
}
