import type { Floor, FloorTable } from '@cardroom/engine/floor'
import type { Archive } from '../deals/archive.ts'
import { orders, tell } from '../floor/course.ts'
import type { FloorHost } from '../floor/open-floor.ts'
import type { SeatRefusal } from '../floor/seat-refusal.ts'
import { refusal } from '../refusal.ts'
import type { Secrets } from '../secrets.ts'
import type { Store } from '../store/store.ts'
import type { HostedTable } from '../table/host-table.ts'
import { makeTable } from '../table/make-table.ts'
import { floorPlacard, floorPolicy } from './floor-placard.ts'
import { openPromotions } from './floor-promotions.ts'
import { hostedTables, personOf, reportOf, reports } from './floor-reports.ts'
import { closeAfterDeal, playersToMove, sendAway } from './floor-seats.ts'
import { keepStakes } from './floor-stakes.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { hasLeft, playerAtTables, seatsAt } from './player-at-tables.ts'

/** What the tables of a floor need: where they are kept, the time, chance, and how one is found. */
export type FloorTablesAround = {
  readonly store: Store
  readonly now: () => number
  readonly secrets: Secrets
  readonly find: (id: string) => Promise<HostedTable | undefined>
  /** Called with every table that is open, to follow what happens there. */
  readonly follow?: (id: string, table: HostedTable) => void
  /** The deals that are over of a table that is open. */
  readonly archive: (id: string) => Archive | undefined
  readonly onError: (cause: unknown) => void
}

/** How often every table is looked at, whatever happens, in milliseconds. */
const LOOKS_EVERY = 20_000
/** How long a table may take to answer. */
const PATIENCE = 10_000

/**
 * Keeps a floor and the tables that software keeps for it in step. The floor says who is to sit, go or be closed; the
 * table is believed when it tells that it is so. Both sides only compare what is kept with what is kept, so that after a
 * crash between any two steps it goes on from there. A table that doesn’t answer is shown as such, and holds up no other.
 */
export const keepFloorTables = (host: FloorHost, around: FloorTablesAround): { readonly stop: () => Promise<void> } => {
  const jobs = new Map<string, Job>()
  const promotes = openPromotions(host, around.archive)
  let stopped = false
  const look = (): void => {
    const { floor } = host.state()
    if (stopped || floor === null) return
    for (const { id } of hostedTables(host.state(), floor)) {
      const job = jobs.get(id) ?? openJob(id, host, around, promotes)
      jobs.set(id, job)
      job.look()
    }
  }
  const unlisten = host.listen(look)
  const looking = setInterval(look, LOOKS_EVERY).unref()
  look()
  return {
    stop: async () => {
      stopped = true
      unlisten()
      clearInterval(looking)
      await Promise.all([...jobs.values()].map(job => job.stop()))
    },
  }
}

type Job = { readonly look: () => void; readonly stop: () => Promise<void> }

/** One table: it tells the floor how it is, and does what the floor wants, whenever one of them has changed. */
const openJob = (
  id: string,
  host: FloorHost,
  around: FloorTablesAround,
  promotes: ReturnType<typeof openPromotions>,
): Job => {
  let table: HostedTable | null = null
  let unlisten = (): void => {}

  const listenTo = (here: HostedTable): void => {
    if (here === table) return
    unlisten()
    table = here
    around.follow?.(id, here)
    unlisten = here.listen(look)
  }
  const inStep = async (): Promise<void> => {
    const found = hosts(host, id)
    if (found === null) return
    const here = await findOrMake(id, found, host, around)
    if (here === null) return
    listenTo(here)
    if (here.hosted().night === undefined) return
    if (found.table.silent !== null) await reportSilent(id, host, around, false)
    if (!found.table.closed) {
      host.setDrop(found.table.id, here.hosted().night!.table.collected)
      const report = reportOf(here.hosted())
      await host.does({ name: found.table.id, office: 'table' }, course => reports(course, found.table.id, id, report))
      await promotes(found.table.id, id, here.hosted)
    }
    await ordersTable(host, around, id, here)
  }
  const job = oneAtATime(
    () => inTime(inStep()),
    async cause => {
      around.onError(cause)
      await reportSilent(id, host, around, true)
    },
  )
  // that a table is silent is a change of the floor itself: it is no reason to try again at once
  const look = (): void => {
    if (!job.isWaiting()) job.look()
  }
  return {
    look,
    stop: async () => {
      unlisten()
      await job.stop()
    },
  }
}

