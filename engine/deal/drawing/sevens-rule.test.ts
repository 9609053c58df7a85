import { describe, test } from 'vitest'
import type { House } from '../../rulebooks/house.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { across } from '../../testing/across.ts'
import { given, type Setup } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'
import type { Table } from '../../testing/table.ts'

const SEVEN = '7c 5d 3h 2s Ac'
const EIGHT = '8c 6d 5h 3s 2d'
const SIX = '6c 4d 3c 2h Ah'
const NINE = '9c 8d 6h 4s 3d'

/** Limit ace-to-five: 20 before the draw, 40 after; all have come in and stood pat. */
const drawn = (cards: Setup['cards'], more: Partial<Setup> = {}): Table =>
  given({ form: 'ace-to-five-lowball', size: 20, seats: 2, ...(cards ? { cards } : {}), ...more }).plays(
    'deal; around; all stand pat',
  )

const house = (book: BookId, overrides: House['overrides']): House => ({ name: 'the house', book, overrides })

describe('a seven or better that was checked after the draw', () => {
  rule('rrp/11/a5/4', 'is best: the wagers go back and it wins what lay there before the draw', () => {
    drawn({ 1: SEVEN, 2: EIGHT, 3: NINE }, { seats: 3 })
      .pot(60)
      .plays('1 checks; 2 bets 40; 3 folds; 1 calls; showdown')
      .tells({
        type: 'WagersReturned',
        back: [
          { seat: 1, amount: 40 },
          { seat: 2, amount: 40 },
        ],
        rules: ['rrp/11/a5/4', 'rrp/11/a5/4/short-all-in'],
      })
      .won({ 1: 40, 2: -20, 3: -20 })
  })
  rule('rrp/11/a5/4', 'is beaten: it loses the pot and what it called', () => {
    drawn({ 1: SEVEN, 2: SIX, 3: NINE }, { seats: 3 })
      .plays('1 checks; 2 bets 40; 3 folds; 1 calls; showdown')
      .awarded('low: 140 to 2')
      .won({ 1: -60, 2: 80, 3: -20 })
  })
  test('an eight may be checked, and a seven that was bet wins all', () => {
    drawn({ 1: EIGHT, 2: NINE }).plays('1 checks; 2 bets 40; 1 calls; showdown').awarded('low: 120 to 1')
    drawn({ 1: SEVEN, 2: NINE }).plays('1 bets 40; 2 calls; showdown').awarded('low: 120 to 1')
    drawn({ 1: EIGHT, 2: SEVEN }).plays('1 checks; 2 bets 40; 1 calls; showdown').awarded('low: 120 to 2')
  })
  test('the roughest seven is one, and the joker makes one', () => {
    for (const seven of ['7c 6d 5h 4c 3c', '7c 6d 5h 4c Jo'])
      drawn({ 1: seven, 2: NINE }).plays('1 checks; 2 bets 40; 1 calls; showdown').awarded('low: 40 to 1')
  })
  test('all who put in get it back, a player who folded as well, and side pots are as before the draw', () => {
    drawn({ 1: SEVEN, 2: NINE, 3: EIGHT, 4: SIX }, { seats: { 1: 1000, 2: 1000, 3: 1000, 4: 20 } })
      .plays('1 checks; 2 bets 40; 3 raises to 80; 1 calls; 2 folds')
      .plays('showdown')
      .tells({
        type: 'WagersReturned',
        back: [
          { seat: 1, amount: 80 },
          { seat: 2, amount: 40 },
          { seat: 3, amount: 80 },
        ],
      })
      // the six was all-in before the draw and has the main pot; there was no side pot yet
      .won({ 1: -20, 2: -20, 3: -20, 4: 60 })
  })
  test('a seven that was left alone unseen cannot be held to it, one that was shown can', () => {
    const called = drawn({ 1: SEVEN, 2: NINE }).plays('1 checks; 2 bets 40; 1 calls')
    called.plays('2 mucks; award').awarded('all: 120 to 1')
    called.plays('2 shows; 1 shows; award').awarded('low: 40 to 1')
  })
  test('at a table with real cards a hand that nobody knows is not held to it', () => {
    const shown = given({ form: 'ace-to-five-lowball', size: 20, seats: 2, realCards: true }).plays(
      'deal; around; all stand pat; 1 checks; 2 bets 40; 1 calls',
    )
    shown.plays('2 shows 9c 8d 6h 4s 3d; 1 shows ?? ?? ?? ?? ??; award').awarded('low: 120 to 2')
    shown.plays(`2 shows ${NINE}; 1 shows ${SEVEN}; award`).awarded('low: 40 to 1').won({ 1: 20, 2: -20 })
  })
})

