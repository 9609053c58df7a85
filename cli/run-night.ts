import { setImmediate } from 'node:timers/promises'
import type { Chance, Table } from '@cardroom/engine'
import { type NightPlan, randomNight, type TableRefusal } from '@cardroom/engine/table'
import { type NightBook, nightCounter } from './night-book.ts'

/** What went wrong in a night: a hand that couldn't start, or chips that don't add up after an order. */
export type NightFault =
  | { readonly why: 'deal-cannot-start'; readonly hand: number; readonly refusal: TableRefusal }
  | { readonly why: 'chips-off'; readonly order: string; readonly chips: number }

/** A night that was played, or what was off with it. */
export type NightOutcome = { readonly book: NightBook } | NightFault

/** Plays a night, counts its chips after every event, and leaves room for signals in between. */
export const runNight = async (
  plan: NightPlan,
  chance: Chance,
  heard: (minutes: number) => void = () => undefined,
): Promise<NightOutcome> => {
  const { count, book } = nightCounter()
  let table: Table | undefined
  let breath = performance.now()
  for (const step of randomNight(plan, chance)) {
    count(step)
    table = step.table
    if (step.refusal?.why === 'deal-cannot-start') {
      return { why: 'deal-cannot-start', hand: table.deals + 1, refusal: step.refusal }
    }
    const chips = chipsOff(table)
    if (chips !== 0) return { why: 'chips-off', order: step.order.type, chips }
    if (performance.now() - breath < BREATH) continue
    heard(Math.floor(step.order.at / 60_000))
    await setImmediate()
    breath = performance.now()
  }
  return { book: book(table!) }
}

/** Chips on the table are those bought that were neither cashed out nor collected. */
const chipsOff = ({ members, carried, deal, collected }: Table): number => {
  const inPot = deal === null ? carried.chips : (deal.start.carried ?? 0)
  return members.reduce(
    (sum, { stack, behind, held, pocketed, bought, cashedOut }) =>
      sum + stack + (behind?.chips ?? 0) + held + pocketed - bought + cashedOut,
    inPot + collected,
  )
}

/** Milliseconds of work between two looks around. */
const BREATH = 50
