import type { Seat } from '@cardroom/engine'
import type { HistoryAct } from '../history.ts'
import { amountText } from './amounts.ts'

/** An act in the words of PHH; null for an order, which has none. */
export const actionOf = (act: HistoryAct, seats: readonly Seat[], scale: number): string | null => {
  const body = bodyOf(act, seats, scale)
  if (body === null || act.remark === undefined) return body
  return body === '' ? `# ${act.remark}` : `${body} # ${act.remark}`
}

const bodyOf = (act: HistoryAct, seats: readonly Seat[], scale: number): string | null => {
  const player = 'seat' in act ? `p${seats.indexOf(act.seat) + 1}` : ''
  switch (act.do) {
    case 'order':
      return null
    case 'nothing':
      return ''
    case 'holecards':
      return `d dh ${player} ${act.cards.join('')}`
    case 'boardcards':
      return `d db ${act.cards.join('')}`
    case 'bring-in':
      return `${player} pb`
    case 'check-or-call':
      return `${player} cc`
    case 'wager':
      return `${player} cbr ${amountText(act.to, scale)}`
    case 'fold':
      return `${player} f`
    case 'discard':
      return act.cards.length === 0 ? `${player} sd` : `${player} sd ${act.cards.join('')}`
    case 'show':
      return `${player} sm ${act.cards === undefined ? '-' : act.cards.join('')}`
    case 'muck':
      return `${player} sm`
  }
}
