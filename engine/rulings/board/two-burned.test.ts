import { describe, expect, test } from 'vitest'
import type { House } from '../../rulebooks/house.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { across } from '../../testing/across.ts'
import { given } from '../../testing/given.ts'
import { houseWith } from '../../testing/house-with.ts'
import { pilesTo } from '../../testing/piles.ts'
import { rule } from '../../testing/rule.ts'
import type { Table } from '../../testing/table.ts'

const TWO = { type: 'TwoBurned' } as const
const UNNOTICED = { ...TWO, noticed: false } as const

/** Hold'em for three: 4c burn, 5c 6c 7c flop, 4d burn, 8c turn, 4h burn, 9c river, then Tc Jc Qc if all goes well. */
const DECK = '2c 2d 2h 3c 3d 3h  4c 5c6c7c 4d 8c 4h 9c Tc Jc Qc'
const holdem = (book: BookId | House, acts: string): Table =>
  given({ form: 'holdem', structure: 'no-limit', book, seats: 3, cards: DECK }).plays(acts)
const ON_THE_FLOP = 'deal; around; deal; around'
const ALL_IN = 'deal; 3 raises to 1000; 1 calls; 2 calls'

describe('two burned before the turn', () => {
  for (const [id, book] of [
    ['rrp/3/irregularities/16', 'rrp'],
    ['rrp/5/6', 'rrp'],
    ['hpt/holdem/5', 'hpt'],
    ['hpt/irregularities/11', 'hpt'],
    ['web/irregularities/11', 'web'],
    ['wsop/126-later', 'wsop'],
    ['wsop/169', 'wsop'],
  ] as const) {
    rule(id, `seen after a bet: the turn stands, and the second burn goes back to be the river's (${book})`, () => {
      const table = holdem(book, ON_THE_FLOP).reports(UNNOTICED).plays('deal; 1 bets 10')
      expect(pilesTo(table.deal, 2)).toEqual({ board: '5c 6c 7c 4h', burns: '4c 4d 8c', aside: '', stub: '9c Tc' })
      const ruled = table.notices(0).ruled('card-stands')
      expect(ruled.events.find(event => event.type === 'RulingGiven')?.rules).toEqual(
        expect.arrayContaining([book === 'web' ? 'web/irregularities/11' : id]),
      )
      expect(pilesTo(ruled.deal, 3)).toEqual({ board: '5c 6c 7c 4h', burns: '4c 4d', aside: '', stub: '8c 9c Tc' })
      ruled.plays('around; deal').lines('burn 8c', 'board 1: 9c', 'river: 1 opens')
    })
    rule(id, `seen before anybody acts: the second burn is the turn, the card shown goes back (${book})`, () => {
      const ruled = holdem(book, ON_THE_FLOP).reports(UNNOTICED).plays('deal').notices(0).ruled('corrected')
      expect(pilesTo(ruled.deal, 3)).toEqual({ board: '5c 6c 7c 8c', burns: '4c 4d', aside: '', stub: '4h 9c Tc' })
      ruled.offers({ due: 'betting', seat: 1 }).plays('around; deal').lines('burn 4h', 'board 1: 9c', 'river: 1 opens')
    })
  }
  test('seen at once, it goes back before a card is turned', () => {
    const ruled = holdem('rrp', ON_THE_FLOP).reports(TWO).ruled('corrected')
    expect(pilesTo(ruled.deal, 2)).toEqual({ board: '5c 6c 7c', burns: '4c 4d', aside: '', stub: '8c 4h' })
    ruled.plays('deal').lines('board 1: 8c', 'turn: 1 opens')
  })
  test('seen when the river is out but not acted on: the turn stands, the river is the card that was due', () => {
    const table = holdem('rrp', ON_THE_FLOP).reports(UNNOTICED).plays('deal; around; deal')
    expect(pilesTo(table.deal, 1)).toMatchObject({ board: '5c 6c 7c 4h Tc', burns: '4c 4d 8c 9c', stub: 'Jc' })
    const ruled = table.notices(0).ruled('card-stands')
    expect(pilesTo(ruled.deal, 2)).toMatchObject({ board: '5c 6c 7c 4h 9c', burns: '4c 4d 8c', stub: 'Tc Jc' })
  })
  test('a house whose cards lie as they lie', () => {
    const is = { until: 'betting-starts-on-round', allIn: 'not-fixed', laterCards: 'as-they-lie' } as const
    const table = holdem(houseWith({ burnErrorFix: is }), ON_THE_FLOP)
      .reports(UNNOTICED)
      .plays('deal; around')
    table.notices(0).plays('deal').lines('burn 9c', 'board 1: Tc', 'river: 1 opens')
  })
})

