import { describe, expect, test } from 'vitest'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { rulebooks } from '../../rulebooks/rulebooks.ts'
import { across } from '../../testing/across.ts'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'

const expired = { type: 'ClockExpired', seat: 7 } as const

/** On the flop seat 5 has bet 100, or nobody has, and seat 7 thinks. */
const thinking = (book: BookId, bet: boolean, form: 'holdem' | 'omaha' = 'holdem') =>
  given({
    form,
    structure: form === 'holdem' ? 'no-limit' : 'pot-limit',
    size: 50,
    book,
    seats: { 5: 1000, 7: 1000, 9: 1000 },
    button: 9,
  }).plays(`deal; 9 calls; 5 calls; 7 checks; deal; 5 ${bet ? 'bets 100' : 'checks'}`)

describe('the clock runs out', () => {
  rule(
    'rrp/3/dead-hands/1f',
    'at Chinese draw poker, played for a pot, the hand is dead too and the next is due',
    () => {
      const table = given({ form: 'chinese-draw-poker', book: 'rrp', seats: 3 }).plays('deal; 3 raises to 20')
      const dead = table.reports({ type: 'ClockExpired', seat: 1 }).ruled('hand-dead')
      dead.holds({ 1: '' }).stacks({ 1: 995 }).pot(35).has({ turn: 1 })
      dead.plays('2 calls; play on').has({ phase: 'ended' })
    },
  )

  for (const [id, book] of [
    ['rrp/3/dead-hands/1f', 'rrp'],
    ['uspa/3.1.5.1.6', 'uspa'],
    ['hpt/dead-hands/1f', 'hpt'],
    ['wsop/110g', 'wsop'],
  ] as const) {
    rule(id, `facing 100 the hand is dead; with no bet to face it is not (${book})`, () => {
      for (const form of ['holdem', 'omaha'] as const) {
        const dead = thinking(book, true, form).reports(expired)
        expect(dead.events.find(event => event.type === 'RulingGiven')!.rules[0]).toBe(id)
        dead.ruled('hand-dead').tells({ type: 'HandKilled', seat: 7, why: 'clock' })
        dead.holds({ 7: '' }).stacks({ 7: 950 }).pot(250).has({ turn: 2 })
        const free = thinking(book, false, form).reports(expired)
        free.ruled('check').tells({ type: 'Checked', seat: 7 }).has({ turn: 2 })
        expect(free.deal.players[1]!.folded).toBe(false)
      }
    })
  }

  rule('web/dead-hands/8', 'without action before the limit the hand is dead, with or without a bet', () => {
    for (const bet of [true, false]) {
      const dead = thinking('web', bet).reports(expired)
      dead
        .ruled('hand-dead', { rules: ['web/dead-hands/8', 'rrp/14/nl/16'] })
        .holds({ 7: '' })
        .has({ turn: 2 })
    }
  })

  const noBet = { rrp: 'check', uspa: 'check', hpt: 'check', web: 'hand-dead', wsop: 'check' } as const
  across<string>(noBet, (book, expected) =>
    rule(book.clock.rule, `with nothing to call: ${expected} (${book.name})`, () => {
      const free = thinking(book.id, false).reports(expired).ruled(expected)
      const facing = thinking(book.id, true).reports(expired).ruled('hand-dead')
      for (const { events } of [free, facing]) {
        const { rules } = events.find(event => event.type === 'RulingGiven')!
        expect(rules).toEqual(expect.arrayContaining([...book.clock.rules]))
      }
    }),
  )

  test('where checking is not allowed the hand is dead; the forced bet is made all the same', () => {
    const passOut = given({ form: 'ace-to-five-lowball', seats: 3, stakes: { blinds: [] } }).plays('deal')
    passOut
      .reports({ ...expired, seat: 1 })
      .ruled('hand-dead')
      .has({ turn: 1 })
    const stud = given({ form: 'seven-card-stud', seats: 3, cards: { 1: 'AsKsQs', 2: 'AdKd2c', 3: 'AcKcJc' } })
    stud
      .plays('deal')
      .reports({ ...expired, seat: 2 })
      .ruled('brings-in')
      .tells({ type: 'BroughtIn', seat: 2, to: 3 })
      .has({ turn: 2 })
  })

  test('a house may leave it to the floor', () => {
    const book = {
      name: 'ours',
      book: 'rrp',
      overrides: { clock: { ...rulebooks.rrp.clock.is, onExpiryFacingBet: 'floor-decides' } },
    } as const
    const table = given({ form: 'holdem', book, seats: 3 }).plays('deal')
    const ruled = table.reports({ ...expired, seat: 3 })
    ruled.ruled('hand-dead', { options: ['hand-dead', 'time-extended'] })
    ruled.decides('time-extended').has({ turn: 2 }).plays('3 calls')
  })

  rule('wsop/351', 'in open-face Chinese the card goes to the front-most row where it is no certain foul', () => {
    const start = given({
      form: 'open-face-chinese',
      book: 'wsop',
      seats: { 1: 1000, 2: 1000 },
      cards: { 1: 'AhAdAsKhKd2c', 2: 'QhQdQs3h3d4c' },
    })
    const laid = start.plays('deal; 1 lays AhAdAs / KhKd / -; 2 lays QhQd / Qs / 3h3d; deal')
    const placed = laid.reports({ type: 'ClockExpired', seat: 1 })
    placed.ruled('placed-front-most', { rules: ['wsop/351'] })
    placed.tells({ type: 'Placed', seat: 1, rows: [[], ['2c'], []], discard: [] })
    laid.rulesOut({ type: 'ClockExpired', seat: 2 }, { no: 'not-due', seat: 2 })
  })

  test('only the time of a player who is due can run out', () => {
    thinking('rrp', true).rulesOut({ ...expired, seat: 9 }, { no: 'not-due', seat: 9 })
    given({ form: 'holdem', seats: 2 }).rulesOut({ ...expired, seat: 1 }, { no: 'no-cards-yet', seat: 1 })
  })
})

describe('how long the clock ran', () => {
  across({ rrp: 60, uspa: 60, hpt: 60, web: 60, wsop: null }, (book, runs) =>
    rule(
      book.clock.rule,
      `${book.id}: ${runs === null ? 'a player who stalls may get less' : `${runs} seconds`}`,
      () => {
        const table = thinking(book.id, true)
        table.reports({ ...expired, seconds: 70 }).ruled('hand-dead')
        if (runs === null) table.reports({ ...expired, seconds: 5 }).ruled('hand-dead')
        else table.rulesOut({ ...expired, seconds: runs - 1 }, { no: 'clock-runs-longer', count: runs })
      },
    ),
  )
  rule('wsop/351', 'open-face: 30 seconds', () => {
    const table = given({ form: 'open-face-chinese', book: 'wsop', seats: 2 }).plays('deal')
    table.rulesOut({ type: 'ClockExpired', seat: 1, seconds: 29 }, { no: 'clock-runs-longer', count: 30 })
    table.reports({ type: 'ClockExpired', seat: 1, seconds: 30 }).ruled('placed-front-most')
  })
})
