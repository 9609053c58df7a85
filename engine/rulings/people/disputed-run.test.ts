import { expect, test } from 'vitest'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'

rule('wsop/210-dispute', 'a dispute over board 2: the pot is awarded by board 1', () => {
  const table = given({
    form: 'holdem',
    structure: 'no-limit',
    book: 'wsop',
    timed: true,
    seats: { 1: 100, 2: 100 },
    // the deck as it lies: holecards, burn and flop, then a turn and river with their burns for each run-out
    cards: 'As Ks Ad Kd 2c 9h 8d 4c 3c 5s 3d 6s 3h Kh 6d Jc',
  }).plays('deal; 2 calls; 1 checks; deal; 1 all-in; 2 calls; run it twice; deal')
  const usual = table.plays('showdown')
  usual.awarded('run 1 high: 100 to 1', 'run 2 high: 100 to 2')
  const ruled = table.reports({ type: 'RunDisputed', run: 2 })
  ruled.ruled('first-board-only', { rules: ['wsop/210-dispute'] }).has({ runs: 1 })
  expect(ruled.deal.boards).toHaveLength(1)
  ruled.plays('showdown').awarded('high: 200 to 1').won({ 1: 100, 2: -100 })
})

test('it takes two boards, and the first of them complete', () => {
  const table = given({ form: 'holdem', structure: 'no-limit', seats: 2 }).plays('deal')
  table.rulesOut({ type: 'RunDisputed', run: 2 }, 'run-once')
})
