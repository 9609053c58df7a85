import { chapters, pointNames } from '@cardroom/engine/rulebooks'
import { forPeople, notBuilt, notSeen } from '@cardroom/engine/testing'
import { expect, test } from 'vitest'
import { filesEndingIn } from './sources.ts'

/** The words of all code that is run, but for the books themselves and what is said of answers that contradict each other. */
const words = new Set(
  [...filesEndingIn('.ts'), ...filesEndingIn('.tsx')]
    .filter(
      ({ file }) =>
        !/\.(?:test|soak)\.tsx?$|^docs\/|^bench\/|^engine\/(?:rulebooks|testing|words\/german\/chapters)\/|\/contradictions\.ts$/.test(
          file,
        ),
    )
    .flatMap(({ text }) => text.match(/\w+/g) ?? []),
)
const { text } = filesEndingIn('houses.md', 'docs/')[0]!
const named = (points: readonly string[]): string => points.map(name => `\`${name}\``).join(' ')

test('what is for people is on the page of houses, each with its reason', () => {
  expect(text).toContain(forPeople.map(({ why, points }) => `- ${capital(why)}: ${named(points)}\n`).join(''))
})

test('what is not built yet is on the page too', () => {
  const rows = Object.values(chapters).flatMap(({ title, points }) => {
    const own = Object.keys(points).filter(name => notBuilt.some(point => point === name))
    return own.length === 0 ? [] : [`- ${title}: ${named(own)}\n`]
  })
  expect(text).toContain(rows.join(''))
})

test('the parts of points that change nothing are on the page, each with its reason', () => {
  expect(text).toContain(notSeen.map(({ why, fields }) => `- ${capital(why)}: ${named(fields)}\n`).join(''))
})

// engine/testing/proofs has of every other point what it changes
test('no code asks for these points, and every point that no code asks for is among them', () => {
  expect(words.has('limitRaiseCapThreePlusRounds')).toBe(true)
  expect(pointNames.length).toBeGreaterThan(400)
  const listed = new Set<string>([...forPeople.flatMap(({ points }) => points), ...notBuilt])
  expect(pointNames.filter(name => !words.has(name)).toSorted()).toEqual([...listed].toSorted())
})

const capital = (sentence: string): string => sentence.slice(0, 1).toUpperCase() + sentence.slice(1)
