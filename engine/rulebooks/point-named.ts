import { near } from '../kinds/near.ts'
import type { Asked } from './point.ts'
import { POINTS_ALSO } from './points-also.ts'
import { type PointName, points } from './rulebook.ts'

/** The names of all points, in the order of the chapters. */
export const pointNames = Object.keys(points) as readonly PointName[]

/** Is there a point of this name? */
export const isPointName = (name: string): name is PointName => Object.hasOwn(points, name)

/** A point: what it asks, what it takes, its other names, and the answers of the books. */
export const askedOn = (name: PointName): Asked => {
  const also = POINTS_ALSO[name]
  return also === undefined ? points[name] : { ...points[name], also }
}

/** The points that rules of the ledger carry under this name, where it is another than theirs. */
export const pointsAlso = (name: string): readonly PointName[] =>
  pointNames.filter(point => POINTS_ALSO[point]?.includes(name))

/** A point that there isn't, and the names that may have been meant. */
export type NoSuchPoint = {
  readonly name: string
  readonly meant: readonly string[]
}

/** Why there is no such point. */
export const noSuchPoint = (name: string): NoSuchPoint => ({
  name,
  meant: near(name, pointNames),
})
