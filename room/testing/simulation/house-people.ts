import type { EventView } from '../../protocol/events.ts'
import type { NoFloorView, OwnFloorView, StaffView } from '../../protocol/floor.ts'
import { noLimit } from '../floor-room.ts'
import type { Processes } from './processes.ts'
import { openFollower, type Screen, type SimulatedFollower } from './simulated-follower.ts'
import type { World } from './world.ts'

const GAME = '1-2'
const KIND = noLimit(1, 2, 3)
const TABLES = ['T1', 'T2'] as const

/** Whoever is on a floor and in a tournament at the same time: two podiums, phones, a board, a director and a clock. */
export const openHousePeople = (world: World, room: Processes, event: string): readonly SimulatedFollower[] => {
  const guest = (person: string) => ({ person, name: person })
  const screens: readonly Screen[] = [
    { guest: guest('Max'), device: 'desk', what: 'floor', decide: podium },
    { guest: guest('Max'), device: 'stand', what: 'floor', decide: podium },
    ...['Ann', 'Bea', 'Cem'].map(person => ({
      guest: guest(person),
      device: 'phone',
      what: 'floor/me',
      decide: phone,
    })),
    { guest: guest('Wall'), device: 'board', what: 'floor/board', decide: () => null },
    { guest: guest('Dee'), device: 'desk', what: `event/${event}`, decide: director },
    { guest: guest('Dee'), device: 'tablet', what: `event/${event}`, decide: director },
    { guest: guest('Ann'), device: 'event', what: `event/${event}`, decide: entrant },
  ]
  return screens.map(screen => openFollower(world, room.open, screen))
}

/** Makes a tournament that Dee directs, at whichever node has the house. */
export const makeEvent = async ({ clock }: World, room: Processes): Promise<string> => {
  const wanted = { name: 'Nightly', start: { when: 'director' }, run: 'known', open: true, seats: 3 } as const
  let id = ''
  for (const { process, house } of room.open()) {
    clock.as(process, () => {
      const make = async (): Promise<void> => {
        const made = await house.events.make({ person: 'Dee', name: 'Dee' }, wanted)
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

const podium: Screen['decide'] = (shown, world) => {
  const view = shown as StaffView | NoFloorView
  if (view.screen === 'none') return { type: 'OpenFloor', name: 'The Lamp', book: 'rrp' }
  if (view.games.length === 0) return { type: 'OfferGame', game: GAME, kind: KIND }
  const table = one(TABLES, world)
  const open = view.tables.map(({ id }) => id)
  const chairs = view.tables.flatMap(({ id, chairs: all }) => all.map(chair => ({ table: id, ...chair })))
  const held = chairs.flatMap(({ is, seat, player, table: at }) => (is === 'held' ? [{ table: at, seat, player }] : []))
  const taken = chairs.flatMap(({ is, player }) => (is === 'taken' ? [{ type: 'StandUp', player }] : []))
  return one<object>(
    [
      ...(open.includes(table) ? [] : [{ type: 'OpenTable', table, game: GAME, run: 'known' }]),
      ...held.flatMap(it => [
        { type: 'Sit', ...it },
        { type: 'Sit', ...it },
      ]),
      ...taken.slice(0, 1),
      ...view.due.flatMap(({ order }) => (order === null ? [] : [order])).slice(0, 2),
      { type: 'AddName', name: `Name ${world.chance(12)}`, game: GAME },
      { type: 'CallNext', game: GAME },
      ...['Ann', 'Bea', 'Cem'].map(player => ({ type: 'Arrive', player })),
    ],
    world,
  )
}

const phone: Screen['decide'] = (shown, world) => {
  const { seat, lists } = shown as OwnFloorView
  if (seat !== null) return world.mayHappen(300) ? { type: 'StandUp' } : null
  if (lists.length === 0) return { type: 'JoinList', game: GAME }
  if (lists.some(({ called }) => called !== null))
    return { type: 'AnswerCall', game: GAME, answer: one(['coming', 'coming', 'pass', 'drop'], world) }
  return world.mayHappen(200) ? { type: 'LeaveList', game: GAME } : null
}

const ENTRANTS = 6

const director: Screen['decide'] = (shown, world) => {
  const { clock, entrants, director: office } = shown as EventView
  if (clock.phase !== 'playing') {
    if (entrants.length < ENTRANTS) return { type: 'AddEntrant', name: `Entrant ${world.chance(20)}` }
    return clock.phase === 'ended' ? null : { type: 'StartPlay' }
  }
  if (office?.movesDue?.now === true) return { type: 'Balance' }
  const report = office?.reports[0]
  if (report !== undefined) return { type: one(['ConfirmBust', 'DismissBust'], world), report: report.report }
  const seated = entrants.filter(({ table }) => table !== null)
  if (seated.length < 3 || !world.mayHappen(300)) return null
  return { type: 'BustOut', players: [{ player: one(seated, world).player }] }
}

const entrant: Screen['decide'] = (shown, world) => {
  const { mayRegister, own } = shown as EventView
  if (own === null) return mayRegister ? { type: 'Register' } : null
  return world.mayHappen(100) ? { type: one(['StepAway', 'BeBack'], world) } : null
}
