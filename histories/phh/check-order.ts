import { type Card, isCard, type TableCommand } from '@cardroom/engine'
import { withDecisionsNow } from '@cardroom/engine/deal'
import {
  type Fields,
  fields,
  flag,
  type Kind,
  known,
  listOf,
  may,
  oneOf,
  type Problem,
  problemIn,
  tagged,
  text,
  whole,
} from '@cardroom/engine/kinds'
import { type FactKind, factsOf, INCIDENTS, isMaybe, kindOf } from '@cardroom/engine/rulings'

/** A whole number that can be counted, 0 or more. */
export const count = whole(0)
/** No list of a table is longer. */
export const list = <T>(of: Kind<T>): Kind<readonly T[]> => listOf(of, 1000)

const card = known<Card>(isCard, 'a card such as As')
const cards = list(card)
const KINDS: Readonly<Record<Exclude<FactKind, readonly string[]>, Kind>> = {
  seat: count,
  chips: count,
  count,
  seats: list(count),
  card,
  cards,
  flag,
  text: text(),
}

const SEAT: Fields = { seat: count }
const TO: Fields = { seat: count, to: count }
const AGREED: Fields = { agreed: list(count) }

const ORDERS: Readonly<Record<string, Fields>> = {
  Shuffle: { deck: cards },
  Deal: { cards: may(cards) },
  Reshuffle: { deck: cards },
  RunIt: { times: count, ...AGREED },
  OpenHands: { ...AGREED, hands: may(list(fields({ seat: count, cards }))) },
  ChopBlinds: AGREED,
  SplitPot: AGREED,
  TellBoard: { board: count, cards },
  ReadHands: { readings: list(fields({ pot: count, run: count, share: text(), seats: list(count) })) },
  DenyAsking: { seat: count, by: oneOf('dealer', 'floor') },
  Fold: SEAT,
  Check: SEAT,
  Call: SEAT,
  Wager: TO,
  BringIn: TO,
  Kill: TO,
  Discard: { seat: count, cards, split: may(flag) },
  DeclareOpen: SEAT,
  DeclareFalseOpeners: SEAT,
  AskForOpeners: SEAT,
  TurnUp: { seat: count, turn: flag },
  Place: { seat: count, hand: may(count), rows: list(cards), discard: may(cards) },
  Show: { seat: count, cards: may(cards), says: may(text()) },
  Muck: { seat: count, playsBoard: may(flag) },
  PlayBoard: SEAT,
  ShowTo: { seat: count, to: count, cards },
  AskToSee: { seat: count, hand: count, suspicion: may(flag), floorPresent: may(flag) },
  Notice: { error: count, cards: may(cards) },
  Decide: { decision: text() },
}

/** Reads an order that a file keeps, or says what is wrong with it. */
export const readOrder = (value: unknown): TableCommand | Problem => {
  const off = problemIn(ORDER, value)
  return off ?? withDecisionsNow(value as TableCommand)
}

/** The facts of an incident as fields. */
const incidentFields = (type: (typeof INCIDENTS)[number]): Fields => {
  const facts = Object.entries(factsOf(type)).map(([name, fact]) => {
    const kind = kindOf(fact)
    const of = typeof kind === 'string' ? KINDS[kind] : oneOf(...kind)
    return [name, isMaybe(fact) ? may(of) : of] as const
  })
  return { ...Object.fromEntries(facts), noticed: may(flag) }
}

const ORDER = tagged('type', {
  ...ORDERS,
  ...Object.fromEntries(INCIDENTS.map(type => [type, incidentFields(type)])),
})
