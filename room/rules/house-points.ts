import { type Kind, type Name, valueWords } from '@cardroom/engine/kinds'
import { askedOn, type PointName } from '@cardroom/engine/rulebooks'
import type { HousePoint } from '../protocol/points.ts'

/** The points that hosts care about, in a few words; with `field` the part of the answer that they set. */
export const HOUSE_POINTS: readonly {
  readonly point: PointName
  readonly field: string | null
  readonly words: string
}[] = [
  { point: 'limitRaiseCapThreePlusRounds', field: null, words: 'Raises after the bet, at limit' },
  { point: 'raiseCapLiftsWhen', field: null, words: 'Unlimited raises heads-up' },
  { point: 'cumulativeShortAllInsReopen', field: null, words: 'Short all-ins that add up reopen the betting' },
  { point: 'outOfTurnBinding', field: null, words: 'Action out of turn' },
  { point: 'bigBetStraddle', field: 'allowed', words: 'Straddles at no-limit and pot-limit' },
  { point: 'limitStraddle', field: 'allowed', words: 'Straddles at limit' },
  { point: 'killOptional', field: null, words: 'Voluntary kills, in kill games' },
  { point: 'buttonMethod', field: 'cash', words: 'How the button moves' },
  { point: 'enterBetweenBlindAndButton', field: null, words: 'Coming in between the blinds and the button' },
  { point: 'chopBlinds', field: 'allowed', words: 'Chopping the blinds' },
  { point: 'runItTimes', field: 'max', words: 'How many times you can run it' },
  { point: 'muckAtShowdown', field: null, words: 'Mucking at the showdown' },
  { point: 'showOneShowAllPartial', field: null, words: 'Show one card, show all' },
  { point: 'oddChipUnit', field: null, words: 'Odd chip' },
  { point: 'topUpLimit', field: null, words: 'Chips added between hands' },
]

/** What a point is called where people choose it: in a few words where it has some, else by its name. */
export const calledInWords = (point: PointName): string => {
  const words = HOUSE_POINTS.find(it => it.point === point)?.words
  return words === undefined ? point : `“${words}”`
}

/** The values that may be chosen for a point, or for a part of its answer, with words for each. */
export const choicesOf = (point: PointName, field: string | null): HousePoint['choices'] => {
  const { takes } = askedOn(point)
  const kind = field === null ? takes : takes.kind === 'fields' ? takes.fields[field] : undefined
  if (kind === undefined) throw new Error(`${point} has no part ${field}`)
  return valuesOf(kind).map(value => ({ value, words: valueWords(value) }))
}

const valuesOf = (kind: Kind): readonly Name[] => {
  if (kind.kind === 'flag') return [true, false]
  if (kind.kind === 'one-of') return kind.names
  if (kind.kind !== 'whole') throw new Error(`no list of values for ${kind.kind}`)
  return Array.from({ length: Math.min(kind.most, MOST) - kind.least + 1 }, (_, i) => kind.least + i)
}

/** Hosts who want more raises than these write their house rules as a file. */
const MOST = 8
