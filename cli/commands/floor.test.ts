import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { floorCommand } from './floor.ts'

const run = async (...args: readonly string[]): Promise<string> => {
  let out = ''
  const command = floorCommand(text => {
    out += text
  }).exitOverride()
  await command.parseAsync(
    ['--tables', '3', '--players', '25', '--hours', '3', '--book', 'wsop', '--seed', '7', ...args],
    { from: 'user' },
  )
  return out
}
type Line = Readonly<Record<string, unknown>>
const linesOf = (file: string): readonly Line[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Line)

test('a day as one JSON object, the same for the same seed', async () => {
  const day = JSON.parse(await run('--json')) as Line
  expect(day).toMatchObject({ book: 'wsop', seed: '7', tables: 3, hours: 3, players: 25 })
  expect(day.seatHours).toBeGreaterThan(0)
  expect(JSON.parse(await run('--json'))).toEqual(day)
})

test('every change of a chair and of a list is a line, and nobody is ever in two chairs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'floor-'))
  try {
    const [seats, lists] = [join(folder, 'seats'), join(folder, 'lists')]
    await run('--seats', seats, '--lists', lists)
    const chairs = new Map<string, unknown>()
    for (const { table, seat, player } of linesOf(seats)) {
      if (player !== null) expect([...chairs.values()], `${player}`).not.toContain(player)
      if (player === null) chairs.delete(`${table} ${seat}`)
      else chairs.set(`${table} ${seat}`, player)
    }
    for (const line of linesOf(lists)) {
      const order = line.order as readonly string[]
      expect(new Set(order).size).toBe(order.length)
      expect(Object.keys(line)).toEqual(['at', 'list', 'order', 'why'])
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('an unknown book is refused with what is accepted', async () => {
  const command = floorCommand()
    .exitOverride()
    .configureOutput({ writeErr: () => {} })
  await expect(command.parseAsync(['--book', 'constructor'], { from: 'user' })).rejects.toThrow(
    /rrp, uspa, hpt, web, wsop/,
  )
})
