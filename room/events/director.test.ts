import { describe, expect, test } from 'vitest'
import type { ClockView, EventOrder, EventView } from '../protocol/events.ts'
import { eventRoom } from '../testing/event-room.ts'

/** A home game of twelve at two tables, which Ann directs and nobody but her phone knows of. */
const homeGame = async () => {
  const room = await eventRoom()
  const id = await room.make({
    name: 'Home game',
    start: { when: 'director' },
    run: 'known',
    open: false,
    book: 'hpt',
    seats: 6,
    finalSeats: 6,
    buyIn: { price: 20, fee: 0, chips: 1000 },
    rebuys: { most: null, whenStack: 0, beforeLevel: 4, price: 20, chips: 1000 },
  })
  const ann = async (order: EventOrder): Promise<string | null> => {
    const outcome = await room.orders(id, 'ann', order)
    return 'why' in outcome ? outcome.why : null
  }
  const view = (person: string | null = 'ann'): EventView =>
    room.shown(`event/${id}`)!.viewFor({ person }) as unknown as EventView
  for (let i = 1; i <= 12; i++) expect(await ann({ type: 'AddEntrant', name: `Player ${i}` })).toBeNull()
  expect(await ann({ type: 'StartPlay' })).toBeNull()
  return { room, id, ann, view }
}

test('an event takes a limited number of bots, however often a director asks', async () => {
  const room = await eventRoom()
  const id = await room.make({
    name: 'Full of bots',
    start: { when: 'director' },
    run: 'known',
    open: false,
    book: 'rrp',
    seats: 9,
    buyIn: { price: 0, fee: 0, chips: 1000 },
  })
  const add = (count: number) => room.orders(id, 'ann', { type: 'AddBots', count })
  expect(await add(500)).not.toHaveProperty('why')
  expect(await add(500)).not.toHaveProperty('why')
  expect(await add(1)).toMatchObject({ why: 'too-many-bots' })
})

test('uspa/2.2/director: the director moves players, and nobody else does', async () => {
  const { room, id, ann, view } = await homeGame()
  const [one] = view().tables[0]!.seats.filter(player => player !== null)
  const move = { type: 'MovePlayer', player: one!, table: 2, seat: 1 } as const
  const free = view().tables[1]!.seats.indexOf(null) + 1
  expect(await room.orders(id, 'bob', { ...move, seat: free || 1 })).toMatchObject({ why: 'not-the-director' })
  expect(['not-the-director']).not.toContain(await ann({ ...move, seat: free || 1 }))
})

