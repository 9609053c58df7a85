import type { TypeOf } from '../kinds/kind.ts'
import { chapters } from './chapters/index.ts'
import type { Point } from './point.ts'
import type { BookId } from './rule-id.ts'

export type { Point } from './point.ts'

export { chapters }

type Chapters = (typeof chapters)[number]['points']
type Merged<U> = (U extends unknown ? (it: U) => void : never) extends (it: infer I) => void ? I : never

/** All points by their names, with their questions and the answers of the books. */
export type Points = Merged<Chapters>
/** The name of a point. */
export type PointName = keyof Points & string
/** The values that a point may have. */
export type ValueOf<N extends PointName> = TypeOf<Points[N]['takes']>

/** All points by their names. */
export const points = Object.assign({}, ...chapters.map(chapter => chapter.points)) as Points

/** A book as the engine asks it: every point with its answer. */
export type Rulebook = {
  readonly id: BookId
  readonly name: string
  /** A house's reasons, by point. */
  readonly notes?: Readonly<Partial<Record<PointName, string>>>
} & Answers

/** The answers of one book to all points. */
export type Answers = { readonly [N in PointName]: Point<ValueOf<N>> }
