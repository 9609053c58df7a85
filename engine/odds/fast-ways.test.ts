import { describe, expect, test } from 'vitest'
import { cardOf } from '../cards/card.ts'
import { decks } from '../cards/deck.ts'
import { type Chance, seeded, shuffled } from '../cards/shuffle.ts'
import { type FormId, forms } from '../forms/forms.ts'
import { everyDeal } from './every-deal.ts'
import { type Layout, layOut } from './layout.ts'
import { matchups } from './matchups.ts'
import type { Equity, Question } from './question.ts'
import { rangeBoards } from './range-boards.ts'
import { rankClasses } from './rank-classes.ts'
import { equityOf, tallyOf } from './tally.ts'
import type { Work } from './work.ts'

const laid = (question: Question): Layout => {
  const layout = layOut(question)
  if ('why' in layout) throw new Error(layout.why)
  return layout
}

const counted = (layout: Layout, work: Work | undefined): Equity => {
  if (work === undefined) throw new Error('this way does not go')
  const tally = tallyOf(layout.hands.length, layout.form.pot.length)
  for (let slice = 0; slice < work.slices; slice++) work.run(slice, tally)
  const equity = equityOf(tally.sums(), layout.form, layout.hands.length, work.exact)
  expect(work.deals).toBeCloseTo(equity.deals, 6)
  return equity
}

/** Hands of a form, some boardcards, and this many dead cards that the rest can be dealt out one by one. */
const anyQuestion = (
  id: FormId,
  holecards: number,
  hands: number,
  boardcards: number,
  left: number,
  chance: Chance,
): Question => {
  const deck = [...shuffled(decks.standard, chance)]
  const asked = Array.from({ length: hands }, () => ({ cards: deck.splice(0, holecards) }))
  const board = deck.splice(0, boardcards)
  return { form: id, hands: asked, boards: [board], dead: deck.slice(left) }
}

describe('boards by ranks and flushes are as many as boards one by one', () => {
  const cases = [
    ['holdem', 2, 2, 0],
    ['holdem', 2, 2, 1],
    ['holdem', 2, 3, 0],
    ['holdem', 2, 9, 0],
    ['pineapple', 2, 3, 2],
    ['omaha', 4, 2, 0],
    ['omaha', 4, 4, 2],
    ['omaha-8', 4, 2, 0],
    ['omaha-8', 4, 3, 1],
    ['big-o', 5, 3, 0],
    ['courchevel', 5, 2, 1],
  ] as const
  test.each(cases)('%s with %i holecards, %i hands, %i boardcards known', (id, holecards, hands, boardcards) => {
    for (let seed = 0; seed < 3; seed++) {
      const chance = seeded(`${id} ${hands} ${boardcards} ${seed}`)
      const layout = laid(anyQuestion(id, holecards, hands, boardcards, 14, chance))
      expect(counted(layout, rankClasses(layout))).toEqual(counted(layout, everyDeal(layout)))
    }
  })

  test('suits that are short do not matter: only hearts and spades are left', () => {
    const dead = decks.standard.filter(
      card => (card.endsWith('c') || card.endsWith('d')) && card !== 'Qd' && card !== 'Qc',
    )
    const layout = laid({ hands: ['AhKh', 'QdQc'], dead: dead })
    expect(layout.deck).toHaveLength(24)
    expect(counted(layout, rankClasses(layout))).toEqual(counted(layout, everyDeal(layout)))
  })

  test('other forms do not go by ranks', () => {
    for (const id of ['short-deck-holdem', 'omaha-hi-lo', 'sick-o', 'double-board-omaha', 'drawmaha-high'] as const) {
      const size = id === 'short-deck-holdem' ? 2 : id === 'drawmaha-high' ? 5 : 4
      const hands = [0, 1].map(hand => ({ cards: Array.from({ length: size }, (_, i) => cardOf(20 + 2 * i + hand)) }))
      expect(rankClasses(laid({ form: id, hands }))).toBeUndefined()
    }
  })
})

