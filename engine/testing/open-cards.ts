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

/** What lies on the table as far as the news tells. */
type Seen = {
  readonly form: DealStarted['form']
  readonly hands: readonly Hand[]
  /** How many cards all rows of a hand take. */
  readonly full: number
  readonly boards: Card[]
  readonly shownToAll: Set<Card>
  readonly shownToOne: (readonly [Seat, Card])[]
  price: Chips
  tabled: boolean
}

/** Somebody who watches a deal from its start and remembers what is face up, and in whose hand the rest is. */
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
  const seen: Seen = {
    ...{ form, hands, full },
    ...{ boards: [], shownToAll: new Set(), shownToOne: [], price: 0, tabled: false },
  }
  return { tell: event => seesPlay(seen, event), sees: viewer => cardsSeen(seen, viewer) }
}

/** Cards are dealt, drawn, set and thrown away, and chips are bet. */
const seesPlay = (seen: Seen, event: DealEvent): void => {
  switch (event.type) {
    case 'CardsDealt':
      event.cards.forEach((card, i) => {
        handOf(seen, event.seats[i]!, event.hand)[event.face].push(card)
      })
      break
    case 'BoardDealt':
      seen.boards.push(...event.cards)
      break
    case 'Discarded':
      for (const card of event.cards) take(handOf(seen, event.seat).down, card)
      break
    case 'DrawTakenBack':
      handOf(seen, event.seat).down.push(...event.cards)
      break
    case 'TurnedUp':
      take(handOf(seen, event.seat).down, event.card)
      handOf(seen, event.seat).up.push(event.card)
      break
    case 'Placed': {
      const hand = handOf(seen, event.seat, event.hand)
      for (const card of [...event.rows.flat(), ...event.discard]) take(hand.down, card)
      hand.rows.push(...event.rows.flat())
      if (!seen.form.rows!.forThePot && seen.hands.every(it => it.rows.length === seen.full)) seen.tabled = true
      break
    }
    case 'Posted':
      if (event.kind !== 'ante' && event.kind !== 'dead') handOf(seen, event.seat).bet += event.amount
      break
    case 'RoundOpened':
      seen.price = event.price
      break
    case 'RoundClosed':
      for (const hand of seen.hands) hand.bet = 0
      break
    case 'Called':
    case 'BroughtIn':
    case 'Bet':
    case 'Completed':
    case 'Raised':
      handOf(seen, event.seat).bet = event.to
      seen.price = Math.max(seen.price, event.to)
      // rrp/8/9: a wager kills the hands that kept their place
      if (event.type !== 'Called' && event.type !== 'BroughtIn')
        for (const hand of seen.hands) if (hand.keepsPlace) throwAway(hand)
      break
    case 'Folded': {
      const hand = handOf(seen, event.seat)
      hand.folded = true
      hand.keepsPlace = seen.form.family === 'stud' && seen.form.shortStub !== 'muck-too' && hand.bet >= seen.price
      if (!hand.keepsPlace) throwAway(hand)
      break
    }
    case 'FalseOpenersShown':
      handOf(seen, event.seat).folded = true
      throwAway(handOf(seen, event.seat))
      break
    default:
      seesShown(seen, event)
  }
}

/** Cards are shown, to everybody or to one player. */
const seesShown = (seen: Seen, event: DealEvent): void => {
  switch (event.type) {
    case 'HandShown':
    case 'HandSeen':
      handOf(seen, event.seat).down = event.cards.slice(0, handOf(seen, event.seat).down.length)
      handOf(seen, event.seat).shown = true
      break
    case 'CardsShown':
    case 'CardsOpened':
    case 'DiscardsExposed':
      for (const card of event.cards) seen.shownToAll.add(card)
      break
    case 'CardsShownTo':
      for (const card of event.cards) seen.shownToOne.push([event.to, card])
      break
    case 'HandRetrieved':
      if (event.cards.length > 0) handOf(seen, event.seat).shown = true
      break
    case 'AwardDue':
      // points take the pot: the rows of those left are turned up if there is anybody to compare with
      if (seen.form.rows?.forThePot && seen.hands.filter(hand => !hand.folded).length > 1) seen.tabled = true
      break
    default:
      break
  }
}

const cardsSeen = ({ hands, boards, shownToAll, shownToOne, tabled }: Seen, viewer: Viewer): ReadonlySet<Card> => {
  const cards = new Set([...boards, ...shownToAll])
  for (const [to, card] of shownToOne) if (viewer !== 'rail' && viewer.seat === to) cards.add(card)
  const see = (those: readonly Card[]): void => {
    for (const card of those) cards.add(card)
  }
  for (const hand of hands) {
    const own = viewer !== 'rail' && viewer.seat === hand.seat
    see(hand.up)
    if (own || hand.shown) see(hand.down)
    if (own || !hand.closed || (tabled && !hand.folded)) see(hand.rows)
  }
  cards.delete(UNKNOWN)
  return cards
}

const handOf = ({ hands }: Seen, seat: Seat, hand: 0 | 1 = 0): Hand =>
  hands.find(it => it.seat === seat && it.hand === hand)!

const throwAway = (hand: Hand): void => {
  hand.keepsPlace = false
  hand.down = []
  hand.up = []
}

/** Takes a card out of a hand; one that was never named lies there unknown. */
const take = (cards: Card[], card: Card): void => {
  const at = cards.indexOf(card)
  cards.splice(at >= 0 ? at : cards.indexOf(UNKNOWN), 1)
}
