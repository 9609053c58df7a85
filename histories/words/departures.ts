import { wrongArgument } from '@cardroom/engine/kinds'
import type { DepartureId } from '../phh/departures.ts'

/** A way in which a replayer departs from the rulebooks, in words. */
export const departureWords = (id: DepartureId): string => {
  if (!Object.hasOwn(DEPARTURES, id)) throw wrongArgument('departure', id, Object.keys(DEPARTURES).join(', '))
  return DEPARTURES[id]
}

const DEPARTURES: Readonly<Record<DepartureId, string>> = {
  'ante-back': 'an ante for all, if the file marks it as trimmed, is returned to its player',
  'turns-passed': 'a turn that the file leaves out is passed over',
  'short-blind': 'a big blind that is all-in for less lowers the price',
  'straddle-raise': 'the minimum raise over a straddle is the big blind',
  'four-raises': 'four raises, whatever the number of rounds',
  'heads-up-cap': 'raises are capped heads-up too',
  'half-bet': 'half a bet all-in isn’t a raise',
  'open-pair': 'an open pair doesn’t allow a double bet',
}
