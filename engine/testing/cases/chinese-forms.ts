import { expect } from 'vitest'
import type { BookId, RuleId } from '../../rulebooks/rule-id.ts'
import { type Case, casesAt, oneRuling } from '../by-books.ts'
import { given } from '../given.ts'
import { layOut } from '../lay-out.ts'
import { rulesOf } from '../rules-by-hand.ts'
import type { Table } from '../table.ts'
import { scenesOf } from './scene.ts'

/** Five cards each, dealt round by round; then 5c 6c 7c are the next. */
const DECK = '2c3c4c 5d6d7d 8h9hTh JsQsKs 2d3d4d 5c6c7c'
const hands = { 1: '2c 5d 8h Js 2d', 2: '3c 6d 9h Qs 3d', 3: '4c 7d Th Ks 4d' }

const at = scenesOf({ form: 'open-face-chinese', seats: 3, cards: DECK })

const isVoid = (table: Table) => table.stacks({ 1: 1000, 2: 1000, 3: 1000 }).has({ phase: 'ended', carried: 0 })
const as = (table: Table) => table.holds(hands).has({ turn: 0 })
/** No other book speaks of these forms. */
const only = (...rules: RuleId[]) => ({ rrp: rules })

const openFace: readonly Case[] = casesAt('open-face Chinese for three, the deck as it lies', byBooks => {
  byBooks(at('deal'), { type: 'ButtonMisplaced', belongs: 1 }, oneRuling('misdeal', rulesOf.buttonWrong), {
    misdeal: isVoid,
  })
  byBooks(at('deal'), { type: 'FirstCardToWrongSeat', seat: 2 }, oneRuling('misdeal', rulesOf.wrongFirstSeat), {
    misdeal: isVoid,
  })
  byBooks(at('deal'), { type: 'DealtOutOfSequence', seat: 2, before: 1 }, oneRuling('misdeal', rulesOf.wrongOrder), {
    misdeal: isVoid,
  })
  byBooks(at('deal'), { type: 'PlayerDealtOut', seat: 9, atTheTable: true }, oneRuling('misdeal', rulesOf.dealtOut), {
    misdeal: isVoid,
  })
  byBooks(
    at('deal'),
    { type: 'DealtToEmptySeat', seat: 9 },
    { ...oneRuling('misdeal', rulesOf.emptySeat), wsop: ['play-on', ...rulesOf.emptySeat.wsop] },
    { misdeal: isVoid, 'play-on': as },
  )
  byBooks(at('deal'), { type: 'ButtonWrongThisDeal', should: 2 }, oneRuling('misdeal', rulesOf.buttonWrong), {
    misdeal: isVoid,
  })

  const flashed = { seat: 3, card: '4d', by: 'dealer' } as const
  byBooks(at('deal'), { type: 'CardExposed', ...flashed }, oneRuling('card-kept', rulesOf.exposed), { 'card-kept': as })
  byBooks(at('deal'), { type: 'CardOffTable', ...flashed }, oneRuling('card-kept', rulesOf.exposed), {
    'card-kept': as,
  })
  byBooks(at('deal'), { type: 'CardOffTable', ...flashed, by: 'player' }, oneRuling('play-on', rulesOf.dropped), {
    'play-on': as,
  })
  const boxed = ['wsop/23a', 'wsop/23a-two', 'wsop/23a-play'] as const
  byBooks(
    at('deal'),
    { type: 'BoxedCard', where: 'hand', seat: 3, card: '4d' },
    oneRuling('misdeal', { rrp: boxed, wsop: [...boxed, 'wsop/23a-late'] }),
    { misdeal: isVoid },
  )
  byBooks(at('deal'), { type: 'JokerFound', seat: 3 }, oneRuling('card-replaced', rulesOf.joker), {
    'card-replaced': table =>
      table.holds({ 3: '4c 7d Th Ks 5c' }).has({ mending: expect.objectContaining({ aside: ['4d'] }) }),
  })
  byBooks(at('deal'), { type: 'ForeignCard', where: 'hand', card: '2c' }, oneRuling('deal-void', rulesOf.foreign), {
    'deal-void': isVoid,
  })
  byBooks(at('deal'), { type: 'DuplicateCard', card: '2c' }, oneRuling('deal-void', rulesOf.duplicate), {
    'deal-void': isVoid,
  })
  byBooks(at('deal'), { type: 'CardMissing', has: 51 }, oneRuling('result-stands', rulesOf.missing), {
    'result-stands': as,
  })
  byBooks(
    at('deal'),
    { type: 'KnownBadDeck', seat: 3, wagered: false, fault: 'duplicate' },
    { ...oneRuling('deal-void', rulesOf.duplicate), web: ['forfeited', 'web/irregularities/5'] },
    { 'deal-void': isVoid, forfeited: isVoid },
  )
  const first = 'deal; lays / 2c 2d / 5d 8h Js; lays / 3c 3d / 6d 9h Qs; lays / 4c 4d / 7d Th Ks'
  byBooks(at(first), { type: 'StubFouled' }, oneRuling('deck-rebuilt', rulesOf.stubFouled), {
    'deck-rebuilt': table => table.plays('reshuffle Kc Kd Kh; deal').holds({ 1: 'Kc', 2: 'Kd', 3: 'Kh' }),
  })
  byBooks(
    at(first),
    { type: 'WrongNumberSet', seat: 2, set: 4 },
    oneRuling('fouled', { rrp: ['wsop/349a'], wsop: ['wsop/349a', 'wsop/110h'] }),
    { fouled: table => table.tells({ type: 'HandKilled', seat: 2, why: 'wrong-number-set' }) },
  )
  // front to back as far as there is room
  byBooks(at('deal'), { type: 'ClockExpired', seat: 1 }, oneRuling('placed-front-most', only('wsop/351')), {
    'placed-front-most': table => {
      expect(table.deal.players[0]!.rows).toEqual([['2c', '5d', '8h'], ['Js', '2d'], []])
      return table.holds({ 1: '' }).has({ turn: 1 })
    },
  })
  // five each, then eight more for seat 1: 5c to Qc
  const land = { fantasyland: [{ seat: 1, cards: 13 }], cards: `${DECK} 8c9cTcJcQc` }
  const thirteen = '2c 5d 8h Js 2d 5c 6c 7c 8c 9c Tc Jc Qc'
  byBooks(
    at('deal', land),
    { type: 'FantasylandMiscount', seat: 1, has: 12 },
    oneRuling('filled-up', only('wsop/352d2')),
    {
      'filled-up': table => table.holds({ ...hands, 1: thirteen }),
    },
  )
  byBooks(
    at('deal', land),
    { type: 'FantasylandMiscount', seat: 1, has: 14 },
    oneRuling('floor: cards-returned, misdeal', only('wsop/352d', 'wsop/352d1')),
    { 'cards-returned': table => table.holds({ ...hands, 1: thirteen }), misdeal: isVoid },
  )
})

