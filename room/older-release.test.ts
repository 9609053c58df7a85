import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Deal } from '@cardroom/engine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openArchive } from './deals/archive.ts'
import { openGuests } from './people/guests.ts'
import { sqliteStore } from './store/sqlite-store.ts'
import type { Store } from './store/store.ts'
import { takeTurn } from './table/act/act-for.ts'
import { type HostedTable, hostTable } from './table/host-table.ts'
import { callDeal } from './table/next/call-deal.ts'
import { dueSeats } from './table/state/due-seats.ts'
import type { Hosted } from './table/state/hosted.ts'
import { readState } from './table/table-stream.ts'
import { checkStream } from './tables/check-stream.ts'
import { openTables } from './tables/tables.ts'
import { secrets } from './testing/played-table.ts'

/**
 * A room that an earlier release has written: a table of every family and of every book, one of them in the middle of a
 * deal, one ended, one of real cards; three people, one with a password. What that release made of it stands beside it.
 */
const fixture = (name: string): string => join(import.meta.dirname, 'testing', 'fixtures', name)
type Facts = ReturnType<typeof factsOf>
const facts = JSON.parse(readFileSync(fixture('room-of-0.1.json'), 'utf8')) as Readonly<Record<string, Facts>>
const ids = Object.keys(facts)

let folder: string
let store: Store
let clock = 1_790_100_000_000
const now = (): number => {
  clock += 250
  return clock
}
const failed = (cause: unknown): void => {
  throw cause
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cardroom-older-'))
  const file = join(folder, 'room.sqlite')
  writeFileSync(file, gunzipSync(readFileSync(fixture('room-of-0.1.sqlite.gz'))))
  store = sqliteStore(file)
})

afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

describe('a room that an earlier release has written', () => {
  test('knows its people', async () => {
    const guests = await openGuests(store, now, secrets)
    const ann = await guests.logIn('Ann', 'a password of before')
    expect(ann).toMatchObject({ name: 'Ann', person: facts[ids[0]!]!.members[0]!.player })
    await guests.settle()
  })

  test.each(ids)('adds up to what it was: table %s', async id => {
    const stream = `table/${id}`
    expect(factsOf((await readState(store, stream)).state)).toEqual(asNow(facts[id]!))
    expect(await checkStream(store, id)).toMatchObject({ events: facts[id]!.version, wrong: [] })
  })

  test.each(ids)('has its archive, and plays on: table %s', async id => {
    const table = await hostTable(id, { store, now, secrets })
    const archive = await openArchive(id, table, store, failed)
    const count = await archive.count()
    for (const { number } of await archive.list(0, 100))
      expect((await archive.read(number))?.events.length).toBeGreaterThan(5)
    const { ended } = facts[id]!
    const realCards = table.hosted().night!.table.placard.realCards
    if (!ended && !realCards) {
      await playOn(table, 2)
      await archive.settle()
      expect(await archive.count()).toBeGreaterThan(count)
    }
    await table.settle()
    expect((await checkStream(store, id)).wrong).toEqual([])
  })

  test('opens as a whole', async () => {
    const tables = await openTables({ store, now, secrets }, failed)
    expect(tables.cards().length).toBeGreaterThan(5)
    await tables.close()
  })
})

/** Everybody does what is easiest until this many deals more have begun and are over. */
const playOn = async (table: HostedTable, deals: number): Promise<void> => {
  const until = table.hosted().night!.table.deals + deals
  for (;;) {
    const { night } = table.hosted()
    if (night!.deal === null && night!.table.deals >= until) return
    const [seat] = dueSeats(night!)
    const outcome = await table.does((course, at) =>
      seat === undefined ? callDeal(course, at, secrets) : takeTurn(course, seat, at, secrets),
    )
    if ('why' in outcome && outcome.why === 'too-few-players') return
    if ('why' in outcome) throw new Error(`${table.hosted().id}: ${JSON.stringify(outcome)}`)
  }
}

/** What is compared with what the earlier release wrote down. */
const factsOf = ({ version, night, bank }: Hosted) => {
  const { table, deal } = night!
  const { deals, ended, collected } = table
  const members = table.members.map(({ player, seat, stack, bought, cashedOut }) => ({
    player,
    seat,
    stack,
    bought,
    cashedOut,
  }))
  return { version, deals, ended, collected, members, bank: bank.balances, deal: deal === null ? null : inDeal(deal) }
}

const inDeal = ({ phase, turn, step, players, round, law }: NonNullable<NonNullable<Hosted['night']>['deal']>) => ({
  phase,
  turn,
  step,
  stacks: players.map(({ stack }) => stack),
  round: round === null ? null : { ...round, law: lawFacts(law) },
})

/** The earlier release had the law of the betting in every round, in other words. */
const asNow = (written: Facts): Facts => {
  const { deal } = written
  if (deal === null || deal.round === null) return written
  const { cap, headsUpCap, fraction, inclusive, addUp, completing, callShort, least } = deal.round.law
  const law = { cap, headsUpCap, fraction, inclusive, addUp, completing, callShort, least }
  return { ...written, deal: { ...deal, round: { ...deal.round, law } } }
}

const lawFacts = ({ raises, fraction, inclusive, addUp, completing, callShort, least }: Deal['law']) => ({
  cap: raises?.most ?? null,
  headsUpCap: raises?.headsUp ?? null,
  fraction,
  inclusive: inclusive ?? false,
  addUp: addUp ?? false,
  completing: completing ?? false,
  callShort: callShort ?? false,
  least,
})
