import { carryOn, carryOut } from './carry-out.ts'
import { type Due, dueAt } from './due.ts'
import type { Around, HostedTable } from './host-table.ts'

/** Keeps a table going: does what is due when it is due, until it is told to stop. */
export const runTable = (
  table: HostedTable,
  { now, secrets }: Around,
  onError: (cause: unknown) => void,
): (() => void) => {
  const has = { secrets, plans: table.plans }
  let timer: ReturnType<typeof setTimeout> | null = null
  let rings = 0
  let stopped = false

  const dueNow = (): Due | null => (stopped ? null : dueAt(table.hosted(), now(), table.plans))

  const plan = (): void => {
    const due = dueNow()
    // with every act the next clock ends later: a timer that rings before it looks again
    if (due === null || (timer !== null && rings <= due.at)) return
    if (timer !== null) clearTimeout(timer)
    rings = due.at
    timer = setTimeout(() => ring().catch(onError), Math.max(0, due.at - now()))
    timer.unref()
  }

  const ring = async (): Promise<void> => {
    timer = null
    const due = dueNow()
    if (due === null) return
    if (due.at > now()) return plan()
    const outcome = await table.does((hosted, at) => carryOut(hosted, due, at, has))
    // a refusal changes nothing: the next act at the table plans anew
    if (!('why' in outcome)) plan()
  }

  const unlisten = table.listen(plan)
  const endFollowing = table.follow((course, at) => carryOn(course, at, has))
  plan()
  return () => {
    stopped = true
    unlisten()
    endFollowing()
    if (timer !== null) clearTimeout(timer)
  }
}
