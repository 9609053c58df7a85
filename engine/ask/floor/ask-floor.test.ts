import { expect, test } from 'vitest'
import { rule } from '../../testing/rule.ts'
import { ask } from '../ask.ts'

const GAME = '20-40 Omaha 8'
const floor = {
  book: 'wsop',
  now: '20:00',
  games: [{ game: GAME, forms: ['omaha-8'], limit: '20-40', list: ['Ann', 'Bob'] }],
  tables: [
    { table: 'T1', players: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] },
    { table: 'T2', players: ['i', 'j', 'k', 'l'], feeds: ['T1'], button: 4, small: 1, big: 2, inDeal: true },
  ],
}
type Answers = Readonly<Record<string, Readonly<Record<string, unknown>>>>
const asked = (value: object, ...questions: readonly string[]): Answers =>
  ask({ floor: value, ask: questions }).answers as Answers

test('who is called next, who moves when and how they come in', () => {
  const answers = asked(floor, `next ${GAME}`, 'main T1')
  expect(answers[`next ${GAME}`]).toMatchObject({ player: 'Ann', table: 'T2', seat: 5 })
  expect(answers['main T1']).toMatchObject({
    player: 'i',
    from: { table: 'T2', seat: 1 },
    to: { table: 'T1', seat: 9 },
    when: { until: 'button-played' },
    entry: { post: 'none', mayLetButtonPass: true, forbidden: ['small-blind', 'button'] },
  })
  expect(answers['main T1']!.rules).toContain('wsop/103b-move')
})

test('what happened, what was refused and until when somebody is kept out', () => {
  const happens = [
    { at: '20:01', type: 'CallToMain', table: 'T1' },
    { at: '20:02', type: 'RefuseMove', player: 'i' },
    { at: '20:30', type: 'JoinList', player: 'i', game: GAME, way: 'kiosk' },
  ]
  const answers = asked({ ...floor, happens }, 'happened', 'may i T2', 'due')
  expect(answers.happened!.happened).toMatchObject([
    { order: 'CallToMain', events: [{ type: 'MoveCalled' }] },
    { order: 'RefuseMove', events: [{ type: 'MoveRefused' }] },
    { order: 'JoinList', refused: { why: 'kept-out' } },
  ])
  expect(answers['may i T2']).toMatchObject({ may: false, why: 'kept-out', until: '21:02' })
  expect(answers.due!.words).toBe('j moves up to the main game. Call Ann for 20-40 Omaha 8.')
})

test('until when a lock-up holds', () => {
  const happens = [{ at: '20:00', type: 'LockUp', player: 'Zoe', table: 'T2', seat: 8 }]
  expect(asked({ ...floor, happens }, 'until').until).toMatchObject({ at: '20:11' })
})

rule('wsop/73-unapproved', 'rulings go by the limit of the house, whatever is played', () => {
  const answers = asked(floor, 'limit T1 40-80', 'limit T9 40-80')
  expect(answers['limit T1 40-80']).toMatchObject({
    limit: { small: 20, big: 40 },
    words: 'Rulings at table T1 go by 20-40.',
    rules: ['wsop/73-unapproved'],
  })
  expect(answers['limit T9 40-80']).toMatchObject({ problem: '"T9 40-80" names no table and limit' })
})

test('what cannot be used is named with its place and what is accepted', () => {
  const error = (value: object) => ask({ floor: value }).error
  expect(error({ ...floor, book: 'constructor' })).toMatchObject({
    at: 'floor.book',
    accepted: expect.stringContaining('rrp, uspa, hpt, web, wsop'),
  })
  expect(error({ ...floor, table: [] })).toMatchObject({
    at: 'floor.table',
    problem: expect.stringContaining('"tables"'),
  })
  expect(error({ ...floor, games: [{ game: 'x', forms: ['__proto__'] }] })).toMatchObject({
    at: 'floor.games[0].forms[0]',
  })
  expect(error({ ...floor, happens: [{ type: 'Sit', player: 'Ann' }] })).toMatchObject({ at: 'floor.happens[0].table' })
  expect(error({ ...floor, tables: [{ table: 'T1', players: ['a', 'a'] }] })).toMatchObject({
    at: 'floor.tables[0].players[1]',
  })
  expect(error({ ...floor, now: '25 past' })).toMatchObject({ at: 'floor.now' })
  expect(asked(floor, 'nothing').nothing).toMatchObject({ problem: '"nothing" isn’t a question about a floor' })
})
