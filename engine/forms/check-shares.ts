import type { DeckName } from '../cards/deck.ts'
import { type Problem, wrong } from '../kinds/problem.ts'
import type { RankingName } from '../ranking/ranking.ts'
import { heldAfter, inHand } from './check-steps.ts'
import type { Form, Selection, Share } from './form.ts'

/** Can every part of the pot be claimed, and is every board played for? */
export const checkShares = function* (form: Form): Generator<Problem> {
  const { pot, rows, boards, oddChip } = form
  if (pot.length === 0 && !rows) yield wrong('pot', 'nothing to win; name one share or more, or rows')
  if (pot.length > 0 && rows) yield wrong('pot', 'the form has rows, so points are counted and the pot has no shares')
  if (new Set(pot.map(share => share.name)).size < pot.length) yield wrong('pot', 'two shares have the same name')
  if (oddChip && pot.length < 2) yield wrong('oddChip', 'there are no two shares to leave a chip between')
  for (const share of pot) yield* checkShare(form, share, `pot "${share.name}"`)
  const steps = form.streets.flatMap(street => street.steps)
  if (boards > 0 && !steps.some(step => step.do === 'board')) yield wrong('boards', 'no street deals to the board')
  if (boards > 0 && !rows && pot.every(share => share.from === 'own'))
    yield wrong('boards', 'no share is made with the board')
  for (let board = 0; board < boards; board++) {
    if (boards > 1 && !pot.some(share => share.board === 'best' || share.board === board)) {
      yield wrong('boards', `nothing is played for on board ${board}`)
    }
  }
  if (steps.some(step => step.do === 'strike') && pot.some(share => typeof share.board !== 'number')) {
    yield wrong('pot', 'where a board is struck out every share names its board')
  }
}

const checkShare = function* (form: Form, share: Share, at: string): Generator<Problem> {
  const { boards, deck } = form
  if (share.name.trim() === '') yield wrong('pot', 'a share has no name')
  const rankings = [share.ranking, ...(share.jokerUp ? [share.jokerUp] : [])]
  for (const ranking of rankings) yield* checkRanking(deck, ranking, at)
  if (share.jokerUp && !(hasJoker(deck) && heldAfter(form.streets.flatMap(({ steps }) => steps)).up > 0)) {
    yield wrong(`${at}.jokerUp`, 'no joker can lie face up')
  }
  if (share.from === 'own' && share.board !== undefined)
    yield wrong(`${at}.board`, 'the hand is made without the board')
  if (share.from !== 'own' && boards > 1 && share.board === undefined) yield wrong(`${at}.board`, 'say which, or best')
  if (typeof share.board === 'number' && !(share.board >= 0 && share.board < boards)) {
    yield wrong(`${at}.board`, `there are ${boards} boards, counted from 0`)
  }
  if (share.board === 'best' && boards < 2) yield wrong(`${at}.board`, 'the best of two boards or more')
  const held = heldAfter(form.streets.flatMap(street => street.steps))
  yield* checkSelection(share.from, share.ranking, inHand(held), held.board, at)
}

/** Do the cards make a hand of this ranking? */
export const checkSelection = function* (
  from: Selection,
  ranking: RankingName,
  own: number,
  board: number,
  at: string,
): Generator<Problem> {
  const needed = cardsOf(ranking)
  if (from === 'own' && own < needed) yield wrong(`${at}.from`, `${ranking} needs ${needed} cards, a hand has ${own}`)
  if (from === 'any' && own + board < needed) {
    yield wrong(`${at}.from`, `${ranking} needs ${needed} cards, hand and board have ${own + board}`)
  }
  if (typeof from === 'string') return
  const { holecards, boardcards } = from
  if (holecards > own) yield wrong(`${at}.from.holecards`, `${holecards} of ${own}`)
  if (boardcards > board) yield wrong(`${at}.from.boardcards`, `${boardcards} of ${board}`)
  if (holecards + boardcards !== needed)
    yield wrong(`${at}.from`, `${ranking} needs ${needed} cards, not ${holecards + boardcards}`)
}

/** Does the ranking know what this deck holds, and can a hand of it be made? */
export const checkRanking = function* (deck: DeckName, ranking: RankingName, at: string): Generator<Problem> {
  const needed = DECK_OF[ranking]
  if (needed && needed !== deck) yield wrong(`${at}.ranking`, `${ranking} is for the ${needed} deck`)
  if (!needed && hasJoker(deck))
    yield wrong(`${at}.ranking`, `${ranking} does not say what the joker of the ${deck} deck is`)
  if (deck === 'short' && (ranking === 'eight-or-better' || ranking === 'nine-or-better-2-7')) {
    yield wrong(`${at}.ranking`, `no hand of the short deck qualifies for ${ranking}`)
  }
}

const hasJoker = (deck: DeckName): boolean => deck === 'joker' || deck === 'mexican'

/** The deck a ranking was made for; the others take any deck without a joker. */
const DECK_OF: { readonly [R in RankingName]?: DeckName } = {
  'high-joker': 'joker',
  'ace-to-five-joker': 'joker',
  'short-deck': 'short',
  'mexican-joker-down': 'mexican',
  'mexican-joker-up': 'mexican',
}

const cardsOf = (ranking: RankingName): number => {
  if (ranking === 'front') return 3
  return ranking.startsWith('badugi') ? 4 : 5
}
