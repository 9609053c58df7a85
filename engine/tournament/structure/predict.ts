import type { Chance } from '../../cards/shuffle.ts'
import type { Chips } from '../../deal/chips.ts'
import type { Level } from '../plan.ts'

/** When an event ends, in minutes of play and breaks: early, in the middle, and late. */
export type Prediction = {
  readonly early: number
  readonly middle: number
  readonly late: number
  readonly runs: number
}

/** What is played: this many players with this many chips, by these levels, and how long a deal takes. */
export type Predicted = {
  readonly players: number
  readonly stack: Chips
  readonly levels: readonly Level[]
  readonly seats: number
  readonly dealMinutes: number
}

/** The end of an event by playing its chips back and forth: nine of ten are over by `late`, one of ten by `early`. */
export const predictEnd = (wish: Predicted, runs: number, chance: Chance): Prediction => {
  const ends = Array.from({ length: runs }, () => oneRun(wish, chance)).toSorted((a, b) => a - b)
  const at = (part: number): number => ends[Math.min(ends.length - 1, Math.floor(part * ends.length))]!
  return { early: at(0.1), middle: at(0.5), late: at(0.9), runs }
}

const oneRun = ({ players, stack, levels, seats, dealMinutes }: Predicted, chance: Chance): number => {
  const stacks = new Array<number>(players).fill(stack)
  let now = 0
  while (stacks.length > 1) {
    const { big, resumes } = levelAt(levels, now)
    if (resumes !== null) {
      now = resumes
      continue
    }
    const tables = Math.ceil(stacks.length / seats)
    for (let table = 0; table < tables && stacks.length > 1; table++) pot(stacks, big, chance)
    now += dealMinutes
    if (now > FOREVER) break
  }
  return Math.round(now)
}
const FOREVER = 100_000

/** Two of them play a pot: mostly a few big blinds, at times a stack, the more often the shorter it is. */
const pot = (stacks: number[], big: Chips, chance: Chance): void => {
  const one = chance(stacks.length)
  const other = (one + 1 + chance(stacks.length - 1)) % stacks.length
  const most = Math.min(stacks[one]!, stacks[other]!)
  const size = big * 2 ** (chance(5000) / 1000 - 0.5)
  // with ten blinds or fewer it is all or nothing, now and then
  const isAllIn = most < 10 * big && chance(4) === 0
  const lost = Math.max(1, Math.min(most, isAllIn ? most : Math.round(size)))
  stacks[one]! += lost
  stacks[other]! -= lost
  if (stacks[other] !== 0) return
  // those left play in no order, so the last one takes the place
  stacks[other] = stacks.at(-1)!
  stacks.pop()
}

/** The big blind after this many minutes, and in a break, when cards are dealt again: nobody plays in one. */
const levelAt = (
  levels: readonly Level[],
  minutes: number,
): { readonly big: Chips; readonly resumes: number | null } => {
  let end = 0
  for (const { big, lasts, breakAfter } of levels) {
    end += 'minutes' in lasts ? lasts.minutes : lasts.deals
    if (minutes < end) return { big, resumes: null }
    end += breakAfter
    if (minutes < end) return { big, resumes: end }
  }
  return { big: levels.at(-1)!.big, resumes: null }
}
