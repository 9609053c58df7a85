import { expect } from 'vitest'
import type { BookId, RuleId } from '../rulebooks/rule-id.ts'
import type { Incident } from '../rulings/rulers.ts'
import type { Table } from './table.ts'

/** What a book makes of it, `hand-dead` or `floor: hand-dead, retrieved` with the usual first, and the rules it cites. */
export type Answer = readonly [ruling: string, ...rules: readonly RuleId[]]

/** The answers of all five books, each entered by hand. */
export type Answers = Readonly<Record<BookId, Answer>>

/** An incident at a table under each book, how it is ruled, and how cards and chips lie after each way to rule. */
export type Case = {
  /** The table, in words. */
  readonly at: string
  readonly scene: (book: BookId) => Table
  readonly incident: Incident
  readonly answers: Answers
  readonly ways: Readonly<Record<string, (table: Table) => unknown>>
}

/** Tells a case: the scene, what goes wrong, what each book makes of it, and what to look at after each way to rule. */
export type ByBooks = (
  scene: Case['scene'],
  incident: Case['incident'],
  answers: Case['answers'],
  ways: Case['ways'],
) => void

/** The cases at one table, in the order in which they are listed. */
export const casesAt = (at: string, tell: (byBooks: ByBooks) => void): readonly Case[] => {
  const cases: Case[] = []
  tell((scene, incident, answers, ways) => cases.push({ at, scene, incident, answers, ways }))
  return cases
}

/** One ruling by these rules; a book that is silent goes by Robert's. */
export const oneRuling = (
  ruling: string,
  rules: Readonly<Partial<Record<BookId, readonly RuleId[]>>> & { readonly rrp: readonly RuleId[] },
): Answers => {
  const by = (book: BookId): Answer => [ruling, ...(rules[book] ?? rules.rrp)]
  return { rrp: by('rrp'), uspa: by('uspa'), hpt: by('hpt'), web: by('web'), wsop: by('wsop') }
}

/** A hand in the muck may be brought back: these ways to rule, by whom each book has decide. */
export const retrievalRuling = (ways: string, rules: Parameters<typeof oneRuling>[1]): Answers => ({
  ...oneRuling(`floor: ${ways}`, rules),
  uspa: [`referee: ${ways}`, ...(rules.uspa ?? rules.rrp)],
  web: [`house: ${ways}`, ...(rules.web ?? rules.rrp)],
})

/** Plays a case under a book: it is ruled so, and each way to rule leaves the cards and chips as they are looked at. */
export const playCase = ({ scene, incident, answers, ways }: Case, book: BookId): void => {
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
}
