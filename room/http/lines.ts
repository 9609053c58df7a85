import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'
import { homeOf } from '../address.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { barAddresses } from '../people/barred-addresses.ts'
import type { Guest, Session } from '../people/guests.ts'
import { type Hello, PROTOCOL } from '../protocol/frames.ts'
import type { Refused } from '../refusal.ts'
import type { Secrets } from '../secrets.ts'
import { openShown } from '../shown/following.ts'
import type { FindShown } from '../shown/shown.ts'
import type { HostedTable } from '../table/host-table.ts'
import type { Tables } from '../tables/tables.ts'
import { type Watchers, watchers } from '../views/watchers.ts'
import { type Limits, throttle } from './limits.ts'
import { type Line, openLine } from './line.ts'
import type { Quotas, TakenBot } from './quotas.ts'

/** What the lines of all pages need. */
export type Switchboard = {
  readonly tables: Tables
  /** What is followed besides tables. */
  readonly find: FindShown
  readonly limits: Limits
  readonly quotas: Quotas
  readonly metrics: Metrics
  /** The time of the tables: pages set their clocks by it. */
  readonly now: () => number
  readonly secrets: Secrets
  readonly onError: (cause: unknown) => void
}

/** Who calls: on which line, from where, speaking which version of the protocol. */
export type Caller = {
  readonly socket: WebSocket
  readonly raw: Socket
  readonly session: Session
  readonly address: string
  readonly protocol: string | undefined
}

/** The numbers with which the room ends a line. */
export const ENDS = {
  restart: 1012,
  tooMany: 4429,
  protocol: 4426,
  loggedOut: 4401,
} as const

/** The lines of all pages: what comes in is checked and carried out, what happens goes out to who watches. */
export const openLines = ({ tables, find, limits, quotas, metrics, now, secrets, onError }: Switchboard) => {
  const shown = openShown(find, onError)
  const byTable = new Map<string, Watchers>()
  const lines = new Set<Line>()
  const persons = new Map<string, { readonly mayPass: () => boolean; lines: number }>()
  const addresses = new Map<string, number>()
  const barred = barAddresses(now, secrets)

  const watchersOf = (id: string, table: HostedTable): Watchers => {
    const known = byTable.get(id)
    if (known !== undefined) return known
    const made = watchers(table)
    byTable.set(id, made)
    table.listen((_before, _after, events) => {
      for (const event of events) if (event.type === 'RightsChanged') barred.bars(id, event.person, event.banned)
    })
    return made
  }
  tables.attend({
    isWatched: id => (byTable.get(id)?.count() ?? 0) > 0,
    putAway: (id, why) => {
      byTable.get(id)?.close(why)
      byTable.delete(id)
    },
  })

  const personOf = (guest: Guest | null) => {
    const known = guest === null ? undefined : persons.get(guest.person)
    const person = known ?? { mayPass: throttle(limits.messages, Date.now), lines: 0 }
    if (guest !== null) persons.set(guest.person, person)
    return person
  }

  /** A page is on the line; who has not said his name looks on. */
  const take = ({ socket, raw, session, address, protocol }: Caller): void => {
    if (protocol !== undefined && protocol !== `${PROTOCOL}`) {
      const words = `This room speaks protocol ${PROTOCOL}, and you asked for another: reload the page.`
      socket.send(JSON.stringify({ type: 'wrong', why: 'protocol', words }))
      return socket.close(ENDS.protocol, `protocol ${PROTOCOL} is spoken here`)
    }
    const guest = session.guest()
    const person = personOf(guest)
    const home = homeOf(address)
    const here = addresses.get(home) ?? 0
    if (person.lines >= limits.linesOfPerson || here >= limits.linesOfAddress) {
      if (person.lines === 0 && guest !== null) persons.delete(guest.person)
      return socket.close(ENDS.tooMany, 'too many lines: close one first')
    }
    person.lines++
    addresses.set(home, here + 1)
    if (guest !== null) barred.seen(guest.person, address)
    const mayCome = (id: string): Refused | null => barred.mayCome(id, address)
    const takeBot = (id: string, by: string): TakenBot | string => quotas.takeBot(id, by, home)
    const line = openLine({
      socket,
      raw,
      session,
      limits,
      metrics,
      onError,
      tables,
      shown,
      watchersOf,
      person,
      mayCome,
      takeBot,
    })
    lines.add(line)
    socket.send(
      JSON.stringify({
        type: 'hello',
        protocol: PROTOCOL,
        heartbeat: limits.heartbeat,
        now: now(),
      } satisfies Hello),
    )
    // one who has logged out sees his cards no longer
    const unlisten = session.onEnd(() => line.end(ENDS.loggedOut, 'logged out'))
    socket.on('close', () => {
      unlisten()
      line.ended()
      lines.delete(line)
      if (--person.lines === 0 && guest !== null) persons.delete(guest.person)
      const left = addresses.get(home)! - 1
      if (left === 0) addresses.delete(home)
      else addresses.set(home, left)
    })
  }

  const beating = setInterval(() => {
    for (const line of lines) line.beat()
  }, limits.heartbeat).unref()

  return {
    take,
    count: () => lines.size,
    watching: () => [...byTable.values()].reduce((sum, { count }) => sum + count(), shown.count()),
    /** Ends all lines: the pages try again by themselves. */
    close: (): void => {
      clearInterval(beating)
      for (const line of lines) line.end(ENDS.restart, 'the room closes, and opens again')
      for (const one of byTable.values()) one.close()
      shown.close()
    },
  }
}
