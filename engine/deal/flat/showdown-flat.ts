import type { Card } from '../../cards/card.ts'
import type { Seat } from '../chips.ts'
import { nextToShow, waitingFrom } from '../showdown/show-order.ts'
import { hasSidePots } from '../showdown/showdown.ts'
import type { FlatDeal } from './flat-deal.ts'

/** The showdown begins. */
export const openShowdown = (flat: FlatDeal): void => {
  const { plan } = flat
  pickUp(flat)
  const first = firstByBetting(flat)
  // without side pots nobody has to wait for another pot
  flat.sidePots = hasSidePots(flat)
  const place = flat.sidePots ? waitingFrom(flat, first) : first
  flat.phase = 'showdown'
  flat.turn = place
  const rules = flat.sidePots ? plan.showRulesBySide : plan.showRules
  flat.events.push({ type: 'ShowdownOpened', seat: flat.players[place]!.seat, rules })
}

/** Those who are left have the cards that were dealt around in front of them: until now nobody asked for them. */
const pickUp = ({ plan, players, deck }: FlatDeal): void => {
  const count = players.length
  for (let i = 0; i < count; i++) {
    const player = players[i]!
    if (!player.folded) player.down = plan.own === 2 ? [deck[i]!, deck[i + count]!] : handOf(deck, i, count, plan.own)
  }
}

const handOf = (deck: readonly Card[], place: number, count: number, own: number): readonly Card[] => {
  const hand: Card[] = []
  for (let n = 0; n < own; n++) hand.push(deck[place + n * count]!)
  return hand
}

/** rrp/3/showdown/8: the last to wager on the last round; if nobody did, or all were all-in before it, the first to act. */
const firstByBetting = ({ plan, players, aggressor, played, lastBlind }: FlatDeal): number => {
  const { lastRound, betting } = plan.program
  if (aggressor >= 0 && !players[aggressor]!.folded) {
    if (played === lastRound || plan.rulebook.showdownOrder.is.allInBefore === 'who-moved-all-in') return aggressor
  }
  let place = betting[lastRound]!.first === 'after-the-blinds' ? lastBlind + 1 : 0
  for (;;) {
    if (place >= players.length) place = 0
    if (!players[place]!.folded) return place
    place++
  }
}

/** Who shows next where nobody waits for a pot, by their place; -1 when everybody has shown. */
const nextHidden = ({ players, turn }: FlatDeal): number => {
  for (let n = 1, place = turn; n < players.length; n++) {
    place = place + 1 < players.length ? place + 1 : 0
    const player = players[place]!
    if (!player.folded && player.shown === 'no') return place
  }
  return -1
}

/** A player shows the whole hand; false, and nothing has happened, if there is anything to be said against it. */
export const showFlat = (flat: FlatDeal, seat: Seat): boolean => {
  if (flat.phase !== 'showdown') return false
  const player = flat.players[flat.turn]!
  if (player.seat !== seat) return false
  const { cites } = flat.plan
  flat.events.push({ type: 'HandShown', seat, cards: player.down, rules: cites.show })
  player.shown = 'shown'
  flat.turn = flat.sidePots ? nextToShow(flat) : nextHidden(flat)
  if (flat.turn >= 0) return true
  flat.phase = 'award'
  flat.events.push({ type: 'AwardDue', rules: cites.cardsSpeak })
  return true
}
