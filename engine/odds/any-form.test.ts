import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Card } from '../cards/card.ts'
import { deckCards, decks } from '../cards/deck.ts'
import { type Chance, seeded, shuffled } from '../cards/shuffle.ts'
import { struckBoard } from '../deal/dealing/strike.ts'
import { settle } from '../deal/pots/settle.ts'
import { heldAfter } from '../forms/check-steps.ts'
import type { Form } from '../forms/form.ts'
import { forms } from '../forms/forms.ts'
import { combinations } from '../ranking/combinations.ts'
import { rulebooks } from '../rulebooks/rulebooks.ts'
import { equity } from './equity.ts'
import type { Equity, Question } from './question.ts'
import { PARTS_OF_A_POT } from './tally.ts'

const played = Object.values(forms).filter(form => form.pot.length > 0)

type Dealt = {
  readonly hands: readonly { readonly down: readonly Card[]; readonly up: readonly Card[] }[]
  readonly boards: readonly (readonly Card[])[]
}

/** A showdown of two to four hands, often with equal ranks. */
const anyDeal = (form: Form, chance: Chance, most = 4): Dealt & { readonly stub: readonly Card[] } => {
  const stub = [...shuffled(deckCards(form.deck), chance)]
  const { down, up, either, board } = heldAfter(form.streets.flatMap(street => street.steps))
  const count = 2 + chance(Math.min(most, form.seats.most) - 1)
  const hands = Array.from({ length: count }, () => ({ down: stub.splice(0, down), up: stub.splice(0, up + either) }))
  const like = (card: Card): Card =>
    stub.splice(
      Math.max(
        0,
        stub.findIndex(c => c[0] === card[0]),
      ),
      1,
    )[0]!
  if (chance(2) === 0) hands[1] = { down: hands[0]!.down.map(like), up: hands[0]!.up.map(like) }
  const boards = Array.from({ length: form.boards }, () => stub.splice(0, board))
  const out = [...hands.flatMap(hand => [...hand.down, ...hand.up]), ...boards.flat()]
  return { hands, boards, stub: shuffled(deckCards(form.deck), chance).filter(card => !out.includes(card)) }
}

/** What each hand takes of a pot that every tie divides evenly. */
const settled = (form: Form, { hands, boards }: Dealt): readonly number[] => {
  const seats = hands.map((_, i) => i + 1)
  const won = hands.map(() => 0)
  const awards = settle({
    form,
    book: rulebooks.rrp,
    unit: 1,
    mixed: false,
    order: seats,
    pots: [{ amount: PARTS_OF_A_POT, seats }],
    hands: hands.map((hand, i) => ({ seat: i + 1, ...hand })),
    boards,
    runs: 1,
    struck: form.id === 'derailment' ? [struckBoard(boards)] : [],
  })
  for (const { to } of awards) for (const { seat, amount } of to) won[seat - 1]! += amount
  return won
}

const answered = (question: Question, options = {}): Equity => {
  const answer = equity(question, options)
  if (!answer.ok) throw new Error(answer.refusal.why)
  return answer
}

const asked = (form: Form, { hands, boards }: Dealt): Question => ({
  form,
  hands: hands.map(({ down, up }) => ({ cards: down, up })),
  boards,
})

describe.each(played.map(form => [form.id, form] as const))('%s', (_, form) => {
  test('a full showdown is settled as the pot would be', () => {
    fc.assert(
      fc.property(fc.integer(), seed => {
        const deal = anyDeal(form, seeded(seed))
        const { exact, deals, hands } = answered(asked(form, deal))
        const won = settled(form, deal)
        expect({ exact, deals, won: hands.map(hand => hand.won) }).toEqual({ exact: true, deals: 1, won })
        expect(hands.map(hand => hand.win)).toEqual(won.map(parts => (parts === PARTS_OF_A_POT ? 1 : 0)))
        expect(hands.map(hand => hand.tie)).toEqual(won.map(parts => (parts % PARTS_OF_A_POT > 0 ? 1 : 0)))
        for (const hand of hands) expect(hand.shares.reduce((sum, share) => sum + share.won, 0)).toBe(hand.won)
      }),
      { numRuns: 25 },
    )
  })

  test('a card to come is every card that is left', () => {
    for (let seed = 0; seed < 2; seed++) {
      const full = anyDeal(form, seeded(`${form.id} ${seed}`), 3)
      const { hands, boards } = full
      const onBoard = boards.length > 0
      // the last card of the last board, or of the first hand
      const missing = onBoard ? boards.at(-1)!.at(-1)! : [...hands[0]!.down, ...hands[0]!.up].at(-1)!
      const cut = (cards: readonly Card[]): readonly Card[] => cards.filter(card => card !== missing)
      const short: Dealt = {
        hands: hands.map(({ down, up }) => ({ down: cut(down), up: cut(up) })),
        boards: boards.map(cut),
      }
      const sums = hands.map(() => 0)
      const left = [...full.stub, missing]
      for (const card of left) {
        const put = (cards: readonly Card[]): readonly Card[] => cards.map(each => (each === missing ? card : each))
        const deal: Dealt = {
          hands: hands.map(({ down, up }) => ({ down: put(down), up: put(up) })),
          boards: boards.map(put),
        }
        settled(form, deal).forEach((won, i) => {
          sums[i]! += won
        })
      }
      const { deals, hands: counted } = answered(asked(form, short))
      expect({ deals, won: counted.map(hand => hand.won) }).toEqual({ deals: left.length, won: sums })
    }
  })
})

