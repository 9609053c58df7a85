import { describe, expect, test } from 'vitest'
import type { FormId } from '../../forms/forms.ts'
import type { House } from '../../rulebooks/house.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { across } from '../../testing/across.ts'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'
import type { Table } from '../../testing/table.ts'
import { announcement } from './announcement.ts'

/** What the dealer calls for the last of the events: `2: pair of nines, high`. */
const called = ({ deal, events }: Table, lowStakes = false): readonly string[] =>
  announcement(deal, events.at(-1)!, { lowStakes }).map(({ seat, words }) => `${seat}: ${words}`)

type Scene = { readonly form?: FormId; readonly book?: BookId | House; readonly boards: readonly string[] }
/** The table when the last of the upcards that are named lie there; a board for each seat. */
const shows = ({ form = 'seven-card-stud', book = 'rrp', boards }: Scene): Table => {
  const cards = Object.fromEntries(boards.map((up, i) => [i + 1, `${DOWN[i]} ${up}`]))
  let table = given({ form, book, seats: boards.length, cards }).plays('deal')
  for (let street = 1; street < boards[0]!.split(' ').length; street++) table = table.plays('around; deal')
  return table
}
const DOWN = ['2s 3s', '2h 3h', '2d 3d', '2c 3c']
const calls = (scene: Scene, lowStakes = false): readonly string[] => called(shows(scene), lowStakes)

describe('the card that brings in', () => {
  const upcards: readonly (readonly [FormId, readonly string[], string])[] = [
    ['seven-card-stud', ['9h', '4d', '4c'], '3: four of clubs, low'],
    ['razz', ['Kh', 'Ad', 'Ks'], '3: king of spades, high'],
    ['stud-8', ['Ah', '4d', '8s'], '2: four of diamonds, low'],
    ['stud-hi-lo', ['Qs', '7d', '5c'], '1: queen of spades, high'],
  ]
  for (const [form, boards, call] of upcards) {
    rule('wsop/229', `${form}: by rank and suit, ${call}`, () =>
      expect(calls({ form, book: 'wsop', boards })).toEqual([call]),
    )
  }
  test('at big-bet Mississippi stud the high card', () => {
    const table = given({ form: 'mississippi-stud', structure: 'pot-limit', seats: 2, cards: '2s2h3s3hAcKd' })
    expect(called(table.plays('deal'))).toEqual(['1: ace of clubs, high'])
  })
  test('nothing where the upcard is not named, and nothing without upcards', () => {
    const table = given({ form: 'seven-card-stud', seats: 2, realCards: true }).plays('deal ?? ?? ?? ??; deal ?? ??')
    expect(called(table)).toEqual([])
    expect(called(given({ form: 'holdem', seats: 3 }).plays('deal'))).toEqual([])
  })
})

describe('the hand that opens, and no word of what it may become', () => {
  rule('wsop/229', 'a pair of nines is high, beside 7-8-T-J no straight is called', () => {
    const boards = ['7c 8d Th Js', '9c 4d 9h 5s']
    expect(calls({ book: 'wsop', boards })).toEqual(['2: pair of nines, high'])
    expect(calls({ book: 'wsop', boards }, true)).toEqual(['2: pair of nines, high'])
  })
  rule('rrp/8/12', 'a pair of nines is high, beside a suited queen and jack no flush is called', () => {
    expect(calls({ boards: ['Qc Jc', '9c 9d'] })).toEqual(['2: pair of nines, high'])
  })
  rule('uspa/3.2.3.5.12', 'of 5-6-7-8 nothing is called but in a low-stakes game', () => {
    const scene: Scene = { book: 'uspa', boards: ['5c 6d 7h 8s', 'Ac 9d Kh 4s'] }
    expect(calls(scene)).toEqual(['2: ace-king-nine-four, high'])
    expect(calls(scene, true)).toEqual(['2: ace-king-nine-four, high', '1: possible straight'])
  })
  across({ rrp: [0, 2], uspa: [0, 2], hpt: [0, 2], web: [0, 2], wsop: [0, 0] }, (book, answer) =>
    rule(book.announcePossibleStraightsFlushes.rule, `called in a usual and a low-stakes game: ${answer}`, () => {
      const scene: Scene = { book: book.id, boards: ['Qc Jc', '9c 9d'] }
      expect([calls(scene), calls(scene, true)].map(words => words.length - 1)).toEqual(answer)
      const { deal, events } = shows(scene)
      expect(announcement(deal, events.at(-1)!)[0]!.rules).toEqual(book.announcePossibleStraightsFlushes.rules)
    }),
  )
  test('a house may have them called always', () => {
    const book: House = { name: 'x', book: 'wsop', overrides: { announcePossibleStraightsFlushes: 'always' } }
    expect(calls({ book, boards: ['Qc Jc 4d', '9c 9d 5h'] })).toEqual(['2: pair of nines, high'])
    expect(calls({ book, boards: ['Qc Jc 4c', '9c 9d 5h'] })).toEqual(['2: pair of nines, high', '1: possible flush'])
  })
  test('low boards with the ace as their lowest card, and all-in hands too', () => {
    expect(calls({ form: 'razz', boards: ['Ac 9d', '7c 8d'] })).toEqual(['2: eight-seven, low'])
    expect(calls({ form: 'razz', boards: ['Ac 7d', '7c 8d'] })).toEqual(['1: seven-ace, low'])
    const cards = { 1: '2s 3s Ac Ad', 2: '2h 3h 5c 9d', 3: '2d 3d 6c 9h' }
    const allIn = given({ form: 'seven-card-stud', seats: { 1: 5, 2: 1000, 3: 1000 }, cards })
    expect(called(allIn.plays('deal; 2 brings in 3; 3 calls; 1 calls; deal'))).toEqual(['1: pair of aces, high'])
  })
  test('five upcards that make a straight', () => {
    const boards = ['4c 5d 6h 7s 8c', 'Ac Ad Kh Qs 9d']
    const cards = Object.fromEntries(boards.map((up, i) => [i + 1, `${DOWN[i]} ${up}`]))
    const table = given({ form: 'mississippi-stud', seats: 2, cards }).plays('deal; around; deal; around; deal')
    expect(called(table.plays('around; deal'))).toEqual(['1: straight, high'])
  })
})

