import { expect, test } from 'vitest'
import type { FormId } from '../forms/forms.ts'
import { BOOKS } from '../rulebooks/rule-id.ts'
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
        if ('why' in ruling) return []
        const cited = [...ruling.rules, ...(ruling.options ?? []).flatMap(option => option.rules)]
        const others = cited.filter(id => !id.startsWith(`${book}/`) && !id.startsWith('rrp/') && !BORROWED.test(id))
        return others.map(id => `${situation.incident.type} by ${book}: ${id}`)
      })
    })
    expect(foreign).toEqual([])
  },
)
