import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRoom, type Room } from '../open-room.ts'
import type { BankShown, NightShown, OwnBook } from '../protocol/bank.ts'

let room: Room
let table: string
let ann: string
let bob: string
beforeAll(async () => {
  room = await openRoom({ file: ':memory:', log: false })
  ann = await guest('=Ann')
  bob = await guest('Bob')
  const made = await room.server.inject({
    method: 'POST',
    url: '/api/tables',
    headers: { cookie: ann },
    payload: { form: 'holdem', bots: 2, sit: true },
  })
  table = made.json<{ readonly id: string }>().id
})
afterAll(() => room.close())

const guest = async (name: string): Promise<string> => {
  const { headers } = await room.server.inject({ method: 'POST', url: '/api/guest', payload: { name } })
  return String(headers['set-cookie']).split(';')[0]!
}

const get = (path: string, cookie?: string) =>
  room.server.inject({ url: path, ...(cookie !== undefined && { headers: { cookie } }) })

describe('the bank over HTTP', () => {
  test('is shown to somebody who has a seat, with what everybody has bought', async () => {
    const response = await get(`/api/tables/${table}/bank`, ann)
    expect(response.statusCode).toBe(200)
    const { balances, settleUp, entries, mayCorrect } = response.json<BankShown>()
    expect(balances.map(({ bought, onTable, net }) => [bought, onTable, net])).toEqual(
      Array.from({ length: 3 }, () => [1000, 1000, 0]),
    )
    expect(settleUp).toEqual({ payments: [], fewest: true, house: true })
    expect(entries).toHaveLength(3)
    expect(mayCorrect).toBe(true)
  })

  test('comes as a file for spreadsheets, in which a name is no formula', async () => {
    const response = await get(`/api/tables/${table}/bank.csv`, ann)
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(response.headers['content-disposition']).toBe(`attachment; filename="bank-${table}.csv"`)
    expect(response.body.split('\r\n')).toHaveLength(5)
    expect(response.body).toContain(`"'=Ann"`)
  })

  test('has the night beside it, and your own book over all tables', async () => {
    const night = (await get(`/api/tables/${table}/night`, ann)).json<NightShown>()
    expect(night.people.map(({ name, bot }) => [name, bot])).toContainEqual(['=Ann', false])
    expect(night.people.filter(({ bot }) => bot)).toHaveLength(2)
    const book = (await get('/api/me/book', ann)).json<OwnBook>()
    expect(book).toMatchObject({ net: 0, tables: [{ table, bought: 1000 }] })
    expect((await get('/api/me/book', bob)).json()).toEqual({ tables: [], net: 0 })
  })

  test.each(['bank', 'bank.csv', 'night'])('%s is for nobody else', async what => {
    const answers = await Promise.all([
      get(`/api/tables/${table}/${what}`, bob),
      get(`/api/tables/${table}/${what}`),
      get(`/api/tables/nowhere/${what}`, ann),
      get(`/api/tables/${'x'.repeat(65)}/${what}`, ann),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 401, 404, 400])
    for (const { body } of answers) expect(body).not.toContain('=Ann')
    expect(answers[0]!.json()).toMatchObject({
      why: 'not-in-the-bank',
      words: expect.stringContaining('sat at this table'),
    })
    expect((await get('/api/me/book')).statusCode).toBe(401)
  })
})
