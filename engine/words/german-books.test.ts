import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { forms } from '../forms/forms.ts'
import type { Kind } from '../kinds/kind.ts'
import { bookContents } from '../rulebooks/contents.ts'
import { contradictions } from '../rulebooks/contradictions.ts'
import { dictionaryOf } from '../rulebooks/dictionary.ts'
import type { Differences } from '../rulebooks/differences.ts'
import { type LedgerRow, type LedgerText, ledgerRows } from '../rulebooks/ledger.ts'
import { ledgerIndex, searchIndex } from '../rulebooks/ledger-search.ts'
import {
  type DifferenceText,
  differencesIn,
  type RuleText,
  rowsIn,
  ruleTexts,
  type SectionTitles,
} from '../rulebooks/ledger-texts.ts'
import { PLAYERS_WORDS } from '../rulebooks/players-words.ts'
import { askedOn, pointNames } from '../rulebooks/point-named.ts'
import { BOOKS } from '../rulebooks/rule-id.ts'
import { readRule } from '../rulebooks/rule-read.ts'
import { chapters } from '../rulebooks/rulebook.ts'
import { rulebooks } from '../rulebooks/rulebooks.ts'
import { contradictionWords as inEnglish } from './english/contradictions.ts'
import { answerCodes } from './german/answer-codes.ts'
import { answerParts } from './german/answer-parts.ts'
import { booksInGerman } from './german/books.ts'
import { chapterTitles, pointQuestions } from './german/chapters/index.ts'
import { contradictionWords } from './german/contradictions.ts'
import { kindWords } from './german/kinds.ts'
import { playersWords } from './german/players-words.ts'

const file = (name: string): string => readFileSync(new URL(`../rulebooks/ledger/${name}`, import.meta.url), 'utf8')
const english = BOOKS.flatMap(book => ledgerRows(file(`${book}.jsonl`)))
const rules = BOOKS.flatMap(book => ruleTexts(file(`german/${book}.jsonl`)))
const sections = JSON.parse(file('german/sections.json')) as SectionTitles
const german = rowsIn(english, { rules, sections })
const differences = JSON.parse(file('differences.json')) as Differences
const differenceTexts = JSON.parse(file('german/differences.json')) as readonly DifferenceText[]
const compared = differencesIn(differences, differenceTexts)

/** A rule with its text, by pairs. */
const pairs = english.flatMap(row => {
  const text = rules.find(({ id }) => id === row.id)
  return text === undefined ? [] : [{ row, text }]
})

/** The numbers that stand in a text, whichever mark parts their digits. */
const numbersIn = (text: string): readonly string[] =>
  [...text.matchAll(/\d+(?:[.,]\d+)*/g)].map(([it]) => it.replaceAll(/(?<=\d)[.,](?=\d)/g, '')).toSorted()
const wordsOf = (text: LedgerText): string => text.map(it => (typeof it === 'string' ? it : '')).join(' ')
const cardsOf = (text: LedgerText): readonly string[] =>
  text.flatMap(it => (typeof it === 'string' ? [] : [it.card])).toSorted()

