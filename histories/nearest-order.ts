import { type Deal, legal, type TableCommand } from '@cardroom/engine'

/** What a lenient telling does instead of an order that was refused: the nearest thing that is allowed, or nothing. */
export const nearestOrder = (deal: Deal, order: TableCommand): TableCommand | null => {
  const due = legal(deal)
  if (due.due !== 'betting' || !('seat' in order) || order.seat !== due.seat) return null
  const { seat } = due
  switch (order.type) {
    case 'Wager': {
      if (due.wager === null) return due.callTo === null ? checks(due) : { type: 'Call', seat }
      const { least, most, sizes } = due.wager
      if (sizes.length === 0) return { type: 'Wager', seat, to: order.to < least ? least : most }
      const to = sizes.reduce((best, size) => (Math.abs(size - order.to) < Math.abs(best - order.to) ? size : best))
      return { type: 'Wager', seat, to }
    }
    case 'Check':
    case 'Call':
      return due.bringIn === null ? null : { type: 'BringIn', seat, to: due.bringIn[0]! }
    default:
      return null
  }
}

const checks = ({ seat, check }: { readonly seat: number; readonly check: boolean }): TableCommand | null =>
  check ? { type: 'Check', seat } : null