describe('a short all-in', () => {
  // 40 after the draw: 8 is less than half
  const cards = { 1: '8c 6d 5h 3s 2d', 2: '7d 4d 3h 2s Ac', 3: NINE }
  const short = (more: Partial<Setup> = {}): Table =>
    drawn(cards, { seats: { 1: 28, 2: 1000, 3: 1000 }, ...more }).plays('1 bets 8')
  rule('rrp/11/a5/4/short-all-in', 'may just be called; a player who overcalls it and loses gets it back', () => {
    short()
      .plays('2 calls; 3 calls; showdown')
      .tells({ type: 'WagersReturned', back: [{ seat: 3, amount: 8 }] })
      .won({ 1: -28, 2: 48, 3: -20 })
  })
  rule('rrp/11/a5/4/short-all-in', 'completed to a whole bet it plays as usual', () => {
    short().plays('2 completes to 40; 3 calls; showdown').won({ 1: -28, 2: 88, 3: -60 })
  })
  test('an overcall that wins is no loss, and half a bet is not short', () => {
    short({ cards: { ...cards, 3: '6c 4s 3d 2h Ah' } })
      .plays('2 calls; 3 calls; showdown')
      .won({ 1: -28, 2: -28, 3: 56 })
    drawn(cards, { seats: { 1: 40, 2: 1000, 3: 1000 } })
      .plays('1 bets 20; 2 calls; 3 calls; showdown')
      .won({ 1: -40, 2: 80, 3: -40 })
  })
  test('a player who calls before the seven does is no overcaller', () => {
    drawn({ ...cards, 2: NINE, 3: '7d 4d 3h 2s Ac' }, { seats: { 1: 28, 2: 1000, 3: 1000 } })
      .plays('1 bets 8; 2 calls; 3 calls; showdown')
      .won({ 1: -28, 2: -28, 3: 56 })
  })
})

describe('where the sevens rule is not in force', () => {
  across({ rrp: 60, uspa: 60, hpt: 60, web: 60, wsop: 140 }, (book, pot) =>
    rule(book.sevensRule.rule, `limit ace-to-five: a seven that was checked and is best wins ${pot}`, () => {
      const cards = { 1: '7c 5d 4h 2s Ac', 2: EIGHT, 3: NINE }
      drawn(cards, { seats: 3, book: book.id })
        .plays('1 checks; 2 bets 40; 3 folds; 1 calls; showdown')
        .awarded(`low: ${pot} to 1`)
    }),
  )
  const deuces = { 1: '7c 5d 4h 3s 2c', 2: '8c 6d 5h 3d 2d' }
  across({ rrp: 120, uspa: 120, hpt: 120, web: 120, wsop: 120 }, (book, pot) =>
    rule(book.deuceToSevenSevensRule.rule, 'limit deuce-to-seven: nobody has to bet a seven', () => {
      const form = 'deuce-to-seven-lowball'
      const play = '1 checks; 2 bets 40; 1 calls; showdown'
      drawn(deuces, { form, structure: 'limit', book: book.id }).plays(play).awarded(`low: ${pot} to 1`)
      const strict = house(book.id, { deuceToSevenSevensRule: true })
      drawn(deuces, { form, structure: 'limit', book: strict }).plays(play).awarded('low: 40 to 1')
    }),
  )
  rule('uspa/3.2.8.5.3.3', 'deuce-to-seven: a seven may check, raise the bet and win it all', () => {
    drawn(deuces, { form: 'deuce-to-seven-lowball', structure: 'limit', book: 'uspa' })
      .plays('1 checks; 2 bets 40; 1 raises to 80; 2 calls; showdown')
      .awarded('low: 200 to 1')
  })
  across({ rrp: 440, uspa: 440, hpt: 440, web: 440, wsop: 440 }, (book, pot) =>
    rule(book.bigBetSevensRule.rule, 'no-limit: any hand may be checked without penalty', () => {
      const cards = { 1: '7c 4d 3h 2s Ac', 2: EIGHT }
      const play = '1 checks; 2 bets 200; 1 calls; showdown'
      drawn(cards, { structure: 'no-limit', book: book.id }).plays(play).awarded(`low: ${pot} to 1`)
      const strict = house(book.id, { bigBetSevensRule: true })
      drawn(cards, { structure: 'no-limit', book: strict }).plays(play).awarded('low: 40 to 1')
    }),
  )
  rule('wsop/291', 'no-limit deuce-to-seven: 7-5-4-3-2 checks, calls and wins the whole pot', () => {
    drawn(deuces, { form: 'deuce-to-seven-lowball', structure: 'no-limit', book: 'wsop' })
      .plays('1 checks; 2 bets 100; 1 calls; showdown')
      .awarded('low: 240 to 1')
  })
})
