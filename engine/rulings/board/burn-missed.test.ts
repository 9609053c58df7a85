import { describe, expect, test } from 'vitest'
import type { House } from '../../rulebooks/house.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { across } from '../../testing/across.ts'
import { given } from '../../testing/given.ts'
import { houseWith } from '../../testing/house-with.ts'
import { pilesTo } from '../../testing/piles.ts'
import { rule } from '../../testing/rule.ts'
import type { Table } from '../../testing/table.ts'

const MISSED = { type: 'BurnMissed' } as const
const UNNOTICED = { ...MISSED, noticed: false } as const

/** Hold'em for three: 4c burn, 5c 6c 7c flop, 4d burn, 8c turn, 4h burn, 9c river, then Tc Jc Qc if all goes well. */
const DECK = '2c 2d 2h 3c 3d 3h  4c 5c6c7c 4d 8c 4h 9c Tc Jc Qc'
const holdem = (book: BookId | House, acts: string): Table =>
  given({ form: 'holdem', structure: 'no-limit', book, seats: 3, cards: DECK }).plays(acts)
const ON_THE_FLOP = 'deal; around; deal; around'
const allIn = 'deal; 3 raises to 1000; 1 calls; 2 calls'

describe('no burn before the flop, which is face up', () => {
  rule('web/irregularities/11', 'before any betting it is put right, where the other books shuffle', () => {
    const table = holdem('web', 'deal; around')
      .reports(MISSED)
      .ruled('corrected', { rules: ['web/irregularities/11'] })
    expect(pilesTo(table.deal, 2)).toEqual({ board: '5c 6c 7c', burns: '4c', aside: '', stub: '4d 8c' })
    for (const book of ['rrp', 'uspa', 'hpt', 'wsop'] as const)
      holdem(book, 'deal; around').reports(MISSED).ruled('flop-redealt')
  })
})

describe('no burn before the turn', () => {
  for (const [id, book] of [
    ['rrp/5/6', 'rrp'],
    ['hpt/holdem/5', 'hpt'],
    ['web/irregularities/11', 'web'],
    ['wsop/126', 'wsop'],
    ['wsop/169', 'wsop'],
  ] as const) {
    rule(id, `seen before anybody acts: the card shown is the burn, and the next card the turn (${book})`, () => {
      const table = holdem(book, ON_THE_FLOP).reports(MISSED).ruled('corrected')
      expect(pilesTo(table.deal, 4)).toEqual({ board: '5c 6c 7c 8c', burns: '4c 4d', aside: '', stub: '4h 9c Tc Jc' })
      const river = table.offers({ due: 'betting', seat: 1 }).plays('around; deal')
      expect(pilesTo(river.deal, 2)).toEqual({ board: '5c 6c 7c 8c 9c', burns: '4c 4d 4h', aside: '', stub: 'Tc Jc' })
    })
    rule(id, `seen after a bet: the turn stands, and two are burned before the river that was due (${book})`, () => {
      const table = holdem(book, ON_THE_FLOP).reports(UNNOTICED).plays('1 bets 10')
      const ruled = table.notices(0).ruled('card-stands').plays('around')
      expect(pilesTo(ruled.deal, 4)).toEqual({ board: '5c 6c 7c 4d', burns: '4c', aside: '', stub: '8c 4h 9c Tc' })
      const river = ruled.plays('deal').lines('burn 8c', 'burn 4h', 'board 1: 9c', 'river: 1 opens')
      expect(pilesTo(river.deal, 1)).toEqual({ board: '5c 6c 7c 4d 9c', burns: '4c 8c 4h', aside: '', stub: 'Tc' })
      river.has({ mending: { repairs: [], errors: [] } })
    })
  }

  rule('hpt/irregularities/11', 'seat 2 has bet on it: the turn stands and the river is the card that was due', () => {
    holdem('hpt', ON_THE_FLOP)
      .reports(UNNOTICED)
      .plays('1 checks; 2 bets 10')
      .notices(0)
      .ruled('card-stands', { rules: ['hpt/holdem/5', 'hpt/irregularities/11', 'hpt/burning/5'] })
      .plays('around; deal')
      .has({ boards: [['5c', '6c', '7c', '4d', '9c']] })
  })

  rule('rrp/3/irregularities/16', 'a fold is action too, and so is a check', () => {
    for (const act of ['1 folds', '1 checks'])
      holdem('rrp', ON_THE_FLOP).reports(UNNOTICED).plays(act).notices(0).ruled('card-stands')
    holdem('rrp', ON_THE_FLOP).reports(UNNOTICED).notices(0).ruled('corrected')
  })

  test('seen when the river is out but nobody has acted on it: the turn stands, and the river is the card that was due', () => {
    const table = holdem('rrp', ON_THE_FLOP).reports(UNNOTICED).plays('1 bets 10; around; deal')
    expect(pilesTo(table.deal, 2)).toMatchObject({ board: '5c 6c 7c 4d 4h', burns: '4c 8c', stub: '9c Tc' })
    const ruled = table.notices(0).ruled('card-stands')
    expect(pilesTo(ruled.deal, 1)).toMatchObject({ board: '5c 6c 7c 4d 9c', burns: '4c 8c 4h', stub: 'Tc' })
  })

  test('a house that leaves later cards as they lie burns no other', () => {
    const house = houseWith({
      burnErrorFix: { until: 'betting-starts-on-round', allIn: 'not-fixed', laterCards: 'as-they-lie' },
    })
    holdem(house, ON_THE_FLOP)
      .reports(UNNOTICED)
      .plays('1 bets 10; around')
      .notices(0)
      .plays('deal')
      .lines('burn 8c', 'board 1: 4h', 'river: 1 opens')
  })
})

