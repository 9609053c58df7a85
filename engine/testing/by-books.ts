import { expect, test } from 'vitest'
import { BOOKS, type BookId, type RuleId } from '../rulebooks/rule-id.ts'
import type { Incident } from '../rulings/rulers.ts'
import type { Table } from './table.ts'

/** What a book makes of it, `hand-dead` or `floor: hand-dead, retrieved` with the usual first, and the rules it cites. */
export type Answer = readonly [ruling: string, ...rules: readonly RuleId[]]

/** The answers of all five books, each entered by hand. */
export type Answers = Readonly<Record<BookId, Answer>>

/** One ruling by these rules; a book that is silent goes by Robert's. */
export const oneRuling = (
  ruling: string,
  rules: Readonly<Partial<Record<BookId, readonly RuleId[]>>> & { readonly rrp: readonly RuleId[] },
): Answers => {
  const by = (book: BookId): Answer => [ruling, ...(rules[book] ?? rules.rrp)]
  return { rrp: by('rrp'), uspa: by('uspa'), hpt: by('hpt'), web: by('web'), wsop: by('wsop') }
}

/** An incident at a table under each book: it is ruled so, and each way to rule leaves the cards and chips as they are looked at. */
export const byBooks = (
  scene: (book: BookId) => Table,
  incident: Incident,
  answers: Answers,
  ways: Readonly<Record<string, (table: Table) => unknown>>,
): void => {
  test.each(BOOKS)(`${incident.type} by %s: ${new Set(BOOKS.map(book => answers[book][0])).size} rulings`, book => {
    const [ruling, ...rules] = answers[book]
    const [, decides, all] = /^(?:(.*): )?(.*)$/.exec(ruling)!
    const decisions = all!.split(', ')
    const table = scene(book).reports(incident)
    const who = decides?.startsWith('seat ') ? { seat: Number(decides.slice(5)) } : decides
    table.ruled(decisions[0]!, who === undefined ? { rules } : { rules, options: decisions, decides: who })
    for (const decision of decisions) {
      expect(ways, `the way on after ${decision}`).toHaveProperty([decision])
      ways[decision]!(who === undefined ? table : table.decides(decision))
    }
  })
}
