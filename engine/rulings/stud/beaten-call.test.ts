import { describe, test } from 'vitest'
import type { House } from '../../rulebooks/house.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { across } from '../../testing/across.ts'
import { given } from '../../testing/given.ts'
import { houseWith } from '../../testing/house-with.ts'
import { rule } from '../../testing/rule.ts'

/** Seat 1 shows three aces on the end and has bet 30; seat 2 has called with a pair of kings. */
const called = (book: BookId | House) =>
  given({
    form: 'seven-card-stud',
    structure: 'limit',
    size: 15,
    stakes: { ante: 1, bringIn: 6 },
    seats: { 1: 500, 2: 500 },
    cards: { 1: '9s2hAsAhAdTc3d', 2: 'KsKd3c5h7h8d2c' },
    book,
  }).plays('deal; around; deal; around; deal; around; deal; around; deal; 1 bets 30; 2 calls')
const beaten = { type: 'BeatenCall', seat: 2, by: 1 } as const

describe('a call against upcards that beat it', () => {
  across({ rrp: 74, uspa: 74, hpt: 74, web: 74, wsop: 74 }, (book, pot) =>
    rule(book.studBeatenCallRefund.rule, `the 30 of seat 2 stay in the pot of ${pot} (${book.name})`, () => {
      const stands = called(book.id).pot(pot).reports(beaten)
      stands.ruled('action-stands', { rules: book.studBeatenCallRefund.rules }).pot(pot)
      stands.plays('showdown').awarded('high: 74 to 1').won({ 1: 37, 2: -37 })
    }),
  )

  test('a house may give it back', () => {
    const back = called(houseWith({ studBeatenCallRefund: true }))
      .reports(beaten)
      .ruled('wager-returned')
    back.pot(44).stacks({ 1: 463, 2: 493 }).plays('showdown').won({ 1: 7, 2: -7 })
    back.rulesOut(beaten, { no: 'called-nothing', seat: 2 })
  })

  test('what cannot have happened is refused', () => {
    called('rrp').rulesOut({ ...beaten, by: 2 }, 'caller-and-another')
    called('rrp').rulesOut({ ...beaten, seat: 7 }, 'caller-and-another')
    called('rrp').plays('showdown').rulesOut(beaten, 'deal-over')
    given({ form: 'holdem', seats: 2 }).plays('deal').rulesOut(beaten, 'no-upcards-in-game')
  })
})
