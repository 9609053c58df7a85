import { type Card, UNKNOWN } from '../cards/card.ts'
import type { Chips, Seat } from '../deal/chips.ts'
import type { DealEvent, DealStarted } from '../deal/events.ts'
import type { Viewer } from '../deal/view.ts'

type Hand = {
  readonly seat: Seat
  readonly hand: 0 | 1
  readonly closed: boolean
  down: Card[]
  up: Card[]
  rows: Card[]
  bet: Chips
  folded: boolean
  keepsPlace: boolean
  shown: boolean
}

/** Follows a deal by its news alone and says which cards lie where a viewer sees them now. */
export type Watcher = {
  readonly tell: (event: DealEvent) => void
  readonly sees: (viewer: Viewer) => ReadonlySet<Card>
}

/** Somebody who watches a deal from its start and remembers what lies open, and in whose hand the rest is. */
export const watch = (start: DealStarted): Watcher => {
  const { form } = start
  const hands = start.players.map(
    ({ seat, hand, fantasyland }): Hand => ({
      seat,
      hand,
      // rows set at once, and those of Fantasyland, lie face down until everybody's are full
      closed: fantasyland > 0 || form.streets.some(street => street.steps.some(step => step.do === 'set')),
      ...{ down: [], up: [], rows: [], bet: 0, folded: false, keepsPlace: false, shown: false },
    }),
  )
  const full = form.rows?.rows.reduce((cards, row) => cards + row.cards, 0) ?? 0
  const boards: Card[] = []
  const shownToAll = new Set<Card>()
  const shownToOne: (readonly [Seat, Card])[] = []
  let price: Chips = 0
  let tabled = false

  const of = (seat: Seat, hand: 0 | 1 = 0): Hand => hands.find(it => it.seat === seat && it.hand === hand)!
  const throwAway = (hand: Hand): void => {
    hand.keepsPlace = false
    hand.down = []
    hand.up = []
  }
  const tell = (event: DealEvent): void => {
    switch (event.type) {
      case 'CardsDealt':
        event.cards.forEach((card, i) => {
          of(event.seats[i]!, event.hand)[event.face].push(card)
        })
        break
      case 'BoardDealt':
        boards.push(...event.cards)
        break
      case 'Discarded':
        for (const card of event.cards) take(of(event.seat).down, card)
        break
      case 'DrawTakenBack':
        of(event.seat).down.push(...event.cards)
        break
      case 'TurnedUp':
        take(of(event.seat).down, event.card)
        of(event.seat).up.push(event.card)
        break
      case 'Placed': {
        const hand = of(event.seat, event.hand)
        for (const card of [...event.rows.flat(), ...event.discard]) take(hand.down, card)
        hand.rows.push(...event.rows.flat())
        if (!form.rows!.forThePot && hands.every(it => it.rows.length === full)) tabled = true
        break
      }
      case 'Posted':
        if (event.kind !== 'ante' && event.kind !== 'dead') of(event.seat).bet += event.amount
        break
      case 'RoundOpened':
        price = event.price
        break
      case 'RoundClosed':
        for (const hand of hands) hand.bet = 0
        break
      case 'Called':
      case 'BroughtIn':
      case 'Bet':
      case 'Completed':
      case 'Raised':
        of(event.seat).bet = event.to
        price = Math.max(price, event.to)
        // rrp/8/9: a wager kills the hands that kept their place
        if (event.type !== 'Called' && event.type !== 'BroughtIn')
          for (const hand of hands) if (hand.keepsPlace) throwAway(hand)
        break
      case 'Folded': {
        const hand = of(event.seat)
        hand.folded = true
        hand.keepsPlace = form.family === 'stud' && form.shortStub !== 'muck-too' && hand.bet >= price
        if (!hand.keepsPlace) throwAway(hand)
        break
      }
      case 'FalseOpenersShown':
        of(event.seat).folded = true
        throwAway(of(event.seat))
        break
      case 'HandShown':
      case 'HandSeen':
        of(event.seat).down = event.cards.slice(0, of(event.seat).down.length)
        of(event.seat).shown = true
        break
      case 'CardsShown':
      case 'CardsOpened':
      case 'DiscardsExposed':
        for (const card of event.cards) shownToAll.add(card)
        break
      case 'CardsShownTo':
        for (const card of event.cards) shownToOne.push([event.to, card])
        break
      case 'HandRetrieved':
        if (event.cards.length > 0) of(event.seat).shown = true
        break
      case 'AwardDue':
        // points take the pot: the rows of those left are turned up if there is anybody to compare with
        if (form.rows?.forThePot && hands.filter(hand => !hand.folded).length > 1) tabled = true
        break
      default:
        break
    }
  }
  const sees = (viewer: Viewer): ReadonlySet<Card> => {
    const seen = new Set([...boards, ...shownToAll])
    for (const [to, card] of shownToOne) if (viewer !== 'rail' && viewer.seat === to) seen.add(card)
    const see = (cards: readonly Card[]): void => {
      for (const card of cards) seen.add(card)
    }
    for (const hand of hands) {
      const own = viewer !== 'rail' && viewer.seat === hand.seat
      see(hand.up)
      if (own || hand.shown) see(hand.down)
      if (own || !hand.closed || (tabled && !hand.folded)) see(hand.rows)
    }
    seen.delete(UNKNOWN)
    return seen
  }
  return { tell, sees }
}

/** Takes a card out of a hand; one that was never told lies there unknown. */
const take = (cards: Card[], card: Card): void => {
  const at = cards.indexOf(card)
  cards.splice(at >= 0 ? at : cards.indexOf(UNKNOWN), 1)
}
