import { withDecisionsNow } from '@cardroom/engine/deal'
import { fieldNow, typeNow } from '../streams/older-names.ts'

/** An event of a table, as JSON holds it. */
type Stored = { readonly type: string; readonly placard?: object; readonly until?: unknown; readonly question?: object }

/**
 * What was stored, under the names of today. Some events had other types, and `told` was whether a deal or a table is
 * of real cards, and what a helper entered; some decisions, and what a player who owes a kill waits for, had other codes.
 */
export const withNamesOfToday = <Event extends Stored>(stored: Event): Event => {
  switch (stored.type) {
    case 'DealStarted':
      return fieldNow(stored, 'told', 'realCards')
    case 'TableOpened': {
      const placard = fieldNow(stored.placard ?? {}, 'told', 'realCards')
      return placard === stored.placard ? stored : { ...stored, placard }
    }
    case 'HelperTold':
    case 'TakenBack':
      return fieldNow(typeNow(stored, TYPES), 'told', 'entry')
    case 'RulingGiven':
    case 'RulingDue':
      return withDecisionsNow(stored)
    case 'ReportMade': {
      const question = withDecisionsNow(stored.question ?? {})
      return question === stored.question ? stored : { ...stored, question }
    }
    case 'KillMissed':
    case 'KillWaits':
      return stored.until === 'his-blind' ? { ...stored, until: 'own-blind' } : stored
    default:
      return typeNow(stored, TYPES)
  }
}

const TYPES = { BoardTold: 'BoardNamed', WaitingTold: 'WaitingCounted', HelperTold: 'HelperEntered' }
