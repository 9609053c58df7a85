import { readFileSync, writeFileSync } from 'node:fs'
import type { Costs } from './room-costs.ts'
import { assumedTable, scalingTables, withTables } from './scaling-tables.ts'

// the arithmetic of docs/scaling.md, from what the bench has measured; with --write it goes into the page
const costs = JSON.parse(readFileSync(new URL('../room-costs.json', import.meta.url), 'utf8')) as Costs
process.stdout.write(`${scalingTables(costs)}\n\n${assumedTable()}\n`)
if (process.argv.includes('--write')) {
  const page = new URL('../../docs/scaling.md', import.meta.url)
  writeFileSync(page, withTables(readFileSync(page, 'utf8'), costs))
}
