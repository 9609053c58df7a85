import type { Deal } from '../deal.ts'
import { programOf } from '../program.ts'
import { withLast } from '../record/record-overblinds.ts'

/** The next player clockwise who must act, by their place; -1 when the round is over. */
export const nextToAct = (deal: Deal): number => {
  if (deal.opener < 0 && programOf(deal.form).unopened) return nextToOpen(deal)
  const { players } = deal
  const { price } = deal.round!
  let live = 0
  let able = 0
  let alone = -1
  let next = -1
  let otherBet = 0
  let place = deal.turn
  for (let n = 0; n < players.length; n++) {
    place = place + 1 < players.length ? place + 1 : 0
    const player = players[place]!
    if (player.folded) continue
    live++
    if (player.stack > 0) {
      able++
      alone = place
      if (next < 0 && (!player.acted || player.bet < price)) next = place
      // with two who can act, the first who has to is the next
      if (next >= 0 && able > 1 && deal.keptForLast < 0) return next
    } else if (player.bet > otherBet) otherBet = player.bet
  }
  if (live < 2 || able === 0) return -1
  // the only one with chips has nothing to do but to answer a bet that is higher than theirs
  if (able === 1) return players[alone]!.bet < otherBet ? alone : -1
  return deal.keptForLast < 0 ? next : withLast(deal, next)
}

/** uspa/3.2.9.5.5: while nobody has opened, a player who is all-in for their ante has their turn like the others. */
const nextToOpen = ({ players, turn }: Deal): number => {
  let next = -1
  let live = 0
  for (let n = 1; n <= players.length; n++) {
    const place = (turn + n) % players.length
    const player = players[place]!
    if (player.folded) continue
    live++
    if (next < 0 && !player.acted) next = place
  }
  return live < 2 ? -1 : next
}
