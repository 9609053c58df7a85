import { describe, expect } from 'vitest'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { byBooks, oneRuling } from '../../testing/by-books.ts'
import { given, type Setup } from '../../testing/given.ts'
import { rulesOf } from '../../testing/rules-by-hand.ts'
import type { Table } from '../../testing/table.ts'

/** Hands of five dealt round by round; then 5c is the burn, and the draw gives 6c 7c 8c 9c. */
const DECK = '2c3c4c 5d6d7d 8h9hTh JsQsKs 2d3d4d 5c 6c7c8c9c'
const hands = { 1: '2c 5d 8h Js 2d', 2: '3c 6d 9h Qs 3d', 3: '4c 7d Th Ks 4d' }

const at =
  (acts: string, more: Partial<Setup> = {}) =>
  (book: BookId): Table =>
    given({ form: 'deuce-to-seven-triple-draw', book, seats: 3, cards: DECK, ...more }).plays(acts)

const event = { setting: 'tournament' } as const
const PATS = 'all stand pat; all check; all stand pat; all check; all stand pat; all check'
const LAST = `deal; around; ${PATS}`
const isVoid = (table: Table) => table.stacks({ 1: 1000, 2: 1000, 3: 1000 }).pot(0).has({ phase: 'ended' })

describe('deuce-to-seven triple draw for three at 10 and 20: hands', () => {
  const dead = (table: Table) => table.holds({ 3: '' }).stacks({ 3: 1000 }).pot(15).has({ turn: 0 })
  const live = (table: Table) => table.holds(hands).pot(15).has({ turn: 2 })

  const mucked = { type: 'HandMucked', seat: 3, by: 'player', identifiable: true } as const
  byBooks(
    at('deal'),
    mucked,
    { ...oneRuling('floor: hand-dead, retrieved', rulesOf.mucked), web: ['hand-dead', ...rulesOf.mucked.web] },
    { 'hand-dead': dead, retrieved: live },
  )
  byBooks(at('deal'), { ...mucked, by: 'dealer' }, oneRuling('hand-dead', rulesOf.unguarded), { 'hand-dead': dead })
  byBooks(
    at('deal'),
    { type: 'HandThrownForward', seat: 3, madeAnotherAct: false },
    oneRuling('hand-dead', rulesOf.folded),
    { 'hand-dead': dead },
  )
  byBooks(
    at('deal'),
    { type: 'CardsMixedWithAnother', seat: 3, with: 1 },
    {
      ...oneRuling('hand-dead', rulesOf.intoAnother),
      // seat 1 is a blind
      wsop: ['floor: hand-dead, redeal-with-his-hand-dead', 'wsop/112'],
    },
    { 'hand-dead': dead, 'redeal-with-his-hand-dead': isVoid },
  )
  byBooks(at('deal'), { type: 'DealtDeadHand', seat: 3 }, oneRuling('hand-dead', rulesOf.dealtDead), {
    'hand-dead': dead,
  })
  byBooks(
    at('deal'),
    { type: 'HiddenCards', seat: 3, behind: 3 },
    {
      ...oneRuling('hand-live', rulesOf.hiddenCards),
      wsop: ['floor: hand-dead, hand-live', ...rulesOf.hiddenCards.wsop],
    },
    { 'hand-dead': dead, 'hand-live': live },
  )
  byBooks(
    at('deal', event),
    { type: 'LiveHandShown', seat: 3, cards: ['4c'], onPurpose: true },
    {
      ...oneRuling('penalty-proposed', rulesOf.liveShown),
      uspa: ['floor: penalty-proposed, hand-dead', ...rulesOf.liveShown.uspa],
    },
    { 'hand-dead': dead, 'penalty-proposed': live },
  )
  byBooks(
    at('deal'),
    { type: 'TurnPassed', seat: 3, behind: 2 },
    {
      ...oneRuling('keeps-his-turn', rulesOf.turnPassed),
      wsop: ['floor: hand-dead, keeps-his-turn', ...rulesOf.turnPassed.wsop],
    },
    { 'hand-dead': dead, 'keeps-his-turn': live },
  )
  byBooks(at('deal'), { type: 'ClockExpired', seat: 3 }, oneRuling('hand-dead', rulesOf.clock), { 'hand-dead': dead })
  const absent = { rrp: ['rrp/8/8'], uspa: ['uspa/3.2.3.5.6'], wsop: ['wsop/83', 'wsop/84'] } as const
  byBooks(at('deal'), { type: 'PlayerAbsent', seat: 3 }, oneRuling('hand-dead', absent), { 'hand-dead': dead })
  byBooks(
    at('deal'),
    { type: 'PlayerAbsent', seat: 2 },
    { ...oneRuling('hand-live', absent), wsop: ['hand-dead', ...absent.wsop] },
    { 'hand-live': live, 'hand-dead': table => table.holds({ 2: '' }).stacks({ 2: 990 }).pot(15) },
  )
  byBooks(
    at('deal'),
    { type: 'DamagedCard', seat: 3, card: '4c' },
    { ...oneRuling('play-on', rulesOf.damaged), web: ['hand-dead', 'web/dead-hands/1'] },
    { 'play-on': live, 'hand-dead': dead },
  )
  byBooks(
    at('deal'),
    { type: 'OwedBlindUnposted', seat: 3, owes: 10, looked: true },
    oneRuling('hand-dead', rulesOf.owedBlind),
    { 'hand-dead': dead },
  )
})

