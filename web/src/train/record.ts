import type { Drill, DrillArea, Known } from '@cardroom/engine/drills'
import { knownAfter, NO_REPEAT } from '@cardroom/engine/drills'
import { heldIn } from '../held-in.ts'

/** What somebody has answered so far, kept on their device. */
export type TrainingRecord = {
  readonly areas: Readonly<Partial<Record<DrillArea, { readonly right: number; readonly all: number }>>>
  /** The same by rulebook; records from before it was counted have none. */
  readonly books?: Readonly<Record<string, { readonly right: number; readonly all: number }>>
  readonly known: Known
  /** After how many questions each rule was asked last. */
  readonly seen?: Readonly<Record<string, number>>
  readonly lately: readonly string[]
  readonly streak: number
  readonly asked: number
}

/** Nobody has answered anything yet. */
export const EMPTY: TrainingRecord = { areas: {}, known: {}, lately: [], streak: 0, asked: 0 }

/** The record after an answer. */
export const answered = (record: TrainingRecord, drill: Drill, right: boolean, book: string): TrainingRecord => {
  const before = record.areas[drill.area] ?? { right: 0, all: 0 }
  const inBook = heldIn(record.books ?? {}, book) ?? { right: 0, all: 0 }
  const [rule] = drill.rules
  return {
    books: { ...record.books, [book]: { right: inBook.right + Number(right), all: inBook.all + 1 } },
    seen: { ...record.seen, ...(rule === undefined ? {} : { [rule]: record.asked }) },
    areas: { ...record.areas, [drill.area]: { right: before.right + Number(right), all: before.all + 1 } },
    known: knownAfter(record.known, drill, right),
    lately: [...record.lately, drill.key].slice(-NO_REPEAT),
    streak: right ? record.streak + 1 : 0,
    asked: record.asked + 1,
  }
}

const PLACE = 'cardroom.training'

/** The record on this device; an empty one where there is none that can be read. */
export const readRecord = (): TrainingRecord => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? 'null')
    return isRecord(kept) ? kept : EMPTY
  } catch {
    // what cannot be read is no record
    return EMPTY
  }
}

/** Keeps the record on this device. */
export const keepRecord = (record: TrainingRecord): void => localStorage.setItem(PLACE, JSON.stringify(record))

const isRecord = (value: unknown): value is TrainingRecord => {
  const { areas, known, lately, streak, asked } = (value ?? {}) as Partial<TrainingRecord>
  const objects = [areas, known].every(it => typeof it === 'object' && it !== null)
  return objects && Array.isArray(lately) && typeof streak === 'number' && typeof asked === 'number'
}
