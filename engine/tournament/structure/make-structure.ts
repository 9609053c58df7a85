import { seeded } from '../../cards/shuffle.ts'
import type { Chips } from '../../deal/chips.ts'
import { no, type Result } from '../../decider/decision.ts'
import { type Refusal, refusals } from '../../decider/refusal.ts'
import type { Rulebook } from '../../rulebooks/rulebook.ts'
import type { Level } from '../plan.ts'
import { type ColourUp, colourUps } from '../race/colour-ups.ts'
import { asDeep, bookStack, type ChipCounts, chipSetFor, evenStacks, worthOf } from './chip-stacks.ts'
import { predictEnd } from './predict.ts'

/** What to make a structure for: players, chips in the box, the wished length, and the smallest chip. */
export type StructureOptions = {
  readonly players: number
  readonly minutes: number
  /** The chips there are; the book's own set where nothing is said. */
  readonly box?: ChipCounts
  readonly smallest?: Chips
  readonly levelMinutes?: number
}

/** A structure: stacks, levels with breaks, and when small chips leave. */
export type Structure = {
  readonly stack: Chips
  readonly chips: ChipCounts
  readonly levels: readonly Level[]
  readonly colourUps: readonly ColourUp[]
  /** Levels whose blinds cannot be paid with the chips in play. */
  readonly unpayable: readonly number[]
}

/** Why there is no structure for it: fewer than two players or twenty minutes, or too few chips for everybody. */
export type StructureRefusal = Refusal<'too-few-players' | 'too-short' | 'too-few-chips'>

const refused = refusals<StructureRefusal>()

/**
 * Stacks of the chips there are, and blinds that grow evenly, as fast as it takes for the event to be over at the wished
 * time by our own prediction.
 */
export const makeStructure = (wanted: StructureOptions, book: Rulebook): Result<Structure, StructureRefusal> => {
  const { players, minutes } = wanted
  if (!(Number.isSafeInteger(players) && players >= 2 && players <= 100_000)) return no(refused('too-few-players'))
  if (!(Number.isSafeInteger(minutes) && minutes >= 20 && minutes <= 100_000)) return no(refused('too-short'))
  const chips = stackFor(wanted, book).filter(({ worth }) => worth >= (wanted.smallest ?? 1))
  const stack = worthOf(chips)
  const smallest = chips[0]?.worth
  if (smallest === undefined) return no(refused('too-few-chips'))
  const length = wanted.levelMinutes ?? lengthFor(minutes)
  const count = Math.max(2, Math.round(minutes / (length + BREAK / EVERY)))
  const first = Math.max(2 * smallest, nice(stack / DEEP, smallest))
  const levelsBy = (growth: number): readonly Level[] =>
    laddered(first, growth, count + SPARE, smallest).map(
      (big, i): Level => ({
        small: half(big, smallest),
        big,
        ante: 0,
        antes: 'each',
        lasts: { minutes: length },
        breakAfter: (i + 1) % EVERY === 0 ? BREAK : 0,
      }),
    )
  const levels = endingAt(minutes, players, stack, levelsBy)
  const worths = [...new Set([...chips.map(({ worth }) => worth), ...Object.values(book.chipValues.is)])]
  const raced = colourUps(
    levels,
    smallest,
    worths.filter(worth => worth >= smallest).toSorted((a, b) => a - b),
  )
  return { ok: true, stack, chips, levels, colourUps: raced, unpayable: unpayable(levels, smallest) }
}

/** The first big blind is this part of a stack; levels beyond the wished end; a break after this many levels, and its minutes. */
const [DEEP, SPARE, EVERY, BREAK] = [50, 4, 4, 10]

/** The levels whose predicted end is nearest to the wished one: the faster blinds grow, the sooner it is over. */
const endingAt = (
  minutes: number,
  players: number,
  stack: Chips,
  levelsBy: (growth: number) => readonly Level[],
): readonly Level[] => {
  // in large fields one run is much like another
  const runs = Math.max(1, Math.min(RUNS, Math.round(2000 / players)))
  let [slow, fast] = [SLOWEST, FASTEST]
  let best = { levels: levelsBy(slow), off: Number.POSITIVE_INFINITY }
  for (let step = 0; step < STEPS; step++) {
    const growth = Math.sqrt(slow * fast)
    const levels = levelsBy(growth)
    const { middle } = predictEnd({ players, stack, levels, seats: 9, dealMinutes: 2.5 }, runs, seeded(1))
    const off = Math.abs(middle - minutes)
    if (off < best.off) best = { levels, off }
    if (middle < minutes) fast = growth
    else slow = growth
  }
  return best.levels
}
const [SLOWEST, FASTEST, STEPS, RUNS] = [1.1, 3, 8, 40]

/** hpt/blinds-t1000: twenty minutes for an evening, more where there is time for it. */
const lengthFor = (minutes: number): number => {
  const fits = [30, 20, 15, 12, 10, 8, 6, 5].find(length => minutes / length >= 9)
  return fits ?? 5
}

const stackFor = ({ players, box, smallest = 1 }: StructureOptions, book: Rulebook): ChipCounts => {
  if (box !== undefined) return evenStacks(box, players)
  const usual = chipSetFor(book, players)?.perPlayer ?? bookStack(book, 'C') ?? []
  return asDeep(usual, smallest, Object.values(book.chipValues.is))
}

/** Levels whose blinds the smallest chip in play cannot pay. */
export const unpayable = (levels: readonly Level[], smallest: Chips): readonly number[] =>
  levels.flatMap(({ small, big, ante }, i) => ([small, big, ante].some(chips => chips % smallest !== 0) ? [i + 1] : []))

/** Big blinds that grow by about this much, each a number that people like and the smallest chip can pay. */
const laddered = (first: Chips, growth: number, count: number, smallest: Chips): readonly Chips[] => {
  const ladder: Chips[] = [first]
  for (let i = 1; i < count; i++) {
    const wanted = nice(first * growth ** i, smallest)
    ladder.push(Math.max(wanted, nextNice(ladder[i - 1]!, smallest)))
  }
  return ladder
}

/** The nearest number that people like. */
const nice = (wanted: number, smallest: Chips): Chips => {
  const scale = 10 ** Math.floor(Math.log10(Math.max(1, wanted)))
  const best = NICE.map(step => step * scale).reduce((a, b) => (Math.abs(b - wanted) < Math.abs(a - wanted) ? b : a))
  return inPairs(best, smallest)
}
const NICE = [1, 1.2, 1.5, 1.6, 2, 2.4, 3, 4, 5, 6, 8, 10]

const nextNice = (from: Chips, smallest: Chips): Chips => {
  for (let step = from + 2 * smallest; ; step += 2 * smallest) {
    const next = nice(step, smallest)
    if (next > from) return next
  }
}

/** A big blind of which half can be paid too. */
const inPairs = (chips: number, smallest: Chips): Chips =>
  Math.max(2 * smallest, Math.round(chips / (2 * smallest)) * 2 * smallest)

const half = (big: Chips, smallest: Chips): Chips => Math.max(smallest, Math.floor(big / 2 / smallest) * smallest)

/** How many sit at a table of a tournament at most. */
export const mostSeats = (book: Rulebook): number => book.tournamentTableMax.is.most
