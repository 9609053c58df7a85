import { type Card, UNKNOWN } from '../../cards/card.ts'
import { type Draft, placeOf } from '../deal.ts'
import { replaceQueue } from '../dealing/dealing-order.ts'
import type { DealEvent } from '../events.ts'
import { cardsMore } from '../mending.ts'
import { programOf } from '../program.ts'
import { owesPlacement } from '../where.ts'

/** A player has said what becomes of their cards: the next is asked, or all have been. */
export const answered = (deal: Draft, place: number): void => {
  deal.players[place]!.answered = true
  const { players } = deal
  for (let n = 1; n < players.length; n++) {
    const next = (place + n) % players.length
    if (!players[next]!.folded && !players[next]!.answered) {
      deal.turn = next
      return
    }
  }
  deal.turn = -1
  deal.asked = false
  deal.owing = replaceQueue(deal)
  // the step they were asked about, though by now there may be nothing left to ask
  deal.step++
  deal.done = 0
}

/** They throw cards away: for others, or for good. */
export const discarded = (deal: Draft, place: number, cards: readonly Card[], split: boolean): void => {
  const player = deal.players[place]!
  for (const card of cards) player.down = leftOf(player.down, card)
  if (programOf(deal.form).steps[deal.step]!.do === 'draw') {
    // rrp/11/12: a hand that was short is completed by the draw
    player.owed = cards.length + cardsMore(deal.mending, deal.step, player.seat, 'fill-up')
    player.drawn = player.owed
    // uspa/3.2.9.5.9: discards that prove openers lie under a chip until the deal is over
    if (split || (deal.openersAsked && place === deal.opener)) deal.underChip = [...deal.underChip, ...cards]
    else deal.fresh = [...deal.fresh, ...cards]
  } else for (const card of cards) deal.muck.push(card)
  answered(deal, place)
}

/** The cards of a draw that is said again come back to the hand, and the player is asked once more. */
export const drawTakenBack = (deal: Draft, place: number, cards: readonly Card[]): void => {
  const player = deal.players[place]!
  const without = (pile: readonly Card[]): Card[] => {
    const left = pile.slice()
    for (const card of cards) left.splice(left.indexOf(card), 1)
    return left
  }
  if (deal.underChip.length > 0 && place === deal.opener) deal.underChip = without(deal.underChip)
  else deal.fresh = without(deal.fresh)
  player.down = [...player.down, ...cards]
  player.owed = 0
  player.drawn = 0
  player.answered = false
  deal.step = programOf(deal.form).steps.findLastIndex((step, at) => step.do === 'draw' && at <= deal.step)
  deal.done = 0
  deal.owing = []
  deal.asked = true
  deal.turn = place
}

/** What is left of a hand without this card; the hand before it is lent to other deals, so it stays as it was. */
const leftOf = (down: readonly Card[], card: Card): Card[] => down.toSpliced(down.indexOf(heldAs(down, card)), 1)

/** The card as it lies in the hand: with real cards, one that was never named lies there unknown. */
const heldAs = (down: readonly Card[], card: Card): Card => (down.includes(card) ? card : UNKNOWN)

/** They turn a downcard up. */
export const turnedUp = (deal: Draft, place: number, card: Card): void => {
  const player = deal.players[place]!
  player.down = leftOf(player.down, card)
  player.up = [...player.up, card]
  answered(deal, place)
}

/** They lay cards into their rows. */
export const placed = (deal: Draft, event: Extract<DealEvent, { type: 'Placed' }>): void => {
  const place = placeOf(deal, event.seat, event.hand)
  const player = deal.players[place]!
  const take = (card: Card): void => {
    player.down = leftOf(player.down, card)
  }
  for (const card of event.rows.flat()) take(card)
  player.rows = event.rows.map((row, i) => [...(player.rows[i] ?? []), ...row])
  for (const card of event.discard) {
    take(card)
    deal.muck.push(card)
  }
  answered(deal, place)
}

/** A player whose rows are full lays nothing, a player who has no downcard turns none up. */
export const hasNothingToSay = (deal: Draft, player: Draft['players'][number]): boolean => {
  const step = programOf(deal.form).steps[deal.step]!
  if (step.do === 'turn-up') return player.down.length === 0
  return step.do === 'place' && !owesPlacement(deal, player)
}
