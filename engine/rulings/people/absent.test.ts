import { describe, test } from 'vitest'
import type { Setting } from '../../deal/commands.ts'
import { forms } from '../../forms/forms.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { across } from '../../testing/across.ts'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'
import { rulesFor } from '../cited-rules.ts'

const away = { type: 'PlayerAbsent', seat: 4 } as const

const holdem = (book: BookId, setting: Setting) =>
  given({ form: 'holdem', book, setting, seats: { 1: 100, 2: 100, 3: 100, 4: 100 } })

const stud = (book: BookId, setting: Setting) =>
  given({
    form: 'seven-card-stud',
    stakes: { ante: 1 },
    book,
    setting,
    seats: { 1: 100, 2: 100, 3: 100, 4: 100 },
    cards: { 1: '2c3d4h', 2: 'AsAd2h', 3: '7c8cKc', 4: '7d8dQc' },
  })

describe('a player who is not at the table', () => {
  rule(
    'rrp/15/13',
    'in an event: away when the last of the first cards is out, their hand is killed; back before, it lives',
    () => {
      const dealt = holdem('rrp', 'tournament').plays('deal').reports(away)
      dealt.ruled('hand-dead', { rules: ['rrp/15/13'] }).tells({ type: 'HandKilled', seat: 4, why: 'absent' })
      dealt.holds({ 4: '' }).has({ turn: 2 }).plays('3 calls').has({ turn: 0 })
      const early = holdem('rrp', 'tournament').reports(away)
      early.ruled('hand-live', { rules: ['rrp/15/13'] })
      // reported once, and still away when the last card is out
      early
        .plays('deal')
        .tells({ type: 'HandKilled', seat: 4, why: 'absent', rules: ['rrp/15/13'] })
        .holds({ 4: '' })
      const back = early.reports({ type: 'PlayerBack', seat: 4 })
      back.ruled('hand-live', { rules: ['rrp/15/13'] }).tells({ type: 'AbsenceEnded', seat: 4 })
      back.plays('deal; 3 calls; 4 calls').has({ turn: 0 })
    },
  )

  rule(
    'uspa/3.3.2.12',
    'in an event: the big blind is away, three limp, and it dies when the action reaches it',
    () => {
      const blind = { ...away, seat: 2 }
      const early = holdem('uspa', 'tournament').plays('deal').reports(blind).ruled('hand-live')
      const limped = early.plays('3 calls; 4 calls; 1 calls').stacks({ 2: 90 }).pot(40)
      const rules = ['uspa/3.3.2.12', 'uspa/app2/10'] as const
      limped.tells({ type: 'HandKilled', seat: 2, rules }, { type: 'RoundClosed' })
      const waiting = holdem('uspa', 'tournament').plays('deal; 3 calls; 4 calls; 1 calls')
      waiting.reports(blind).ruled('hand-dead', { rules })
    },
  )

  const cash = { rrp: 'turn', uspa: 'turn', hpt: 'turn', web: 'turn', wsop: 'cards' } as const
  across<string>(cash, (book, by) =>
    rule(book.cashHandLiveDeadline.rule, `hold'em for cash: dead by ${by} (${book.name})`, () => {
      const dealt = holdem(book.id, 'cash').plays('deal').reports(away)
      if (by === 'turn') {
        const rules = rulesFor({ form: forms.holdem, setting: 'cash' }, book.cashHandLiveDeadline.rules)
        dealt.plays('3 calls').tells({ type: 'HandKilled', seat: 4, rules }).has({ turn: 0 })
        const back = dealt.reports({ type: 'PlayerBack', seat: 4 })
        back.plays('3 calls; 4 calls').has({ turn: 0 }).pot(35)
      }
      dealt.ruled(by === 'turn' ? 'hand-live' : 'hand-dead', {
        rules: rulesFor({ form: forms.holdem, setting: 'cash' }, book.cashHandLiveDeadline.rules),
      })
      holdem(book.id, 'cash').plays('deal; 3 calls').reports(away).ruled('hand-dead').has({ turn: 0 })
    }),
  )

  rule(
    'rrp/8/8',
    'stud: ante and forced bet are lost, for cash in their turn, in an event when all have their cards',
    () => {
      const low = { ...away, seat: 2 }
      stud('rrp', 'cash')
        .plays('deal')
        .reports(away)
        .ruled('hand-live', { rules: ['rrp/8/8'] })
      const brought = stud('rrp', 'cash').plays('deal').reports(low)
      brought.ruled('hand-dead').tells({ type: 'BroughtIn', seat: 2, to: 3 }, { type: 'HandKilled', seat: 2 })
      brought.stacks({ 2: 96 }).has({ turn: 2 }).pot(7)
      const event = stud('rrp', 'tournament')
      event.plays('deal one').reports(away).ruled('hand-live')
      event
        .plays('deal')
        .reports(away)
        .ruled('hand-dead', { rules: ['rrp/8/8'] })
        .stacks({ 4: 99 })
        .has({ turn: 1 })
    },
  )

  for (const [id, book] of [
    ['uspa/3.2.3.5.6', 'uspa'],
    ['wsop/225', 'wsop'],
  ] as const) {
    rule(id, `stud for cash: killed when the action reaches the seat, ante and forced bet stay (${book})`, () => {
      const early = stud(book, 'cash').plays('deal').reports(away).ruled('hand-live').has({ turn: 1 })
      early.plays('2 brings in 3; 3 calls').tells({ type: 'HandKilled', seat: 4 }).pot(10).has({ turn: 0 })
      const reached = stud(book, 'cash').plays('deal; 2 brings in 3; 3 calls').reports(away)
      reached.ruled('hand-dead').stacks({ 4: 99 }).pot(10).has({ turn: 0 })
    })
  }

  rule('wsop/83', 'complete first hands are the deadline: in a bomb pot that is before the flop', () => {
    const bombPot = given({ form: 'five-card-double-board-bomb-pot-plo', book: 'wsop', seats: 4 })
    const hands = bombPot.plays('deal one').has({ boards: [[], []] })
    hands.reports(away).ruled('hand-dead', { rules: ['wsop/83', 'wsop/84'] })
  })

  rule('wsop/84', 'a player who walks off before they have acted has a dead hand', () => {
    const left = { ...away, walkedOff: true }
    const dead = holdem('wsop', 'cash').plays('deal').reports(left)
    dead
      .ruled('hand-dead', { rules: ['wsop/83', 'wsop/84'] })
      .plays('3 calls')
      .has({ turn: 0 })
    // in an event they were there in time
    holdem('wsop', 'tournament').plays('deal').reports(left).ruled('hand-live')
  })

  rule(
    'wsop/83',
    'a player who has acted was at their seat in time: they are held to what they still have to do (wsop/84)',
    () => {
      const acted = holdem('wsop', 'cash').plays('deal; 3 calls; 4 calls')
      acted.reports(away).ruled('hand-live').pot(35)
      // on the flop they have not acted yet
      acted.plays('1 calls; 2 checks; deal').reports(away).ruled('hand-dead').stacks({ 4: 90 }).pot(40)
      const gone = acted.reports(away).plays('1 calls; 2 checks; deal')
      gone.tells({ type: 'HandKilled', seat: 4, rules: ['wsop/83', 'wsop/84'] }).pot(40)
      const river = acted.plays('1 calls; 2 checks; deal; all check; deal; all check; deal; all check')
      river.reports(away).ruled('hand-live').plays('showdown').has({ phase: 'ended' })
      // all-in they have nothing left to do
      const allIn = given({ form: 'holdem', book: 'wsop', seats: { 1: 100, 2: 100, 3: 100, 4: 10 } })
      allIn.plays('deal; 3 calls; 4 calls; 1 calls; 2 checks; deal').reports(away).ruled('hand-live')
    },
  )

  test('a house may wait until they face a wager', () => {
    const overrides = { tournamentHandLiveDeadline: 'facing-a-wager-or-showdown' } as const
    const start = given({
      form: 'holdem',
      setting: 'tournament',
      book: { name: 'ours', book: 'rrp', overrides },
      seats: { 1: 100, 2: 100, 3: 100 },
    }).plays('deal; 3 calls; 1 calls')
    start.reports({ ...away, seat: 2 }).ruled('hand-live')
    start
      .plays('2 checks; deal; 1 bets 10')
      .reports({ ...away, seat: 2 })
      .ruled('hand-dead')
      .has({ turn: 2 })
  })

  test('two who are away lose their hands one after another, and the last hand takes the pot', () => {
    const both = holdem('rrp', 'cash')
      .plays('deal')
      .reports({ ...away, seat: 1 })
      .reports(away)
    both
      .plays('3 raises to 20')
      .tells({ type: 'HandKilled', seat: 4 }, { type: 'HandKilled', seat: 1 })
      .has({ turn: 1 })
    const all = both.reports({ ...away, seat: 2 }).plays('3 raises to 20')
    all.tells({ type: 'HandKilled', seat: 2 }, { type: 'AwardDue' })
  })

  test('a player who acts is back, and nobody is back who was not away', () => {
    const overrides = { tournamentHandLiveDeadline: 'facing-a-wager-or-showdown' } as const
    const start = given({
      form: 'holdem',
      setting: 'tournament',
      book: { name: 'ours', book: 'rrp', overrides },
      seats: { 1: 100, 2: 100, 3: 100 },
    })
    const option = start
      .plays('deal')
      .reports({ ...away, seat: 2 })
      .plays('3 calls; 1 calls')
    const checked = option.plays('2 checks').tells({ type: 'Checked', seat: 2 }, { type: 'AbsenceEnded', seat: 2 })
    checked.plays('deal; 1 bets 10; 2 calls').has({ turn: 2 })
    // a hand that was killed stays dead
    const dead = start
      .plays('deal; 3 calls')
      .reports({ ...away, seat: 1 })
      .holds({ 1: '' })
    dead
      .reports({ type: 'PlayerBack', seat: 1 })
      .ruled('hand-dead')
      .has({ mending: { absent: [] } })
    checked.rulesOut({ type: 'PlayerBack', seat: 2 }, { no: 'not-reported-away', seat: 2 })
  })

  test('all-in and away, a hand waits for the showdown and takes what it wins', () => {
    const allIn = given({
      form: 'holdem',
      book: 'uspa',
      seats: { 1: 100, 2: 100, 3: 10 },
      cards: '2c3cAs 7d8dAh 2d KcQd9h 2h 5s 2s 4d',
    })
    const away3 = { ...away, seat: 3 }
    allIn.plays('deal; 3 calls').reports(away3).plays('1 calls; 2 checks; play on').stacks({ 3: 30 })
  })

  test('nobody is missed twice, nor when the deal is over', () => {
    const dead = holdem('wsop', 'cash').plays('deal').reports(away)
    dead.rulesOut(away, { no: 'already-dead', seat: 4 })
    dead.plays('play on').rulesOut({ ...away, seat: 3 }, 'deal-over')
  })
})
