import type { Cited } from '../deal/events.ts'
import type { At } from '../table/events.ts'
import type { AbsentEvent } from './absent/absent.ts'
import type { BalanceEvent } from './balance/balance.ts'
import type { EnvelopesEvent } from './bounties/envelopes.ts'
import type { BustsEvent } from './busts/busts.ts'
import type { DaysEvent } from './days/days.ts'
import type { DealsEvent } from './deals/deals.ts'
import type { DrawEvent } from './draw/draw.ts'
import type { EntryEvent } from './entry/entry.ts'
import type { LevelsEvent } from './levels/levels.ts'
import type { OpeningEvent } from './opening/opening.ts'
import type { PenaltiesEvent } from './penalties/penalties.ts'
import type { PrizesEvent } from './prizes/prizes.ts'
import type { RaceEvent } from './race/race.ts'

/** What has happened in an event. Each is cited, and knows its time. */
export type TournamentEvent = (
  | OpeningEvent
  | EntryEvent
  | DrawEvent
  | LevelsEvent
  | DealsEvent
  | BustsEvent
  | EnvelopesEvent
  | BalanceEvent
  | RaceEvent
  | AbsentEvent
  | PenaltiesEvent
  | PrizesEvent
  | DaysEvent
) &
  Cited &
  At
