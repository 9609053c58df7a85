import { describe, expect, test } from 'vitest'
import { legal } from '../../deal/legal.ts'
import type { House } from '../../rulebooks/house.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { across } from '../../testing/across.ts'
import { given } from '../../testing/given.ts'
import { houseWith } from '../../testing/house-with.ts'
import { rule } from '../../testing/rule.ts'

const up = (...seats: readonly number[]) => ({ type: 'LastCardUp', seats }) as const

/** Seats 2, 4 and 6 have put in 30 each, seat 4 opened sixth street; the last cards are 2h, Ac, 2s in this order. */
const three = (book: BookId | House) =>
  given({
    form: 'seven-card-stud',
    book,
    seats: { 2: 200, 4: 200, 6: 200 },
    stakes: { ante: 5, bringIn: 5 },
    cards: '3c 3d 3h 4c 4d 4h 5c Kd 6h  7c 7d 7h 8h  9c 9d Qh Tc  Jc Qc Jh Jd  Js 2h Ac 2s',
  })
    .plays('deal; 2 brings in 5; 4 calls; 6 calls; deal; around; deal; 4 bets 20; all call; deal; around')
    .pot(90)

/** Seats 2 and 4 have put in 60 each, and seat 4 opened sixth street; the last cards are 2h and Ac. */
const two = (book: BookId | House) =>
  given({
    form: 'seven-card-stud',
    book,
    seats: { 2: 200, 4: 200 },
    stakes: { ante: 5, bringIn: 5 },
    cards: '3c 3d 4c 4d 5c Kd  7c 7d 7h  9c 9d Qh  Jc Qc Jh  Js 2h Ac',
  })
    .plays('deal; 2 brings in 5; 4 calls; deal; 4 bets 10; 2 calls; deal; 4 bets 20; 2 calls; deal; 4 bets 20; 2 calls')
    .pot(120)

