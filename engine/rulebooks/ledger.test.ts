import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { decks } from '../cards/deck.ts'
import { forms } from '../forms/forms.ts'
import { type Differences, pointsOn, rulesOn, sameElsewhere, settingNames } from './differences.ts'
import {
  bookOf,
  isPartOf,
  type LedgerRow,
  type LedgerText,
  ledgerRows,
  neighbours,
  RULE_HOWS,
  RULE_LAYERS,
} from './ledger.ts'
import { searchLedger } from './ledger-search.ts'
import { BOOKS, isRuleId, type RuleId } from './rule-id.ts'
import { RULE_IDS } from './rule-ids.ts'

const file = (name: string): string => readFileSync(new URL(`./ledger/${name}`, import.meta.url), 'utf8')
const books = BOOKS.map(book => ({ book, rows: ledgerRows(file(`${book}.jsonl`)) }))
const rows = books.flatMap(({ rows }) => rows)
const differences = JSON.parse(file('differences.json')) as Differences
const rowOf = (id: RuleId): LedgerRow => rows.find(row => row.id === id)!
const ids = (found: readonly LedgerRow[]): readonly RuleId[] => found.map(({ id }) => id)

describe('the ledger', () => {
  test('has every rule once, under its own book, and the ids of the type are these', () => {
    for (const { book, rows } of books) expect(rows.filter(row => bookOf(row.id) !== book)).toEqual([])
    expect(new Set(ids(rows)).size).toBe(rows.length)
    // If this fails: npm run rules:ids
    expect(RULE_IDS).toEqual(ids(rows))
    expect([isRuleId(rows[0]!.id), isRuleId('rrp'), isRuleId('')]).toEqual([true, false, false])
  })

  test('is written as its type says', () => {
    const fields = ['id', 'section', 'title', 'gist', 'layer', 'how', 'forms', 'setting', 'example', 'cites']
    const known: ReadonlySet<string> = new Set(['all', ...Object.keys(forms)])
    const wrong = rows.filter(
      row =>
        Object.keys(row).join() !== fields.join() ||
        !RULE_LAYERS.includes(row.layer) ||
        !RULE_HOWS.includes(row.how) ||
        row.title === '' ||
        row.gist === '' ||
        row.forms.length === 0 ||
        row.forms.some(form => !known.has(form)) ||
        (row.setting !== null && (row.setting.name === '' || row.setting.value === undefined)),
    )
    expect(ids(wrong)).toEqual([])
  })

  test('cites rules that are there, and none itself', () => {
    const wrong = rows.filter(row => row.cites.some(id => !isRuleId(id) || id === row.id))
    expect(ids(wrong)).toEqual([])
    expect(rows.flatMap(row => row.cites).length).toBeGreaterThan(1500)
  })

  test('what the program enforces or rules on can be checked', () => {
    const unchecked = rows.filter(row => (row.how === 'enforced' || row.how === 'ruling') && row.example === null)
    expect(ids(unchecked)).toEqual([])
  })

  test('an example has cases, and a table with real seats and cards', () => {
    const deck: ReadonlySet<string> = new Set(decks.standard)
    const isSentence = (text: LedgerText): boolean =>
      text.length > 0 && text.every(part => (typeof part === 'string' ? part !== '' : deck.has(part.card)))
    const wrong = rows.filter(({ example }) => {
      if (example === null) return false
      const { players = [], cards = [] } = example.table ?? {}
      const drawn = [...cards, ...players.flatMap(player => player.cards ?? [])]
      return (
        example.cases.length === 0 ||
        !example.cases.every(({ when, so }) => isSentence(so) && (when === undefined || isSentence(when))) ||
        players.some(({ seat, bet = 1 }) => seat < 1 || seat > 10 || bet < 1) ||
        new Set(players.map(({ seat }) => seat)).size < players.length ||
        drawn.some(card => !deck.has(card)) ||
        cards.length > 7
      )
    })
    expect(ids(wrong)).toEqual([])
    expect(rows.filter(({ example }) => example?.table !== undefined).length).toBeGreaterThan(500)
  })

  test('a rule knows its neighbours, within its book', () => {
    const [first, second] = books[1]!.rows
    expect(neighbours(rows, first!.id)).toEqual({ before: undefined, after: second })
    expect(neighbours(rows, second!.id).before).toEqual(first)
    expect(neighbours(rows, books[0]!.rows.at(-1)!.id).after).toBeUndefined()
  })

  test('a part of a rule is known by its number', () => {
    const whole = 'rrp/3/betting/7'
    expect(isPartOf(`${whole}/complete`, whole)).toBe(true)
    expect(isPartOf('wsop/133-half', 'wsop/133')).toBe(true)
    expect(isPartOf('wsop/153a', 'wsop/153')).toBe(true)
    expect(isPartOf('wsop/153', 'wsop/15')).toBe(false)
    expect([isPartOf(whole, whole), isPartOf(whole, `${whole}/complete`)]).toEqual([false, false])
  })
})

