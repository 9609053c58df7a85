import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { BOOKS } from '@cardroom/engine'
import { type Differences, type LedgerRow, ledgerRows } from '@cardroom/engine/rulebooks'
import type { Source } from './citations.ts'

/** Every rule of the five books, book by book. */
export const readLedger = (): readonly LedgerRow[] =>
  BOOKS.flatMap(book => ledgerRows(readFileSync(ledgerFile(`${book}.jsonl`), 'utf8')))

/** The points on which the books can be held side by side. */
export const readDifferences = (): Differences =>
  JSON.parse(readFileSync(ledgerFile('differences.json'), 'utf8')) as Differences

/** The top of the checkout this command is run from; nothing if it was installed without the sources. */
export const checkout = (): string | undefined => {
  const engine = dirname(dirname(dirname(ledgerFile('rrp.jsonl'))))
  return existsSync(join(engine, 'index.ts')) ? dirname(engine) : undefined
}

/** The sources of a checkout that may cite rules: those of its packages, what is built or installed left out. */
export const readSources = (root: string): readonly Source[] =>
  PACKAGES.filter(folder => existsSync(join(root, folder))).flatMap(folder => sourcesIn(root, folder))

// The ledger comes with the engine and is found by the engine's name, wherever that is installed.
const ledgerFile = (name: string): string => createRequire(import.meta.url).resolve(`@cardroom/engine/ledger/${name}`)

const PACKAGES = ['engine', 'room', 'web', 'cli', 'docs']
const NOT_OURS: ReadonlySet<string> = new Set(['node_modules', 'dist', 'coverage'])

const sourcesIn = (root: string, folder: string): readonly Source[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => {
      const file = `${folder}/${entry.name}`
      if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : sourcesIn(root, file)
      return /\.tsx?$/.test(entry.name) ? [{ file, text: readFileSync(join(root, file), 'utf8') }] : []
    })
