import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import { startingPlace } from '../betting/first-to-act.ts'
import type { Chips } from '../chips.ts'
import type { Deal, Player } from '../deal.ts'
import { bettingAt, programOf } from '../program.ts'

/** Who shows first, by his place: of those whose pot comes first, the one whose turn it is by the betting. */
export const showsFirst = (deal: Deal): number => waitingFrom(deal, firstByBetting(deal))

/** Who shows next, by his place; -1 when everybody has shown or given up. */
export const nextToShow = (deal: Deal): number => waitingFrom(deal, deal.turn + 1)

/** rrp/3/showdown/8: the last to wager on the last round; if nobody did, or all were all-in before it, the first to act. */
const firstByBetting = (deal: Deal): number => {
  const { lastRound } = programOf(deal.form)
  // uspa/3.2.1.3.9, uspa/3.2.2.3.9, uspa/3.2.3.3.12, uspa/3.2.4.3.10, uspa/3.2.6.3.12, uspa/3.2.7.3.12, uspa/3.2.8.3.6,
  // uspa/3.2.9.3.6, uspa/3.2.10.3.6: the bettor first, in every form
  const wagered = deal.aggressor >= 0 && !deal.players[deal.aggressor]!.folded
  if (wagered && deal.played === lastRound) return deal.aggressor
  if (wagered && rulebookOf(deal.book).showdownOrder.is.allInBefore === 'who-moved-all-in') return deal.aggressor
  if (lastRound < 0) return deal.players.findIndex(player => !player.folded)
  return startingPlace(deal, bettingAt(deal.form, lastRound))
}

/** The first clockwise from this place who waits to show, and has enough in for the pot that comes first. */
const waitingFrom = (deal: Deal, start: number): number => {
  const { players } = deal
  const least = enoughFor(deal)
  let place = start % players.length
  for (let n = 0; n < players.length; n++) {
    const player = players[place]!
    if (waits(player) && player.paid >= least) return place
    place = place + 1 < players.length ? place + 1 : 0
  }
  return -1
}

const waits = (player: Player): boolean => !player.folded && !player.killed && player.shown === 'no'

/** What those who show now have in: by pots the most of all who wait, else more than it takes for the main pot alone. */
const enoughFor = (deal: Deal): Chips => {
  let most = 0
  let main = Number.POSITIVE_INFINITY
  for (const player of deal.players) {
    if (player.folded) continue
    if (player.paid < main) main = player.paid
    if (waits(player) && player.paid > most) most = player.paid
  }
  if (most <= main) return 0
  // rrp/3/showdown/8: one may wait until a pot of his is settled; uspa/3.1.8.7: only the main pot waits
  return rulebookOf(deal.book).sidePotShowOrder.is === 'pot-by-pot' ? most : main + 1
}
