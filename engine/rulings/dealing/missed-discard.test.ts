import { describe, test } from 'vitest'
import { given } from '../../testing/given.ts'
import { houseWith } from '../../testing/house-with.ts'
import { rule } from '../../testing/rule.ts'

/** Super stud, four players: all have come in, and seats 1 and 3 have thrown two cards away. */
const discarding = (more: object = {}) =>
  given({
    form: 'super-stud',
    book: 'wsop',
    seats: 4,
    cards: '2c 2d 2h 2s 3c 3d 3h 3s 4c 4d 4h 4s 5c 5d 5h 5s',
    ...more,
  })
    .plays('deal; around; 1 discards 2c 3c; 3 discards 2h 3h')
    .has({ muck: ['2c', '3c', '2h', '3h'] })

describe('a discard that is not made in time', () => {
  rule('wsop/251', 'seat 4 has five cards when fourth street comes: its hand is dead', () => {
    discarding()
      .plays('2 discards 2d 3d')
      .reports({ type: 'DiscardMissed', seat: 4 })
      .ruled('hand-dead', { rules: ['wsop/251', 'wsop/252'] })
      .tells({ type: 'HandKilled', seat: 4, why: 'not-discarded' })
      .holds({ 1: '4c 5c | 6c', 4: '' })
      .offers({ due: 'dealer', act: { do: 'burn' } })
      .plays('deal')
      .lines('burn 7c', 'up 1:7d 2:7h 3:7s', '…')
      .plays('play on')
      .has({ phase: 'ended' })
  })
  rule(
    'wsop/252',
    'seat 2 has thrown only one of two away: its hand is dead, and seat 4 still has theirs to make',
    () => {
      discarding()
        .reports({ type: 'DiscardMissed', seat: 2, discarded: 1 })
        .ruled('hand-dead')
        .holds({ 2: '' })
        .offers({ due: 'discard', seats: [4] })
        .plays('4 discards 2s 3s; deal')
        .lines('burn 7c', 'up 1:7d 3:7h 4:7s', '…')
    },
  )
  test('a house leaves it to the floor', () => {
    const left = discarding({ book: houseWith({ superStudNoDiscard: 'may-be-dead' }, 'wsop') })
      .plays('2 discards 2d 3d')
      .reports({ type: 'DiscardMissed', seat: 4 })
      .ruled('hand-dead', { options: ['hand-dead', 'hand-live'], decides: 'floor' })
    left.decides('hand-live').offers({ due: 'discard', seats: [4] })
    left.decides('hand-dead').holds({ 4: '' })
  })
  test('it cannot have happened to a player who has discarded, or when none is due', () => {
    discarding().rulesOut({ type: 'DiscardMissed', seat: 1 }, { no: 'has-discarded', seat: 1 })
    discarding().rulesOut({ type: 'DiscardMissed', seat: 2, discarded: 2 }, { no: 'discards-at-most', count: 2 })
    given({ form: 'super-stud', seats: 2 }).plays('deal').rulesOut({ type: 'DiscardMissed', seat: 1 }, 'no-discard-due')
  })
})
