import { type Card, UNKNOWN } from '../../cards/card.ts'
import type { Seat } from '../chips.ts'
import { isPaidOut } from '../copy.ts'
import { type Draft, placeOf } from '../deal.ts'
import type { DealEvent } from '../events.ts'
import { nextToShow } from '../showdown/show-order.ts'

type ShowdownEvent = Extract<
  DealEvent,
  {
    type:
      | 'HandMucked'
      | 'HandSeen'
      | 'CardsShown'
      | 'BoardPlayed'
      | 'CardsShownTo'
      | 'CardsOpened'
      | 'AskingDenied'
      | 'PointsScored'
      | 'PotCarried'
  }
>

/** Writes what happens less often at the showdown into the deal. */
export const recordShowdown = (deal: Draft, event: ShowdownEvent): void => {
  switch (event.type) {
    case 'HandMucked':
      deal.players[placeOf(deal, event.seat)]!.shown = 'mucked'
      deal.turn = nextToShow(deal)
      return
    case 'HandSeen':
      return seen(deal, deal.players[placeOf(deal, event.seat)]!, event)
    case 'CardsShown': {
      const player = deal.players[placeOf(deal, event.seat)]!
      learned(player, event.cards)
      opened(player, event.cards)
      if (!event.entitled) return
      player.shown = 'part'
      deal.turn = nextToShow(deal)
      return
    }
    case 'BoardPlayed':
      deal.players[placeOf(deal, event.seat)]!.shown = event.hand === 'kept' ? 'kept' : 'board'
      deal.turn = nextToShow(deal)
      return
    case 'CardsShownTo': {
      const { seat, to, cards, others } = event
      learned(deal.players[placeOf(deal, seat)]!, cards)
      deal.showings = [...deal.showings, { seat, to, cards, step: deal.step, others, open: false }]
      return
    }
    case 'CardsOpened':
      opened(deal.players[placeOf(deal, event.seat)]!, event.cards)
      deal.showings = deal.showings.map(it => (isAmong(it, event) ? { ...it, open: true } : it))
      return
    case 'AskingDenied':
      deal.denied = [...deal.denied, event.seat]
      return
    case 'PointsScored': {
      const a = deal.players[placeOf(deal, event.a.seat)]!
      const b = deal.players[placeOf(deal, event.b.seat)]!
      a.stack += event.paid
      b.stack -= event.paid
      return
    }
    case 'PotCarried':
      deal.carried = event.amount
      deal.matched = event.matched as Draft['matched']
      deal.passed++
      return emptyPot(deal)
  }
}

type Event<T extends DealEvent['type']> = Extract<DealEvent, { type: T }>

/** The showdown begins. */
export const showdownOpened = (deal: Draft, { seat }: Event<'ShowdownOpened'>): void => {
  deal.phase = 'showdown'
  deal.turn = placeOf(deal, seat)
}

/** A player shows their whole hand. */
export const handShown = (deal: Draft, { seat, cards }: Event<'HandShown'>): void => {
  shown(deal, deal.players[placeOf(deal, seat)]!, cards, 'shown')
  deal.turn = nextToShow(deal)
}

/** The pots are due. */
export const awardDue = (deal: Draft): void => {
  deal.phase = 'award'
  deal.turn = -1
}

/** The losing hands are killed. */
export const handsKilled = (deal: Draft, { seats }: Event<'HandsKilled'>): void => {
  for (const seat of seats) deal.players[placeOf(deal, seat)]!.killed = true
}

/** A pot, or a part of it, is pushed to those who won it. */
export const potAwarded = (deal: Draft, event: Event<'PotAwarded'>): void => {
  for (const { seat, amount } of event.to) deal.players[placeOf(deal, seat)]!.stack += amount
  // field by field: the event may know its time, the state of a deal knows none
  const { type, pot, run, share, amount, to, oddChips, hands, rules } = event
  deal.awards.push({ type, pot, run, share, amount, to, oddChips, hands, rules })
  deal.awarded += amount
}

/** The deal is over. */
export const dealEnded = (deal: Draft): void => {
  deal.phase = 'ended'
  deal.turn = -1
  if (deal.carried === 0) noneWaits(deal)
  // wsop/339: what was laid goes to the middle; the rows still say what it was
  for (const player of deal.players) for (const row of player.rows) deal.muck.push(...row)
  emptyPot(deal)
}

/** uspa/3.2.9.5.5: somebody has won the pot, so nobody waits for that any more. */
const noneWaits = (deal: Draft): void => {
  deal.passed = 0
  if (deal.matched.length > 0) deal.matched = []
  if (deal.barred.length > 0) deal.barred = []
}

/** Nothing is left in the pot, and chips set aside are back with their owners. */
export const emptyPot = (deal: Draft): void => {
  deal.dead = 0
  deal.awarded = 0
  for (const player of deal.players) {
    if (isPaidOut(player)) continue
    player.paid = 0
    player.bet = 0
    player.stack += player.aside
    player.aside = 0
  }
}

/** A hand is open to all; where cards are named it names those that lay unknown, downcards first. */
const shown = (
  deal: Draft,
  player: Draft['players'][number],
  cards: readonly Card[],
  how: 'shown' | 'seen' | 'board',
): void => {
  if (deal.realCards) {
    const { down, up } = player
    player.down = cards.slice(0, down.length)
    if (up.length > 0 && cards.length === down.length + up.length) player.up = cards.slice(down.length)
  }
  player.shown = how
}

/** A hand that was asked for; one that plays the board keeps its share whatever it holds. */
const seen = (
  deal: Draft,
  player: Draft['players'][number],
  { cards, live }: Extract<ShowdownEvent, { type: 'HandSeen' }>,
): void => {
  if (live || player.shown !== 'board') return shown(deal, player, cards, live ? 'shown' : 'seen')
  shown(deal, player, cards, 'board')
  player.open = player.down.slice()
}

/** With real cards, those that are shown lay unknown until now. */
const learned = (player: Draft['players'][number], cards: readonly Card[]): void => {
  for (const card of cards) {
    const unknown = player.down.includes(card) ? -1 : player.down.indexOf(UNKNOWN)
    if (unknown >= 0) player.down = player.down.with(unknown, card)
  }
}

const opened = (player: Draft['players'][number], cards: readonly Card[]): void => {
  player.open = [...player.open, ...cards.filter(card => !player.open.includes(card))]
}

const isAmong = (
  showing: Draft['showings'][number],
  { seat, cards }: { seat: Seat; cards: readonly Card[] },
): boolean => showing.seat === seat && showing.cards.every(card => cards.includes(card))

/** A hand at the showdown is dead. */
export const killed = (deal: Draft, place: number): void => {
  deal.players[place]!.killed = true
  if (deal.turn === place) deal.turn = nextToShow(deal)
}

/** Back from the muck: face up at once, or still to be shown if the showdown is on. */
export const retrieved = (deal: Draft, player: Draft['players'][number], cards: readonly Card[]): void => {
  player.killed = false
  if (cards.length > 0) return shown(deal, player, cards, 'shown')
  player.shown = 'no'
}
