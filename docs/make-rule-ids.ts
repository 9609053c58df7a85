import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './sources.ts'

// Writes engine/rulebooks/rule-ids.ts from the ledger, for `npm run rules:ids`.
const BOOKS = ['rrp', 'uspa', 'hpt', 'web', 'wsop']
const folder = join(ROOT, 'engine/rulebooks')
const ids = BOOKS.flatMap(book =>
  readFileSync(join(folder, `ledger/${book}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n')
    .map(line => (JSON.parse(line) as { readonly id: string }).id),
)

const lines = [
  '// Written from the ledger by `npm run rules:ids`; a change is made there.',
  '',
  '/** The id of every rule in the ledger, book by book in their order. */',
  'export const RULE_IDS = [',
  ...ids.map(id => `  '${id}',`),
  '] as const',
  '',
]
writeFileSync(join(folder, 'rule-ids.ts'), lines.join('\n'))
console.log(`${ids.length} rules`)
