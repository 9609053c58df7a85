import { readHouse, type StartDeal } from '@cardroom/engine'
import { isCount, isListOf, isRecord } from './check-order.ts'

/** What a file keeps of the start of a deal beside the fields of the standard. */
export type StartKept = Partial<Omit<StartDeal, 'type' | 'form'>>

/** What is wrong with what a file keeps of a start, in words, or null; the engine looks at the sense of it. */
export const startOff = (value: unknown): string | null => {
  if (!isRecord(value)) return 'it is an object'
  for (const [name, kept] of Object.entries(value)) {
    if (!Object.hasOwn(CHECKS, name)) return `a start has no ${name.slice(0, 40)}`
    if (!CHECKS[name as keyof StartKept](kept)) return `${name} does not fit`
  }
  return null
}

const isFlag = (value: unknown): boolean => typeof value === 'boolean'
const isText = (value: unknown): boolean => typeof value === 'string'
const isSeats = (value: unknown): boolean => isListOf(value, isCount)

/** Fields that must be there, and others that may be. */
const isOf =
  (
    must: Readonly<Record<string, (value: unknown) => boolean>>,
    may: Readonly<Record<string, (value: unknown) => boolean>> = {},
  ) =>
  (value: unknown): boolean =>
    isRecord(value) &&
    Object.entries(must).every(([name, is]) => is(value[name])) &&
    Object.entries(value).every(
      ([name, it]) => Object.hasOwn(must, name) || (Object.hasOwn(may, name) && may[name]!(it)),
    )

const isStakes = isOf(
  {
    structure: isText,
    unit: isCount,
    lower: isCount,
    upper: isCount,
    blinds: value => isListOf(value, isCount),
    ante: isCount,
    antes: value => value === 'each' || value === 'button' || value === 'big-blind',
    bringIn: isCount,
    point: isCount,
  },
  { potUnit: isCount, chips: value => isRecord(value) && Object.values(value).every(isCount) },
)

const isSeated = isOf(
  { seat: isCount, chips: isCount },
  {
    matched: isCount,
    denominations: value =>
      isRecord(value) && Object.entries(value).every(([worth, count]) => /^\d{1,15}$/.test(worth) && isCount(count)),
  },
)

const CHECKS: Readonly<Record<keyof StartKept, (value: unknown) => boolean>> = {
  stakes: isStakes,
  book: value => isText(value) || !('problems' in readHouse(value)),
  button: isCount,
  seats: value => isListOf(value, isSeated),
  posts: value => isListOf(value, isOf({ seat: isCount, kind: isText, amount: isCount })),
  straddleOnPlacard: isFlag,
  carried: isCount,
  dealtInBefore: isSeats,
  passed: isCount,
  barred: isSeats,
  told: isFlag,
  mixed: isFlag,
  setting: isText,
  finalTwo: isFlag,
  timed: isFlag,
  fantasyland: value => isListOf(value, isOf({ seat: isCount, cards: isCount })),
  buttonPlaysTwo: isFlag,
}
