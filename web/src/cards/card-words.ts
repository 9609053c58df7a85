import { heldIn } from '../held-in.ts'
import { texts } from '../words/texts.ts'

/** A card in words, for those who hear the table. */
export const cardWords = (card: string): string => {
  if (card === '??') return texts.cards.faceDown
  if (card === 'Jo') return texts.cards.joker
  const [rank, suit] = [card[0]!, card[1]!]
  return texts.cards.card(
    heldIn<string>(texts.cards.ranks, rank) ?? rank,
    heldIn<string>(texts.cards.suits, suit) ?? suit,
  )
}
