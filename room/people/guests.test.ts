import { createHash, randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { sqliteStore } from '../store/sqlite-store.ts'
import type { Store } from '../store/store.ts'
import { countedStore } from '../testing/counted-store.ts'
import { type Guests, openGuests, type WithToken } from './guests.ts'
import { ROLL_SHAPE } from './people-stream.ts'

const secrets = { below: () => 0, bytes: (count: number) => new Uint8Array(randomBytes(count)) }

const room = async (store: Store = sqliteStore(':memory:'), now = () => 1000): Promise<Guests> =>
  openGuests(store, now, secrets)

const came = async (guests: Guests, name: string): Promise<WithToken> => {
  const guest = await guests.come(name)
  if ('why' in guest) throw new Error(guest.why)
  return guest
}

describe('guests and accounts', () => {
  test('somebody who sets a password logs in elsewhere as the same person, also after a restart', async () => {
    const store = sqliteStore(':memory:')
    const guests = await room(store)
    const ann = await came(guests, 'Ann')
    expect(guests.hasAccount(ann.person)).toBe(false)
    expect(await guests.setPassword(ann.token, 'Ann', 'open sesame')).toEqual({ person: ann.person, name: 'Ann' })
    const again = await room(store)
    const phone = await again.logIn(' ann ', 'open sesame')
    expect(phone).toMatchObject({ person: ann.person, name: 'Ann' })
    expect(again.known((phone as WithToken).token)).toEqual({ person: ann.person, name: 'Ann' })
    expect(again.known(ann.token)).toEqual({ person: ann.person, name: 'Ann' })
  })

  test('a wrong password and an unknown name get the same answer; neither password nor token is kept as it is', async () => {
    const store = sqliteStore(':memory:')
    const guests = await room(store)
    const ann = await came(guests, 'Ann')
    await guests.setPassword(ann.token, 'Ann', 'open sesame')
    const wrong = await guests.logIn('Ann', 'open barley')
    expect(wrong).toMatchObject({ why: 'wrong-name-or-password' })
    expect(await guests.logIn('Nobody', 'open barley')).toEqual(wrong)
    expect(await guests.logIn('Nobody', 'nobody has this password')).toEqual(wrong)
    const kept = JSON.stringify(await store.read('people'))
    expect(kept).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
    expect(kept).not.toContain('sesame')
    expect(kept).not.toContain(ann.token)
  })

  test.each([
    ['is banned', (guests: Guests, person: string) => guests.managed.ban(person, true, 'c1'), 'banned-from-room'],
    [
      'gets another password',
      (guests: Guests, person: string) => guests.managed.resetPassword(person, 'hash of another', 'c1'),
      'wrong-name-or-password',
    ],
  ])('a person who %s while their password is looked at isn’t logged in', async (_, meanwhile, why) => {
    let between = async (): Promise<unknown> => null
    const isRight = async (kept: string | null, password: string): Promise<boolean> => {
      await between()
      return kept === `hash of ${password}`
    }
    const hash = async (password: string): Promise<string> => `hash of ${password}`
    const store = sqliteStore(':memory:')
    const guests = await openGuests(store, () => 1000, secrets, undefined, { passwords: { hash, isRight } })
    const ann = await came(guests, 'Ann')
    await guests.setPassword(ann.token, 'Ann', 'open sesame')
    expect(await guests.logIn('Ann', 'open sesame')).toMatchObject({ person: ann.person })
    between = () => meanwhile(guests, ann.person)
    expect(await guests.logIn('Ann', 'open sesame')).toMatchObject({ why })
    expect((await store.read('people')).filter(({ kind }) => kind === 'LoggedIn')).toHaveLength(1)
  })

  test('a lifted ban that is carried out once more doesn’t undo the ban that came after it', async () => {
    const store = sqliteStore(':memory:')
    const guests = await room(store)
    const { person } = await came(guests, 'Ann')
    await guests.managed.ban(person, false, 'office/1/0')
    await guests.managed.ban(person, true, 'office/2/0')
    const again = await room(store)
    for (const [banned, command] of [
      [false, 'office/1/0'],
      [true, 'office/2/0'],
    ] as const)
      await again.managed.ban(person, banned, command)
    expect(again.managed.find('Ann', 1).people[0]!.banned).toBe(true)
  })

  test('names of accounts are one of a kind, however they are written', async () => {
    const guests = await room()
    const [ann, other] = [await came(guests, 'Ann Lee'), await came(guests, 'Ann Lee')]
    await guests.setPassword(ann.token, 'Ann Lee', 'open sesame')
    for (const name of ['Ann Lee', 'ANN  lee', '\u200bAnn Lee', 'Ａｎｎ Lee']) {
      expect(await guests.setPassword(other.token, name, 'open barley')).toMatchObject({ why: 'name-is-taken' })
      expect(await guests.come(name)).toMatchObject({
        why: 'name-is-taken',
        about: { name: expect.any(String), at: 'room' },
      })
    }
    expect(await guests.setPassword(other.token, 'Ann B', 'open barley')).toMatchObject({ name: 'Ann B' })
    expect(await guests.come(' \u200b ')).toMatchObject({ why: 'no-name' })
  })

  test('two who want a name at once do not both get it', async () => {
    const guests = await room()
    const both = await Promise.all(['Ann', 'Ann'].map(name => came(guests, name)))
    const set = await Promise.all(both.map(({ token }) => guests.setPassword(token, 'Ann', 'open sesame')))
    expect(set.filter(outcome => 'why' in outcome)).toMatchObject([{ why: 'name-is-taken' }])
  })

  test('a person who logs out is known no longer by that token; everywhere means all of them', async () => {
    const guests = await room()
    const ann = await came(guests, 'Ann')
    await guests.setPassword(ann.token, 'Ann', 'open sesame')
    const tokens = [ann.token]
    for (let i = 0; i < 2; i++) tokens.push(((await guests.logIn('Ann', 'open sesame')) as WithToken).token)
    const ended: number[] = []
    tokens.forEach((token, i) => {
      guests.session(token).onEnd(() => ended.push(i))
    })
    await guests.logOut(tokens[1]!)
    expect(tokens.map(token => guests.known(token)?.name ?? null)).toEqual(['Ann', null, 'Ann'])
    await guests.logOutEverywhere(tokens[2]!)
    expect(tokens.map(token => guests.known(token))).toEqual([null, null, null])
    expect(ended.toSorted()).toEqual([0, 1, 2])
  })

  test('a new password needs the old one, and logs out elsewhere', async () => {
    const guests = await room()
    const ann = await came(guests, 'Ann')
    await guests.setPassword(ann.token, 'Ann', 'open sesame')
    const phone = (await guests.logIn('Ann', 'open sesame')) as WithToken
    expect(await guests.setPassword(phone.token, 'Ann', 'open barley')).toMatchObject({ why: 'wrong-password' })
    expect(await guests.setPassword(phone.token, 'Ann', 'open barley', 'open sesame')).toMatchObject({ name: 'Ann' })
    expect([guests.known(ann.token), guests.known(phone.token)?.name]).toEqual([null, 'Ann'])
    expect(await guests.logIn('Ann', 'open sesame')).toMatchObject({ why: 'wrong-name-or-password' })
  })

  test('wrong passwords slow a name down and lock nobody out; a device of its owner does not wait', async () => {
    const waits: number[] = []
    const pause = async (ms: number): Promise<unknown> => waits.push(ms)
    const guests = await openGuests(sqliteStore(':memory:'), () => 1000, secrets, undefined, { pause })
    const ann = await came(guests, 'Ann')
    const bob = await came(guests, 'Bob')
    await guests.setPassword(ann.token, 'Ann', 'open sesame')
    for (const [name, address] of [
      ['Ann', '203.0.113.7'],
      ['Nobody', '203.0.113.8'],
    ] as const) {
      waits.length = 0
      for (let i = 0; i < 12; i++)
        expect(await guests.logIn(name, 'open barley', { address })).toMatchObject({ why: 'wrong-name-or-password' })
      expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 20_000, 20_000])
    }
    waits.length = 0
    // from anywhere else the owner waits, and gets in
    expect(await guests.logIn('Ann', 'open sesame', { address: '198.51.100.1' })).toMatchObject({ name: 'Ann' })
    expect(waits).toEqual([20_000])
    // where Ann is logged in she does not wait, a session of somebody else helps nobody
    expect(await guests.logIn('Ann', 'open sesame', { token: ann.token })).toMatchObject({ name: 'Ann' })
    expect(waits).toHaveLength(1)
    await guests.logIn('Ann', 'open barley', { token: bob.token })
    expect(waits).toHaveLength(2)
    // guesses from one address are slow with every name
    await guests.logIn('Cyd', 'open barley', { address: '203.0.113.7' })
    expect(waits).toHaveLength(3)
    // behind a proxy that nobody believes everybody has the address of this machine: it says nothing
    for (let i = 0; i < 9; i++) await guests.logIn(`Name ${i}`, 'open barley', { address: '127.0.0.1' })
    expect(waits).toHaveLength(3)
  })

  test('wrong old passwords are slowed down, too, and count for the name', async () => {
    const waits: number[] = []
    const pause = async (ms: number): Promise<unknown> => waits.push(ms)
    const guests = await openGuests(sqliteStore(':memory:'), () => 1000, secrets, undefined, { pause })
    const ann = await came(guests, 'Ann')
    await guests.setPassword(ann.token, 'Ann', 'open sesame')
    for (let i = 0; i < 7; i++)
      expect(await guests.setPassword(ann.token, 'Ann', 'open barley', 'guessed')).toMatchObject({
        why: 'wrong-password',
      })
    expect(waits).toEqual([1000, 2000])
    await guests.logIn('Ann', 'open sesame', { address: '198.51.100.1' })
    expect(waits).toEqual([1000, 2000, 4000])
    expect(await guests.setPassword(ann.token, 'Ann', 'open barley', 'open sesame')).toMatchObject({ name: 'Ann' })
  })

  test('a room of many people opens on what has happened since they were kept, however it was closed', async () => {
    const store = sqliteStore(':memory:')
    const guests = await room(store)
    const ann = await came(guests, 'Ann')
    await guests.setPassword(ann.token, 'Ann', 'open sesame')
    const gone = (await guests.logIn('Ann', 'open sesame')) as WithToken
    const many = await Promise.all(Array.from({ length: 2300 }, (_, n) => came(guests, `Guest ${n}`)))
    await guests.logOut(gone.token)
    const late = await came(guests, 'Late')
    const opened = async () => {
      const counted = countedStore(store)
      const again = await room(counted.store)
      const all = [ann, late, ...many]
      expect(all.map(({ token }) => again.known(token))).toEqual(all.map(({ person, name }) => ({ person, name })))
      expect(again.known(gone.token)).toBeNull()
      expect([again.hasAccount(ann.person), again.hasAccount(late.person)]).toEqual([true, false])
      expect(await again.come('ANN')).toMatchObject({ why: 'name-is-taken' })
      return { again, events: counted.read().length }
    }
    // the first room is gone without a word
    const killed = await opened()
    expect(killed.events).toBeLessThan(600)
    await killed.again.settle()
    expect((await opened()).events).toBe(0)
    const kept = (await store.snapshot('people'))!
    expect(kept.data).toContain(createHash('sha256').update(late.token).digest('hex'))
    for (const secret of [late.token, 'sesame']) expect(kept.data).not.toContain(secret)
    // what a later version of the room has kept is not read as if it were of this one
    const { version, data } = kept
    const other = data.replace(`"shape":${ROLL_SHAPE}`, `"shape":${ROLL_SHAPE + 1}`)
    await store.keepSnapshot('people', { version: version + 1, data: other })
    expect((await opened()).events).toBe(version)
  })

  test('another server was first: it is decided again on what is there now', async () => {
    const store = sqliteStore(':memory:')
    const [here, there] = [await room(store), await room(store)]
    const [ann, other] = [await came(here, 'Ann'), await came(there, 'Ann')]
    expect(await there.setPassword(other.token, 'Ann', 'open sesame')).toMatchObject({ name: 'Ann' })
    // this one doesn't know it yet
    expect(await here.setPassword(ann.token, 'Ann', 'open barley')).toMatchObject({ why: 'name-is-taken' })
    const bob = await came(here, 'Bob')
    expect(here.known(other.token)).toMatchObject({ name: 'Ann' })
    expect((await room(store)).known(bob.token)).toMatchObject({ name: 'Bob' })
  })

  test('many who come at once don’t wait for the disk one by one', async () => {
    const inside = sqliteStore(':memory:')
    let under = 0
    let most = 0
    const guests = await room({
      ...inside,
      append: async append => {
        most = Math.max(most, ++under)
        const appended = await inside.append(append)
        under--
        return appended
      },
    })
    const all = await Promise.all(Array.from({ length: 50 }, (_, n) => came(guests, `Guest ${n}`)))
    expect(most).toBe(50)
    expect(all.map(({ token }) => guests.known(token)?.name)).toEqual(all.map(({ name }) => name))
  })

  test('a failed write is reported, nobody is known by it, and the next to come is', async () => {
    const inside = sqliteStore(':memory:')
    let full = true
    const guests = await room({
      ...inside,
      append: append => (full ? Promise.reject(new Error('disk is full')) : inside.append(append)),
    })
    await expect(guests.come('Ann')).rejects.toThrow('disk is full')
    full = false
    const bob = await came(guests, 'Bob')
    expect(guests.known(bob.token)).toMatchObject({ name: 'Bob' })
    expect(await inside.read('people')).toHaveLength(1)
  })

  test('an entry that can’t be read is reported at every start: the roll isn’t kept without it', async () => {
    const store = sqliteStore(':memory:')
    await store.append({ stream: 'people', after: 0, entries: [{ kind: 'Sung', at: 1, data: '{}' }] })
    for (const starts of [1, 2]) {
      const causes: unknown[] = []
      const guests = await openGuests(
        store,
        () => 1000,
        secrets,
        cause => causes.push(cause),
      )
      await came(guests, `Guest ${starts}`)
      await guests.settle()
      expect(causes).toHaveLength(1)
      expect(await store.snapshot('people')).toBeNull()
    }
  })

  test('people who came before there were accounts are known as ever', async () => {
    const store = sqliteStore(':memory:')
    const token = createHash('sha256').update('old token').digest('hex')
    const data = JSON.stringify({ person: 'g-1', name: 'Old', token })
    await store.append({ stream: 'people', after: 0, entries: [{ kind: 'GuestCame', at: 1, data }] })
    expect((await room(store)).known('old token')).toEqual({ person: 'g-1', name: 'Old' })
  })
})
