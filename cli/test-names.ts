import { type Token, tokens } from './tokens.ts'

/** Some words by which a test is named, or the point of each book whose rule names it, and the line they stand on. */
export type Name = { readonly line: number } & ({ readonly text: string } | { readonly point: readonly string[] })

/**
 * How the tests of a file are named: what is first said to `rule`, `test`, `it` or `describe`, the title behind
 * `each(…)`, the texts in the rows of a table that tests are made of, and across the books the rule of a point, as in
 * `rule(book.raiseCapLiftsWhen.rule, …)`. What a test expects is no name of it.
 */
export const namesIn = (source: string): readonly Name[] => {
  const all = tokens(source)
  const tabled = all.some((_, at) => takesTable(all, at))
  const names: Name[] = []
  const open: Bracket[] = []
  let closed: Bracket | undefined
  for (const [at, token] of all.entries()) {
    if (token.kind === 'open') open.push({ sign: token.text, by: openedBy(all, at, closed) })
    else if (token.kind === 'close') closed = open.pop()
    else if (token.kind === 'text' && (isTitle(open, all[at - 1]) || (tabled && isInTable(open))))
      names.push({ text: token.text, line: token.line })
    else if (token.text === 'book' && isTitle(open, all[at - 1]) && open.some(({ by }) => by === 'across'))
      names.push({ point: pathFrom(all, at + 1), line: token.line })
  }
  return names
}

/** A bracket that is open, with the word before it: what is called, or `of` for the list a loop goes over. */
type Bracket = { readonly sign: string; readonly by: string }

const openedBy = (all: readonly Token[], at: number, closed: Bracket | undefined): string => {
  const before = all[at - 1]
  if (before?.kind === 'word') return before.text
  // each(…)('title': what each gave is called.
  if (before?.text === ')') return closed?.by === 'each' ? TITLE_OF_EACH : ''
  if (before?.text !== '>') return ''
  // each<…>(: the word stands before the types.
  let types = at - 1
  for (let depth = 1; depth > 0 && types > 0; ) {
    types--
    if (all[types]!.text === '>') depth++
    if (all[types]!.text === '<') depth--
  }
  return all[types - 1]?.kind === 'word' ? all[types - 1]!.text : ''
}

const TITLE_OF_EACH = 'each()'
const TITLED: ReadonlySet<string> = new Set(['rule', 'test', 'it', 'describe', TITLE_OF_EACH])

const isTitle = (open: readonly Bracket[], before: Token | undefined): boolean =>
  before?.text === '(' && before.kind === 'open' && TITLED.has(open.at(-1)!.by)

/** The words after `book`: `.oddChipStud.rule`. */
const pathFrom = (all: readonly Token[], at: number): readonly string[] =>
  all[at]?.text === '.' && all[at + 1]?.kind === 'word' ? [all[at + 1]!.text, ...pathFrom(all, at + 2)] : []

/** Tests are made of a table by `each`, or by a loop that says the id by a name: `rule(id, …)`. */
const takesTable = (all: readonly Token[], at: number): boolean => {
  const [word, bracket, first] = [all[at]!, all[at + 1], all[at + 2]]
  if (word.kind !== 'word') return false
  return word.text === 'each' || (word.text === 'rule' && bracket?.text === '(' && first?.kind === 'word')
}

/** In a row of a table, or in a list that a loop or `each` goes over; not within what is expected. */
const isInTable = (open: readonly Bracket[]): boolean => {
  const [row, around] = [open.at(-1), open.at(-2)]
  if (row?.sign !== '[' || open.some(({ by }) => /^(expect|to[A-Z]\w*)$/.test(by))) return false
  return around?.sign === '[' || row.by === 'of' || around?.by === 'each'
}