describe('the same table: the cards of the deal', () => {
  const fixed = (table: Table) => table.holds(hands).pot(15).has({ turn: 2 })
  byBooks(
    at('deal'),
    { type: 'ButtonMisplaced', belongs: 1 },
    oneRuling('misdeal', {
      ...rulesOf.buttonWrong,
      rrp: [...rulesOf.buttonWrong.rrp, 'rrp/11/1e'],
      wsop: [...rulesOf.buttonWrong.wsop, 'wsop/266e'],
    }),
    { misdeal: isVoid },
  )
  byBooks(
    at('deal'),
    { type: 'FirstCardToWrongSeat', seat: 2 },
    {
      ...oneRuling('misdeal', {
        ...rulesOf.wrongFirstSeat,
        rrp: [...rulesOf.wrongFirstSeat.rrp, 'rrp/11/1f'],
        wsop: [...rulesOf.wrongFirstSeat.wsop, 'wsop/266f'],
      }),
      web: ['corrected', 'web/misdeals/1', 'web/misdeals/6'],
    },
    { misdeal: isVoid, corrected: fixed },
  )
  byBooks(
    at('deal'),
    { type: 'DealtOutOfSequence', seat: 2, before: 1 },
    {
      ...oneRuling('misdeal', {
        ...rulesOf.wrongOrder,
        rrp: [...rulesOf.wrongOrder.rrp, 'rrp/11/1g'],
        wsop: [...rulesOf.wrongOrder.wsop, 'wsop/266g'],
      }),
      web: ['corrected', 'web/misdeals/1', 'web/misdeals/6'],
    },
    { misdeal: isVoid, corrected: fixed },
  )
  byBooks(
    at('deal'),
    { type: 'PlayerDealtOut', seat: 9, atTheTable: true },
    oneRuling('misdeal', {
      ...rulesOf.dealtOut,
      rrp: [...rulesOf.dealtOut.rrp, 'rrp/11/1i'],
      wsop: [...rulesOf.dealtOut.wsop, 'wsop/266i'],
    }),
    { misdeal: isVoid },
  )
  byBooks(at('deal'), { type: 'ExtraCard', seats: [1] }, oneRuling('becomes-the-burn', rulesOf.extraCard), {
    'becomes-the-burn': table =>
      fixed(table)
        .plays('around; 1 draws 1; 2 stands pat; 3 stands pat; deal')
        .has({ burns: ['5c'] })
        .holds({ 1: '5d 8h Js 2d 6c' }),
  })
  // a king may not be kept in any book, a four only by Robert's
  const kept = {
    rrp: ['rrp/11/27/2', 'rrp/11/nl/2b'],
    uspa: ['uspa/3.2.8.5.3.2', 'uspa/3.2.8.5.4.2.2'],
    wsop: ['wsop/287', 'wsop/290'],
  } as const
  const replaced = (card: string, hand: string) => (table: Table) =>
    table
      .holds({ 3: hand })
      .has({ burns: [card] })
      .stub(36)
  byBooks(at('deal'), { type: 'CardExposed', seat: 3, card: 'Ks', by: 'dealer' }, oneRuling('becomes-the-burn', kept), {
    'becomes-the-burn': replaced('Ks', '4c 7d Th 4d 5c'),
  })
  const four = { seat: 3, card: '4d', by: 'dealer' } as const
  byBooks(
    at('deal'),
    { type: 'CardExposed', ...four },
    { ...oneRuling('card-kept', kept), wsop: ['becomes-the-burn', ...kept.wsop] },
    { 'card-kept': fixed, 'becomes-the-burn': replaced('4d', '4c 7d Th Ks 5c') },
  )
  const offTable = {
    rrp: [...rulesOf.exposed.rrp, ...kept.rrp],
    uspa: [...rulesOf.exposed.uspa, ...kept.uspa],
    hpt: [...rulesOf.exposed.hpt, ...kept.rrp],
    web: [...rulesOf.exposed.web, ...kept.rrp],
  }
  byBooks(
    at('deal'),
    { type: 'CardOffTable', ...four },
    { ...oneRuling('card-kept', offTable), wsop: ['becomes-the-burn', ...rulesOf.exposed.wsop, ...kept.wsop] },
    { 'card-kept': fixed, 'becomes-the-burn': replaced('4d', '4c 7d Th Ks 5c') },
  )
  byBooks(
    at('deal'),
    { type: 'CardOffTable', ...four, by: 'player' },
    { ...oneRuling('play-on', rulesOf.dropped), wsop: ['floor: hand-live, hand-dead', ...rulesOf.dropped.wsop] },
    { 'play-on': fixed, 'hand-live': fixed, 'hand-dead': table => table.holds({ 3: '' }).pot(15) },
  )
  const scrapped = (table: Table) =>
    table
      .holds({ 3: '4c 7d Th Ks 5c' })
      .has({ burns: [], mending: expect.objectContaining({ aside: ['4d'] }) })
      .stub(36)
  byBooks(
    at('deal'),
    { type: 'BoxedCard', where: 'hand', seat: 3, card: '4d' },
    oneRuling('card-replaced', rulesOf.boxed),
    { 'card-replaced': scrapped },
  )
  byBooks(at('deal'), { type: 'JokerFound', seat: 3 }, oneRuling('card-replaced', rulesOf.joker), {
    'card-replaced': scrapped,
  })
  byBooks(
    at('deal; around; 1 draws 1; 2 stands pat; 3 stands pat; deal'),
    { type: 'DrawCardsMucked', seat: 1, cards: ['6c'] },
    oneRuling('card-replaced', { rrp: ['wsop/277-mucked'] }),
    {
      'card-replaced': table =>
        table
          .plays('deal')
          .holds({ 1: '5d 8h Js 2d 7c' })
          .has({ burns: ['5c'], turn: 0 }),
    },
  )
  byBooks(
    at('deal; around; 1 draws 1; 2 stands pat; 3 stands pat'),
    { type: 'StubFouled' },
    oneRuling('deck-rebuilt', rulesOf.stubFouled),
    {
      'deck-rebuilt': table =>
        table
          .plays('reshuffle Kc Kd; deal')
          .has({ burns: ['Kc'] })
          .holds({ 1: '5d 8h Js 2d Kd' }),
    },
  )
  byBooks(at('deal'), { type: 'ButtonWrongThisDeal', should: 2 }, oneRuling('button-set', rulesOf.buttonLast), {
    'button-set': table => fixed(table).has({ mending: { buttons: [2, 1] } }),
  })
})

