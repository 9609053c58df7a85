import type { Recorder } from '../draft.ts'
import { type KillEvent, recordKills } from './kill-button.ts'

const record: Recorder<KillEvent> = (table, event) => {
  table.kills = recordKills(table.kills, [event])
}

/** What happens to legs and kills is written on the kill button. */
export const killRecorders = {
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
} as const satisfies { readonly [T in KillEvent['type']]: unknown }
