import { describe, expect, test } from 'vitest'
import type { Card } from '../../cards/card.ts'
import { cards } from '../../cards/card.ts'
import type { Structure } from '../../forms/form.ts'
import type { FormId } from '../../forms/forms.ts'
import type { House } from '../../rulebooks/house.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'

type Game = readonly [form: FormId, structure: Structure, book: BookId | House]

/** Three hands; the last card of seat 3 is the one that the dealer exposes, and Qs lies on top after the deal. */
const before = ([form, structure, book]: Game, card: Card) => {
  const size = form.startsWith('badugi') ? 4 : 5
  const others = cards('9c 9d 9h 8h 8s Tc Td Th Ts Jc Jd Jh Js Kc Kd').filter(it => it !== card)
  const next = cards('Qs Qh Qd Qc').filter(it => it !== card)
  const top = [...others.slice(0, size * 3 - 1), card, ...next].join(' ')
  const stakes = form === 'draw-high' ? { ante: 1 } : {}
  return given({ form, structure, book, stakes, seats: 3, cards: top })
    .plays('deal')
    .reports({ type: 'CardExposed', seat: 3, card, by: 'dealer' })
}

/** Is the card kept? If not, Qs has come in its place and the card is the burn. */
const keeps = (game: Game, card: Card): boolean => {
  const table = before(game, card)
  const { down } = table.deal.players[2]!
  const kept = down.includes(card)
  table.ruled(kept ? 'card-kept' : 'becomes-the-burn')
  expect(down.at(-1)).toBe(kept ? card : 'Qs')
  expect(table.deal.burns).toEqual(kept ? [] : [card])
  expect(table.deal.mending.pending).toBeNull()
  return kept
}

const kept = (game: Game, text: string): string =>
  cards(text)
    .filter(card => keeps(game, card))
    .join(' ')

const A5_LIMIT = (book: BookId | House): Game => ['ace-to-five-lowball', 'limit', book]
const A5_BIG = (book: BookId, structure: Structure = 'no-limit'): Game => ['ace-to-five-lowball', structure, book]
const LOW_27 = (book: BookId, structure: Structure = 'limit'): Game => ['deuce-to-seven-lowball', structure, book]