describe('the last card of one of three or more comes up', () => {
  for (const [id, book] of [
    ['rrp/8/17a', 'rrp'],
    ['uspa/3.2.3.5.17.1', 'uspa'],
    ['wsop/234a', 'wsop'],
  ] as const) {
    rule(id, `the rest get theirs down, and they may be all-in for the 90 in the pot (${book})`, () => {
      const left = three(book)
        .reports(up(4))
        .lines('burn Js', 'down 2:2h', 'up 4:Ac', 'down 6:2s')
        .ruled('play-on', { options: ['play-on', 'all-in-for-the-pot'], decides: { seat: 4 } })
        .holds({ 2: '3c 4c 2h | 5c 7d 9d Qc', 4: '3d 4d | Kd 7h Qh Jh Ac', 6: '3h 4h 2s | 6h 8h Tc Jd' })
        .refuses('4 checks', 'ruling-is-pending')
      left
        .decides('play-on')
        .plays('4 checks')
        .offers({ seat: 6, wager: { sizes: [20] } })
      const allIn = left
        .decides('all-in-for-the-pot')
        .tells({ type: 'ChipsSetAside', seat: 4, amount: 170 })
        .offers({ seat: 6 })
        .plays('6 bets 20; 2 calls')
        .pot(130)
      allIn
        .plays('showdown')
        .awarded('side pot 1 high: 40 to 2, queen high, nine-seven-five-four', 'high: 90 to 4')
        .won({ 2: -10, 4: 60, 6: -50 })
        .stacks({ 2: 190, 4: 260, 6: 150 })
    })
  }

  for (const [id, book] of [
    ['rrp/8/17', 'rrp'],
    ['uspa/3.2.3.5.17', 'uspa'],
  ] as const) {
    rule(id, `the hand that is high with the card that is up opens the last round (${book})`, () => {
      // without the ace seat 4 is high; with a second queen up seat 2 has the pair
      const table = given({
        form: 'seven-card-stud',
        book,
        seats: { 2: 200, 4: 200, 6: 200 },
        cards: '3c 3d 3h 4c 4d 4h 5c Kd 6h  7c 7d 7h 8h  9c 9d Qh Tc  Jc Qc Jh Jd  Js Qs Ac 2s',
      }).plays('deal; around; deal; around; deal; around; deal; around')
      table.has({ began: 1 })
      table.reports(up(2)).decides('play-on').tells({ type: 'RoundOpened', seat: 2 }).offers({ seat: 2 })
      table.reports(up(4)).decides('play-on').tells({ type: 'RoundOpened', seat: 4 })
    })
  }

  rule('wsop/234', 'seat 4 opened sixth street and opens seventh, whatever came up', () => {
    const table = given({
      form: 'seven-card-stud',
      book: 'wsop',
      seats: { 2: 200, 4: 200, 6: 200 },
      cards: '3c 3d 3h 4c 4d 4h 5c Kd 6h  7c 7d 7h 8h  9c 9d Qh Tc  Jc Qc Jh Jd  Js 2h 2c Td',
    }).plays('deal; around; deal; around; deal; around; deal; around')
    table
      .reports(up(6))
      .decides('play-on')
      .tells({ type: 'RoundOpened', seat: 4 })
      .tells({ type: 'RoundOpened', rules: ['wsop/234a', 'wsop/234b', 'wsop/234'] })
    // a player who opened sixth street and folded on it: the next to their left
    given({ form: 'seven-card-stud', book: 'wsop', seats: 4, cards: '3c 3d 3h 3s 4c 4d 4h 4s 5c Kd 6h 7s' })
      .plays('deal; around; deal; around; deal; around; deal; 3 checks; 4 bets 20; 1 calls; 2 calls; 3 folds')
      .reports(up(4))
      .decides('play-on')
      .offers({ seat: 4 })
  })

  rule('wsop/234a-first', 'the first card is up: all others are up as well, and the betting is as usual', () => {
    three('wsop')
      .reports(up(2))
      .ruled('all-dealt-up')
      .lines('burn Js', 'up 2:2h', 'up 4:Ac 6:2s', 'seventh street: 4 opens')
      .offers({ seat: 4, wager: { sizes: [20] } })
  })
  across({ rrp: true, uspa: true, hpt: true, web: true, wsop: false }, (book, down) =>
    rule(
      book.studExposedRiverDealRest.rule,
      `behind a first card that is up the others come down: ${down} (${book.name})`,
      () => {
        const table = three(book.id).reports(up(2))
        table.lines('burn Js', 'up 2:2h', down ? 'down 4:Ac 6:2s' : 'up 4:Ac 6:2s', '…')
        expect(legal(table.deal).due).toBe(down ? 'ruling' : 'betting')
      },
    ),
  )
  across({ rrp: 6, uspa: 6, hpt: 6, web: 6, wsop: 4 }, (book, seat) =>
    rule(book.studExposedRiverFirstActor.rule, `seat ${seat} opens (${book.name})`, () => {
      const cards = '3c 3d 3h 4c 4d 4h 5c Kd 6h  7c 7d 7h 8h  9c 9d Qh Tc  Jc Qc Jh Jd  Js 2h 2c Td'
      given({ form: 'seven-card-stud', book: book.id, seats: { 2: 200, 4: 200, 6: 200 }, cards })
        .plays('deal; around; deal; around; deal; around; deal; around')
        .reports(up(6))
        .decides('play-on')
        .offers({ seat })
    }),
  )
  test('two of them are up: each says in turn whether they are all-in', () => {
    const first = three('rrp')
      .reports(up(2, 6))
      .ruled('play-on', {
        options: ['play-on', 'all-in-for-the-pot'],
        decides: { seat: 2 },
      })
    first.lines('burn Js', 'up 2:2h', 'down 4:Ac', 'up 6:2s')
    const second = first.decides('all-in-for-the-pot').offers({ due: 'ruling', decides: { seat: 6 } })
    // only one is left who could bet
    second.decides('all-in-for-the-pot').has({ phase: 'showdown', round: null })
    second.decides('play-on').offers({ seat: 4, wager: { sizes: [20] } })
    first.decides('play-on').decides('play-on').offers({ seat: 4 })
  })
  test('a house gives them no choice', () => {
    three(houseWith({ studExposedRiver: 'nothing' }))
      .reports(up(4))
      .ruled('card-kept')
      .offers({ seat: 4 })
  })
})

