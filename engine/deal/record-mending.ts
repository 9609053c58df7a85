import { type Card, UNKNOWN } from '../cards/card.ts'
import { type Draft, placeOf } from './deal.ts'
import type { DealEvent } from './events.ts'
import type { CardMove, Pile } from './mending.ts'
import { nextToAct } from './next-to-act.ts'
import { answered } from './record-cards.ts'
import { emptyPot, killed, retrieved } from './record-showdown.ts'
import { muckHand } from './round-moves.ts'

type MendingEvent = Extract<
  DealEvent,
  {
    type:
      | 'IncidentReported'
      | 'RulingDue'
      | 'RulingGiven'
      | 'ErrorMade'
      | 'ErrorNoticed'
      | 'CardsMoved'
      | 'RepairDue'
      | 'WagersBarred'
      | 'HandKilled'
      | 'HandRetrieved'
      | 'DealVoided'
  }
>

/** Writes what went wrong, and what is done about it, into the deal. */
export const recordMending = (deal: Draft, event: MendingEvent): void => {
  switch (event.type) {
    case 'IncidentReported':
      return
    case 'RulingDue':
      deal.mending = { ...deal.mending, pending: { decides: event.decides, options: event.options } }
      return
    case 'RulingGiven':
      if (deal.mending.pending !== null) deal.mending = { ...deal.mending, pending: null }
      return
    case 'ErrorMade':
      deal.mending = { ...deal.mending, errors: [...deal.mending.errors, event.error] }
      return
    case 'ErrorNoticed':
      deal.mending = { ...deal.mending, errors: deal.mending.errors.filter((_, i) => i !== event.error) }
      return
    case 'CardsMoved':
      for (const move of event.moves) moved(deal, move)
      return
    case 'RepairDue':
      deal.mending = { ...deal.mending, repairs: [...deal.mending.repairs, event.repair] }
      return
    case 'WagersBarred':
      deal.mending = { ...deal.mending, mayNotWager: [...deal.mending.mayNotWager, event.seat] }
      return
    case 'HandKilled': {
      const place = placeOf(deal, event.seat)
      return deal.phase === 'streets' ? outOfPlay(deal, place) : killed(deal, place)
    }
    case 'HandRetrieved': {
      const player = deal.players[placeOf(deal, event.seat)]!
      return deal.phase === 'streets' ? backInPlay(deal, player, event.cards) : retrieved(deal, player, event.cards)
    }
    case 'DealVoided':
      for (const { seat, amount } of event.back) deal.players[placeOf(deal, seat)]!.stack += amount
      deal.carried = event.kept
      deal.round = null
      deal.asked = false
      deal.turn = -1
      deal.phase = 'ended'
      deal.mending = { ...deal.mending, pending: null, repairs: [], errors: [] }
      return emptyPot(deal)
  }
}

/** By a ruling the hand is dead while the deal goes on: as if folded, whoever's turn it is. */
const outOfPlay = (deal: Draft, place: number): void => {
  const player = deal.players[place]!
  const wasDue = deal.turn === place
  player.folded = true
  player.owed = 0
  player.killed = true
  muckHand(deal, player)
  deal.owing = deal.owing.filter(owed => owed !== place)
  if (deal.phase !== 'streets') return
  if (deal.round === null) {
    if (wasDue && deal.asked) answered(deal, place)
    return
  }
  if (!wasDue && deal.players.filter(it => !it.folded).length > 1) return
  deal.turn = place
  deal.turn = nextToAct(deal)
}

/** A hand that was thrown away is live again: its cards come back out of the muck. */
const backInPlay = (deal: Draft, player: Draft['players'][number], cards: readonly Card[]): void => {
  player.folded = false
  player.killed = false
  for (const card of cards) {
    const at = deal.muck.includes(card) ? deal.muck.indexOf(card) : deal.muck.indexOf(UNKNOWN)
    if (at < 0) throw new Error(`${card} does not lie in the muck`)
    deal.muck.splice(at, 1)
    player.down.push(card)
  }
}

const moved = (deal: Draft, { card, from, to }: CardMove): void => {
  const taken = take(deal, from, card)
  put(deal, to, taken)
}

/** Takes a card off a pile; where cards are told, one that nobody named lies there unknown. */
const take = (deal: Draft, from: Pile, card: Card): Card => {
  if (from === 'stub') {
    deal.next++
    return deal.told ? card : deal.deck[deal.next - 1]!
  }
  if (from === 'stub-bottom') {
    deal.deck = deal.deck.slice(0, -1)
    return card
  }
  const pile = pileOf(deal, from)
  const at = pile.includes(card) ? pile.indexOf(card) : pile.indexOf(UNKNOWN)
  if (at < 0) throw new Error(`${card} does not lie in ${JSON.stringify(from)}`)
  write(deal, from, pile.toSpliced(at, 1))
  return card
}

const put = (deal: Draft, to: Pile, card: Card): void => {
  if (to === 'stub' || to === 'stub-bottom') {
    const stub = deal.deck.slice(deal.next)
    // nobody knows the order of a deck whose cards are told
    const back = deal.told ? UNKNOWN : card
    deal.deck = to === 'stub' ? [back, ...stub] : [...stub, back]
    deal.next = 0
    return
  }
  write(deal, to, [...pileOf(deal, to), card])
}

const pileOf = (deal: Draft, pile: Exclude<Pile, 'stub' | 'stub-bottom'>): readonly Card[] => {
  switch (pile) {
    case 'burns':
      return deal.burns
    case 'muck':
      return deal.muck
    case 'discards':
      return deal.discards
    case 'aside':
      return deal.mending.aside
    default:
      if ('board' in pile) return deal.boards[pile.board]!
      return deal.players[placeOf(deal, pile.seat)]![pile.face]
  }
}

const write = (deal: Draft, pile: Exclude<Pile, 'stub' | 'stub-bottom'>, cards: readonly Card[]): void => {
  const now = cards.slice()
  switch (pile) {
    case 'burns':
      deal.burns = now
      return
    case 'muck':
      deal.muck = now
      return
    case 'discards':
      deal.discards = now
      return
    case 'aside':
      deal.mending = { ...deal.mending, aside: now }
      return
    default:
      if ('board' in pile) deal.boards[pile.board] = now
      else deal.players[placeOf(deal, pile.seat)]![pile.face] = now
  }
}
