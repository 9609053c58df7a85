import { BOOKS, evolveTable, mixes, placardFor, seeded, type Table, type TableEvent } from '@cardroom/engine'
import { randomNight } from '@cardroom/engine/table'
import { placardOf, tableScene } from '@cardroom/engine/testing'
import { describe, expect, test } from 'vitest'
import { newcomer } from '../table/people/people.ts'
import { bankAfter } from '../table/state/bank-after.ts'
import type { AtTable } from '../table/state/hosted.ts'
import { give, opened } from '../testing/worlds.ts'
import { standings } from '../views/bank/standings.ts'
import { bankWords } from '../views/bank-words.ts'
import { type Bank, balanceOf, EMPTY_BANK, pocketOf } from './bank.ts'
import { bankOff, checkBank } from './trial-balance.ts'

const rake = { way: 'rake', percent: 10, cap: 6, noFlopNoDrop: true } as const
const time = { way: 'time', amount: 7, everyMinutes: 30 } as const
const drop = { way: 'drop', amount: 3, blind: true } as const

const tables = {
  'raked hold’em': placardFor({ game: 'holdem', collection: rake }),
  'stud with a drop': placardFor({ game: 'seven-card-stud', collection: drop }),
  'jacks or better, which carries pots over': placardFor({ game: 'jacks-or-better', collection: time }),
  'an eight-game mix on time': placardFor({ game: mixes['eight-game'], chairs: 8, collection: time }),
} as const

const person = (name: string): AtTable => newcomer({ name, role: 'player', bot: null }, 0)

/** The book and the table after each of these events. */
function* folded(events: Iterable<TableEvent>): Generator<{ readonly bank: Bank; readonly table: Table }> {
  let bank = EMPTY_BANK
  let table: Table | undefined
  for (const event of events) {
    table = evolveTable(table, event)
    bank = bankAfter(bank, event, table.deals)
    yield { bank, table }
  }
}

/** How everybody stands who is a member of the table. */
const stand = (bank: Bank, table: Table) =>
  standings({
    bank,
    night: { table, deal: null, noted: [], since: 0 },
    people: Object.fromEntries(table.members.map(({ player }) => [player, person(player)])),
  })

describe('pockets, table and house together hold nothing after each event, and the table’s account its chips', () => {
  describe.each(BOOKS)('by %s', book => {
    test.each(Object.keys(tables) as (keyof typeof tables)[])('%s', name => {
      const placard = { ...tables[name], book }
      const events = [...randomNight({ placard, players: 8, hours: 1 }, seeded(`${book} ${name}`))].flatMap(
        step => step.events,
      )
      let last: { readonly bank: Bank; readonly table: Table } | undefined
      for (const { bank, table } of folded(events)) {
        expect(bankOff(bank, table)).toEqual([])
        last = { bank, table }
      }
      const { bank, table } = last!
      expect(balanceOf(bank, 'table')).toBe(0)
      expect(bank.entries.length).toBeGreaterThan(5)
      for (const own of stand(bank, table)) {
        const member = table.members.find(({ player }) => player === own.person)!
        expect(own).toMatchObject({ bought: member.bought, cashedOut: member.cashedOut, onTable: 0, corrected: 0 })
        expect(own.net).toBe(member.cashedOut - member.bought)
      }
    })
  })

  test('in the middle of a night nobody is forgotten who would cash out now', () => {
    const placard = placardFor({ game: 'jacks-or-better', collection: rake })
    const events = [...randomNight({ placard, players: 6, hours: 1 }, seeded('middle'))].flatMap(step => step.events)
    let looked = 0
    for (const { bank, table } of folded(events)) {
      const all = stand(bank, table)
      expect(all.reduce((sum, { onTable }) => sum + onTable, 0)).toBe(balanceOf(bank, 'table'))
      expect(all.reduce((sum, { net }) => sum + net, balanceOf(bank, 'collections'))).toBe(0)
      looked++
    }
    expect(looked).toBeGreaterThan(100)
  })
})

