import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Costs } from './room-costs.ts'
import { bottlenecksOf, needOf, withTables } from './scaling-tables.ts'

const costs = JSON.parse(readFileSync(new URL('room-costs.json', import.meta.url), 'utf8')) as Costs

test('the page about scaling says what the script says', () => {
  const page = readFileSync(new URL('../docs/scaling.md', import.meta.url), 'utf8')
  // npm run bench:scaling -- --write mends it
  expect(page).toBe(withTables(page, costs))
  expect(page.match(/<!-- end -->/g)).toHaveLength(3)
  for (const players of ['10,000', '100,000', '300,000']) expect(page).toContain(players)
})

test('ten times as many players need ten times as much, and never fewer than three nodes', () => {
  const [few, more] = [needOf(costs, 30_000), needOf(costs, 300_000)]
  for (const name of ['acts', 'events', 'commits', 'messages', 'network', 'stored'] as const)
    expect(more[name] / few[name]).toBeCloseTo(10)
  expect(needOf(costs, 10).nodes).toBe(3)
  const parts = bottlenecksOf(more).map(([, part]) => part)
  expect(parts).toEqual(parts.toSorted((a, b) => b - a))
})

test('that every node looks who is there costs PostgreSQL less than a hundredth of what the acts do', () => {
  for (const players of [100_000, 300_000]) {
    const { databaseCores, lookCores } = needOf(costs, players)
    expect(lookCores).toBeGreaterThan(0)
    expect(lookCores / databaseCores).toBeLessThan(0.01)
  }
})
