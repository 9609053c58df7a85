import { describe, expect, test } from 'vitest'
import type { Card } from '../../cards/card.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { across } from '../../testing/across.ts'
import { given, type Setup } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'
import type { Table } from '../../testing/table.ts'
import { view } from '../view.ts'

const noLimit = { form: 'holdem', structure: 'no-limit', size: 10 } as const
/** Seat 3 can call 30 on the turn, and no more. */
const seats = { 1: 100, 2: 100, 3: 40, 4: 100 }
const cards = { 1: 'KcKd', 2: 'AsAd', 3: '8h8s', 4: '5c6d', board: '2c7d9hJc4d' }

/** On the turn: seat 4 has folded, seat 1 is first to act. */
const turn = (book: Setup['book']): Table =>
  given({ ...noLimit, seats, book: book!, cards }).plays(
    'deal; 3 calls; 4 folds; 1 calls; 2 checks; deal; all check; deal',
  )

/** What a viewer sees of the hand of seat 1. */
const sees = (table: Table, seat: number): readonly Card[] =>
  view(table.deal, { seat }).players.find(player => player.seat === 1)!.down
const HIDDEN = ['??', '??']
const OPEN = ['Kc', '??']

/** At which moment the others see it: at once, when the turn is over, when all betting is, or after the deal. */
const seenFrom = (shown: Table, rounds: readonly string[]): string => {
  expect(sees(shown, 3)).toEqual(shown.events.some(event => event.type === 'CardsOpened') ? OPEN : HIDDEN)
  if (sees(shown, 3)[0] === 'Kc') return 'at once'
  let table = shown
  for (const [i, acts] of rounds.entries()) {
    table = table.plays(acts)
    if (sees(table, 3)[0] === 'Kc') return ['round', 'betting', 'deal'][i]!
  }
  return 'never'
}

