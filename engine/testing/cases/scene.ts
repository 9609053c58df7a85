import type { BookId } from '../../rulebooks/rule-id.ts'
import { given, type Setup } from '../given.ts'
import type { Table } from '../table.ts'

/** A table after these acts, under a book; what is said more departs from its usual setup. */
export type Scene = (acts: string, more?: Partial<Setup>) => (book: BookId) => Table

/** The scenes at the table of this setup. */
export const scenesOf =
  (setup: Omit<Setup, 'book'>): Scene =>
  (acts, more = {}) =>
  book =>
    given({ ...setup, book, ...more }).plays(acts)

/** The same in an event. */
export const event = { setting: 'tournament' } as const

/** Everybody has their chips back. */
export const isVoid = (table: Table): Table =>
  table.stacks({ 1: 1000, 2: 1000, 3: 1000 }).pot(0).has({ phase: 'ended' })
