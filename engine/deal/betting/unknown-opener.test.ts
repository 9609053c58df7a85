import { describe, test } from 'vitest'
import { given } from '../../testing/given.ts'

const stud = given({ form: 'seven-card-stud', size: 10, seats: 4, realCards: true })

describe('upcards that nobody named', () => {
  test('the lowest of those that were named brings it in', () => {
    stud.plays('deal one; deal ?? 9d 4h ??').offers({ seat: 3, bringIn: [3] })
  })

  test('or one whose card was not named, if they do so first', () => {
    const dealt = stud.plays('deal one; deal ?? 9d 4h ??')
    dealt
      .plays('4 brings in')
      .tells({ type: 'RoundOpened', seat: 4, bringInDue: true }, { type: 'BroughtIn', seat: 4, to: 3 })
      .offers({ seat: 1, callTo: 3 })
    dealt.refuses('2 folds', 'not-your-turn', { seat: 3 })
    dealt.refuses('4 folds', 'bring-in-is-due').offers({ seat: 3 })
    dealt.plays('3 brings in').refuses('1 folds', 'not-your-turn', { seat: 4 })
  })

  test('so it goes with the high hand on later streets', () => {
    stud
      .plays('deal one; deal Kc 9d 4h ??; 3 brings in; 4 calls; 1 calls; 2 calls; deal ??; deal one')
      .offers({ seat: 1 })
      .plays('4 bets 10')
      .tells({ type: 'RoundOpened', seat: 4 }, { type: 'Bet', seat: 4, to: 10 })
      .offers({ seat: 1, callTo: 10 })
  })
})
