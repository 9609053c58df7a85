import { isSame } from '../kinds/same.ts'
import type { Edition } from './edition.ts'
import type { Asked } from './point.ts'
import type { BookId } from './rule-id.ts'
import { type PointName, points, type Rulebook, type ValueOf } from './rulebook.ts'

/** A house: a book, and the points in which the room departs from it. */
export type House = {
  readonly name: string
  readonly book: BookId
  readonly overrides: Overrides
  /** The house's reasons, by point. */
  readonly notes?: Readonly<Partial<Record<PointName, string>>>
  /** Which edition of these rules it is, where somebody has signed it. */
  readonly edition?: Edition
}

/** The points that are answered otherwise. */
export type Overrides = { readonly [N in PointName]?: ValueOf<N> }

/**
 * The book of a house: its base, with the overrides in place. The rule cited is the one departed from; an override that
 * says what the book says departs from nothing.
 */
export const houseBook = (base: Rulebook, { name, overrides, notes }: House): Rulebook => {
  const changed: Record<string, unknown> = {}
  for (const point of Object.keys(overrides) as PointName[]) {
    if (!Object.hasOwn(points, point)) throw new TypeError(`overrides: there is no point ${point}`)
    const asked: Asked = points[point]
    if (isSame(asked.takes, base[point].is, overrides[point])) continue
    changed[point] = { ...base[point], is: overrides[point], by: 'house' }
  }
  return { ...base, name, ...(notes === undefined ? {} : { notes }), ...changed }
}
