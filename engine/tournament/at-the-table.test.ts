import { describe, expect } from 'vitest'
import { view } from '../deal/view.ts'
import { given } from '../testing/given.ts'
import { houseWith } from '../testing/house-with.ts'
import { rule } from '../testing/rule.ts'
import { inSeats, placed } from '../testing/seats-scene.ts'
import { placardOf, tableScene } from '../testing/table-scene.ts'

const event = (book: 'rrp' | 'uspa' | 'hpt', ...seats: readonly number[]) =>
  tableScene(placardOf(book, { setting: 'tournament' }), inSeats(...seats))

describe('rules of the table in an event', () => {
  rule('rrp/15/1', 'a misdeal is ruled as in a cash game', () => {
    const ruledIn = (setting: 'cash' | 'tournament') => {
      const dealt = given({ form: 'holdem', seats: 9, setting, cards: { 1: 'AsKs' } }).plays('deal')
      return dealt.reports({ type: 'CardExposed', seat: 1, card: 'As', by: 'dealer' })
    }
    const rules = ['rrp/3/misdeals/2a', 'rrp/5/1'] as const
    for (const setting of ['cash', 'tournament'] as const) ruledIn(setting).ruled('misdeal', { rules: [...rules] })
  })

  for (const [id, book] of [
    ['rrp/15/19', 'rrp'],
    ['uspa/3.3.2.17', 'uspa'],
  ] as const)
    rule(id, 'too short for a blind one plays for what is left, and owes nothing after winning', () => {
      const cards = { 1: '2c7d', 2: 'AsAh', 3: 'KsKh', board: 'QhJd9c4s3s' }
      given({
        form: 'holdem',
        structure: 'no-limit',
        size: 400,
        book,
        setting: 'tournament',
        seats: { 1: 1000, 2: 150, 3: 1000 },
        cards,
      })
        .tells({ type: 'Posted', seat: 2, amount: 150, due: 400 })
        .plays('deal; 3 calls; 1 folds; deal; around; deal; around; deal; around; showdown')
        // 150 of each of three: no extra 250 is taken from it
        .stacks({ 2: 450 })
    })

  for (const [id, book] of [
    ['rrp/15/30', 'rrp'],
    ['uspa/3.3.2.23', 'uspa'],
  ] as const)
    rule(id, 'the big blind busts: no small blind, then a dead button on the empty seat; all pay every blind', () => {
      const dealt = event(book, 1, 2, 3, 4, 5).deal()
      expect(placed(dealt)).toBe('button 1, blinds 2 3')
      const next = dealt.gives({ type: 'Leave', player: 'p3' }).deal()
      expect(placed(next)).toBe('button 2, blinds - 4')
      expect(placed(next.deal())).toBe('button 3, blinds 4 5')
    })

  for (const [id, book] of [
    ['rrp/15/31', 'rrp'],
    ['uspa/3.3.2.25', 'uspa'],
    ['hpt/rrp7/15/31', 'hpt'],
  ] as const)
    rule(id, 'with two left the button has the small blind; the latest big blind gets it', () => {
      const three = event(book, 1, 2, 3).deal()
      expect(placed(three.gives({ type: 'Leave', player: 'p1' }).deal())).toBe('button 3, blinds 3 2')
    })

  for (const [id, book] of [
    ['rrp/15/29', 'rrp'],
    ['uspa/3.3.2.21', 'uspa'],
  ] as const)
    rule(id, 'a deck changes with the dealer or for a damaged card, and not because a player asks', () => {
      const played = event(book, 1, 2, 3).deals(12).later(120)
      expect(played.refuses({ type: 'ChangeCards', what: 'deck' })).toMatchObject({
        why: 'not-the-time',
        about: 'dealer-change',
      })
      for (const reason of [{ damaged: true }, { newDealer: true }])
        expect(played.gives({ type: 'ChangeCards', what: 'deck', ...reason }).events).toMatchObject([
          { type: 'CardsChanged' },
        ])
      const cash = tableScene(placardOf(book), inSeats(1, 2, 3))
        .deals(12)
        .later(120)
      expect(cash.gives({ type: 'ChangeCards', what: 'deck' }).events).toMatchObject([{ type: 'CardsChanged' }])
    })

  for (const [id, book] of [
    ['rrp/15/34', 'rrp'],
    ['uspa/3.3.2.28', 'uspa'],
  ] as const)
    rule(id, 'an all-in is called and the betting is over: both hands lie face up before the next card', () => {
      const cards = { 1: 'AsAh', 2: 'KsKh', 3: '7c2d', board: 'QhJd9c4s3s' }
      const start = {
        form: 'holdem',
        structure: 'no-limit',
        size: 10,
        seats: { 1: 100, 2: 1000, 3: 1000 },
        cards,
      } as const
      const seen = (table: ReturnType<typeof given>) =>
        view(table.deal, 'rail').players.map(({ down }) => down.join(''))
      const open = given({ ...start, book, setting: 'tournament' }).plays('deal; 3 folds; 1 raises to 100')
      expect(seen(open).filter(hand => hand.includes('As'))).toEqual([])
      const called = open.plays('2 calls')
      expect(seen(called)).toEqual(expect.arrayContaining(['AsAh', 'KsKh']))
      // two who can still bet keep theirs down, and so does everybody in a cash game
      const three = given({ ...start, book, setting: 'tournament' }).plays('deal; 3 raises to 100; 1 calls; 2 calls')
      expect(seen(three).some(hand => hand.includes('As'))).toBe(false)
      const cash = given({ ...start, book }).plays('deal; 3 folds; 1 raises to 100; 2 calls')
      expect(seen(cash).some(hand => hand.includes('As'))).toBe(false)
      const house = houseWith({ tournamentAllInFaceUp: false }, book)
      const down = given({ ...start, book: house, setting: 'tournament' }).plays(
        'deal; 3 folds; 1 raises to 100; 2 calls',
      )
      expect(seen(down).some(hand => hand.includes('As'))).toBe(false)
    })
})
