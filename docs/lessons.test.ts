import { type FormId, forms } from '@cardroom/engine'
import { lessonOf } from '@cardroom/engine/lessons'
import { formLines, lessonWords } from '@cardroom/engine/words'
import { describe, expect, test } from 'vitest'
import { oddInWords } from './english.ts'

const ids = Object.keys(forms) as readonly FormId[]

/** Every sentence of a lesson. */
const sentencesOf = (id: FormId): readonly string[] => {
  const { goal, opening, streets, wins, scores, traps, special, betting, books } = lessonWords(lessonOf(id))
  return [
    goal,
    opening,
    formLines[id],
    ...streets.flatMap(({ what, acts }) => [what, acts]),
    ...wins.map(({ what }) => what),
    ...scores,
    ...traps.map(({ words }) => words),
    ...special,
    ...betting,
    ...books.differ.flatMap(({ about, sides }) => [`${about}.`, ...sides.map(({ says }) => `${says}.`)]),
  ].filter(words => words !== '')
}

/** What is wrong with a sentence as such: how it begins and ends, and what slips in when it is put together. */
const faultsIn = (words: string): readonly string[] => [
  ...oddInWords(words),
  ...(/^[“A-Z0-9]/.test(words) ? [] : ['it begins small']),
  ...(/[.?]$/.test(words) ? [] : ['it does not end']),
  ...(/ {2}|\.\.| [,.;:]|undefined|null|NaN|\[object/.test(words) ? ['something slipped in'] : []),
  ...(/\b(\w+) \1\b/i.test(words) ? ['a word stands twice'] : []),
  ...(/\b1 (?:cards|players|draws|points)\b|\bone (?:cards|raises|points)\b/.test(words) ? ['one of many'] : []),
  ...(/!/.test(words) ? ['it shouts'] : []),
  ...(/\ba (?:ace|eight|ante)\b|\ban (?:[bcdfgjklmnpqrstvwxyz])/i.test(words) ? ['a or an'] : []),
]

describe.each(ids)('how to play %s', id => {
  const lesson = lessonWords(lessonOf(id))

  test('has every part', () => {
    expect(lesson.goal.length).toBeGreaterThan(60)
    expect(formLines[id].length).toBeLessThan(90)
    expect(lesson.facts.length).toBeGreaterThan(2)
    expect(lesson.streets.length).toBeGreaterThan(0)
    for (const { title, what, own, rows } of lesson.streets) {
      expect(title).not.toBe('')
      expect(what).not.toBe('')
      expect(own.length + rows.flat().length, title).toBeGreaterThan(0)
    }
    expect(lesson.wins.length + lesson.laid.length).toBeGreaterThan(0)
    expect(lesson.traps.length).toBeGreaterThan(0)
    expect(lesson.special.length).toBeGreaterThan(1)
    expect(lesson.betting.length).toBeGreaterThan(1)
    expect(lesson.books.answers).toHaveLength(5)
    expect(lesson.also.length).toBeGreaterThan(0)
  })

  test('reads as a native player would say it', () => {
    expect(sentencesOf(id).flatMap(words => faultsIn(words).map(fault => `${fault}: ${words}`))).toEqual([])
  })
})

test('no two games are described alike', () => {
  const goals = ids.map(id => lessonWords(lessonOf(id)).goal)
  expect(new Set(goals).size).toBe(ids.length)
  expect(new Set(Object.values(formLines)).size).toBe(ids.length)
})

test('a bad sentence is caught', () => {
  for (const words of ['he bets.', 'You hold 1 cards.', 'No end', 'The the pot.', 'A ante.'])
    expect(faultsIn(words)).not.toEqual([])
  expect(faultsIn('You hold an ace.')).toEqual([])
})
