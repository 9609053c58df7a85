import { describe, expect, test } from 'vitest'
import { type FormId, forms } from '../forms/forms.ts'
import { lessonOf } from '../lessons/lesson.ts'
import { inEnglish } from './english/words.ts'
import { inGerman } from './german/words.ts'

/** Words that no German sentence has; the names of games, hands and structures are English in German, too. */
const ENGLISH =
  /\b(the|and|with|has|have|is|are|were|to|of|from|you|your|cards|players?|wins?|bets?|first|best|hand is|draws?|everyone|betting)\b/

/** Names that are said as they are: those of rankings, games and books. */
const NAMES = /(Deuce|Ace)-to-(Seven|Five)|Robert’s/g

/** Every text of a lesson, by its place; the cards and the rules are the same in every language. */
const textsOf = (it: unknown, at = ''): readonly (readonly [string, string])[] => {
  if (typeof it === 'string') return [[at, it]]
  if (typeof it !== 'object' || it === null) return []
  return Object.entries(it).flatMap(([name, part]) =>
    SAME.has(name) ? [] : textsOf(part, at === '' ? name : `${at}.${name}`),
  )
}

const SENTENCES = /^(goal|opening|special|betting|scores)|\.(what|acts|words)$/
const SAME: ReadonlySet<string> = new Set(['form', 'name', 'also', 'card', 'mark', 'up', 'rules'])

/** What is not words: cards, amounts and places. */
const shapeOf = (it: unknown): unknown => {
  if (typeof it === 'string') return 'text'
  if (Array.isArray(it)) return it.map(shapeOf)
  if (typeof it !== 'object' || it === null) return it
  return Object.fromEntries(
    Object.entries(it).map(([name, part]) => [name, SAME.has(name) && name !== 'name' ? part : shapeOf(part)]),
  )
}

describe.each(Object.keys(forms) as readonly FormId[])('how to play %s', id => {
  const english = inEnglish.lessonWords(lessonOf(id))
  const german = inGerman.lessonWords(lessonOf(id))

  test('is taught in German with every part, card and amount that it has in English', () => {
    expect(shapeOf(german)).toEqual(shapeOf(english))
  })

  test('is taught in German words', () => {
    for (const [at, words] of textsOf(german)) {
      const plain = words.replaceAll(NAMES, '')
      expect(plain, at).not.toMatch(ENGLISH)
      expect(words, at).not.toMatch(/undefined|NaN| {2}|\.\.| [,.;:]/)
      if (words !== '' && SENTENCES.test(at)) expect(words, at).toMatch(/^[A-ZÄÖÜ0-9].*[.?]$/)
    }
  })

  test('says in German what it says in English, and not the same words', () => {
    const own = new Map(textsOf(german))
    const same = textsOf(english).filter(
      ([at, words]) => words !== '' && /[a-z]{4}/.test(words) && own.get(at) === words,
    )
    expect(same.filter(([, words]) => !ALIKE.test(words))).toEqual([])
  })
})

/** What is called the same in both languages. */
const ALIKE = /^(Robert’s|Limit [\d-]+|Royal flush)$/

describe('what a lesson says holds for its own game', () => {
  const told = (id: FormId) => [inEnglish.lessonWords(lessonOf(id)), inGerman.lessonWords(lessonOf(id))]

  test('no hand is the best there is where it wins only a half', () => {
    const split = Object.values(forms).filter(({ pot }) => pot.length > 1)
    for (const { id } of split)
      for (const { traps } of told(id as FormId))
        for (const { words } of traps) expect(words, id).not.toMatch(/best hand in the game|beste Hand im Spiel/)
  })

  test('a low game never has you wait for jacks', () => {
    for (const id of ['razz', 'kansas-city-razz', 'razzdugi'] as const)
      for (const { special } of told(id)) expect(special.join(' ')).not.toMatch(/jacks you need|Buben, die du brauchst/)
  })
})
