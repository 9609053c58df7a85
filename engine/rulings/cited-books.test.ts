import { expect, test } from 'vitest'
import { type FormId, forms } from '../forms/forms.ts'
import { BOOKS, type RuleId } from '../rulebooks/rule-id.ts'
import { anyDeal } from '../testing/any-deal.ts'
import { playOut } from '../testing/play-out.ts'
import { playedTo, situationsIn } from '../testing/situations.ts'
import { rule } from './decide.ts'

const tables = [
  'holdem',
  'seven-card-stud',
  'ace-to-five-lowball',
  'draw-high',
  'open-face-chinese',
] as const satisfies readonly FormId[]

/** What only one book speaks of: the others go by it, as docs/readings.md has it where a book is silent. */
const BORROWED = /^wsop\/(23a.*|55|76-dispute|109-ofc|210-dispute|277-mucked|349a|351|352d\d?)$/

test.each(tables)(
  'in %s a ruling cites its own book, Robert’s where that is silent, or the only one that speaks',
  form => {
    const foreign = situationsIn(form).flatMap(situation => {
      const { deal } = playedTo(situation, 'rrp', situation.acts).live
      return BOOKS.flatMap(book => {
        const ruling = rule(deal, situation.incident, book)
        if (!ruling.ok) return []
        const cited = [...ruling.rules, ...(ruling.options ?? []).flatMap(option => option.rules)]
        const others = cited.filter(id => !id.startsWith(`${book}/`) && !id.startsWith('rrp/') && !BORROWED.test(id))
        return others.map(id => `${situation.incident.type} by ${book}: ${id}`)
      })
    })
    expect(foreign).toEqual([])
  },
)

test.each(BOOKS)('what is bet, called and shown by %s cites that book, Robert’s, or the only one that speaks', book => {
  const foreign = new Set<string>()
  const robert = new Set<RuleId>()
  for (const form of [forms.holdem, forms['seven-card-stud'], forms['deuce-to-seven-triple-draw']]) {
    for (let seed = 0; seed < 15; seed++) {
      const deal = anyDeal(form, seed, {})
      const { posts: _, ...start } = deal.start
      for (const { type, rules } of playOut({ ...deal, start: { ...start, book } }).log) {
        for (const id of rules) {
          if (id.startsWith('rrp/')) robert.add(id)
          else if (!id.startsWith(`${book}/`) && !form.rules.includes(id) && !ONLY_THERE.test(id))
            foreign.add(`${type}: ${id}`)
        }
      }
    }
  }
  expect([...foreign]).toEqual([])
  // wsop/64 is its own rule of table stakes
  if (book === 'wsop') expect([...robert]).not.toContain('rrp/glossary/table-stakes')
})

/** What one book alone puts in words: a call, the last hand in, runs, and the stub of a draw that runs out. */
const ONLY_THERE = /^uspa\/2\.2\/call$|^wsop\/(15|213|217|lowball-reshuffle|archie-reshuffle)$/
