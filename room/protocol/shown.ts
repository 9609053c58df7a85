import Type from 'typebox'
import { type Difference, withDifferences } from './change.ts'

/** Something besides a table that you follow, whole: when you begin to follow it, and after a lost line. */
export type ShownWhole = {
  readonly type: 'shown'
  readonly what: string
  readonly version: number
  readonly view: object
}

/** What is different in it since the one before, which was shown at the version `from`. */
export type ShownChange = {
  readonly type: 'shown-change'
  readonly what: string
  readonly from: number
  readonly version: number
  readonly set: readonly Difference[]
}

/** Why you aren't shown it, or no longer; you are shown it as soon as you may see it. */
export type NotShown = {
  readonly type: 'not-shown'
  readonly what: string
  readonly why: string
  readonly words: string
}

/** All that comes over a line about what you follow. */
export type FromShown = ShownWhole | ShownChange | NotShown

/** What is shown after a change; null if the change goes on from another version, and it has to be followed again. */
export const shownAfter = (shown: ShownWhole, { from, version, set }: ShownChange): ShownWhole | null =>
  shown.version === from ? { ...shown, version, view: withDifferences(shown.view, set) } : null

/** What can be followed: `floor`, `event/a1b2c3`, `event/a1b2c3/clock`. */
export const whatSchema = Type.String({
  pattern: '^[a-z]{1,32}(/[A-Za-z0-9_-]{1,64}){0,3}$',
  description: 'what to follow: a word, then up to three ids, separated by slashes',
})