describe('no burn before the last card, and no betting because of an all-in', () => {
  const river = (book: BookId): Table =>
    given({ form: 'holdem', structure: 'no-limit', book, seats: 3, cards: DECK }).plays(
      `${allIn}; deal one; deal one; deal one; deal one`,
    )
  across({ rrp: '9c', uspa: '9c', hpt: '9c', web: '4h', wsop: '9c' }, (book, card) =>
    rule(book.burnErrorFix.rule, `found at the showdown: the river is ${card} (${book.id})`, () => {
      const table = river(book.id).reports(UNNOTICED).plays('shows').has({ phase: 'showdown' }).notices(0)
      expect(table.deal.boards).toEqual([['5c', '6c', '7c', '8c', card]])
      expect(table.deal.burns).toEqual(card === '9c' ? ['4c', '4d', '4h'] : ['4c', '4d'])
    }),
  )
  rule(
    'wsop/126-all-in',
    'the river came without a burn, seen before the push: it is corrected and the pot goes by it',
    () => {
      const table = river('wsop').reports(UNNOTICED).plays('shows; shows; shows').has({ phase: 'award' })
      // with 4h seat 1 has a flush and the others a straight; with 9c all play the board
      table.plays('award').awarded('high: 3000 to 1')
      const ruled = table.notices(0).ruled('corrected').plays('award')
      ruled.awarded('high: 1000 to 1 and 1000 to 2 and 1000 to 3, straight flush, nine high')
    },
  )
  rule('rrp/3/irregularities/16', 'two streets came since: all fall as they would have', () => {
    const table = holdem('rrp', `${allIn}; deal one; deal one`).reports(UNNOTICED).plays('deal; 1 shows')
    expect(pilesTo(table.deal, 2)).toMatchObject({ board: '5c 6c 7c 4d 4h', burns: '4c 8c', stub: '9c Tc' })
    expect(pilesTo(table.notices(0).deal, 1)).toMatchObject({ board: '5c 6c 7c 8c 9c', burns: '4c 4d 4h', stub: 'Tc' })
  })
  rule('rrp/3/irregularities/16', 'the stub was dropped since: nobody can tell the proper card any more', () => {
    const table = holdem('rrp', `${allIn}; deal one; deal one`).reports(UNNOTICED).reports({ type: 'StubFouled' })
    table
      .plays('reshuffle Qc Jc; deal')
      .notices(0)
      .ruled('card-stands')
      .has({ boards: [['5c', '6c', '7c', '4d', 'Jc']] })
  })
  rule('hpt/burning/5', 'the burns lie apart from the muck until the award, so that the error can be found', () => {
    const table = holdem('hpt', 'deal; 3 folds; 1 raises to 1000; 2 calls; deal one; deal one; deal one; deal one')
    const shown = table
      .reports(UNNOTICED)
      .plays('1 shows; 2 shows')
      .has({ burns: ['4c', '4d'], muck: ['2h', '3h'] })
    shown.notices(0).has({ burns: ['4c', '4d', '4h'], muck: ['2h', '3h'] })
  })
  test('when the pot is awarded it stands', () => {
    const table = river('rrp').reports(UNNOTICED).plays('showdown').has({ phase: 'ended' })
    table
      .notices(0)
      .ruled('card-stands')
      .has({ boards: [['5c', '6c', '7c', '8c', '4h']] })
  })
})

