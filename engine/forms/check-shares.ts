import { JOKER } from '../cards/card.ts'
import { type Deck, type DeckName, deckCards } from '../cards/deck.ts'
import type { Problem } from '../kinds/problem.ts'
import type { RankingName } from '../ranking/ranking.ts'
import { heldAfter, inHand } from './check-steps.ts'
import type { Form, Selection, Share } from './form.ts'
import { wrong } from './problems.ts'

/** Can every part of the pot be claimed, and is every board played for? */
export const checkShares = function* (form: Form): Generator<Problem> {
  const { pot, rows, boards, oddChip } = form
  if (pot.length === 0 && !rows) yield wrong('pot', 'nothing-to-win')
  if (pot.length > 0 && rows) yield wrong('pot', 'shares-beside-rows')
  if (new Set(pot.map(share => share.name)).size < pot.length) yield wrong('pot', 'two-shares-have-the-same-name')
  if (oddChip && pot.length < 2) yield wrong('oddChip', 'odd-chip-without-shares')
  yield* checkSame(pot)
  for (const share of pot) yield* checkShare(form, share, `pot "${share.name}"`)
  const steps = form.streets.flatMap(street => street.steps)
  if (boards > 0 && !steps.some(step => step.do === 'board')) yield wrong('boards', 'no-street-deals-to-the-board')
  if (boards > 0 && !rows && pot.every(share => share.from === 'own'))
    yield wrong('boards', 'no-share-is-made-with-the-board')
  for (let board = 0; board < boards; board++) {
    if (boards > 1 && !pot.some(share => share.board === 'best' || share.board === board)) {
      yield wrong('boards', 'board-without-share', { board })
    }
  }
  if (steps.some(step => step.do === 'strike') && pot.some(share => typeof share.board !== 'number')) {
    yield wrong('pot', 'struck-board-not-named')
  }
}

/** Two shares that the same hands take by the same cards are one share. */
const checkSame = function* (pot: readonly Share[]): Generator<Problem> {
  const seen = new Map<string, string>()
  for (const { name, ranking, jokerUp, from, board } of pot) {
    const terms = JSON.stringify([ranking, jokerUp, from, board])
    const before = seen.get(terms)
    if (before !== undefined) yield wrong('pot', 'same-share-twice', { names: [before, name] })
    else seen.set(terms, name)
  }
}

const checkShare = function* (form: Form, share: Share, at: string): Generator<Problem> {
  const { boards, deck } = form
  if (share.name.trim() === '') yield wrong('pot', 'a-share-has-no-name')
  const rankings = [share.ranking, ...(share.jokerUp ? [share.jokerUp] : [])]
  for (const ranking of rankings) yield* checkRanking(deck, ranking, at)
  if (share.jokerUp && !(hasJoker(deck) && heldAfter(form.streets.flatMap(({ steps }) => steps)).up > 0)) {
    yield wrong(`${at}.jokerUp`, 'no-joker-can-lie-face-up')
  }
  if (share.from === 'own' && share.board !== undefined) yield wrong(`${at}.board`, 'share-without-board')
  if (share.from !== 'own' && boards > 1 && share.board === undefined) yield wrong(`${at}.board`, 'board-not-named')
  if (typeof share.board === 'number' && !(share.board >= 0 && share.board < boards)) {
    yield wrong(`${at}.board`, 'no-such-board', { boards })
  }
  if (share.board === 'best' && boards < 2) yield wrong(`${at}.board`, 'best-of-one-board')
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
  if (from === 'own' && own < needed) yield wrong(`${at}.from`, 'hand-too-small', { ranking, needed, own })
  if (from === 'any' && own + board < needed) {
    yield wrong(`${at}.from`, 'hand-and-board-too-small', { ranking, needed, have: own + board })
  }
  if (typeof from === 'string') return
  const { holecards, boardcards } = from
  if (holecards > own) yield wrong(`${at}.from.holecards`, 'more-than-there-are', { taken: holecards, there: own })
  if (boardcards > board)
    yield wrong(`${at}.from.boardcards`, 'more-than-there-are', { taken: boardcards, there: board })
  if (holecards + boardcards !== needed)
    yield wrong(`${at}.from`, 'hand-size', { ranking, needed, have: holecards + boardcards })
}

/** Does the ranking know what this deck holds, and can a hand of it be made? */
export const checkRanking = function* (deck: Deck, ranking: RankingName, at: string): Generator<Problem> {
  const needed = DECK_OF[ranking]
  if (needed && !isMadeFor(needed, deck))
    yield wrong(`${at}.ranking`, 'ranking-for-other-deck', { ranking, deck: needed })
  if (!needed && hasJoker(deck))
    yield wrong(`${at}.ranking`, 'joker-undefined', { ranking, deck: typeof deck === 'string' ? deck : null })
  if (deck === 'short' && (ranking === 'eight-or-better' || ranking === 'nine-or-better-2-7')) {
    yield wrong(`${at}.ranking`, 'no-short-deck-low', { ranking })
  }
}

const hasJoker = (deck: Deck): boolean => deckCards(deck).includes(JOKER)

/** A list of cards will do if all of them are in the deck that the ranking was made for, its joker included. */
const isMadeFor = (needed: DeckName, deck: Deck): boolean =>
  typeof deck === 'string'
    ? needed === deck
    : deck.every(card => deckCards(needed).includes(card)) && hasJoker(needed) === deck.includes(JOKER)

/** The deck a ranking was made for; the others take any deck without a joker. */
const DECK_OF: { readonly [R in RankingName]?: DeckName } = {
  'high-joker': 'joker',
  'ace-to-five-joker': 'joker',
  'short-deck': 'short',
  'mexican-joker-down': 'mexican',
  'mexican-joker-up': 'mexican',
}

const cardsOf = (ranking: RankingName): number => {
  if (ranking === 'one-card') return 1
  if (ranking === 'two-cards') return 2
  if (ranking === 'front' || ranking === 'three-cards') return 3
  return ranking.startsWith('badugi') ? 4 : 5
}
