import { expect, test } from 'vitest'
import { underWay } from './under-way.ts'

test('nobody waits where nothing is under way, and all wait until the last has ended', async () => {
  const under = underWay()
  await under.quiet()
  under.begin()
  under.begin()
  const heard: string[] = []
  const waits = [under.quiet().then(() => heard.push('one')), under.quiet().then(() => heard.push('other'))]
  under.end()
  await Promise.resolve()
  expect([under.count(), heard]).toEqual([1, []])
  under.end()
  await Promise.all(waits)
  expect([under.count(), heard]).toEqual([0, ['one', 'other']])
})

test('a waiting caller goes on waiting if something else begins as the last ends', async () => {
  const under = underWay()
  under.begin()
  let isQuiet = false
  const waits = under.quiet().then(() => {
    isQuiet = true
  })
  under.end()
  under.begin()
  await new Promise(setImmediate)
  expect(isQuiet).toBe(false)
  under.end()
  await waits
  expect(isQuiet).toBe(true)
})
