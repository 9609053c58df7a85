import { type Card, UNKNOWN } from '../../cards/card.ts'
import { copyOf } from '../../deal/copy.ts'
import { type Deal, type Draft, stubCount } from '../../deal/deal.ts'
import { struckBoard } from '../../deal/dealing/strike.ts'
import type { DealEvent } from '../../deal/events.ts'
import type { CardMove, Pile } from '../../deal/mending.ts'
import { record } from '../../deal/record/record.ts'
import { NO_RULES } from '../../deal/work.ts'
import { type BoardStreet, boardAt } from '../board/board-street.ts'

/** Streets after a burn too few or too many, the last ones on the table, and how many cards were burned before each. */
export type LaidWrong = {
  readonly streets: readonly BoardStreet[]
  readonly burned: readonly number[]
  readonly error: { readonly burns: 0 | 2; readonly next: readonly Card[] }
}

/**
 * The cards of these streets are put where they had fallen with the right burn: each moves up or down by one, as they
 * came off the deck, and the last goes back on top of it or a new one comes out.
 */
export const laidAgain = (deal: Deal, wrong: LaidWrong): readonly DealEvent[] => {
  const { streets, burned, error } = wrong
  const fell = asTheyFell(deal, wrong)
  const due = burned.flatMap((burns, n) => {
    const right = n > 0 ? burns : burns + (error.burns === 0 ? 1 : -1)
    return placesOf(deal, streets[n]!, right)
  })
  const cards = error.burns === 0 ? [...fell, fromStub(deal)] : fell
  const next = error.next.slice()
  const moves = cards.flatMap(({ card, from }, i): readonly CardMove[] => {
    const to = due[i] ?? 'stub'
    if (isSame(from, to)) return []
    const comesOut = from === 'stub' || (from === 'burns' && to !== 'stub')
    return [{ card: card === UNKNOWN && comesOut ? (next.shift() ?? card) : card, from, to }]
  })
  const moved: DealEvent = { type: 'CardsMoved', moves, rules: NO_RULES }
  return [moved, ...struckAgain(deal, moved)]
}

/** Can a card still come out of the stub, where a burn was missed? */
export const reaches = (deal: Deal, burns: 0 | 2): boolean => burns === 2 || stubCount(deal) > 0

type Fell = { readonly card: Card; readonly from: Pile }

/** The cards of these streets in the order in which they left the deck. */
const asTheyFell = (deal: Deal, { streets, burned }: LaidWrong): readonly Fell[] => {
  const places = burned.flatMap((burns, n) => placesOf(deal, streets[n]!, burns))
  const left = new Map<string, Card[]>()
  for (const place of places) {
    const key = JSON.stringify(place)
    const pile = place === 'burns' ? deal.burns : boardOf(deal, place)
    const count = places.filter(it => isSame(it, place)).length
    if (!left.has(key)) left.set(key, pile.slice(pile.length - count))
  }
  return places.map(from => ({ card: left.get(JSON.stringify(from))!.shift()!, from }))
}

const placesOf = (deal: Deal, { each }: BoardStreet, burns: number): readonly Pile[] => [
  ...Array.from({ length: burns }, () => 'burns' as const),
  ...Array.from({ length: each * deal.form.boards }, (_, i) => ({ board: boardAt(deal, Math.floor(i / each)) })),
]

const boardOf = (deal: Deal, pile: Pile): readonly Card[] =>
  typeof pile === 'object' && 'board' in pile ? deal.boards[pile.board]! : []

const fromStub = (deal: Deal): Fell => ({ card: deal.realCards ? UNKNOWN : deal.deck[deal.next]!, from: 'stub' })

const isSame = (a: Pile, b: Pile): boolean => JSON.stringify(a) === JSON.stringify(b)

/** wsop/derailment: with other river cards another board may be struck. */
const struckAgain = (deal: Deal, moved: DealEvent): readonly DealEvent[] => {
  const from = deal.run * deal.form.boards
  const instead = deal.struck.find(board => board >= from)
  if (instead === undefined) return []
  const after: Draft = copyOf(deal)
  record(after, moved)
  const boards = after.boards.slice(from, from + deal.form.boards)
  if (boards.some(board => board.at(-1) === UNKNOWN)) return []
  const board = from + struckBoard(boards)
  return board === instead ? [] : [{ type: 'BoardStruck', board, instead, rules: NO_RULES }]
}
