import { bytesToHex } from '@noble/hashes/utils.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRoom, type Room } from '../open-room.ts'
import type { Certificate, Marked, SittingShown } from '../protocol/exams.ts'
import type { GroupShown, TrainingShown } from '../protocol/training.ts'
import { secrets as systems } from '../secrets.ts'
import { guestCookie, listening } from '../testing/room-client.ts'
import { questionAt } from '../training/exam-questions.ts'
import type { Sitting } from '../training/training-stream.ts'

/** The seeds that the room has drawn. */
const seeds: string[] = []
const bytes = (count: number): Uint8Array => {
  const drawn = systems.bytes(count)
  if (count === 16) seeds.push(bytesToHex(drawn))
  return drawn
}

let room: Room
let address: string
beforeAll(async () => {
  room = await openRoom({ file: ':memory:', log: false, secrets: { ...systems, bytes } })
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
  const { certificate } = await sat(ann!, 'right')
  expect(certificate).toMatchObject({ name: 'Ann', passed: true, marked: 'room', exam: { questions: 6, right: 6 } })
  expect(await get<GroupShown>(at, tess)).toMatchObject({
    members: [{ name: 'Ann', progress, exams: [{ id: certificate!.id, passed: true }] }],
  })
  expect(await get<GroupShown>(at, eve)).toMatchObject({ members: null })
  // a certificate is shown by its link
  expect(await get<Certificate>(`/api/training/exams/${certificate!.id}`)).toEqual(certificate)
  expect((await send(`${at}/leave`, ann!, {})).status).toBe(200)
  expect(await get<GroupShown>(at, tess)).toMatchObject({ members: [] })
})

test('the room asks and marks an exam: nobody learns what is right before, and the first answer stands', async () => {
  const [ann, eve] = await Promise.all(['Ann3', 'Eve3'].map(name => guestCookie(address, name)))
  const begun = (await (await send('/api/training/exams', ann!, WANTED)).json()) as SittingShown
  expect(begun).toMatchObject({ questions: 6, done: 0, right: 0, question: { number: 0, area: 'hands' } })
  expect(JSON.stringify(begun)).not.toMatch(/seed|"why"|"rules"/)
  const answering = `/api/training/exams/${begun.id}/answers`
  // the exam is Ann's, its first question is due, and an answer is one of those that are offered
  expect((await send(answering, eve!, { number: 0, option: 0 })).status).toBe(409)
  expect((await send(answering, ann!, { number: 1, option: 0 })).status).toBe(409)
  expect((await send(answering, ann!, { number: 0, option: 9 })).status).toBe(409)
  expect((await send(answering, '', { number: 0, option: 0 })).status).toBe(401)
  const marked = (await (await send(answering, ann!, { number: 0, option: 0 })).json()) as Marked
  expect(marked.good).toBe(marked.right.includes(0))
  const other = marked.sitting.question!.options.length > 1 ? 1 : 0
  const again = (await (await send(answering, ann!, { number: 0, option: other })).json()) as Marked
  expect(again).toEqual(marked)
  expect(marked.sitting).toMatchObject({
    done: 1,
    right: Number(marked.good),
    question: { number: 1, area: 'rulings' },
  })
  // an exam that isn't finished has no certificate, and a new one takes its place
  expect((await fetch(`http://${address}/api/training/exams/${begun.id}`)).status).toBe(404)
  await send('/api/training/exams', ann!, WANTED)
  expect((await send(answering, ann!, { number: 1, option: 0 })).status).toBe(409)
})

test('a certificate says how many of the answers were right, and no two questions are the same', async () => {
  const ann = await guestCookie(address, 'Ann4')
  const { certificate, keys } = await sat(ann, 'wrong')
  expect(certificate).toMatchObject({ passed: false, exam: { questions: 6, right: 0, mark: 80, book: 'wsop' } })
  expect(new Set(keys).size).toBe(6)
  expect(await get<TrainingShown>('/api/training', ann)).toMatchObject({ exams: [{ id: certificate!.id }] })
})

test('what makes no sense, or comes from nobody, is not kept', async () => {
  const ann = await guestCookie(address, 'Ann2')
  // nobody can tell the room how an exam went
  const exam = { questions: 20, right: 20, mark: 80, book: 'wsop', areas: ['hands'] }
  expect((await send('/api/training/exams', ann, exam)).status).toBe(400)
  expect((await send('/api/training/exams', ann, { ...WANTED, areas: ['constructor'] })).status).toBe(400)
  expect((await send('/api/training/exams', '', WANTED)).status).toBe(401)
  expect((await send('/api/training/groups/none/join', ann, {})).status).toBe(409)
  expect((await fetch(`http://${address}/api/training/exams/none`)).status).toBe(404)
})

const WANTED = { questions: 6, mark: 80, book: 'wsop', areas: ['hands', 'rulings'], family: 'board' } as const

/** Sits an exam to its end with answers that are all right, or all wrong. */
const sat = async (
  cookie: string,
  how: 'right' | 'wrong',
): Promise<{ readonly certificate: Certificate | null; readonly keys: readonly string[] }> => {
  let now = (await (await send('/api/training/exams', cookie, WANTED)).json()) as SittingShown
  // the test knows the seed, as the room does and nobody else
  const sitting: Sitting = {
    id: now.id,
    person: '',
    name: '',
    wanted: WANTED,
    language: 'en',
    seed: seeds.at(-1)!,
    answers: [],
  }
  const answers: Sitting['answers'][number][] = []
  const keys: string[] = []
  let certificate: Certificate | null = null
  while (now.question !== null) {
    const { number, key } = now.question
    keys.push(key)
    const { right, options } = questionAt({ ...sitting, answers }, number)
    answers.push({ key, right: how === 'right' })
    const option = options.findIndex((_, i) => right.includes(i) === (how === 'right'))
    const answer = await send(`/api/training/exams/${now.id}/answers`, cookie, { number, option })
    const marked = (await answer.json()) as Marked
    now = marked.sitting
    certificate = marked.certificate
  }
  return { certificate, keys }
}
