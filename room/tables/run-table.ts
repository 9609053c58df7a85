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
  let stopped = false

  const plan = (): void => {
    if (timer !== null) clearTimeout(timer)
    timer = null
    if (stopped) return
    const due = dueAt(table.hosted(), now(), table.plans)
    if (due === null) return
    timer = setTimeout(() => does(due).catch(onError), Math.max(0, due.at - now()))
    timer.unref()
  }

  const does = async (due: Due): Promise<void> => {
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
