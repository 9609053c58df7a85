import type { CardCode } from '../cards/card.ts'
import { choose } from '../ranking/combinations.ts'
import { type RankChoices, rankChoices, rankSets, waysOf } from './board-classes.ts'
import type { Layout } from './layout.ts'
import { shareValues } from './rank-values.ts'
import type { Tally } from './tally.ts'
import type { Work } from './work.ts'

/**
 * Every board without dealing them one by one. Where nobody can have a flush, a board is no more than its ranks, and
 * boards of the same ranks count together. What flushes change is put right suit by suit: boards with the same cards of
 * the suit and the same ranks beside them count together too. Undefined where hands are not worth their ranks and flushes.
 */
export const rankClasses = (layout: Layout): Work | undefined => {
  const hands: (readonly CardCode[])[] = []
  for (const hand of layout.hands) {
    if ('combos' in hand || hand.missing > 0 || hand.draws > 0) return
    hands.push(hand.own)
  }
  const [board = []] = layout.boards
  if (layout.boards.length !== 1 || layout.boardSize !== 5) return
  const count = classCounter(layout, hands, board)
  return (
    count && {
      exact: true,
      deals: choose(layout.deck.length, 5 - board.length),
      cost: COST * hands.length * layout.form.pot.length,
      slices: 1,
      run: (_, tally) => count(tally),
    }
  )
}

/** Nanoseconds for each hand and share, a round figure. */
const COST = 1_000_000

const classCounter = (
  { form, deck }: Layout,
  hands: readonly (readonly CardCode[])[],
  board: readonly CardCode[],
): ((tally: Tally) => void) | undefined => {
  const valued = shareValues(form, hands, board)
  if (valued === undefined) return
  const { byRanks, inSuit, flushFrom, values } = valued
  const toCome = 5 - board.length
  const left = leftOf(deck)
  return tally => {
    const all = rankChoices(toCome)
    const ways = waysOf(all, left.ranks)
    for (let i = 0; i < all.count; i++) {
      if (ways[i] === 0) continue
      byRanks(all.sevens[i]!, all.fives[i]!, all.sets[i]!)
      tally.add(values, ways[i]!)
    }
    for (let suit = 0; suit < 4; suit++)
      for (let suited = Math.max(0, flushFrom(suit)); suited <= toCome; suited++)
        correct(tally, suit, rankSets(suited), rankChoices(toCome - suited))
  }

  /** Boards with these cards of the suit are taken out as if nobody had a flush, and counted anew. */
  function correct(tally: Tally, suit: number, sets: RankChoices, others: RankChoices): void {
    const ways = waysOf(others, left.beside[suit]!)
    for (let s = 0; s < sets.count; s++) {
      const set = sets.sets[s]!
      if ((set & left.suits[suit]!) !== set || !inSuit(suit, set)) continue
      for (let o = 0; o < others.count; o++) {
        const weight = ways[o]!
        if (weight === 0) continue
        byRanks(sets.sevens[s]! + others.sevens[o]!, sets.fives[s]! + others.fives[o]!, set | others.sets[o]!)
        tally.add(values, -weight)
        valued!.withFlush()
        tally.add(values, weight)
      }
    }
  }
}

/** How many cards of each rank are left, in all and beside each suit, and the ranks left of each suit as bits. */
const leftOf = (deck: readonly CardCode[]) => {
  const ranks = new Uint8Array(13)
  const beside = [0, 1, 2, 3].map(() => new Uint8Array(13))
  const suits = [0, 0, 0, 0]
  for (const code of deck) {
    ranks[code >> 2]!++
    for (let suit = 0; suit < 4; suit++) if (suit !== (code & 3)) beside[suit]![code >> 2]!++
    suits[code & 3]! |= 1 << (code >> 2)
  }
  return { ranks, beside, suits }
}
