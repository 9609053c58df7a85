import { legal } from '@cardroom/engine'
import { tournamentAudit } from '@cardroom/engine/tournament'
import { expect, test } from 'vitest'
import type { EventOrder } from '../protocol/events.ts'
import type { LiveOrder } from '../protocol/live-orders.ts'
import { eventRoom } from '../testing/event-room.ts'
import type { Held } from './held.ts'

/** Three tables of four: table 1 is dealt by software among bots, table 2 has the live helper, table 3 is only reported. */
const mixed = async (wish: object = {}) => {
  const room = await eventRoom()
  const id = await room.make({
    name: 'Mixed',
    start: { when: 'director' },
    run: 'dealt',
    pace: 'instant',
    open: false,
    seats: 4,
    finalSeats: 4,
    bots: 12,
    buyIn: { price: 10, fee: 0, chips: 500 },
    levels: room.fast,
    ...wish,
  })
  const ann = async (order: EventOrder): Promise<string | null> => {
    const outcome = await room.orders(id, 'ann', order)
    return 'why' in outcome ? outcome.why : null
  }
  const seatsAt = (table: number): readonly string[] =>
    room
      .state(id)
      .tournament.tables.find(it => it.table === table)!
      .seats.filter(it => it !== null)
  const hosted = async (table: number) => {
    const page = () =>
      room.shown(`event/${id}`)!.viewFor({ person: 'ann' }) as unknown as {
        tables: readonly { table: number; hosted: string | null }[]
      }
    const pageOf = (): string | null => page().tables.find(it => it.table === table)?.hosted ?? null
    await soon(() => pageOf() !== null)
    return (await room.tables.find(pageOf()!))!
  }
  /** The table once everybody sits there and its button is drawn. */
  const ready = async (table: number) => {
    const here = await hosted(table)
    await soon(() => {
      const { chairs, firstButton } = here.hosted().night!.table
      return firstButton !== null && seatsAt(table).every(player => chairs.includes(player))
    })
    return here
  }
  const helper = async (table: number, does: LiveOrder): Promise<string | null> => {
    const outcome = await (await hosted(table)).order('ann', { type: 'live', does })
    return 'why' in outcome ? outcome.why : null
  }
  return { room, id, ann, seatsAt, hosted, ready, helper }
}

/** Tables do what their event wants in their own time. */
const soon = (is: () => boolean): Promise<void> => expect.poll(is, { timeout: 60_000, interval: 10 }).toBe(true)

const entrant = (held: Held, player: string) => held.tournament.entrants.find(it => it.player === player)!

/** Everybody folds to the big blind at a table with the helper. */
const foldedRound = async (event: Awaited<ReturnType<typeof mixed>>, table: number): Promise<void> => {
  const here = await event.hosted(table)
  for (let deal = here.hosted().night!.deal; deal !== null; deal = here.hosted().night!.deal) {
    const due = legal(deal)
    if (due.due !== 'betting') throw new Error(`${due.due} is due`)
    const { seat } = due
    expect(await event.helper(table, { type: 'act', seat, act: { type: 'Fold' } })).toBeNull()
  }
}

test('software, a live helper and reports in one event: every deal counts, and the chips add up', async () => {
  const event = await mixed()
  const { room, id, ann, helper, seatsAt } = event
  for (const [table, run] of [
    [2, 'live'],
    [3, 'known'],
  ] as const)
    expect(await ann({ type: 'RunTable', table, run })).toBeNull()
  expect(await ann({ type: 'StopClock', why: 'pause' })).toBe('not-playing-yet')
  expect(await ann({ type: 'StartPlay' })).toBeNull()
  for (const table of [2, 3]) expect(await ann({ type: 'DrawButton', table })).toBeNull()
  // the helper deals at table 2: the event knows the deal and what came of it
  const live = seatsAt(2)
  const sum = (held: Held): number => live.reduce((all, player) => all + entrant(held, player).stack, 0)
  const ends = (deals: number): Promise<Held> =>
    room.until(id, ({ tournament }) =>
      tournament.tables.some(it => it.table === 2 && it.dealing === null && it.deals === deals),
    )
  const begins = async (): Promise<void> => {
    expect(await helper(2, { type: 'deal' })).toBeNull()
    await room.until(id, ({ tournament }) => tournament.tables.some(it => it.table === 2 && it.dealing !== null))
  }
  expect(sum(room.state(id))).toBe(2000)
  await event.ready(2)
  await begins()
  await foldedRound(event, 2)
  const after = await ends(1)
  expect(live.filter(player => entrant(after, player).stack !== 500)).toHaveLength(2)
  expect(sum(after)).toBe(2000)
  // seats and chips are the director's, at this table too
  for (const does of [
    { type: 'seat', seat: 4, name: 'Eve', chips: 500 },
    { type: 'rebuy', seat: 1, chips: 500 },
    { type: 'count', seat: 1, chips: 1 },
    { type: 'leave', seat: 1 },
  ] as const)
    expect(await helper(2, does)).toBe('tournament-table')
  // at table 3 the director reports; the others know their own blinds
  const [out, winner] = seatsAt(3)
  expect(await ann({ type: 'TellBigBlind', table: 2, player: live[0]! })).toBe('as-it-is')
  expect(await ann({ type: 'TellBigBlind', table: 3, player: winner! })).toBeNull()
  expect(await ann({ type: 'BustOut', players: [{ player: out!, by: winner! }] })).toBeNull()
  expect(entrant(room.state(id), winner!).stack).toBe(1000)
  // software deals at table 1 by itself, while the helper's deal is on; how far it comes until that is over is chance
  await begins()
  expect(await ann({ type: 'DrawButton', table: 1 })).toBeNull()
  await room.until(id, ({ tournament }) => tournament.deals > 2)
  await foldedRound(event, 2)
  const last = await room.until(
    id,
    ({ tournament }) => !tournament.tables.some(it => it.table === 2 && it.dealing !== null),
  )
  expect(tournamentAudit(last.tournament)).toEqual([])
  expect(room.faults).toEqual([])
  await room.close()
}, 180_000)

