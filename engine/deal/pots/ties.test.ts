import { describe } from 'vitest'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'

const noLimit = { form: 'holdem', structure: 'no-limit', size: 10 } as const
const three = { 1: 100, 2: 100, 3: 100 }

describe('ties in a whole deal', () => {
  const tie = { board: 'AcKdQhJs9c' }
  const stud = { stakes: { ante: 15, bringIn: 5 }, seats: { 1: 100, 2: 100 }, carried: 1 } as const
  const checked = 'deal; all check; deal; all check; deal; all check; showdown'

  rule('rrp/5/intro', 'two who play the board split', () => {
    given({ ...noLimit, seats: { 1: 100, 2: 100 }, cards: { 1: '2c2d', 2: 'AhAd', board: 'AsKsQsJsTs' } })
      .plays(`deal; 2 calls; 1 checks; ${checked}`)
      .awarded('high: 10 to 1 and 10 to 2')
  })

  rule('rrp/3/ties/5a', 'button 4: of 101 seat 6 gets 51 and seat 3 50', () => {
    const cards = { 3: '2c3d', 6: '2d3c', ...tie }
    given({ ...noLimit, seats: { 3: 100, 4: 100, 6: 100 }, button: 4, carried: 1, cards })
      .plays(`deal; 4 folds; 6 raises to 50; 3 calls; ${checked}`)
      .awarded('high: 51 to 6 and 50 to 3')
  })

  rule('rrp/3/ties/4', '101 three ways: 34, 34 and 33', () => {
    const cards = { 1: '2c3d', 2: '2d3c', 3: '2h3h', ...tie }
    given({ ...noLimit, seats: three, carried: 2, cards })
      .plays(`deal; 3 raises to 33; 1 calls; 2 calls; ${checked}`)
      .awarded('high: 34 to 1 and 34 to 2 and 33 to 3')
  })

  rule('rrp/3/ties/3', '25 is split 13 and 12 by ones, 15 and 10 by fives', () => {
    const cards = { 1: '2c3d', 2: '2d3c', ...tie }
    const table = { ...noLimit, seats: { 1: 100, 2: 100 }, carried: 5, cards }
    given(table).plays(`deal; 2 calls; 1 checks; ${checked}`).awarded('high: 13 to 1 and 12 to 2')
    given({ ...table, stakes: { unit: 5 } })
      .plays(`deal; 2 calls; 1 checks; ${checked}`)
      .awarded('high: 15 to 1 and 10 to 2')
  })

  rule('rrp/3/ties/5b', 'stud: of 41 the ace of hearts gets 21, the ace of diamonds 20', () => {
    const cards = { 1: 'AdKcQhJs9d3c2h', 2: 'AhKdQsJc9s4d2c' }
    given({ ...stud, form: 'seven-card-stud', cards })
      .plays(`deal; 1 brings in 5; 2 calls; deal; all check; ${checked}`)
      .awarded('high: 20 to 1 and 21 to 2')
  })

  rule('rrp/3/ties/5b', 'razz: the lowest card by suit gets the odd chip', () => {
    const cards = { 1: 'AdKc2h3s4d8cQh', 2: 'AcKd2s3c4s8dQc' }
    given({ ...stud, form: 'razz', cards })
      .plays(`deal; 2 brings in 5; 1 calls; deal; all check; ${checked}`)
      .awarded('low: 20 to 1 and 21 to 2')
  })

  rule('rrp/3/ties/5c', 'omaha-8: of 25 the high hand gets 13, the low hand 12', () => {
    const cards = { 1: 'KsKdQsQd', 2: 'Ac2c7s7d', board: 'KhQh3d4s8c' }
    given({ form: 'omaha-8', structure: 'limit', size: 10, seats: { 1: 100, 2: 100 }, carried: 5, cards })
      .plays(`deal; 2 calls; 1 checks; ${checked}`)
      .awarded('high: 13 to 1', 'low: 12 to 2')
  })

  rule('rrp/3/ties/5d', 'main pot 41 and side pot 23 are split one by one, not 32 each', () => {
    const posts = [
      { seat: 1, kind: 'blind', amount: 5 },
      { seat: 2, kind: 'blind', amount: 10 },
      { seat: 4, kind: 'post', amount: 11 },
    ] as const
    const cards = { 1: 'Tc3d', 2: 'Td3c', 3: '4c6d', board: 'AcKdQhJs9c' }
    given({ ...noLimit, seats: { 1: 100, 2: 100, 3: 10, 4: 100 }, posts, carried: 1, cards })
      .plays(
        'deal; 3 calls; 4 folds; 1 calls; 2 calls; deal; 1 bets 10; 2 calls; deal; all check; deal; all check; showdown',
      )
      .awarded('side pot 1 high: 12 to 1 and 11 to 2', 'high: 21 to 1 and 20 to 2')
  })
})
