import { orders } from '../../floor/course.ts'
import { giveName } from '../../floor/names.ts'
import { readyPasswords } from '../../people/passwords.ts'
import type { BoardView } from '../../protocol/floor.ts'
import type { FromRoom } from '../../protocol/frames.ts'
import { noLimit } from '../floor-room.ts'
import { strike } from './faults.ts'
import type { Operation } from './linearizable.ts'
import type { ListInput, ListOutput } from './list-model.ts'
import { openProcesses, type Processes } from './processes.ts'
import { doneIn, LEAST_DONE } from './seat-history.ts'
import { callNode, type SimulatedLine } from './simulated-line.ts'
import { AGAIN, FOR_NOW } from './simulated-orders.ts'
import { virtualClock } from './virtual-clock.ts'
import { comeAll, type Visitor } from './visitors.ts'
import { ALL_WELL, makeWorld, type World } from './world.ts'

/** What several people did about one list at the same time, and what they saw. */
export type ListHistory = readonly Operation<ListInput, ListOutput>[]

const STRUCK = 6000
const ENDS = 15_000
const PEOPLE = ['Ann', 'Bea', 'Cem', 'Dan']
const GAME = '1-2'

/** Records a history by a seed: people join a list, leave it and look at the board, each time over a new line to any node, while things go wrong. */
export const listHistory = async (seed: number): Promise<ListHistory> => {
  // takes real time, once
  await readyPasswords()
  const clock = virtualClock()
  try {
    const world = makeWorld(seed, clock)
    const room = openProcesses(world, seed)
    for (let i = 0; i < 3; i++) room.start(0)
    await clock.runUntil(500)
    const people = await comeAll(world, room, PEOPLE)
    await openedFloor(world, room, people)
    const history: Operation<ListInput, ListOutput>[] = []
    const until = clock.now() + STRUCK
    const ends = people.map(visitor => openClient({ world, room, until, history }, visitor))
    strike({ world, alive: room.alive, crash: room.crash, stop: room.stop, cutLines: () => {} }, until, () => {})
    await clock.runUntil(until + 5000)
    Object.assign(world.wrong, ALL_WELL)
    await clock.runUntil(until + ENDS)
    for (const end of ends) end()
    return history
  } finally {
    clock.end()
  }
}

/** A floor with a game without a table, and everybody in the room, at whichever node has the house. */
const openedFloor = async ({ clock }: World, room: Processes, people: readonly Visitor[]): Promise<void> => {
  for (const { process, house } of room.open()) {
    clock.as(process, () => {
      const open = async (): Promise<void> => {
        const max = { person: 'Max' }
        await house.find('floor')!.order(max, { type: 'OpenFloor', name: 'The Lamp', book: 'rrp' }, 'Max open')
        await house.find('floor')!.order(max, { type: 'OfferGame', game: GAME, kind: noLimit(1, 2, 9) }, 'Max offer')
        await house.floor.does({ name: 'Max', office: 'management' }, course => {
          for (const { person, name } of people)
            orders(course, { type: 'Arrive', player: giveName(course, name, person) })
          return null
        })
      }
      // the house is another node's
      open().catch(() => {})
    })
  }
  await clock.runUntil(clock.now() + 1000)
}

type Around = {
  readonly world: World
  readonly room: Processes
  readonly until: number
  readonly history: Operation<ListInput, ListOutput>[]
}
type Pending = { readonly id: string; readonly input: ListInput; readonly message: object; readonly called: number }

const openClient = ({ world, room, until, history }: Around, visitor: Visitor): (() => void) => {
  const person = visitor.name
  const { clock, between, chance } = world
  const me = { isGone: false, stillUntil: 0 }
  let line: SimulatedLine | null = null
  let calls = 0
  let looked: number | null = null
  let pending: Pending | null = null
  let count = 0
  const later = (work: () => void): void => void clock.later(AGAIN, me, work)
  const follow = (): void => line?.say({ type: 'follow', what: 'floor/board' })

  const call = (): void => {
    const mine = ++calls
    const node = room.open()[chance(Math.max(1, room.open().length))]
    if (node === undefined) return later(call)
    const isMine = (): boolean => mine === calls
    line = callNode(world, node, visitor.who()!, me, {
      heard: text => (isMine() ? heard(JSON.parse(text) as FromRoom) : undefined),
      lost: () => (isMine() ? later(call) : undefined),
    })
    looked = clock.now()
    follow()
    if (pending !== null) line.say(pending.message)
  }
  const heard = (message: FromRoom): void => {
    if (message.type === 'shown' && looked !== null) sees(message.view as BoardView)
    if (message.type === 'wrong' && FOR_NOW.has(message.why)) later(follow)
    if (message.type !== 'done' && message.type !== 'refused') return
    if (pending?.id !== message.id) return
    if (message.type === 'refused' && FOR_NOW.has(message.why))
      return later(() => (pending === null ? undefined : line?.say(pending.message)))
    const output: ListOutput = message.type === 'done' ? { is: 'done' } : { is: 'refused', why: message.why }
    const { input, called } = pending
    history.push({ client: person, input, called, answered: { at: clock.now(), output } })
    pending = null
    // what comes next is looked at over a new line
    calls++
    line?.cut()
    if (clock.now() < until || doneIn(history) < LEAST_DONE) clock.later(between(10, 200), me, call)
  }
  const sees = ({ lists }: BoardView): void => {
    const names = lists.flatMap(list => list.names.map(({ name }) => name)).join(', ')
    const answered = { at: clock.now(), output: { is: 'seen', names } } as const
    history.push({ client: person, input: { does: 'look' }, called: looked!, answered })
    looked = null
    if (pending === null) clock.later(between(5, 100), me, order)
  }
  const order = (): void => {
    const does = chance(2) === 0 ? 'join' : 'leave'
    const id = `${person}-${++count}`
    const wanted = { type: does === 'join' ? 'JoinList' : 'LeaveList', game: GAME }
    const message = { type: 'order-to', what: 'floor/me', command: id, order: wanted }
    pending = { id, input: { does, person }, message, called: clock.now() }
    line?.say(message)
  }
  clock.later(between(1, 50), me, call)
  return () => {
    if (pending !== null) history.push({ client: person, input: pending.input, called: pending.called, answered: null })
  }
}
