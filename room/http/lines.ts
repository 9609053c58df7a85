import type { Socket } from 'node:net'
import type { Language } from '@cardroom/engine/words'
import type { WebSocket } from 'ws'
import { homeOf } from '../address.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Traces } from '../metrics/traces.ts'
import { HOUSE, tableGroup } from '../nodes/groups.ts'
import type { BarredAddresses } from '../people/barred-addresses.ts'
import type { Session } from '../people/guests.ts'
import { type Hello, PROTOCOL } from '../protocol/frames.ts'
import type { Secrets } from '../secrets.ts'
import { openShown } from '../shown/following.ts'
import type { FindShown } from '../shown/shown.ts'
import type { Tables } from '../tables/tables.ts'
import { countLines } from './count-lines.ts'
import { openFarLines } from './far-lines.ts'
import type { Nearby } from './forward-requests.ts'
import { lendLines } from './lent-lines.ts'
import type { Limits } from './limits.ts'
import { type Line, openLine } from './line.ts'
import type { Quotas } from './quotas.ts'
import { routedTalk } from './routed-talk.ts'
import type { Sending } from './sending.ts'
import { openWatched, type WatchedTables } from './watched-tables.ts'

/** What the lines of all pages need. */
export type Switchboard = {
  readonly tables: Tables
  /** What is followed besides tables. */
  readonly find: FindShown
  readonly limits: Limits
  readonly quotas: Quotas
  /** From where people came who are banned. */
  readonly barred: BarredAddresses
  readonly metrics: Metrics
  /** The time of the tables: pages set their clocks by it. */
  readonly now: () => number
  readonly secrets: Secrets
  readonly onError: (cause: unknown) => void
  /** Where orders are traced. */
  readonly traces?: Traces | undefined
  /** May nothing be changed but the hands in play be finished? */
  readonly isReadOnly: () => boolean
  /** The other nodes, where there are several. */
  readonly nearby?: (Nearby & { readonly onHouseLost: (lost: () => void) => () => void }) | undefined
}

/** Who calls: on which line, from where, speaking which version of the protocol and reading which language. */
export type Caller = {
  readonly socket: WebSocket
  readonly raw: Socket
  readonly session: Session
  readonly address: string
  readonly protocol: string | undefined
  readonly language: Language
}

/** The numbers with which the room ends a line. */
export const ENDS = {
  restart: 1012,
  tooMany: 4429,
  protocol: 4426,
  loggedOut: 4401,
} as const

/** The lines of all pages: what comes in is checked and carried out, what happens goes out to everyone watching. */
export const openLines = async (board: Switchboard) => {
  const { tables, find, limits, quotas, barred, now, onError, nearby } = board
  const shown = openShown(find, onError)
  // the house that comes back is another one: nobody goes on following the one that was lost
  const unfollow = nearby?.onHouseLost(shown.close)
  const watched = openWatched(tables, barred.bars)
  const onGone = goneFrom(watched, nearby)
  const lent = nearby && (await lendLines({ ...board, shown, watchersOf: watched.of, onGone }, nearby))
  const far = nearby && (await openFarLines(nearby, board.secrets, onError))
  const counted = countLines(limits)
  const lines = new Set<Line>()

  /** A page is on the line; a visitor without a name watches. */
  const take = ({ socket, raw, session, address, protocol, language }: Caller): void => {
    if (protocol !== undefined && protocol !== `${PROTOCOL}`) return endOtherProtocol(socket)
    const guest = session.guest()
    const home = homeOf(address)
    const place = counted(guest, home)
    if (place === null) return socket.close(ENDS.tooMany, 'too many connections: close one first')
    if (guest !== null) barred.seen(guest.person, address)
    const line = openLine({
      ...board,
      socket,
      raw,
      session,
      language,
      shown,
      watchersOf: watched.of,
      person: place.person,
      mayCome: id => barred.mayCome(id, address),
      takeBot: (id, by) => quotas.takeBot(id, by, home),
      elsewhere:
        nearby &&
        far &&
        ((page, talks) =>
          routedTalk({
            line: whileThere(page, nearby.node, () => endEach([line], 'this server of the room is cut off')),
            talks,
            far,
            nearby,
            about: () => ({ guest: session.guest(), home }),
            barred: id => barred.mayCome(id, address),
            onGone,
            onError,
            traces: board.traces,
          })),
    })
    lines.add(line)
    socket.send(helloText(limits, now()))
    // somebody who has logged out no longer sees their cards
    const unlisten = session.onEnd(() => line.end(ENDS.loggedOut, 'logged out'))
    socket.on('close', () => {
      unlisten()
      line.ended()
      lines.delete(line)
      place.over()
    })
  }

  const beating = setInterval(() => {
    for (const line of lines) line.beat()
  }, limits.heartbeat).unref()

  return {
    take,
    count: () => lines.size,
    watching: () => watched.count() + shown.count(),
    endAll: (): void => endEach(lines, 'this server of the room is being drained'),
    /** Ends all lines: the pages try again by themselves. */
    close: async (): Promise<void> => {
      clearInterval(beating)
      endEach(lines, 'the room is restarting')
      await lent?.close()
      await far?.close()
      watched.close()
      unfollow?.()
      shown.close()
    },
  }
}

const helloText = ({ heartbeat }: Limits, now: number): string =>
  JSON.stringify({ type: 'hello', protocol: PROTOCOL, heartbeat, now } satisfies Hello)

const endEach = (lines: Iterable<Line>, why: string): void => {
  for (const line of lines) line.end(ENDS.restart, why)
}

/**
 * A node that is cut off doesn't hear who has logged out or is banned, and nobody waits for it: it shows nothing to anybody, and its
 * pages call again.
 */
const whileThere = (page: Sending, { owner }: Nearby['node'], end: () => void): Sending => ({
  ...page,
  sendText: text => (owner.isThere() ? page.sendText(text) : end()),
})

/** Tells when a table, or the house, is no longer this node's. */
const goneFrom =
  (watched: WatchedTables, nearby: Switchboard['nearby']) =>
  (gone: (group: string) => void): (() => void) => {
    const stops = [watched.onGone(id => gone(tableGroup(id))), nearby?.onHouseLost(() => gone(HOUSE))]
    return () => {
      for (const stop of stops) stop?.()
    }
  }

const endOtherProtocol = (socket: WebSocket): void => {
  const words = `This room speaks protocol ${PROTOCOL}, and you asked for another: reload the page.`
  socket.send(JSON.stringify({ type: 'wrong', why: 'protocol', words }))
  socket.close(ENDS.protocol, `this room speaks protocol ${PROTOCOL}`)
}
