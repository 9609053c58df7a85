import type { BookId, House, RuleId } from '@cardroom/engine'
import { onlyFields, wrongArgument } from '@cardroom/engine/kinds'
import { collectedOff } from '../collected-off.ts'
import type { History, ReplayedHistory } from '../history.ts'
import type { Problem } from '../problems.ts'
import { HISTORY_BOOK, replayHistory } from '../replay-history.ts'
import { amountOf } from './amounts.ts'
import {
  AS,
  type AsNamed,
  type Departure,
  type DepartureId,
  departuresOf,
  isAsNamed,
  replayWith,
  rulesAgainst,
} from './departures.ts'
import type { PhhHand } from './read-phh.ts'

/** How hands are replayed. */
export type Replaying = {
  /** The book they are held to, instead of the one that a file names or the usual one. */
  readonly book?: BookId | House
  readonly lenient?: boolean
  /** Takes on the ways of another replayer, and says where they differ from the book. */
  readonly as?: AsNamed
}

/** The result of a hand; amounts as in its file. */
export type Replayed = {
  /** What the file calls the hand, or else its place in it. */
  readonly hand: string | number
  readonly variant: string
  /** The stacks in the end, player by player; inf for one that nobody knows. Empty if the hand could not be read. */
  readonly finishing: readonly (number | 'inf')[]
  /** Has every pot been pushed? A history may stop anywhere. */
  readonly ended: boolean
  /** The first player whose stack the file states otherwise, counted from 1. */
  readonly differs: { readonly player: number; readonly stated: number; readonly found: number } | null
  readonly problems: readonly Problem[]
  readonly letPass: readonly Problem[]
  readonly warnings: readonly Problem[]
  /** Where the other replayer differs from the book in this hand, and the rules it goes against. */
  readonly departures: readonly { readonly id: DepartureId; readonly rules: readonly RuleId[] }[]
}

/** Replays one hand of a file with the engine. */
export const replayHand = (hand: PhhHand, replaying: Replaying = {}): Replayed => {
  if (typeof hand?.ok !== 'boolean' || !(hand.ok ? hand.history : hand.refusal))
    throw wrongArgument('replayHand', hand, 'a hand such as readPhh gives')
  onlyFields('replayHand', replaying, ['book', 'lenient', 'as'])
  const { book, lenient = false, as } = replaying
  if (as !== undefined && !isAsNamed(as)) throw wrongArgument('as', as, AS.join(', '))
  if (!hand.ok) {
    const nothing = { finishing: [], ended: false, differs: null, letPass: [], warnings: [], departures: [] }
    return { hand: hand.name, variant: hand.variant, ...nothing, problems: hand.refusal.problems }
  }
  const { history } = hand
  const held = book ?? history.start.book ?? HISTORY_BOOK
  const players = playersIn(history)
  const usual = replayHistory(history, { book: held, lenient, players })
  const departures = as === undefined ? [] : departuresOf(as)
  const replayed = departures.length === 0 ? usual : replayWith(departures, hand, history, held, { lenient, players })
  const finishing = replayed.finishing.map(chips => (chips === null ? 'inf' : amountOf(chips, history.scale)))
  return {
    hand: history.about.hand ?? hand.name,
    variant: hand.variant,
    finishing,
    ended: replayed.ended,
    differs: replayed.problems.length > 0 ? null : firstDifference(history, finishing),
    problems: [...replayed.problems, ...sumsOff(history, replayed)],
    letPass: replayed.letPass,
    warnings: history.warnings,
    departures: isSame(usual, replayed)
      ? []
      : departures.flatMap(it => departureIn(it, departures, hand, history, held, usual, replayed)),
  }
}

/** Histories that say what the house took say what everyone collected as well: it must add up. */
const sumsOff = (history: History, replayed: ReplayedHistory): readonly Problem[] =>
  history.stated.rake === undefined || replayed.problems.length > 0 ? [] : collectedOff(history, replayed)

/** PHH speaks of players by their place, p1 first; histories of the other formats have seats of their own. */
const playersIn = ({ stated }: History): 'seat' | 'place' => (stated.rake === undefined ? 'place' : 'seat')

const firstDifference = ({ stated }: History, finishing: readonly (number | 'inf')[]): Replayed['differs'] => {
  const at = finishing.findIndex((found, place) => {
    const finished = stated.finishing?.[place]
    return typeof found === 'number' && finished !== undefined && finished !== null && finished !== found
  })
  return at < 0 ? null : { player: at + 1, stated: stated.finishing![at]!, found: finishing[at] as number }
}

const isSame = (a: ReplayedHistory, b: ReplayedHistory): boolean =>
  JSON.stringify([a.finishing, a.problems]) === JSON.stringify([b.finishing, b.problems])

/** Does this departure make a difference to the hand: would it have come out otherwise without it? */
const departureIn = (
  departure: Departure,
  departures: readonly Departure[],
  hand: PhhHand,
  history: History,
  book: BookId | House,
  usual: ReplayedHistory,
  replayed: ReplayedHistory,
): Replayed['departures'] => {
  const others = departures.filter(it => it !== departure)
  if (isSame(replayed, replayWith(others, hand, history, book, { players: playersIn(history) }))) return []
  const cited = departure.lenient ? usual.problems.flatMap(({ rules }) => rules) : deadMoneyRules(departure, usual)
  return [{ id: departure.id, rules: [...new Set([...rulesAgainst(departure, book), ...cited])] }]
}

/** The rules by which an ante for all is dead money. */
const deadMoneyRules = ({ changes }: Departure, { log }: ReplayedHistory): readonly RuleId[] =>
  changes === undefined
    ? []
    : log.flatMap(event => (event.type === 'Posted' && event.kind === 'dead' ? event.rules : []))
