import { isCard, type TableCommand } from '@cardroom/engine'
import { type Fact, factsOf, isIncidentType, isMaybe, kindOf } from '@cardroom/engine/rulings'

/** What an order holds beside its type, in the kinds of facts that incidents have; `rows` are cards row by row, `readings` say who takes what. */
type OrderFacts = Readonly<Record<string, Fact | 'rows' | 'readings' | { readonly maybe: 'rows' }>>

const maybe = <K>(kind: K): { readonly maybe: K } => ({ maybe: kind })
const SEAT: OrderFacts = { seat: 'seat' }
const AGREED: OrderFacts = { agreed: 'seats' }

const ORDERS: Readonly<Record<string, OrderFacts>> = {
  Shuffle: { deck: 'cards' },
  Deal: { cards: maybe('cards') },
  Reshuffle: { deck: 'cards' },
  RunIt: { times: 'count', ...AGREED },
  ChopBlinds: AGREED,
  SplitPot: AGREED,
  TellBoard: { board: 'count', cards: 'cards' },
  ReadHands: { readings: 'readings' },
  DenyAsking: { seat: 'seat', by: ['dealer', 'floor'] },
  Fold: SEAT,
  Check: SEAT,
  Call: SEAT,
  Wager: { seat: 'seat', to: 'chips' },
  BringIn: { seat: 'seat', to: 'chips' },
  Kill: { seat: 'seat', to: 'chips' },
  Discard: { seat: 'seat', cards: 'cards', split: maybe('flag') },
  DeclareOpen: SEAT,
  DeclareFalseOpeners: SEAT,
  AskForOpeners: SEAT,
  TurnUp: { seat: 'seat', turn: 'flag' },
  Place: { seat: 'seat', hand: maybe('count'), rows: 'rows', discard: maybe('cards') },
  Show: { seat: 'seat', cards: maybe('cards'), says: maybe('text') },
  Muck: { seat: 'seat', playsBoard: maybe('flag') },
  PlayBoard: SEAT,
  ShowTo: { seat: 'seat', to: 'seat', cards: 'cards' },
  AskToSee: { seat: 'seat', hand: 'seat', suspicion: maybe('flag'), floorPresent: maybe('flag') },
  Notice: { error: 'count', cards: maybe('cards') },
  Decide: { decision: 'text' },
}

/** Reads an order that a file keeps, or says what is wrong with it. */
export const readOrder = (value: unknown): TableCommand | { readonly wrong: string } => {
  const { type, ...rest } = isRecord(value) ? value : { type: undefined }
  if (typeof type !== 'string') return { wrong: 'an order is an object with a type' }
  const facts = Object.hasOwn(ORDERS, type) ? ORDERS[type]! : isIncidentType(type) ? incidentFacts(type) : undefined
  if (facts === undefined) return { wrong: `there is no order ${type.slice(0, 40)}` }
  const stray = Object.keys(rest).find(name => !Object.hasOwn(facts, name))
  if (stray !== undefined) return { wrong: `${type} has no ${stray.slice(0, 40)}` }
  for (const [name, fact] of Object.entries(facts)) {
    const given = rest[name]
    if (given === undefined && isMaybe(fact as Fact)) continue
    const kind = kindOf(fact as Fact) as string | readonly string[]
    if (!isOf(kind, given))
      return {
        wrong: `${name} of ${type} is not ${Array.isArray(kind) ? kind.join(' or ') : `a fitting ${kind as string}`}`,
      }
  }
  return value as TableCommand
}

const incidentFacts = (type: Parameters<typeof factsOf>[0]): OrderFacts => ({
  ...factsOf(type),
  noticed: maybe('flag'),
})

const isOf = (kind: string | readonly string[], value: unknown): boolean => {
  if (typeof kind !== 'string') return kind.some(it => it === value)
  switch (kind) {
    case 'seat':
    case 'chips':
    case 'count':
      return isCount(value)
    case 'seats':
      return isListOf(value, isCount)
    case 'card':
      return isCard(value)
    case 'cards':
      return isListOf(value, isCard)
    case 'rows':
      return isListOf(value, row => isListOf(row, isCard))
    case 'readings':
      return isListOf(value, isReading)
    case 'flag':
      return typeof value === 'boolean'
    case 'text':
      return typeof value === 'string'
    default:
      return false
  }
}

/** Is this who takes a part of a pot? */
const isReading = (value: unknown): boolean =>
  isRecord(value) &&
  Object.keys(value).length === 4 &&
  isCount(value['pot']) &&
  isCount(value['run']) &&
  typeof value['share'] === 'string' &&
  isListOf(value['seats'], isCount)

/** Is this a plain object? */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Is this a list of such things, and no longer than a table needs? */
export const isListOf = (value: unknown, is: (item: unknown) => boolean): value is readonly unknown[] =>
  Array.isArray(value) && value.length <= 1000 && value.every(is)

/** Is this a whole number that can be counted, 0 or more? */
export const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