describe('every way in which chips come to a table, or leave it, is an entry', () => {
  const open = tableScene(placardOf('rrp', { cash: true, collection: rake }), { ann: 1, bob: 2, cid: 3 })

  const booked = (log: readonly TableEvent[]): readonly string[] =>
    [...folded(log)].at(-1)!.bank.entries.map(({ kind, person: who, chips }) => `${kind} ${who} ${chips}`)

  const scene = open
    .gives({ type: 'TopUp', player: 'ann', chips: 50 })
    .gives({ type: 'LayCash', player: 'bob', bills: [100, 20] })
    .gives({ type: 'TakeSeat', player: 'dan', seat: 4, from: { how: 'broken', stack: 700 } })
    .gives({ type: 'TakeSeat', player: 'eve', seat: 5 })
    .gives({ type: 'BuyBehind', player: 'eve', chips: 400, announced: true })
    .gives({ type: 'Deliver', player: 'eve' })
    .gives({ type: 'FindForeignChips', player: 'cid', chips: 3 })
    .gives({ type: 'ColourUp', unit: 5 })

  test('with its kind, whose it is, and how many', () => {
    expect(booked(scene.log)).toEqual([
      'buy-in ann 1000',
      'buy-in bob 1000',
      'buy-in cid 1000',
      'top-up ann 50',
      'cash bob 100',
      'transfer dan 700',
      'buy-in eve 400',
      'foreign-chips cid 3',
      'coloured-up cid 2',
    ])
    for (const { bank, table } of folded(scene.log)) expect(bankOff(bank, table)).toEqual([])
  })

  test('real chips that are recounted', () => {
    const real = tableScene(placardOf('wsop', { realCards: true }), { ann: 1, bob: 2 }).gives(
      { type: 'CorrectStack', player: 'ann', chips: 940 },
      { type: 'CorrectStack', player: 'bob', chips: 1030 },
    )
    expect(booked(real.log).slice(2)).toEqual(['counted ann 60', 'counted bob 30'])
    const { bank, table } = [...folded(real.log)].at(-1)!
    expect(bankOff(bank, table)).toEqual([])
    expect(stand(bank, table).map(({ bought, net }) => [bought, net])).toEqual([
      [940, 0],
      [1030, 0],
    ])
  })

  test('what the house takes, and what a player leaves with', () => {
    const after = open.deal({ chips: { 1: 1100, 2: 900 }, pot: 100, won: [{ seat: 1, chips: 100 }], flopSeen: true })
    const left = after.gives({ type: 'Leave', player: 'bob' })
    expect(booked(left.log).slice(3)).toEqual(['rake ann 6', 'cash-out bob 900'])
    const { bank } = [...folded(left.log)].at(-1)!
    expect(bank.entries[3]).toMatchObject({ from: 'table', to: 'collections', by: null, deal: 1 })
    expect(bank.entries[3]!.rules.length).toBeGreaterThan(0)
    expect(bank.entries[4]).toMatchObject({ from: 'table', to: pocketOf('bob'), by: 'bob' })
  })

  test('a drop that goes back with a void deal', () => {
    const first = tableScene(placardOf('rrp', { collection: drop }), { ann: 1, bob: 2 }).deal({ voided: true })
    expect(booked(first.log).slice(2)).toEqual(['drop ann 3', 'drop ann 3'])
    const { bank, table } = [...folded(first.log)].at(-1)!
    expect(bank.entries[3]).toMatchObject({ from: 'collections', to: 'table', by: null })
    expect(bank.entries.slice(2).map(entry => bankWords.en.entry(entry, name => name))).toEqual([
      'ann pays 3 for the hand',
      'ann gets 3 back for a voided hand',
    ])
    expect(bankOff(bank, table)).toEqual([])
    expect(stand(bank, table).map(({ net }) => net)).toEqual([0, 0])
  })

  test('a deal that is on counts as not dealt', () => {
    const called = open.gives({ type: 'CallDeal' })
    const { bank, table } = [...folded(called.log)].at(-1)!
    expect(table.deal).not.toBeNull()
    expect(stand(bank, table).map(({ onTable, net }) => [onTable, net])).toEqual([
      [1000, 0],
      [1000, 0],
      [1000, 0],
    ])
  })
})

describe('a book that does not balance', () => {
  const { log } = tableScene(placardOf('rrp'), { ann: 1, bob: 2 })
  const { bank, table } = [...folded(log)].at(-1)!

  test('is found, and nothing goes on from it', () => {
    const [missing] = table.members
    const less = { ...table, members: table.members.with(0, { ...missing!, stack: 999 }) }
    expect(bankOff(bank, less)).toEqual(['1999 chips are on the table, and 2000 in the book'])
    expect(() => checkBank(bank, less)).toThrow('does not balance')
    expect(bankOff({ ...bank, balances: { ...bank.balances, collections: 1 } }, table)).toHaveLength(2)
    expect(() => checkBank(bank, table)).not.toThrow()
  })
  test('stops what happens at a table of the room before it is kept', () => {
    const course = opened('holdem')
    const { bank: own } = course.hosted
    const wrong = { ...course.hosted, bank: { ...own, balances: { ...own.balances, collections: 1 } } }
    const order = { type: 'WalkAway', player: 'p3', at: 1 } as const
    expect(() => give({ ...course, hosted: wrong, events: [] }, order)).toThrow('does not balance')
    expect(() => give(course, order)).not.toThrow()
  })
})
