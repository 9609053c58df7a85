import type { Rulebook } from '../rulebooks/rulebook.ts'
import { rulebookOf } from '../rulebooks/rulebooks.ts'
import type { PlayerId } from '../table/player.ts'
import { newFile, type PersonFile } from './people/file.ts'
import type { ConductRecord, Dispute, Offence } from './record.ts'

/** A record of their own to write on: its fields are replaced, what lies in them is not touched. */
export type ConductDraft = { -readonly [K in keyof ConductRecord]: ConductRecord[K] }

/** The book that a house goes by. */
export const bookOf = ({ book }: Pick<ConductRecord, 'book'>): Rulebook => rulebookOf(book)

/** The breach of this number. */
export const offenceOf = ({ offences }: Pick<ConductRecord, 'offences'>, number: number): Offence | undefined =>
  offences.find(it => it.number === number)

/** The dispute of this number. */
export const disputeOf = ({ disputes }: Pick<ConductRecord, 'disputes'>, number: number): Dispute | undefined =>
  disputes.find(it => it.number === number)

/** The file of a person; an empty one for somebody nobody has written about. */
export const fileOf = ({ files }: Pick<ConductRecord, 'files'>, player: PlayerId): PersonFile =>
  files.find(it => it.player === player) ?? newFile(player)

/** Writes what has changed about a breach. */
export const changeOffence = (record: ConductDraft, number: number, change: Partial<Offence>): void => {
  record.offences = record.offences.map(it => (it.number === number ? { ...it, ...change } : it))
}

/** Writes what has changed about a dispute. */
export const changeDispute = (record: ConductDraft, number: number, change: Partial<Dispute>): void => {
  record.disputes = record.disputes.map(it => (it.number === number ? { ...it, ...change } : it))
}

/** Writes what has changed about a person. */
export const changeFile = (record: ConductDraft, player: PlayerId, change: Partial<PersonFile>): void => {
  const changed = { ...fileOf(record, player), ...change }
  const isThere = record.files.some(it => it.player === player)
  record.files = isThere ? record.files.map(it => (it.player === player ? changed : it)) : [...record.files, changed]
}

/** A record of their own, field by field. */
export const copyOfRecord = (record: ConductRecord): ConductDraft => ({ ...record })
