import { heldIn } from '../held-in.ts'

const SUIT_NAMES: Readonly<Record<string, string>> = { s: 'spades', h: 'hearts', d: 'diamonds', c: 'clubs' }
const RANK_NAMES: Readonly<Record<string, string>> = { A: 'ace', K: 'king', Q: 'queen', J: 'jack', T: 'ten' }

/** A card in words, for those who hear the table. */
export const cardWords = (card: string): string => {
  if (card === '??') return 'a closed card'
  if (card === 'Jo') return 'joker'
  const [rank, suit] = [card[0]!, card[1]!]
  return `${heldIn(RANK_NAMES, rank) ?? rank} of ${heldIn(SUIT_NAMES, suit)}`
}
