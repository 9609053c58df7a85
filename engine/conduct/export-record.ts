import { csvCell } from '../kinds/csv.ts'
import type { PlayerId } from '../table/player.ts'
import type { ConductRecord, Length } from './record.ts'
import { type Entry, entriesOf } from './search-record.ts'

const COLUMNS = ['number', 'kind', 'at', 'player', 'what', 'table', 'note', 'reporter', 'proposed', 'decided', 'until', 'deals', 'decided by', 'reason', 'rules'] as const // biome-ignore format: a row

/** The record as CSV, an entry a line and the newest first. */
export const recordCsv = (record: ConductRecord, nameOf: (player: PlayerId) => string = id => id): string =>
  [COLUMNS, ...entriesOf(record).map(entry => cellsOf(entry, nameOf))]
    .map(cells => `${cells.map(csvCell).join(',')}\r\n`)
    .join('')

/** The record as JSON: everything in it, with names. */
export const recordJson = (record: ConductRecord, nameOf: (player: PlayerId) => string = id => id): string => {
  const { offences, disputes, incidents } = record
  return `${JSON.stringify(
    {
      host: record.host,
      book: record.book,
      opened: timeWords(record.opened),
      offences: offences.map(it => ({ ...it, name: nameOf(it.player) })),
      disputes: disputes.map(it => ({ ...it, names: it.parties.map(nameOf) })),
      incidents: incidents.map(it => ({ ...it, names: it.players.map(nameOf) })),
    },
    null,
    2,
  )}\n`
}

const cellsOf = ({ is, entry }: Entry, nameOf: (player: PlayerId) => string): readonly (string | number)[] => {
  if (is === 'offence') {
    const { number, at, player, offence, facts, note, reporter, proposed, decided, rules } = entry
    const [until, deals] = lengthCells(decided?.length ?? null)
    const said = [decided?.step ?? '', until, deals, decided?.by ?? '', decided?.reason ?? '']
    return [
      number,
      'offence',
      timeWords(at),
      nameOf(player),
      offence,
      facts.table ?? '',
      note,
      reporter,
      proposed.step,
      ...said,
      rules.join(' '),
    ]
  }
  if (is === 'incident') {
    const { number, at, players, what, table, corrected, ruling, by, rules } = entry
    const who = players.map(nameOf).join('; ')
    const said = ['', ruling, '', '', by, '']
    return [number, 'incident', timeWords(at), who, what, table ?? '', corrected, by, ...said, rules.join(' ')]
  }
  const { number, at, parties, what, table, raisedBy, rulings, rules } = entry
  const last = rulings.at(-1)
  const said = ['', last?.ruling ?? '', '', '', last?.by ?? '', last?.fairness ?? '']
  return [
    number,
    'dispute',
    timeWords(at),
    parties.map(nameOf).join('; '),
    what,
    table ?? '',
    '',
    raisedBy,
    ...said,
    (last?.rules ?? rules).join(' '),
  ]
}

const lengthCells = (length: Length | null): readonly [string, string | number] => {
  if (length === null) return ['', '']
  if ('deals' in length) return ['', length.deals]
  return [length.until === null ? 'lifted' : timeWords(length.until), '']
}

const timeWords = (at: number): string => new Date(at).toISOString()
