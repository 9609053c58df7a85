import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Card } from '../../cards/card.ts'
import { deckCards } from '../../cards/deck.ts'
import { type Chance, seeded, shuffled } from '../../cards/shuffle.ts'
import { heldAfter } from '../../forms/check-steps.ts'
import type { Form } from '../../forms/form.ts'
import { forms } from '../../forms/forms.ts'
import { BOOKS } from '../../rulebooks/rule-id.ts'
import { rulebooks } from '../../rulebooks/rulebooks.ts'
import { slowPayouts } from '../../testing/slow-settle.ts'
import { struckBoard } from '../dealing/strike.ts'
import { potsOf } from './pots.ts'
import { type Contender, type Showing, settle } from './settle.ts'

const played = Object.values(forms).filter(form => form.pot.length > 0)

/** A showdown of this form with cards, chips, book and button as they come. */
const anyShowing = (form: Form, chance: Chance): Showing => {
  const count = 2 + chance(Math.min(5, form.seats.most) - 1)
  const seats = shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9], chance).slice(0, count)
  const runs = form.boards > 0 && form.boards < 3 && chance(3) === 0 ? 2 + chance(2) : 1
  const stub = [...shuffled(deckCards(form.deck), chance)]
  const { down, up, either, board } = heldAfter(form.streets.flatMap(street => street.steps))
  const hands: Contender[] = seats.map(seat => ({
    seat,
    down: stub.splice(0, down),
    up: stub.splice(0, up + either),
  }))
  // Equal hands are rare in stud: let the second player often hold the first one's ranks in other suits.
  if (chance(2) === 0) hands[1] = { ...mirrored(hands[0]!, stub), seat: seats[1]! }
  const boards = Array.from({ length: Math.max(1, runs) * form.boards }, () => stub.splice(0, board))
  return {
    form,
    book: rulebooks[BOOKS[chance(BOOKS.length)]!],
    unit: [1, 1, 5][chance(3)]!,
    mixed: chance(3) === 0,
    order: shuffled(seats, chance),
    pots: potsOf(seats.map(seat => ({ seat, paid: 1 + chance(4) * 7, dead: chance(4), folded: false }))),
    hands,
    boards,
    runs,
    struck: form.id === 'derailment' ? [struckBoard(boards)] : [],
  }
}

/** The same ranks in other suits where the stub has them. */
const mirrored = (hand: Contender, stub: Card[]): Contender => {
  const other = (card: Card): Card => {
    const at = stub.findIndex(c => c[0] === card[0])
    return stub.splice(Math.max(0, at), 1)[0]!
  }
  return { seat: hand.seat, down: hand.down.map(other), up: hand.up.map(other) }
}

const payouts = (showing: Showing): ReadonlyMap<number, number> => {
  const taken = new Map<number, number>()
  for (const award of settle(showing)) {
    expect(award.to.reduce((sum, t) => sum + t.amount, 0)).toBe(award.amount)
    for (const { seat, amount } of award.to) taken.set(seat, (taken.get(seat) ?? 0) + amount)
  }
  return taken
}
const noZero = (taken: ReadonlyMap<number, number>) => new Map([...taken].filter(([, amount]) => amount > 0).sort())

describe('every form with a pot', () => {
  test.each(played.map(form => [form.id, form] as const))(
    '%s: chips kept, and as the slow settlement says',
    (_, form) => {
      fc.assert(
        fc.property(fc.integer(), seed => {
          const showing = anyShowing(form, seeded(seed))
          const taken = payouts(showing)
          const inAll = showing.pots.reduce((sum, pot) => sum + pot.amount, 0)
          expect([...taken.values()].reduce((sum, amount) => sum + amount, 0)).toBe(inAll)
          expect(noZero(taken)).toEqual(noZero(slowPayouts(showing)))
        }),
        { numRuns: 60 },
      )
    },
  )

  test('the deal of every showing can be dealt: no card twice', () => {
    for (const form of played) {
      const { hands, boards } = anyShowing(form, seeded(form.id))
      const out = [...hands.flatMap(h => [...h.down, ...h.up]), ...boards.flat()]
      expect(new Set(out).size).toBe(out.length)
    }
  })
})