describe('pairs and raises', () => {
  rule('wsop/229', 'every pair is called when it shows, and a raise is', () => {
    const table = shows({ book: 'wsop', boards: ['9c 9d', '4c 4d', 'Kc Qd'] })
    expect(called(table)).toEqual(['1: pair of nines, high', '2: pair of fours'])
    expect(called(table.plays('1 bets 10; 2 raises to 20'))).toEqual(['2: raise to 20'])
    expect(called(table.plays('1 bets 10'))).toEqual([])
  })
  rule('rrp/8/12', 'a second pair is news, the first one is not for ever', () => {
    expect(calls({ boards: ['9c 9d Kh', '4c 4d 5h', 'Kc Qd 5s'] })).toEqual(['1: pair of nines, high'])
    expect(calls({ boards: ['9c 9d Kh 6c', '4c 4d 5h 5c'] })).toEqual(['2: two pair, fives and fours, high'])
    expect(calls({ boards: ['9c 9d 9h', '4c 4d 4h'] })).toEqual(['1: three nines, high', '2: three fours'])
  })
  rule('rrp/8/12', 'completing the bring-in is no raise, raising what was completed is one', () => {
    const table = shows({ boards: ['9c', 'Kd'] }).plays('1 brings in 3; 2 completes to 10')
    expect(called(table)).toEqual([])
    expect(called(table.plays('1 raises to 20'))).toEqual(['1: raise to 20'])
  })
  const quiet: readonly (readonly ['rrp/9/4' | 'uspa/3.2.6.5.4', BookId])[] = [
    ['rrp/9/4', 'rrp'],
    ['uspa/3.2.6.5.4', 'uspa'],
  ]
  for (const [id, book] of quiet) {
    rule(id, 'in razz a pair of sevens is called once, a pair of queens never', () => {
      const form: FormId = 'razz'
      expect(calls({ form, book, boards: ['8c 4d', '7c 7d', 'Qc Qd'] })).toEqual([
        '1: eight-four, low',
        '2: pair of sevens',
      ])
      expect(calls({ form, book, boards: ['8c 4d 9h', '7c 7d Th', 'Qc Qd Jh'] })).toEqual(['1: nine-eight-four, low'])
      expect(calls({ form, book, boards: ['8c 4d 9h', '7c Td 7h', 'Qc Jd Qh'] })).toContain('2: pair of sevens')
    })
  }
  test('in a house that calls all of them, and at stud for high, queens are called too', () => {
    const book: House = { name: 'x', book: 'rrp', overrides: { razzAnnouncePairs: 'all' } }
    expect(calls({ form: 'razz', book, boards: ['8c 4d', 'Qc Qd'] })).toContain('2: pair of queens')
    expect(calls({ boards: ['Ac Ad', 'Qc Qd'] })).toContain('2: pair of queens')
  })
})
