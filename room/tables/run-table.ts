import { spoiledIn } from '../store/spoiled.ts'
import { backoff } from '../streams/backoff.ts'
import { carryOn, doDue } from '../table/do-due.ts'
import { type Due, dueAt } from '../table/due.ts'
import type { Around, HostedTable } from '../table/host-table.ts'

/** How a table that is kept going is stopped, and how it looks again for what is due. */
export type Running = { readonly stop: () => void; readonly wake: () => void }

/**
 * Keeps a table going: does what is due when it is due, until it is stopped; no hand begins unattended. What could
 * not be kept is tried again, later each time; what cannot be done at all is a fault that `onError` sets the table aside for.
 */
export const runTable = (
  table: HostedTable,
  { now, secrets }: Around,
  onError: (cause: unknown) => void,
  isAttended: () => boolean = () => true,
  mayDeal: () => boolean = () => true,
): Running => {
  const has = { secrets, plans: table.plans, isAttended, mayDeal }
  let timer: ReturnType<typeof setTimeout> | null = null
  let rings = 0
  let stopped = false
  /** How many times in a row what is due could not be kept. */
  let failed = 0

  const dueNow = (): Due | null => (stopped ? null : dueAt(table.hosted(), now(), table.plans, isAttended(), mayDeal()))

  const plan = (): void => {
    const due = dueNow()
    // with every act the next clock ends later: a timer that rings before it looks again
    if (due === null || (timer !== null && rings <= due.at)) return
    if (timer !== null) clearTimeout(timer)
    rings = due.at
    ringAfter(Math.max(0, due.at - now()))
  }

  const ringAfter = (wait: number): void => {
    timer = setTimeout(() => ring().catch(table.fails), wait)
    timer.unref()
  }

  const ring = async (): Promise<void> => {
    timer = null
    const due = dueNow()
    if (due === null) return
    if (due.at > now()) return plan()
    const outcome = await table.does((course, at) => doDue(course, due, at, has)).catch(again)
    if (outcome === null) return
    failed = 0
    // a refusal changes nothing: the next act at the table plans again
    if (!('why' in outcome)) plan()
  }

  /** It could not be kept, or cannot be done: then there is nothing to wait for. */
  const again = (cause: unknown): null => {
    onError(cause)
    if (stopped || spoiledIn(cause) !== null) return null
    const wait = backoff(++failed)
    if (timer !== null) clearTimeout(timer)
    rings = now() + wait
    ringAfter(wait)
    return null
  }

  const unlisten = table.listen(plan)
  const endFollowing = table.follow((course, at) => carryOn(course, at, has))
  const wake = (): void => {
    try {
      plan()
    } catch (cause) {
      table.fails(cause)
    }
  }
  wake()
  return {
    stop: () => {
      stopped = true
      unlisten()
      endFollowing()
      if (timer !== null) clearTimeout(timer)
    },
    wake,
  }
}
