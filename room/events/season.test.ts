import { describe, expect, test } from 'vitest'
import type { EventView, EventWanted } from '../protocol/events.ts'
import { eventRoom } from '../testing/event-room.ts'

const season = { name: 'Thursdays', formula: { way: 'beaten' }, best: null, bountyPoints: 1 } as const
const night: EventWanted = {
  name: 'Thursday',
  start: { when: 'director' },
  run: 'known',
  open: false,
  book: 'rrp',
  seats: 6,
  buyIn: { price: 10, fee: 0, chips: 500 },
  season,
}

/** An event of these players, who go out from the last to the second, each by the first. */
const played = async (room: Awaited<ReturnType<typeof eventRoom>>, names: readonly string[], wanted = night) => {
  const id = await room.make(wanted)
  for (const name of names) await room.orders(id, 'ann', { type: 'AddEntrant', name })
  await room.orders(id, 'ann', { type: 'StartPlay' })
  const ids = room.state(id).tournament.entrants.map(({ player }) => player)
  for (const player of ids.slice(1).toReversed())
    await room.orders(id, 'ann', { type: 'BustOut', players: [{ player, by: ids[0]! }] })
  expect(room.state(id).tournament.phase).toBe('ended')
  return id
}

describe('a season', () => {
  test('adds up events of one host and name, players by their names as last written, with who took whom', async () => {
    const room = await eventRoom()
    const first = await played(room, ['Bob', 'Cid', 'Dee'])
    await played(room, ['Cid', 'BOB', 'Dee'])
    await played(room, ['Eve', 'Cid'], { ...night, season: { ...season, name: 'Mondays' } })
    const view = room.season(first)!
    expect(view.events.map(({ name, winner }) => `${name} ${winner}`)).toEqual(['Thursday Cid', 'Thursday BOB'])
    // one point for each player beaten, one for each taken out
    expect(view.rows.map(({ rank, name, points, wins, bounties }) => [rank, name, points, wins, bounties])).toEqual([
      [1, 'Cid', 3 + 2, 1, 2],
      [1, 'BOB', 3 + 2, 1, 2],
      [3, 'Dee', 0, 0, 0],
    ])
    expect(view.took).toContainEqual({ by: 'BOB', name: 'Dee', times: 1 })
    await room.close()
  })

  test('is on the event’s page, and events without one have none', async () => {
    const room = await eventRoom()
    const id = await room.make(night)
    const { season: _, ...plain } = night
    const other = await room.make(plain)
    const viewOf = (event: string) => room.shown(`event/${event}`)!.viewFor({ person: 'ann' }) as unknown as EventView
    expect([viewOf(id).season, viewOf(other).season]).toEqual(['Thursdays', null])
    expect(room.season(other)).toBeNull()
    expect(room.season(id)?.rows).toEqual([])
    await room.close()
  })
})

describe('a flight', () => {
  const flight = { ...night, name: 'Day 1A' }
  const bagged = async (room: Awaited<ReturnType<typeof eventRoom>>, names: readonly string[]) => {
    const id = await room.make(flight)
    for (const name of names) await room.orders(id, 'ann', { type: 'AddEntrant', name })
    await room.orders(id, 'ann', { type: 'StartPlay' })
    const [first, last] = [room.state(id).tournament.entrants[0]!, room.state(id).tournament.entrants.at(-1)!]
    await room.orders(id, 'ann', { type: 'BustOut', players: [{ player: last.player, by: first.player }] })
    const counts = room
      .state(id)
      .tournament.entrants.filter(({ status }) => status === 'playing')
      .map(({ player, stack }) => ({ player, chips: stack }))
    expect(await room.orders(id, 'ann', { type: 'BagUp', counts })).not.toHaveProperty('why')
    return id
  }
  test('comes into the next day with its chips, names and purse, once, by a director of both', async () => {
    const room = await eventRoom()
    const a = await bagged(room, ['Bob', 'Cid', 'Dee'])
    const b = await bagged(room, ['Bob', 'Fay', 'Gus', 'Hal'])
    const day2 = await room.make({ ...night, name: 'Day 2' })
    expect(await room.bring(day2, a, 'eve')).toMatchObject({ why: 'not-the-director' })
    expect(await room.bring(day2, day2, 'ann')).toMatchObject({ why: 'own-flight' })
    expect(await room.bring(day2, a, 'ann')).toBeNull()
    expect(await room.bring(day2, b, 'ann')).toBeNull()
    expect(await room.bring(day2, b, 'ann')).toMatchObject({ why: 'not-bagged' })
    const { tournament, people } = room.state(day2)
    const nameOf = (player: string) => people.find(it => it.player === player)?.name
    expect(tournament.entrants.map(({ player, stack }) => [nameOf(player), stack])).toEqual([
      ['Bob', 1000],
      ['Cid', 500],
      ['Bob 2', 1000],
      ['Fay', 500],
      ['Gus', 500],
    ])
    expect(tournament.bank.buyIns).toBe(70)
    const view = room.shown(`event/${day2}`)!.viewFor({ person: 'ann' }) as unknown as EventView
    expect(view.clock).toMatchObject({ purse: 70, players: 7, stillIn: 5, chips: 3500 })
    expect(room.state(a).tournament).toMatchObject({ phase: 'ended', paid: null, bank: { buyIns: 0 } })
    expect(await room.orders(day2, 'ann', { type: 'StartPlay' })).not.toHaveProperty('why')
    expect(room.faults).toEqual([])
    await room.close()
  })
})

describe('what a script can fill', () => {
  test('bots are counted over all events of a host, also those that are added later, and from one address', async () => {
    const room = await eventRoom()
    const some = await room.make({ ...night, bots: 400 })
    const more = await room.make({ ...night, bots: 400 })
    expect(await room.orders(more, 'ann', { type: 'AddBots', count: 201 })).toMatchObject({ why: 'too-many-bots' })
    expect(await room.orders(more, 'ann', { type: 'AddBots', count: 200 })).not.toHaveProperty('why')
    expect(await room.orders(some, 'ann', { type: 'AddBots', count: 1 })).toMatchObject({ why: 'too-many-bots' })
    const guest = (person: string) => room.makes({ person, name: person }, { ...night, bots: 499 }, '10.0.0.1')
    const made = []
    for (let i = 0; i < 8; i++) made.push(await guest(`guest ${i}`))
    expect(made.map(it => 'why' in it)).toEqual([false, false, false, false, false, false, true, true])
    expect(await room.makes({ person: 'bob', name: 'Bob' }, { ...night, bots: 499 }, '10.0.0.2')).toHaveProperty('id')
    await room.close()
  }, 60_000)
})
