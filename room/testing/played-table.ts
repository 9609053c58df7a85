import { randomBytes, randomInt } from 'node:crypto'
import { type Chance, type FormId, placardFor } from '@cardroom/engine'
import { sqliteStore } from '../store/sqlite-store.ts'
import { takeTurn } from '../table/act/act-for.ts'
import { type Around, type HostedTable, hostTable } from '../table/host-table.ts'
import { makeTable } from '../table/make-table.ts'
import { callDeal } from '../table/next/call-deal.ts'
import { joinTable } from '../table/people/come.ts'
import { dueSeats } from '../table/state/due-seats.ts'

/** A table at which nobody is hurried and nothing is waited for. */
export const policy = { clock: null, pause: 0, botPace: 'instant', entropyWait: 0 } as const

/** Chance for tests that need none in particular. */
export const secrets = {
  below: (most: number) => randomInt(most),
  bytes: (count: number) => new Uint8Array(randomBytes(count)),
}

/** A store in memory, with a clock that moves on by itself. */
export const newAround = (): Around => {
  let now = 1000
  return { store: sqliteStore(':memory:'), now: () => now++, secrets }
}

/** A table at which three people sit: `p1`, who is its host, `p2` and `p3`. */
export const tableOfThree = async (form: FormId, around: Around): Promise<HostedTable> => {
  const placard = placardFor({ game: form, chairs: 3 })
  await makeTable({ id: 't1', placard, policy, host: { person: 'p1', name: 'Player 1' } }, around)
  const table = await hostTable('t1', around)
  await threeSitDown(table)
  return table
}

/** The host of a new table sits down, and two others join. */
export const threeSitDown = async (table: HostedTable): Promise<void> => {
  for (const seat of [1, 2, 3]) {
    const person = `p${seat}`
    if (seat > 1) await table.does((course, at) => joinTable(course, person, `Player ${seat}`, at))
    await table.order(person, { type: 'sit', seat, chips: 1000 })
  }
}

/** Plays this many acts, deal after deal; now and then somebody folds, otherwise they do what is easiest. */
export const playActs = async (table: HostedTable, acts: number, chance: Chance): Promise<void> => {
  for (let act = 0; act < acts; act++) {
    const { night } = table.hosted()
    const [seat] = dueSeats(night!)
    if (night!.deal === null) await table.does((course, at) => callDeal(course, at, secrets))
    else if (seat === undefined) throw new Error('nobody is due')
    else {
      const { betting } = { betting: night!.deal.round !== null }
      const order = { type: 'act', act: { type: chance(6) === 0 ? 'Fold' : 'Call' } } as const
      const done = betting ? await table.order(`p${seat}`, order) : { why: 'not-betting' }
      if ('why' in done) await table.does((course, at) => takeTurn(course, seat, at, secrets))
    }
  }
}
