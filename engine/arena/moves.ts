import type { Card } from '../cards/card.ts'
import type { Command, StartDeal } from '../deal/commands.ts'
import { type Deal, placeOf } from '../deal/deal.ts'
import { maySplit, splitsOpeners, takesOpeners } from '../deal/drawing/openers.ts'
import { type BettingTurn, type CardTurn, legal } from '../deal/legal.ts'
import type { Action, ActionSpace } from './actions.ts'
import { highestFirst } from './hand-order.ts'
import { type Laying, layingFor, mayLay } from './laying.ts'
import { amountOf } from './sizes.ts'

/** What the seat to act may do: who it is, and by the number of each action whether it is allowed. */
export type Moves = { readonly seat: number; readonly mask: Uint8Array; readonly orders: readonly (Order | null)[] }

/** What an action does: a command to the deal, or one more card into the rows. */
export type Order = Exclude<Command, StartDeal> | { readonly type: 'Lay'; readonly row: number }

/** The moves of the seat that is to act; the deal waits for a player. */
export const movesIn = (deal: Deal, space: ActionSpace, laying: Laying | null): Moves => {
  const due = legal(deal)
  switch (due.due) {
    case 'betting':
      return moves(due.seat, space, action => bettingOrder(deal, due, action, space.limps), dearestOnly)
    case 'draw':
    case 'discard':
    case 'turn-up':
      return cardMoves(deal, space, due)
    case 'rows': {
      const at = laying ?? layingFor(deal, due.hands[0]!)
      return moves(at.seat, space, action => layingOrder(deal, at, action))
    }
    default:
      throw new Error(`nobody is to act: ${due.due}`)
  }
}

const moves = (
  seat: number,
  space: ActionSpace,
  orderOf: (action: Action) => Order | null,
  tidied: (orders: (Order | null)[]) => void = () => {},
): Moves => {
  const orders = space.actions.map(orderOf)
  tidied(orders)
  const mask = new Uint8Array(orders.length)
  for (let i = 0; i < orders.length; i++) if (orders[i] !== null) mask[i] = 1
  return { seat, mask, orders }
}

/** Two sizes that come to the same amount are one action: the one named last. */
const dearestOnly = (orders: (Order | null)[]): void => {
  for (let i = orders.length - 1; i > 0; i--) {
    const order = orders[i]
    if (order?.type !== 'Wager') continue
    for (let before = 0; before < i; before++) {
      const other = orders[before]
      if (other?.type === 'Wager' && other.to === order.to) orders[before] = null
    }
  }
}

const bettingOrder = (deal: Deal, turn: BettingTurn, action: Action, limps: boolean): Order | null => {
  const { seat } = turn
  switch (action.do) {
    case 'fold':
      // nobody folds what costs nothing
      return turn.fold && !turn.check ? { type: 'Fold', seat } : null
    case 'call':
      if (turn.check) return { type: 'Check', seat }
      return turn.callTo === null || !(limps || isAllIn(deal)) ? null : { type: 'Call', seat }
    case 'bet':
      return sized(turn.wager?.sizes, action.size, to => ({ type: 'Wager', seat, to }))
    case 'bring-in':
      return sized(turn.bringIn ?? undefined, action.size, to => ({ type: 'BringIn', seat, to }))
    case 'raise': {
      const to = turn.wager === null ? 0 : amountOf(deal, turn.wager, action.to)
      return to === 0 ? null : { type: 'Wager', seat, to }
    }
    case 'open':
      return turn.declareOpen ? { type: 'DeclareOpen', seat } : null
    default:
      return null
  }
}

/** Has somebody who is still in bet all they have? */
const isAllIn = (deal: Deal): boolean => deal.players.some(({ stack, folded }) => stack === 0 && !folded)

const sized = (sizes: readonly number[] | undefined, at: number, order: (to: number) => Order): Order | null => {
  const to = sizes?.[at]
  return to === undefined ? null : order(to)
}

const cardMoves = (
  deal: Deal,
  space: ActionSpace,
  due: Extract<CardTurn, { due: 'draw' | 'discard' | 'turn-up' }>,
): Moves => {
  if (due.due === 'turn-up') {
    const turn = (action: Action): Order | null =>
      action.do === 'turn-up' || action.do === 'keep-down'
        ? { type: 'TurnUp', seat: due.seat, turn: action.do === 'turn-up' }
        : null
    return moves(due.seat, space, turn)
  }
  const seat = due.due === 'draw' ? due.seat : due.seats[0]!
  const place = placeOf(deal, seat)
  const hand = highestFirst(deal.players[place]!.down)
  return moves(seat, space, action => {
    if (action.do !== 'discard' || action.cards >= 2 ** hand.length) return null
    const cards = hand.filter((_, i) => action.cards & (1 << i))
    const fits = due.due === 'draw' ? cards.length <= due.most : cards.length === due.cards
    return fits ? discardOrder(deal, place, seat, cards) : null
  })
}

/** An opener says so when they split their openers; where that is not allowed they may not throw these cards. */
const discardOrder = (deal: Deal, place: number, seat: number, cards: readonly Card[]): Order | null => {
  if (!takesOpeners(deal) || !splitsOpeners(deal, place, cards)) return { type: 'Discard', seat, cards }
  return maySplit(deal) ? { type: 'Discard', seat, cards, split: true } : null
}

const layingOrder = (deal: Deal, laying: Laying, action: Action): Order | null => {
  if (action.do === 'row') return mayLay(deal, laying, action.row) ? { type: 'Lay', row: action.row } : null
  if (action.do === 'throw') return mayLay(deal, laying, THROWN) ? { type: 'Lay', row: THROWN } : null
  return null
}

/** Not a row: the card is thrown away. */
export const THROWN = -1
