import { BOOKS, type RuleId, rulebooks } from '@cardroom/engine'
import { idsIn } from '@cardroom/engine/rulebooks'
import { namesIn } from './test-names.ts'

/** A source file: its path from the top of the checkout, and its text. */
export type Source = { readonly file: string; readonly text: string }

/** Where a rule is cited, each place as `path:line`: in the code, and by the tests that name it. */
export type Citations = { readonly code: readonly string[]; readonly tests: readonly string[] }

/** Where each of these rules is cited in the sources. */
export const citations = (sources: readonly Source[], ids: readonly RuleId[]): ReadonlyMap<RuleId, Citations> => {
  const cited = new Map(ids.map(id => [id as string, { code: new Set<string>(), tests: new Set<string>() }]))
  for (const { file, text } of sources) {
    const kind = kindOf(file)
    if (kind === undefined) continue
    for (const { id, line } of kind === 'tests' ? namedIn(text) : citedIn(text))
      cited.get(id)?.[kind].add(`${file}:${line}`)
  }
  return new Map(ids.map(id => [id, { code: [...cited.get(id)!.code], tests: [...cited.get(id)!.tests] }]))
}

type Cited = { readonly id: string; readonly line: number }

/** The ids by which the tests of a file are named. */
const namedIn = (text: string): readonly Cited[] =>
  namesIn(text).flatMap(name => {
    const ids = 'text' in name ? idsIn(name.text) : BOOKS.flatMap(book => ruleAt(rulebooks[book], name.point))
    return ids.map(id => ({ id, line: name.line }))
  })

/** The ids anywhere in a file, comments included. */
const citedIn = (text: string): readonly Cited[] =>
  text.split('\n').flatMap((line, i) => idsIn(line).map(id => ({ id, line: i + 1 })))

/** The rule that stands at this point of a book. */
const ruleAt = (book: unknown, path: readonly string[]): readonly string[] => {
  let at = book
  for (const name of path)
    at = typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[name] : undefined
  return typeof at === 'string' ? [at] : []
}

/** Helpers of the tests are neither, and so are long runs; the command line and the pages cite rules as examples only. */
const kindOf = (file: string): keyof Citations | undefined => {
  if (/\.test\.tsx?$/.test(file)) return 'tests'
  if (/\.soak\.ts$/.test(file) || /^engine\/testing\//.test(file) || /^(cli|docs)\//.test(file)) return undefined
  return ABOUT_IDS.test(file) ? undefined : 'code'
}

/** The list of all ids, what an id is, and where a search leads cite none. */
const ABOUT_IDS = /^engine\/(rulebooks\/(rule-ids?|players-words)|drills\/drilled-rules)\.ts$/
