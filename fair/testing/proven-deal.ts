import { type DealEvent, decks, forms, play, randomCommand, seeded, shuffled, stakesFor } from '@cardroom/engine'
import { UNKNOWN } from '@cardroom/engine/cards'
import { cardsOffDeck } from '../cards-off-deck.ts'
import type { Proof } from '../proof.ts'
import { openingOf, sealDeck } from '../sealed-deck.ts'
import { dealtOrder, shuffleOf } from '../shuffle.ts'

/** A deal of limit hold'em to the showdown from a sealed deck: its log, and a proof that opens all but the burncards. */
export const provenDeal = (seed: string): { readonly proof: Proof; readonly events: readonly DealEvent[] } => {
  const chance = seeded(seed)
  const bytes = (count: number): Uint8Array => Uint8Array.from({ length: count }, () => chance(256))
  const sealed = sealDeck(shuffled(decks.standard, chance), bytes)
  const entropies = [
    { seat: 1, bytes: '00112233445566778899aabbccddeeff' },
    { seat: 3, bytes: 'ffeeddccbbaa99887766554433221100' },
  ]
  const cut = shuffleOf(sealed.root, entropies, sealed.cards.length)
  const form = forms.holdem
  const seats = [1, 2, 3].map(seat => ({ seat, chips: 1000 }))
  const playing = play({ type: 'StartDeal', form, stakes: stakesFor(form, 'limit', 10), button: 1, seats })
  if (!playing.ok) throw new Error(playing.refusal.why)
  playing.give({ type: 'Shuffle', deck: dealtOrder(sealed.cards, cut) })
  while (playing.deal.phase !== 'ended') {
    const command = randomCommand(playing.deal, chance, { careless: false })
    playing.give(command.type === 'Fold' ? { type: 'Call', seat: command.seat } : command)
  }
  const opened = cardsOffDeck(playing.log)
    .filter(({ to }) => to !== 'burn')
    .map(({ place, to }) => ({ place, to, ...openingOf(sealed, cut[place]!) }))
  return {
    proof: {
      cardroom: 'proof',
      version: 1,
      table: 'the table',
      deal: 1,
      deck: 'standard',
      root: sealed.root,
      entropies,
      opened,
      unsealed: [],
    },
    events: playing.log.flatMap(event => {
      if (event.type === 'DeckShuffled') return []
      return [event.type === 'CardBurned' ? { ...event, card: UNKNOWN } : event]
    }),
  }
}
