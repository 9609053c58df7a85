import type { Chips, FormId, Seat } from '@cardroom/engine'
import type { Structure } from '@cardroom/engine/forms'
import type { Frame, PersonOrder } from '@cardroom/room/protocol'
import { enterRoom, type RoomClient } from './room-client.ts'
import type { OpenSocket } from './socket.ts'
import type { TableClient } from './table-client.ts'

/** The table as each seat sees it, all at the same moment. */
export type Frames = ReadonlyMap<Seat, Frame>

/** A table of a room with a guest in every seat, each with a line of its own. */
export type MatchTable = {
  /** The table once all seats see it after this many events of it. */
  readonly after: (seq: number) => Promise<Frames>
  /** An order of one seat, and the table after it; throws if the room refuses it. */
  readonly order: (seat: Seat, what: PersonOrder) => Promise<Frames>
  readonly close: () => void
}

/** What the table is made of. */
export type TableAsked = {
  readonly address: string
  readonly socket?: OpenSocket
  readonly form: FormId
  readonly structure: Structure
  readonly size: Chips
  readonly stacks: Chips
  readonly names: readonly string[]
}

/** Guests of these names make a table and sit down; it is paused, and the first deal begins once that ends. */
export const matchTable = async (asked: TableAsked): Promise<MatchTable> => {
  const { address, socket, form, structure, size, stacks, names } = asked
  const guests: RoomClient[] = []
  for (const name of names) guests.push(await enterRoom(address, { name, ...(socket !== undefined && { socket }) }))
  // nobody is hurried, and everybody may buy what the match wants
  const usual = { bots: 0, sit: false, pace: 'instant', clock: null, open: true } as const
  const buyIn = { least: 1, most: stacks }
  const made = await guests[0]!.ask('POST /api/tables', {
    body: { ...usual, buyIn, form, structure, size, chairs: names.length },
  })
  if (!made.ok) throw new Error(made.words)
  const table = watched(watch => guests.map(guest => guest.watch(made.data.id, watch())))
  await table.order(1, { type: 'pause', paused: true })
  for (const [i] of names.entries()) await table.order(i + 1, { type: 'sit', seat: i + 1, chips: stacks })
  return table
}

type Hearing = { readonly frame: (frame: Frame) => void; readonly closed: (code: number) => void }

const watched = (open: (watch: () => Hearing) => readonly TableClient[]): MatchTable => {
  const frames = new Map<Seat, Frame>()
  let gone: Error | null = null
  let wake = (): void => undefined
  let seats = 0
  const lines = open(() => {
    const seat = ++seats
    return {
      frame: frame => {
        frames.set(seat, frame)
        wake()
      },
      closed: code => {
        gone = new Error(`the line of seat ${seat} closed with code ${code}`)
        wake()
      },
    }
  })
  const isThere = (seq: number): boolean => {
    const seen = [...frames.values()]
    return seen.length === lines.length && seen.every(frame => frame.seq >= seq && frame.seq === seen[0]!.seq)
  }
  const after = async (seq: number): Promise<Frames> => {
    while (!isThere(seq)) {
      if (gone !== null) throw gone
      await new Promise<void>(resolve => {
        wake = resolve
      })
    }
    return new Map(frames)
  }
  return {
    after,
    order: async (seat, what) => {
      const reply = await lines[seat - 1]!.order(what)
      if (reply.type === 'refused') throw new Error(`seat ${seat}, ${what.type}: ${reply.words}`)
      return after(reply.seq)
    },
    close: () => {
      for (const line of lines) line.close()
    },
  }
}
