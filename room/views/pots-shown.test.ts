import { decks, forms, play, stakesFor, type TableCommand } from '@cardroom/engine'
import type { Play } from '@cardroom/engine/deal'
import { describe, expect, test } from 'vitest'
import { potsShown } from './pots-shown.ts'

/** Three at no-limit hold'em with these chips, the cards out; seat 3 has the button and acts first. */
const dealt = (...chips: readonly [number, number, number]): Play<TableCommand> => {
  const { holdem: form } = forms
  const table = play({
    type: 'StartDeal',
    form,
    stakes: stakesFor(form, 'no-limit', 10),
    button: 3,
    seats: chips.map((stack, i) => ({ seat: i + 1, chips: stack })),
  })
  if (!table.ok) throw new Error(table.refusal.why)
  expect(table.give({ type: 'Shuffle', deck: decks.standard })).toEqual({ ok: true })
  expect(table.give({ type: 'Deal' })).toEqual({ ok: true })
  return table
}

describe('the pots as they lie on the table', () => {
  test('blinds that are not called yet are one pot', () => {
    expect(potsShown(dealt(100, 100, 100).deal)).toEqual([{ amount: 15, seats: [1, 2, 3] }])
  })

  test('a player who is all-in begins a side pot, for which all play who have chips', () => {
    const table = dealt(30, 100, 100)
    expect(table.give({ type: 'Wager', seat: 3, to: 60 })).toEqual({ ok: true })
    expect(table.give({ type: 'Call', seat: 1 })).toEqual({ ok: true })
    expect(potsShown(table.deal)).toEqual([
      { amount: 70, seats: [1, 2, 3] },
      { amount: 30, seats: [2, 3] },
    ])
    expect(table.give({ type: 'Call', seat: 2 })).toEqual({ ok: true })
    expect(potsShown(table.deal)).toEqual([
      { amount: 90, seats: [1, 2, 3] },
      { amount: 60, seats: [2, 3] },
    ])
  })
})
