import type { CardCode } from '../cards/card.ts'
import { codeOf } from '../cards/card.ts'
import { deckCards } from '../cards/deck.ts'
import { seeded } from '../cards/shuffle.ts'
import { handValue } from '../deal/showdown/hand-value.ts'
import { heldAfter } from '../forms/check-steps.ts'
import type { Form } from '../forms/form.ts'
import { choose } from '../ranking/combinations.ts'
import { equityOf, tallyOf } from './tally.ts'

/**
 * The best hands of a form, by how they do against one hand at random: out of a sample of hands that is the same each
 * time, and of how many hands they are. Hands of two cards have an order that was counted in full: see `topHoldings`.
 */
export const topHands = (
  form: Form,
  percent: number,
): { readonly hands: readonly (readonly CardCode[])[]; readonly of: number } => {
  const { hands, all } = orderOf(form)
  const count = Math.max(1, Math.round((hands.length * percent) / 100))
  return { hands: hands.slice(0, count), of: (all * percent) / 100 }
}

type Order = { readonly hands: readonly (readonly CardCode[])[]; readonly all: number }

/** How many hands are put in order, and against how many deals each is tried. */
const HANDS = 1000
const DEALS = 300

const orders = new Map<string, Order>()

/** The hands of the sample from the best down; worked out once for a form. */
const orderOf = (form: Form): Order => {
  const key = JSON.stringify([form.deck, form.streets, form.pot])
  const before = orders.get(key)
  if (before !== undefined) return before
  const deck = deckCards(form.deck).map(codeOf)
  const { down, up, either, board } = heldAfter(form.streets.flatMap(({ steps }) => steps))
  const size = down + up + either
  const chance = seeded('the best hands')
  const deal = (cards: CardCode[], count: number): CardCode[] => {
    // the first ones are the dealt cards
    for (let i = 0; i < count; i++) {
      const other = i + chance(cards.length - i)
      const [one, two] = [cards[i]!, cards[other]!]
      cards[i] = two
      cards[other] = one
    }
    return cards.slice(0, count)
  }
  const boards = Math.max(1, form.boards)
  const hands = Array.from({ length: HANDS }, () => {
    const own = deal([...deck], size)
    const rest = deck.filter(code => !own.includes(code))
    const tally = tallyOf(2, form.pot.length)
    const values = new Int32Array(2 * form.pot.length)
    for (let n = 0; n < DEALS; n++) {
      const come = deal(rest, size + boards * board)
      const laid = Array.from({ length: form.boards }, (_, i) => come.slice(size + i * board, size + (i + 1) * board))
      for (const [share, of] of form.pot.entries()) {
        values[2 * share] = handValue(of, { own, known: true, jokerUp: false }, laid)
        values[2 * share + 1] = handValue(of, { own: come.slice(0, size), known: true, jokerUp: false }, laid)
      }
      tally.add(values, 1)
    }
    return { own, equity: equityOf(tally.sums(), form, 2, false).hands[0]!.equity }
  })
  const ordered = hands.sort((one, other) => other.equity - one.equity).map(({ own }) => own)
  const order = { hands: ordered, all: choose(deck.length, size) }
  orders.set(key, order)
  return order
}
