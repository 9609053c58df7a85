import { type Card, codeOf, JOKER_CODE } from '../../cards/card.ts'
import { high7 } from '../../ranking/high.ts'
import type { Seat } from '../chips.ts'
import type { PotAwarded } from '../events.ts'
import { nameKnown } from '../showdown/hand-value.ts'
import { rulesFor, type Showing } from './contenders.ts'

/**
 * The award of most deals: one pot for the best high hand of two holecards and the board, and one hand that has it. Null
 * where there is more to it, a tie, an odd chip, an unknown card or a hand that nobody has called by its name yet: then the
 * pot is settled as any other. A test holds the two to the same awards.
 */
export const settleOne = (showing: Showing): readonly PotAwarded[] | null => {
  const { form, book, unit, pots, boards, runs, struck, readings } = showing
  const share = form.pot[0]!
  if (pots.length !== 1 || runs !== 1 || boards.length !== 1 || readings !== undefined || struck.length > 0) return null
  if (form.pot.length > 1 || share.ranking !== 'high' || share.from !== 'any' || share.board !== undefined) return null
  const { amount, seats } = pots[0]!
  if (seats.length < 2 || amount === 0 || amount % unit !== 0) return null
  const best = bestOf(showing, seats)
  if (best === null) return null
  const name = nameKnown('high', best.value)
  if (name === undefined) return null
  const to = [{ seat: best.seat, amount }]
  const rules = rulesFor(form, book, 1)
  return [{ type: 'PotAwarded', pot: 0, run: 0, share: share.name, amount, to, oddChips: [], hands: [name], rules }]
}

type Best = { readonly seat: Seat; readonly value: number }

/** The one best hand of these seats; null if several are best, or one cannot be valued at once. */
const bestOf = ({ hands, boards }: Showing, seats: readonly Seat[]): Best | null => {
  const board = boards[0]!
  if (board.length !== 5 || !areKnown(board)) return null
  const a = codeOf(board[0]!)
  const b = codeOf(board[1]!)
  const c = codeOf(board[2]!)
  const d = codeOf(board[3]!)
  const e = codeOf(board[4]!)
  let best = 0
  let winner = -1
  for (let i = 0; i < hands.length; i++) {
    const { seat, down, up } = hands[i]!
    if (!seats.includes(seat)) continue
    if (down.length !== 2 || up.length > 0 || !areKnown(down)) return null
    const value = high7(codeOf(down[0]!), codeOf(down[1]!), a, b, c, d, e)
    if (value > best) {
      best = value
      winner = i
    } else if (value === best) winner = -1
  }
  return winner < 0 ? null : { seat: hands[winner]!.seat, value: best }
}

/** Plain cards, neither unknown nor the joker. */
const areKnown = (cards: readonly Card[]): boolean => {
  for (let i = 0; i < cards.length; i++) if (codeOf(cards[i]!) >= JOKER_CODE) return false
  return true
}
