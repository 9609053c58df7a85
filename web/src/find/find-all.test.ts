import { openRoom } from '@cardroom/room'
import type { Games, TableCard } from '@cardroom/room/protocol'
import { expect, test } from 'vitest'
import { findAll, type Known, pagesFor } from './find-all.ts'
import { ROOM_PAGES } from './room-pages.ts'
import { ruleHits } from './rule-hits.ts'

const room = await openRoom({ file: ':memory:', log: false })
const games = (await room.server.inject('/api/forms')).json<Games>()
await room.close()

const table = (id: string, name: string, formName: string): TableCard =>
  ({
    id,
    name,
    game: { form: 'holdem', formName, stakes: 'no-limit 5-10', book: 'Robert’s', buyIn: 1000, mix: [] },
    taken: 3,
    chairs: 6,
    people: ['Ann'],
    bots: 2,
    averagePot: null,
  }) as unknown as TableCard
const known: Known = {
  games,
  tables: [table('t1', 'Thursday kitchen', 'Hold’em'), table('t2', 'The back room', 'Badugi')],
  own: [table('t1', 'Thursday kitchen', 'Hold’em')],
  rules: ruleHits,
}
const found = (text: string, kind: string): readonly string[] =>
  findAll(known, text)
    .filter(group => group.kind === kind)
    .flatMap(({ hits }) => hits.map(({ href }) => href))

test.each([
  ['Badacey', '/learn/badaci'],
  ['PLO8', '/learn/omaha-8'],
  ['2-7 TD', '/learn/deuce-to-seven-triple-draw'],
  ['HORSE', '/create?game=horse'],
])('%s finds the game by the name players use', (text, href) => {
  expect(found(text, 'games')[0]).toBe(href)
})

test.each([
  ['string bet', '/books/rrp/3/betting/14?q=string%20bet'],
  ['wsop/140', '/books/wsop/140?q=wsop%2F140'],
])('%s finds its rule', (text, href) => {
  expect(found(text, 'rules')).toContain(href)
})

test('many rules end with a way to all of them', () => {
  expect(found('raise', 'rules')).toHaveLength(7)
  expect(found('raise', 'rules').at(-1)).toBe('/books?q=raise')
})

test('a table is found by its name and its game, your own once', () => {
  expect(found('kitchen', 'tables')).toEqual(['/t/t1'])
  expect(found('badugi', 'tables')).toEqual(['/t/t2'])
})

test.each([
  ['ruling desk', '/desk'],
  ['waiting list', '/floor'],
  ['VPIP', '/stats'],
  ['tourn', '/events'],
  ['robert', '/books/rrp'],
  ['dictionary', '/books/dictionary'],
])('%s finds the page', (text, href) => {
  expect(pagesFor(text)[0]?.href).toBe(href)
})

test('a page whose title has the words comes before one that only mentions them', () => {
  const [first] = pagesFor('house')
  expect(first?.title).toMatch(/^House/)
})

test('before anything is typed there are your tables and pages, and nothing finds nothing', () => {
  expect(findAll(known, '  ').map(({ kind }) => kind)).toEqual(['own', 'pages'])
  expect(findAll(known, 'zzzz')).toEqual([])
  expect(findAll({ ...known, rules: null }, 'string bet')).toEqual([])
})

test('every page of the list has a title, a line and an address of its own', () => {
  expect(new Set(ROOM_PAGES.map(({ href }) => href)).size).toBe(ROOM_PAGES.length)
  for (const { title, is } of ROOM_PAGES) expect([title, is]).not.toContain('')
})

test('a misspelled name finds its game where nothing else is found', () => {
  expect(found('badugie', 'games')).toEqual(['/learn/badugi', '/learn/badugi-high'])
  expect(found('pots', 'games')).not.toContain('/learn/omaha')
  expect(findAll({ ...known, rules: null }, 'badugie')).toEqual([])
})
