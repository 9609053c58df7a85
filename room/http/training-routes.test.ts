import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRoom, type Room } from '../open-room.ts'
import type { Certificate, GroupShown, TrainingShown } from '../protocol/training.ts'
import { guestCookie, listening } from '../testing/room-client.ts'

let room: Room
let address: string
beforeAll(async () => {
  room = await openRoom({ file: ':memory:', log: false })
  address = await listening(room)
})
afterAll(() => room.close())

const get = async <T>(path: string, cookie = ''): Promise<T> =>
  (await fetch(`http://${address}${path}`, { headers: { cookie } })).json() as Promise<T>
const send = (path: string, cookie: string, body: object): Promise<Response> =>
  fetch(`http://${address}${path}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

test('a trainer sees how everybody in a group is doing; nobody else does', async () => {
  const [tess, ann, eve] = await Promise.all(['Tess', 'Ann', 'Eve'].map(name => guestCookie(address, name)))
  const opened = (await (await send('/api/training/groups', tess!, { name: 'Monday' })).json()) as TrainingShown
  const [group] = opened.trains
  expect(group).toMatchObject({ name: 'Monday', trainer: 'Tess', members: 0 })
  const at = `/api/training/groups/${group!.id}`
  expect(await get<GroupShown>(at, ann)).toMatchObject({ joined: false, members: null })
  const progress = { asked: 12, areas: [{ area: 'hands', right: 9, all: 12 }], weak: ['rrp/8/6'] }
  // nothing is kept of people who are in no group
  expect((await send('/api/training/progress', ann!, progress)).status).toBe(200)
  expect((await send(`${at}/join`, ann!, {})).status).toBe(200)
  expect(await get<GroupShown>(at, tess)).toMatchObject({ members: [{ name: 'Ann', at: null, progress: null }] })
  expect((await send('/api/training/progress', ann!, progress)).status).toBe(200)
  const exam = { questions: 20, right: 17, mark: 80, book: 'wsop', areas: ['hands', 'rulings'] }
  const certificate = (await (await send('/api/training/exams', ann!, exam)).json()) as Certificate
  expect(certificate).toMatchObject({ name: 'Ann', passed: true, exam })
  expect(await get<GroupShown>(at, tess)).toMatchObject({
    members: [{ name: 'Ann', progress, exams: [{ id: certificate.id, passed: true }] }],
  })
  expect(await get<GroupShown>(at, eve)).toMatchObject({ members: null })
  // a certificate is shown by its link
  expect(await get<Certificate>(`/api/training/exams/${certificate.id}`)).toEqual(certificate)
  expect((await send(`${at}/leave`, ann!, {})).status).toBe(200)
  expect(await get<GroupShown>(at, tess)).toMatchObject({ members: [] })
})

test('what makes no sense, or comes from nobody, is not kept', async () => {
  const ann = await guestCookie(address, 'Ann2')
  const exam = { questions: 20, right: 21, mark: 80, book: 'wsop', areas: ['hands'] }
  expect((await send('/api/training/exams', ann, exam)).status).toBe(409)
  expect((await send('/api/training/exams', ann, { ...exam, right: 20, areas: ['constructor'] })).status).toBe(400)
  expect((await send('/api/training/exams', '', { ...exam, right: 20 })).status).toBe(401)
  expect((await send('/api/training/groups/none/join', ann, {})).status).toBe(409)
  expect((await fetch(`http://${address}/api/training/exams/none`)).status).toBe(404)
  const failed = (await (await send('/api/training/exams', ann, { ...exam, right: 15 })).json()) as Certificate
  expect(failed.passed).toBe(false)
})