describe('show one, show all', () => {
  const answers: Readonly<Record<BookId, readonly [now: string, later: string, out: string]>> = {
    rrp: ['at once', 'round', 'betting'],
    uspa: ['at once', 'at once', 'deal'],
    hpt: ['at once', 'round', 'betting'],
    web: ['at once', 'at once', 'deal'],
    wsop: ['at once', 'round', 'betting'],
  }
  const rest = ['all check', 'deal; all check', '1 mucks; 2 mucks; award']
  across(answers, (book, [now, later, out]) =>
    rule(
      book.showOneShowAll.rule,
      `to a player who may yet decide ${now}, to a player who is done ${later}, to a player who folded ${out} (${book.name})`,
      () => {
        const { rules } = book.showOneShowAll
        const first = turn(book.id).plays('1 shows Kc to 2').tells({ type: 'CardsShownTo', seat: 1, to: 2, rules })
        expect(seenFrom(first, rest)).toBe(now)
        // seat 2 has acted, and seat 3 may raise
        const maybe = turn(book.id).plays('1 bets 10; 2 calls; 1 shows Kc to 2')
        expect(seenFrom(maybe, rest)).toBe(now)
        // seat 3 can only call, so seat 2 is done with the turn
        const done = turn(book.id).plays('1 bets 30; 2 calls; 1 shows Kc to 2')
        expect(seenFrom(done, ['3 calls', 'deal; all check', '1 shows; 2 shows; 3 shows; award'])).toBe(later)
        expect(sees(done, 2), 'the player who was shown it has seen it').toEqual(OPEN)
        expect(seenFrom(turn(book.id).plays('1 shows Kc to 4'), rest)).toBe(out)
      },
    ),
  )

  rule(
    'rrp/3/showdown/6',
    'Kc to B who must act: now; who has finished: when the turn ends; who has folded: after the last betting',
    () => {
      turn('rrp')
        .plays('1 shows Kc to 2')
        .tells({ type: 'CardsShownTo', others: 'at-once' }, { type: 'CardsOpened', cards: ['Kc'] })
      const finished = turn('rrp').plays('1 bets 30; 2 calls; 1 shows Kc to 2')
      finished.tells({ type: 'CardsShownTo', others: 'when-the-round-ends' })
      expect(finished.events.map(event => event.type)).not.toContain('CardsOpened')
      finished.plays('3 calls').tells({ type: 'RoundClosed' }, { type: 'CardsOpened', seat: 1, cards: ['Kc'] })
      const folded = turn('rrp')
        .plays('1 shows Kc to 4')
        .tells({ type: 'CardsShownTo', others: 'when-betting-is-over' })
      expect(folded.plays('all check; deal').events.map(event => event.type)).not.toContain('CardsOpened')
      folded
        .plays('all check; deal; all check')
        .tells({ type: 'ShowdownOpened' }, { type: 'CardsOpened', cards: ['Kc'] })
    },
  )

  rule(
    'wsop/148-during',
    'to seat 2 yet to act at once, once seat 2 is done at the end of the round, to folded 4 after the last bet',
    () => {
      turn('wsop')
        .plays('1 shows Kc to 2')
        .tells({ type: 'CardsOpened', seat: 1, cards: ['Kc'] })
      const acted = turn('wsop').plays('1 bets 30; 2 calls; 1 shows Kc to 2')
      expect(sees(acted, 3)).toEqual(HIDDEN)
      expect(sees(acted.plays('3 calls'), 3)).toEqual(OPEN)
      const folded = turn('wsop').plays('1 shows Kc to 4; all check; deal; 1 bets 10; 2 calls')
      expect(sees(folded, 3)).toEqual(HIDDEN)
      expect(sees(folded.plays('3 calls'), 3)).toEqual(OPEN)
    },
  )

  for (const [id, book] of [
    ['rrp/3/showdown/6', 'rrp'],
    ['rrp/3/showdown/6', 'hpt'],
    ['wsop/148-during', 'wsop'],
  ] as const) {
    rule(id, `all see it at once while anybody still to act could raise the player who saw it (${book})`, () => {
      const opened = { type: 'CardsOpened', seat: 1, cards: ['Kc'] } as const
      turn(book).plays('1 checks; 2 checks; 1 shows Kc to 2').tells({ type: 'CardsShownTo', others: 'at-once' }, opened)
      turn(book).plays('1 bets 10; 2 calls; 1 shows Kc to 2').tells({ type: 'CardsShownTo', others: 'at-once' }, opened)
      turn(book).plays('1 bets 10; 2 calls; 1 shows Kc to 3').tells({ type: 'CardsShownTo', others: 'at-once' }, opened)
    })
  }

  rule('rrp/3/showdown/6', 'after the deal what one was shown may be seen by all, and the other card by nobody', () => {
    const over = turn('rrp').plays('1 bets 10; 2 folds; 3 folds; award')
    expect(sees(over, 2)).toEqual(HIDDEN)
    const shown = over.plays('1 shows Kc to 2')
    expect(sees(shown, 3)).toEqual(OPEN)
    shown.refuses('3 asks to see 1', 'rest-stays-hidden', { rules: ['rrp/3/showdown/6'] })
    over.refuses('3 asks to see 1', 'deal-is-over')
  })

  rule('wsop/148', 'after a deal cards shown to one may be seen by all', () => {
    const over = turn('wsop').plays('1 bets 10; 2 folds; 3 folds; award; 1 shows Kc Kd to 2')
    expect(sees(over, 3)).toEqual(['Kc', 'Kd'])
  })

  rule('wsop/148-partial', 'omaha: seat 6 shows one ace after winning, and is asked for all four cards', () => {
    const omaha = given({ form: 'omaha', book: 'wsop', seats: { 2: 100, 6: 100 }, cards: { 6: 'AsKs7d7c' } }).plays(
      'deal; 6 raises; 2 folds; award; 6 shows As to 2',
    )
    expect(view(omaha.deal, 'rail').players[1]!.down).toEqual(['As', '??', '??', '??'])
    const asked = omaha.plays('2 asks to see 6').tells({ type: 'CardsOpened', seat: 6, cards: ['Ks', '7d', '7c'] })
    expect(view(asked.deal, 'rail').players[1]!.down).toEqual(['As', 'Ks', '7d', '7c'])
  })

  test('a card that has gone into the muck since is still shown when it is due', () => {
    const gone = turn('rrp').plays('1 bets 30; 2 calls; 1 shows Kc to 2; 3 calls; deal; 1 folds')
    expect(view(gone.deal, 'rail').showings).toEqual([{ seat: 1, cards: ['Kc'] }])
  })

  test('when everybody is all-in the betting is over, with the board still to come', () => {
    const allIn = turn('rrp').plays('1 all-in; 2 calls; 1 shows Kc to 4')
    expect(sees(allIn, 3)).toEqual(HIDDEN)
    expect(sees(allIn.plays('3 folds'), 3)).toEqual(OPEN)
  })

  test('cards that are not held are not shown, nor to themselves', () => {
    turn('rrp')
      .refuses('1 shows As to 2', 'card-not-held', { card: 'As' })
      .refuses('4 shows 5c to 1', 'wrong-number-of-cards')
    turn('rrp').refuses('1 shows Kc to 1', 'nothing-to-see').refuses('9 shows Kc to 1', 'not-dealt-in')
  })

  test('a house may want all of a hand shown', () => {
    const house = { name: 'all', book: 'rrp', overrides: { showOneShowAllPartial: 'all' } } as const
    turn(house)
      .plays('1 shows Kc to 2')
      .tells({ type: 'CardsOpened', cards: ['Kc', 'Kd'] })
  })
})
