import type { Deal, DealEvent } from '@cardroom/engine'
import { isDealEntry } from '../../table/state/events.ts'
import type { LiveLog } from '../../table/state/hosted.ts'

/** What the dealer burns and deals face down after the last entry, which nobody is asked about; null if nothing. */
export const quietCards = ({ acts }: LiveLog, { players }: Deal, name: (seat: number) => string): string | null => {
  const afterEntry = (acts.at(-1)?.events ?? []).filter(isDealEntry)
  // what came before cards that lie there is done
  const events = afterEntry.slice(afterEntry.findLastIndex(liesThere) + 1)
  const stillIn = players.filter(({ folded }) => !folded).length
  const burns = events.filter(({ type }) => type === 'CardBurned').length
  const sentences = [
    burns === 0 ? '' : `Burn ${burns === 1 ? 'a card' : `${burns} cards`}.`,
    dealtWords(events, stillIn, name),
  ]
  return sentences.filter(words => words !== '').join(' ') || null
}

const liesThere = (event: DealEvent): boolean =>
  event.type === 'BoardDealt' || (event.type === 'CardsDealt' && event.face === 'up')

const dealtWords = (events: readonly DealEvent[], stillIn: number, name: (seat: number) => string): string => {
  const hands = handsIn(events)
  const [first] = hands
  if (first === undefined) return ''
  const same = hands.length === stillIn && hands.every(({ cards }) => cards === first.cards)
  if (same) return `Deal ${cardsWords(first.cards)} to each, ${name(first.seat)} first.`
  return `Deal ${hands.map(({ seat, cards }) => `${cardsWords(cards)} to ${name(seat)}`).join(', ')}.`
}

type Dealt = { readonly seat: number; readonly cards: number }

/** How many downcards each one gets, in the order in which they come. */
const handsIn = (events: readonly DealEvent[]): readonly Dealt[] => {
  const counts = new Map<number, number>()
  for (const event of events) {
    if (event.type !== 'CardsDealt' || event.face !== 'down') continue
    for (const seat of event.seats) counts.set(seat, (counts.get(seat) ?? 0) + 1)
  }
  return [...counts].map(([seat, cards]) => ({ seat, cards }))
}

const cardsWords = (cards: number): string => (cards === 1 ? 'one card down' : `${cards} cards down`)