describe('the points that differ', () => {
  test('are numbered, of a known kind, and rest on rules of the book that speaks', () => {
    expect(differences.points.map(({ number }) => number)).toEqual(Array.from({ length: 224 }, (_, i) => i + 1))
    for (const { number, kind, answers, settings } of differences.points) {
      expect(['C', 'S', 'A'], String(number)).toContain(kind)
      expect(Object.keys(answers)).toEqual(BOOKS)
      expect(settings, String(number)).not.toEqual([])
      for (const book of BOOKS) {
        const { says = 'nothing', rules = [] } = answers[book] ?? {}
        expect(says).not.toBe('')
        expect(
          rules.filter(id => !isRuleId(id) || bookOf(id) !== book),
          String(number),
        ).toEqual([])
      }
    }
  })

  test('a setting has another name only where a rule carries it', () => {
    const carried = (book: string): readonly string[] =>
      rows.filter(row => bookOf(row.id) === book).flatMap(row => row.setting?.name ?? [])
    const [rrp, wsop] = [new Set(carried('rrp')), new Set(carried('wsop'))]
    const names = new Set(differences.points.flatMap(({ settings }) => settings))
    const wrong = differences.aliases.filter(
      alias =>
        !names.has(alias.setting) || alias.rrp.some(name => !rrp.has(name)) || alias.wsop.some(name => !wsop.has(name)),
    )
    expect(wrong).toEqual([])
    expect(differences.aliases.length).toBeGreaterThan(100)
  })

  test('are found by a setting, by another name of it, by a part of the name, or by number', () => {
    const numbers = (setting: string): readonly number[] => pointsOn(differences, setting).map(({ number }) => number)
    expect(numbers('limitRaiseCapTwoRounds')).toEqual([85])
    expect(numbers('limitRaiseCap')).toEqual([85])
    expect(numbers('raiseCap')).toEqual([84, 85, 86, 88])
    expect(numbers('84')).toEqual([84])
    expect([numbers('noSuchThing'), numbers('a')]).toEqual([[], []])
  })

  test('the rules on a setting are found under all its names', () => {
    const found = rulesOn(rows, differences, 'headsUpUnlimitedRaises')
    expect(new Set(found.map(({ id }) => bookOf(id)))).toEqual(new Set(['rrp', 'uspa', 'hpt', 'web', 'wsop']))
    expect(rulesOn(rows, differences, 'noSuchThing')).toEqual([])
    expect(settingNames(rows, differences)).toContain('maxPlayers')
  })
})

describe('the same point elsewhere', () => {
  const numbersOf = (id: RuleId): readonly number[] =>
    sameElsewhere(rows, differences, rowOf(id)).points.map(({ number }) => number)

  test('by the points that name the rule, its parts, or what it is a part of', () => {
    expect(numbersOf('rrp/3/betting/4a')).toEqual([84])
    expect(numbersOf('rrp/3/betting/7')).toEqual([91, 92, 93])
    expect(numbersOf('wsop/133-half')).toEqual([91, 92, 93])
    expect(numbersOf('rrp/0/preface/tda')).toEqual([])
  })

  test('by the setting, where no point has named the rule', () => {
    const { points, rules } = sameElsewhere(rows, differences, rowOf('rrp/2/procedures/8'))
    expect({ points, rules: ids(rules) }).toEqual({ points: [], rules: ['wsop/64'] })
  })
})

describe('a search', () => {
  test('puts the rules that are about it first', () => {
    const found = searchLedger(rows, 'string raise')
    expect(new Set(ids(found.slice(0, 4)).map(bookOf))).toEqual(new Set(['rrp', 'uspa', 'web', 'wsop']))
    for (const { title } of found.slice(0, 4)) expect(title.toLowerCase()).toContain('string raise')
  })

  test('takes rules with all the words, else with some; words by their beginning, in any case', () => {
    const lower = (text: string): string => text.toLowerCase()
    const both = searchLedger(rows, 'odd chip')
    expect(both.length).toBeGreaterThan(10)
    for (const { title, gist } of both) expect(lower(title + gist)).toMatch(/odd/)
    expect(ids(searchLedger(rows, 'ODD  chip odd'))).toEqual(ids(both))
    expect(ids(searchLedger(rows, 'rabbit xyzzy'))).toEqual(ids(searchLedger(rows, 'rabbit')))
    expect(searchLedger(rows, 'rabbit').length).toBeGreaterThan(0)
    expect([searchLedger(rows, 'xyzzy'), searchLedger(rows, ' ,. ')]).toEqual([[], []])
  })
})
