import Type from 'typebox'
import { AVATARS } from './named.ts'
import { list, object, orNull } from './schemas.ts'

/**
 * What players choose for themselves at a table, each with its values: everybody starts with the first, and a choice holds
 * until they make another.
 */
export const PREFERENCES = {
  /** How often you run it when everybody is all-in, if all agree. */
  'run-it': [1, 2, 3],
  /** You chop the blinds when everybody else folds. */
  chop: [false, true],
  /** You're asked before your hand is shown; otherwise hands that may win show by themselves. */
  'ask-to-show': [false, true],
  /** A losing hand is mucked for you at the showdown; otherwise it is shown. */
  'auto-muck': [false, true],
  /** Your hand is turned up when everybody is all-in and all agree, at a table that shows how hands stand. */
  'show-all-in': [true, false],
  /** Your blinds are posted without asking; otherwise you sit out when they reach you, and come back to play the round. */
  'post-blinds': [true, false],
  /** You sit out when the big blind reaches you. */
  'sit-out-at-blind': [false, true],
  /** How you are drawn at your seat. */
  avatar: AVATARS,
} as const

/** Something that players choose for themselves. */
export type Preference = keyof typeof PREFERENCES

/** A value of a preference. */
export type ValueOf<P extends Preference> = (typeof PREFERENCES)[P][number]

/** What a player has chosen: a preference and its value. */
export type Preferred = { readonly [P in Preference]: { readonly type: P; readonly value: ValueOf<P> } }[Preference]

/** The preferences of a player at a table: how each stands, and its values here; null where there is nothing to choose. */
export type PreferencesShown = {
  readonly [P in Preference]: { readonly now: ValueOf<P>; readonly values: readonly ValueOf<P>[] } | null
}

/** A preference with its value, as it comes over the line. */
export const preferredSchema = Type.Unsafe<Preferred>(
  Type.Union(
    Object.entries(PREFERENCES).map(([type, values]) =>
      object({ type: Type.Literal(type), value: Type.Union(values.map(value => Type.Literal(value))) }),
    ),
  ),
)

/** The preferences of a player at a table, as they are shown. */
export const preferencesSchema = object(
  Object.fromEntries(
    Object.entries(PREFERENCES).map(([type, values]) => {
      const value = Type.Union(values.map(it => Type.Literal(it)))
      return [type, orNull(object({ now: value, values: list(value) }))]
    }),
  ),
)
