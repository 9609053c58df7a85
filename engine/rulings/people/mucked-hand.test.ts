import { describe, expect, test } from 'vitest'
import { isFouled } from '../../deal/chinese/rows.ts'
import { forms } from '../../forms/forms.ts'
import type { House } from '../../rulebooks/house.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { across } from '../../testing/across.ts'
import { given } from '../../testing/given.ts'
import { houseWith } from '../../testing/house-with.ts'
import { rule } from '../../testing/rule.ts'

/** Seat 3 has bet 10 on the flop; seat 4, who heard that it is 80, has folded, and it is on seat 1. */
const folded = (book: BookId | House) =>
  given({
    form: 'holdem',
    structure: 'no-limit',
    book,
    seats: { 1: 200, 2: 200, 3: 200, 4: 200 },
    cards: { 1: 'AsAd', 2: '7h2c', 3: 'KsQd', 4: 'JhTc', board: '9h8d7c2s3s' },
  }).plays('deal; 3 calls; 4 calls; 1 calls; 2 checks; deal; 1 checks; 2 checks; 3 bets 10; 4 folds')

/** Seat 1's hand lies in front of it when the dealer sweeps it up. */
const swept = { type: 'HandMucked', seat: 1, by: 'dealer', identifiable: true } as const
const misled = { type: 'HandMucked', seat: 4, by: 'player', identifiable: true, misinformed: true } as const
const ownFault = { type: 'HandMucked', seat: 4, by: 'player', identifiable: true } as const

