import { codeOf } from '../../cards/card.ts'
import { high7 } from '../../ranking/high.ts'
import type { Seat } from '../chips.ts'
import type { PotAwarded } from '../events.ts'
import type { Pot } from '../pots/pots.ts'
import { nameKnown } from '../showdown/hand-value.ts'
import type { FlatDeal } from './flat-deal.ts'

/** What the hands are worth, by their places: nobody else looks before they are written again. */
const values = new Int32Array(32)

/**
 * The awards of a deal whose pots go to the best high hand of two holecards and the board, each with one winner. Null where
 * there is more to it, a tie or a hand that nobody has called by its name yet: then the pots are settled as anywhere.
 */
export const settleHigh = (flat: FlatDeal, pots: readonly Pot[]): readonly PotAwarded[] | null => {
  const { plan } = flat
  if (plan.high === null) return null
  value(flat)
  const mainFirst = plan.rulebook.potSplitOrder.is === 'main-pot-first'
  const rules = pots.length > 1 ? plan.sidePotRules : plan.awardRules
  const awards: PotAwarded[] = []
  for (let n = 0; n < pots.length; n++) {
    const pot = mainFirst ? n : pots.length - 1 - n
    const { amount, seats } = pots[pot]!
    const winner = seats.length > 1 ? bestOf(flat, seats) : TIE
    const name = winner === TIE ? undefined : nameKnown('high', values[winner]!)
    if (name === undefined || amount === 0) return null
    awards.push({
      type: 'PotAwarded',
      pot,
      run: 0,
      share: plan.high.name,
      amount,
      to: [{ seat: flat.players[winner]!.seat, amount }],
      oddChips: [],
      hands: [name],
      rules,
    })
  }
  return awards
}

const value = ({ players, board }: FlatDeal): void => {
  const a = codeOf(board[0]!)
  const b = codeOf(board[1]!)
  const c = codeOf(board[2]!)
  const d = codeOf(board[3]!)
  const e = codeOf(board[4]!)
  for (let i = 0; i < players.length; i++) {
    const { folded, down } = players[i]!
    if (!folded) values[i] = high7(codeOf(down[0]!), codeOf(down[1]!), a, b, c, d, e)
  }
}

const TIE = -1

/** The place of the best hand of these seats, or that several are best. */
const bestOf = ({ players }: FlatDeal, seats: readonly Seat[]): number => {
  let best = 0
  let winner = TIE
  let next = 0
  // the seats of a pot come in the order of the players
  for (let i = 0; next < seats.length; i++) {
    if (players[i]!.seat !== seats[next]) continue
    next++
    const worth = values[i]!
    if (worth > best) {
      best = worth
      winner = i
    } else if (worth === best) winner = TIE
  }
  return winner
}
