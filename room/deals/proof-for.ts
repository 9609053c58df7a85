import type { Card } from '@cardroom/engine'
import { cardsOffDeck, dealtOrder, openingOf, PROOF_VERSION, type Proof, shuffleOf } from '@cardroom/fair'
import type { ArchivedDeal } from './archive.ts'
import { cardsEverSeen, type DealSeen } from './deal-seen.ts'

/** Shows one viewer that the deck of a deal was fair: opens only the seals of cards they saw; null without a seal. */
export const proofFor = (table: string, { finished, events }: ArchivedDeal, seen: DealSeen): Proof | null => {
  const sealed = events.find(event => event.type === 'DeckSealed')
  const started = seen.events[0]?.event
  if (sealed?.type !== 'DeckSealed' || started?.type !== 'DealStarted') return null
  const entropies = events.flatMap(event => (event.type === 'EntropyAdded' ? [event.entropy] : []))
  const cut = shuffleOf(sealed.root, entropies, sealed.cards.length)
  const order = dealtOrder(sealed.cards, cut)
  const known = cardsEverSeen(seen)
  const traced = cardsSeenAsDealt(seen)
  const off = cardsOffDeck(seen.events.map(({ event }) => event)).filter(({ card, place }) => order[place] === card)
  const opened = off
    .filter(({ card }) => traced.has(card))
    .map(({ place, to }) => ({ place, to, ...openingOf(sealed, cut[place]!) }))
  const sealedCards = new Set(opened.map(({ card }) => card))
  return {
    cardroom: 'proof',
    version: PROOF_VERSION,
    table,
    deal: finished.number,
    deck: started.form.deck,
    root: sealed.root,
    entropies,
    opened,
    unsealed: [...known].filter(card => !sealedCards.has(card)),
  }
}

/**
 * The cards that were seen before they went back into the deck, if they did: who is dealt a card that another had thrown
 * away doesn't learn whose it was.
 */
const cardsSeenAsDealt = ({ events }: DealSeen): ReadonlySet<Card> => {
  const seen = new Set<Card>()
  const back = new Set<Card>()
  for (const { event, sees } of events) {
    for (const card of sees) if (!back.has(card)) seen.add(card)
    if (event.type === 'Reshuffled') for (const card of event.deck) back.add(card)
    if (event.type === 'CardsMoved') for (const { card } of event.moves) back.add(card)
  }
  return seen
}
