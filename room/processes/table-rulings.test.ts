import type { Language } from '@cardroom/engine/words'
import { afterEach, expect, test } from 'vitest'
import { openConduct } from '../conduct/open-conduct.ts'
import { recordScreen } from '../conduct/record-screen.ts'
import { secrets } from '../secrets.ts'
import { sqliteStore } from '../store/sqlite-store.ts'
import type { Store } from '../store/store.ts'
import { openTables } from '../tables/tables.ts'
import { floorRoom, openedFloor } from '../testing/floor-room.ts'
import { keepFloorTables } from './floor-tables.ts'
import { keepTableRulings } from './table-rulings.ts'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

const fails = (cause: unknown): void => {
  throw cause
}

/** A floor with its record, on a store that may have been there before. */
const house = async (store: Store, clock: { now: number }, isNew: boolean) => {
  const room = isNew ? await openedFloor('rrp', store, clock) : await floorRoom(store, clock)
  const around = { store, now: () => clock.now, onError: fails }
  const tables = await openTables({ ...around, secrets }, fails)
  const conduct = await openConduct(around)
  const rulings = keepTableRulings(conduct, room.host, around)
  const kept = keepFloorTables(room.host, {
    ...around,
    secrets,
    find: tables.find,
    archive: tables.archive,
    follow: rulings.follow,
  })
  const close = async (): Promise<void> => {
    await kept.stop()
    await rulings.close()
    await conduct.close()
    await room.host.close()
    await tables.close()
  }
  closing.push(close)
  return {
    ...room,
    incidents: () => conduct.state().record?.incidents ?? [],
    read: (person: string, language: Language) =>
      recordScreen(conduct, { floor: room.host })('record')?.viewFor({ person, language }),
    settle: rulings.settle,
    table: async () => {
      const id = await until(() => room.host.state().runs.T1?.hosted ?? undefined)
      return until(() => tables.find(id))
    },
    close: async () => {
      closing.splice(closing.indexOf(close), 1)
      await close()
    },
  }
}

const until = async <T>(found: () => T | undefined | Promise<T | undefined>): Promise<T> => {
  for (;;) {
    const it = await found()
    if (it !== undefined) return it
    await new Promise(resolve => setTimeout(resolve, 10))
  }
}

/** Max opens a table of real cards and calls a deal for three. */
const withDeal = async (room: Awaited<ReturnType<typeof house>>) => {
  await room.orders('Max', 'floor', { type: 'OpenTable', table: 'T1', game: '2-5', run: 'live' })
  const table = await room.table()
  const does = async (order: Parameters<typeof table.order>[1]): Promise<void> => {
    const outcome = await table.order('Max', order)
    if ('why' in outcome) throw new Error(`${JSON.stringify(order)}: ${JSON.stringify(outcome)}`)
  }
  for (const [i, name] of ['Ann', 'Bob', 'Cy'].entries())
    await does({ type: 'live', does: { type: 'seat', seat: i + 1, name, chips: 500 } })
  await does({ type: 'live', does: { type: 'deal' } })
  return { table, does }
}

test('what is ruled on at a table of the floor enters the record by itself, once, also after a restart', async () => {
  const store = sqliteStore(':memory:')
  const clock = { now: Date.now() }
  const room = await house(store, clock, true)
  const { does } = await withDeal(room)
  await does({ type: 'report', incident: { type: 'StubFouled' } })
  await until(() => room.incidents()[0])
  await room.settle()
  expect(room.incidents()).toMatchObject([
    { number: 1, table: 'The Lamp: table T1', by: 'the book', role: 'book', desk: null },
  ])
  const [first] = room.incidents()
  expect(first!.what).toMatch(/^The stub .*\.$/i)
  expect(first!.ruling).not.toBe('')
  expect(first!.rules.length).toBeGreaterThan(0)

  await room.close()
  const again = await house(store, clock, false)
  await again.table()
  await again.settle()
  expect(again.incidents()).toEqual([first])
})

test('a ruling left to a person is on record by the name and role of the person who made it', async () => {
  const room = await house(sqliteStore(':memory:'), { now: Date.now() }, true)
  const { does } = await withDeal(room)
  const mucked = { type: 'HandMucked', seat: 3, by: 'player', identifiable: true } as const
  await does({ type: 'report', incident: mucked })
  await room.settle()
  // nothing is ruled before somebody has
  expect(room.incidents()).toEqual([])
  await does({ type: 'decide', decision: 'retrieved' })
  await until(() => room.incidents()[0])
  expect(room.incidents()).toMatchObject([{ by: 'Max', role: 'management', players: [room.id('Cy')] }])
  expect(room.incidents()[0]!.what).toMatch(/^Cy’s hand was mucked/)
})

test('a ruling and what was put right are read in the language of the reader', async () => {
  const room = await house(sqliteStore(':memory:'), { now: Date.now() }, true)
  const { does } = await withDeal(room)
  const mucked = { type: 'HandMucked', seat: 3, by: 'player', identifiable: true } as const
  await does({ type: 'report', incident: mucked })
  await does({ type: 'decide', decision: 'hand-dead' })
  await until(() => room.incidents()[0])
  const read = (language: Language) => room.read('Max', language)
  const shown = (what: string, ruling: string, corrected: string) => ({
    record: { incidents: [{ number: 1, what, ruling, corrected }] },
  })
  expect(read('en')).toMatchObject(
    shown(
      'Cy’s hand was mucked by the player, still identifiable.',
      'The hand is dead.',
      'Cy’s hand is dead: it was mucked.',
    ),
  )
  expect(read('de')).toMatchObject(
    shown(
      'Cys Hand wurde vom Spieler in den Muck gelegt, noch erkennbar.',
      'Die Hand ist tot.',
      'Cys Hand ist tot: gemuckt.',
    ),
  )
})
