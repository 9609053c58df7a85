import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRoom, type Room } from '../open-room.ts'
import type { Games, LessonShown, TableCard } from '../protocol/frames.ts'
import { callRoom, guestCookie, listening, post } from '../testing/room-client.ts'

let room: Room
let address: string
beforeAll(async () => {
  room = await openRoom({ file: ':memory:', log: false })
  address = await listening(room)
})
afterAll(() => room.close())

const get = async <T>(path: string, cookie = ''): Promise<T> =>
  (await (await fetch(`http://${address}${path}`, { headers: { cookie } })).json()) as T

test('the lobby lists each game with its line, its names and what a hand of it looks like', async () => {
  const { forms, mixes } = await get<Games>('/api/forms')
  expect(forms).toHaveLength(53)
  expect(forms.find(({ id }) => id === 'badaci')).toMatchObject({
    kind: 'draw',
    also: { called: ['Badacey', 'Badacy', 'Badasey'] },
    emblem: { cards: 'ddddd', draws: 3, split: true },
  })
  expect(forms.find(({ id }) => id === 'stud-8')?.emblem.cards).toBe('dduuuud')
  expect(mixes.find(({ id }) => id === 'horse')?.also.called).toContain('HORSE mix')
})

test('there is a lesson for every form', async () => {
  const lesson = await get<LessonShown>('/api/lessons/razz')
  expect(lesson.name).toBe('Razz')
  expect(lesson.streets).toHaveLength(5)
})

const made = async (cookie: string, wanted: object): Promise<string> => {
  const body = { form: 'holdem', bots: 2, chairs: 4, sit: true, pace: 'instant', ...wanted }
  return ((await (await post(address, '/api/tables', body, cookie)).json()) as { readonly id: string }).id
}

test('at a practice table your decisions are explained, nobody is hurried, and it is not listed', async () => {
  const ann = await guestCookie(address, 'Ann')
  const id = await made(ann, { practice: true })
  const line = await callRoom(address, ann)
  line.say({ type: 'watch', table: id })
  const taught = await line.until(it => it.frame()?.own.taught ?? undefined)
  expect(taught.length).toBeGreaterThan(1)
  expect(line.frame()!.common.clock).toBeNull()
  expect((await get<{ tables: TableCard[] }>('/api/tables')).tables.map(table => table.id)).not.toContain(id)
  expect((await get<{ tables: TableCard[] }>('/api/me/tables', ann)).tables).toMatchObject([
    { id, people: ['Ann'], bots: 2 },
  ])
  line.close()
})

test('with another person at the table nothing is explained, and at other tables never', async () => {
  const [bea, cal] = [await guestCookie(address, 'Bea'), await guestCookie(address, 'Cal')]
  const [open, usual] = [await made(bea, { practice: true, open: true }), await made(bea, { clock: null })]
  const line = await callRoom(address, bea)
  line.say({ type: 'watch', table: usual })
  await line.until(it => (it.frame()?.own.legal === null ? undefined : it.frame()?.own))
  expect(line.frame()!.own.taught).toBeNull()
  line.close()
  const first = await callRoom(address, bea)
  const other = await callRoom(address, cal)
  first.say({ type: 'watch', table: open })
  await first.until(it => it.frame()?.own.taught ?? undefined)
  other.say({ type: 'watch', table: open })
  await other.until(it => it.frame() ?? undefined)
  other.say({ type: 'do', id: 'sit', table: open, order: { type: 'sit', seat: 4, chips: 1000 } })
  await first.until(it => (it.frame()!.own.legal !== null && it.frame()!.own.taught === null ? true : undefined))
  first.close()
  other.close()
})
