import type { PlayerId } from '../table/player.ts'
import type { ConductRecord, Dispute, Offence } from './record.ts'

/** An entry of the record: a breach or a dispute. */
export type Entry =
  | { readonly is: 'offence'; readonly entry: Offence }
  | { readonly is: 'dispute'; readonly entry: Dispute }

/** What is looked for: words that all have to be there, a person, or only what waits for a decision. */
export type Search = { readonly words?: string; readonly player?: PlayerId; readonly open?: boolean }

/** The entries in which all of it is found, the newest first. */
export const searchRecord = (
  record: ConductRecord,
  { words = '', player, open = false }: Search,
  nameOf: (player: PlayerId) => string = id => id,
): readonly Entry[] => {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  return entriesOf(record).filter(entry => {
    if (player !== undefined && !playersIn(entry).includes(player)) return false
    if (open && !isOpen(entry)) return false
    const text = textOf(entry, nameOf)
    return wanted.every(word => text.includes(word))
  })
}

/** All entries, the newest first. */
export const entriesOf = ({ offences, disputes }: ConductRecord): readonly Entry[] =>
  [
    ...offences.map((entry): Entry => ({ is: 'offence', entry })),
    ...disputes.map((entry): Entry => ({ is: 'dispute', entry })),
  ].toSorted((a, b) => b.entry.number - a.entry.number)

/** Does it wait for somebody? */
export const isOpen = ({ is, entry }: Entry): boolean => (is === 'offence' ? entry.decided === null : !entry.closed)

const playersIn = ({ is, entry }: Entry): readonly PlayerId[] => (is === 'offence' ? [entry.player] : entry.parties)

const textOf = (found: Entry, nameOf: (player: PlayerId) => string): string => {
  const { is, entry } = found
  const who = playersIn(found).map(nameOf)
  const rest =
    is === 'offence'
      ? [
          entry.offence,
          entry.note,
          entry.reporter,
          entry.facts.table,
          entry.decided?.step,
          entry.decided?.by,
          entry.decided?.reason,
        ]
      : [entry.what, entry.table, entry.raisedBy, ...entry.rulings.flatMap(it => [it.ruling, it.by, ...it.rules])]
  const all = [`${entry.number}`, ...who, ...rest, ...entry.rules].join(' ').toLowerCase()
  // `live-hand-told` is found by `live hand`
  return `${all} ${all.replaceAll('-', ' ')}`
}
