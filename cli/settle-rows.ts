import { type BookId, type Card, type Form, type House, type RuleId, rulebookOf, type Seat } from '@cardroom/engine'
import { deckCards } from '@cardroom/engine/cards'
import {
  formRules,
  type Laid,
  type PairScore,
  potByPoints,
  potsOf,
  scorePair,
  settlementOrder,
  settlePoints,
} from '@cardroom/engine/deal'
import { heldIn, isProblem, type Problem } from '@cardroom/engine/kinds'
import { wrong } from './problems.ts'
import { bookOf, formOf, stakesOf } from './read-showdown.ts'
import type { ShowdownLine } from './showdown-line.ts'

type Hand = { readonly seat: Seat; readonly hand: 0 | 1 }
type LaidHand = Hand & { readonly laid: Laid; readonly folded: boolean }

/** What two hands of the Chinese family score and pay, seen from the first. */
export type PairSettled = PairScore & { readonly a: Hand; readonly b: Hand; readonly paid: number }

/** A deal of the Chinese family: what every two hands score, and what each seat wins or loses in all. */
export type RowsSettled = {
  readonly points: readonly PairSettled[]
  readonly payouts: Readonly<Record<string, number>>
  readonly why: readonly RuleId[]
}

/** The answer to a line whose hands are laid in rows: every hand against every other, paid in the order of the table. */
export const settleRows = (line: ShowdownLine, usual: BookId | House): RowsSettled | Problem => {
  const book = line.book === undefined ? rulebookOf(usual) : bookOf(line.book)
  if (isProblem(book)) return book
  const form = formOf(line, book)
  if (isProblem(form)) return form
  const stakes = stakesOf(line, form)
  if (isProblem(stakes)) return stakes
  const rows = form.rows!
  const hands = handsIn(line).filter(({ folded }) => !folded)
  const sizes = rows.rows.map(row => row.cards)
  const short = hands.find(
    ({ laid }) => sizes.some((size, i) => laid[i]?.length !== size) || laid.length !== sizes.length,
  )
  if (short !== undefined)
    return wrong(`seat ${short.seat}`, 'rows-missing', { form: form.id, seat: short.seat, rows: sizes })
  const off = cardsOff(form.id, deckCards(form.deck), [
    ...hands.flatMap(({ laid }) => laid.flat()),
    ...(line.boards ?? []).flat(),
  ])
  if (off !== null) return off
  const twice = hands.find((one, i) => hands.findIndex(other => same(one, other)) !== i)
  if (twice !== undefined) return wrong('seats', 'seat-twice', { seat: twice.seat })
  if (rows.forThePot) return potGoes(line, form, hands)
  const laidBy = (one: Hand): Laid => hands.find(it => same(it, one))!.laid
  const compared = settlementOrder(
    hands.map(({ seat, hand }) => ({ seat, hand })),
    line.button ?? 0,
  ).map(({ a, b }) => ({ a, b, ...scorePair(rows, laidBy(a), laidBy(b), line.boards?.[0] ?? []) }))
  const began = [...new Set(hands.map(({ seat }) => seat))].map(seat => ({ seat, chips: chipsOf(line, seat) }))
  const paid = settlePoints(compared, began, stakes?.point ?? 1)
  const points = compared.map((score, i) => ({ ...score, paid: paid[i]!.paid }))
  const payouts: Record<string, number> = Object.fromEntries(began.map(({ seat }) => [seat, 0]))
  for (const { a, b, paid: chips } of points) {
    payouts[a.seat] = heldIn(payouts, a.seat)! + chips
    payouts[b.seat] = heldIn(payouts, b.seat)! - chips
  }
  return { points, payouts, why: formRules(form, book.id) }
}

const same = (one: Hand, other: Hand): boolean => one.seat === other.seat && one.hand === other.hand

/** wsop/345: where a pot is played for it goes to the most points, an odd chip to the first left of the button. */
const potGoes = ({ seats, options }: ShowdownLine, form: Form, hands: readonly LaidHand[]): RowsSettled => {
  const unit = options?.unit ?? 1
  const payouts: Record<string, number> = Object.fromEntries(seats.map(({ seat }) => [seat, 0]))
  const pots = potsOf(seats.map(({ seat, in: paid = 0, folded = false }) => ({ seat, paid, dead: 0, folded })))
  for (const { amount, seats: able } of pots) {
    const winners = potByPoints(
      form.rows!,
      hands.filter(({ seat }) => able.includes(seat)),
    )
    const each = Math.floor(amount / winners.length / unit) * unit
    let left = amount - each * winners.length
    for (const seat of winners) {
      const odd = Math.min(left, unit)
      left -= odd
      payouts[seat] = heldIn(payouts, seat)! + each + odd
    }
  }
  return { points: [], payouts, why: ['wsop/345'] }
}

/** In the order of the table from the left of the button. */
const handsIn = ({ seats, button }: ShowdownLine): readonly LaidHand[] => {
  const away = (seat: Seat): number => (seat > (button ?? 0) ? seat : seat + 1_000_000)
  return seats
    .map(
      ({ seat, hand = 1, rows = [], folded = false }) =>
        ({ seat, hand: hand === 2 ? 1 : 0, laid: rows, folded }) as const,
    )
    .toSorted((a, b) => away(a.seat) - away(b.seat) || a.hand - b.hand)
}

/** wsop/346d: nobody loses more than they have; where the line does not say what that is, all is paid. */
const chipsOf = ({ seats }: ShowdownLine, seat: Seat): number =>
  seats.find(it => it.seat === seat && it.chips !== undefined)?.chips ?? Number.MAX_SAFE_INTEGER

const cardsOff = (form: string, deck: readonly string[], cards: readonly Card[]): Problem | null => {
  const strange = cards.find(card => !deck.includes(card))
  if (strange !== undefined) return wrong('seats', 'not-in-the-deck', { card: strange, form })
  const twice = cards.find((card, i) => cards.indexOf(card) !== i)
  return twice === undefined ? null : wrong('seats', 'card-twice', { card: twice })
}
