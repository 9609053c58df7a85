import type { Card } from '../cards/card.ts'
import { legal } from '../deal/legal.ts'
import { perform } from '../deal/perform.ts'
import { laid, layingFor, placing } from './laying.ts'
import { type Moment, workAfter } from './moment.ts'
import type { Order } from './moves.ts'

/** The moment after a player's order, before the dealer goes on. */
export const after = (moment: Moment, order: Order): Moment => {
  if (order.type === 'Lay') return afterLaying(moment, order.row)
  return carriedOut(moment, order)
}

const afterLaying = (moment: Moment, row: number): Moment => {
  const due = legal(moment.work.state)
  if (due.due !== 'rows') throw new Error('no rows are to be laid')
  const next = laid(moment.laying ?? layingFor(moment.work.state, due.hands[0]!), row)
  if (next.left.length > 0) return { ...moment, laying: next }
  return carriedOut({ ...moment, laying: null }, placing(next))
}

const carriedOut = (moment: Moment, order: Exclude<Order, { type: 'Lay' }>): Moment => {
  const work = workAfter(moment)
  const refusal = perform(work, order)
  if (refusal) throw new Error(`${order.type} was refused: ${refusal.why}`)
  const threw = thrownBy(order)
  const thrown =
    threw === null
      ? moment.thrown
      : { ...moment.thrown, [threw.seat]: [...(moment.thrown[threw.seat] ?? []), threw.cards] }
  return { ...moment, work, events: work.events.length, history: moment.history + mark(order), thrown }
}

const thrownBy = (
  order: Exclude<Order, { type: 'Lay' }>,
): { readonly seat: number; readonly cards: readonly Card[] } | null => {
  if (order.type === 'Discard') return { seat: order.seat, cards: order.cards }
  return order.type === 'Place' && order.discard?.length ? { seat: order.seat, cards: order.discard } : null
}

/** What all see of an act, in a letter and a number. */
const mark = (order: Exclude<Order, { type: 'Lay' }>): string => {
  switch (order.type) {
    case 'Fold':
      return 'f'
    case 'Check':
      return 'k'
    case 'Call':
      return 'c'
    case 'Wager':
      return `r${order.to}`
    case 'BringIn':
      return `i${order.to}`
    case 'DeclareOpen':
      return 'o'
    case 'Discard':
      return `d${order.cards.length}${order.split ? 's' : ''}`
    case 'TurnUp':
      return order.turn ? 'u' : 'n'
    case 'Place':
      return 'p'
    default:
      throw new Error(`an arena gives no ${order.type}`)
  }
}
