import { csvCell } from '@cardroom/engine/kinds'
import type { ResultRow } from '../protocol/events.ts'

/** The results of an event as a table for spreadsheets. */
export const resultsCsv = (rows: readonly ResultRow[]): string => {
  const lines = rows.map(({ place, name, prize, bounties, entries, rebuys, addOns, out }) =>
    [
      place,
      csvCell(name),
      prize,
      bounties,
      entries,
      rebuys,
      addOns,
      out === null ? '' : new Date(out.at).toISOString(),
      csvCell(out?.byName ?? ''),
      out?.stack ?? '',
      out?.table ?? '',
    ].join(','),
  )
  return `${['place,name,prize,bounties,entries,rebuys,add-ons,out,out by,stack,table', ...lines].join('\r\n')}\r\n`
}
