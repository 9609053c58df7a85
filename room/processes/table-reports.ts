import type { PlayerId } from '@cardroom/engine/table'
import type { TournamentOrder } from '@cardroom/engine/tournament'
import { done, type Course as EventCourse, giveOrder, type Timeless } from '../events/course.ts'
import type { EventStream } from '../events/event-stream.ts'
import { runOf, type TableOpened } from '../events/held.ts'
import type { Refused } from '../refusal.ts'
import type { Secrets } from '../secrets.ts'
import type { HostedTable } from '../table/host-table.ts'
import { takeBackDeal } from '../table/live/decide-live.ts'
import type { HostedEvent } from '../table/state/events.ts'
import { dealReported } from './deal-reported.ts'

/** Tells the event who has walked away and who is back. */
export const reportWhereabouts = async (event: EventStream, whereabouts: readonly Whereabouts[]): Promise<void> => {
  for (const { player, away } of whereabouts) {
    const known = event.state().tournament.entrants.find(it => it.player === player)
    // what the event itself brought about is no news to it
    if (known === undefined || (known.away !== null) === away) continue
    await tell(event, away ? { type: 'MarkAway', player } : { type: 'ComeBack', player })
  }
}

/** A player who has walked away from the table, or is back. */
export type Whereabouts = { readonly player: PlayerId; readonly away: boolean }

/** The same table as the event has it now. */
export const now = (event: EventStream, { table, draw }: TableOpened): TableOpened =>
  event.state().tables.find(it => it.table === table && it.draw === draw)!

/** Reports to the event a deal that a helper has begun, and one that is over. */
export const reportDeals = async (
  event: EventStream,
  at: HostedTable,
  opened: TableOpened,
  { below }: Secrets,
): Promise<void> => {
  const { hosted } = at
  const { table } = opened
  const held = event.state()
  if (now(event, opened).broken) return
  const here = held.tournament.tables.find(it => it.table === table)
  const { night, eventDeal } = hosted()
  if (here === undefined || night === undefined) return
  const isLive = runOf(held, table) === 'live'
  if (isLive && night.table.deal !== null && here.dealing === null) {
    // players have to move first, it is a break, or the table waits for others: the helper deals again later
    const refused = await tell(event, { type: 'StartDeal', table })
    if (refused !== null) await at.does((course, now) => takeBackDeal(course, held.directors[0]!.person, now))
  }
  const expected = held.deals.find(it => it.table === table)?.deal ?? null
  const isOver = night.table.deal === null && (isLive || eventDeal === expected)
  if (here.dealing !== null && isOver) {
    const refused = await tell(
      event,
      dealReported(hosted(), held.tournament, table, below),
      `${hosted().id} deal ${expected}`,
    )
    if (refused !== null) throw new Error(`the event refuses what table ${table} reports: ${refused.why}`)
  }
}

/** Tells the event something; what it refuses has changed nothing. */
const tell = async (
  event: EventStream,
  order: Timeless<TournamentOrder>,
  command?: string,
): Promise<Refused | null> => {
  const outcome = await event.run((held, at) => {
    const course: EventCourse = { held, events: [] }
    return done(giveOrder(course, order, at) ?? course)
  }, command)
  return 'why' in outcome ? outcome : null
}

/** Who has walked away from the table, or is back. */
export const whereaboutsIn = (events: readonly HostedEvent[]): readonly Whereabouts[] =>
  events.flatMap(event =>
    event.type === 'WalkedAway' || event.type === 'CameBack'
      ? [{ player: event.player, away: event.type === 'WalkedAway' }]
      : [],
  )
