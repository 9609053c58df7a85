import type { EventView } from '../../protocol/events.ts'
import type { NoFloorView, OwnFloorView, StaffView } from '../../protocol/floor.ts'
import { noLimit } from '../floor-room.ts'
import type { Processes } from './processes.ts'
import { openFelt, type SimulatedFelt } from './simulated-felt.ts'
import { openFollower, type Screen, type SimulatedFollower } from './simulated-follower.ts'
import { comeAll, type Visitor } from './visitors.ts'
import type { World } from './world.ts'

const GAME = '1-2'
const KIND = noLimit(1, 2, 3)
/** The tables of the floor: one is known only by who sits there, and the room deals the others. */
const TABLES = { T1: 'known', T2: 'dealt', T3: 'dealt' } as const

/** A floor and a tournament: all their screens, and the felts of those who play at tables that the room deals for them. */
export type HousePeople = {
  readonly followers: readonly SimulatedFollower[]
  readonly felts: readonly SimulatedFelt[]
}

/** The people on a floor and in a tournament at the same time: two podiums, phones, a board, a director and players. */
export const openHousePeople = async (world: World, room: Processes, isDealt: boolean): Promise<HousePeople> => {
  const names = ['Max', 'Ann', 'Bea', 'Cem', 'Wall', 'Dee', 'Eva', 'Fay', 'Gil', 'Hal'] as const
  const came = await comeAll(world, room, names)
  const called = (name: (typeof names)[number]): Visitor => came[names.indexOf(name)]!
  const dee = called('Dee')
  const event = await makeEvent(world, room, dee, isDealt)
  const follows = (screen: Screen): SimulatedFollower => openFollower(world, room.open, screen)
  const guests = [called('Ann'), called('Bea'), called('Cem')]
  const players = [called('Eva'), called('Fay'), called('Gil'), called('Hal')]
  const what = `event/${event}`
  const phones = guests.map(visitor => follows({ visitor, device: 'phone', what: 'floor/me', decide: phone }))
  const entrants = (isDealt ? players : [guests[0]!]).map(visitor =>
    follows({ visitor, device: 'event', what, decide: entrant }),
  )
  const atPodium = podium(guests.map(({ person }) => person))
  const directs = director(isDealt)
  const followers = [
    ...phones,
    ...entrants,
    ...['desk', 'stand'].map(device => follows({ visitor: called('Max'), device, what: 'floor', decide: atPodium })),
    follows({ visitor: called('Wall'), device: 'board', what: 'floor/board', decide: () => null }),
    ...['desk', 'tablet'].map(device => follows({ visitor: dee, device, what, decide: directs })),
  ]
  const felts = [
    ...phones.map(it => openFelt(world, room, it, view => (view as OwnFloorView).seat?.hosted ?? null)),
    ...(isDealt ? entrants.map(it => openFelt(world, room, it, view => (view as EventView).own?.hosted ?? null)) : []),
  ]
  return { followers, felts }
}

/** Makes a tournament that somebody directs, at whichever node has the house; the room deals its tables, or knows only who sits there. */
const makeEvent = async ({ clock }: World, room: Processes, dee: Visitor, isDealt: boolean): Promise<string> => {
  const run = isDealt ? 'dealt' : 'known'
  const wanted = { name: 'Nightly', start: { when: 'director' }, run, open: true, seats: isDealt ? 2 : 3 } as const
  let id = ''
  for (const { process, house } of room.open()) {
    clock.as(process, () => {
      const make = async (): Promise<void> => {
        const made = await house.events.make({ person: dee.person, name: dee.name }, wanted)
        if ('id' in made) id = made.id
      }
      // the house is another node's
      make().catch(() => {})
    })
  }
  await clock.runUntil(clock.now() + 500)
  if (id === '') throw new Error('nobody has the house')
  return id
}

const one = <T>(of: readonly T[], { chance }: World): T => of[chance(of.length)]!

const podium =
  (phones: readonly string[]): Screen['decide'] =>
  (shown, world) => {
    const view = shown as StaffView | NoFloorView
    if (view.screen === 'none') return { type: 'OpenFloor', name: 'The Lamp', book: 'rrp' }
    if (view.games.length === 0) return { type: 'OfferGame', game: GAME, kind: KIND }
    const [table, run] = one(Object.entries(TABLES), world)
    const open = view.tables.map(({ id }) => id)
    const chairs = view.tables.flatMap(({ id, chairs: all }) => all.map(chair => ({ table: id, ...chair })))
    const held = chairs.flatMap(({ is, seat, player, table: at }) =>
      is === 'held' ? [{ table: at, seat, player }] : [],
    )
    const taken = chairs.flatMap(({ is, player }) => (is === 'taken' ? [{ type: 'StandUp', player }] : []))
    return one<object>(
      [
        ...(open.includes(table) ? [] : [{ type: 'OpenTable', table, game: GAME, run }]),
        ...held.flatMap(it => [
          { type: 'Sit', ...it },
          { type: 'Sit', ...it },
        ]),
        ...taken.slice(0, 1),
        ...view.due.flatMap(({ order }) => (order === null ? [] : [order])).slice(0, 2),
        { type: 'AddName', name: `Name ${world.chance(12)}`, game: GAME },
        { type: 'CallNext', game: GAME },
        ...phones.map(player => ({ type: 'Arrive', player })),
      ],
      world,
    )
  }

const phone: Screen['decide'] = (shown, world) => {
  const { seat, lists } = shown as OwnFloorView
  if (seat !== null) return world.mayHappen(100) ? { type: 'StandUp' } : null
  if (lists.length === 0) return { type: 'JoinList', game: GAME }
  if (lists.some(({ called }) => called !== null))
    return { type: 'AnswerCall', game: GAME, answer: one(['coming', 'coming', 'pass', 'drop'], world) }
  return world.mayHappen(200) ? { type: 'LeaveList', game: GAME } : null
}

const ENTRANTS = 6

const director =
  (isDealt: boolean): Screen['decide'] =>
  (shown, world) => {
    const { clock, entrants, director: office } = shown as EventView
    if (clock.phase !== 'playing') {
      if (isDealt && entrants.length < 4) return null
      if (entrants.length < ENTRANTS && !isDealt) return { type: 'AddEntrant', name: `Entrant ${world.chance(20)}` }
      return clock.phase === 'ended' ? null : { type: 'StartPlay' }
    }
    if (office?.movesDue?.now === true) return { type: 'Balance' }
    const report = office?.reports[0]
    if (report !== undefined) return { type: one(['ConfirmBust', 'DismissBust'], world), report: report.report }
    const seated = entrants.filter(({ table }) => table !== null)
    if (isDealt || seated.length < 3 || !world.mayHappen(300)) return null
    return { type: 'BustOut', players: [{ player: one(seated, world).player }] }
  }

const entrant: Screen['decide'] = (shown, world) => {
  const { mayRegister, own } = shown as EventView
  if (own === null) return mayRegister ? { type: 'Register' } : null
  return world.mayHappen(100) ? { type: one(['StepAway', 'BeBack'], world) } : null
}
