import { chapters, pointNames } from '@cardroom/engine/rulebooks'
import { expect, test } from 'vitest'
import { filesEndingIn } from './sources.ts'

/** The words of all code that is run, but for the books themselves. */
const words = new Set(
  [...filesEndingIn('.ts'), ...filesEndingIn('.tsx')]
    .filter(({ file }) => !/\.(?:test|soak)\.tsx?$|^docs\/|^bench\/|^engine\/(?:rulebooks|testing)\//.test(file))
    .flatMap(({ text }) => text.match(/\w+/g) ?? []),
)

test('the page of houses names every point that no code asks for', () => {
  const { text } = filesEndingIn('houses.md', 'docs/')[0]!
  const rows = Object.values(chapters).flatMap(({ title, points }) => {
    const unread = Object.keys(points).filter(name => !words.has(name))
    return unread.length === 0 ? [] : [`- ${title}: ${unread.map(name => `\`${name}\``).join(' ')}\n`]
  })
  expect(words.has('limitRaiseCapThreePlusRounds')).toBe(true)
  expect(rows.length).toBeGreaterThan(0)
  expect(pointNames.length).toBeGreaterThan(400)
  expect(text).toContain(rows.join(''))
})
