import { describe, expect, test } from 'vitest'
import { type Chance, seeded } from '../../cards/shuffle.ts'
import { BOOKS } from '../../rulebooks/rule-id.ts'
import { placardOf, type Untimed } from '../../testing/table-scene.ts'
import { tableAudit } from '../audit.ts'
import { nothingHappened } from '../deals/outcome.ts'
import { memberOf } from '../draft.ts'
import type { TableEvent } from '../events.ts'
import type { TableOrder } from '../orders.ts'
import type { Table } from '../table.ts'
import { decideTable, evolveTable, replayTable } from '../table-decider.ts'
import { minutes } from '../time.ts'

const PEOPLE = ['ann', 'bob', 'cid', 'dan', 'eve', 'fay', 'gus', 'hal'] as const

const RAKE = { way: 'rake', percent: 10, cap: 6, noFlopNoDrop: false } as const

/** Something that somebody might order, sensible or not. */
const anyOrder = (table: Table, chance: Chance): Untimed => {
  const player = PEOPLE[chance(PEOPLE.length)]!
  const chips = [5, 60, 200, 400, 1000][chance(5)]!
  const seat = 1 + chance(9)
  const left = chance(6) === 0 ? 20 : 0
  if (table.deal !== null && chance(3) === 0) return { type: 'RecordDeal', outcome: anyOutcome(table, chance, left) }
  const orders: readonly Untimed[] = [
    { type: 'CallDeal' },
    { type: 'CallDeal' },
    { type: 'TakeSeat', player, seat },
    { type: 'TakeSeat', player, seat, from: { how: 'broken', stack: chips } },
    { type: 'TakeSeat', player, seat, from: { how: 'by-choice', stack: 1000, brings: chips, adds: chance(300) } },
    { type: 'BuyIn', player, chips },
    { type: 'BuyIn', player, chips: 1000 },
    { type: 'TopUp', player, chips },
    { type: 'BuyBehind', player, chips, announced: chance(2) === 0 },
    { type: 'Announce', player },
    { type: 'Deliver', player },
    { type: 'WalkAway', player, takes: chance(2) * chips },
    { type: 'ComeBack', player },
    { type: 'ComeBack', player, brings: 0 },
    { type: 'BringBack', player, chips: memberOf(table, player)?.pocketed ?? 5 },
    { type: 'BringBack', player, chips: memberOf(table, player)?.pocketed ?? 5 },
    { type: 'LayCash', player, bills: [100, 20] },
    { type: 'FindForeignChips', player, chips: 5 },
    { type: 'CorrectStack', player, chips: 5 },
    { type: 'AskPlayOver', player, seat, leave: true, box: true },
    { type: 'PickUp', player },
    { type: 'ChangeSeat', player, seat },
    { type: 'ChangeDealer', dealer: player },
    { type: 'Penalize', player, deals: 1 + chance(3) },
    { type: 'Remove', player, bar: false },
    { type: 'Leave', player, gone: chance(2) === 0 },
    { type: 'Note', kind: 'rack', player },
    { type: 'Settle', note: 1 },
    { type: 'ColourUp', unit: 5 },
  ]
  return orders[chance(orders.length)]!
}

/** Chips go from some to others, and this many stay in the pot. */
const anyOutcome = (table: Table, chance: Chance, left = 0) => {
  const stacks = table.deal!.start.seats.map(({ seat, chips }) => ({ seat, chips }))
  let pot = table.deal!.start.carried ?? 0
  for (const it of stacks) {
    const lost = chance(3) === 0 ? it.chips : chance(it.chips + 1)
    it.chips -= lost
    pot += lost
  }
  const carried = Math.min(pot, left)
  const winner = stacks[chance(stacks.length)]!
  winner.chips += pot - carried
  return { ...nothingHappened, stacks, carried, pot, won: [{ seat: winner.seat, chips: pot - carried }] }
}

/** A night of such orders, looked at after every event. */
const anyNight = (book: (typeof BOOKS)[number], seed: string, orders: number) => {
  const chance = seeded(seed)
  const log: TableEvent[] = []
  let table: Table | undefined
  let at = 0
  const give = (order: Untimed): boolean => {
    const decision = decideTable(table, { ...order, at } as TableOrder)
    if (!decision.ok) return false
    for (const event of decision.events) {
      table = evolveTable(table, event)
      log.push(event)
      const off = tableAudit(table)
      if (off.length > 0) throw new Error(`${seed}, after ${JSON.stringify(event)}: ${off.join('; ')}`)
    }
    return true
  }
  give({ type: 'OpenTable', placard: placardOf(book, { cash: true, collection: RAKE }) })
  for (let order = 0; order < orders; order++) {
    at += chance(minutes(3))
    give(anyOrder(table!, chance))
  }
  if (table!.deal !== null) give({ type: 'RecordDeal', outcome: anyOutcome(table!, chance, 20) })
  expect(give({ type: 'CloseTable' })).toBe(true)
  return { table: table!, log }
}

const kinds = new Set<string>()

describe('chips on the table are those bought, less those cashed out and collected', () => {
  test.each(BOOKS)('after every event of any night, and it replays (%s)', book => {
    for (let night = 0; night < 12; night++) {
      const { table, log } = anyNight(book, `${book} ${night}`, 250)
      for (const { type } of log) kinds.add(type)
      expect(replayTable(log)).toEqual(table)
      const bought = table.members.reduce((sum, member) => sum + member.bought, 0)
      const out = table.members.reduce((sum, member) => sum + member.cashedOut, 0)
      expect(bought).toBe(out + table.collected)
      expect(table.members.every(({ seat, stack }) => seat === null && stack === 0)).toBe(true)
    }
  })
})

test('such nights have all that moves chips', () => {
  const moving = ['HeldCameIn', 'BehindPlays', 'Delivered', 'StackBrought', 'BroughtBack', 'PlayOverBegun', 'CashLaid']
  expect([...moving, 'CarriedDivided', 'ForeignChipsFound', 'ColouredUp'].filter(type => !kinds.has(type))).toEqual([])
})

describe('what is off is found', () => {
  test('a chip too many, and a chair that somebody else has', () => {
    const { table } = anyNight('rrp', 'off', 20)
    expect(tableAudit({ ...table, collected: 1 })).toHaveLength(1)
    expect(tableAudit({ ...table, chairs: table.chairs.with(0, 'zoe') })).toEqual([
      'zoe sits in seat 1 and is not there',
    ])
  })
})