/** Seat 1 wins every row from both, seat 2 every row from seat 3. */
const plan = {
  1: 'Ac Ad Ks / Qc Qd Qh 9c 8d / Tc Td Th Ts 2c',
  2: '7c 7s 5s / Jc Jd 7h 6h 4s / 9d 9h 9s 3c 2d',
  3: '8c 7d 2h / 6c 6d Ah 5h 3s / 4c 4d 4h Js 3d',
}

const setAtOnce: readonly Case[] = casesAt('Chinese poker for three: rows that are shown', byBooks => {
  const shown = (book: BookId): Table => {
    const way = layOut(plan)
    return given({
      form: 'chinese-poker',
      book,
      seats: 3,
      cards: Object.values(plan).join(' ').replaceAll('/', ''),
    }).plays(deal => (deal.phase === 'streets' ? way(deal) : undefined))
  }
  // three rows and three more from each of the others for seat 1, 10 a point, and the same for seat 2 from seat 3
  const speaks = (table: Table) => table.plays('award').won({ 1: 120, 2: 0, 3: -120 })
  byBooks(
    shown,
    { type: 'MiscalledHand', seat: 1, called: 'a flush', intentional: false, fouled: [] },
    oneRuling('cards-speak', rulesOf.cardsSpeak),
    { 'cards-speak': speaks },
  )
  // 2d went to seat 1 instead of seat 2; the floor picks the third of the fourteen, Ks, to go over
  byBooks(
    (book: BookId) =>
      given({ form: 'chinese-poker', book, seats: 3, cards: Object.values(plan).join(' ').replaceAll('/', '') }).plays(
        'deal',
      ),
    { type: 'FourteenAndTwelve', fourteen: 1, twelve: 2, picked: 3 },
    oneRuling('corrected', only('wsop/344')),
    {
      corrected: table =>
        table.holds({
          1: 'Ac Ad Qc Qd Qh 9c 8d Tc Td Th Ts 2c 2d',
          2: '7c 7s 5s Jc Jd 7h 6h 4s 9d 9h 9s 3c Ks',
        }),
    },
  )
  byBooks(shown, { type: 'PairNotAnnounced', seat: 1, fouled: [] }, oneRuling('cards-speak', rulesOf.cardsSpeak), {
    'cards-speak': speaks,
  })
})

/** What goes wrong in open-face Chinese and Chinese poker. */
export const chineseForms: readonly Case[] = [...openFace, ...setAtOnce]
