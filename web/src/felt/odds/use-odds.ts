import type { DealShown, Frame } from '@cardroom/room/protocol'
import { useEffect, useState } from 'react'

/** What the worker is asked: the deal as everybody sees it. */
export type OddsAsked = { readonly key: string; readonly deal: AllInDeal; readonly seed: string }
/** What it answers: the share of the pot of each seat, 0 to 1; none where nobody counts odds. */
export type OddsAnswered = {
  readonly key: string
  readonly seats: readonly { readonly seat: number; readonly equity: number }[]
}

type AllInDeal = Pick<DealShown, 'form' | 'phase' | 'turn' | 'players' | 'boards' | 'runs'>

/** The odds of each seat in percent, while everybody is all-in and shown at a table that has it so. */
export type Odds = ReadonlyMap<number, number>

/** How the hands stand, worked out by the page itself from the cards that everybody sees, in a worker. */
export const useOdds = ({ common }: Frame): Odds => {
  const { deal, options, table } = common
  const asked = deal !== null && options.equities && isShownAllIn(deal) ? askedOf(table, deal) : null
  const key = asked?.key ?? ''
  const [answered, setAnswered] = useState<OddsAnswered>(NO_ANSWER)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of what is asked
  useEffect(() => {
    if (asked === null) return undefined
    const worker = workerOf()
    const hear = ({ data }: MessageEvent<OddsAnswered>): void => {
      if (data.key === asked.key) setAnswered(data)
    }
    worker.addEventListener('message', hear)
    worker.postMessage(asked)
    return () => worker.removeEventListener('message', hear)
  }, [key])
  if (asked === null) return NO_ODDS
  // until the next street is worked out nothing is said, rather than what was
  return answered.key === key ? percents(answered.seats) : NO_ODDS
}

/** Everybody left is all-in, or the only one with chips, nothing more is decided, and all hands are face up. */
export const isShownAllIn = ({ phase, turn, players }: AllInDeal): boolean => {
  const left = players.filter(({ folded }) => !folded)
  const able = left.filter(({ allIn }) => !allIn)
  return (
    phase === 'streets' &&
    turn === null &&
    left.length > 1 &&
    able.length < 2 &&
    left.every(({ down, up }) => down.length + up.length > 0 && !down.includes('??'))
  )
}

/** Whole percents that add up to a hundred: what is cut off goes to those who lose most by it. */
export const percents = (seats: OddsAnswered['seats']): Odds => {
  const whole = seats.map(({ equity }) => Math.floor(100 * equity))
  let left = seats.length === 0 ? 0 : 100 - whole.reduce((sum, it) => sum + it, 0)
  const byRest = seats.map((_, i) => i).sort((a, b) => rest(seats[b]!.equity) - rest(seats[a]!.equity))
  for (const i of byRest) {
    if (left <= 0) break
    whole[i]! += 1
    left -= 1
  }
  return new Map(seats.map(({ seat }, i) => [seat, whole[i]!]))
}

const rest = (equity: number): number => 100 * equity - Math.floor(100 * equity)

const NO_ODDS: Odds = new Map()
const NO_ANSWER: OddsAnswered = { key: '', seats: [] }

const askedOf = (table: string, deal: DealShown): OddsAsked => {
  const { form, phase, turn, players, boards, runs } = deal
  // everybody has the same samples, and reads the same numbers
  const seed = `${table} ${deal.number}`
  return { key: `${seed} ${JSON.stringify(boards)}`, deal: { form, phase, turn, players, boards, runs }, seed }
}

let worker: Worker | undefined
const workerOf = (): Worker => {
  worker ??= new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module' })
  return worker
}
