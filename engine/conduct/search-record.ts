import type { PlayerId } from '../table/player.ts'
import type { ConductRecord, Dispute, Incident, Offence } from './record.ts'

/** An entry of the record: a breach, a dispute, or an incident that was ruled on. */
export type Entry =
  | { readonly is: 'offence'; readonly entry: Offence }
  | { readonly is: 'dispute'; readonly entry: Dispute }
  | { readonly is: 'incident'; readonly entry: Incident }

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
export const entriesOf = ({ offences, disputes, incidents }: ConductRecord): readonly Entry[] =>
  [
    ...offences.map((entry): Entry => ({ is: 'offence', entry })),
    ...disputes.map((entry): Entry => ({ is: 'dispute', entry })),
    ...incidents.map((entry): Entry => ({ is: 'incident', entry })),
  ].toSorted((a, b) => b.entry.number - a.entry.number)

/** Does it wait for somebody? */
export const isOpen = ({ is, entry }: Entry): boolean => {
  switch (is) {
    case 'offence':
      return entry.decided === null
    case 'dispute':
      return !entry.closed
    case 'incident':
      return false
  }
}

const playersIn = ({ is, entry }: Entry): readonly PlayerId[] => {
  switch (is) {
    case 'offence':
      return [entry.player]
    case 'dispute':
      return entry.parties
    case 'incident':
      return entry.players
  }
}

const textOf = (found: Entry, nameOf: (player: PlayerId) => string): string => {
  const { entry } = found
  const who = playersIn(found).map(nameOf)
  const all = [`${entry.number}`, ...who, ...wordsIn(found), ...entry.rules].join(' ').toLowerCase()
  // `live-hand-told` is found by `live hand`
  return `${all} ${all.replaceAll('-', ' ')}`
}

const wordsIn = ({ is, entry }: Entry): readonly (string | null | undefined)[] => {
  switch (is) {
    case 'offence': {
      const { offence, note, reporter, facts, decided } = entry
      return [offence, note, reporter, facts.table, decided?.step, decided?.by, decided?.reason]
    }
    case 'dispute': {
      const rulings = entry.rulings.flatMap(it => [it.ruling, it.by, ...it.rules])
      return [entry.what, entry.table, entry.raisedBy, ...rulings, ...entry.corrections.map(it => it.reason)]
    }
    case 'incident':
      return [entry.what, entry.table, entry.ruling, entry.corrected, entry.by]
  }
}
