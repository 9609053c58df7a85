import type { TableDraft } from '../draft.ts'
import { subject } from '../work.ts'
import { type KillEvent, recordKills } from './kill-button.ts'

const record = (table: TableDraft, event: KillEvent): void => {
  table.kills = recordKills(table.kills, [event])
}

/** What happens to legs and kills is written on the kill button; nobody orders it. */
export const kills = subject<never, KillEvent>({
  orders: {},
  events: {
    LegWon: record,
    LegKept: record,
    LegLost: record,
    KillButtonNeutral: record,
    KillOwed: record,
    KillPosted: record,
    KillMissed: record,
    KillWaits: record,
    KillReturned: record,
    KilledPotWon: record,
  },
})
