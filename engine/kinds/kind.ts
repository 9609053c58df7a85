/** What values a point of a book may have, as plain data: it can be checked, printed and written as a schema. */
export type Kind<T = unknown> = KindOf & {
  /** The type of its values; never there when the program runs. */ readonly as?: T
}

/** The kinds of values. */
export type KindOf =
  /** Yes or no. */
  | { readonly kind: 'flag' }
  /** A whole number. */
  | { readonly kind: 'whole'; readonly least: number; readonly most: number }
  /** A part of a whole, from 0 to 1. */
  | { readonly kind: 'part' }
  /** Any number that is not negative: 1.5 times the big blind. */
  | { readonly kind: 'number' }
  | { readonly kind: 'words' }
  /** One of these words or numbers. */
  | { readonly kind: 'one-of'; readonly names: readonly (string | number)[] }
  /** Any of these words, each once, in any order. */
  | { readonly kind: 'some-of'; readonly names: readonly string[] }
  | { readonly kind: 'list'; readonly of: Kind }
  /** Exactly these fields. */
  | { readonly kind: 'fields'; readonly fields: Readonly<Record<string, Kind>> }
  /** A value for each name that the house gives: by form, by stakes. */
  | { readonly kind: 'by-name'; readonly of: Kind }
  /** Nothing, written null, or a value. */
  | { readonly kind: 'none-or'; readonly of: Kind }
  /** One of several kinds. */
  | { readonly kind: 'either'; readonly kinds: readonly Kind[] }

/** Yes or no. */
export const flag: Kind<boolean> = { kind: 'flag' }
/** A whole number between these. */
export const whole = (least: number, most: number): Kind<number> => ({ kind: 'whole', least, most })
/** A part of a whole, from 0 to 1. */
export const part: Kind<number> = { kind: 'part' }
/** Any number that is not negative. */
export const number: Kind<number> = { kind: 'number' }
/** A text of the house's own. */
export const words: Kind<string> = { kind: 'words' }
/** One of these. */
export const oneOf = <const N extends readonly (string | number)[]>(...names: N): Kind<N[number]> => ({
  kind: 'one-of',
  names,
})
/** Any of these, each once. */
export const someOf = <const N extends readonly string[]>(...names: N): Kind<readonly N[number][]> => ({
  kind: 'some-of',
  names,
})
/** Values of one kind, in order. */
export const listOf = <T>(of: Kind<T>): Kind<readonly T[]> => ({ kind: 'list', of })
/** Exactly these fields. */
export const fields = <const F extends Readonly<Record<string, Kind>>>(
  of: F,
): Kind<{ readonly [K in keyof F]: TypeOf<F[K]> }> => ({ kind: 'fields', fields: of })
/** A value for each name that the house gives. */
export const byName = <T>(of: Kind<T>): Kind<Readonly<Record<string, T>>> => ({ kind: 'by-name', of })
/** Nothing, or a value. */
export const noneOr = <T>(of: Kind<T>): Kind<T | null> => ({ kind: 'none-or', of })
/** One of several kinds. */
export const either = <const K extends readonly Kind[]>(...kinds: K): Kind<TypeOf<K[number]>> => ({
  kind: 'either',
  kinds,
})

/** The type of the values of a kind. */
export type TypeOf<K extends Kind> = K extends { readonly as?: infer T } ? Exclude<T, undefined> : never
