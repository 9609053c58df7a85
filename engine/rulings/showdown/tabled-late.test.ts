import { describe, expect, test } from 'vitest'
import { audit } from '../../deal/audit.ts'
import { evolve } from '../../deal/evolve.ts'
import { BOOKS, type BookId } from '../../rulebooks/rule-id.ts'
import { awardLines } from '../../testing/deal-lines.ts'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'
import { decide } from '../decide.ts'
import { tabledLate } from './tabled-late.ts'

/** Seat 5 has slid the better hand away face down; seats 2 and 7 have shown. */
const thrown = (book: BookId) =>
  given({
    form: 'holdem',
    book,
    seats: { 2: 100, 5: 100, 7: 100 },
    cards: { 2: 'AsAd', 5: 'JhTc', 7: 'KsQd', board: '9h8d7c2s3s' },
  }).plays('deal; all call; 5 checks; deal; all check; deal; all check; deal; all check; 2 shows; 5 mucks; 7 shows')

describe('cards laid away face down, and tabled after all', () => {
  rule(
    'wsop/110b-table',
    'they lie short of the muck: live; one has touched it and cannot be told apart: not live',
    () => {
      const { deal } = thrown('wsop')
      const ruling = tabledLate(deal, { seat: 5, identifiable: true })
      expect(ruling).toMatchObject({
        decision: 'hand-live',
        events: [{ type: 'HandRetrieved', seat: 5, cards: ['Jh', 'Tc'] }],
        rules: ['wsop/110b-table'],
      })
      const ruled = ruling.events.reduce(evolve, deal)
      expect(audit(ruled)).toEqual([])
      const pushed = decide(ruled, { type: 'Deal' })
      expect(pushed.ok && awardLines(pushed.events.reduce(evolve, ruled))).toEqual([
        expect.stringMatching(/^high: 30 to 5/),
      ])
      const lost = tabledLate(deal, { seat: 5, identifiable: false })
      expect(lost).toMatchObject({ decision: 'hand-dead', events: [] })
      expect(lost.options).toBeUndefined()
    },
  )

  const without = {
    rrp: ['rrp/3/dead-hands/2', ['hand-dead', 'hand-live']],
    uspa: ['uspa/3.1.5.2', ['hand-dead', 'hand-live']],
    hpt: ['hpt/dead-hands/2', ['hand-dead', 'hand-live']],
    web: ['web/dead-hands/2', undefined],
    wsop: ['wsop/110b-table', undefined],
  } as const
  for (const book of BOOKS) {
    const [id, options] = without[book]
    test(`nobody told them anything wrong: ${options?.join(' or ') ?? 'no choice'} (${book})`, () => {
      const late = thrown(book).reports({ type: 'TabledLate', seat: 5, identifiable: true })
      late.ruled(book === 'wsop' ? 'hand-live' : 'hand-dead', options ? { rules: [id], options } : { rules: [id] })
      if (options !== undefined) {
        late.decides('hand-dead').plays('award').awarded('high: 30 to 2').won({ 2: 20, 5: -10, 7: -10 })
        late.decides('hand-live').plays('award').awarded('high: 30 to 5').won({ 2: -10, 5: 20, 7: -10 })
      } else {
        const winner = book === 'wsop' ? 5 : 2
        late.plays('award').awarded(`high: 30 to ${winner}`)
      }
    })
  }

  rule('web/dead-hands/2', 'told something wrong, and beyond doubt: the house may bring it back', () => {
    const late = thrown('web').reports({ type: 'TabledLate', seat: 5, identifiable: true, misinformed: true })
    late.ruled('hand-live', { rules: ['web/dead-hands/2'], options: ['hand-live', 'hand-dead'], decides: 'house' })
    late.decides('hand-live').plays('award').awarded('high: 30 to 5')
  })

  test('a player who was told something wrong is more likely given their hand back', () => {
    const ruling = tabledLate(thrown('rrp').deal, { seat: 5, identifiable: true, misinformed: true })
    expect(ruling).toMatchObject({ decision: 'hand-live', decides: 'floor', events: [] })
    expect(ruling.options![0]!.events).toMatchObject([{ type: 'HandRetrieved', seat: 5 }])
  })

  test('once the pot is pushed, or for a hand that was not thrown away, there is nothing to table', () => {
    const late = { type: 'TabledLate', seat: 5, identifiable: true } as const
    thrown('wsop').plays('award').rulesOut(late, 'no-showdown')
    thrown('wsop').rulesOut({ ...late, seat: 2 }, { no: 'not-mucked', seat: 2 })
  })
})

rule(
  'uspa/3.2.9.5.7',
  'the opener threw their hand away and nobody can mistake it: the referee may let it prove openers',
  () => {
    const cards = { 1: 'JcJdAh5s4d', 2: 'TcTd9h8s2d', 3: '7c7d6h3s2c' }
    const table = given({ form: 'jacks-or-better', book: 'uspa', seats: 3, cards })
    const thrown = table.plays('deal; 1 bets 10; all call; all stand pat; all check; 1 mucks; 2 shows; 3 shows')
    const late = thrown.reports({ type: 'TabledLate', seat: 1, identifiable: true })
    late.ruled('hand-dead', { options: ['hand-dead', 'hand-live'], decides: 'referee', rules: ['uspa/3.2.9.5.7'] })
    const proven = late.decides('hand-live').plays('award')
    proven.awarded('high: 36 to 1')
    expect(proven.events.some(event => event.type === 'OpenersNotProven')).toBe(false)
    late.decides('hand-dead').plays('award').awarded('high: 36 to 2')
    thrown.reports({ type: 'TabledLate', seat: 1, identifiable: false }).ruled('hand-dead')
  },
)