describe('two burned, and no betting because of an all-in', () => {
  across({ rrp: '9c', uspa: '9c', hpt: '9c', web: '9c', wsop: '9c' }, (book, card) => {
    const river = (house: BookId | House): Table =>
      holdem(house, `${ALL_IN}; deal one; deal one; deal one; deal one`).reports(UNNOTICED).plays('deal; shows')
    rule(
      book.burnErrorFix.rule,
      `found at the showdown the river is ${card}, and the other goes back (${book.id})`,
      () => {
        const table = river(book.id)
          .has({ boards: [['5c', '6c', '7c', '8c', 'Tc']] })
          .notices(0)
        expect(pilesTo(table.deal, 2)).toMatchObject({ board: `5c 6c 7c 8c ${card}`, burns: '4c 4d 4h', stub: 'Tc Jc' })
        const not = { until: 'betting-starts-on-round', allIn: 'not-fixed', laterCards: 'as-without-error' } as const
        const house = river(houseWith({ burnErrorFix: not }, book.id))
          .notices(0)
          .ruled('card-stands')
        house.has({ boards: [['5c', '6c', '7c', '8c', 'Tc']] })
      },
    )
  })
  test('two streets came since: all fall as they would have, in their order', () => {
    const table = holdem('rrp', `${ALL_IN}; deal one; deal one`).reports(UNNOTICED).plays('deal; shows')
    expect(pilesTo(table.deal, 1)).toMatchObject({ board: '5c 6c 7c 4h Tc', burns: '4c 4d 8c 9c', stub: 'Jc' })
    expect(pilesTo(table.notices(0).deal, 2)).toMatchObject({
      board: '5c 6c 7c 8c 9c',
      burns: '4c 4d 4h',
      stub: 'Tc Jc',
    })
  })
  test('in the second of two run-outs it is put right there', () => {
    const table = holdem('rrp', `${ALL_IN}; deal one; deal one; deal one; deal one; run it twice; deal one; deal one`)
    expect(pilesTo(table.deal, 2)).toMatchObject({ board: '5c 6c 7c 8c 9c / 5c 6c 7c 8c', stub: 'Tc Jc' })
    const ruled = table.reports(UNNOTICED).plays('deal').notices(0).ruled('corrected')
    expect(pilesTo(ruled.deal, 2)).toMatchObject({
      board: '5c 6c 7c 8c 9c / 5c 6c 7c 8c Jc',
      burns: '4c 4d 4h Tc',
      stub: 'Qc 2s',
    })
  })
})

describe('two burned before the flop', () => {
  for (const [id, book] of [
    ['rrp/5/4', 'rrp'],
    ['hpt/holdem/4', 'hpt'],
    ['wsop/168', 'wsop'],
  ] as const) {
    rule(id, `no boardcard seen: the second burn goes back and the flop is built from it (${book})`, () => {
      const ruled = holdem(book, 'deal; around').reports(TWO).ruled('corrected')
      expect(ruled.plays('deal').lines('board 1: 5c 6c 7c', 'flop: 1 opens').deal.burns).toEqual(['4c'])
    })
    rule(id, `flop face up: one burn stays, all else is shuffled, and no other card is burned (${book})`, () => {
      const table = holdem(book, 'deal; around')
        .reports(UNNOTICED)
        .plays('deal')
        .has({ boards: [['6c', '7c', '4d']] })
      const ruled = table.notices(0).ruled('flop-redealt')
      expect(pilesTo(ruled.deal, 2)).toEqual({ board: '', burns: '4c', aside: '6c 7c 4d 5c', stub: '8c 4h' })
      const again = ruled.offers({ act: { do: 'reshuffle', from: 'stub-and-aside', cards: 45 } })
      again.plays('reshuffle As Ks Qs Js; deal').lines('45 shuffled', 'board 1: As Ks Qs', 'flop: 1 opens')
      const burning = holdem(houseWith({ burnOnRedeal: true }, book), 'deal; around')
        .reports(UNNOTICED)
        .plays('deal')
      burning
        .notices(0)
        .plays('reshuffle As Ks Qs Js; deal')
        .lines('45 shuffled', 'burn As', 'board 1: Ks Qs Js', 'flop: 1 opens')
    })
  }
})

