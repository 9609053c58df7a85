import type { House } from '../../rulebooks/house.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import type { PointName } from '../../rulebooks/rulebook.ts'
import { conductProofs } from './conduct-proofs.ts'
import { dealProofs } from './deal-proofs.ts'
import { eventProofs } from './event-proofs.ts'
import { floorProofs } from './floor-proofs.ts'
import { tableProofs } from './table-proofs.ts'

/**
 * A field of a point, '' where it has none, answered otherwise than a book has it, and the witness that sees the
 * difference; with `given`, than a house that has the rest of the point so, where the book's own answer leaves the field
 * idle; and `with` what that house has of other points, so that it doesn't contradict itself or the field counts.
 */
export type Proof = {
  readonly point: PointName
  readonly field: string
  readonly book: BookId
  readonly with?: House['overrides']
  readonly given?: unknown
  readonly value: unknown
  readonly seen: string
}

/** What each field of a point changes: found by trying every other answer at every witness. */
export const proofs: readonly Proof[] = [
  ...tableProofs,
  ...dealProofs,
  ...floorProofs,
  ...eventProofs,
  ...conductProofs,
]