describe('no burn before the flop', () => {
  for (const [id, book] of [
    ['rrp/5/4', 'rrp'],
    ['hpt/holdem/4', 'hpt'],
    ['wsop/168', 'wsop'],
  ] as const) {
    rule(id, `the flop still lies face down: its first card is the burn (${book})`, () => {
      const table = holdem(book, 'deal; around')
        .reports({ ...MISSED, facedown: true })
        .ruled('corrected')
      expect(table.events.at(-1)?.rules[0]).toBe(id)
      expect(pilesTo(table.plays('deal').deal, 2)).toEqual({ board: '5c 6c 7c', burns: '4c', aside: '', stub: '4d 8c' })
    })
    rule(id, `a boardcard was seen: the flop goes back and the deck is shuffled (${book})`, () => {
      const table = holdem(book, 'deal; around').reports(MISSED).ruled('flop-redealt')
      expect(pilesTo(table.deal, 2)).toEqual({ board: '', burns: '', aside: '4c 5c 6c', stub: '7c 4d' })
      const again = table
        .offers({ due: 'dealer', act: { do: 'reshuffle', from: 'stub-and-aside', cards: 46 } })
        .refuses('deal one', 'not-the-time')
        .plays('reshuffle As Ks Qs Js Ts; deal')
      expect(pilesTo(again.deal, 1)).toEqual({ board: 'Ks Qs Js', burns: 'As', aside: '', stub: 'Ts' })
      again.offers({ due: 'betting', seat: 1 })
    })
    rule(id, `seen when the round on it is open but nobody has acted: the same (${book})`, () => {
      const table = holdem(book, 'deal; around').reports(UNNOTICED).offers({ due: 'betting', seat: 1 }).notices(0)
      table
        .ruled('flop-redealt')
        .has({ boards: [[]], round: null, turn: -1 })
        .pot(30)
      table.plays('reshuffle As Ks Qs Js; deal; 1 bets 10; around').pot(60).plays('play on').has({ phase: 'ended' })
    })
    rule(id, `acted on, it stands, and one more is burned before the turn (${book})`, () => {
      holdem(book, 'deal; around')
        .reports(UNNOTICED)
        .plays('around')
        .notices(0)
        .ruled('card-stands')
        .plays('deal')
        .lines('burn 7c', 'burn 4d', 'board 1: 8c', 'turn: 1 opens')
    })
  }
  test('a house puts it right, or lets it stand', () => {
    const fix = holdem(houseWith({ burnErrorBeforeFlop: 'fix' }), 'deal; around')
      .reports(MISSED)
      .ruled('corrected')
    expect(pilesTo(fix.deal, 1)).toEqual({ board: '5c 6c 7c', burns: '4c', aside: '', stub: '4d' })
    const stands = holdem(houseWith({ burnErrorBeforeFlop: 'stands' }), 'deal; around').reports(MISSED)
    expect(pilesTo(stands.ruled('card-stands').deal, 1)).toMatchObject({ board: '4c 5c 6c', stub: '7c' })
    stands.plays('around; deal').lines('burn 7c', 'burn 4d', 'board 1: 8c', 'turn: 1 opens')
  })
})