describe('other forms', () => {
  test('crazy pineapple, all in: the flop is dealt again as long as nobody has thrown a card away on it', () => {
    const cards = '2c2d 3c3d 4c4d 5c5d 6c6d 7c7d 8c8d'
    const asked = given({ form: 'crazy-pineapple', structure: 'no-limit', seats: { 1: 10, 2: 10 }, cards })
      .plays('deal; all call')
      .reports(UNNOTICED)
      .plays('deal')
      .offers({ due: 'discard', seats: [1, 2] })
    const again = asked
      .notices(0)
      .ruled('flop-redealt')
      .offers({ act: { do: 'reshuffle' } })
    again
      .plays('reshuffle As Ks Qs; deal')
      .has({ boards: [['As', 'Ks', 'Qs']] })
      .offers({ due: 'discard' })
    again.plays('reshuffle As Ks Qs; deal; all throw away; play on').has({ phase: 'ended' })
    asked.plays('1 discards 2c').notices(0).ruled('card-stands').plays('2 discards 2d; play on').has({ phase: 'ended' })
  })
  test('double board: every card of the street moves down by one', () => {
    const cards = '2c2d2h2s3c3d3h3s 4c 5c6c7c8c9cTc 4d Jc Qc 4h Kc Ac'
    const table = given({ form: 'double-board-omaha', seats: 2, cards }).plays('deal; around; deal; around')
    const wrong = table.reports(UNNOTICED).plays('deal')
    expect(pilesTo(wrong.deal, 1).board).toBe('5c 6c 7c Qc / 8c 9c Tc 4h')
    expect(pilesTo(wrong.notices(0).ruled('corrected').deal, 2)).toEqual({
      board: '5c 6c 7c Jc / 8c 9c Tc Qc',
      burns: '4c 4d',
      aside: '',
      stub: '4h Kc',
    })
  })
  test('a table with real cards: what comes onto the board is named when it is noticed', () => {
    const table = given({ form: 'holdem', seats: 2, realCards: true })
      .plays('deal; around; deal one; deal As Ks Qs; around')
      .reports(UNNOTICED)
      .plays('deal Js')
    expect(pilesTo(table.notices(0).deal, 0)).toMatchObject({ board: 'As Ks Qs ??', burns: '?? ??' })
    const noticed = table.notices(0, ['Ts'])
    expect(pilesTo(noticed.deal, 0)).toMatchObject({ board: 'As Ks Qs Ts', burns: '?? ??' })
  })
  test('it comes to light when the last hand has the pot: nothing is laid, and all stands', () => {
    const table = given({ form: 'holdem', seats: 2 }).plays('deal; around').reports(UNNOTICED)
    const won = table.reports({ type: 'HandMucked', seat: 1, by: 'dealer', identifiable: false }).ruled('hand-dead')
    won.notices(0).ruled('card-stands').plays('award').won({ 1: -10, 2: 10 })
  })
  test('it cannot have happened while a player is to act, nor where no burn comes', () => {
    holdem('rrp', 'deal').rulesOut(TWO, 'player-to-act')
    const bombPot = given({ form: 'five-card-double-board-bomb-pot-plo', seats: 2, stakes: { ante: 5 } })
    bombPot.plays('deal one').rulesOut(TWO, 'no-burn-due')
  })
})
