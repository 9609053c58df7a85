import { type Fields, fields, type Kind, may, said } from '../kinds/kind.ts'

/** An object in these words: what it needs, and the fields that may be left out. */
export const described = (words: string, needed: Fields, rest: Fields): Kind =>
  said(words, fields({ ...needed, ...Object.fromEntries(Object.entries(rest).map(([name, of]) => [name, may(of)])) }))
