import { cards } from '../cards/card.ts'
import type { DealerCommand, PlayerCommand } from '../deal/commands.ts'
import { laid } from './laid.ts'

/** One order of a script as a command: `3 wagers 20`, `3 discards As Kd`, `deal one`. */
export const readOrder = (order: string): DealerCommand | PlayerCommand => {
  if (order === 'deal one') return { type: 'Deal' }
  const [, number, second, what = '', more = ''] =
    /^(\d+)(\+?) (folds|checks|calls|wagers|brings in|discards|stands pat|turns up|keeps|lays|shows|mucks) ?(.*)$/.exec(
      order,
    ) ?? []
  const seat = Number(number)
  switch (what) {
    case 'folds':
      return { type: 'Fold', seat }
    case 'checks':
      return { type: 'Check', seat }
    case 'calls':
      return { type: 'Call', seat }
    case 'wagers':
      return { type: 'Wager', seat, to: Number(more) }
    case 'brings in':
      return { type: 'BringIn', seat, to: Number(more) }
    case 'discards':
      return { type: 'Discard', seat, cards: cards(more) }
    case 'stands pat':
      return { type: 'Discard', seat, cards: [] }
    case 'turns up':
      return { type: 'TurnUp', seat, turn: true }
    case 'keeps':
      return { type: 'TurnUp', seat, turn: false }
    case 'lays': {
      const [rows = '', thrown = ''] = more.split('-')
      return { type: 'Place', seat, hand: second === '+' ? 1 : 0, rows: laid(rows), discard: laid(thrown).flat() }
    }
    case 'shows':
      return { type: 'Show', seat }
    case 'mucks':
      return { type: 'Muck', seat }
    default:
      throw new Error(`not an order: ${order}`)
  }
}