describe('every way that cards can come', () => {
  /** Two missing cards here and one there: all of it dealt and settled. */
  const dealtOut = (form: Form, deal: Dealt, stub: readonly Card[]) => {
    const { size } = { size: heldAfter(form.streets.flatMap(street => street.steps)) }
    const whole = size.down + size.up + size.either
    const sums = deal.hands.map(() => 0)
    let count = 0
    const fill = (hands: Dealt['hands'], at: number, left: readonly Card[]): void => {
      const hand = hands[at]
      if (hand === undefined) {
        count++
        settled(form, { ...deal, hands }).forEach((won, i) => {
          sums[i]! += won
        })
        return
      }
      for (const more of combinations(left, whole - hand.down.length - hand.up.length))
        fill(
          hands.with(at, { ...hand, down: [...hand.down, ...more] }),
          at + 1,
          left.filter(card => !more.includes(card)),
        )
    }
    fill(deal.hands, 0, stub)
    return { deals: count, won: sums }
  }

  test.each(['seven-card-stud', 'razz', 'stud-8', 'razzdugi', 'five-card-stud'] as const)(
    '%s with two cards and one to come',
    id => {
      const form = forms[id]
      const full = anyDeal(form, seeded(id), 2)
      const [one, other] = full.hands
      const deal: Dealt = {
        hands: [
          { down: one!.down.slice(0, -1), up: one!.up.slice(0, -1) },
          { down: other!.down.slice(0, -1), up: other!.up },
        ],
        boards: [],
      }
      const stub = full.stub.slice(0, 14)
      const dead = full.stub.slice(14).concat(one!.down.at(-1)!, one!.up.at(-1)!, other!.down.at(-1)!)
      const { deals, hands } = answered({ ...asked(form, deal), dead })
      expect({ deals, won: hands.map(hand => hand.won) }).toEqual(dealtOut(form, deal, stub))
    },
  )

  test('a common card in stud serves all', () => {
    const deal = { ...anyDeal(forms['seven-card-stud'], seeded('common'), 2), boards: [[]] }
    const hands = deal.hands.map(({ down, up }) => ({ down: down.slice(0, -1), up }))
    const { deals, hands: counted } = answered({ ...asked(forms['seven-card-stud'], { hands, boards: [['??']] }) })
    const left = decks.standard.filter(card => !hands.some(({ down, up }) => down.includes(card) || up.includes(card)))
    const sums = [0, 0]
    for (const card of left)
      settled(forms['seven-card-stud'], { hands, boards: [[card]] }).forEach((won, i) => {
        sums[i]! += won
      })
    expect({ deals, won: counted.map(hand => hand.won) }).toEqual({ deals: left.length, won: sums })
  })
})

describe('samples', () => {
  test.each(['omaha', 'stud-8', 'derailment', 'badugi', 'mexican-poker', 'short-deck-holdem'] as const)(
    'of %s come near to the count of every deal',
    id => {
      const form = forms[id]
      const { hands, boards, stub } = anyDeal(form, seeded(`samples ${id}`), 2)
      const deal: Dealt = {
        hands: hands.map(({ down, up }, i) => ({ down: i === 0 ? down.slice(0, -1) : down, up })),
        boards: boards.map(board => board.slice(0, -1)),
      }
      const question: Question = { ...asked(form, deal), dead: stub.slice(boards.length > 1 ? 10 : 20) }
      const exact = answered(question, { exact: true })
      const sampled = answered(question, { samples: 10_000, seed: id })
      expect([exact.exact, sampled.exact, sampled.deals]).toEqual([true, false, 10_000])
      sampled.hands.forEach((hand, i) => {
        expect(hand.error).toBeLessThan(0.01)
        expect(Math.abs(hand.equity - exact.hands[i]!.equity)).toBeLessThanOrEqual(5 * hand.error)
      })
      expect(answered(question, { samples: 10_000, seed: id })).toEqual(sampled)
    },
  )
})
