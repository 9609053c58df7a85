import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { BOOKS } from '@cardroom/engine'
import {
  type Differences,
  differencesIn,
  type LedgerRow,
  type LedgerTexts,
  ledgerRows,
  rowsIn,
  ruleTexts,
} from '@cardroom/engine/rulebooks'
import type { Language } from '@cardroom/engine/words'

/** Every rule of the five books in our words, and the points on which the books can be held side by side. */
export type Ledger = { readonly rows: ReadonlyMap<string, LedgerRow>; readonly differences: Differences }

const read = new Map<Language, Ledger>()

/** The ledger in a language; it is read once, when somebody first asks for a rule in it. */
export const ledger = (language: Language): Ledger => {
  const known = read.get(language) ?? (language === 'en' ? inEnglish() : saidIn(FOLDERS[language], ledger('en')))
  read.set(language, known)
  return known
}

const inEnglish = (): Ledger => ({
  rows: new Map(BOOKS.flatMap(book => ledgerRows(text(`${book}.jsonl`))).map(row => [row.id, row])),
  differences: JSON.parse(text('differences.json')) as Differences,
})

const FOLDERS: Readonly<Record<Exclude<Language, 'en'>, string>> = { de: 'german' }

const saidIn = (folder: string, { rows, differences }: Ledger): Ledger => {
  const texts: LedgerTexts = {
    rules: BOOKS.flatMap(book => ruleTexts(text(`${folder}/${book}.jsonl`))),
    sections: JSON.parse(text(`${folder}/sections.json`)) as LedgerTexts['sections'],
    differences: JSON.parse(text(`${folder}/differences.json`)) as LedgerTexts['differences'],
  }
  return {
    rows: new Map(rowsIn([...rows.values()], texts).map(row => [row.id, row])),
    differences: differencesIn(differences, texts.differences),
  }
}

/** The ledger comes with the engine and is asked for by its name, wherever that is installed. */
const text = (name: string): string =>
  readFileSync(createRequire(import.meta.url).resolve(`@cardroom/engine/ledger/${name}`), 'utf8')
