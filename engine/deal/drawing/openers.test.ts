import { describe, expect, test } from 'vitest'
import type { House } from '../../rulebooks/house.ts'
import { across } from '../../testing/across.ts'
import { given, type Setup } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'
import type { Table } from '../../testing/table.ts'
import { provesOpeners } from './openers.ts'

/** Jacks or better, 10-20 with an ante of 2, cards named as they are seen. */
const realCards = (seats: Setup['seats'] = 5, more: Partial<Setup> = {}): Table =>
  given({ form: 'jacks-or-better', seats, realCards: true, book: 'uspa', ...more }).plays('deal')
const jacks = (cards: Setup['cards'], more: Partial<Setup> = {}): Table =>
  given({ form: 'jacks-or-better', seats: 3, cards: cards ?? {}, book: 'uspa', ...more }).plays('deal')
const house = (overrides: House['overrides']): House => ({ name: 'the house', book: 'uspa', overrides })

describe('false openers shown before the draw', () => {
  rule('uspa/3.2.9.5.2', 'a player who has not acted may open; the hand is dead and its opening bet stays', () => {
    const shown = realCards().plays('1 checks; 2 bets 10; 3 folds; 2 declares false openers')
    shown
      .tells({ type: 'FalseOpenersShown', seat: 2, potPlays: false, back: [], rules: ['uspa/3.2.9.5.2'] })
      .offers({ seat: 4, check: true, wager: { sizes: [10, 20] } })
      .pot(20)
    shown
      .plays('4 checks; 5 bets 10')
      .tells({ type: 'Bet', seat: 5 })
      // the one who passed may call and raise, though they could not open
      .offers({ seat: 1, callTo: 10, wager: { sizes: [20] } })
  })
  rule(
    'uspa/3.2.9.5.2',
    'nobody opens: a caller has their bet back, the first bet and the antes stay for the next deal',
    () => {
      const shown = realCards().plays('1 checks; 2 bets 10; 3 calls; 4 folds; 2 declares false openers')
      shown.tells({ type: 'FalseOpenersShown', seat: 2, back: [{ seat: 3, amount: 10 }] }).offers({ seat: 3 })
      shown
        .plays('3 checks; 5 checks')
        .tells({ type: 'PotCarried', amount: 20 }, { type: 'DealEnded' })
        .won({ 1: -2, 2: -12, 3: -2, 4: -2, 5: -2 })
    },
  )
  test('a player who passed is not asked again', () => {
    realCards(3)
      .plays('1 checks; 2 checks; 3 bets 10; 3 declares false openers')
      .tells({ type: 'PotCarried', amount: 16 })
  })
  rule('uspa/3.2.9.5.4', 'with two callers the others play on for the pot', () => {
    realCards()
      .plays('1 bets 10; 2 calls; 3 calls; 1 declares false openers')
      .tells({ type: 'FalseOpenersShown', potPlays: true, back: [], rules: ['uspa/3.2.9.5.2', 'uspa/3.2.9.5.4'] })
      .offers({ seat: 4, callTo: 10 })
      .plays('4 folds; 5 folds')
      .offers({ due: 'draw', seat: 2 })
      .pot(40)
  })
  rule('uspa/3.2.9.5.4', 'after a raise too; what the opener put in over the opening bet comes back', () => {
    realCards()
      .plays('1 bets 10; 2 raises to 20; 3 folds; 4 folds; 5 folds; 1 raises to 30; 1 declares false openers')
      .tells({ type: 'FalseOpenersShown', seat: 1, potPlays: true, back: [{ seat: 1, amount: 20 }] })
      .plays('award')
      .won({ 1: -12, 2: 18, 3: -2, 4: -2, 5: -2 })
  })
  rule('uspa/3.2.9.5.6', 'once the action before the draw is done they take nothing back', () => {
    const done = realCards(3).plays('1 bets 10; 2 raises to 20; 3 folds; 1 raises to 30; 2 calls; 1 draws 3')
    done
      .plays('1 declares false openers')
      .tells({ type: 'FalseOpenersShown', back: [], rules: ['uspa/3.2.9.5.2', 'uspa/3.2.9.5.6', 'uspa/3.2.9.5.4'] })
      .plays('award')
      .won({ 1: -32, 2: 34, 3: -2 })
  })
  rule(
    'uspa/3.2.9.5.2',
    'all others have folded: nobody can open, the first bet and the antes stay for the next deal',
    () => {
      realCards(3)
        .plays('1 bets 10; 2 folds; 3 folds; 1 declares false openers')
        .tells(
          { type: 'FalseOpenersShown', seat: 1, potPlays: false, back: [], forfeited: 10, rules: ['uspa/3.2.9.5.2'] },
          { type: 'PotCarried', amount: 16, rules: ['uspa/3.2.9.5.3'] },
          { type: 'DealEnded' },
        )
        .won({ 1: -12, 2: -2, 3: -2 })
      // their raise was called to the first bet at least: that bet is in the pot already
      realCards(3)
        .plays('1 bets 10; 2 raises to 20; 3 folds; 1 raises to 30; 2 folds; 1 declares false openers')
        .tells({ type: 'FalseOpenersShown', forfeited: 0 }, { type: 'PotCarried', amount: 46 }, { type: 'DealEnded' })
      jacks({ 1: 'Jc Jd 2c 3d 4h' })
        .plays('1 bets 10; 2 folds; 3 folds')
        .refuses('1 declares false openers', 'openers-were-good')
    },
  )
  rule('uspa/3.2.9.5.3', 'all others have folded after the draw: what was in the pot stays for the next deal', () => {
    realCards(2)
      .plays('1 bets 10; 2 calls; 1 draws 3; 2 draws 3; deal; 1 bets 20; 2 folds; 1 declares false openers')
      .tells({ type: 'FalseOpenersShown', forfeited: 0 }, { type: 'PotCarried', amount: 24 }, { type: 'DealEnded' })
      .won({ 1: -12, 2: -12 })
  })
  test('it is not said of openers that were seen, nor by a player who did not open', () => {
    jacks({ 1: 'Jc Jd 2c 3d 4h' }).plays('1 bets 10').refuses('1 declares false openers', 'openers-were-good')
    realCards().plays('1 bets 10').refuses('2 declares false openers', 'did-not-open')
  })
  test('in the middle of the draw the next one is asked', () => {
    realCards(4)
      .plays('1 bets 10; 2 calls; 3 calls; 4 folds; 1 declares false openers')
      .offers({ due: 'draw', seat: 2 })
      .plays('2 draws 1; 3 draws 1; deal')
      .offers({ due: 'betting', seat: 2 })
  })
})

