import { type FormId, forms, seeded, stakesFor } from '@cardroom/engine'
import { placardOf } from '@cardroom/engine/testing'
import { describe, expect, test } from 'vitest'
import type { Refused } from '../refusal.ts'
import { sqliteStore } from '../store/sqlite-store.ts'
import { tried } from '../testing/tried.ts'
import { commonView } from '../views/common-view.ts'
import { ownView } from '../views/own-view.ts'
import { refusalShown } from '../words/refusals.ts'
import { takeTurn } from './act/act-for.ts'
import { dueAt } from './due.ts'
import { type HostedTable, hostTable } from './host-table.ts'
import { makeTable } from './make-table.ts'
import { callDeal } from './next/call-deal.ts'
import { joinTable } from './people/come.ts'
import { dueSeats } from './state/due-seats.ts'
import type { Hosted, Policy, Temper } from './state/hosted.ts'

const policy: Policy = { clock: null, pause: 0, botPace: 'instant', entropyWait: 0 }
/** Chance that is the same in every run. */
const below = seeded('orders')
const secrets = { below, bytes: (count: number) => Uint8Array.from({ length: count }, () => below(256)) }

/** Ann is the host and sits in seat 1, bots in the seats after her; Bob has come, too. */
const opened = async (bots: readonly Temper[] = ['steady', 'bold'], form: FormId = 'holdem'): Promise<HostedTable> => {
  let now = 1000
  const room = { store: sqliteStore(':memory:'), now: () => now++, secrets }
  const stakes = stakesFor(forms[form], forms[form].structures[0] ?? 'limit', 10)
  const placard = placardOf('rrp', {
    parts: [{ form: forms[form], stakes }],
    chairs: 6,
    buyIn: { least: 100, most: 2000 },
  })
  await makeTable({ id: 't1', placard, policy, host: { person: 'ann', name: 'Ann' } }, room)
  const table = await hostTable('t1', room)
  await table.does((course, at) => joinTable(course, 'bob', 'Bob', at))
  await table.order('ann', { type: 'sit', seat: 1, chips: 1000 })
  for (const [i, temper] of bots.entries()) await table.order('ann', { type: 'bot', seat: 2 + i, chips: 1000, temper })
  return table
}

const member = (table: HostedTable, person: string) =>
  table.hosted().night!.table.members.find(({ player }) => player === person)!

const call = (table: HostedTable) => table.does((course, at) => callDeal(course, at, secrets))

const playOut = async (table: HostedTable): Promise<void> => {
  for (let acts = 0; table.hosted().night!.deal !== null; acts++) {
    expect(acts).toBeLessThan(300)
    const [seat] = dueSeats(table.hosted().night!)
    expect(await table.does((course, at) => takeTurn(course, seat!, at, secrets))).toHaveProperty('version')
  }
}

const done = { version: expect.any(Number) }

describe('what people order beside playing', () => {
  test('a player who is away is not dealt in, and comes back', async () => {
    const table = await opened()
    expect(refusalShown((await table.order('ann', { type: 'back' })) as Refused)).toMatchObject({
      why: 'not-away',
      words: 'Ann is at the table.',
    })
    expect(await table.order('ann', { type: 'away' })).toEqual(done)
    expect(await table.order('ann', { type: 'away' })).toMatchObject({ why: 'away' })
    await call(table)
    expect(table.hosted().night!.table.deal!.players.map(({ player }) => player)).not.toContain('ann')
    expect(await table.order('ann', { type: 'back' })).toEqual(done)
    await playOut(table)
    expect(member(table, 'ann').away).toBeNull()
  })

  test('chips are added between deals, and within what the placard says', async () => {
    const table = await opened()
    expect(await table.order('ann', { type: 'buy', chips: 200 })).toEqual(done)
    expect(member(table, 'ann').stack).toBe(1200)
    expect(refusalShown((await table.order('bob', { type: 'sit', seat: 5, chips: 5000 })) as Refused)).toMatchObject({
      why: 'buy-in-too-big',
      words: expect.stringContaining('100 to 2,000'),
    })
    expect(table.hosted().night!.table.chairs).not.toContain('bob')
    expect(refusalShown((await table.order('bob', { type: 'buy', chips: 500 })) as Refused)).toMatchObject({
      words: expect.stringContaining('Bob'),
    })
    expect(ownView(table.hosted(), 'ann').buyIn).toMatchObject({ least: 100, most: 2000 })
  })

  test('a newcomer sees the ways in with their cost and rules, and chooses one', async () => {
    const table = await opened()
    for (let deal = 0; deal < 4; deal++) {
      await call(table)
      await playOut(table)
    }
    await table.order('bob', { type: 'sit', seat: 5, chips: 1000 })
    const { entry, wish } = ownView(table.hosted(), 'bob')
    expect(entry.length).toBeGreaterThan(1)
    for (const choice of entry) expect(choice.rules.length).toBeGreaterThan(0)
    const other = entry.find(choice => choice.wish !== wish)!
    expect(await table.order('bob', { type: 'entry', wish: other.wish })).toEqual(done)
    expect(ownView(table.hosted(), 'bob').wish).toBe(other.wish)
    expect(await table.order('bob', { type: 'entry', wish: 'kill' })).toMatchObject({ why: 'not-a-way-in' })
  })

  test('a player who leaves in a deal has their chips when it is over', async () => {
    const table = await opened()
    await call(table)
    expect(await table.order('ann', { type: 'leave' })).toEqual(done)
    expect(ownView(table.hosted(), 'ann').leaving).toBe(true)
    await playOut(table)
    expect(table.hosted().night!.table.chairs).not.toContain('ann')
    expect(member(table, 'ann').cashedOut).toBeGreaterThan(0)
  })

  test('a bomb pot is proposed, bots play it, and others say whether they do', async () => {
    const table = await opened()
    await table.order('bob', { type: 'sit', seat: 5, chips: 1000 })
    expect(await table.order('bob', { type: 'bomb-pot-answer', plays: true })).toMatchObject({ why: 'not-the-time' })
    expect(await table.order('ann', { type: 'bomb-pot' })).toEqual(done)
    expect(commonView(table.hosted(), () => true).bombPot).toEqual({ plays: [1, 2, 3], out: [] })
    expect(await table.order('bob', { type: 'bomb-pot-answer', plays: false })).toEqual(done)
    await call(table)
    expect(table.hosted().night!.table.deal).toMatchObject({ bombPot: true })
    expect(table.hosted().night!.table.deal!.players).toHaveLength(3)
  })

  test('a straddle where there are no blinds is refused with its reason', async () => {
    const table = await opened(['steady', 'bold'], 'seven-card-stud')
    const refused = refusalShown((await table.order('ann', { type: 'straddle' })) as Refused)
    expect(refused.why).toBe('not-due-for-it')
    expect(refused.words).toContain('straddle')
  })

  test('a bot without chips buys in again when the next deal is called', async () => {
    const table = await opened(['careful'])
    const broke: Hosted = table.hosted()
    const { night } = broke
    const members = night!.table.members.map(it => ({ ...it, stack: it.player === 'bot-1' ? 0 : 2000 }))
    const hosted = { ...broke, night: { ...night!, table: { ...night!.table, members } } }
    const course = tried(hosted, it => callDeal(it, 5000, secrets))
    expect(course).toHaveProperty('hosted')
    expect('hosted' in course && course.hosted.night!.table.deal!.players).toHaveLength(2)
  })
})

