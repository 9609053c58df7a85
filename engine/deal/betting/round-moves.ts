import type { Card } from '../../cards/card.ts'
import type { Chips, Seat } from '../chips.ts'
import { countAble, type Draft } from '../deal.ts'
import { capWith } from '../law.ts'

/** A player puts chips in front of them, up to this amount. */
export const putIn = (deal: Draft, place: number, to: Chips): void => {
  const player = deal.players[place]!
  const more = to - player.bet
  if (player.phantom > 0) countsInFull(deal, player)
  player.stack -= more
  player.bet = to
  player.paid += more
}

/** rrp/14/pl/5: once a small blind has come in, the pot holds what it counts. */
const countsInFull = (deal: Draft, player: Draft['players'][number]): void => {
  deal.round!.phantom -= player.phantom
  player.phantom = 0
}

/** A player has acted, at this price and after this many wagers. */
export const acts = (deal: Draft, place: number): void => {
  const player = deal.players[place]!
  const round = deal.round!
  player.acted = true
  player.actedAt = round.price
  player.actedWagers = round.wagers
  if (place === deal.lastBlind) endPhantom(deal)
  if (deal.mending.bars.length > 0) endBars(deal, player.seat)
}

/** rrp/3/betting/11: what was barred on the next turn is open again after it. */
const endBars = (deal: Draft, seat: Seat): void => {
  const bars = deal.mending.bars.filter(bar => bar.lasts === 'round' || bar.seat !== seat)
  deal.mending = { ...deal.mending, bars }
}

/** rrp/14/pl/5: the small blind counts as a big one only until the big blind has acted. */
export const endPhantom = (deal: Draft): void => {
  if (deal.round!.phantom !== 0) forgetPhantoms(deal)
}

const forgetPhantoms = (deal: Draft): void => {
  deal.round!.phantom = 0
  for (const player of deal.players) player.phantom = 0
}

/** A hand goes into the muck. */
export const muckHand = (deal: Draft, player: Draft['players'][number]): void => {
  player.keepsPlace = false
  const { down, up } = player
  for (let i = 0; i < down.length; i++) deal.muck.push(down[i]!)
  for (let i = 0; i < up.length; i++) deal.muck.push(up[i]!)
  player.mucked = down
  player.muckedUp = up
  player.down = NO_CARDS
  player.up = NO_CARDS
}

// replaced by the next card, never written in place
const NO_CARDS: Card[] = []

/** rrp/3/betting/5: two players left before the cap is reached may raise without end. */
export const liftCap = (deal: Draft): void => {
  if (deal.round!.cap !== null) liftCapOf(deal, deal.round!, deal.round!.cap)
}

const liftCapOf = (deal: Draft, round: NonNullable<Draft['round']>, cap: number): void => {
  const { raises } = deal.law
  if (raises?.lifts && round.raises < cap) round.cap = capWith(raises, countAble(deal))
}

/** Chips that a player put in go back to them. */
export const returned = (deal: Draft, place: number, amount: Chips): void => {
  const player = deal.players[place]!
  player.stack += amount
  player.paid -= amount
  player.bet = player.bet > amount ? player.bet - amount : 0
}