describe('other forms', () => {
  test('double board: every card of the street moves up by one', () => {
    const table = given({
      form: 'double-board-omaha',
      seats: 2,
      cards: '2c2d2h2s3c3d3h3s 4c 5c6c7c8c9cTc 4d Jc Qc 4h Kc Ac',
    }).plays('deal; around; deal; around')
    const ruled = table.reports(MISSED).ruled('corrected')
    expect(pilesTo(ruled.deal, 2)).toEqual({
      board: '5c 6c 7c Jc / 8c 9c Tc Qc',
      burns: '4c 4d',
      aside: '',
      stub: '4h Kc',
    })
  })
  test('derailment: with other rivers another board is struck', () => {
    const own = '2c2d2h2s3c3d3h3s4c4d'
    // rivers without the burn: 8d Tc 8h, with it: Tc 8h Qc
    const wrong = given({
      form: 'derailment',
      seats: 2,
      cards: `${own} 5c6c7c5d6d7d5h6h7h 8c 9c9d9h 8d Tc 8h Qc Kc`,
    }).plays('deal; around; deal; around')
    const late = wrong.reports(UNNOTICED).has({ struck: [0] })
    late
      .notices(0)
      .ruled('corrected')
      .has({ struck: [1] })
    late.notices(0).plays('play on').has({ phase: 'ended' })
  })
  test('drawmaha: with draws out the turn stands, and the burn is made before the river, which has none', () => {
    const table = given({
      form: 'drawmaha-high',
      structure: 'limit',
      seats: 2,
      cards: '2c2d2h2s3c3d3h3s4c4d 5c6c7c 8c 9c TcJc Qc Kc',
    }).plays('deal; around; deal; around; draw 1 1')
    const fixed = table.reports(MISSED).ruled('corrected')
    expect(pilesTo(fixed.deal, 2)).toMatchObject({ board: '5c 6c 7c 9c', burns: '8c', stub: 'Tc Jc' })
    const late = table.reports(UNNOTICED).plays('deal').notices(0).ruled('card-stands')
    expect(pilesTo(late.deal, 1)).toMatchObject({ board: '5c 6c 7c 8c', burns: '', stub: 'Jc' })
    late.plays('around; deal').lines('burn Jc', 'board 1: Qc', 'river: 1 opens')
  })
  test('a table with real cards: the cards are named', () => {
    const table = given({ form: 'holdem', book: 'rrp', seats: 2, realCards: true })
      .plays('deal; around; deal one; deal As Ks Qs; around')
      .reports({ ...MISSED, cards: ['Js'], next: ['Ts'] })
    expect(pilesTo(table.deal, 0)).toMatchObject({ board: 'As Ks Qs Ts', burns: '?? Js' })
    table.rulesOut({ ...MISSED }, 'player-to-act')
    const turn = given({ form: 'holdem', seats: 2, realCards: true }).plays(
      'deal; around; deal one; deal As Ks Qs; around',
    )
    turn.rulesOut({ ...MISSED, cards: ['Js'], next: ['Js'] }, { no: 'cannot-have-come', card: 'Js' })
    turn
      .rulesOut({ ...MISSED, cards: ['As'] }, { no: 'cannot-have-come', card: 'As' })
      .rulesOut({ ...MISSED, cards: ['2c', '2d'] }, { no: 'cards-came', count: 1 })
  })
  test('it cannot have happened while a player is to act', () => {
    holdem('rrp', 'deal').rulesOut(MISSED, 'player-to-act')
  })
})
