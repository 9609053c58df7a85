/** What values are accepted from outside, as plain data: it can be checked, printed and written as a schema. */
export type Kind<T = unknown> = KindOf & {
  /** The type of its values; never there when the program runs. */
  readonly as?: T
  /** What is accepted, in words of its own: editors show them, and so do problems. */
  readonly said?: string
  readonly examples?: readonly unknown[]
  /** The name under which a schema defines it once. */
  readonly name?: string
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
  /** A text with something in it. */
  | { readonly kind: 'words' }
  /** A text that may be empty, up to this long, that a pattern takes where there is one. */
  | { readonly kind: 'text'; readonly most: number; readonly pattern?: string }
  /** What a function takes, where no pattern says it; `said` has the words for it. */
  | { readonly kind: 'known'; readonly is: (value: unknown) => boolean; readonly said: string }
  /** One of these words or numbers. */
  | { readonly kind: 'one-of'; readonly names: readonly Name[] }
  /** Any of these words, each once, in any order. */
  | { readonly kind: 'some-of'; readonly names: readonly string[] }
  | { readonly kind: 'list'; readonly of: Kind; readonly least?: number; readonly most?: number }
  /** Exactly these fields; one that `may` be there is left out or of its kind. */
  | { readonly kind: 'fields'; readonly fields: Fields }
  /** Fields by the word that stands in one of them, as `do` picks the kind of a step. */
  | { readonly kind: 'tagged'; readonly by: string; readonly kinds: Readonly<Record<string, Fields>> }
  /** A field that may be left out. */
  | { readonly kind: 'may'; readonly of: Kind }
  /** A value for each name: by form, by stakes; the names are free, or written like this pattern. */
  | { readonly kind: 'by-name'; readonly of: Kind; readonly names?: string }
  /** Any object; what is in it is looked at elsewhere. */
  | { readonly kind: 'object' }
  /** Nothing, written null, or a value. */
  | { readonly kind: 'none-or'; readonly of: Kind }
  /** One of several kinds. */
  | { readonly kind: 'either'; readonly kinds: readonly Kind[] }

/** What a value may be one of. */
export type Name = string | number | boolean

/** Fields by their names. */
export type Fields = Readonly<Record<string, Kind>>

/** Yes or no. */
export const flag: Kind<boolean> = { kind: 'flag' }
/** A whole number between these. */
export const whole = (least: number, most = Number.MAX_SAFE_INTEGER): Kind<number> => ({ kind: 'whole', least, most })
/** A part of a whole, from 0 to 1. */
export const part: Kind<number> = { kind: 'part' }
/** Any number that is not negative. */
export const number: Kind<number> = { kind: 'number' }
/** A text of the house's own. */
export const words: Kind<string> = { kind: 'words' }
/** A text, not longer than this. */
export const text = (most = Number.MAX_SAFE_INTEGER): Kind<string> => ({ kind: 'text', most })
/** A text that looks like this, in words what it is. */
export const like = <T extends string = string>(pattern: string, said: string): Kind<T> => ({
  kind: 'text',
  most: Number.MAX_SAFE_INTEGER,
  pattern,
  said,
})
/** What a function takes, in words what that is. */
export const known = <T>(is: (value: unknown) => boolean, said: string): Kind<T> => ({ kind: 'known', is, said })
/** One of these. */
export const oneOf = <const N extends readonly Name[]>(...names: N): Kind<N[number]> => ({ kind: 'one-of', names })
/** Any of these, each once. */
export const someOf = <const N extends readonly string[]>(...names: N): Kind<readonly N[number][]> => ({
  kind: 'some-of',
  names,
})
/** Values of one kind, in order. */
export const listOf = <T>(of: Kind<T>, most?: number, least?: number): Kind<readonly T[]> => ({
  kind: 'list',
  of,
  ...(most !== undefined && { most }),
  ...(least !== undefined && { least }),
})
/** Exactly these fields. */
export const fields = <const F extends Fields>(of: F): Kind<FieldsOf<F>> => ({ kind: 'fields', fields: of })
/** The fields of one of several kinds, by the word that one of them holds. */
export const tagged = <const B extends string, const K extends Readonly<Record<string, Fields>>>(
  by: B,
  kinds: K,
): Kind<{ [T in keyof K]: { readonly [_ in B]: T } & FieldsOf<K[T]> }[keyof K]> => ({ kind: 'tagged', by, kinds })
/** A field that may be left out. */
export const may = <T>(of: Kind<T>): May<T> => ({ kind: 'may', of })
/** A value for each name that somebody gives. */
export const byName = <T>(of: Kind<T>, names?: string): Kind<Readonly<Record<string, T>>> => ({
  kind: 'by-name',
  of,
  ...(names !== undefined && { names }),
})
/** Any object. */
export const object: Kind<Readonly<Record<string, unknown>>> = { kind: 'object' }
/** Nothing, or a value. */
export const noneOr = <T>(of: Kind<T>): Kind<T | null> => ({ kind: 'none-or', of })
/** One of several kinds. */
export const either = <const K extends readonly Kind[]>(...kinds: K): Kind<TypeOf<K[number]>> => ({
  kind: 'either',
  kinds,
})
/** The same kind with words of its own for what it takes. */
export const said = <K extends Kind>(words: string, kind: K, ...examples: readonly unknown[]): K => ({
  ...kind,
  said: words,
  ...(examples.length > 0 && { examples }),
})

/** The kind of a field that may be left out. */
export type May<T = unknown> = Kind<T> & { readonly kind: 'may' }

/** The type of the values of a kind. */
export type TypeOf<K extends Kind> = K extends { readonly as?: infer T } ? Exclude<T, undefined> : never

type Left<F> = { [K in keyof F]: F[K] extends May ? K : never }[keyof F]

/** The type of an object with these fields. */
export type FieldsOf<F extends Fields> = Plain<
  { readonly [K in Exclude<keyof F, Left<F>>]: TypeOf<F[K]> } & { readonly [K in Left<F>]?: TypeOf<F[K]> }
>

type Plain<T> = { [K in keyof T]: T[K] }
