import { placardFor, seeded } from '@cardroom/engine'
import { expect, test } from 'vitest'
import { countedStore } from '../testing/counted-store.ts'
import { newAround, playActs, policy, threeSitDown } from '../testing/played-table.ts'
import { openTables, type Tables } from './tables.ts'

const fail = (cause: unknown): never => {
  throw cause
}

test('a room opens on what has happened since its states were kept, however long its streams are', async () => {
  const around = newAround()
  const { store, read } = countedStore(around.store)
  const opened = async (): Promise<{ readonly tables: Tables; readonly events: number }> => {
    read()
    const tables = await openTables({ ...around, store }, fail)
    return { tables, events: read().length }
  }
  const { tables: first } = await opened()
  let events = 0
  for (const seed of ['one', 'two', 'three']) {
    const placard = placardFor({ game: 'holdem', chairs: 3 })
    const hurried = { ...policy, clock: { act: 3600, bank: 0 } }
    const made = await first.make({ person: 'p1', name: 'Player 1' }, placard, hurried)
    const table = await first.find('id' in made ? made.id : '')
    await threeSitDown(table!)
    await playActs(table!, 450, seeded(seed))
    events += table!.hosted().version
  }
  expect(events).toBeGreaterThan(2800)

  // the first room is gone without a word
  const second = await opened()
  expect(second.tables.open()).toBe(3)
  expect(second.events).toBeLessThan(3 * 550)
  await second.tables.close()

  // what was closed in order is read from the deal that is on, for the archive
  const third = await opened()
  expect(third.events).toBeLessThan(3 * 60)
  await third.tables.close()
})
