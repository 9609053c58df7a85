import { describe, expect, test } from 'vitest'
import { deskWager } from '../ask/desk/desk-wager.ts'
import { WAGER_CASES } from '../ask/desk/wager-cases.ts'
import { forms } from '../forms/forms.ts'
import { kindOf } from '../rulings/fact.ts'
import { factsOf, INCIDENTS } from '../rulings/incident-facts.ts'
import { inEnglish } from '../words/english/words.ts'
import { inGerman } from '../words/german/words.ts'
import { DRILL_AREAS, type Drill } from './drill.ts'
import { nextDrill } from './next-drill.ts'
import { rulingDrill } from './ruling-drill.ts'

/** Words that no German sentence has; the names of games are taken out before. */
const ENGLISH =
  /\b(the|and|with|has|have|is|are|were|to|of|from|you|your|cards|players?|wins?|bets?|first|best|seat|raises?|calls?|folds?)\b/

const germanIn = (drill: Drill): readonly string[] =>
  [drill.about, drill.asks, drill.why, ...drill.options].map(words =>
    Object.values(forms)
      .toSorted((a, b) => b.name.length - a.name.length)
      .reduce((text, { name }) => text.replaceAll(name, ''), words)
      .replaceAll(/(Deuce|Ace)-to-(Seven|Five)/g, ''),
  )

describe('the training in German', () => {
  test.each(DRILL_AREAS)('%s: the question is the same, in German words', area => {
    for (let n = 0; n < 8; n++) {
      const family = (['board', 'stud', 'draw', 'chinese'] as const)[n % 4]!
      const wanted = { areas: [area], family, book: 'rrp', lately: [], known: {} } as const
      const german = nextDrill(wanted, `german ${n}`, inGerman)
      const english = nextDrill(wanted, `german ${n}`)
      expect([german.key, german.table, german.rules]).toEqual([english.key, english.table, english.rules])
      for (const words of germanIn(german)) expect(words).not.toMatch(ENGLISH)
      expect(german.asks).not.toBe(english.asks)
    }
  })

  test('as many right answers as in English', () => {
    for (let n = 0; n < 12; n++) {
      const [german, english] = [inGerman, inEnglish].map(
        words => rulingDrill('board', 'wsop', `both ${n}`, words)?.drill,
      )
      expect(german?.right.length).toBe(english?.right.length)
    }
  })
})

describe('the desk in German', () => {
  test('asks about every fact of every incident, and names each of its values', () => {
    const lacking = INCIDENTS.flatMap(type =>
      Object.entries(factsOf(type)).flatMap(([name, fact]) => {
        const kind = kindOf(fact)
        const values = typeof kind === 'string' ? [] : kind.filter(value => typeof value === 'string')
        return [
          ...(inGerman.factQuestion(type, name) === undefined && inEnglish.factQuestion(type, name) !== undefined
            ? [`${type} ${name}`]
            : []),
          ...values
            .filter(value => inGerman.factValue(value) === value && /-|[a-z]{4}/.test(value) && !ALIKE.has(value))
            .map(value => `${type} ${name} ${value}`),
        ]
      }),
    )
    expect(lacking).toEqual([])
    for (const type of INCIDENTS) expect(inGerman.incidentName(type)).not.toBe(type)
  })

  test('reads words and chips in German', () => {
    const at = { form: forms.holdem, book: 'rrp', street: 'preflop' } as const
    for (const wanted of WAGER_CASES) {
      const [german, english] = [inGerman, inEnglish].map(words => deskWager(at, wanted, words))
      expect(german?.rules).toEqual(english?.rules)
      if (german != null) expect(german.words).not.toMatch(ENGLISH)
    }
  })
})

/** Values that German has, too. */
const ALIKE: ReadonlySet<string> = new Set(['hand', 'board', 'stub', 'muck', 'dealer'])
