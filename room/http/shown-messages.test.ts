import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRoom, type Room } from '../open-room.ts'
import { type FromShown, type ShownWhole, shownAfter } from '../protocol/shown.ts'
import { sqliteStore } from '../store/sqlite-store.ts'
import { type Client, callRoom, guestCookie, listening } from '../testing/room-client.ts'
import { shownList } from '../testing/shown-list.ts'

const store = sqliteStore(':memory:')
const faults: unknown[] = []
let room: Room
let address: string
const open = async (): Promise<void> => {
  const shows = [await shownList(store, cause => faults.push(cause))]
  room = await openRoom({ file: ':memory:', log: false, shows })
  address = await listening(room)
}
beforeAll(open)
afterAll(async () => {
  await room.close()
  await store.close()
})

type List = { readonly names: readonly string[] }

/** What a page has of the list, put together as pages do. */
const shownTo = ({ messages }: Client): List | undefined => {
  let now: ShownWhole | undefined
  for (const message of messages as readonly FromShown[]) {
    if (message.type === 'shown') now = message
    if (message.type === 'shown-change') now = shownAfter(now!, message)!
  }
  return now?.view as List | undefined
}
const untilShown = (client: Client, names: readonly string[]): Promise<unknown> =>
  client.until(() => (JSON.stringify(shownTo(client)?.names) === JSON.stringify(names) ? true : undefined))
const answerTo = (client: Client, command: string) =>
  client.until(({ messages }) =>
    messages.find(message => (message.type === 'done' || message.type === 'refused') && message.id === command),
  )
const add = (command: string, name: unknown) => ({ type: 'order-to', what: 'list', command, order: { name } })

describe('something besides a table on the line', () => {
  test('is shown to all who follow it, and after each order what is different', async () => {
    const [ann, bob] = [
      await callRoom(address, await guestCookie(address, 'Ann')),
      await callRoom(address, await guestCookie(address, 'Bob')),
    ]
    ann.say({ type: 'follow', what: 'list' })
    bob.say({ type: 'follow', what: 'list' })
    await untilShown(ann, [])
    await untilShown(bob, [])
    ann.say(add('a1', 'Carl'))
    expect(await answerTo(ann, 'a1')).toEqual({ type: 'done', id: 'a1', seq: 1 })
    await untilShown(ann, ['Carl'])
    await untilShown(bob, ['Carl'])
    expect(bob.messages.find(({ type }) => type === 'shown-change')).toMatchObject({ from: 0, version: 1 })
    bob.say({ type: 'unfollow', what: 'list' })
    bob.say({ type: 'ping' })
    await bob.until(({ messages }) => messages.find(({ type }) => type === 'pong'))
    ann.say(add('a2', 'Dora'))
    await untilShown(ann, ['Carl', 'Dora'])
    expect(shownTo(bob)).toMatchObject({ names: ['Carl'] })
    ann.close()
    bob.close()
  })

  test('an order is refused in words, and one that comes twice is carried out once, for each sender', async () => {
    const cookie = await guestCookie(address, 'Eve')
    const eve = await callRoom(address, cookie)
    eve.say(add('c1', 'Fay'))
    eve.say(add('c1', 'Fay'))
    eve.say(add('c2', 'Fay'))
    eve.say(add('c3', 7))
    expect(await answerTo(eve, 'c3')).toMatchObject({ type: 'refused', why: 'not-understood' })
    expect(eve.messages.filter(it => 'id' in it && it.id === 'c1').map(({ type }) => type)).toEqual(['done', 'done'])
    expect(await answerTo(eve, 'c2')).toMatchObject({
      type: 'refused',
      why: 'name-is-taken',
      words: 'There’s already a Fay at this table: enter another name.',
    })
    // another's command of the same name is another command
    const gus = await callRoom(address, await guestCookie(address, 'Gus'))
    gus.say(add('c1', 'Hal'))
    expect(await answerTo(gus, 'c1')).toMatchObject({ type: 'done' })
    eve.say({ type: 'follow', what: 'list' })
    await untilShown(eve, ['Carl', 'Dora', 'Fay', 'Hal'])
    eve.close()
    gus.close()
  })

  test('a lost line misses nothing: a page that follows again is shown it whole', async () => {
    const cookie = await guestCookie(address, 'Ida')
    const lost = await callRoom(address, cookie)
    lost.say({ type: 'follow', what: 'list' })
    await untilShown(lost, ['Carl', 'Dora', 'Fay', 'Hal'])
    lost.say(add('i1', 'Jon'))
    lost.close()
    const again = await callRoom(address, cookie)
    again.say({ type: 'follow', what: 'list' })
    again.say(add('i1', 'Jon'))
    expect(await answerTo(again, 'i1')).toMatchObject({ type: 'done' })
    await untilShown(again, ['Carl', 'Dora', 'Fay', 'Hal', 'Jon'])
    again.close()
  })

  test('is kept from those who may not see it, and what is not there or fails is answered', async () => {
    const page = await callRoom(address)
    page.say({ type: 'follow', what: 'list' })
    page.say({ type: 'follow', what: 'list/nowhere' })
    page.say({ type: 'follow', what: 'list/broken' })
    page.say({ type: 'order-to', what: 'list/nowhere', command: 'n1', order: null })
    page.say({ type: 'order-to', what: 'list/broken', command: 'n2', order: null })
    expect(await answerTo(page, 'n2')).toMatchObject({ why: 'fault' })
    expect(await answerTo(page, 'n1')).toMatchObject({ why: 'nothing-there' })
    const why = page.messages.flatMap(it => (it.type === 'not-shown' ? [[it.what, it.why]] : []))
    expect(why).toEqual([
      ['list', 'no-name'],
      ['list/nowhere', 'nothing-there'],
      ['list/broken', 'fault'],
    ])
    expect(shownTo(page)).toBe(undefined)
    page.close()
  })

  test('fifty things at most are shown on one line', async () => {
    const page = await callRoom(address, await guestCookie(address, 'Kim'))
    for (let n = 0; n <= 50; n++) page.say({ type: 'follow', what: `list/copy/${n}` })
    page.say({ type: 'follow', what: 'list/copy/0' })
    page.say({ type: 'ping' })
    await page.until(({ messages }) => messages.find(({ type }) => type === 'pong'))
    expect(page.messages.filter(({ type }) => type === 'shown')).toHaveLength(51)
    expect(page.messages.filter(({ type }) => type === 'not-shown')).toEqual([
      {
        type: 'not-shown',
        what: 'list/copy/50',
        why: 'too-many',
        words: 'You can follow 50 things at most on one connection.',
      },
    ])
    page.close()
  })
})
