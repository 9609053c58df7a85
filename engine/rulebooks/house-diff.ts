import { isSame } from '../kinds/same.ts'
import type { Point } from './point.ts'
import { askedOn } from './point-named.ts'
import { chapters, type PointName, type Rulebook } from './rulebook.ts'

/** A point that two books answer differently. */
export type PointDiff = {
  readonly point: PointName
  readonly asks: string
  readonly a: Point<unknown>
  readonly b: Point<unknown>
}

/** The points of a chapter that two books answer differently. */
export type ChapterDiff = { readonly chapter: string; readonly points: readonly PointDiff[] }

/** Where two books differ, chapter by chapter; a chapter on which they agree is left out. */
export const bookDiff = (a: Rulebook, b: Rulebook): readonly ChapterDiff[] =>
  chapters
    .map(({ title, points }) => ({
      chapter: title,
      points: (Object.keys(points) as PointName[]).flatMap(diffOn(a, b)),
    }))
    .filter(({ points }) => points.length > 0)

const diffOn =
  (a: Rulebook, b: Rulebook) =>
  (point: PointName): readonly PointDiff[] => {
    const { asks, takes } = askedOn(point)
    return isSame(takes, a[point].is, b[point].is) ? [] : [{ point, asks, a: a[point], b: b[point] }]
  }