describe('proving openers', () => {
  const called = (): Table => realCards(2).plays('1 bets 10; 2 calls; 1 draws 3; 2 draws 3; deal; around')
  rule('uspa/3.2.9.5.3', 'the opener has the best hand and cannot have had openers: they are not paid', () => {
    called().plays('1 shows Jc Jd 9c 9d 2h; 2 shows 8c 8d 5h 4s 2c; award').awarded('high: 24 to 1')
    called()
      .plays('1 shows Ac Td 9c 8d 7h; 2 shows Kc 8h 5h 4s 2c; award')
      .tells({ type: 'OpenersNotProven', seat: 1, rules: ['uspa/3.2.9.5.3'] })
      .awarded('all: 24 to 2')
  })
  test('of three cards drawn, two kept must show openers by themselves or with two pair of a kind kept', () => {
    const shows = (cards: string): boolean => provesOpeners(called().plays(`1 shows ${cards}`).deal, 0)
    expect(shows('Jc Jd 2h 3h 4h')).toBe(true)
    expect(shows('Tc Td 2h 3h 4h')).toBe(false)
    expect(shows('Ac Kd Qh Jh Th')).toBe(false) // a straight that came with the draw
    expect(shows('Ac Kd Qh Jh ??')).toBe(true) // nobody knows
  })
  test('left alone without proof they leave the pot for the next deal', () => {
    realCards(2)
      .plays('1 bets 10; 2 calls; 1 discards 2c 3c 4c; 2 stands pat; deal 5s; deal Tc Td 9h; 1 bets 20; 2 folds')
      .plays('award')
      .awarded('all: 24 to 1')
  })
  rule('uspa/3.2.9.5.11', 'a player who calls the opener after the draw with nines has nothing back', () => {
    jacks({ 1: 'Jc Jd 2c 3d 4h', 2: '9c 9d 2d 3h 4s' }, { seats: 2 })
      .plays('1 bets 10; 2 calls; all stand pat; 1 bets 20; 2 calls; showdown')
      .awarded('high: 64 to 1')
      .won({ 1: 32, 2: -32 })
  })
})

