import { describe, expect, test } from 'vitest'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'

const four = { 1: 100, 2: 100, 3: 100, 4: 100 }
const table = { form: 'holdem', structure: 'limit', size: 10, seats: four } as const

describe('chopping the blinds', () => {
  const folded = given(table).plays('deal; 3 folds; 4 folds')

  rule('rrp/2/procedures/15/chop', 'all others out, both take their blinds back and the deal is over', () => {
    const chopped = folded.offers({ seat: 1, chop: true }).plays('chop')
    chopped.tells({
      type: 'BlindsChopped',
      back: [
        { seat: 1, amount: 5 },
        { seat: 2, amount: 10 },
      ],
    })
    chopped.stacks(four).pot(0).offers({ due: 'nobody' })
    expect(chopped.deal.phase).toBe('ended')
  })

  rule('rrp/2/procedures/15/chop', 'both must want it', () => {
    folded.refuses('chop by 1', 'not-all-agree', { seat: 2 }).plays('1 folds; award').stacks({ 1: 95, 2: 105 })
  })

  rule('rrp/2/procedures/15/chop', 'not if anybody has come in, the small blind included', () => {
    given(table).plays('deal; 3 calls; 4 folds').offers({ chop: false }).refuses('chop', 'cannot-chop')
    given(table).plays('deal; 3 calls; 4 folds; 1 folds').refuses('chop', 'cannot-chop')
    given(table).plays('deal; 3 folds').refuses('chop', 'cannot-chop')
    folded.plays('1 calls').offers({ seat: 2, chop: false }).refuses('chop', 'cannot-chop')
    folded.plays('1 raises to 20').refuses('chop', 'cannot-chop')
  })

  rule(
    'uspa/app3/3.14',
    'folded to the blinds of 5 and 10, who agree: both are returned, and no other pot is divided',
    () => {
      const blinds = given({ ...table, book: 'uspa' }).plays('deal; 3 folds; 4 folds')
      blinds.plays('chop').stacks(four).pot(0)
      blinds.plays('1 calls; 2 checks; deal').refuses('chop', 'cannot-chop', { rules: ['uspa/app3/3.14'] })
      given({
        ...table,
        book: { name: 'No chops', book: 'uspa', overrides: { chopBlinds: { allowed: false, withKillInBlind: false } } },
      })
        .plays('deal; 3 folds; 4 folds')
        .refuses('chop', 'cannot-chop')
    },
  )

  rule('rrp/2/procedures/15', 'no pot is divided by agreement', () => {
    folded.plays('1 calls; 2 checks; deal').refuses('chop', 'cannot-chop')
    given({ form: 'seven-card-stud', structure: 'limit', size: 10, seats: four })
      .plays('deal')
      .refuses('chop', 'cannot-chop')
  })

  test('not with two dealt in, and not with dead money or antes in the pot', () => {
    given({ ...table, seats: { 1: 100, 2: 100 } })
      .plays('deal')
      .refuses('chop', 'cannot-chop')
    given({ ...table, stakes: { ante: 10, antes: 'big-blind' } })
      .plays('deal; 3 folds; 4 folds')
      .refuses('chop', 'cannot-chop')
    given({ ...table, stakes: { ante: 1 } })
      .plays('deal; 3 folds; 4 folds')
      .refuses('chop', 'cannot-chop')
  })
})
