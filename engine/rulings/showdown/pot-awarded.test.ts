import { describe, test } from 'vitest'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { across } from '../../testing/across.ts'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'

/** The small blind folds 5; seats 2, 3 and 4 put in 10 before the flop and 20 on it: seat 3 was given the 95. */
const pushed = (book: BookId) =>
  given({
    form: 'holdem',
    structure: 'no-limit',
    book,
    seats: { 1: 100, 2: 100, 3: 100, 4: 100 },
    cards: { 1: '7h2c', 2: 'QsQd', 3: 'AsAd', 4: 'KsKd', board: '9h8d4c2s3s' },
  })
    .plays('deal; 3 calls; 4 calls; 1 folds; 2 checks; deal; 2 bets 20; 3 calls; 4 calls; deal; all check; deal')
    .plays('all check; showdown')
    .awarded('high: 95 to 3')
const wrongly = { type: 'PotAwardedWrongly', from: 3, to: [4] } as const

describe('a pot that went to the wrong player', () => {
  for (const [id, book] of [
    ['rrp/2/decision-making/6', 'rrp'],
    ['uspa/app3/2.6', 'uspa'],
    ['wsop/56', 'wsop'],
  ] as const) {
    rule(id, `is reckoned from the betting: exactly 95 move from the wrong to the right winner (${book})`, () => {
      const ruled = pushed(book).stacks({ 3: 165, 4: 70 }).reports(wrongly)
      ruled.ruled('corrected', { options: ['corrected', 'result-stands'], decides: 'floor', rules: [id] })
      const corrected = ruled.decides('corrected')
      corrected.tells({ type: 'PotCorrected', moves: [{ from: 3, to: 4, amount: 95 }], rules: [id] })
      corrected.stacks({ 1: 95, 2: 70, 3: 70, 4: 165 }).won({ 1: -5, 2: -30, 3: -30, 4: 65 })
      ruled.decides('result-stands').stacks({ 3: 165, 4: 70 })
    })
  }

  test('what the house took is not moved, and a shared pot is divided to the chip', () => {
    const raked = pushed('wsop')
      .reports({ ...wrongly, collection: 6 })
      .decides('corrected')
    raked.stacks({ 3: 76, 4: 159 })
    const shared = pushed('rrp')
      .reports({ ...wrongly, to: [2, 3, 4] })
      .decides('corrected')
    shared.stacks({ 2: 102, 3: 102, 4: 101 })
  })

  test('of one pot alone', () => {
    const table = given({
      form: 'omaha',
      structure: 'pot-limit',
      seats: { 1: 20, 2: 100, 3: 100 },
      cards: { 1: '7h2c3d4s', 2: 'QsQd8h5c', 3: 'AsAd6c5h', board: '9hTdJc2h3c' },
    }).plays(
      'deal; 3 raises to 20; 1 calls; 2 calls; deal; 2 bets 40; 3 calls; deal; all check; deal; all check; showdown',
    )
    table.awarded('side pot 1 high: 80 to 2', 'high: 60 to 2')
    const side = table.reports({ type: 'PotAwardedWrongly', from: 2, to: [3], pot: 1 }).decides('corrected')
    side.stacks({ 1: 0, 2: 100, 3: 120 })
  })
})

describe('until when a ruling may be asked for', () => {
  for (const [id, book] of [
    ['rrp/2/decision-making/5', 'rrp'],
    ['uspa/app3/2.5', 'uspa'],
    ['wsop/55', 'wsop'],
  ] as const) {
    rule(id, `after the first riffle, or when the game has moved, the result stands (${book})`, () => {
      pushed(book)
        .reports(wrongly)
        .ruled('corrected', { options: ['corrected', 'result-stands'] })
      for (const since of [
        'first-riffle',
        'machine-button-pushed',
        'first-card-dealt',
        'game-ended-or-moved',
      ] as const) {
        const late = pushed(book)
          .reports({ ...wrongly, since })
          .ruled('result-stands')
          .stacks({ 3: 165, 4: 70 })
        late.tells({ type: 'RulingGiven', decision: 'result-stands', by: 'book' })
      }
    })
  }

  const late = { rrp: false, uspa: false, hpt: false, web: false, wsop: true }
  across(late, (book, mended) =>
    rule(
      book.lateHouseErrorCorrection.rule,
      `an error of the house is put right later: ${mended} (${book.name})`,
      () => {
        const ruled = pushed(book.id).reports({ ...wrongly, since: 'first-card-dealt', houseError: true })
        if (mended) ruled.decides('corrected').stacks({ 3: 70, 4: 165 })
        else ruled.ruled('result-stands', { rules: book.rulingDeadline.rules })
      },
    ),
  )

  test('a house may wait for the first card', () => {
    const overrides = {
      rulingDeadline: { manualShuffle: 'first-card-dealt', machineShuffle: 'first-card-dealt', gameEndsOrMoves: false },
    } as const
    const table = given({ form: 'holdem', book: { name: 'ours', book: 'rrp', overrides }, seats: 2 })
    const done = table.plays('deal; 2 folds; award')
    const claim = { type: 'PotAwardedWrongly', from: 1, to: [2] } as const
    const options = ['corrected', 'result-stands']
    done.reports({ ...claim, since: 'first-riffle' }).ruled('corrected', { options })
    done.reports({ ...claim, since: 'game-ended-or-moved' }).ruled('corrected', { options })
    done.reports({ ...claim, since: 'first-card-dealt' }).ruled('result-stands')
  })
})

test('nothing can be wrong about a pot that was not pushed, or not to them', () => {
  given({ form: 'holdem', seats: 4 }).plays('deal').rulesOut(wrongly, 'no-pot-pushed')
  pushed('rrp').rulesOut({ ...wrongly, from: 2 }, { no: 'won-no-such-pot', seat: 2 })
  pushed('rrp').rulesOut({ ...wrongly, to: [9] }, { no: 'no-hand', seat: 9 })
  pushed('rrp').rulesOut({ ...wrongly, to: [3] }, 'no-other-claim')
  const twice = pushed('rrp').reports(wrongly).decides('corrected')
  twice.rulesOut(wrongly, { no: 'has-less', seat: 3 })
})
