import { expect } from 'vitest'
import { across } from '../../testing/across.ts'
import { rule } from '../../testing/rule.ts'
import { ask } from '../ask.ts'

const flop = { form: 'holdem', stakes: '5-10', seats: 3, acts: ['deal', 'around', 'burn', 'the flop has 4 cards'] }
const hidden = { form: 'holdem', stakes: '5-10', seats: 5, acts: ["deal; 3's cards were hidden, 3 acted behind him"] }

/** What is said of the ruling. */
const said = (scenario: object, book: string): string => {
  const answer = ask({ ...scenario, book, ask: 'ruling' }).answers?.ruling
  return answer !== undefined && 'words' in answer ? answer.words : ''
}

const random = { rrp: false, uspa: false, hpt: false, web: false, wsop: true }
across(random, (book, picks) =>
  rule(
    book.overdealtFlopRepair.rule,
    `a four-card flop: ${picks ? 'picked at random' : 'dealt again'} (${book.name})`,
    () => {
      expect(said(flop, book.id).includes('at random')).toBe(picks)
      expect(said(flop, book.id)).not.toContain('usual')
    },
  ),
)

rule('wsop/75-dead', 'where the floor has a usual way to rule, it is said which', () => {
  expect(said(hidden, 'wsop')).toContain('(the usual)')
})
