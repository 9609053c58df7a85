import { placardWanted, policyWanted } from '../../http/wanted-table.ts'
import type { Guest } from '../../people/guests.ts'
import { readyPasswords } from '../../people/passwords.ts'
import type { Frame, FromRoom } from '../../protocol/frames.ts'
import { isRefused } from '../../refusal.ts'
import { strike } from './faults.ts'
import type { Operation } from './linearizable.ts'
import { openProcesses, type Processes } from './processes.ts'
import { type SeatInput, type SeatOutput, seatsText } from './seats-model.ts'
import { callNode, type SimulatedLine } from './simulated-line.ts'
import { NOBODY, virtualClock } from './virtual-clock.ts'
import { ALL_WELL, makeWorld, type World } from './world.ts'

/** What several people did about the seats of one table at the same time, and what they saw. */
export type SeatHistory = readonly Operation<SeatInput, SeatOutput>[]

const FOR_NOW: ReadonlySet<string> = new Set(['fault', 'try-again'])
const AGAIN = 60
const STRUCK = 6000
const ENDS = 15_000
const PEOPLE = 4
/** How much is done at least besides looking: where faults leave little time for it, more is done after them. */
export const LEAST_DONE = 20

/** Records a history by a seed: people sit down, buy chips, leave and look, each time over a new line to any node, while things go wrong. */
export const seatHistory = async (seed: number): Promise<SeatHistory> => {
  // takes real time, once
  await readyPasswords()
  const clock = virtualClock()
  try {
    const world = makeWorld(seed, clock)
    const room = openProcesses(world, seed)
    for (let i = 0; i < 3; i++) room.start(0)
    await clock.runUntil(500)
    const people = Array.from({ length: PEOPLE }, (_, i) => ({ person: `person-${i}`, name: `Player ${i}` }))
    const table = await pausedTable(world, room, people[0]!)
    const history: Operation<SeatInput, SeatOutput>[] = []
    const until = clock.now() + STRUCK
    const clients = people.map(guest => openClient({ world, room, table, until, history }, guest))
    strike({ world, alive: room.alive, crash: room.crash, stop: room.stop, cutLines: () => {} }, until, () => {})
    await clock.runUntil(until + 5000)
    Object.assign(world.wrong, ALL_WELL)
    await clock.runUntil(until + ENDS)
    for (const { end } of clients) end()
    return history
  } finally {
    clock.end()
  }
}

/** A table at which nothing is dealt. */
const pausedTable = async ({ clock }: World, room: Processes, host: Guest): Promise<string> => {
  const wanted = { form: 'holdem', pace: 'instant', chairs: 3 } as const
  const placard = placardWanted(wanted)
  if (isRefused(placard)) throw new Error('no such table')
  const { tables, process } = room.open()[0]!
  let id = ''
  clock.as(process, () => {
    const make = async (): Promise<void> => {
      const made = await tables.make(host, placard, policyWanted(wanted))
      if (!('id' in made)) throw new Error('no table')
      const table = await tables.find(made.id)
      await table!.order(host.person, { type: 'pause', paused: true }, 'pause')
      id = made.id
    }
    make().catch(() => {})
  })
  await clock.runUntil(clock.now() + 500)
  return id
}

/** How much was done besides looking. */
export const doneIn = (history: readonly { readonly input: { readonly does: string } }[]): number =>
  history.filter(({ input }) => input.does !== 'look').length

type Around = {
  readonly world: World
  readonly room: Processes
  readonly table: string
  readonly until: number
  readonly history: Operation<SeatInput, SeatOutput>[]
}
type Pending = { readonly id: string; readonly input: SeatInput; readonly message: object; readonly called: number }

const openClient = ({ world, room, table, until, history }: Around, guest: Guest) => {
  const { clock, between, chance } = world
  const me = { isGone: false, stillUntil: 0 }
  let line: SimulatedLine | null = null
  let calls = 0
  let looked: number | null = null
  let pending: Pending | null = null
  let count = 0

  const watch = (): void => line?.say({ type: 'watch', table })
  const call = (): void => {
    const mine = ++calls
    const node = room.open()[chance(Math.max(1, room.open().length))]
    if (node === undefined) return void clock.later(AGAIN, me, call)
    const isMine = (): boolean => mine === calls
    line = callNode(world, node, { guest }, me, {
      heard: text => (isMine() ? heard(JSON.parse(text) as FromRoom) : undefined),
      lost: () => (isMine() ? void clock.later(AGAIN, me, call) : undefined),
    })
    looked = clock.now()
    watch()
    if (pending !== null) line.say(pending.message)
  }
  const heard = (message: FromRoom): void => {
    if (message.type === 'frame' && looked !== null) sees(message)
    if (message.type === 'wrong' && FOR_NOW.has(message.why)) clock.later(AGAIN, me, watch)
    if (message.type !== 'done' && message.type !== 'refused') return
    if (pending?.id !== message.id) return
    if (message.type === 'refused' && FOR_NOW.has(message.why))
      return void clock.later(AGAIN, me, () => (pending === null ? undefined : line?.say(pending.message)))
    const { input, called } = pending
    const output: SeatOutput = message.type === 'done' ? { is: 'done' } : { is: 'refused', why: message.why }
    history.push({ client: guest.person, input, called, answered: { at: clock.now(), output } })
    pending = null
    // what comes next is looked at over a new line
    calls++
    line?.cut()
    if (clock.now() < until || doneIn(history) < LEAST_DONE) clock.later(between(10, 200), me, call)
  }
  const sees = ({ common }: Frame): void => {
    const seats = new Map(
      common.seats.flatMap(({ seat, person, chips }) => (person === null ? [] : [[seat, { person, chips }] as const])),
    )
    const answered = { at: clock.now(), output: { is: 'seen', seats: seatsText(seats) } } as const
    history.push({ client: guest.person, input: { does: 'look' }, called: looked!, answered })
    looked = null
    const own = [...seats.values()].find(({ person }) => person === guest.person)
    if (pending === null) clock.later(between(5, 100), me, () => orders(own === undefined))
  }
  const orders = (stands: boolean): void => {
    const { person } = guest
    const input: SeatInput = stands
      ? { does: 'sit', person, seat: between(1, 3), chips: 500 }
      : chance(2) === 0
        ? { does: 'buy', person, chips: 20 }
        : { does: 'leave', person }
    const { does: type, person: _, ...rest } = input
    const id = `${person}-${++count}`
    const message = { type: 'do', id, table, order: { type, ...rest } }
    pending = { id, input, message, called: clock.now() }
    line?.say(message)
  }
  clock.later(between(1, 50), NOBODY, () => clock.as(me, call))
  return {
    end: (): void => {
      if (pending !== null)
        history.push({ client: guest.person, input: pending.input, called: pending.called, answered: null })
    },
  }
}
