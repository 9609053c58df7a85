import { describe, expect, test } from 'vitest'
import type { Card } from '../../cards/card.ts'
import type { House } from '../../rulebooks/house.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { across } from '../../testing/across.ts'
import { given } from '../../testing/given.ts'
import { houseWith } from '../../testing/house-with.ts'
import { rule } from '../../testing/rule.ts'

const falls = (seat: number, card: Card, by: 'dealer' | 'player') => ({ type: 'CardOffTable', seat, card, by }) as const

const omaha = (book: BookId) =>
  given({ form: 'omaha', book, seats: 3, cards: '2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Qd 2d 3d 4d' }).plays('deal')

/** Seat 7's second holecard is 9h; on the last street seat 7 gets As behind two kings of seat 2. */
const stud = (book: BookId | House, setting: 'cash' | 'tournament' = 'cash') =>
  given({
    form: 'seven-card-stud',
    book,
    setting,
    stakes: { ante: 1 },
    seats: { 2: 100, 5: 100, 7: 100 },
    cards: { 2: '8c 9d Kc Kd 4c 6c 3h', 5: '8d Td 2c 4d 6d 9s 5h', 7: '8h 9h Ac Qd Jd 7c As' },
  })

describe('a card that falls off the table', () => {
  for (const [id, book] of [
    ['uspa/3.1.6.12', 'uspa'],
    ['wsop/123-off-table', 'wsop'],
    ['rrp/3/irregularities/12', 'rrp'],
    ['hpt/irregularities/8', 'hpt'],
    ['web/irregularities/10', 'web'],
  ] as const) {
    rule(id, `dealt off it, a downcard is exposed and goes by the rule of the form (${book})`, () => {
      omaha(book)
        .reports(falls(3, 'Qd', 'dealer'))
        .ruled('becomes-the-burn')
        .holds({ 3: '4c 7c Tc 2d' })
        .has({ burns: ['Qd'] })
    })
  }

  for (const [id, book] of [
    ['rrp/8/11', 'rrp'],
    ['wsop/228', 'wsop'],
    ['uspa/3.2.3.5.11', 'uspa'],
  ] as const) {
    rule(id, `stud: seat 7's second holecard is exposed, so that its third card comes down (${book})`, () => {
      const table = stud(book)
        .plays('deal one')
        .reports(falls(7, '9h', 'dealer'))
        .ruled('next-card-down')
      table.plays('deal').holds({ 7: '8h Ac | 9h' })
    })
  }

  const last = (book: BookId) =>
    stud(book).plays('deal; 5 brings in 3; all call; deal; all check; deal; all check; deal; all check; deal')

  for (const [id, book, opens] of [
    ['uspa/3.2.3.5.11', 'uspa', 7],
    ['rrp/8/11', 'rrp', 7],
    ['wsop/228', 'wsop', 2],
  ] as const) {
    rule(
      id,
      `stud: the last card plays as one dealt up; its player may be all-in, seat ${opens} opens (${book})`,
      () => {
        const table = last(book).holds({ 7: '8h 9h As | Ac Qd Jd 7c' }).offers({ seat: 2 })
        const ruled = table.reports(falls(7, 'As', 'dealer'))
        ruled.ruled('play-on', { options: ['play-on', 'all-in-for-the-pot'], decides: { seat: 7 } })
        const on = ruled.decides('play-on').holds({ 7: '8h 9h | Ac Qd Jd 7c As' }).offers({ seat: opens })
        on.plays('all check; showdown').has({ phase: 'ended' })
        const allIn = ruled.decides('all-in-for-the-pot').stacks({ 7: 0 }).offers({ seat: 2 })
        allIn.plays('2 bets 20; 5 calls; showdown').won({ 2: 16, 5: -24, 7: 8 })
      },
    )
  }

  test('the first to get their last card: the others have theirs up as well, where the book has it so', () => {
    const table = last('wsop')
      .reports(falls(2, '3h', 'dealer'))
      .ruled('all-dealt-up')
    table.holds({ 2: '8c 9d | Kc Kd 4c 6c 3h', 5: '8d Td | 2c 4d 6d 9s 5h', 7: '8h 9h | Ac Qd Jd 7c As' })
    last('rrp')
      .reports(falls(2, '3h', 'dealer'))
      .ruled('play-on', { options: ['play-on', 'all-in-for-the-pot'] })
  })

  /** Both holecards of seat 7 fall off the table, one after another. */
  const both = (book: BookId | House, setting: 'cash' | 'tournament' = 'cash') =>
    stud(book, setting)
      .plays('deal one')
      .reports(falls(7, '8h', 'dealer'))
      .reports(falls(7, '9h', 'dealer'))

  rule(
    'uspa/3.2.3.5.11',
    'stud: a card that fell must play: it costs neither the hand nor, in an event, the deal',
    () => {
      const on = both('uspa')
        .ruled('play-on', { rules: ['uspa/3.2.3.5.11'] })
        .holds({ 7: ' | 8h 9h' })
      on.plays('deal').holds({ 7: 'Ac | 8h 9h' }).plays('play on').has({ phase: 'ended' })
      const event = stud('uspa', 'tournament')
        .plays('deal one')
        .reports(falls(7, '9h', 'dealer'))
      event.ruled('play-on').holds({ 7: '8h | 9h' })
    },
  )

  for (const id of ['rrp/8/11', 'hpt/irregularities/8'] as const) {
    rule(
      id,
      'stud: it counts as exposed and no more: both holecards cost the hand, and in an event one the deal',
      () => {
        const book = id.startsWith('rrp') ? 'rrp' : 'hpt'
        both(book).ruled('hand-dead').holds({ 7: '' })
        stud(book, 'tournament')
          .plays('deal one')
          .reports(falls(7, '9h', 'dealer'))
          .ruled('misdeal')
      },
    )
  }

  test('a house may have it play', () => {
    both(houseWith({ cardOffTable: 'exposed-and-must-be-played' }))
      .ruled('play-on')
      .holds({ 7: ' | 8h 9h' })
  })

  test('an upcard is seen as it is, and plays', () => {
    stud('rrp')
      .plays('deal')
      .reports(falls(7, 'Ac', 'dealer'))
      .ruled('play-on')
      .holds({ 7: '8h 9h | Ac' })
  })

  for (const [id, book] of [
    ['rrp/3/irregularities/14', 'rrp'],
    ['uspa/3.1.6.14', 'uspa'],
    ['hpt/irregularities/10', 'hpt'],
    ['web/irregularities/10', 'web'],
  ] as const) {
    rule(id, `dropped by its player it remains theirs: seat 3 plays on with Qd (${book})`, () => {
      const table = omaha(book)
        .reports(falls(3, 'Qd', 'player'))
        .ruled('play-on')
      table.holds({ 3: '4c 7c Tc Qd' }).has({ burns: [], muck: [] })
    })
  }

  rule('wsop/125', 'dropped by its player: no new card, and the floor rules the hand live or dead', () => {
    const cards = { 1: '2c3c4c5c6c', 3: '7c8c9cTcJc', 6: '2d3d4d5dQd' }
    const seats = { 1: 100, 3: 100, 6: 100 }
    const table = given({ form: 'deuce-to-seven-lowball', structure: 'limit', book: 'wsop', seats, cards }).plays(
      'deal',
    )
    const ruled = table.reports(falls(6, 'Qd', 'player'))
    ruled.ruled('hand-live', { options: ['hand-live', 'hand-dead'], decides: 'floor', rules: ['wsop/125'] })
    ruled.decides('hand-live').holds({ 6: '2d 3d 4d 5d Qd' })
    const dead = ruled.decides('hand-dead').holds({ 6: '' })
    expect(dead.deal.players.find(({ seat }) => seat === 6)).toMatchObject({ folded: true, killed: true })
  })

  const dropped = { rrp: 'play-on', uspa: 'play-on', hpt: 'play-on', web: 'play-on', wsop: 'hand-live' } as const
  across<string>(dropped, (book, decision) =>
    rule(book.droppedCardPolicy.rule, `a dropped card: ${decision} (${book.name})`, () => {
      const table = omaha(book.id).reports(falls(3, 'Qd', 'player'))
      table.ruled(decision, decision === 'hand-live' ? { options: ['hand-live', 'hand-dead'] } : {})
    }),
  )

  test('a house may replace it', () => {
    const book = { name: 'kind', book: 'rrp', overrides: { droppedCardPolicy: 'replaced' } } as const
    given({ form: 'holdem', book, seats: 3, cards: '2c 3c 4c 5c 6c 7c 8d' })
      .plays('deal')
      .reports(falls(3, '7c', 'player'))
      .ruled('card-replaced')
      .holds({ 3: '4c 8d' })
  })
})
