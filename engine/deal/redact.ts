import { type Card, isCard, UNKNOWN } from '../cards/card.ts'
import type { Deal } from './deal.ts'
import type { DealEvent, Reported } from './events.ts'
import type { CardMove, DealingError, Repair, RulingOption } from './mending.ts'
import { type View, type Viewer, view } from './view.ts'

/** What may be known of an event by somebody who sees these cards: every other card in it is `??`. */
export const redacted = (event: DealEvent, sees: (card: Card) => boolean): DealEvent => {
  let seen: Record<string, unknown> | null = null
  for (const field in HOLDS_CARDS[event.type]) {
    const value = (event as Readonly<Record<string, unknown>>)[field]
    const own = withoutHidden(value, sees)
    // most events hold no card that is hidden, and go on as they are
    if (own === value) continue
    seen ??= { ...event }
    seen[field] = own
  }
  return (seen ?? event) as DealEvent
}

/**
 * The whole deal as this viewer may know it: every card they don't see is `??`, in the deck, the piles and what is being
 * corrected as well as in the hands. It is a deal whose cards are named as they fall, so that rulings can be asked of it.
 */
export const seenDeal = (deal: Deal, viewer: Viewer): Deal => {
  const shown = view(deal, viewer)
  const seen = cardsSeen(shown)
  const { form, stakes, book, law, awards, ...rest } = deal
  const hidden = withoutHidden(rest, card => seen.has(card)) as typeof rest
  return { form, stakes, book, law, awards, ...hidden, realCards: true }
}

/** Is this the type of an event of a deal? */
export const isDealEventType = (type: string): type is DealEvent['type'] => TYPES.has(type)

/** Cards that an event lays open to everybody. */
export const openedIn = (event: DealEvent): readonly Card[] => {
  switch (event.type) {
    case 'BoardDealt':
    case 'HandShown':
    case 'CardsShown':
    case 'CardsOpened':
    case 'DiscardsExposed':
      return event.cards
    case 'CardsDealt':
      return event.face === 'up' ? event.cards : []
    default:
      return []
  }
}

/** The cards that a viewer sees on the table. */
export const cardsSeen = ({ boards, players, showings, underChip }: View): ReadonlySet<Card> => {
  const seen = new Set<Card>(boards.flat())
  for (const { down, up, rows } of players) for (const card of [...down, ...up, ...rows.flat()]) seen.add(card)
  for (const { cards } of showings) for (const card of cards) seen.add(card)
  for (const card of underChip) seen.add(card)
  seen.delete(UNKNOWN)
  return seen
}

/** Goes through cards, moves of cards, facts that were reported and events that a ruling would lead to. */
const withoutHidden = (value: unknown, sees: (card: Card) => boolean): unknown => {
  if (typeof value === 'string') return isCard(value) && !sees(value) ? UNKNOWN : value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const seen = value.map(one => withoutHidden(one, sees))
    return seen.every((one, i) => one === value[i]) ? value : seen
  }
  let seen: Record<string, unknown> | null = null
  for (const key in value) {
    const one = (value as Readonly<Record<string, unknown>>)[key]
    const own = withoutHidden(one, sees)
    if (own === one) continue
    seen ??= { ...value }
    seen[key] = own
  }
  return seen ?? value
}

/** What holds cards. */
type Holding = Card | CardMove | DealingError | Repair | Reported | RulingOption
type FieldsWithCards<Event> = {
  [K in keyof Event]-?: NonNullable<Event[K]> extends Holding | readonly Holding[] | readonly (readonly Card[])[]
    ? K
    : never
}[keyof Event]

const NONE = {} as const

/**
 * The fields of each event that hold cards. An event that is not here, or a field with cards that is not named, does not
 * compile: nobody is shown a card because somebody forgot that it is one.
 */
const HOLDS_CARDS: {
  readonly [T in DealEvent['type']]: { readonly [K in FieldsWithCards<Extract<DealEvent, { type: T }>>]: true }
} = {
  Posted: NONE,
  PostReturned: NONE,
  ChipsSetAside: NONE,
  DeckShuffled: { deck: true },
  CardsDealt: { cards: true },
  CardBurned: { card: true },
  BoardDealt: { cards: true },
  Reshuffled: { deck: true },
  CommonCardDue: NONE,
  RoundOpened: NONE,
  BroughtIn: NONE,
  Folded: NONE,
  Checked: NONE,
  Called: NONE,
  Bet: NONE,
  Completed: NONE,
  Raised: NONE,
  UncalledReturned: NONE,
  WagersReturned: NONE,
  PotOpened: NONE,
  FalseOpenersShown: NONE,
  OpenersAskedFor: NONE,
  DiscardsExposed: { cards: true },
  OpenersNotProven: NONE,
  RoundClosed: NONE,
  CardsAsked: NONE,
  Discarded: { cards: true },
  TurnedUp: { card: true },
  KeptDown: NONE,
  Placed: { rows: true, discard: true },
  BoardNamed: { cards: true },
  BoardStruck: NONE,
  RunsAgreed: NONE,
  RunBegun: NONE,
  BlindsChopped: NONE,
  ShowdownOpened: NONE,
  HandShown: { cards: true },
  CardsShown: { cards: true },
  HandMucked: NONE,
  BoardPlayed: NONE,
  HandSeen: { cards: true },
  CardsShownTo: { cards: true },
  CardsOpened: { cards: true },
  AskingDenied: NONE,
  IncidentReported: { incident: true },
  ErrorMade: { error: true },
  ErrorNoticed: NONE,
  RulingGiven: NONE,
  RulingDue: { options: true },
  CardsMoved: { moves: true },
  CardsSetAside: { cards: true },
  FaultCounted: { cards: true },
  DrawOwed: NONE,
  StreetTakenBack: NONE,
  DrawTakenBack: { cards: true },
  RepairDue: { repair: true },
  WagersBarred: NONE,
  ActsBarred: NONE,
  AbsenceNoted: NONE,
  CalledShort: NONE,
  AbsenceEnded: NONE,
  DealVoided: NONE,
  HandKilled: NONE,
  HandRetrieved: { cards: true, up: true },
  PotCorrected: NONE,
  ChipsFound: NONE,
  ButtonsDue: NONE,
  RunsStruck: NONE,
  HandsRead: NONE,
  HandsKilled: NONE,
  AwardDue: NONE,
  PointsScored: NONE,
  PotCarried: NONE,
  DealEnded: NONE,
  DealStarted: NONE,
  PotAwarded: NONE,
}

const TYPES: ReadonlySet<string> = new Set(Object.keys(HOLDS_CARDS))
