import { wrongArgument } from '../kinds/wrong-argument.ts'
import { type Deal, placeOf } from './deal.ts'
import type { DealEvent } from './events.ts'

/** Throws if an event of the betting or the showdown names a seat that isn't dealt in, or chips that are no number of them. */
export const checkEvent = (deal: Deal, event: DealEvent): void => {
  switch (event.type) {
    case 'Bet':
    case 'BroughtIn':
    case 'Called':
    case 'CalledShort':
    case 'Completed':
    case 'Raised':
      checkChips(event.type, event.to)
      return checkSeat(deal, event)
    case 'ChipsSetAside':
    case 'Posted':
    case 'UncalledReturned':
      checkChips(event.type, event.amount)
      return checkSeat(deal, event)
    case 'CardsAsked':
    case 'Checked':
    case 'Folded':
    case 'HandMucked':
    case 'HandShown':
    case 'ShowdownOpened':
      return checkSeat(deal, event)
    case 'PotAwarded':
      return checkChips(event.type, event.amount)
  }
}

const checkChips = (type: string, chips: unknown): void => {
  if (!Number.isSafeInteger(chips)) throw wrongArgument(type, chips, 'a whole number of chips')
}

const checkSeat = (deal: Deal, { type, seat }: Extract<DealEvent, { readonly seat: number }>): void => {
  if (placeOf(deal, seat) >= 0) return
  throw wrongArgument(type, seat, `a seat that is dealt in: ${deal.players.map(player => player.seat).join(', ')}`)
}

/** What went wrong where an event couldn't be recorded: it isn't one that this deal could have come to. */
export const misfit = (event: DealEvent, cause: unknown): unknown =>
  cause instanceof TypeError
    ? new TypeError(`${event.type}: the deal can't take this event; give the events of a log in their order`, { cause })
    : cause