describe("the host's orders", () => {
  test('are theirs alone', async () => {
    const table = await opened()
    for (const order of [
      { type: 'pause', paused: true },
      { type: 'kick', person: 'ann' },
      { type: 'ban', person: 'ann', banned: true },
      { type: 'mute', person: 'ann', muted: true },
      { type: 'role', person: 'bob', role: 'host' },
    ] as const) {
      expect(await table.order('bob', order)).toMatchObject({ why: 'not-yours-to-do' })
    }
  })

  test('no deal begins while the table is paused', async () => {
    const table = await opened()
    expect(dueAt(table.hosted(), 0)).toMatchObject({ do: 'call-deal' })
    expect(await table.order('ann', { type: 'pause', paused: true })).toEqual(done)
    expect(dueAt(table.hosted(), 0)).toBeNull()
    expect(commonView(table.hosted(), () => true).paused).toBe(true)
    expect(await table.order('ann', { type: 'pause', paused: true })).toMatchObject({ why: 'as-it-is' })
    await table.order('ann', { type: 'pause', paused: false })
    expect(dueAt(table.hosted(), 0)).toMatchObject({ do: 'call-deal' })
  })

  test('a player who is muted is not heard, and a player who is banned is not let back to the table', async () => {
    const table = await opened()
    await table.order('bob', { type: 'sit', seat: 5, chips: 1000 })
    await table.order('ann', { type: 'mute', person: 'bob', muted: true })
    expect(await table.order('bob', { type: 'say', text: 'hello' })).toMatchObject({ why: 'muted' })
    await table.order('ann', { type: 'mute', person: 'bob', muted: false })
    expect(await table.order('bob', { type: 'say', text: 'hello' })).toEqual(done)
    expect(await table.order('ann', { type: 'ban', person: 'bob', banned: true })).toEqual(done)
    expect(table.hosted().night!.table.chairs).not.toContain('bob')
    expect(await table.order('bob', { type: 'sit', seat: 5, chips: 1000 })).toMatchObject({ why: 'banned' })
    await table.order('ann', { type: 'ban', person: 'bob', banned: false })
    expect(await table.order('bob', { type: 'sit', seat: 5, chips: 1000 })).toEqual(done)
  })

  test('a bot that is sent away in a deal gets up, and the deal goes on without it', async () => {
    const table = await opened()
    await call(table)
    expect(await table.order('ann', { type: 'kick', person: 'bot-1' })).toEqual(done)
    await playOut(table)
    expect(table.hosted().night!.table.chairs).not.toContain('bot-1')
    expect(await table.order('ann', { type: 'kick', person: 'bot-1' })).toMatchObject({ why: 'no-seat' })
  })

  test('a role is given, and the table keeps a host', async () => {
    const table = await opened()
    expect(await table.order('ann', { type: 'role', person: 'ann', role: 'player' })).toMatchObject({
      why: 'host-is-needed',
    })
    expect(await table.order('ann', { type: 'role', person: 'bob', role: 'spectator' })).toEqual(done)
    expect(await table.order('bob', { type: 'sit', seat: 5, chips: 1000 })).toMatchObject({ why: 'looks-on' })
    expect(await table.order('ann', { type: 'role', person: 'bob', role: 'host' })).toEqual(done)
    expect(await table.order('bob', { type: 'role', person: 'ann', role: 'player' })).toEqual(done)
    expect(table.hosted().people).toMatchObject({ ann: { role: 'player' }, bob: { role: 'host' } })
  })
})