/** The hosted table; it is made where the floor wants one that is not there yet. */
const findOrMake = async (
  id: string,
  { floor, table: wanted, realCards }: Found,
  host: FloorHost,
  around: FloorTablesAround,
): Promise<HostedTable | null> => {
  const here = await around.find(id)
  if (here !== undefined) return here
  const placard = wanted.closed ? null : floorPlacard(host.state(), floor, wanted.id, realCards)
  if (placard === null) return null
  const manager = Object.entries(host.state().officers).find(([, it]) => it.office === 'management')
  const owner =
    manager === undefined ? { person: 'floor', name: 'Floor' } : { person: manager[0], name: manager[1].name }
  const policy = floorPolicy(realCards)
  const refused = await makeTable({ id, open: true, placard, policy, host: owner, mayBeThere: true }, around)
  if (refused !== null) throw new Error(`table ${wanted.id} of the floor cannot open: ${JSON.stringify(refused)}`)
  return (await around.find(id)) ?? null
}

/** Tells the floor that a table doesn’t answer, or does again. */
const reportSilent = async (
  id: string,
  host: FloorHost,
  { onError }: FloorTablesAround,
  silent: boolean,
): Promise<void> => {
  const found = hosts(host, id)
  if (found === null || (found.table.silent !== null) === silent || found.table.closed) return
  await host
    .does({ name: 'the clock', office: 'clock' }, course =>
      orders(course, { type: 'FallSilent', table: found.table.id, silent }),
    )
    .catch(onError)
}

type Found = { readonly floor: Floor; readonly table: FloorTable; readonly realCards: boolean }

/** The table of the floor that a hosted one is. */
const hosts = (host: FloorHost, id: string): Found | null => {
  const { floor } = host.state()
  if (floor === null) return null
  const found = hostedTables(host.state(), floor).find(it => it.id === id)
  return found === undefined ? null : { floor, table: found.table, realCards: found.realCards }
}

/** Whatever the floor wants of a table: who is to sit there, who has to go, that it closes. */
const ordersTable = async (
  host: FloorHost,
  around: FloorTablesAround,
  id: string,
  here: HostedTable,
): Promise<void> => {
  const found = hosts(host, id)
  if (found === null) return
  const { table } = found
  if (!table.closed) await keepStakes(host.state(), found, here)
  if (found.realCards) return
  if (table.closed) {
    await here.does(closeAfterDeal)
    return
  }
  const leaving = host.state().leaving.flatMap(it => (it.table === table.id ? [it.player] : []))
  const going = [...playersToMove(table), ...leaving].map(
    player => personOf(host.state(), player) ?? player.replace(`${id}-`, ''),
  )
  if (going.length > 0) await here.does((course, at) => sendAway(course, going, at))
  for (const { player, table: to, seat } of host.state().ordered) {
    if (to !== table.id) continue
    const who = await playerAtTables(host, around, player)
    const isHere = who !== null && here.hosted().night!.table.chairs.includes(who.person)
    if (isHere) continue
    const no = who === null ? NO_SCREEN : await seatsAt(host, here, { player, ...who, seat })
    if (no !== null)
      await host.does({ name: table.id, office: 'table' }, course => {
        tell(course, { type: 'SeatOrderEnded', player, table: table.id, refusal: no })
        // a player who has got up for a seat that they don’t get has no seat
        return who?.from != null && hasLeft(who.from) ? orders(course, { type: 'StandUp', player }) : null
      })
  }
}

const NO_SCREEN: SeatRefusal = refusal('no-screen')

/** A table that takes too long counts as one that doesn’t answer. */
const inTime = async (work: Promise<void>): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('a table of the floor has not answered')), PATIENCE)
  })
  try {
    await Promise.race([work, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
