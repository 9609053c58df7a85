import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { bookContents, topicsOf } from './contents.ts'
import { dictionaryOf, termOf, termsIn } from './dictionary.ts'
import type { Differences } from './differences.ts'
import { type LedgerRow, ledgerRows } from './ledger.ts'
import { ledgerIndex, searchIndex } from './ledger-search.ts'
import { PLAYERS_WORDS } from './players-words.ts'
import { BOOKS, isRuleId } from './rule-id.ts'
import { readRule } from './rule-read.ts'

const file = (name: string): string => readFileSync(new URL(`./ledger/${name}`, import.meta.url), 'utf8')
const rows = BOOKS.flatMap(book => ledgerRows(file(`${book}.jsonl`)))
const index = ledgerIndex(rows)
const ids = (found: readonly LedgerRow[]): readonly string[] => found.map(({ id }) => id)

describe('the words of players', () => {
  test('name rules that are there, each phrase once', () => {
    const phrases = PLAYERS_WORDS.flatMap(({ says }) => says)
    expect(PLAYERS_WORDS.flatMap(({ rules }) => rules.filter(id => !isRuleId(id)))).toEqual([])
    expect(phrases.length - new Set(phrases).size).toBe(0)
    expect(phrases.filter(it => it !== it.toLowerCase())).toEqual([])
    expect(phrases.length).toBeGreaterThan(150)
  })

  test('find their rules first, in their order', () => {
    for (const { says, rules } of PLAYERS_WORDS)
      for (const words of says) expect(ids(searchIndex(index, words)).slice(0, rules.length), words).toEqual(rules)
  })

  test('are found while they are typed, and a rule by its id', () => {
    expect(ids(searchIndex(index, 'string b'))[0]).toBe('rrp/3/betting/14')
    expect(ids(searchIndex(index, 'rrp/3/betting/7'))).toContain('rrp/3/betting/7/complete')
    expect(ids(searchIndex(index, 'RRP/3/betting/7'))[0]).toBe('rrp/3/betting/7')
    expect(searchIndex(index, '')).toEqual([])
  })
})

describe('the contents', () => {
  test('have every rule once, in the order of its book', () => {
    const read = bookContents(rows).flatMap(({ sections }) => sections.flatMap(section => section.rows))
    expect(read.length).toBe(2262)
    expect(new Set(ids(read))).toEqual(new Set(ids(rows)))
    expect(topicsOf(rows).reduce((sum, { rules }) => sum + rules, 0)).toBe(2262)
  })

  test('every posted rule can be read: it has a section, words, and is found by its title', () => {
    const posted = rows.filter(({ how }) => how === 'posted')
    const lost = posted.filter(row => !searchIndex(index, row.title).includes(row))
    expect(posted.length).toBe(267)
    expect(ids(lost)).toEqual([])
  })
})

describe('the dictionary', () => {
  const dictionary = dictionaryOf(rows)
  const named = (term: string) => dictionary.find(it => it.term === term)!

  test('has every row of the glossaries, under the word it explains', () => {
    expect(dictionary.reduce((sum, term) => sum + term.rows.length, 0)).toBe(292)
    expect(ids(named('Kill pot').rows)).toContain('rrp/glossary/kill-pot')
    expect(termOf(rows.find(({ id }) => id === 'uspa/2.2/play-over')!)).toBe('Play over')
    expect(ids(named('Play over').rows)).toEqual(['rrp/glossary/play-over', 'uspa/2.2/play-over'])
  })

  test('finds its terms in a text, the longest first, each once and not the one that is explained', () => {
    const pieces = termsIn('A kill pot has a kill blind; kill pots double.', dictionary, named('Flop'))
    expect(pieces.flatMap(it => (typeof it === 'string' ? [] : [it.words]))[0]).toBe('kill pot')
    expect(pieces.map(it => (typeof it === 'string' ? it : it.words)).join('')).toBe(
      'A kill pot has a kill blind; kill pots double.',
    )
    expect(termsIn('flop', dictionary, named('Flop'))).toEqual(['flop'])
    for (const { gist } of rows)
      expect(
        termsIn(gist, dictionary)
          .map(it => (typeof it === 'string' ? it : it.words))
          .join(''),
      ).toBe(gist)
  })
})

test('a rule is read with the other books, what it leans on and what leans on it', () => {
  const differences = JSON.parse(file('differences.json')) as Differences
  const row = rows.find(({ id }) => id === 'wsop/140')!
  const read = readRule(rows, differences, row)
  expect(read.points[0]?.books.map(({ book }) => book)).toEqual(BOOKS)
  expect(ids(read.leansOn)).toEqual(row.cites)
  expect(ids(read.leanedOnBy)).toContain('wsop/178')
})
