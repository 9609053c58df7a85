import { type Card, type CardCode, codeOf, JOKER, UNKNOWN_CODE } from '../../cards/card.ts'
import type { Share } from '../../forms/form.ts'
import { combinations } from '../../ranking/combinations.ts'
import type { HandName } from '../../ranking/hand-name.ts'
import { high7 } from '../../ranking/high.ts'
import { omahaEightOrBetter, omahaHigh } from '../../ranking/omaha.ts'
import { RANKINGS, type Ranking, type RankingName, type Value } from '../../ranking/ranking.ts'
import { rankings } from '../../ranking/rankings.ts'

/** A player's cards as codes. */
export type Held = {
  readonly own: readonly CardCode[]
  /** Every one of them is known; a hand with an unknown card cannot be valued. */
  readonly known: boolean
  readonly jokerUp: boolean
}
/** The boards of one run-out as codes, from the top. */
export type Boards = readonly (readonly CardCode[])[]

/** A player's downcards and upcards together. */
export const held = (down: readonly Card[], up: readonly Card[]): Held => {
  const own = up.length === 0 ? down.map(codeOf) : [...down, ...up].map(codeOf)
  return { own, known: areKnown(own), jokerUp: up.length > 0 && up.includes(JOKER) }
}

const areKnown = (codes: readonly CardCode[]): boolean => {
  for (const code of codes) if (code === UNKNOWN_CODE) return false
  return true
}

/** What a hand is worth for one part of the pot; 0 if it does not qualify or cannot be known. */
export const handValue = (share: Share, hand: Held, boards: Boards): Value => {
  if (!hand.known) return 0
  const ranking = rankingFor(share, hand)
  if (share.board !== 'best') return valueOn(share, ranking, hand.own, boardFor(share, boards))
  let best = 0
  for (const board of boards) best = Math.max(best, valueOn(share, ranking, hand.own, board))
  return best
}

/** What a hand of this value is. */
export const nameOfHand = (share: Share, hand: Held, boards: Boards, value: Value): HandName => {
  const ranking = rankingFor(share, hand)
  // hands that do not qualify are all worth nothing, and each is still called by what it is
  if (value === 0) return ranking.nameOf(choice(share, hand, boards))
  const known = named[ranking.name]
  const before = known.get(value)
  if (before !== undefined) return before
  const name = ranking.nameOf(choice(share, hand, boards))
  known.set(value, name)
  return name
}

/** The name of a hand of this value, if one has been called by it before. */
export const nameKnown = (ranking: RankingName, value: Value): HandName | undefined => named[ranking].get(value)

/** Hands of equal value have the same name, and a name takes longer to find than a value: it is looked for once. */
const named = Object.fromEntries(RANKINGS.map(name => [name, new Map()])) as Readonly<
  Record<RankingName, Map<Value, HandName>>
>

/**
 * Every choice of cards that makes the hand: there are several when a card that plays has an equal beside it.
 * A badugi of three cards is a choice of three.
 */
export const playingCards = (share: Share, hand: Held, boards: Boards): readonly (readonly CardCode[])[] => {
  const ranking = rankingFor(share, hand)
  const from = choice(share, hand, boards)
  const size = ranking.best(from).length
  const worth = ranking.value(from)
  return combinations(from, size).filter(cards => ranking.value(cards) === worth)
}

const rankingFor = (share: Share, hand: Held): Ranking =>
  rankings[hand.jokerUp && share.jokerUp !== undefined ? share.jokerUp : share.ranking]

/** Without a board of its own a part is played with the first: a stud common card, the community card of Ari. */
const boardFor = (share: Share, boards: Boards): readonly CardCode[] =>
  boards[typeof share.board === 'number' ? share.board : 0] ?? []

const valueOn = (share: Share, ranking: Ranking, own: readonly CardCode[], board: readonly CardCode[]): Value => {
  const { from } = share
  if (from === 'own' || (from === 'any' && board.length === 0)) return ranked(ranking, own)
  if (!areKnown(board)) return 0
  if (from === 'any') return holdemValue(ranking, own, board)
  if (from.holecards === 2 && from.boardcards === 3) {
    if (ranking.name === 'high') return omahaHigh(own, board)
    if (ranking.name === 'eight-or-better') return omahaEightOrBetter(own, board)
  }
  let best = 0
  for (const cards of mixes(own, board, from.holecards, from.boardcards)) best = Math.max(best, ranking.value(cards))
  return best
}

/** Two holecards and a full board for high are by far the most frequent hand, and need no new array. */
const holdemValue = (ranking: Ranking, own: readonly CardCode[], board: readonly CardCode[]): Value => {
  if (ranking.name !== 'high' || own.length !== 2 || board.length !== 5) return ranked(ranking, own.concat(board))
  return high7(own[0]!, own[1]!, board[0]!, board[1]!, board[2]!, board[3]!, board[4]!)
}

const ranked = (ranking: Ranking, cards: readonly CardCode[]): Value =>
  cards.length < ranking.least ? 0 : ranking.value(cards)

/** The cards out of which the best hand is taken: all that may be mixed freely, or the best legal mix. */
const choice = (share: Share, hand: Held, boards: Boards): readonly CardCode[] => {
  const { from } = share
  if (from === 'own') return hand.own
  const ranking = rankingFor(share, hand)
  const board = share.board === 'best' ? bestBoard(share, hand, boards) : boardFor(share, boards)
  if (from === 'any') return hand.own.concat(board)
  let best: readonly CardCode[] = []
  let worth = -1
  for (const cards of mixes(hand.own, board, from.holecards, from.boardcards)) {
    const value = ranking.value(cards)
    if (value > worth) {
      best = cards
      worth = value
    }
  }
  return best
}

const bestBoard = (share: Share, hand: Held, boards: Boards): readonly CardCode[] => {
  const ranking = rankingFor(share, hand)
  let best = boards[0] ?? []
  for (const board of boards) {
    if (valueOn(share, ranking, hand.own, board) > valueOn(share, ranking, hand.own, best)) best = board
  }
  return best
}

/** Every hand of exactly this many holecards and this many boardcards. */
const mixes = (
  own: readonly CardCode[],
  board: readonly CardCode[],
  holecards: number,
  boardcards: number,
): readonly (readonly CardCode[])[] => {
  const fromBoard = combinations(board, boardcards)
  return combinations(own, holecards).flatMap(hole => fromBoard.map(rest => hole.concat(rest)))
}
