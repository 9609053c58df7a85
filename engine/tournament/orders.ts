import type { At } from '../table/events.ts'
import type { AbsentOrder } from './absent/absent.ts'
import type { BalanceOrder } from './balance/balance.ts'
import type { EnvelopesOrder } from './bounties/envelopes.ts'
import type { BustsOrder } from './busts/busts.ts'
import type { DaysOrder } from './days/days.ts'
import type { DealsOrder } from './deals/deals.ts'
import type { DrawOrder } from './draw/draw.ts'
import type { EntryOrder } from './entry/entry.ts'
import type { LevelsOrder } from './levels/levels.ts'
import type { OpeningOrder } from './opening/opening.ts'
import type { PenaltiesOrder } from './penalties/penalties.ts'
import type { PrizesOrder } from './prizes/prizes.ts'
import type { RaceOrder } from './race/race.ts'

/** What somebody wants done in an event, with the time at which they said it. */
export type TournamentOrder = (
  | OpeningOrder
  | EntryOrder
  | DrawOrder
  | LevelsOrder
  | DealsOrder
  | BustsOrder
  | EnvelopesOrder
  | BalanceOrder
  | RaceOrder
  | AbsentOrder
  | PenaltiesOrder
  | PrizesOrder
  | DaysOrder
) &
  At