describe('a live event, directed from a phone', () => {
  test('two out on one deal, one rebuys, one bust-out is undone, the clock stops, and the purse adds up', async () => {
    const { room, id, ann, view } = await homeGame()
    expect(view().clock).toMatchObject({ phase: 'playing', stillIn: 12, tables: 2, purse: 240 })
    const [one, two, three] = view().tables[0]!.seats.filter(player => player !== null)
    const players = [
      { player: one!, by: three!, stack: 900 },
      { player: two!, by: three!, stack: 1000 },
    ]
    expect(await ann({ type: 'BustOut', players })).toBeNull()
    expect(view().clock.stillIn).toBe(10)
    expect(await ann({ type: 'Rebuy', player: two! })).toBeNull()
    expect(view().clock).toMatchObject({ stillIn: 11, purse: 260 })
    const stacks = [
      { player: one!, chips: 900 },
      { player: three!, chips: 2100 },
    ]
    expect(await ann({ type: 'UndoBust', player: one!, stacks })).toBeNull()
    expect(view().entrants.find(({ player }) => player === one)).toMatchObject({ status: 'playing', stack: 900 })
    expect(await ann({ type: 'StopClock', why: 'pause' })).toBeNull()
    expect(view().clock).toMatchObject({ ends: null, stopped: 'pause' })
    expect(await ann({ type: 'ResumeClock' })).toBeNull()
    expect(view().director!.log.length).toBeGreaterThan(5)
    expect(room.state(id).tournament.bank.buyIns).toBe(260)
    await room.close()
  })

  test('a player reports a bust, and it counts once the director confirms it', async () => {
    const { room, id, view } = await homeGame()
    const [one, by] = view().tables[0]!.seats.filter(player => player !== null)
    const report: EventOrder = { type: 'ReportBust', players: [{ player: one!, by: by! }] }
    expect(await room.orders(id, 'stranger', report)).toMatchObject({ why: 'not-in-play' })
    expect(await room.orders(id, by!, report)).toMatchObject({ version: expect.any(Number) })
    expect(await room.orders(id, by!, report)).toMatchObject({ why: 'as-it-is' })
    expect(view().clock.stillIn).toBe(12)
    expect(view(by).director).toBeNull()
    expect(view().director!.reports).toMatchObject([{ report: 1, by, players: [{ player: one, takenBy: by }] }])
    expect(await room.orders(id, by!, { type: 'ConfirmBust', report: 1 })).toMatchObject({ why: 'not-the-director' })
    expect(await room.orders(id, 'ann', { type: 'ConfirmBust', report: 1 })).not.toHaveProperty('why')
    expect([view().clock.stillIn, view().director!.reports]).toEqual([11, []])
    await room.close()
  })

  test('directors are invited by a code, and one of them always stays', async () => {
    const { room, id, ann, view } = await homeGame()
    expect(await room.orders(id, 'bea', { type: 'BecomeDirector', code: 'A' })).toMatchObject({ why: 'no-such-code' })
    expect(await ann({ type: 'DropDirector', person: 'ann' })).toBe('last-director')
    await ann({ type: 'InviteDirector' })
    const code = view().director!.code!
    expect(await room.orders(id, 'bea', { type: 'BecomeDirector', code })).not.toHaveProperty('why')
    expect(await room.orders(id, 'bea', { type: 'HandForHand', on: true })).not.toHaveProperty('why')
    expect(await ann({ type: 'DropDirector', person: 'ann' })).toBeNull()
    expect(await ann({ type: 'HandForHand', on: false })).toBe('not-the-director')
    await room.close()
  })

  test('what comes from outside is checked, and what is sent twice is done once', async () => {
    const { room, id, view } = await homeGame()
    const shown = room.shown(`event/${id}`)!
    const before = shown.version()
    for (const order of [null, 1, 'x', [], {}, { type: 'constructor' }, { type: 'SetClock', level: 1e9, seconds: 1 }])
      expect(await shown.order({ person: 'ann' }, order, 'c')).toMatchObject({ why: 'not-understood' })
    expect(await shown.order({ person: null }, { type: 'Register' }, 'c')).toMatchObject({ why: 'no-name' })
    expect(await shown.order({ person: 'ann' }, { type: 'Rebuy', player: '__proto__' }, 'c')).toHaveProperty('why')
    expect(shown.version()).toBe(before)
    const entrant = { type: 'Warn', player: view().entrants[0]!.player, about: 'talk' }
    await shown.order({ person: 'ann' }, entrant, 'ann once')
    await shown.order({ person: 'ann' }, entrant, 'ann once')
    expect(view().entrants[0]!.warnings).toBe(1)
    expect(room.shown('event/nowhere')).toBeUndefined()
    const clock = room.shown(`event/${id}/clock`)!.viewFor({ person: null }) as unknown as ClockView
    expect(clock.ends).toBe(view().clock.ends)
    await room.close()
  })
})

describe('a table of an event', () => {
  test('nobody sits down, buys chips or leaves with them; a level changes its stakes between deals', async () => {
    const room = await eventRoom()
    const id = await room.make({
      name: 'Two',
      start: { when: 'full', players: 3 },
      bots: 2,
      enter: true,
      seats: 6,
      finalSeats: 6,
      levels: room.fast,
      buyIn: { price: 10, fee: 0, chips: 500 },
    })
    const held = await room.until(id, it => it.tournament.tables[0]?.dealing === 1)
    const hosted = () => (room.shown(`event/${id}`)!.viewFor({ person: 'ann' }) as unknown as EventView).own!.hosted
    // nobody is sent to a page that is not there yet
    await expect.poll(hosted).not.toBeNull()
    const table = (await room.tables.find(hosted()!))!
    for (const order of [
      { type: 'leave' },
      { type: 'buy', chips: 100 },
      { type: 'end', ends: true },
      { type: 'kick', person: held.people[0]!.player },
    ] as const)
      expect(await table.order('ann', order)).toMatchObject({ why: 'tournament-table' })
    expect(room.tables.cards()).toEqual([])
    expect(table.hosted().night!.table.placard.parts[0]!.stakes.blinds).toEqual([5, 10])
    await room.orders(id, 'ann', { type: 'SetClock', level: 4, seconds: 60 })
    await room.orders(id, 'ann', { type: 'StepAway' })
    await room.until(id, it => it.tournament.tables[0]?.dealing === 4)
    await room.until(id, it => it.tournament.tables[0]?.dealing === null || it.tournament.phase === 'ended')
    expect(table.hosted().night!.table.placard.parts[0]!.stakes.blinds).toEqual([40, 80])
    await room.close()
  }, 60_000)
})
