import type { DealEvent } from '@cardroom/engine'
import type { ActShown } from '../protocol/frames.ts'

/** What a player has done, for the bubble at their seat; undefined for everything else. */
export const actShown = (event: DealEvent): ActShown | undefined => {
  switch (event.type) {
    case 'Checked':
      return { seat: event.seat, does: 'check' }
    case 'Folded':
      return { seat: event.seat, does: 'fold' }
    case 'HandMucked':
      return { seat: event.seat, does: 'muck' }
    case 'Called':
      return { seat: event.seat, does: 'call', chips: event.to }
    case 'Bet':
      return { seat: event.seat, does: 'bet', chips: event.to }
    case 'Raised':
      return { seat: event.seat, does: 'raise', chips: event.to }
    case 'Completed':
      return { seat: event.seat, does: 'complete', chips: event.to }
    case 'BroughtIn':
      return { seat: event.seat, does: 'bringIn', chips: event.to }
    case 'Discarded':
      return { seat: event.seat, does: 'draw', cards: event.cards.length }
    default:
      return
  }
}