describe('the same table: the deck', () => {
  byBooks(at('deal'), { type: 'ForeignCard', where: 'hand', card: '2c' }, oneRuling('deal-void', rulesOf.foreign), {
    'deal-void': isVoid,
  })
  byBooks(
    at('deal'),
    { type: 'ForeignCard', where: 'stub', card: '5c' },
    { ...oneRuling('action-stands', rulesOf.foreign), wsop: ['deal-void', 'wsop/115-stub', 'wsop/24'] },
    {
      'deal-void': isVoid,
      'action-stands': table =>
        table
          .plays('around; 1 draws 1; 2 stands pat; 3 stands pat; deal')
          .has({ burns: ['6c'] })
          .holds({ 1: '5d 8h Js 2d 7c' }),
    },
  )
  byBooks(at('deal'), { type: 'DuplicateCard', card: '2c' }, oneRuling('deal-void', rulesOf.duplicate), {
    'deal-void': isVoid,
  })
  byBooks(at('deal'), { type: 'CardMissing', has: 51 }, oneRuling('result-stands', rulesOf.missing), {
    'result-stands': table => table.holds(hands).pot(15),
  })
  byBooks(
    at('deal; 3 calls'),
    { type: 'KnownBadDeck', seat: 3, wagered: true, fault: 'foreign' },
    { ...oneRuling('floor: forfeited, deal-void', rulesOf.badDeck), web: ['forfeited', 'web/irregularities/5'] },
    {
      forfeited: table => table.stacks({ 1: 1000, 2: 1000, 3: 990 }).has({ phase: 'ended', carried: 10 }),
      'deal-void': isVoid,
    },
  )
})

