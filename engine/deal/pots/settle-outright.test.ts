import { describe, expect, test } from 'vitest'
import { decks } from '../../cards/deck.ts'
import { type Chance, seeded, shuffled } from '../../cards/shuffle.ts'
import { forms } from '../../forms/forms.ts'
import { BOOKS } from '../../rulebooks/rule-id.ts'
import { rulebooks } from '../../rulebooks/rulebooks.ts'
import { type Showing, settleAll } from './settle.ts'
import { settleOutright } from './settle-outright.ts'

/** A showdown at hold'em: one to three pots, cards that nobody knows, or an amount below the smallest chip. */
const anyShowing = (chance: Chance): Showing => {
  const count = 2 + chance(4)
  const order = shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9], chance).slice(0, count)
  const stub = [...shuffled(decks.standard, chance)]
  const book = rulebooks[BOOKS[chance(BOOKS.length)]!]
  const unit = [1, 5][chance(2)]!
  const hands = order.map(seat => ({ seat, down: stub.splice(0, 2), up: [] }))
  if (chance(10) === 0) hands[0]!.down[1] = '??'
  const main = { amount: chance(8) === 0 ? 0 : count * 10 + (chance(4) === 0 ? chance(5) : 0), seats: order }
  const side = { amount: 20, seats: order.slice(1) }
  const last = { amount: 12, seats: order.slice(-1) }
  return {
    form: forms.holdem,
    book: chance(3) === 0 ? { ...book, potSplitOrder: { ...book.potSplitOrder, is: 'main-pot-first' } } : book,
    unit,
    mixed: false,
    order,
    pots: [[main], [side], [main, side], [main, side, last]][chance(4)]!,
    hands,
    boards: [stub.splice(0, chance(10) === 0 ? 4 : 5)],
    runs: 1,
    struck: [],
  }
}

describe('the short way to awards', () => {
  test('is the long way, to the letter', () => {
    const chance = seeded('one award')
    let short = 0
    const pots = new Set<string>()
    for (let n = 0; n < 3000; n++) {
      const showing = anyShowing(chance)
      // the long way first, since it calls hands by their names
      const all = settleAll(showing)
      const one = settleOutright(showing)
      if (one === null) continue
      short++
      pots.add(all.map(({ share, pot }) => `${share}${pot}`).join())
      expect(JSON.stringify(one)).toBe(JSON.stringify(all))
    }
    expect(short).toBeGreaterThan(1200)
    expect(pots).toContain('all2,high1,high0')
    expect(pots).toContain('high0,high1')
  })
})
