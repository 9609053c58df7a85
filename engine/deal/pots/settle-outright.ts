import { type Card, codeOf, JOKER_CODE } from '../../cards/card.ts'
import { high7 } from '../../ranking/high.ts'
import { citesOf } from '../../rulebooks/cites.ts'
import type { Seat } from '../chips.ts'
import type { PotAwarded } from '../events.ts'
import { nameKnown } from '../showdown/hand-value.ts'
import { rulesFor, type Showing } from './contenders.ts'

/**
 * The awards of most deals: each pot goes to the best high hand of two holecards and the board, and one hand has it. Null
 * where there is more to it, a tie, an odd chip, an unknown card or a hand that nobody has called by its name yet: then the
 * pots are settled as any other. A test holds the two to the same awards.
 */
export const settleOutright = (showing: Showing): readonly PotAwarded[] | null => {
  const { form, book, pots, boards, runs, struck, readings } = showing
  const share = form.pot[0]!
  if (runs !== 1 || boards.length !== 1 || readings !== undefined || struck.length > 0) return null
  if (form.pot.length > 1 || share.ranking !== 'high' || share.from !== 'any' || share.board !== undefined) return null
  if (!valued(showing)) return null
  const rules = rulesFor(form, book, pots.length)
  const mainFirst = book.potSplitOrder.is === 'main-pot-first'
  const awards: PotAwarded[] = []
  for (let n = 0; n < pots.length; n++) {
    const pot = mainFirst ? n : pots.length - 1 - n
    const { amount, seats } = pots[pot]!
    if (amount === 0) continue
    const won = seats.length === 1 ? undefined : wonBy(showing, pot)
    if (won === null) return null
    awards.push({
      type: 'PotAwarded',
      pot,
      run: 0,
      share: won === undefined ? 'all' : share.name,
      amount,
      to: [{ seat: won === undefined ? seats[0]! : won.seat, amount }],
      oddChips: [],
      hands: won === undefined ? [] : [won.name],
      rules: won === undefined ? citesOf(book.id).lastHand : rules,
    })
  }
  return awards
}

// what the hands are worth by their places: nobody else looks before they are written again
const values: number[] = []

/** Values all hands; false if one cannot be valued at once. */
const valued = ({ hands, boards }: Showing): boolean => {
  const board = boards[0]!
  if (board.length !== 5 || !areKnown(board)) return false
  const a = codeOf(board[0]!)
  const b = codeOf(board[1]!)
  const c = codeOf(board[2]!)
  const d = codeOf(board[3]!)
  const e = codeOf(board[4]!)
  for (let i = 0; i < hands.length; i++) {
    const { down, up } = hands[i]!
    if (down.length !== 2 || up.length > 0 || !areKnown(down)) return false
    values[i] = high7(codeOf(down[0]!), codeOf(down[1]!), a, b, c, d, e)
  }
  return true
}

/** Plain cards, neither unknown nor the joker. */
const areKnown = (cards: readonly Card[]): boolean => {
  for (let i = 0; i < cards.length; i++) if (codeOf(cards[i]!) >= JOKER_CODE) return false
  return true
}

type Won = { readonly seat: Seat; readonly name: NonNullable<ReturnType<typeof nameKnown>> }

/** The one best hand of a pot's players; null if several are best, or there is an odd chip, or it has no name yet. */
const wonBy = ({ hands, pots, unit }: Showing, pot: number): Won | null => {
  const { amount, seats } = pots[pot]!
  if (amount % unit !== 0) return null
  let best = 0
  let winner = -1
  for (let i = 0; i < hands.length; i++) {
    if (values[i]! < best || !seats.includes(hands[i]!.seat)) continue
    winner = values[i]! > best ? i : -1
    best = values[i]!
  }
  const name = winner < 0 ? undefined : nameKnown('high', best)
  return name === undefined ? null : { seat: hands[winner]!.seat, name }
}
