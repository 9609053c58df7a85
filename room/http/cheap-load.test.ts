import { afterEach, expect, test } from 'vitest'
import { openRoom, type Room } from '../open-room.ts'
import type { DealsListed } from '../protocol/deals.ts'
import { callRoom, guestCookie, listening, post } from '../testing/room-client.ts'
import { LIMITS } from './limits.ts'

let room: Room
afterEach(() => room.close())

const real = (milliseconds: number): Promise<void> => new Promise(done => setTimeout(done, milliseconds))

/** When the hands of a table ended, the latest first. */
const endsAt = async (address: string, id: string, cookie: string): Promise<readonly number[]> => {
  const answer = await fetch(`http://${address}/api/tables/${id}/deals`, { headers: { cookie } })
  return ((await answer.json()) as DealsListed).deals.map(({ at }) => at)
}

test('sixty requests for tables of instant bots make a few, and those begin no hand after a short while', async () => {
  // the clock of the room goes twenty times as fast as ours
  const start = Date.now()
  const now = (): number => start + 20 * (Date.now() - start)
  room = await openRoom({ file: ':memory:', log: false, now })
  const address = await listening(room)
  const cookie = await guestCookie(address, 'Ann')
  // a host who never acts has a second for it, and is never sat out: hands would go on without end
  const run = { pace: 'instant', clock: { act: 1, bank: 0 }, line: { grace: 0, missed: 0 } }
  const wanted = { form: 'holdem', bots: 5, sit: true, ...run }
  const answers = await Promise.all(Array.from({ length: 60 }, () => post(address, '/api/tables', wanted, cookie)))
  const made = await Promise.all(
    answers.filter(({ ok }) => ok).map(async it => ((await it.json()) as { readonly id: string }).id),
  )
  const refused = answers.filter(({ status }) => status === 429)
  expect([made.length, refused.length]).toEqual([LIMITS.instantOfAddress, 60 - LIMITS.instantOfAddress])
  for (const answer of refused) expect(await answer.text()).toContain('Too many')
  const quiet = now() + 30_000
  await real(7000)
  const ends = await Promise.all(made.map(id => endsAt(address, id, cookie)))
  expect(ends.flat().length).toBeGreaterThan(0)
  // the hand that was on is played out
  for (const table of ends) expect(table.filter(at => at > quiet).length).toBeLessThan(2)
})

test('bots that are seated by order later count too', async () => {
  room = await openRoom({ file: ':memory:', log: false, limits: { botsOfAddress: 2 } })
  const address = await listening(room)
  const cookie = await guestCookie(address, 'Ann')
  const answer = await post(address, '/api/tables', { bots: 1 }, cookie)
  const { id: table } = (await answer.json()) as { readonly id: string }
  const page = await callRoom(address, cookie)
  const seated = async (seat: number) => {
    const id = `bot-${seat}`
    page.say({ type: 'do', id, table, order: { type: 'bot', seat, chips: 1000, temper: 'bold' } })
    return page.until(({ messages }) => messages.find(message => 'id' in message && message.id === id))
  }
  expect(await seated(4)).toMatchObject({ type: 'done' })
  expect(await seated(5)).toMatchObject({ type: 'refused', why: 'too-many-bots' })
  page.close()
})
