import { describe, expect, test } from 'vitest'
import { across } from '../../testing/across.ts'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'

const creased = { type: 'DamagedCard', seat: 2, card: 'As' } as const
const cards = { 1: '2c3c', 2: 'AsKd', 3: '4c5c' }

describe('a marked or damaged card in a hand', () => {
  rule('web/dead-hands/1', "a creased ace in seat 2's hand is dead: it is out, and the hand can’t win", () => {
    const table = given({ form: 'holdem', book: 'web', seats: 3, cards }).plays('deal; 3 calls').reports(creased)
    table.ruled('hand-dead', { rules: ['web/dead-hands/1'] }).holds({ 2: '' })
    table.has({ muck: ['Kd'], mending: expect.objectContaining({ aside: ['As'] }) }).pot(25)
    table.plays('1 folds; award').won({ 1: -5, 2: -10, 3: 15 })
  })

  const dead = { rrp: false, uspa: false, hpt: false, web: true, wsop: false }
  across(dead, (book, isDead) =>
    rule(book.damagedCardIsDead.rule, `dead in the hand that holds it: ${isDead} (${book.name})`, () => {
      const table = given({ form: 'holdem', book: book.id, seats: 3, cards }).plays('deal').reports(creased)
      table.ruled(isDead ? 'hand-dead' : 'play-on').holds({ 2: isDead ? '' : 'As Kd' })
    }),
  )

  rule('web/dead-hands/1', 'seen in the best hand when the pot waits to be pushed: the next best takes it', () => {
    const last = 'deal; around; deal; all check; deal; all check; deal; all check; 1 shows; 2 shows; 3 shows'
    const board = 'Ad Kc 9h 8h 4s'
    const table = given({ form: 'holdem', book: 'web', seats: 3, cards: { ...cards, board } }).plays(last)
    const dead = table.has({ phase: 'award' }).reports(creased).ruled('hand-dead')
    dead.tells({ type: 'HandKilled', seat: 2, why: 'damaged-card' }).plays('award').won({ 1: -10, 2: -10, 3: 20 })
    table.plays('award').won({ 1: -10, 2: 20, 3: -10 }).rulesOut(creased, 'deal-over')
  })

  test('an upcard of stud is as dead as a downcard', () => {
    const table = given({ form: 'seven-card-stud', book: 'web', seats: 2, cards: { 2: 'Kd Qd As' } }).plays('deal')
    table.reports(creased).ruled('hand-dead').has({ phase: 'award' })
  })
})