describe('a card exposed before the draw', () => {
  for (const [id, book] of [
    ['rrp/11/a5/3', 'rrp'],
    ['uspa/3.2.8.5.2.3', 'uspa'],
  ] as const) {
    rule(id, `limit ace-to-five: 7c is kept, 8d replaced after the deal and the burn of the draw (${book})`, () => {
      expect(kept(A5_LIMIT(book), 'Ac 2c 6c 7c 8d 9s Ks')).toBe('Ac 2c 6c 7c')
      const table = before(A5_LIMIT(book), '8d').plays('3 calls; 1 calls; 2 checks; draw 1 1 1; deal')
      table.lines('…', 'down 1:Qh 2:Qd 3:Qc', 'after the draw: 1 opens').has({ burns: ['8d'] })
      before(A5_LIMIT(book), '7c')
        .plays('3 calls; 1 calls; 2 checks; draw 1 1 1; deal')
        .has({ burns: ['Qs'] })
    })
  }

  for (const [id, book] of [
    ['rrp/11/8', 'rrp'],
    ['uspa/3.2.8.5.1.8', 'uspa'],
  ] as const) {
    rule(
      id,
      `the form decides, and nobody is asked: a six at ace-to-five is kept, at deuce-to-seven not (${book})`,
      () => {
        expect(kept(A5_LIMIT(book), '6c 9s')).toBe('6c')
        expect(kept(LOW_27(book), '6c')).toBe('')
        before(A5_LIMIT(book), '6c').ruled('card-kept').has({ turn: 2 }).offers({ due: 'betting', seat: 3 })
      },
    )
  }

  rule('uspa/3.1.6.13', 'a nine at lowball is replaced automatically, and nobody is asked', () => {
    before(A5_LIMIT('uspa'), '9s').ruled('becomes-the-burn').offers({ due: 'betting', seat: 3 })
  })

  for (const [id, book] of [
    ['rrp/11/27/2', 'rrp'],
    ['uspa/3.2.8.5.3.2', 'uspa'],
  ] as const) {
    rule(id, `deuce-to-seven: 2, 3, 4, 5 and 7 are kept, the six and the ace are not (${book})`, () => {
      expect(kept(LOW_27(book), '2s 3s 4s 5s 6d 7s 8d As Ks')).toBe('2s 3s 4s 5s 7s')
    })
  }

  for (const [id, book] of [
    ['rrp/11/nl/2', 'rrp'],
    ['uspa/3.2.8.5.4.2', 'uspa'],
  ] as const) {
    rule(id, `a six or seven at big-bet ace-to-five is replaced, at limit kept (${book})`, () => {
      expect(kept(A5_BIG(book, 'pot-limit'), '6c 7c')).toBe('')
      expect(kept(A5_LIMIT(book), '6c 7c')).toBe('6c 7c')
    })
  }

  for (const [id, book] of [
    ['rrp/11/nl/2a', 'rrp'],
    ['uspa/3.2.8.5.4.2.1', 'uspa'],
  ] as const) {
    rule(id, `no-limit ace-to-five: from the ace to the five kept, the joker too, others replaced (${book})`, () => {
      expect(kept(A5_BIG(book), 'Ad 2d 3d 4d 5d 6c 7c Ks')).toBe('Ad 2d 3d 4d 5d')
      expect(kept(A5_BIG(book), 'Jo')).toBe('Jo')
    })
  }

  for (const [id, book] of [
    ['rrp/11/nl/2b', 'rrp'],
    ['uspa/3.2.8.5.4.2.2', 'uspa'],
  ] as const) {
    rule(id, `big-bet deuce-to-seven: a seven kept, a six and an ace replaced (${book})`, () => {
      expect(kept(LOW_27(book, 'pot-limit'), '2h 7h 6h Ah')).toBe('2h 7h')
      expect(kept(LOW_27(book, 'no-limit'), '7h 6h')).toBe('7h')
    })
  }

  for (const [id, book] of [
    ['rrp/12/4', 'rrp'],
    ['uspa/3.2.10.5.3', 'uspa'],
  ] as const) {
    rule(id, `draw high: it stays with the player, whatever it is (${book})`, () => {
      expect(kept(['draw-high', 'limit', book], 'Qh Kh 2c')).toBe('Qh Kh 2c')
    })
  }

  for (const [id, book] of [
    ['rrp/16/8', 'rrp'],
    ['uspa/app2/8', 'uspa'],
  ] as const) {
    rule(id, `a house that keeps no more than a five at limit: a six is replaced, a five kept (${book})`, () => {
      const house = { name: 'strict', book, overrides: { aceToFiveLimitKeepExposedUpTo: 5 } } as const
      expect(kept(A5_LIMIT(book), '5c 6c')).toBe('5c 6c')
      expect(kept(A5_LIMIT(house), '5c 6c')).toBe('5c')
    })
  }

  rule('wsop/283', '5s is replaced when the deal is complete, and is the burn', () => {
    expect(kept(A5_LIMIT('wsop'), 'As 5s 7c')).toBe('')
    before(A5_LIMIT('wsop'), '5s')
      .ruled('becomes-the-burn', { rules: ['wsop/283'] })
      .has({ burns: ['5s'] })
  })

  test.each([
    ['wsop/273', 'archie', 'limit'],
    ['wsop/287', 'deuce-to-seven-triple-draw', 'limit'],
    ['wsop/290', 'ace-to-five-lowball', 'no-limit'],
    ['wsop/302', 'badugi', 'limit'],
    ['wsop/311', 'baduci', 'limit'],
    ['wsop/321', 'badaci', 'limit'],
  ] as const)('%s: every card exposed in the deal of %s at %s is replaced', (id, form, structure) => {
    expect(kept([form, structure, 'wsop'], '2c 5c 7c')).toBe('')
    expect(before([form, structure, 'wsop'], '2c').events).toContainEqual(
      expect.objectContaining({ type: 'RulingGiven', rules: expect.arrayContaining([id]) }),
    )
  })

  test('a second exposed card is a misdeal; by the older custom it is only replaced, and the first is the burn', () => {
    const second = { type: 'CardExposed', seat: 2, card: 'Jd', by: 'dealer' } as const
    before(A5_LIMIT('rrp'), '8d').reports(second).ruled('misdeal')
    const list = {
      list: 'order-and-exposure-play-on',
      boxedCards: true,
      shortHand: 'filled-before-first-act',
      buttonShort: 'filled-until-draw',
    } as const
    const house = { name: 'old', book: 'rrp', overrides: { lowballMisdealRules: list } } as const
    const table = before(A5_LIMIT(house), '8d').reports(second).ruled('card-replaced')
    table.holds({ 2: '9d 8s Th Kc Qh', 3: '9h Tc Ts Jh Qs' }).has({ burns: ['8d'], muck: ['Jd'] })
  })
})

