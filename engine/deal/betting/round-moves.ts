import type { Chips } from '../chips.ts'
import { countAble, type Draft } from '../deal.ts'
import { capWith } from './betting-law.ts'

/** A player puts chips in front of him, up to this amount. */
export const putIn = (deal: Draft, place: number, to: Chips): void => {
  const player = deal.players[place]!
  const more = to - player.bet
  // rrp/14/pl/5: once a small blind has come in, the pot holds what it counts
  if (player.phantom > 0) {
    deal.round!.phantom -= player.phantom
    player.phantom = 0
  }
  player.stack -= more
  player.bet = to
  player.paid += more
}

/** A player has acted, at this price and after so many wagers. */
export const acts = (deal: Draft, place: number): void => {
  const player = deal.players[place]!
  const round = deal.round!
  player.acted = true
  player.actedAt = round.price
  player.actedWagers = round.wagers
  if (place === deal.lastBlind) endPhantom(deal)
}

/** rrp/14/pl/5: the small blind counts as a big one only until the big blind has acted. */
export const endPhantom = (deal: Draft): void => {
  if (deal.round!.phantom === 0) return
  deal.round!.phantom = 0
  for (const player of deal.players) player.phantom = 0
}

/** A hand goes into the muck. */
export const muckHand = (deal: Draft, player: Draft['players'][number]): void => {
  player.keepsPlace = false
  for (const card of player.down) deal.muck.push(card)
  for (const card of player.up) deal.muck.push(card)
  player.mucked = player.down
  player.muckedUp = player.up
  player.down = []
  if (player.up.length > 0) player.up = []
}

/** rrp/3/betting/5: two players left before the cap is reached may raise without end. */
export const liftCap = (deal: Draft): void => {
  const round = deal.round!
  if (round.cap !== null && round.law.capLifts && round.raises < round.cap)
    round.cap = capWith(round.law, countAble(deal))
}

/** Chips that a player put in go back to him. */
export const returned = (deal: Draft, place: number, amount: Chips): void => {
  const player = deal.players[place]!
  player.stack += amount
  player.paid -= amount
  player.bet = player.bet > amount ? player.bet - amount : 0
}
