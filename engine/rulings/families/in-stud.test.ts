import { describe, expect } from 'vitest'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { byBooks, oneRuling } from '../../testing/by-books.ts'
import { given, type Setup } from '../../testing/given.ts'
import { rulesOf } from '../../testing/rules-by-hand.ts'
import type { Table } from '../../testing/table.ts'

/** Third street 2c2d|Kh 3c3d|Qh 4c4d|5h, then burn and cards: 6c 7d8h9h, 6d TcTdJc, 6h JdQcQd, 6s 7c8c9c; queens up win. */
const DECK = '2c3c4c 2d3d4d KhQh5h 6c 7d8h9h 6d TcTdJc 6h JdQcQd 6s 7c8c9c'

const at =
  (acts: string, more: Partial<Setup> = {}) =>
  (book: BookId): Table =>
    given({ form: 'seven-card-stud', book, stakes: { ante: 2, bringIn: 3 }, seats: 3, cards: DECK, ...more }).plays(
      acts,
    )

/** Seat 1 has the forced bet of 3 to call. */
const FACING = 'deal; 3 brings in 3'
const LAST = 'deal; around; deal; all check; deal; all check; deal; all check; deal; all check'
const event = { setting: 'tournament' } as const
const all = { 1: 1000, 2: 1000, 3: 1000 }
const isVoid = (table: Table) => table.stacks(all).pot(0).has({ phase: 'ended' })
const third = { 1: '2c 2d | Kh', 2: '3c 3d | Qh', 3: '4c 4d | 5h' }

describe('seven-card stud for three with antes of 2: hands', () => {
  const dead = (table: Table) => table.holds({ 1: '' }).stacks({ 1: 998 }).pot(9).has({ turn: 1 })
  const live = (table: Table) => table.holds({ 1: '2c 2d | Kh' }).pot(9).has({ turn: 0 })

  const mucked = { type: 'HandMucked', seat: 1, by: 'player', identifiable: true } as const
  byBooks(
    at(FACING),
    mucked,
    { ...oneRuling('floor: hand-dead, retrieved', rulesOf.mucked), web: ['hand-dead', ...rulesOf.mucked.web] },
    { 'hand-dead': dead, retrieved: live },
  )
  byBooks(at(FACING), { ...mucked, by: 'dealer' }, oneRuling('hand-dead', rulesOf.unguarded), { 'hand-dead': dead })
  byBooks(
    at(FACING),
    { type: 'HandThrownForward', seat: 1, madeAnotherAct: false },
    oneRuling('hand-dead', rulesOf.folded),
    { 'hand-dead': dead },
  )
  byBooks(
    at(FACING),
    { type: 'CardsMixedWithAnother', seat: 1, with: 2 },
    oneRuling('hand-dead', rulesOf.intoAnother),
    {
      'hand-dead': dead,
    },
  )
  byBooks(at(FACING), { type: 'DealtDeadHand', seat: 1 }, oneRuling('hand-dead', rulesOf.dealtDead), {
    'hand-dead': dead,
  })
  byBooks(
    at(FACING),
    { type: 'HiddenCards', seat: 1, behind: 3 },
    {
      ...oneRuling('hand-live', rulesOf.hiddenCards),
      wsop: ['floor: hand-dead, hand-live', ...rulesOf.hiddenCards.wsop],
    },
    { 'hand-dead': dead, 'hand-live': live },
  )
  byBooks(
    at(FACING, event),
    { type: 'LiveHandShown', seat: 1, cards: ['2c'], onPurpose: true },
    {
      ...oneRuling('penalty-proposed', rulesOf.liveShown),
      uspa: ['floor: penalty-proposed, hand-dead', ...rulesOf.liveShown.uspa],
    },
    { 'hand-dead': dead, 'penalty-proposed': live },
  )
  byBooks(
    at(FACING),
    { type: 'TurnPassed', seat: 1, behind: 2 },
    {
      ...oneRuling('keeps-his-turn', rulesOf.turnPassed),
      wsop: ['floor: hand-dead, keeps-his-turn', ...rulesOf.turnPassed.wsop],
    },
    { 'hand-dead': dead, 'keeps-his-turn': live },
  )
  byBooks(at(FACING), { type: 'ClockExpired', seat: 1 }, oneRuling('hand-dead', rulesOf.clock), { 'hand-dead': dead })
  const absent = { rrp: ['rrp/8/8'], uspa: ['uspa/3.2.3.5.6', 'uspa/3.3.2.12'], wsop: ['wsop/225'] } as const
  byBooks(at(FACING), { type: 'PlayerAbsent', seat: 1 }, oneRuling('hand-dead', absent), { 'hand-dead': dead })
  byBooks(at(FACING), { type: 'PlayerAbsent', seat: 2 }, oneRuling('hand-live', absent), { 'hand-live': live })
  byBooks(
    at(FACING),
    { type: 'DamagedCard', seat: 1, card: '2c' },
    { ...oneRuling('play-on', rulesOf.damaged), web: ['hand-dead', 'web/dead-hands/1'] },
    { 'play-on': live, 'hand-dead': dead },
  )
  byBooks(
    at('deal'),
    { type: 'WrongLowcard', seat: 1, nextActed: false },
    oneRuling('taken-back', { rrp: ['rrp/8/5'], uspa: ['uspa/3.2.3.5.9'], wsop: ['wsop/222'] }),
    { 'taken-back': table => table.pot(6).has({ turn: 2 }).plays('3 brings in 3').pot(9) },
  )
  byBooks(
    at('deal'),
    { type: 'WrongLowcard', seat: 1, nextActed: true },
    oneRuling('action-stands', { rrp: ['rrp/8/5'], uspa: ['uspa/3.2.3.5.9'], wsop: ['wsop/222-acted'] }),
    { 'action-stands': table => table.pot(9).stacks({ 1: 995, 3: 998 }).has({ turn: 1 }) },
  )
})

