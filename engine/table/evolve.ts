import { agreedRecorders } from './agreed/agreed-recorders.ts'
import { chipsRecorders } from './chips/chips-recorders.ts'
import { collectionsRecorders } from './collections/collections-recorders.ts'
import { copyOfTable } from './copy.ts'
import { dealsRecorders } from './deals/deals-recorders.ts'
import type { Recorder, TableDraft } from './draft.ts'
import type { TableEvent } from './events.ts'
import { killRecorders } from './kills/kill-recorders.ts'
import { leavingRecorders } from './leaving/leaving-recorders.ts'
import { mixesRecorders } from './mixes/mixes-recorders.ts'
import { notesRecorders } from './notes/notes-recorders.ts'
import { openingRecorders, tableOpened } from './opening/opening-recorders.ts'
import { peopleRecorders } from './people/people-recorders.ts'
import { seatsRecorders } from './seats/seats-recorders.ts'
import type { Table } from './table.ts'

/** The table after an event; the first one opens it. */
export const evolveTable = (table: Table | undefined, event: TableEvent): Table => {
  if (table === undefined) return tableOpened(event)
  const draft = copyOfTable(table)
  recordAt(draft, event)
  return draft
}

/** The table that a log adds up to. */
export const replayTable = (events: readonly TableEvent[]): Table => {
  const [first, ...rest] = events
  if (first === undefined) throw new Error('an empty log has no table')
  const draft = copyOfTable(tableOpened(first))
  for (const event of rest) recordAt(draft, event)
  return draft
}

/** Writes an event into a table in place. */
export const recordAt = (table: TableDraft, event: TableEvent): void => {
  table.at = event.at
  const record = recorders[event.type] as Recorder<TableEvent>
  record(table, event)
}

const recorders = {
  ...openingRecorders,
  ...seatsRecorders,
  ...chipsRecorders,
  ...mixesRecorders,
  ...collectionsRecorders,
  ...agreedRecorders,
  ...dealsRecorders,
  ...killRecorders,
  ...peopleRecorders,
  ...leavingRecorders,
  ...notesRecorders,
} as const satisfies { readonly [T in TableEvent['type']]: unknown }