/** What is wrong with a text that stands for another: nothing there, other numbers, marks of a typewriter. */
const wrongWith = (theirs: string, ours: string): readonly string[] => [
  ...(ours.trim() === '' ? ['is empty'] : []),
  ...(numbersIn(theirs).join() === numbersIn(ours).join() ? [] : ['has other numbers']),
  ...(/["']/.test(ours) ? ['has quotes of a typewriter'] : []),
]

/** What is wrong with the cases of an example. */
const wrongCases = ({ example }: LedgerRow, { cases = [] }: RuleText): readonly string[] => {
  const theirs = example?.cases ?? []
  const shape = (all: typeof theirs): string => all.map(it => ('when' in it ? 'when so' : 'so')).join()
  if (shape(theirs) !== shape(cases)) return ['has other cases']
  return theirs.flatMap((it, i) =>
    (
      [
        [it.when ?? [], cases[i]!.when ?? []],
        [it.so, cases[i]!.so],
      ] as const
    ).flatMap(([one, other]) => [
      ...(cardsOf(one).join() === cardsOf(other).join() ? [] : ['has other cards']),
      ...(one.length === 0 || wordsOf(one).trim() === '' ? [] : wrongWith(wordsOf(one), wordsOf(other))),
    ]),
  )
}

describe('the rules in German', () => {
  test('are all there, in the order of the books, and none is left over', () => {
    expect(rules.map(({ id }) => id)).toEqual(english.map(({ id }) => id))
  })

  test('have the numbers, the cards and the cases of the English ones', () => {
    const wrong = pairs.flatMap(({ row, text }) => {
      const found = [...wrongWith(row.title, text.title), ...wrongWith(row.gist, text.gist), ...wrongCases(row, text)]
      return found.map(it => `${row.id} ${it}`)
    })
    expect(wrong).toEqual([])
  })

  test('are German: no long text is the English one', () => {
    const same = pairs.filter(({ row, text }) => row.gist === text.gist)
    expect(same.map(({ row }) => row.id)).toEqual([])
  })

  test('keep everything but their words', () => {
    const bare = ({ section, title, term, gist, example, ...rest }: LedgerRow) => ({ ...rest, table: example?.table })
    expect(german.map(bare)).toEqual(english.map(bare))
  })

  test('stand in the same sections', () => {
    for (const book of BOOKS)
      expect(Object.keys(sections[book]).toSorted()).toEqual(
        [...new Set(english.filter(({ id }) => id.startsWith(`${book}/`)).map(({ section }) => section))].toSorted(),
      )
    const sizes = (rows: readonly LedgerRow[]): unknown =>
      bookContents(rows).map(({ book, sections }) => [book, sections.map(({ rows }) => rows.length)])
    expect(sizes(german)).toEqual(sizes(english))
    const wrong = BOOKS.flatMap(book =>
      Object.entries(sections[book]).filter(([theirs, ours]) => wrongWith(theirs, ours).length > 0),
    )
    expect(wrong).toEqual([])
  })

  test('explain German words in the dictionary', () => {
    const nameless = german.filter(
      ({ id, layer, term }) => layer === 'glossary' && id.startsWith('uspa/2.2/') && term === undefined,
    )
    expect(nameless.map(({ id }) => id)).toEqual([])
    const dictionary = dictionaryOf(german)
    expect(dictionary.reduce((sum, term) => sum + term.rows.length, 0)).toBe(292)
    expect(dictionary.map(({ term }) => term)).toContain('Tote Hand')
  })
})

describe('the differences in German', () => {
  test('are all there, with an answer wherever a book has one', () => {
    const shape = (number: number, answers: object): unknown => [
      number,
      BOOKS.filter(book => (answers as Record<string, unknown>)[book] != null),
    ]
    expect(differenceTexts.map(it => shape(it.number, it.answers))).toEqual(
      differences.points.map(it => shape(it.number, it.answers)),
    )
  })

  test('have the numbers of the English ones', () => {
    const wrong = differences.points.flatMap((theirs, i) => {
      const ours = compared.points[i]!
      const texts: readonly (readonly [string, string])[] = [
        [theirs.point, ours.point],
        [theirs.group, ours.group],
        ...BOOKS.map(book => [theirs.answers[book]?.says ?? '-', ours.answers[book]?.says ?? '-'] as const),
      ]
      return texts.flatMap(([one, other]) => wrongWith(one, other).map(it => `${theirs.number} ${it}: ${other}`))
    })
    expect(wrong).toEqual([])
  })

  test('say one thing in one way', () => {
    const groups = new Map(differences.points.map(({ group }, i) => [group, compared.points[i]!.group]))
    for (const [i, { group }] of differences.points.entries()) expect(compared.points[i]!.group).toBe(groups.get(group))
    expect(new Set(groups.values()).size).toBe(groups.size)
  })
})

/** The codes that a value of this kind may have, and the names of its parts. */
const namesOf = (kind: Kind): { readonly codes: readonly string[]; readonly parts: readonly string[] } => {
  const all = (kinds: readonly Kind[]) => {
    const found = kinds.map(namesOf)
    return { codes: found.flatMap(it => it.codes), parts: found.flatMap(it => it.parts) }
  }
  switch (kind.kind) {
    case 'one-of':
    case 'some-of':
      return { codes: kind.names.flatMap(name => (typeof name === 'string' ? [name] : [])), parts: [] }
    case 'list':
    case 'may':
    case 'none-or':
    case 'by-name':
      return namesOf(kind.of)
    case 'either':
      return all(kind.kinds)
    case 'fields': {
      const inside = all(Object.values(kind.fields))
      return { ...inside, parts: [...Object.keys(kind.fields), ...inside.parts] }
    }
    case 'tagged': {
      const inside = all(Object.values(kind.kinds).flatMap(it => Object.values(it)))
      const parts = Object.values(kind.kinds).flatMap(it => Object.keys(it))
      return { codes: [...Object.keys(kind.kinds), ...inside.codes], parts: [kind.by, ...parts, ...inside.parts] }
    }
    default:
      return { codes: [], parts: [] }
  }
}

/** The texts of a book's answer, and the names in it. */
const saidIn = (value: unknown): { readonly codes: readonly string[]; readonly parts: readonly string[] } => {
  if (typeof value === 'string') return { codes: [value], parts: [] }
  if (typeof value !== 'object' || value === null) return { codes: [], parts: [] }
  const inside = Object.values(value).map(saidIn)
  return {
    codes: inside.flatMap(it => it.codes),
    parts: [...(Array.isArray(value) ? [] : Object.keys(value)), ...inside.flatMap(it => it.parts)],
  }
}

describe('the points in German', () => {
  test('ask what the English ones ask', () => {
    expect(Object.keys(pointQuestions).toSorted()).toEqual(pointNames.toSorted())
    const wrong = pointNames.flatMap(name => {
      const [theirs, ours] = [askedOn(name).asks, booksInGerman.asks(name)]
      const found = [...wrongWith(theirs, ours), ...(theirs === ours ? ['is English'] : [])]
      return found.map(it => `${name} ${it}: ${ours}`)
    })
    expect(wrong).toEqual([])
  })

  test('stand in chapters with German titles', () => {
    expect([...chapterTitles.keys()]).toEqual(chapters.map(({ title }) => title))
    expect(new Set(chapterTitles.values()).size).toBe(chapters.length)
  })

  const known: ReadonlySet<string> = new Set(Object.keys(forms))
  const kinds = pointNames.map(name => namesOf(askedOn(name).takes))
  const answers = pointNames.flatMap(name => BOOKS.map(book => saidIn(rulebooks[book][name].is)))
  const isNamed = (name: string): boolean => /[a-z]{2}/i.test(name) && !known.has(name) && !/\d-\d/.test(name)

  test('have words for every code and every part that an answer can have', () => {
    const codes = new Set([...kinds, ...answers].flatMap(it => it.codes).filter(isNamed))
    const parts = new Set([...kinds, ...answers].flatMap(it => it.parts).filter(isNamed))
    expect([...codes].filter(it => !Object.hasOwn(answerCodes, it))).toEqual([])
    expect([...parts].filter(it => !Object.hasOwn(answerParts, it))).toEqual([])
    const wrong = Object.values({ ...answerCodes, ...answerParts }).filter(it => it.trim() === '' || /["']/.test(it))
    expect(wrong).toEqual([])
  })

  test('have other words for other answers', () => {
    const choices = (kind: Kind): readonly (readonly string[])[] => {
      if (kind.kind === 'one-of' || kind.kind === 'some-of') return [namesOf(kind).codes]
      if (kind.kind === 'fields') return [Object.keys(kind.fields), ...Object.values(kind.fields).flatMap(choices)]
      if (kind.kind === 'either') return kind.kinds.flatMap(choices)
      return 'of' in kind ? choices(kind.of) : []
    }
    const wrong = pointNames.flatMap(name =>
      choices(askedOn(name).takes).flatMap(names => {
        const said = names.map(it => answerCodes[it] ?? answerParts[it] ?? it)
        return new Set(said).size === said.length ? [] : [`${name}: ${said.join(' / ')}`]
      }),
    )
    expect(wrong).toEqual([])
  })

  test('are answered in words', () => {
    expect(booksInGerman.value({ wholeStack: true, most: 2000, of: null })).toMatch(/: ja, .*: 2\.000, .*: /)
    expect(booksInGerman.value('Ask the-floor first.')).toBe('Ask the-floor first.')
  })
})

describe('the search in German', () => {
  const index = ledgerIndex(german, booksInGerman.players)
  const ids = (text: string): readonly string[] => searchIndex(index, text).map(({ id }) => id)

  test('finds what players say, in German and in English, each phrase once', () => {
    const phrases = playersWords.flatMap(({ says }) => says)
    expect(phrases.length - new Set(phrases).size).toBe(0)
    expect(phrases.filter(it => it !== it.toLowerCase())).toEqual([])
    expect(playersWords.filter(({ says }, i) => says.length <= PLAYERS_WORDS[i]!.says.length)).toEqual([])
    for (const { says, rules } of playersWords)
      for (const words of says) expect(ids(words).slice(0, rules.length), words).toEqual(rules)
  })

  test('finds every rule by its German title', () => {
    const lost = german.filter(({ id, title }) => !ids(title).includes(id))
    expect(lost.map(({ id }) => id)).toEqual([])
  })
})

test('a rule is read in German with the answers of the books, and none of them is English', () => {
  const places = english.flatMap((_, i) => (i % 9 === 0 ? [i] : []))
  for (const i of places) {
    const ours = readRule(german, compared, german[i]!, booksInGerman)
    const theirs = readRule(english, differences, english[i]!)
    expect(ours.leansOn.map(({ id }) => id)).toEqual(theirs.leansOn.map(({ id }) => id))
    expect(ours.points.length).toBe(theirs.points.length)
    // a word or two may be the same in both
    const alike = ours.points.filter(({ asks }, at) => asks.length > 25 && asks === theirs.points[at]!.asks)
    expect(alike).toEqual([])
  }
})

describe('what contradicts itself', () => {
  test('is said in German of the same points', () => {
    for (const { id } of contradictions) {
      const named = (words: typeof inEnglish): readonly string[] => {
        const points = new Set<string>()
        const said = words(id, point => {
          points.add(point)
          return ''
        })
        expect(said).toMatch(/\S/)
        return [...points].toSorted()
      }
      expect(named(contradictionWords), id).toEqual(named(inEnglish))
      expect(contradictionWords(id), id).not.toBe(inEnglish(id))
    }
  })
})

test('what a point takes is said in German, with the values as a file has them', () => {
  for (const name of pointNames) {
    const { takes } = askedOn(name)
    const said = kindWords(takes)
    expect(said, name).not.toMatch(/\b(?:one of|an object|a list|a whole number|a text|true or false|null for none)\b/)
    for (const code of namesOf(takes).codes.slice(0, 9)) expect(said, name).toContain(code)
  }
})
