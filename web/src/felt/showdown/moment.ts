import type { DealShown } from '@cardroom/room/protocol'
import { BEATS, type Scene } from './scene.ts'

/** What a seat shows: the hand that wins and what it wins; `before` once another is being announced. */
export type SeatResult = {
  readonly words: string
  readonly sum: string
  readonly before: boolean
  readonly wins: boolean
}

/** A moment of the showdown. */
export type Moment = {
  /** The cards that win what is being announced; null while nothing is judged, or nobody has shown. */
  readonly judged: ReadonlySet<string> | null
  readonly results: ReadonlyMap<number, SeatResult>
  /** How many of the tellings have slid their chips, counted from the first. */
  readonly slid: number
  /** What has not reached the stacks yet. */
  readonly due: ReadonlyMap<number, number>
  readonly isOver: boolean
}

/** The scene this many milliseconds after it began. */
export const momentAt = ({ tellings, starts, ends }: Scene, ms: number): Moment => {
  const reached = (beat: number): number => starts.filter(start => start + beat <= ms).length
  const [begun, named, slid, counted] = [reached(0), reached(BEATS.named), reached(BEATS.slides), reached(BEATS.counts)]
  const judged = begun === 0 ? null : tellings[begun - 1]!.cards
  const results = new Map<number, SeatResult>()
  for (const [i, { to }] of tellings.slice(0, named).entries())
    for (const { seat, words, sum, wins } of to) results.set(seat, { words, sum, wins, before: i < named - 1 })
  const due = new Map<number, number>()
  for (const { to } of tellings.slice(counted))
    for (const { seat, amount } of to) due.set(seat, (due.get(seat) ?? 0) + amount)
  return { judged: judged === null || judged.size === 0 ? null : judged, results, slid, due, isOver: ms >= ends }
}

/** When the moments of a scene change, in milliseconds after it began. */
export const beatsOf = ({ starts, ends }: Scene): readonly number[] => [
  ...starts.flatMap(start => [start, start + BEATS.named, start + BEATS.slides, start + BEATS.counts]),
  ends,
]

/** The pots as they lay when they were awarded: how much was in each, and whether it has been pushed by now. */
export const potsIn = (
  { awards }: DealShown,
  { tellings }: Scene,
  { slid }: Pick<Moment, 'slid'>,
): readonly { readonly amount: number; readonly pushed: boolean }[] => {
  const most = Math.max(-1, ...awards.map(({ pot }) => pot))
  return Array.from({ length: most + 1 }, (_, pot) => ({
    amount: awards.reduce((sum, award) => sum + (award.pot === pot ? award.amount : 0), 0),
    pushed: !tellings.slice(slid).some(({ pots }) => pots.includes(pot)),
  }))
}