describe('a hand in the muck that was thrown away on wrong information', () => {
  test('brought back while the others say what becomes of their cards, its player is asked too', () => {
    const asked = given({ form: 'badugi', seats: { 1: 200, 2: 10, 3: 200 }, button: 3 })
      .plays('deal; 3 calls; 1 raises to 20; 3 folds')
      .offers({ due: 'draw', seat: 1 })
    const alone = asked.reports({ type: 'HandMucked', seat: 1, by: 'dealer', identifiable: false })
    const back = alone
      .has({ phase: 'award' })
      .reports({ ...misled, seat: 3 })
      .decides('retrieved')
    back.offers({ due: 'draw', seat: 2 }).plays('2 stands pat').offers({ due: 'draw', seat: 3 })
    back.plays('2 stands pat; 3 stands pat; play on').has({ phase: 'ended' })
  })

  for (const [id, book, decides] of [
    ['rrp/3/dead-hands/2', 'rrp', 'floor'],
    ['uspa/3.1.5.2', 'uspa', 'referee'],
    ['hpt/dead-hands/2', 'hpt', 'floor'],
    ['web/dead-hands/2', 'web', 'house'],
    ['wsop/111', 'wsop', 'floor'],
  ] as const) {
    rule(id, `two cards that lie apart are brought back, and their player has their turn again (${book})`, () => {
      const ruled = folded(book).reports(misled)
      ruled.ruled('retrieved', { options: ['retrieved', 'hand-dead'], decides })
      expect(ruled.deal.mending.pending!.options[0]!.rules).toContain(id)
      ruled.refuses('1 calls', 'ruling-is-pending')
      const back = ruled.decides('retrieved').tells({ type: 'HandRetrieved', seat: 4, cards: ['Jh', 'Tc'] })
      back.holds({ 4: 'Jh Tc' }).has({ turn: 3, muck: [] }).stacks({ 4: 190 })
      // they may call or raise the 10 that it really was, and with their straight they win all of it
      back
        .plays('4 raises to 20; 1 folds; 2 folds; 3 calls; deal; 3 checks; 4 checks; deal; 3 checks; 4 checks')
        .plays('showdown')
        .awarded('high: 80 to 4, straight, jack high')
      // the floor may as well leave it dead
      ruled.decides('hand-dead').holds({ 4: '' }).has({ turn: 0 }).plays('1 calls; 2 folds').pot(60)
    })
  }

  across<string>({ rrp: 'floor', uspa: 'floor', hpt: 'floor', web: 'dead', wsop: 'floor' }, (book, expected) =>
    rule(book.muckedHandRetrieval.rule, `thrown away by their own mistake: ${expected} (${book.name})`, () => {
      const ruled = folded(book.id).reports(ownFault)
      if (expected === 'floor') ruled.ruled('hand-dead', { options: ['hand-dead', 'retrieved'] })
      else ruled.ruled('hand-dead', { rules: book.muckedHandRetrieval.rules })
      folded(book.id)
        .reports({ ...misled, identifiable: false })
        .ruled('hand-dead')
        .has({ turn: 0 })
    }),
  )

  across({ rrp: false, uspa: false, hpt: false, web: false, wsop: true }, (book, harder) =>
    rule(
      book.muckedHandRetrieval.rule,
      `folded after a mistake by the dealer: the rather brought back: ${harder} (${book.name})`,
      () => {
        const ruled = folded(book.id).reports({ ...ownFault, dealerErred: true })
        const usual = harder ? 'retrieved' : 'hand-dead'
        if (book.id === 'web') ruled.ruled('hand-dead', { rules: ['web/dead-hands/2'] })
        else ruled.ruled(usual, { options: harder ? ['retrieved', 'hand-dead'] : ['hand-dead', 'retrieved'] })
      },
    ),
  )

  test('a house says when to try harder, and who rules', () => {
    const is = { decides: 'referee', when: 'identifiable', harderAfter: [] } as const
    const ruled = folded(houseWith({ muckedHandRetrieval: is })).reports(misled)
    ruled.ruled('hand-dead', { options: ['hand-dead', 'retrieved'], decides: 'referee' })
  })

  test('when the round that they did not pay for is over, it is too late', () => {
    const later = folded('rrp').plays('1 folds; 2 calls; deal')
    later
      .reports(misled)
      .ruled('hand-dead', { rules: ['rrp/3/dead-hands/2'] })
      .holds({ 4: '' })
  })

  test('the last two: the hand comes back, what nobody called is back with its player, and the deal goes on', () => {
    const alone = given({
      form: 'holdem',
      seats: { 1: 100, 2: 100 },
      cards: { 1: 'AsAd', 2: 'KsKd', board: 'Kh8d7c2s3s' },
    }).plays('deal; 2 calls; 1 checks; deal; 1 bets 10; 2 folds')
    alone.has({ phase: 'award' })
    const back = alone.reports({ ...misled, seat: 2 }).decides('retrieved')
    back.has({ phase: 'streets', turn: -1 }).holds({ 2: 'Ks Kd' }).stacks({ 1: 90, 2: 90 })
    back.plays('deal; all check; deal; all check; showdown').awarded('high: 20 to 2')
  })

  test('in stud the upcards come back face up', () => {
    const stud = given({
      form: 'seven-card-stud',
      stakes: { ante: 1 },
      seats: { 1: 100, 2: 100, 3: 100 },
      cards: { 1: '2c3d4h', 2: 'AsAdAh', 3: '7c8c9c' },
    }).plays('deal; 1 brings in 3; 2 folds')
    const back = stud.reports({ ...misled, seat: 2 }).decides('retrieved')
    back.holds({ 2: 'As Ad | Ah' }).has({ turn: 1 }).plays('2 completes to 10; 3 calls; 1 folds').pot(26)
  })

  test('a fold that was never made, or a hand that is dead by a ruling, cannot be asked back', () => {
    folded('rrp')
      .plays('1 folds; 2 folds')
      .rulesOut({ ...misled, seat: 9 }, { no: 'no-hand', seat: 9 })
    const dead = folded('rrp').reports(swept)
    dead.rulesOut({ ...misled, seat: 1 }, 'dead-by-ruling')
    folded('rrp').plays('play on').rulesOut(misled, 'deal-over')
  })
})

