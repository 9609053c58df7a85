import { type Card, type CardCode, codeOf, UNKNOWN } from '../../cards/card.ts'
import type { Row } from '../../forms/form.ts'
import { combinations } from '../../ranking/combinations.ts'
import { omahaHigh } from '../../ranking/omaha.ts'
import type { Ranking, RankingName, Value } from '../../ranking/ranking.ts'
import { rankings } from '../../ranking/rankings.ts'

/** What a full row is worth; rows that are played with a board take their cards from it too. */
export const rowValue = (
  row: Row,
  cards: readonly Card[],
  board: readonly Card[] = [],
  ranking: RankingName = row.ranking,
): Value => {
  // with a boardcard that nobody has named the row cannot be compared
  if (row.from !== 'own' && board.includes(UNKNOWN)) return 0
  if (ranking === 'high' && isTwoAndThree(row)) return omahaHigh(cards.map(codeOf), board.map(codeOf))
  const worth = rankings[ranking]
  let most = 0
  for (const codes of choices(row, cards, board)) most = Math.max(most, worth.value(codes))
  return most
}

/** The cards that make the hand of a row, for showing it or saying it in words. */
export const rowHand = (row: Row, cards: readonly Card[], board: readonly Card[] = []): readonly CardCode[] => {
  const worth: Ranking = rankings[row.ranking]
  let best: readonly CardCode[] = []
  let most = -1
  for (const codes of choices(row, cards, board)) {
    const value = worth.value(codes)
    if (value > most) {
      most = value
      best = codes
    }
  }
  return worth.best(best)
}

const isTwoAndThree = ({ from }: Row): boolean =>
  typeof from === 'object' && from.holecards === 2 && from.boardcards === 3

/** Each set of cards out of which the row's hand may be made; the ranking itself finds the best five in it. */
const choices = ({ from }: Row, cards: readonly Card[], board: readonly Card[]): readonly (readonly CardCode[])[] => {
  const own = cards.map(codeOf)
  if (from === 'own') return [own]
  const common = board.map(codeOf)
  if (from === 'any') return [[...own, ...common]]
  const boardcards = combinations(common, from.boardcards)
  return combinations(own, from.holecards).flatMap(hole => boardcards.map(shared => [...hole, ...shared]))
}
