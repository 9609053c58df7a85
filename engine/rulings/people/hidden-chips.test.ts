import { describe, expect, test } from 'vitest'
import { across } from '../../testing/across.ts'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'

/** Seat 2 goes all-in for 2,000 and loses to seat 1, who has this much. */
const lost = (book: 'rrp' | 'uspa', winner = 5000) =>
  given({
    form: 'holdem',
    structure: 'no-limit',
    book,
    setting: 'tournament',
    seats: { 1: winner, 2: 2000, 3: 4000 },
    cards: { 1: 'AsAd', 2: 'KsKd', 3: '7h2c', board: '9h8d4c2s3s' },
  }).plays('deal; 3 folds; 1 calls; 2 all-in; 1 calls; deal; showdown')
const found = { type: 'HiddenChips', seat: 2, amount: 500 } as const

describe('hidden chips found after an all-in was lost', () => {
  for (const [id, book] of [
    ['rrp/15/20', 'rrp'],
    ['uspa/3.3.2.16', 'uspa'],
  ] as const) {
    rule(id, `no new deal yet: they are out, and 500 may go to the winner; then they leave the event (${book})`, () => {
      const ruled = lost(book).stacks({ 1: 7000, 2: 0 }).reports(found)
      ruled.ruled('to-the-winner', { options: ['to-the-winner', 'removed'], decides: 'floor', rules: [id] })
      ruled.decides('to-the-winner').stacks({ 1: 7500, 2: 0, 3: 4000 }).won({ 1: 2500, 2: -2500, 3: 0 })
      ruled.decides('removed').stacks({ 1: 7000, 2: 0 })
      const late = lost(book).reports({ ...found, nextDealBegun: true })
      late.ruled('removed', { rules: [id] }).stacks({ 1: 7000, 2: 0 })
    })
  }

  test('what the winner could not have covered is theirs', () => {
    const ruled = lost('rrp', 2200).reports(found).decides('to-the-winner')
    ruled.stacks({ 1: 4400, 2: 300 })
    lost('rrp', 2200).reports(found).decides('removed').stacks({ 1: 4200, 2: 300 })
  })

  test('only a player who is broke can find them, in an event, and when it is known who won', () => {
    lost('rrp').rulesOut({ ...found, seat: 3 }, { no: 'not-lost-all-in', seat: 3 })
    lost('rrp').rulesOut({ ...found, winner: 3 }, 'winner-not-said')
    const cash = given({ form: 'holdem', seats: 2 }).plays('deal')
    cash.rulesOut({ ...found, seat: 1 }, 'tournaments-only')
  })
})

describe('chips out of sight in a wager that was called', () => {
  const called = () =>
    given({
      form: 'holdem',
      structure: 'no-limit',
      book: 'wsop',
      seats: { 1: 10_000, 2: 10_000, 3: 5400 },
      cards: { 1: '7h2c', 2: 'KsKd', 3: 'AsAd', board: '9h8d4c2s3s' },
    }).plays('deal; 3 calls; 1 folds; 2 checks; deal; 2 checks; 3 all-in; 2 calls')
  const hidden = { type: 'ConcealedChips', seat: 3, hidden: 5000 } as const

  rule(
    'wsop/76-dispute',
    'all-in with a concealed 5,000, the caller counted 400: the floor may hold it at that',
    () => {
      const ruled = called().pot(10_805).reports(hidden)
      ruled.ruled('held-to-what-was-seen', {
        options: ['held-to-what-was-seen', 'action-stands'],
        rules: ['wsop/76-dispute'],
      })
      const held = ruled.decides('held-to-what-was-seen')
      held.tells(
        {
          type: 'WagersReturned',
          back: [
            { seat: 2, amount: 5000 },
            { seat: 3, amount: 5000 },
          ],
        },
        { type: 'ChipsSetAside', seat: 3, amount: 5000 },
      )
      held.pot(805).stacks({ 2: 9600, 3: 0 }).has({ turn: -1 })
      // they have 390 left in this round
      held.rulesOut({ ...hidden, hidden: 390 }, { no: 'bet-less', seat: 3 })
      held.plays('deal; showdown').awarded('high: 805 to 3').won({ 1: -5, 2: -400, 3: 405 })
      ruled.decides('action-stands').plays('deal; showdown').won({ 1: -5, 2: -5400, 3: 5405 })
    },
  )

  test('it takes an all-in that was called for more than was seen', () => {
    called().rulesOut({ ...hidden, seat: 2 }, 'no-all-in-called')
    called().rulesOut({ ...hidden, hidden: 5400 }, { no: 'bet-less', seat: 3 })
  })
})

describe('money that nobody had noticed', () => {
  /** Seat 4 with 20 in chips faces a bet of 40 and finds 200 in cash beside them. */
  const facing = (book: 'rrp' | 'uspa' | 'hpt' | 'web' | 'wsop') =>
    given({
      form: 'holdem',
      structure: 'no-limit',
      book,
      seats: { 1: 500, 2: 500, 4: 30 },
      cards: { 1: '7h2c', 2: 'KsKd', 4: 'AsAd', board: '9h8d4c2s3s' },
    }).plays('deal; 4 calls; 1 calls; 2 checks; deal; 1 checks; 2 bets 40')
  const cash = { type: 'UnnoticedMoney', seat: 4, amount: 200, what: 'cash', unaware: true, objection: false } as const

  rule('rrp/2/procedures/5/unnoticed-cash', 'none of three objects: 200 more play; one does: it does not play', () => {
    const ruled = facing('rrp').reports(cash)
    ruled.ruled('plays-and-is-changed-afterwards', {
      options: ['plays-and-is-changed-afterwards', 'does-not-play'],
      decides: 'dealer',
    })
    const plays = ruled.decides('plays-and-is-changed-afterwards').stacks({ 4: 220 })
    plays.plays('4 raises to 220; 1 folds; 2 calls; deal; showdown').won({ 1: -10, 2: -230, 4: 240 })
    const not = facing('rrp')
      .reports({ ...cash, objection: true })
      .ruled('does-not-play')
      .stacks({ 4: 20 })
    not.refuses('4 raises to 220', 'only-call-or-fold')
    facing('rrp')
      .reports({ ...cash, unaware: false })
      .ruled('does-not-play')
  })

  rule(
    'rrp/2/procedures/5/foreign-chips',
    "50 in another room's chips and an opponent objects: they do not play",
    () => {
      const foreign = { ...cash, amount: 50, what: 'foreign-chips' } as const
      const rules = ['rrp/2/procedures/5/foreign-chips']
      facing('rrp')
        .reports({ ...foreign, objection: true })
        .ruled('does-not-play', { rules })
        .stacks({ 4: 20 })
      const options = ['plays-and-is-changed-afterwards', 'does-not-play']
      const ruled = facing('rrp').reports(foreign).ruled('plays-and-is-changed-afterwards', { rules, options })
      ruled.decides('plays-and-is-changed-afterwards').stacks({ 4: 70 })
    },
  )

  across({ rrp: true, uspa: true, hpt: true, web: true, wsop: false }, (book, may) =>
    rule(book.cashOnTable.rule, `unnoticed cash may play if nobody objects: ${may} (${book.name})`, () => {
      const ruled = facing(book.id).reports(cash)
      expect(ruled.deal.mending.pending !== null).toBe(may)
    }),
  )
})
