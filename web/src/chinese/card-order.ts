const RANKS = '23456789TJQKA'
const SUITS = 'cdhs'

/** Cards as one holds them: the highest first, or suit by suit. */
export const sortedCards = (cards: readonly string[], by: 'rank' | 'suit'): readonly string[] => {
  const rank = (card: string): number => RANKS.indexOf(card[0]!)
  const suit = (card: string): number => SUITS.indexOf(card[1]!)
  const first = by === 'rank' ? rank : suit
  const then = by === 'rank' ? suit : rank
  return cards.toSorted((a, b) => first(b) - first(a) || then(b) - then(a))
}
