import { describe, test } from 'vitest'
import type { FormId } from '../../forms/forms.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { across } from '../../testing/across.ts'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'

const lift = (seat: number, how: 'lifted' | 'turned-down' | 'mixed' | 'reordered' = 'lifted') =>
  ({ type: 'UpcardsPickedUp', seat, how }) as const

const cards = '2c 2d 2h 2s 3c 3d 3h 3s Kc 4d 5h 6s  7c Kd 7h 8s 9d  8c 8d 9h Tc Jd  9c Th Jh Qs Qd'

/** Sixth street at 15 and 30: seat 1 is high and has bet 30, and seat 2 is to act. */
const facing = (book: BookId, form: FormId = 'seven-card-stud') =>
  given({ form, book, size: 15, seats: 4, cards }).plays('deal; around; deal; around; deal; around; deal; 1 bets 30')

describe('upcards that are lifted, turned down or mixed with the downcards', () => {
  for (const [id, book] of [
    ['rrp/3/dead-hands/1c', 'rrp'],
    ['uspa/3.1.5.1.3', 'uspa'],
    ['hpt/dead-hands/1c', 'hpt'],
    ['wsop/110d', 'wsop'],
  ] as const) {
    for (const how of ['lifted', 'turned-down', 'mixed'] as const) {
      rule(id, `${how} facing 30: dead, and the next is to act (${book})`, () => {
        const table = facing(book).pot(4 * 8 + 30)
        table
          .reports(lift(2, how))
          .ruled('hand-dead')
          .tells({ type: 'HandKilled', seat: 2, why: 'upcards-lifted' })
          .holds({ 2: '' })
          .offers({ seat: 3, callTo: 30 })
          .plays('3 folds; 4 folds; award')
          .won({ 1: 24, 2: -8, 3: -8, 4: -8 })
        // a player who is not yet due to act faces the bet as well
        table.reports(lift(4, how)).holds({ 4: '' }).offers({ seat: 2 })
      })
    }
    rule(id, `with nothing to call, and at the showdown, the hand is live (${book})`, () => {
      const checked = given({ form: 'seven-card-stud', book, seats: 2 }).plays('deal; around; deal')
      checked.reports(lift(1, 'turned-down')).ruled('hand-live').plays('play on').has({ phase: 'ended' })
      const shown = facing(book).plays('2 calls; 3 folds; 4 folds; deal; around').has({ phase: 'showdown' })
      shown.reports(lift(2)).ruled('hand-live').plays('play on').has({ phase: 'ended' })
    })
  }
  rule('web/dead-hands/5', 'lifted facing 30: live until the next has acted because of it, and then dead', () => {
    const table = facing('web')
    table
      .reports(lift(2))
      .ruled('hand-live', { rules: ['web/dead-hands/5'] })
      .offers({ seat: 2, callTo: 30 })
    const dead = table.reports({ ...lift(2, 'turned-down'), madeAnotherAct: true })
    dead
      .ruled('hand-dead', { rules: ['web/dead-hands/5'] })
      .holds({ 2: '' })
      .offers({ seat: 3, callTo: 30 })
    dead.plays('3 folds; 4 folds; award').won({ 1: 24, 2: -8, 3: -8, 4: -8 })
  })
  test('the rules are named, the dead hand before the fold', () => {
    facing('rrp')
      .reports(lift(2))
      .ruled('hand-dead', { rules: ['rrp/3/dead-hands/1c', 'rrp/8/10'] })
    facing('wsop')
      .reports(lift(2))
      .ruled('hand-dead', { rules: ['wsop/110d', 'wsop/227'] })
  })
  test('before the forced bet is in there is nothing to face', () => {
    const table = given({ form: 'stud-8', seats: 3, cards: '2c 2d 2h 3c 3d 3h Kc 4d 5h' }).plays('deal')
    table.reports(lift(1)).ruled('hand-live')
    table.plays('around').rulesOut(lift(7), { no: 'no-hand', seat: 7 })
    given({ form: 'holdem', seats: 2 }).plays('deal').rulesOut(lift(1), { no: 'no-upcards', seat: 1 })
    table.rulesOut(lift(2, 'reordered'), { no: 'one-upcard', seat: 2 })
  })
})

describe('the order of upcards', () => {
  rule('wsop/seven-card-stud-upcards', 'seat 4 swaps two upcards: the floor may rule the hand dead', () => {
    const left = facing('wsop')
      .reports(lift(4, 'reordered'))
      .ruled('hand-live', {
        options: ['hand-live', 'hand-dead'],
        decides: 'floor',
        rules: ['wsop/seven-card-stud-upcards'],
      })
    left.decides('hand-dead').tells({ type: 'HandKilled', seat: 4, why: 'upcards-reordered' }).holds({ 4: '' })
    left.decides('hand-live').plays('2 calls; 3 calls; 4 calls').has({ round: null })
  })
  const may = { rrp: 'play', uspa: 'play', hpt: 'play', web: 'play', wsop: 'floor' }
  across(may, (book, who) =>
    rule(book.upcardOrderPenalty.rule, `changed on purpose: ${who} (${book.name})`, () => {
      const table = facing(book.id).reports(lift(4, 'reordered'))
      table.offers(who === 'floor' ? { due: 'ruling', decides: 'floor' } : { due: 'betting', seat: 2 })
    }),
  )
})