describe('ranges', () => {
  const questions: readonly (readonly [string, Question])[] = [
    ['before the flop', { hands: ['AA,KhQh:0.5', 'QsQd,JhTd:0.25'] }],
    ['a hand against a range', { hands: ['AhKh', 'QQ,AK'] }],
    ['a hand with an unknown card', { hands: ['Ah??', 'KhKs,AcTc'] }],
    ['ranges with the same holdings', { hands: ['QQ,AKs', 'QQ,AKs'] }],
    ['the very suits', { hands: ['AhKh,AsKs:0.5', 'QsQd,JhTh'] }],
    ['on a flop', { hands: ['TT+,AKs', 'JJ,QhTh,98s'], boards: ['Jh7h2c'] }],
    ['on the river', { hands: ['99+', 'AK,T9s:0.5'], boards: ['Jh7h2c9cAs'] }],
  ]
  const dead = (question: Question): Question => ({
    ...question,
    // a deck that can be dealt out
    dead:
      question.boards === undefined
        ? decks.standard.filter((_, code) => code < 36 && (code < 32 || code % 4 < 2))
        : '2d3d',
  })
  /** Every pair of holdings that can meet, each dealt out by itself. */
  const oneByOne = (layout: Layout): Equity => {
    const tally = tallyOf(2, 1)
    const [one, other] = layout.hands.map(hand => {
      if ('wide' in hand) throw new Error('no range of two cards')
      return 'combos' in hand ? hand.combos : [{ codes: hand.own, weight: 1 }]
    })
    const known = layout.hands.flatMap(hand => ('own' in hand ? hand.own : hand.known))
    for (const mine of one!)
      for (const theirs of other!) {
        const cards = [...mine.codes, ...theirs.codes]
        if (new Set(cards).size < 4) continue
        const hands = [mine, theirs].map(({ codes }) => ({ cards: codes.map(cardOf) }))
        const all = [...layout.deck, ...known]
        const gone = decks.standard.filter((_, code) => !all.includes(code) && !layout.boards[0]!.includes(code))
        const pair = laid({ hands, boards: layout.boards.map(board => board.map(cardOf)), dead: gone })
        const work = everyDeal(pair)
        const weight = mine.weight * theirs.weight
        for (let slice = 0; slice < work.slices; slice++)
          work.run(slice, { ...tally, add: (values, times) => tally.add(values, times * weight) })
      }
    return equityOf(tally.sums(), layout.form, 2, true)
  }
  const rounded = ({ deals, hands }: Equity) => ({
    deals: deals.toFixed(6),
    hands: hands.map(({ win, tie, won }) => [win, tie, won].map(sum => sum.toFixed(4))),
  })

  test.each(questions)('%s: by board, by holding and one by one', (_, question) => {
    const layout = laid(dead(question))
    const answer = rounded(oneByOne(layout))
    expect(rounded(counted(layout, rangeBoards(layout)))).toEqual(answer)
    expect(rounded(counted(layout, matchups(layout)))).toEqual(answer)
  })

  test('boards of like suits count together before the flop', () => {
    const layout = laid({ hands: ['AA', 'KK'] })
    const { deals, hands } = counted(layout, matchups(layout))
    expect([deals, hands[0]!.win, hands[0]!.tie, hands[1]!.win]).toEqual([61_642_944, 50_371_344, 285_228, 10_986_372])
    expect(matchups(laid({ hands: ['random', 'random', 'random'] }))).toBeUndefined()
  })

  test('short deck ranges are dealt out too', () => {
    const layout = laid({ form: forms['short-deck-holdem'], hands: ['AhKh', 'QQ,22'], boards: ['JhTh9c'] })
    const { deals, hands } = counted(layout, matchups(layout))
    expect(deals).toBe(6 * 406)
    const each = (['QcQd', 'QcQh', 'QcQs', 'QdQh', 'QdQs', 'QhQs'] as const).map(cards => {
      const pair = laid({ form: 'short-deck-holdem', hands: ['AhKh', cards], boards: ['JhTh9c'] })
      return counted(pair, everyDeal(pair)).hands[0]!.won
    })
    expect(hands[0]!.won).toBe(each.reduce((sum, won) => sum + won, 0))
  })
})