test('a deal that the event doesn’t let begin is taken back at the helper’s table, and no chip moves', async () => {
  const event = await mixed({ run: 'live', bots: 4 })
  const { room, id, ann, helper } = event
  expect(await ann({ type: 'StartPlay' })).toBeNull()
  expect(await ann({ type: 'DrawButton', table: 1 })).toBeNull()
  const here = await event.ready(1)
  expect(await ann({ type: 'StopClock', why: 'pause' })).toBeNull()
  expect(await helper(1, { type: 'deal' })).toBeNull()
  const isTakenBack = (): boolean => here.hosted().night!.table.deal === null
  await soon(isTakenBack)
  expect(room.state(id).tournament.deals).toBe(0)
  expect(await ann({ type: 'ResumeClock' })).toBeNull()
  expect(await helper(1, { type: 'deal' })).toBeNull()
  await room.until(id, ({ tournament }) => tournament.deals === 1)
  expect(room.faults).toEqual([])
  await room.close()
}, 180_000)

test('a penalty in hands is served at the helper’s table', async () => {
  const event = await mixed({ run: 'live', bots: 4 })
  const { room, id, ann, helper, seatsAt } = event
  expect(await ann({ type: 'StartPlay' })).toBeNull()
  expect(await ann({ type: 'DrawButton', table: 1 })).toBeNull()
  const [player] = seatsAt(1)
  expect(await ann({ type: 'Penalize', player: player!, deals: 1 })).toBeNull()
  const here = await event.hosted(1)
  const isOut = (): boolean =>
    here.hosted().night!.table.members.some(it => it.player === player && it.penalty !== null)
  await soon(isOut)
  expect(await helper(1, { type: 'deal' })).toBeNull()
  await room.until(id, ({ tournament }) => tournament.deals === 1)
  const dealt = here.hosted().night!.table.deal!.players.map(it => it.player)
  expect(dealt).toHaveLength(3)
  expect(dealt).not.toContain(player)
  expect(entrant(room.state(id), player!).penalty).toBeNull()
  await room.close()
}, 180_000)

test('rrp/15/23: a helper’s table knows that its two players are the last two, and that they no longer are', async () => {
  const event = await mixed({ run: 'live', bots: 3, game: { form: 'holdem', structure: 'limit' } })
  const { room, id, ann, helper, seatsAt } = event
  expect(await ann({ type: 'StartPlay' })).toBeNull()
  expect(await ann({ type: 'DrawButton', table: 1 })).toBeNull()
  const here = await event.ready(1)
  const isLastTwo = (): boolean => here.hosted().lastTwo === true
  const becomes = (last: boolean): Promise<void> => soon(() => isLastTwo() === last)
  const [out, by] = seatsAt(1)
  expect(isLastTwo()).toBe(false)
  expect(await ann({ type: 'BustOut', players: [{ player: out!, by: by! }] })).toBeNull()
  await becomes(true)
  expect(await helper(1, { type: 'deal' })).toBeNull()
  expect(here.hosted().night!.deal).toMatchObject({ finalTwo: true, law: { raises: { headsUp: null } } })
  await room.until(id, ({ tournament }) => tournament.tables[0]!.dealing !== null)
  await foldedRound(event, 1)
  await room.until(id, ({ tournament }) => tournament.tables[0]!.dealing === null)
  const stacks = [
    { player: out!, chips: 100 },
    { player: by!, chips: entrant(room.state(id), by!).stack - 100 },
  ]
  expect(await ann({ type: 'UndoBust', player: out!, stacks })).toBeNull()
  await becomes(false)
  expect(await helper(1, { type: 'deal' })).toBeNull()
  expect(here.hosted().night!.deal).toMatchObject({ finalTwo: false, law: { raises: { headsUp: 3 } } })
  await room.close()
}, 180_000)

test('nobody puts players out at a table that software deals, not even its director', async () => {
  const event = await mixed({ pace: 'human', bots: 4 })
  const { room, id, ann, seatsAt } = event
  expect(await ann({ type: 'StartPlay' })).toBeNull()
  const [out, by] = seatsAt(1)
  expect(await ann({ type: 'BustOut', players: [{ player: out!, by: by! }] })).toBe('as-it-is')
  expect(room.state(id).tournament.outs).toEqual([])
  await room.close()
}, 180_000)