describe('the same table: the cards of the deal', () => {
  const fixed = (table: Table) => table.holds(third).pot(6).has({ turn: 2 })
  byBooks(
    at('deal'),
    { type: 'FirstCardToWrongSeat', seat: 2 },
    { ...oneRuling('misdeal', rulesOf.wrongFirstSeat), web: ['corrected', 'web/misdeals/1', 'web/misdeals/6'] },
    { misdeal: isVoid, corrected: fixed },
  )
  byBooks(
    at('deal'),
    { type: 'DealtOutOfSequence', seat: 2, before: 1 },
    { ...oneRuling('misdeal', rulesOf.wrongOrder), web: ['corrected', 'web/misdeals/1', 'web/misdeals/6'] },
    { misdeal: isVoid, corrected: fixed },
  )
  byBooks(
    at('deal'),
    { type: 'DealtToEmptySeat', seat: 9 },
    {
      ...oneRuling('misdeal', rulesOf.emptySeat),
      web: ['corrected', 'web/misdeals/1', 'web/misdeals/5'],
      wsop: ['play-on', 'wsop/108'],
    },
    {
      misdeal: isVoid,
      corrected: fixed,
      // seat 9 is the first behind the dealer: it had 2c 3d and 5h
      'play-on': table =>
        table
          .holds({ 1: '3c 4d | 6c', 2: '4c Kh | 7d', 3: '2d Qh | 8h' })
          .has({ mending: expect.objectContaining({ aside: ['2c', '3d', '5h'] }) })
          .pot(6),
    },
  )
  byBooks(at('deal'), { type: 'PlayerDealtOut', seat: 9, atTheTable: true }, oneRuling('misdeal', rulesOf.dealtOut), {
    misdeal: isVoid,
  })
  byBooks(at('deal'), { type: 'ExtraCard', seats: [1] }, oneRuling('becomes-the-burn', rulesOf.extraCard), {
    'becomes-the-burn': table =>
      table
        .holds(third)
        .plays('around; deal')
        .has({ burns: ['6c'] })
        .holds({ 1: '2c 2d | Kh 7d' }),
  })
  const downcard = {
    rrp: ['rrp/8/1', 'rrp/15/32'],
    uspa: ['uspa/3.2.3.5.5', 'uspa/3.3.2.26'],
    wsop: ['wsop/218'],
  } as const
  // rrp/8/1: the card turned up by mistake would be the lowest, so the next player to the left begins
  const up = (table: Table) =>
    table.holds({ 3: '4c | 4d' }).plays('deal').holds({ 1: '2c 2d | Kh', 3: '4c 5h | 4d' }).has({ turn: 0 })
  const flashed = { seat: 3, card: '4d', by: 'dealer' } as const
  byBooks(at('deal one'), { type: 'CardExposed', ...flashed }, oneRuling('next-card-down', downcard), {
    'next-card-down': up,
  })
  byBooks(
    at('deal one'),
    { type: 'CardOffTable', ...flashed },
    oneRuling('next-card-down', {
      rrp: ['rrp/8/11', ...downcard.rrp],
      uspa: ['uspa/3.2.3.5.11', ...downcard.uspa],
      web: ['web/irregularities/10', ...downcard.rrp],
      wsop: ['wsop/228', ...downcard.wsop],
    }),
    { 'next-card-down': up },
  )
  const scrapped = (table: Table) =>
    table
      .holds({ 3: '4c Kh' })
      .has({ mending: expect.objectContaining({ aside: ['4d'] }) })
      .plays('deal')
      .holds({ 1: '2c 2d | Qh', 2: '3c 3d | 5h', 3: '4c Kh | 6c' })
  byBooks(
    at('deal one'),
    { type: 'BoxedCard', where: 'hand', seat: 3, card: '4d' },
    oneRuling('card-replaced', rulesOf.boxed),
    { 'card-replaced': scrapped },
  )
  byBooks(at('deal one'), { type: 'JokerFound', seat: 3 }, oneRuling('card-replaced', rulesOf.joker), {
    'card-replaced': scrapped,
  })
  byBooks(
    at('deal; around'),
    { type: 'TwoBurned' },
    oneRuling('corrected', { rrp: ['rrp/8/13'], uspa: ['uspa/3.2.3.5.13'], wsop: ['wsop/230', 'wsop/230-final'] }),
    {
      corrected: table =>
        table
          .plays('deal')
          .has({ burns: ['6c'] })
          .holds({ 1: '2c 2d | Kh 7d', 3: '4c 4d | 5h 9h' }),
    },
  )
  byBooks(at('deal; around'), { type: 'StubFouled' }, oneRuling('deck-rebuilt', rulesOf.stubFouled), {
    'deck-rebuilt': table =>
      table
        .plays('reshuffle Kc Kd Ks As; deal')
        .has({ burns: ['Kc'] })
        .holds({ 1: '2c 2d | Kh Kd', 2: '3c 3d | Qh Ks', 3: '4c 4d | 5h As' }),
  })
})