describe('the same table: the showdown and chips', () => {
  // pairs of deuces, threes and fours: the deuces are the lowest hand
  const low = {
    rrp: ['rrp/11/16'],
    uspa: ['uspa/3.2.8.5.1.16'],
    wsop: ['wsop/280'],
  } as const
  byBooks(
    at(`${LAST}; 1 shows; 2 mucks; 3 mucks`),
    { type: 'PairNotAnnounced', seat: 1, fouled: [2] },
    oneRuling('floor: hand-dead, cards-speak', low),
    {
      'hand-dead': table => table.plays('award').won({ 1: -10, 2: 20, 3: -10 }),
      'cards-speak': table => table.plays('award').won({ 1: 20, 2: -10, 3: -10 }),
    },
  )
  const nine = { type: 'MiscalledHand', seat: 1, called: '9', intentional: false, fouled: [2] } as const
  byBooks(
    at(`${LAST}; 1 shows calling it 9; 2 mucks; 3 shows`),
    nine,
    oneRuling('hand-dead', {
      rrp: ['rrp/11/15'],
      uspa: ['uspa/3.2.8.5.1.15'],
      wsop: ['wsop/279', 'wsop/279-foul'],
    }),
    { 'hand-dead': table => table.plays('award').won({ 1: -10, 2: -10, 3: 20 }) },
  )
  byBooks(
    at(`${LAST}; 1 mucks; 2 shows; 3 shows`),
    { type: 'TabledLate', seat: 1, identifiable: true },
    {
      ...oneRuling('floor: hand-dead, hand-live', rulesOf.mucked),
      web: ['hand-dead', ...rulesOf.mucked.web],
      wsop: ['hand-live', 'wsop/110b-table'],
    },
    {
      'hand-dead': table => table.plays('award').won({ 1: -10, 2: 20, 3: -10 }),
      'hand-live': table => table.plays('award').won({ 1: 20, 2: -10, 3: -10 }),
    },
  )
  byBooks(
    at(`${LAST}; showdown`, { ...event, seats: { 1: 1000, 2: 10, 3: 1000 } }),
    { type: 'HiddenChips', seat: 2, amount: 25 },
    oneRuling('floor: to-the-winner, removed', rulesOf.hiddenChips),
    {
      'to-the-winner': table => table.stacks({ 1: 1045, 2: 0, 3: 990 }),
      removed: table => table.stacks({ 1: 1020, 2: 0, 3: 990 }),
    },
  )
  byBooks(
    at('deal; 3 raises to 20; 1 folds; 2 all-in; 3 calls', { seats: { 1: 1000, 2: 25, 3: 1000 } }),
    { type: 'ConcealedChips', seat: 2, hidden: 3 },
    oneRuling('floor: held-to-what-was-seen, action-stands', rulesOf.concealed),
    {
      'held-to-what-was-seen': table => table.pot(49).stacks({ 1: 995, 2: 0, 3: 978 }),
      'action-stands': table => table.pot(55).stacks({ 1: 995, 2: 0, 3: 975 }),
    },
  )
  byBooks(
    at('deal'),
    { type: 'UnnoticedMoney', seat: 3, amount: 50, what: 'cash', unaware: true, objection: false },
    {
      ...oneRuling('dealer: plays-and-is-changed-afterwards, does-not-play', rulesOf.unnoticed),
      wsop: ['does-not-play', 'wsop/59'],
    },
    {
      'plays-and-is-changed-afterwards': table => table.stacks({ 3: 1050 }).pot(15),
      'does-not-play': table => table.stacks({ 3: 1000 }).pot(15),
    },
  )
  byBooks(
    at(`${LAST}; showdown`),
    { type: 'PotAwardedWrongly', from: 1, to: [3] },
    oneRuling('floor: corrected, result-stands', rulesOf.potAwarded),
    {
      corrected: table => table.stacks({ 1: 990, 2: 990, 3: 1020 }),
      'result-stands': table => table.stacks({ 1: 1020, 2: 990, 3: 990 }),
    },
  )
})
