import type { Time } from '@cardroom/engine/table'
import type { EventStream } from '../events/event-stream.ts'
import { type Held, runOf, type TableOpened } from '../events/held.ts'
import type { Secrets } from '../secrets.ts'
import type { Store } from '../store/store.ts'
import type { HostedTable } from '../table/host-table.ts'
import { makeTable } from '../table/make-table.ts'
import { arrangeTable, closeTable } from './arrange-table.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { now, reportDeals, reportWhereabouts, type Whereabouts, whereaboutsIn } from './table-reports.ts'
import { hostedId, placardOf, policyOf, targetFor } from './table-target.ts'

/** What the tables of events need: where they are kept, the time, chance, and how one is found. */
export type TablesAround = {
  readonly store: Store
  readonly now: () => Time
  readonly secrets: Secrets
  readonly find: (id: string) => Promise<HostedTable | undefined>
  /** Called with every table that is open, to follow what happens there. */
  readonly follow?: (id: string, table: HostedTable) => void
  readonly onError: (cause: unknown) => void
}

/** The tables of one event that software deals or helps at. */
export type EventTables = {
  /** Is the page of a table there to be opened? */
  readonly isThere: (table: number) => boolean
  /** Since when a table has not answered; null for one that does. */
  readonly silentSince: (table: number) => Time | null
  readonly stop: () => Promise<void>
}

/** How often tables with a live helper are looked for, so that they stay open, in milliseconds. */
const LOOKS_EVERY = 20_000

/**
 * Keeps an event and its tables in step. The event says how each table should be, and the table is made so; the table
 * tells what came of a deal, and nothing else is believed. Both sides only compare what is kept with what is kept, so
 * that after a crash between any two steps it goes on from there. One table that fails holds up no other.
 */
export const keepTables = (event: EventStream, around: TablesAround, changed: () => void): EventTables => {
  const jobs = new Map<string, Job>()
  let stopped = false

  const jobOf = (opened: TableOpened): Job => {
    const id = hostedId(event.state().id, opened)
    const known = jobs.get(id)
    if (known !== undefined) return known
    const job = openJob(id, opened, event, around, changed)
    jobs.set(id, job)
    return job
  }
  const look = (tables: readonly TableOpened[]): void => {
    if (stopped) return
    for (const opened of tables) if (isHosted(event.state(), opened)) jobOf(opened).look()
  }
  const unlisten = event.listen((before, after) => look(touched(before, after)))
  look(event.state().tables)
  const looking = setInterval(
    () => look(event.state().tables.filter(it => !it.broken && runOf(event.state(), it.table) === 'live')),
    LOOKS_EVERY,
  ).unref()
  const known = (table: number): Job | undefined => {
    const opened = event.state().tables.findLast(it => it.table === table)
    return opened === undefined ? undefined : jobs.get(hostedId(event.state().id, opened))
  }
  return {
    isThere: table => known(table)?.isThere() ?? false,
    silentSince: table => known(table)?.silent() ?? null,
    stop: async () => {
      stopped = true
      unlisten()
      clearInterval(looking)
      await Promise.all([...jobs.values()].map(job => job.stop()))
    },
  }
}

const isHosted = (held: Held, { table }: TableOpened): boolean => runOf(held, table) !== 'known'

/** The tables that something has changed for. */
const touched = (before: Held, after: Held): readonly TableOpened[] => {
  if (before.runs !== after.runs || before.tournament.phase !== after.tournament.phase) return after.tables
  const moved = awayElsewhere(before, after)
  const tableIn = ({ tournament }: Held, table: number) => tournament.tables.find(it => it.table === table)
  return after.tables.filter(
    (opened, i) =>
      before.tables[i]?.broken !== opened.broken ||
      before.tables[i]?.cards !== opened.cards ||
      (!opened.broken && (moved.has(opened.table) || tableIn(before, opened.table) !== tableIn(after, opened.table))),
  )
}

/** The tables of those who have gone away or come back. */
const awayElsewhere = ({ tournament: a }: Held, { tournament: b }: Held): ReadonlySet<number | null> =>
  a.entrants === b.entrants
    ? new Set()
    : new Set(b.entrants.filter(({ away }, i) => away !== a.entrants[i]?.away).map(({ table }) => table))

type Job = {
  readonly look: () => void
  readonly isThere: () => boolean
  readonly silent: () => Time | null
  readonly stop: () => Promise<void>
}

/** One table: it is made as the event wants it, whenever one of them has changed. */
const openJob = (
  id: string,
  opened: TableOpened,
  event: EventStream,
  around: TablesAround,
  changed: () => void,
): Job => {
  let table: HostedTable | null = null
  let unlisten = (): void => {}
  let silent: Time | null = null
  /** Who has walked away or is back by what happened at the table, until the event has heard it. */
  const whereabouts: Whereabouts[] = []

  const listenTo = (here: HostedTable): void => {
    if (here === table) return
    unlisten()
    const isFirst = table === null
    table = here
    around.follow?.(id, here)
    if (isFirst) changed()
    unlisten = here.listen((_before, _after, events) => {
      whereabouts.push(...whereaboutsIn(events))
      job.look()
    })
  }
  const reportSilent = (since: Time | null): void => {
    if ((since === null) === (silent === null)) return
    silent = since
    changed()
  }
  const inStep = async (): Promise<void> => {
    const here = await findOrMake(id, opened, event, around)
    if (here !== null) {
      listenTo(here)
      await reportWhereabouts(event, whereabouts.splice(0))
      await reportDeals(event, here, opened, around.secrets)
      await arrange(id, opened, event, around, here)
    }
    reportSilent(null)
  }
  const job = oneAtATime(inStep, cause => {
    around.onError(cause)
    reportSilent(around.now())
  })
  return {
    look: job.look,
    isThere: () => table !== null,
    silent: () => silent,
    stop: async () => {
      unlisten()
      await job.stop()
    },
  }
}

/** The hosted table; it is made where the event wants one that is not there yet. */
const findOrMake = async (
  id: string,
  opened: TableOpened,
  event: EventStream,
  around: TablesAround,
): Promise<HostedTable | null> => {
  const held = event.state()
  const here = await around.find(id)
  if (here !== undefined) return here
  if (targetFor(held, now(event, opened)) === null) return null
  const host = held.directors[0]!
  const wanted = { id, open: true, placard: placardOf(held, opened), policy: policyOf(held, opened), host }
  const refused = await makeTable({ ...wanted, mayBeThere: true }, around)
  if (refused !== null) throw new Error(`a table cannot open: ${JSON.stringify(refused)}`)
  return (await around.find(id)) ?? null
}

/** Has the table be as the event wants it; one that it wants no more is closed between two deals. */
const arrange = async (
  id: string,
  opened: TableOpened,
  event: EventStream,
  around: TablesAround,
  here: HostedTable,
): Promise<void> => {
  const wish = targetFor(event.state(), now(event, opened))
  const { night } = here.hosted()
  if (night === undefined || night.table.ended) return
  const outcome = await here.does((course, at) => {
    if (wish !== null) return arrangeTable(course, wish, at, around.secrets)
    return course.hosted.night?.table.deal == null ? closeTable(course, at) : null
  })
  if (!('why' in outcome)) return
  // somebody else was first there: it is arranged as it is now
  if (outcome.why === 'try-again') return arrange(id, opened, event, around, here)
  throw new Error(`table ${id} refuses its event: ${outcome.why}`)
}
