import { describe, expect, test } from 'vitest'
import { across } from '../../testing/across.ts'
import { given, type Setup } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'

const noLimit = { form: 'holdem', structure: 'no-limit', size: 10 } as const
const cards = { 1: '2c2d', 3: '3h4h', board: 'AsKsQsJsTs' }

/** A royal flush lies on the board; seat 1 has shown, seat 3 is to show. */
const river = (book: Setup['book'], setting: 'cash' | 'tournament' = 'cash') =>
  given({ ...noLimit, book: book!, setting, seats: { 1: 100, 3: 100 }, cards }).plays(
    'deal; 3 calls; 1 checks; deal; all check; deal; all check; deal; all check; 1 shows',
  )

describe('playing the board', () => {
  const shares = {
    rrp: { cash: true, tournament: false },
    uspa: { cash: true, tournament: true },
    hpt: { cash: true, tournament: true },
    web: { cash: false, tournament: false },
    wsop: { cash: false, tournament: false },
  }
  across(shares, (book, may) =>
    rule(
      book.playTheBoardClaim.rule,
      `the word before mucking keeps a share: cash ${may.cash}, events ${may.tournament} (${book.name})`,
      () => {
        const { rules } = book.playTheBoardClaim
        for (const setting of ['cash', 'tournament'] as const) {
          const said = river(book.id, setting).plays('3 mucks playing the board')
          said.tells({ type: may[setting] ? 'BoardPlayed' : 'HandMucked', seat: 3, rules })
          said.plays('award').stacks(may[setting] ? { 1: 100, 3: 100 } : { 1: 110, 3: 90 })
          river(book.id, setting).plays('3 mucks; award').stacks({ 1: 110, 3: 90 })
          river(book.id, setting).plays('3 shows; award').stacks({ 1: 100, 3: 100 })
        }
      },
    ),
  )

  rule('rrp/5/9', 'silent mucking gives up the royal flush; said before, in a cash game, it shares', () => {
    river('rrp').plays('3 mucks; award').awarded('all: 20 to 1')
    river('rrp').plays('3 mucks playing the board; award').awarded('high: 10 to 1 and 10 to 3')
  })

  rule('rrp/5/9', 'in an event the hand is kept, and shown when asked for, to win a part', () => {
    const event = river('rrp', 'tournament').offers({ due: 'show', seat: 3, board: 'must-keep' })
    event.plays('3 plays the board').tells({ type: 'BoardPlayed', seat: 3, hand: 'kept' })
    event.plays('3 plays the board; award').awarded('high: 10 to 1 and 10 to 3')
    event
      .plays('3 plays the board; 1 asks to see 3')
      .tells({ type: 'HandSeen', seat: 3, cards: ['3h', '4h'], live: true })
      .plays('award')
      .awarded('high: 10 to 1 and 10 to 3')
    event.plays('3 mucks playing the board; award').awarded('all: 20 to 1')
  })

  rule('hpt/rrp7/5/9', 'declared and mucked in an event: a share by version 7, none by version 11', () => {
    river('hpt', 'tournament').plays('3 mucks playing the board; award').awarded('high: 10 to 1 and 10 to 3')
    river('rrp', 'tournament').plays('3 mucks playing the board; award').awarded('all: 20 to 1')
  })

  rule('wsop/172', 'seat 3 says they play the board and mucks: no share; they show: a share', () => {
    const table = river('wsop').offers({ due: 'show', seat: 3, board: null })
    table.plays('3 mucks playing the board; award').awarded('all: 20 to 1')
    table.plays('3 shows; award').awarded('high: 10 to 1 and 10 to 3')
    table.refuses('3 plays the board', 'holecards-must-be-shown', { seat: 3, rules: ['wsop/172'] })
  })

  test('a player who plays the board has no more than the board', () => {
    const better = { 1: '2c2d', 3: 'AhAd', board: 'AsKs9d8c4h' }
    given({ ...noLimit, seats: { 1: 100, 3: 100 }, cards: better })
      .plays('deal; 3 calls; 1 checks; deal; all check; deal; all check; deal; all check; 1 shows')
      .plays('3 mucks playing the board; award')
      .awarded('high: 20 to 1')
  })

  test('asked for by another the hand thrown away is seen and the share stays', () => {
    const asked = river('rrp').plays('3 mucks playing the board; 3 asks to see 3')
    asked.tells({ type: 'HandSeen', live: false }).plays('award').awarded('high: 10 to 1 and 10 to 3')
    expect(asked.deal.players.find(player => player.seat === 3)!.open).toEqual(['3h', '4h'])
  })

  test('where holecards must play, nobody plays the board', () => {
    given({ form: 'omaha', seats: { 1: 100, 2: 100 } })
      .plays('deal; 2 calls; 1 checks; deal; all check; deal; all check; deal; all check')
      .offers({ due: 'show', board: null })
      .refuses('1 plays the board', 'board-does-not-play')
  })
})
