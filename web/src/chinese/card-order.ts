import type { Card } from '@cardroom/room/protocol'

const RANKS = '23456789TJQKA'
const SUITS = 'cdhs'

/** Cards as players hold them: the highest first, or suit by suit. */
export const sortedCards = (cards: readonly Card[], by: 'rank' | 'suit'): readonly Card[] => {
  const rank = (card: Card): number => RANKS.indexOf(card[0]!)
  const suit = (card: Card): number => SUITS.indexOf(card[1]!)
  const first = by === 'rank' ? rank : suit
  const then = by === 'rank' ? suit : rank
  return cards.toSorted((a, b) => first(b) - first(a) || then(b) - then(a))
}
