import { minutes, type Time } from '../../table/time.ts'
import { barOf } from '../people/kept-out.ts'
import type { ConductRecord } from '../record.ts'
import { subject, tell } from '../work.ts'

/** What is ordered about how long entries are kept. */
export type RetentionOrder = { readonly type: 'ForgetOld' }

/** What happens: entries are gone, by their numbers. */
export type RetentionEvent = { readonly type: 'EntriesForgotten'; readonly entries: readonly number[] }

/** The entries that are older than the house keeps them: none that is open, and none by which somebody is out. */
export const forgettable = (record: ConductRecord, at: Time): readonly number[] => {
  const { keptDays } = record.ways
  if (keptDays === null) return []
  const since = at - minutes(keptDays * 24 * 60)
  const old = record.offences.filter(
    it => it.at < since && it.decided !== null && barOf({ offences: [it] }, it.player, at) === null,
  )
  const closed = record.disputes.filter(it => it.at < since && it.closed)
  const ruled = record.incidents.filter(it => it.at < since)
  return [...old, ...closed, ...ruled].map(({ number }) => number).toSorted((a, b) => a - b)
}

/** Entries are kept as long as the house says. */
export const retention = subject<RetentionOrder, RetentionEvent>({
  orders: {
    ForgetOld: (work, { at, by }) => {
      const entries = forgettable(work.state, at)
      if (entries.length > 0) tell(work, { type: 'EntriesForgotten', entries, at, by, rules: [] })
      return null
    },
  },
  events: {
    EntriesForgotten: (record, { entries }) => {
      record.offences = record.offences.filter(({ number }) => !entries.includes(number))
      record.disputes = record.disputes.filter(({ number }) => !entries.includes(number))
      record.incidents = record.incidents.filter(({ number }) => !entries.includes(number))
    },
  },
})
