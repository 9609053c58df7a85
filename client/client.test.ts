import { expect, test, vi } from 'vitest'
import { addressOf } from './address-of.ts'
import type { Socket } from './socket.ts'
import { watchTable } from './table-client.ts'

/** A line with somebody at its other end who hears what is said. */
const lineTo = (hears: (message: Record<string, unknown>, say: (message: object) => void) => void) => {
  const heard: Record<string, (event: { data?: unknown; code?: number }) => void> = {}
  const listeners = new Map<string, ((event: { data?: unknown; code?: number }) => void)[]>()
  const emit = (type: string, event: { data?: unknown; code?: number } = {}): void => {
    for (const hear of listeners.get(type) ?? []) hear(event)
  }
  const socket: Socket = {
    send: text => hears(JSON.parse(text), message => emit('message', { data: JSON.stringify(message) })),
    close: () => emit('close', { code: 1000 }),
    addEventListener: (type, hear) => void listeners.set(type, [...(listeners.get(type) ?? []), hear]),
  }
  return { socket, emit, heard }
}

const FRAME = {
  type: 'frame',
  table: 't',
  seq: 4,
  common: { name: 'Felt', deals: 1 },
  own: { seat: null },
  news: [],
  since: 0,
}

test('a table is watched; changes are put into its frame, and what does not follow is asked for again', () => {
  const said: Record<string, unknown>[] = []
  const { socket, emit } = lineTo((message, say) => {
    said.push(message)
    if (message.type === 'watch' && said.length === 1) say(FRAME)
  })
  const table = watchTable('t', {}, () => socket)
  emit('open')
  expect(table.frame()).toMatchObject({ seq: 4, common: { name: 'Felt' } })
  const change = { type: 'change', table: 't', from: 4, seq: 5, set: [['deals', 2]], news: [] }
  emit('message', { data: JSON.stringify(change) })
  expect(table.frame()).toMatchObject({ seq: 5, common: { name: 'Felt', deals: 2 } })
  emit('message', { data: JSON.stringify({ ...change, from: 9, seq: 10 }) })
  expect(table.frame()?.seq).toBe(5)
  expect(said.at(-1)).toEqual({ type: 'watch', table: 't', after: 5 })
})

test('an order tells what became of it, and a line that closes fails those that wait', async () => {
  const { socket, emit } = lineTo((message, say) => {
    if (message.type !== 'do') return
    const { order, id } = message as { order: { type: string }; id: string }
    if (order.type === 'leave') say({ type: 'done', id, seq: 7 })
    if (order.type === 'back') say({ type: 'refused', id, why: 'not-seated', words: 'Take a seat first.', rules: [] })
  })
  const table = watchTable('t', {}, () => socket)
  emit('open')
  expect(await table.order({ type: 'leave' })).toMatchObject({ type: 'done', seq: 7 })
  expect(await table.order({ type: 'back' })).toMatchObject({ type: 'refused', words: 'Take a seat first.' })
  const waits = table.order({ type: 'away' })
  await Promise.resolve()
  table.close()
  await expect(waits).rejects.toThrow('closed with code 1000')
})

test('an order that the room throws away because too many came goes out again', async () => {
  vi.useFakeTimers()
  try {
    const ids: unknown[] = []
    const wrong = vi.fn()
    const { socket, emit } = lineTo(({ type, id }, say) => {
      if (type !== 'do') return
      ids.push(id)
      say(
        ids.length < 3 ? { type: 'wrong', why: 'too-fast', words: 'Too many messages.' } : { type: 'done', id, seq: 9 },
      )
    })
    const table = watchTable('t', { wrong }, () => socket)
    emit('open')
    const order = table.order({ type: 'away' })
    await vi.runAllTimersAsync()
    expect(await order).toMatchObject({ type: 'done', seq: 9 })
    expect([ids.length, new Set(ids).size]).toEqual([3, 1])
    expect(wrong).not.toHaveBeenCalled()
    emit('message', { data: JSON.stringify({ type: 'wrong', why: 'too-fast', words: 'Too many messages.' }) })
    expect(wrong).toHaveBeenCalledOnce()
  } finally {
    vi.useRealTimers()
  }
})

test('an order on a line that has closed fails at once', async () => {
  const { socket, emit } = lineTo(() => undefined)
  const table = watchTable('t', {}, () => socket)
  emit('open')
  table.close()
  await expect(table.order({ type: 'away' })).rejects.toThrow('closed with code 1000')
})

test('routes are typed: the parts of a path, the query', () => {
  expect(addressOf('GET /api/tables')).toBe('/api/tables')
  expect(addressOf('GET /api/tables/:id/deals/:number', { params: { id: 'a b', number: 3 } })).toBe(
    '/api/tables/a%20b/deals/3',
  )
  expect(addressOf('GET /api/rules/*', { params: { '*': 'rrp/8/6' } })).toBe('/api/rules/rrp/8/6')
})

test('an address without a route or without a part of it is a TypeError that says what is accepted', () => {
  // what plain JavaScript lets through
  const loose = addressOf as unknown as (route: unknown, sent?: unknown) => string
  expect(() => loose(undefined)).toThrow("give a route such as 'GET /api/tables'")
  expect(() => loose('/api/tables')).toThrow("give a route such as 'GET /api/tables'")
  const lacking = () => loose('GET /api/tables/:id/deals/:number', { params: { id: 'a' } })
  expect(lacking).toThrow(TypeError)
  expect(lacking).toThrow("an object with 'number'")
  expect(() => loose('GET /api/rules/*', {})).toThrow("an object with '*'")
})
