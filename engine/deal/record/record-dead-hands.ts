import { type Card, UNKNOWN } from '../../cards/card.ts'
import { firstToAct } from '../betting/first-to-act.ts'
import { nextToAct } from '../betting/next-to-act.ts'
import { endPhantom, liftCap, muckHand } from '../betting/round-moves.ts'
import { countIn, type Draft } from '../deal.ts'
import type { DealEvent } from '../events.ts'
import { bettingAt } from '../program.ts'
import { answered, hasNothingToSay } from './record-answers.ts'

/** By a ruling the hand is dead while the deal goes on: as if folded, no matter whose turn it is. */
export const outOfPlay = (deal: Draft, place: number): void => {
  const player = deal.players[place]!
  const wasDue = deal.turn === place
  player.folded = true
  player.killed = true
  muckHand(deal, player)
  if (player.owed > 0) owedNoMore(deal, place)
  if (deal.round === null) {
    if (wasDue && deal.asked) answered(deal, place)
    return
  }
  if (place === deal.lastBlind) endPhantom(deal)
  liftCap(deal)
  if (wasDue && deal.round.bringInDue) {
    // the forced bet falls to the lowcard of those who are left
    deal.turn = countIn(deal) < 2 ? -1 : firstToAct(deal, bettingAt(deal.form, deal.step)).place
    return
  }
  // the player who was due still is, if there is anything left for them to do
  deal.turn = wasDue ? place : (deal.turn + deal.players.length - 1) % deal.players.length
  deal.turn = nextToAct(deal)
}

/** A hand that was thrown away is live again: its cards come back out of the muck, and they have their turn if they owe one. */
export const backInPlay = (
  deal: Draft,
  place: number,
  { cards, up = [] }: Extract<DealEvent, { type: 'HandRetrieved' }>,
): void => {
  const player = deal.players[place]!
  player.folded = false
  player.killed = false
  if (player.keepsPlace) player.keepsPlace = false
  else {
    player.down = outOfTheMuck(deal, cards)
    player.up = outOfTheMuck(deal, up)
  }
  // the others had given up: the deal is on again
  deal.phase = 'streets'
  if (deal.round !== null) {
    if (player.stack > 0 && (!player.acted || player.bet < deal.round.price)) deal.turn = place
  } else if (deal.asked) {
    player.answered = hasNothingToSay(deal, player)
    if (deal.turn < 0) deal.turn = deal.players.findIndex(it => !it.folded && !it.answered)
    if (deal.turn < 0) answered(deal, place)
  }
}

/** The draw owes them nothing more; if they were the last, the draw is over. */
const owedNoMore = (deal: Draft, place: number): void => {
  deal.players[place]!.owed = 0
  deal.owing = deal.owing.filter(owed => owed !== place)
  if (deal.asked || deal.owing.some(owed => owed >= 0)) return
  deal.owing = []
  deal.discards = [...deal.discards, ...deal.fresh]
  deal.fresh = []
}

const outOfTheMuck = (deal: Draft, cards: readonly Card[]): Card[] => {
  for (const card of cards) {
    const at = deal.muck.includes(card) ? deal.muck.indexOf(card) : deal.muck.indexOf(UNKNOWN)
    if (at < 0) throw new Error(`${card} does not lie in the muck`)
    deal.muck.splice(at, 1)
  }
  return cards.slice()
}
