import { tournamentAudit } from '@cardroom/engine/tournament'
import { eventStream } from '../../events/event-stream.ts'
import { openEvents } from '../../events/events.ts'
import type { Held } from '../../events/held.ts'
import { openFloor } from '../../floor/open-floor.ts'
import { floorScreens } from '../../floor/screens.ts'
import { inBuckets } from '../../people/buckets.ts'
import { PEOPLE, peopleStream } from '../../people/people-stream.ts'
import { hostedId } from '../../processes/table-target.ts'
import { type FindShown, findAmong } from '../../shown/shown.ts'
import { eventsOf, readStream } from '../../streams/read-stream.ts'
import { logFaults } from '../floor-day-faults.ts'
import { refusedOff } from './check-seed.ts'
import { same } from './same.ts'
import type { SimulatedFollower } from './simulated-follower.ts'
import type { World } from './world.ts'

/** What is wrong with a floor and a tournament in the end: with their streams, what was acknowledged, and what screens show. */
export const checkHouse = async (world: World, followers: readonly SimulatedFollower[]): Promise<readonly string[]> => {
  const wrong: string[] = []
  const event = followers.map(({ screen: { what } }) => /^event\/(.+)$/.exec(what)?.[1]).find(id => id !== undefined)!
  const roll = (await readStream(peopleStream, world.kept, PEOPLE)).state
  const nameOf = (person: string): string | null => inBuckets(roll.people, person)?.name ?? null
  const onError = (cause: unknown): void => void wrong.push(`the house can't be read: ${cause}`)
  const around = { store: world.kept, now: Date.now, onError }
  const floor = await openFloor(around)
  wrong.push(...(await logFaults({ host: floor })), ...(await eventFaults(world, event)))
  wrong.push(...(await ordersOff(world, 'floor', followers.filter(isAtFloor))))
  wrong.push(
    ...(await ordersOff(
      world,
      `event/${event}`,
      followers.filter(it => !isAtFloor(it)),
    )),
  )
  const keepTables = () => ({ isThere: () => true, silentSince: () => null, stop: async () => {} })
  const secrets = { below: () => 0, bytes: (count: number) => new Uint8Array(count) }
  const events = await openEvents({ ...around, secrets, nameOf, hostedId, keepTables }, onError)
  const find = findAmong([events.shown, floorScreens(floor, { nameOfPerson: nameOf, secrets })])
  wrong.push(...followers.flatMap(follower => showsWrong(follower, find)))
  return wrong
}

const isAtFloor = ({ screen: { what } }: SimulatedFollower): boolean => what.startsWith('floor')

/** Chips, seats and places are right at every event. */
const eventFaults = async ({ kept }: World, id: string): Promise<readonly string[]> => {
  let held: Held | undefined
  for (const happened of await eventsOf(eventStream, kept, `event/${id}`, 0, 1_000_000)) {
    held = eventStream.evolve(held, happened)
    const off = (held.tournament as unknown) === null ? [] : tournamentAudit(held.tournament)
    if (off.length > 0) return off.map(words => `event ${happened.type}: ${words}`)
  }
  return []
}

/** What was acknowledged is kept once, and what was refused is not. */
const ordersOff = async (
  world: World,
  stream: string,
  followers: readonly SimulatedFollower[],
): Promise<readonly string[]> => {
  const ids = (await world.kept.commands(stream, 1_000_000)).flatMap(command => command.split(' ')[1] ?? [])
  const known = new Set(ids)
  const twice = ids.length > known.size ? [`${stream}: an order was carried out twice`] : []
  const wrong = followers.flatMap(({ done, refused, screen: { visitor: guest } }) => {
    const lost = [...done].filter(id => !known.has(id))
    return [
      ...(lost.length > 0 ? [`${guest.name} was told that ${lost.join(', ')} is done, and it is not kept`] : []),
      ...refusedOff(world, guest.name, refused),
    ]
  })
  return [...wrong, ...twice]
}

/** In the end every screen shows the house as it is kept. */
const showsWrong = ({ screen, shown }: SimulatedFollower, find: FindShown): readonly string[] => {
  const { visitor: guest, what, device } = screen
  const who = `${guest.name} (${device})`
  const seen = shown()
  const is = find(what)
  if (is === undefined) return [`there is no ${what}`]
  if (seen === null) return [`${who} isn't shown ${what}`]
  const view = is.viewFor({ person: guest.person, language: 'en' })
  return same(timeless(seen.view), timeless(view)) ? [] : [`${who} sees another ${what} than is kept`]
}

/** Without what depends on the moment at which it was shown: the time itself, and how long a list is likely to last from then on. */
const timeless = (view: object): object =>
  JSON.parse(
    JSON.stringify('clock' in view ? { ...view, clock: { ...Object(view.clock), now: 0 } } : view, unlessEstimate),
  )

const unlessEstimate = (name: string, value: unknown): unknown => (name === 'estimate' ? undefined : value)