describe('the same table: the deck', () => {
  byBooks(at(FACING), { type: 'ForeignCard', where: 'hand', card: '2c' }, oneRuling('deal-void', rulesOf.foreign), {
    'deal-void': isVoid,
  })
  byBooks(
    at(FACING),
    { type: 'ForeignCard', where: 'stub', card: '6c' },
    { ...oneRuling('action-stands', rulesOf.foreign), wsop: ['deal-void', 'wsop/115-stub', 'wsop/24'] },
    {
      'deal-void': isVoid,
      'action-stands': table =>
        table
          .pot(9)
          .plays('around; deal')
          .has({ burns: ['7d'] })
          .holds({ 1: '2c 2d | Kh 8h', 2: '3c 3d | Qh 9h' }),
    },
  )
  byBooks(at(FACING), { type: 'DuplicateCard', card: '2c' }, oneRuling('deal-void', rulesOf.duplicate), {
    'deal-void': isVoid,
  })
  const forfeited = (table: Table) => table.stacks({ 1: 1000, 2: 1000, 3: 995 }).has({ phase: 'ended', carried: 5 })
  byBooks(
    at(FACING),
    { type: 'KnownBadDeck', seat: 3, wagered: true, fault: 'duplicate' },
    { ...oneRuling('floor: forfeited, deal-void', rulesOf.badDeck), web: ['forfeited', 'web/irregularities/5'] },
    { forfeited, 'deal-void': isVoid },
  )
})