describe('splitting openers', () => {
  const cards = { 1: 'Jc Jd Td 9d 8d', 2: '9c 9h 2d 3h 4s', 3: 'Kc Qh 5s 6s 3c', drawn: 'Qd' }
  const opened = (book: Setup['book'] = 'uspa'): Table =>
    jacks(cards, { book: book ?? 'uspa' }).plays('1 bets 10; 2 calls; 3 folds')
  rule('uspa/3.2.9.5.9', 'must be said; the discards lie under a chip and are shown when the deal is over', () => {
    const split = opened()
      .refuses('1 discards Jc', 'splitting-not-declared', { rules: ['uspa/3.2.9.5.9', 'uspa/3.2.9.5.10'] })
      .plays('1 splits Jc')
      .tells({ type: 'Discarded', seat: 1, split: true })
      .has({ underChip: ['Jc'], fresh: [] })
    split
      .plays('2 stands pat; deal; around; showdown')
      .tells({ type: 'DiscardsExposed', seat: 1, cards: ['Jc'] }, { type: 'PotAwarded' })
      .awarded('high: 26 to 1, straight flush, queen high')
  })
  rule('uspa/3.2.9.5.9', 'hand and discards together cannot have held openers: the pot is lost', () => {
    const split = realCards(2).plays('1 bets 10; 2 calls; 1 splits Kc; 2 stands pat; deal; around')
    split
      .plays('1 shows 8h 7h 5h 4h 2h; 2 shows 9c 9h 2d 3h 4s; award')
      .tells({ type: 'DiscardsExposed', cards: ['Kc'] }, { type: 'OpenersNotProven', seat: 1 })
      .awarded('all: 24 to 2')
    split.plays('1 shows Kh 7h 5h 4h 2h; 2 shows 9c 9h 2d 3h 4s; award').awarded('high: 24 to 1')
  })
  across({ rrp: false, uspa: false, hpt: false, web: false, wsop: false }, (book, barred) =>
    rule(book.splittingOpeners.rule, 'is allowed, unless the house does not have it', () => {
      expect(opened(book.id).plays('1 splits Jc').deal.underChip.length === 0).toBe(barred)
      opened({ name: 'strict', book: book.id, overrides: { splittingOpeners: 'no' } }).refuses(
        '1 splits Jc',
        'openers-not-split',
      )
    }),
  )
  rule('uspa/3.2.9.5.10', 'throwing a ten from ace, joker, king, queen of spades keeps aces and is no split', () => {
    const hand = { 1: 'As Jo Ks Qs Tc', 2: '9c 9h 2d 3h 4s' }
    const joker = given({ form: 'draw-high', seats: 2, cards: hand, book: house({ drawOpeners: 'jacks-or-better' }) })
    const table = joker.plays('deal; 1 bets 10; 2 calls')
    table.plays('1 discards Tc').has({ underChip: [] })
    table.refuses('1 discards As Tc', 'splitting-not-declared').refuses('1 discards Jo', 'splitting-not-declared')
  })
  rule('uspa/3.2.9.5.8', 'somebody asks that the opening hand be kept, and it is shown at the end', () => {
    opened()
      .plays('2 asks for openers; 1 discards Td 9d 8d; 2 stands pat; deal')
      .has({ underChip: ['Td', '9d', '8d'] })
      .plays('1 bets 20; 2 folds; award')
      .tells({ type: 'DiscardsExposed', seat: 1, cards: ['Td', '9d', '8d'], rules: ['uspa/3.2.9.5.8'] })
  })
  test('discards that nobody named are believed, or named when they are exposed', () => {
    const split = realCards(2).plays('1 bets 10; 2 calls; 1 splits ??; 2 stands pat; deal; around')
    const shown = split.plays('1 shows 8h 7h 5h 4h 2h; 2 shows 9c 9h 2d 3h 4s')
    shown.plays('award').awarded('high: 24 to 1')
    shown
      .plays('deal Kc')
      .tells({ type: 'DiscardsExposed', cards: ['Kc'] })
      .awarded('all: 24 to 2')
    shown.refuses('deal Kc Kd', 'wrong-number-of-cards').refuses('deal 8h', 'card-twice')
  })
  test('only the opener splits, and nobody sees the cards before the end', () => {
    opened().plays('1 stands pat').refuses('2 splits 9c', 'did-not-open')
    given({ form: 'draw-high', seats: 2 }).plays('deal; 1 bets 10; 2 calls').refuses('1 splits 2c', 'did-not-open')
  })
})
