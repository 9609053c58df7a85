import type { PlayerId } from '../table/player.ts'
import { fileOf } from './draft.ts'
import type { ConductRecord, Offence, Place, Step } from './record.ts'

/** What the house shows beside a new entry: what somebody did before, and what is known of them. */
export type History = {
  readonly offences: readonly Offence[]
  readonly warnings: number
  /** The last thing that was decided. */
  readonly last: Step | null
  readonly experience: string
}

/** rrp/2/decision-making/8, wsop/58: who did it is weighed as well as what was done. */
export const historyOf = (record: ConductRecord, player: PlayerId): History => {
  const offences = record.offences.filter(it => it.player === player)
  return {
    offences,
    warnings: offences.filter(({ decided }) => decided?.step === 'warn').length,
    last: offences.findLast(({ decided }) => decided !== null)?.decided?.step ?? null,
    experience: fileOf(record, player).experience,
  }
}

/** rrp/2/decision-making/3, wsop/53: how much happened before somebody spoke up. */
export const delayOf = (
  happened: Place | null,
  noticed: Place | null,
): { readonly deals: number; readonly events: number } | null => {
  if (happened === null || noticed === null) return null
  const deals = noticed.deal - happened.deal
  return { deals, events: deals === 0 ? noticed.event - happened.event : noticed.event }
}
