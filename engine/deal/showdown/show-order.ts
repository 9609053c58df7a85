import type { Chips } from '../chips.ts'
import type { AtTheFelt, Felt } from '../felt.ts'

/** Who shows next, by their place; -1 when everybody has shown or given up. */
export const nextToShow = (deal: Felt): number => waitingFrom(deal, deal.turn + 1)

/** The first clockwise from this place who waits to show, and has enough in for the pot that comes first. */
export const waitingFrom = (deal: Felt, start: number): number => {
  const { players } = deal
  const least = enoughFor(deal)
  let place = start < players.length ? start : start - players.length
  for (let n = 0; n < players.length; n++) {
    const player = players[place]!
    if (waits(player) && player.paid >= least) return place
    place = place + 1 < players.length ? place + 1 : 0
  }
  return -1
}

const waits = (player: AtTheFelt): boolean => !player.folded && !player.killed && player.shown === 'no'

/** What those who show now have in: by pots the most of all who wait, else more than it takes for the main pot alone. */
const enoughFor = (deal: Felt): Chips => {
  let most = 0
  let main = -1
  for (const player of deal.players) {
    if (player.folded) continue
    if (main < 0 || player.paid < main) main = player.paid
    if (waits(player) && player.paid > most) most = player.paid
  }
  if (main < 0 || most <= main) return 0
  // rrp/3/showdown/8: players may wait until a pot of theirs is settled; uspa/3.1.8.7: only the main pot waits
  return deal.law.potByPot ? most : main + 1
}
