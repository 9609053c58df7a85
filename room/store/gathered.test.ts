import { expect, test } from 'vitest'
import { gathered } from './gathered.ts'

/** Questions that are answered when the test says so. */
const questions = (bounds?: Parameters<typeof gathered>[1]) => {
  const asked: { readonly things: readonly string[]; readonly answer: () => void; readonly fail: () => void }[] = []
  const ask = gathered<string>(
    things =>
      new Promise((resolve, reject) => {
        const answer = (): void => resolve(new Map(things.map(thing => [thing, thing.toUpperCase()])))
        asked.push({ things, answer, fail: () => reject(new Error('no answer')) })
      }),
    bounds,
  )
  return { asked, ask }
}
const soon = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

test('what is asked at once is one question, each thing once', async () => {
  const { asked, ask } = questions()
  const answers = Promise.all([ask('a'), ask('b'), ask('a')])
  await soon()
  expect(asked.map(({ things }) => things)).toEqual([['a', 'b']])
  asked[0]!.answer()
  expect(await answers).toEqual(['A', 'B', 'A'])
})

test('what is asked while a question is under way is asked after it, even the same again', async () => {
  const { asked, ask } = questions()
  const first = ask('a')
  await soon()
  const later = Promise.all([ask('a'), ask('b'), ask('c')])
  await soon()
  expect(asked).toHaveLength(1)
  asked[0]!.answer()
  expect(await first).toBe('A')
  await soon()
  expect(asked.map(({ things }) => things)).toEqual([['a'], ['a', 'b', 'c']])
  asked[1]!.answer()
  expect(await later).toEqual(['A', 'B', 'C'])
})

test('who asks in a question without an answer hears it, and the next is asked all the same', async () => {
  const { asked, ask } = questions()
  const failed = expect(ask('a')).rejects.toThrow('no answer')
  await soon()
  const next = ask('b')
  asked[0]!.fail()
  await failed
  await soon()
  asked[1]!.answer()
  expect(await next).toBe('B')
})

test('as many questions as there are lanes are under way at once, none about more than it may be', async () => {
  const { asked, ask } = questions({ lanes: 2, most: 2 })
  const answers = Promise.all(['a', 'b', 'c', 'd', 'e'].map(ask))
  await soon()
  expect(asked.map(({ things }) => things)).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
  asked[1]!.answer()
  await soon()
  expect(asked.map(({ things }) => things).at(-1)).toEqual(['e'])
  asked[0]!.answer()
  asked[2]!.answer()
  expect(await answers).toEqual(['A', 'B', 'C', 'D', 'E'])
})