describe('the same table: the showdown and chips', () => {
  const shown = at(`${LAST}; 2 shows calling it a flush; 3 mucks`)
  const speaks = (table: Table) => table.plays('1 shows; award').won({ 1: -5, 2: 10, 3: -5 })
  byBooks(
    shown,
    { type: 'MiscalledHand', seat: 2, called: 'a flush', intentional: false, fouled: [3] },
    oneRuling('cards-speak', rulesOf.cardsSpeak),
    { 'cards-speak': speaks },
  )
  byBooks(shown, { type: 'PairNotAnnounced', seat: 2, fouled: [3] }, oneRuling('cards-speak', rulesOf.cardsSpeak), {
    'cards-speak': speaks,
  })
  // queens up were thrown away; nines and fours win without them
  byBooks(
    at(`${LAST}; 2 mucks; 3 shows; 1 shows`),
    { type: 'TabledLate', seat: 2, identifiable: true },
    {
      ...oneRuling('floor: hand-dead, hand-live', rulesOf.mucked),
      web: ['hand-dead', ...rulesOf.mucked.web],
      wsop: ['hand-live', 'wsop/110b-table'],
    },
    {
      'hand-dead': table => table.plays('award').won({ 1: -5, 2: -5, 3: 10 }),
      'hand-live': table => table.plays('award').won({ 1: -5, 2: 10, 3: -5 }),
    },
  )
  const allIn = at(`${LAST}; showdown`, { ...event, seats: { 1: 1000, 2: 1000, 3: 5 } })
  byBooks(
    allIn,
    { type: 'HiddenChips', seat: 3, amount: 25 },
    oneRuling('floor: to-the-winner, removed', rulesOf.hiddenChips),
    {
      'to-the-winner': table => table.stacks({ 1: 995, 2: 1035, 3: 0 }),
      removed: table => table.stacks({ 1: 995, 2: 1010, 3: 0 }),
    },
  )
  byBooks(
    at('deal; around; deal; 1 checks; 2 checks; 3 all-in; 1 calls; 2 folds', { seats: { 1: 1000, 2: 1000, 3: 12 } }),
    { type: 'ConcealedChips', seat: 3, hidden: 4 },
    oneRuling('floor: held-to-what-was-seen, action-stands', rulesOf.concealed),
    {
      'held-to-what-was-seen': table => table.pot(21).stacks({ 1: 992, 2: 995, 3: 0 }),
      'action-stands': table => table.pot(29).stacks({ 1: 988, 2: 995, 3: 0 }),
    },
  )
  byBooks(
    at(FACING),
    { type: 'UnnoticedMoney', seat: 1, amount: 50, what: 'cash', unaware: true, objection: false },
    {
      ...oneRuling('dealer: plays-and-is-changed-afterwards, does-not-play', rulesOf.unnoticed),
      wsop: ['does-not-play', 'wsop/59'],
    },
    {
      'plays-and-is-changed-afterwards': table => table.stacks({ 1: 1048 }).pot(9),
      'does-not-play': table => table.stacks({ 1: 998 }).pot(9),
    },
  )
  byBooks(
    at(`${LAST}; showdown`),
    { type: 'PotAwardedWrongly', from: 2, to: [1] },
    oneRuling('floor: corrected, result-stands', rulesOf.potAwarded),
    {
      corrected: table => table.stacks({ 1: 1010, 2: 995, 3: 995 }),
      'result-stands': table => table.stacks({ 1: 995, 2: 1010, 3: 995 }),
    },
  )
})
