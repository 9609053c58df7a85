/** Some text of a source with what stands there instead. */
export type Edit = { readonly start: number; readonly end: number; readonly text: string }

/** A number, word, flag or list that becomes another, or the course of the code: a condition, a comparison, a call. */
export type MutationKind = 'value' | 'branch'

/** A change that breaks a rule: other text at one or more places of one file. */
export type Mutation = {
  readonly kind: MutationKind
  readonly file: string
  readonly line: number
  /** The piece of code, or the answer of the book, before and after. */
  readonly before: string
  readonly after: string
  readonly edits: readonly Edit[]
}

/** A text with its edits made. */
export const edited = (text: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((now, edit) => now.slice(0, edit.start) + edit.text + now.slice(edit.end), text)

/** Do these change the same text to the same? */
export const isSame = (a: Mutation, b: Mutation): boolean =>
  a.file === b.file && JSON.stringify(a.edits) === JSON.stringify(b.edits)

/** Code before and after a change, each on one line and no longer than it takes to see what changed. */
export const shortened = (before: string, after: string): Pick<Mutation, 'before' | 'after'> => {
  const [a, b] = [before, after].map(code => code.replace(/\s+/g, ' ').trim()) as [string, string]
  let same = 0
  while (same < a.length && a[same] === b[same]) same++
  const from = Math.max(a.length, b.length) > MOST_SHOWN ? Math.max(0, same - BEFORE_IT) : 0
  const cut = (code: string): string =>
    `${from > 0 ? '…' : ''}${code.slice(from, from + MOST_SHOWN)}${code.length > from + MOST_SHOWN ? '…' : ''}`
  return { before: cut(a), after: cut(b) }
}

const MOST_SHOWN = 100
const BEFORE_IT = 40