/** Seats 2, 4 and 6 draw two, one and one; 3h is the second card of seat 2, and Qc lies on top when all have drawn. */
const drawn = (form: FormId, structure: Structure, book: BookId) => {
  const opened = given({
    form,
    structure,
    book,
    stakes: form === 'draw-high' ? { ante: 1 } : {},
    seats: { 2: 500, 4: 500, 6: 500 },
    cards: { 2: '9c Tc Jd Kc 8h', 4: '9d Td Js Kd 8s', 6: '9h Th Jh Kh 8d', drawn: '2c 3h 4c 5c', rest: 'Qc Qd Qh Qs' },
  }).plays('deal')
  const open = form === 'draw-high' ? '2 bets 10; 4 calls; 6 calls' : '6 calls; 2 calls; 4 checks'
  return opened.plays(`${open}; 2 draws 2; 4 draws 1; 6 draws 1; deal`)
}

const flipped = (seat: number, card: Card) => ({ type: 'CardExposed', seat, card, by: 'dealer' }) as const

describe('a card exposed on the draw', () => {
  for (const [id, form, structure, book] of [
    ['rrp/11/9', 'ace-to-five-lowball', 'limit', 'rrp'],
    ['uspa/3.2.8.5.1.9', 'ace-to-five-lowball', 'limit', 'uspa'],
    ['rrp/11/nl/3', 'deuce-to-seven-lowball', 'no-limit', 'rrp'],
    ['uspa/3.2.8.5.4.3', 'deuce-to-seven-lowball', 'no-limit', 'uspa'],
    ['rrp/12/8', 'draw-high', 'limit', 'rrp'],
    ['uspa/3.2.10.5.8', 'draw-high', 'limit', 'uspa'],
  ] as const) {
    rule(id, `not kept, however good: replaced when all have drawn (${form}, ${structure}, ${book})`, () => {
      const table = drawn(form, structure, book).holds({ 2: 'Jd Kc 8h 2c 3h' })
      table.lines('…', 'burn 2d', 'down 2:2c 2:3h 4:4c 6:5c', 'after the draw: 2 opens')
      const ruled = table.reports(flipped(2, '3h')).ruled('card-replaced').holds({ 2: 'Jd Kc 8h 2c' })
      ruled.offers({ due: 'dealer', act: { do: 'replace', cards: 1 } })
      ruled
        .plays('deal')
        .lines('down 2:Qc', 'after the draw: 2 opens')
        .holds({ 2: 'Jd Kc 8h 2c Qc', 4: 'Td Js Kd 8s 4c' })
      drawn(form, structure, book).reports(flipped(4, '4c')).plays('deal').lines('down 4:Qc', '…')
    })
  }

  rule(
    'wsop/lowball-exposed-one',
    "seat 2's 3h: the top card comes in its place, and it is the burn of the next draw",
    () => {
      const table = drawn('deuce-to-seven-triple-draw', 'limit', 'wsop').reports(flipped(2, '3h'))
      table.ruled('becomes-the-burn').has({ burns: ['2d', '3h'] })
      const after = table.plays('deal').lines('down 2:2h', 'first draw: 2 opens')
      after
        .plays('all check; 2 draws 1; 4 draws 1; 6 stands pat; deal')
        .lines('…', 'down 2:2s 4:Qc', 'second draw: 2 opens')
      drawn('deuce-to-seven-triple-draw', 'limit', 'wsop')
        .plays('all check; 2 draws 1; 4 draws 1; 6 stands pat; deal')
        .lines('…', 'burn 2h', 'down 2:2s 4:Qc', 'second draw: 2 opens')
    },
  )

  rule('wsop/lowball-exposed-two', 'with two of them both are replaced, one is the burn and the other out', () => {
    const table = drawn('badugi', 'limit', 'wsop')
    const one = table.deal.players[0]!.down.at(-1)!
    const other = table.deal.players[1]!.down.at(-1)!
    const [first, second] = table.deal.deck.slice(table.deal.next)
    const ruled = table.reports(flipped(2, one)).reports(flipped(4, other)).ruled('card-replaced')
    ruled.has({ burns: [expect.anything(), one], discards: expect.arrayContaining([other]) })
    ruled.plays('deal').lines(`down 2:${first} 4:${second}`, 'first draw: 2 opens')
  })

  test.each([
    ['wsop/273', 'archie', 'limit'],
    ['wsop/287', 'deuce-to-seven-triple-draw', 'limit'],
    ['wsop/290', 'ace-to-five-lowball', 'pot-limit'],
    ['wsop/302', 'badugi', 'limit'],
    ['wsop/311', 'baduci', 'limit'],
    ['wsop/321', 'badaci', 'limit'],
  ] as const)(
    '%s: pushed, a drawn card that flips is replaced; pitched as they wished, it is kept (%s, %s)',
    (id, form, structure) => {
      const table = drawn(form, structure, 'wsop')
      const card = table.deal.players[1]!.down.at(-1)!
      const pushed = table.reports(flipped(4, card))
      expect(pushed.events).toContainEqual(
        expect.objectContaining({ type: 'RulingGiven', rules: expect.arrayContaining([id]) }),
      )
      const top = pushed.deal.deck[pushed.deal.next]!
      expect(pushed.plays('deal').deal.players[1]!.down).toEqual([...table.deal.players[1]!.down.slice(0, -1), top])
      const pitched = table.reports({ ...flipped(4, card), pitched: true }).ruled('card-kept')
      expect(pitched.deal.players[1]!.down).toEqual(table.deal.players[1]!.down)
      expect(pitched.deal.turn).toBe(table.deal.turn)
    },
  )

  test('elsewhere it is replaced even if they asked to have their cards pitched', () => {
    drawn('ace-to-five-lowball', 'limit', 'rrp')
      .reports({ ...flipped(2, '3h'), pitched: true })
      .ruled('card-replaced')
  })

  test('once somebody has acted since the draw it plays', () => {
    drawn('ace-to-five-lowball', 'limit', 'rrp')
      .plays('2 checks')
      .reports(flipped(4, '4c'))
      .ruled('play-on')
      .holds({ 4: 'Td Js Kd 8s 4c' })
    drawn('deuce-to-seven-triple-draw', 'limit', 'wsop').plays('all check').reports(flipped(4, '4c')).ruled('play-on')
  })

  test('all are all-in: it is replaced before the hands are shown', () => {
    const table = given({
      form: 'ace-to-five-lowball',
      seats: { 2: 10, 4: 10, 6: 10 },
      cards: { 2: '9c Tc Jd Kc 8h', 4: '9d Td Js Kd 8s', 6: '9h Th Jh Kh 8d', drawn: '2c 3h 4c 5c', rest: 'Qc Qd' },
    }).plays('deal; 6 calls; 2 calls; 2 draws 2; 4 draws 1; 6 draws 1; deal')
    table
      .has({ phase: 'showdown' })
      .reports(flipped(2, '3h'))
      .has({ phase: 'streets' })
      .plays('deal')
      .holds({ 2: 'Jd Kc 8h 2c Qc' })
  })
})
