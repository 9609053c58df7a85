import { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'
import type { Guest, Session } from '../../people/guests.ts'
import type { SimulatedNode } from './simulated-node.ts'
import type { Whose } from './virtual-clock.ts'
import type { World } from './world.ts'

/** A browser's end of a line. */
export type SimulatedLine = {
  readonly say: (message: object) => void
  /** It breaks: what is on its way is lost, and each end hears of it in its own time. */
  readonly cut: () => void
}
/** Who calls: a guest, known by their token if they have one. */
export type Who = { readonly guest: Guest; readonly token?: string }
export type Hears = { readonly heard: (text: string) => void; readonly lost: () => void }

/** How long something takes from one end to the other. */
const FAST = 2
const SLOW = 25

/** Calls a node: what is said arrives in order, or the line breaks. */
export const callNode = (world: World, node: SimulatedNode, who: Who, browser: Whose, hears: Hears): SimulatedLine => {
  const { clock, between } = world
  const { process } = node
  let isOpen = true
  /** What was said before the node had taken the line. */
  let early: (() => void)[] | null = []
  /** The line is somebody's by their token. */
  let isTheirs = false
  const events = new EventEmitter()
  const arrives = { there: 0, back: 0 }
  /** In the order in which it was said. */
  const travel = (way: 'there' | 'back', whose: Whose, work: () => void): void => {
    arrives[way] = Math.max(arrives[way], clock.now() + between(FAST, SLOW))
    clock.later(arrives[way] - clock.now(), whose, () => {
      if (isOpen) work()
    })
  }
  const lose = (): void => {
    if (!isOpen) return
    isOpen = false
    process.breaks.delete(lose)
    socket.readyState = 3
    clock.later(between(1, 300), process, () => void events.emit('close'))
    clock.later(between(1, 300), browser, hears.lost)
  }
  const tells = (text: string): void => {
    clock.note(text)
    const endedAt = isTheirs ? world.ended.get(who.token!) : undefined
    if (endedAt !== undefined && SHOWS.test(text))
      world.off.push(`${who.guest.name} has been logged out since ${endedAt}, and is shown something at ${clock.now()}`)
    travel('back', browser, () => hears.heard(text))
  }
  const socket = Object.assign(events, QUIET, {
    send: tells,
    close: lose,
    terminate: lose,
    ping: () => travel('there', process, () => void events.emit('pong')),
  })
  const raw = Object.assign(new EventEmitter(), {
    writableCorked: 1,
    writableLength: 0,
    write: (frame: Buffer) => tells(textIn(frame)),
  })
  const take = (session: Session): void => {
    if (!isOpen) return
    isTheirs = who.token !== undefined && session.guest() !== null
    node.lines.take({
      socket: socket as unknown as WebSocket,
      raw: raw as unknown as Socket,
      session,
      address: '127.0.0.1',
      protocol: undefined,
      language: 'en',
    })
    for (const say of early!) say()
    early = null
  }
  clock.later(between(FAST, SLOW), process, () => {
    const { token, guest } = who
    if (token === undefined) return take({ guest: () => guest, onEnd: () => () => {} })
    node.guests.lookFor(token).then(() => take(node.guests.session(token)), lose)
  })
  arrives.there = clock.now() + SLOW + 1
  process.breaks.add(lose)
  return {
    say: message => {
      const text = JSON.stringify(message)
      clock.note(text)
      travel('there', process, () => {
        const arrives = (): void => void events.emit('message', Buffer.from(text), false)
        if (early === null) arrives()
        else early.push(arrives)
      })
    },
    cut: lose,
  }
}

/** What a socket has besides. */
const QUIET = { OPEN: 1, readyState: 1, pause: () => {}, resume: () => {} }

/** What shows somebody something that is not for everybody. */
const SHOWS = /^\{"type":"(?:frame|change|shown|shown-change)"/

const textIn = (frame: Buffer): string => {
  const short = frame[1]!
  return frame.toString('utf8', short === 127 ? 10 : short === 126 ? 4 : 2)
}