describe('a hand that the dealer swept up', () => {
  for (const [id, book] of [
    ['rrp/3/irregularities/2', 'rrp'],
    ['uspa/3.1.6.2', 'uspa'],
    ['hpt/irregularities/2', 'hpt'],
    ['web/irregularities/2', 'web'],
    ['wsop/114', 'wsop'],
    ['wsop/110c', 'wsop'],
  ] as const) {
    rule(id, `unprotected it is dead and no chips come back; under a chip it may be brought back (${book})`, () => {
      const dead = folded(book).reports(swept)
      dead.ruled('hand-dead').tells({ type: 'HandKilled', seat: 1, why: 'mucked' })
      expect(dead.events.find(event => event.type === 'RulingGiven')!.rules).toContain(id)
      dead.holds({ 1: '' }).stacks({ 1: 190 }).pot(50).has({ turn: 1 })
      const guarded = folded(book).reports({ ...swept, protected: true })
      guarded.ruled('retrieved', { options: ['retrieved', 'hand-dead'] })
      guarded.decides('retrieved').holds({ 1: 'As Ad' }).has({ turn: 0 }).plays('1 raises to 40').pot(90)
    })
  }

  test('a house may give redress', () => {
    const house = { name: 'ours', book: 'rrp', overrides: { unprotectedHand: 'may-be-retrieved' } } as const
    const table = given({ form: 'holdem', book: house, seats: 3 }).plays('deal')
    table.reports({ ...swept, seat: 3 }).ruled('retrieved', { options: ['retrieved', 'hand-dead'] })
  })
})

describe('a dead hand', () => {
  const mixed = { type: 'CardsMixedWithAnother', seat: 3, with: 2 } as const
  for (const [id, book] of [
    ['rrp/3/dead-hands/1', 'rrp'],
    ['uspa/3.1.5.1', 'uspa'],
    ['wsop/110', 'wsop'],
  ] as const) {
    rule(id, `killed on the turn: no more action, its chips stay, and it can win no pot (${book})`, () => {
      const turn = given({
        form: 'holdem',
        book,
        seats: { 1: 200, 2: 200, 3: 200 },
        cards: { 1: 'KsQd', 2: '7h2c', 3: 'AsAd', board: 'Ah8d7c2s3s' },
      }).plays('deal; all call; 2 checks; deal; all check; deal; 1 checks')
      for (const incident of [
        { type: 'HandMucked', seat: 3, by: 'dealer', identifiable: true },
        mixed,
        { type: 'HandThrownForward', seat: 3, madeAnotherAct: true },
      ] as const) {
        const dead = turn.reports(incident).ruled('hand-dead')
        dead.has({ turn: 1 }).pot(30).stacks({ 3: 190 })
        dead.refuses('3 checks', 'not-your-turn').rulesOut(mixed, { no: 'already-dead', seat: 3 })
        dead
          .plays('2 checks; deal; 1 checks; 2 checks; showdown')
          .awarded('high: 30 to 2')
          .won({ 1: -10, 2: 20, 3: -10 })
      }
    })
  }

  rule('wsop/110h', 'six cards set after five were dealt: fouled by the rules of open-face, not dead by these', () => {
    const cards = { 1: 'AhAdAsKhKd2c', 2: 'QhQdQs3h3d4c' }
    const table = given({ form: 'open-face-chinese', book: 'wsop', seats: 2, cards }).plays('deal')
    for (const incident of [
      { type: 'HandMucked', seat: 1, by: 'dealer', identifiable: true },
      { type: 'CardsMixedWithAnother', seat: 1, with: 2 },
      { type: 'HandThrownForward', seat: 1, madeAnotherAct: true },
      { type: 'PlayerAbsent', seat: 1 },
    ] as const) {
      table.rulesOut(incident, 'fouled-not-dead')
    }
    const { rows } = forms['open-face-chinese']
    expect(isFouled(rows!, [['2c'], ['Kh', 'Kd', 'Ks'], ['Ah', 'Ad']])).toBe(true)
  })

  test('of the last hand that is left nothing can die', () => {
    const table = given({ form: 'holdem', seats: 2 }).plays('deal; 2 folds')
    table.rulesOut({ ...swept, seat: 1 }, 'last-hand-wins')
    const both = given({ form: 'holdem', seats: 2 })
      .plays('deal')
      .reports({ ...swept, seat: 2 })
    both.has({ phase: 'award' }).plays('award').awarded('all: 10 to 1')
  })
})