describe('heads-up', () => {
  for (const [id, book] of [
    ['rrp/8/17b', 'rrp'],
    ['uspa/3.2.3.5.17.2', 'uspa'],
    ['wsop/234b', 'wsop'],
  ] as const) {
    rule(id, `the first is up: so is the second, and nobody may be all-in without chips in (${book})`, () => {
      two(book).reports(up(2)).ruled('all-dealt-up').lines('burn Js', 'up 2:2h', 'up 4:Ac', 'seventh street: 4 opens')
    })
    rule(id, `only the second is up: they may be all-in for the 120 in the pot (${book})`, () => {
      const left = two(book)
        .reports(up(4))
        .lines('burn Js', 'down 2:2h', 'up 4:Ac')
        .ruled('play-on', { options: ['play-on', 'all-in-for-the-pot'], decides: { seat: 4 } })
      left.decides('play-on').offers({ seat: 4, wager: { sizes: [20] } })
      left.decides('all-in-for-the-pot').pot(120).plays('showdown').awarded('high: 120 to 4').stacks({ 2: 140, 4: 260 })
    })
  }
  across({ rrp: 2, uspa: 2, hpt: 2, web: 2, wsop: 2 }, (book, options) =>
    rule(book.studExposedRiver.rule, `${options} ways for the second player (${book.name})`, () => {
      expect(two(book.id).reports(up(4)).deal.mending.pending?.options).toHaveLength(options)
    }),
  )
})

describe('an all-in player', () => {
  /** Seat 4 goes all-in with their last 10 on fourth street. */
  const allIn = (book: BookId) =>
    given({
      form: 'seven-card-stud',
      book,
      seats: { 2: 200, 4: 20, 6: 200 },
      stakes: { ante: 5, bringIn: 5 },
      cards: '3c 3d 3h 4c 4d 6c 5c Kd 6h  7c 7d 7h 8h  9c 9d Qh Tc  Jc Qc Jh Jd  Js 2h 4h 2s',
    }).plays('deal; 2 brings in 5; 4 calls; 6 calls; deal; 4 bets 10; all call; deal; around; deal; around')
  for (const [id, book] of [
    ['rrp/8/16', 'rrp'],
    ['uspa/3.2.3.5.16', 'uspa'],
    ['wsop/233', 'wsop'],
  ] as const) {
    rule(id, `keeps the 4h that is up, and the others get theirs down (${book})`, () => {
      allIn(book)
        .reports(up(4))
        .ruled('card-kept')
        .lines('burn Js', 'down 2:2h', 'up 4:4h', 'down 6:2s', expect.stringMatching(/^seventh street: \d opens$/))
        .holds({ 4: '3d 4d | Kd 7h Qh Jh 4h' })
        .offers({ due: 'betting' })
        .plays('play on')
        .has({ phase: 'ended' })
    })
  }
  across({ rrp: 'down', uspa: 'down', hpt: 'down', web: 'down', wsop: 'down' }, (book, face) =>
    rule(book.studAllInRiverUp.rule, `the card of seat 6 comes ${face} (${book.name})`, () => {
      allIn(book.id)
        .reports(up(4))
        .lines('…', `${face} 6:2s`, expect.stringMatching(/opens$/))
    }),
  )
})

describe('where it cannot have happened', () => {
  test('on another street, after the cards are out, or where the last card comes up anyway', () => {
    const table = three('rrp')
    table.plays('deal').rulesOut(up(4), 'player-to-act')
    table.rulesOut(up(3), { no: 'gets-no-card', seat: 3 })
    table.rulesOut(up(), 'no-card-up')
    given({ form: 'seven-card-stud', seats: 3 }).plays('deal; around').rulesOut(up(1), 'no-last-downcard')
    given({ form: 'five-card-stud', seats: 3 })
      .plays('deal; around; deal; around; deal; around')
      .rulesOut(up(1), 'no-last-downcard')
    given({ form: 'holdem', seats: 3 }).rulesOut(up(1), 'no-such-streets')
    given({ form: 'seven-card-stud', seats: 8 })
      .plays('deal; around; deal; around; deal; around; deal; around')
      .rulesOut(up(1), 'stub-too-short')
  })
  test('in razz and super stud it is the same', () => {
    given({ form: 'razz', seats: 3, realCards: true })
      .plays('deal ?? ?? ?? ?? ?? ??; deal 5c 6d Kh; around; deal one; deal Ac 2d 3h; around; deal one; deal Kc Kd Ks')
      .plays('around; deal one; deal Qc Qd Qs; around')
      .reports({ ...up(2), cards: ['??', 'Ad', '??'] })
      .decides('all-in-for-the-pot')
      .offers({ seat: 1 })
    given({ form: 'super-stud', book: 'wsop', seats: 2 })
      .plays('deal; around; all throw away; deal; around; deal; around; deal; around')
      .reports(up(1))
      .ruled('all-dealt-up')
  })
})
