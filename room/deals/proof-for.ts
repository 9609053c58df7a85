import type { Card } from '@cardroom/engine'
import {
  cardsOffDeck,
  dealtOrder,
  type OffDeck,
  openingOf,
  PROOF_VERSION,
  type Proof,
  shuffleOf,
  writeDealtTo,
} from '@cardroom/fair'
import type { ArchivedDeal, ShownAfter } from './archive.ts'
import { cardsEverSeen, type DealSeen } from './deal-seen.ts'

/** Shows one viewer that the deck of a deal was fair: opens only the seals of cards they saw; null without a seal. */
export const proofFor = (
  table: string,
  { finished, events, shownAfter = [] }: ArchivedDeal,
  seen: DealSeen,
): Proof | null => {
  const sealed = events.find(event => event.type === 'DeckSealed')
  const started = seen.events[0]?.event
  if (sealed?.type !== 'DeckSealed' || started?.type !== 'DealStarted') return null
  const entropies = events.flatMap(event => (event.type === 'EntropyAdded' ? [event.entropy] : []))
  const cut = shuffleOf(sealed.root, entropies, sealed.cards.length)
  const order = dealtOrder(sealed.cards, cut)
  const known = cardsEverSeen(seen)
  const traced = cardsSeenAsDealt(seen)
  const off = cardsOffDeck(seen.events.map(({ event }) => event)).filter(({ card, place }) => order[place] === card)
  const tabled = new Set(shownAfter.flatMap(event => (event.type === 'CardsTabled' ? event.cards : [])))
  const dealt = off.filter(({ card }) => traced.has(card) || tabled.has(card))
  const opened = [...dealt, ...rabbitsIn(shownAfter, order)].map(({ place, to }) => ({
    place,
    to,
    ...openingOf(sealed, cut[place]!),
  }))
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

/** Cards that would have come and were shown: they never left the deck, and lie where they would have been dealt from. */
const rabbitsIn = (shown: readonly ShownAfter[], order: readonly Card[]): readonly OffDeck[] =>
  shown.flatMap(event =>
    event.type === 'RabbitShown'
      ? event.boards.flatMap((cards, board) =>
          cards.map(card => ({
            place: order.indexOf(card),
            card,
            to: writeDealtTo({ to: 'board', board: board + 1, dealt: false }),
          })),
        )
      : [],
  )

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
