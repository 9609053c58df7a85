import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'

rule(
  'wsop/courchevel',
  'the first flop card is face up without a burn before the first round, the other two come after one',
  () => {
    given({ form: 'courchevel', seats: 2 })
      .plays('deal; around; deal; around; deal; around; deal')
      .lines(
        'down 1:2c 2:2d 1:2h 2:2s 1:3c 2:3d 1:3h 2:3s 1:4c 2:4d',
        'board 1: 4h',
        'preflop: 2 opens',
        'burn 4s',
        'board 1: 5c 5d',
        'flop: 1 opens',
        'burn 5h',
        'board 1: 5s',
        'turn: 1 opens',
        'burn 6c',
        'board 1: 6d',
        'river: 1 opens',
      )
      .has({ boards: [['4h', '5c', '5d', '5s', '6d']] })
  },
)

rule('wsop/courchevel', 'two of five holecards and three boardcards at pot-limit', () => {
  given({ form: 'courchevel', seats: 3, cards: 'As 2c Kc 2h 2d Kd 3h 3c Qc 4h 3d Qd 9c 9d Jc  Ks 8c KhAh 8d 7h 8h Jd' })
    .plays('deal')
    // the small blind counts as a big one: 20 and a call of 10, so to 40
    .offers({ seat: 3, wager: { least: 20, most: 40 } })
    .plays('3 raises to 25; 1 calls; 2 folds; deal')
    .offers({ seat: 1, check: true, wager: { least: 10, most: 60 } })
    .plays('play on')
    .awarded('high: 60 to 3, four kings, ace kicker')
})
