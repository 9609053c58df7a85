import { expect, test } from 'vitest'
import { isSame } from '../kinds/same.ts'
import type { Difference } from '../rulebooks/differences.ts'
import type { Point } from '../rulebooks/point.ts'
import { askedOn, isPointName } from '../rulebooks/point-named.ts'
import { BOOKS, type BookId } from '../rulebooks/rule-id.ts'
import type { PointName, ValueOf } from '../rulebooks/rulebook.ts'
import { rulebooks } from '../rulebooks/rulebooks.ts'

/** What each of the five books should say, side by side. */
export type Sides<T> = Readonly<Record<BookId, T>>

/** What the books should say, point by point. */
export type Sided = { readonly [N in PointName]?: Sides<ValueOf<N>> }

/** All books say the same, or are silent and take it over. */
export const all = <const T>(says: T): Sides<T> => ({ rrp: says, uspa: says, hpt: says, web: says, wsop: says })

/** All books say this, but for those that say otherwise. */
export const but = <const T, const O extends Readonly<Partial<Record<BookId, unknown>>>>(says: T, otherwise: O) =>
  ({ ...all(says), ...otherwise }) as { readonly [B in BookId]: B extends keyof O ? O[B] : T }

/** Holds the books to what they should say, and the tables to having every setting of their groups of differences. */
export const sideBySide = (differences: readonly Difference[], groups: readonly string[], answers: Sided): void => {
  for (const [name, says] of Object.entries(answers)) {
    test(name, () => {
      const { takes } = askedOn(name as PointName)
      const said = Object.fromEntries(
        BOOKS.map(id => {
          const { is } = (rulebooks[id] as unknown as Readonly<Record<string, Point<unknown>>>)[name]!
          return [id, isSame(takes, is, says[id]) ? says[id] : is]
        }),
      )
      expect(said).toEqual(says)
    })
  }

  test(`every setting is held: ${groups.join(', ')}`, () => {
    for (const group of groups) expect(differences.map(point => point.group)).toContain(group)
    const settings = differences.filter(({ group }) => groups.includes(group)).flatMap(point => point.settings)
    expect(settings.filter(setting => !pointsFor(setting).every(name => Object.hasOwn(answers, name)))).toEqual([])
  })
}

/** The names under which a setting of the differences may be held: its own, that of what it is a field of, or several. */
const pointsFor = (setting: string): readonly string[] => {
  const joined = setting.replaceAll(/\.(\w)/g, (_, letter: string) => letter.toUpperCase())
  if (isPointName(joined)) return [joined]
  const whole = setting.split('.')[0]!
  return isPointName(whole) ? [whole] : (splitInto[setting] ?? [joined])
}

/** Settings that are too much for one point, and the points they became. */
const splitInto: Readonly<Record<string, readonly string[]>> = {
  oddChipOtherSplits: ['oddChipLowLow', 'oddChipDrawmaha', 'oddChipRazzdugi'],
}
