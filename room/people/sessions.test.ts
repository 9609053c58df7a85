import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { sqliteStore } from '../store/sqlite-store.ts'
import type { Store } from '../store/store.ts'
import { secrets as played } from '../testing/played-table.ts'
import { type Guests, openGuests, type WithToken } from './guests.ts'

const DAY = 24 * 3_600_000

/** A room whose days pass as the test says. */
const scene = async (store: Store = sqliteStore(':memory:'), from = 1000 * DAY) => {
  let day = 0
  const now = (): number => from + day * DAY
  let drawn = 0
  const secrets = {
    ...played,
    bytes: (count: number) => new Uint8Array(createHash('sha512').update(`${++drawn}`).digest()).slice(0, count),
  }
  const open = (): Promise<Guests> => openGuests(store, now, secrets)
  const guests = await open()
  const on = (then: number): void => {
    day = then
  }
  const events = async (kind: string): Promise<number> =>
    (await store.read('people')).filter(entry => entry.kind === kind).length
  return { store, guests, open, on, events }
}

const came = async (guests: Guests, name = 'Ann'): Promise<WithToken> => {
  const guest = await guests.come(name)
  if ('why' in guest) throw new Error(guest.why)
  return guest
}

describe('a session', () => {
  test('that is not used for thirty days is over: its token is like one that nobody has', async () => {
    const { guests, on, open } = await scene()
    const { token, person } = await came(guests)
    const early = guests.session(token)
    on(29.9)
    const again = await open()
    on(30)
    for (const room of [guests, again]) {
      expect(room.known(token)).toBeNull()
      expect(await room.rename(token, 'Bea')).toEqual(await room.rename('no token', 'Bea'))
    }
    expect(early.guest()).toBeNull()
    expect(guests.hasAccount(person)).toBe(false)
  })

  test('goes on while it is used, which is written once a day, and is over after 180 days', async () => {
    const { guests, on, open, events } = await scene()
    const { token } = await came(guests)
    for (let day = 0; day < 180; day += 20) {
      on(day)
      for (let i = 0; i < 3; i++) expect(guests.known(token)).toMatchObject({ name: 'Ann' })
      await came(guests, `Guest ${day}`)
    }
    expect(await events('SessionUsed')).toBe(8)
    on(179.9)
    expect((await open()).known(token)).toMatchObject({ name: 'Ann' })
    on(180)
    expect(guests.known(token)).toBeNull()
    expect((await open()).known(token)).toBeNull()
  })

  test('of an account is renewed by logging in again', async () => {
    const { guests, on } = await scene()
    const { token } = await came(guests)
    await guests.setPassword(token, 'Ann', 'open sesame')
    on(400)
    expect(guests.known(token)).toBeNull()
    const again = (await guests.logIn('Ann', 'open sesame')) as WithToken
    expect(guests.known(again.token)).toMatchObject({ name: 'Ann' })
  })

  test('that is over is swept: its lines end, and it is kept no longer', async () => {
    const { guests, on, store } = await scene()
    const { token } = await came(guests)
    let ended = 0
    guests.session(token).onEnd(() => {
      ended++
    })
    on(31)
    const late = await came(guests, 'Late')
    expect(ended).toBe(1)
    await guests.settle()
    const { data } = (await store.snapshot('people'))!
    const hash = (text: string): string => createHash('sha256').update(text).digest('hex')
    expect(data).not.toContain(hash(token))
    expect(data).toContain(hash(late.token))
  })

  test('from before there was a limit counts from the first start with one, also where a roll was kept', async () => {
    const store = sqliteStore(':memory:')
    const token = createHash('sha256').update('old token').digest('hex')
    const data = JSON.stringify({ person: 'g-1', name: 'Old', token })
    await store.append({ stream: 'people', after: 0, entries: [{ kind: 'GuestCame', at: 1, data }] })
    const kept = { shape: 1, people: [['g-1', 'Old', null]], tokens: [[token, 'g-1']], accounts: [] }
    await store.keepSnapshot('people', { version: 1, data: JSON.stringify(kept) })
    const { guests, on, open, events } = await scene(store)
    expect(guests.known('old token')).toEqual({ person: 'g-1', name: 'Old' })
    await guests.settle()
    on(29)
    const again = await open()
    expect(await events('SessionsTimed')).toBe(1)
    on(30)
    expect(again.known('old token')).toBeNull()
  })
})
