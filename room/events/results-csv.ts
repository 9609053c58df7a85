import type { ResultRow } from '../protocol/events.ts'

/** The results of an event as a table for spreadsheets. */
export const resultsCsv = (rows: readonly ResultRow[]): string => {
  const lines = rows.map(({ place, name, prize, bounties, entries, rebuys, addOns, out }) =>
    [
      place,
      cell(name),
      prize,
      bounties,
      entries,
      rebuys,
      addOns,
      out === null ? '' : new Date(out.at).toISOString(),
      cell(out?.byName ?? ''),
      out?.stack ?? '',
      out?.table ?? '',
    ].join(','),
  )
  return `${['place,name,prize,bounties,entries,rebuys,add-ons,out,out by,stack,table', ...lines].join('\r\n')}\r\n`
}

/** In quotes where it has to be; what a spreadsheet would take for a formula is text. */
const cell = (text: string): string => {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
