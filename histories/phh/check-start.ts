import { readHouse, type StartDeal } from '@cardroom/engine'
import {
  byName,
  either,
  fields,
  flag,
  type Kind,
  known,
  may,
  oneOf,
  type Problem,
  problemIn,
  text,
} from '@cardroom/engine/kinds'
import { count, list } from './check-order.ts'

/** What a file keeps of the start of a deal beside the fields of the standard. */
export type StartKept = Partial<Omit<StartDeal, 'type' | 'form'>>

/** What is wrong with what a file keeps of a start, or null; the engine looks at the sense of it. */
export const startOff = (value: unknown): Problem | null => problemIn(KEPT, value)

const stakes = fields({
  structure: text(),
  unit: count,
  lower: count,
  upper: count,
  blinds: list(count),
  ante: count,
  antes: oneOf('each', 'button', 'big-blind'),
  bringIn: count,
  point: count,
  potUnit: may(count),
  chips: may(byName(count)),
})

const seated = fields({
  seat: count,
  chips: count,
  matched: may(count),
  denominations: may(byName(count, '^\\d{1,15}$')),
})

const house = known(value => readHouse(value).ok, 'a house')

const STARTS: Readonly<Record<keyof StartKept, Kind>> = {
  stakes,
  book: either(text(), house),
  button: count,
  seats: list(seated),
  posts: list(fields({ seat: count, kind: text(), amount: count })),
  straddleOnPlacard: flag,
  carried: count,
  dealtInBefore: list(count),
  passed: count,
  barred: list(count),
  realCards: flag,
  mixed: flag,
  setting: text(),
  finalTwo: flag,
  timed: flag,
  fantasyland: list(fields({ seat: count, cards: count })),
  buttonPlaysTwo: flag,
}

const KEPT = fields(Object.fromEntries(Object.entries(STARTS).map(([name, kind]) => [name, may(kind)])))
