import { type BookId, type House, play, type RuleId, rulebookOf } from '@cardroom/engine'
import type { Post } from '@cardroom/engine/deal'
import type { Overrides } from '@cardroom/engine/rulebooks'
import type { History } from '../history.ts'
import { type ReplayOptions, replayHistory } from '../replay-history.ts'
import type { PhhHand } from './read-phh.ts'

/** Replayers that we can imitate. */
export const AS = ['pokerkit'] as const
/** The name of one of them. */
export type AsNamed = (typeof AS)[number]

/** Is this one of them? */
export const isAsNamed = (name: string): name is AsNamed => AS.some(known => known === name)

/** The name of a way in which a replayer departs from the rulebooks. */
export type DepartureId =
  | 'ante-back'
  | 'turns-passed'
  | 'short-blind'
  | 'straddle-raise'
  | 'four-raises'
  | 'heads-up-cap'
  | 'half-bet'
  | 'open-pair'

/** One way in which a replayer departs from the rulebooks. */
export type Departure = {
  readonly id: DepartureId
  /** A point of the book that it answers otherwise. */
  readonly overrides?: Overrides
  /** What it makes of the history itself. */
  readonly changes?: (hand: PhhHand, history: History) => History
  /** It goes on after what does not fit. */
  readonly lenient?: true
}

/** Hands an ante that one put in for all back to them: nobody else's matches it. */
const anteBack = ({ trimsLoneAnte }: PhhHand, history: History): History => {
  if (!trimsLoneAnte) return history
  const begun = play(history.start)
  if (!begun.ok) return history
  const posts = begun.log.flatMap((event): Post[] =>
    event.type === 'Posted' && event.kind !== 'dead' ? [{ seat: event.seat, kind: event.kind, amount: event.due }] : [],
  )
  return { ...history, start: { ...history.start, posts } }
}

/** PokerKit, as far as its ways are points of a book or of the reading. */
const POKERKIT: readonly Departure[] = [
  { id: 'ante-back', changes: anteBack },
  { id: 'turns-passed', lenient: true },
  {
    id: 'short-blind',
    overrides: { shortBigBlindCallAmount: 'short-amount' },
  },
  {
    id: 'straddle-raise',
    overrides: { minRaiseToAfterStraddle: 'straddle-plus-big-blind' },
  },
  {
    id: 'four-raises',
    overrides: { limitRaiseCapThreePlusRounds: 4, limitRaiseCapTwoRounds: 4 },
  },
  { id: 'heads-up-cap', overrides: { headsUpUnlimitedRaises: { cash: false, tournament: false } } },
  { id: 'half-bet', overrides: { limitReopenFraction: { fraction: 1, inclusive: true } } },
  {
    id: 'open-pair',
    overrides: { studOpenPairOption: { high: false, low: false, highLow: false } },
  },
]

const DEPARTURES: Readonly<Record<AsNamed, readonly Departure[]>> = { pokerkit: POKERKIT }

/** The ways of a replayer. */
export const departuresOf = (name: AsNamed): readonly Departure[] => DEPARTURES[name]

/** A hand replayed with these departures from a book. */
export const replayWith = (
  departures: readonly Departure[],
  hand: PhhHand,
  history: History,
  book: BookId | House,
  { lenient = false, players = 'seat' }: ReplayOptions,
) => {
  const changed = departures.reduce((so, { changes }) => changes?.(hand, so) ?? so, history)
  return replayHistory(changed, {
    book: departures.some(it => it.overrides) ? houseOf(departures, book) : book,
    lenient: lenient || departures.some(it => it.lenient),
    players,
  })
}

// a house is read and filled in once, and then serves for every hand
const houses = new Map<string, House>()

const houseOf = (departures: readonly Departure[], book: BookId | House): House => {
  const base: House = typeof book === 'object' ? book : { name: 'As played', book, overrides: {} }
  const key = JSON.stringify([base, departures.map(it => it.overrides)])
  const before = houses.get(key)
  if (before !== undefined) return before
  const house: House = { ...base, overrides: Object.assign({}, base.overrides, ...departures.map(it => it.overrides)) }
  houses.set(key, house)
  return house
}

/** The rules of the book that a departure goes against. */
export const rulesAgainst = ({ overrides = {} }: Departure, book: BookId | House): readonly RuleId[] => {
  const asked = rulebookOf(book) as unknown as Readonly<Record<string, { readonly rules: readonly RuleId[] }>>
  return Object.keys(overrides).flatMap(point => asked[point]?.rules ?? [])
}
