import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { match } from '@cardroom/engine/arena'
import { expect, test } from 'vitest'
import { bots as mixing } from './testing/mixing-bots.ts'
import { bots } from './testing/usual-bots.ts'
import { matchOnWorkers } from './workers.ts'

const OPTIONS = { game: 'leduc', deals: 60, seed: 4, duplicate: true } as const

test('on workers a match comes out as on one core, however many there are', async () => {
  const alone = match(bots, OPTIONS)
  const module = new URL('./dist/testing/usual-bots.js', import.meta.url)
  for (const workers of [1, 3]) {
    const spread = await matchOnWorkers(module, { ...OPTIONS, workers })
    expect(spread.bots.map(({ name, bigBlindsPer100 }) => [name, bigBlindsPer100])).toEqual(
      alone.bots.map(({ name, bigBlindsPer100 }) => [name, bigBlindsPer100]),
    )
  }
})

test('bots that mix and all-ins that are counted on average come out the same on any number of workers', async () => {
  const options = { game: 'push-fold', deals: 12, seed: 4, duplicate: true, allInAdjusted: true } as const
  const alone = match(mixing, options).bots.map(({ net, bigBlindsPer100 }) => [net, bigBlindsPer100.toFixed(9)])
  const module = new URL('./dist/testing/mixing-bots.js', import.meta.url)
  for (const workers of [1, 3]) {
    const spread = await matchOnWorkers(module, { ...options, workers })
    expect(spread.bots.map(({ net, bigBlindsPer100 }) => [net, bigBlindsPer100.toFixed(9)])).toEqual(alone)
  }
})

test('a module may be given by its path from where the program runs', async () => {
  const path = `./${relative(process.cwd(), fileURLToPath(new URL('./dist/testing/usual-bots.js', import.meta.url)))}`
  const { deals } = await matchOnWorkers(path, { ...OPTIONS, workers: 1 })
  expect(deals).toBe(120)
})

test('a module without bots is an error that says what is wanted', async () => {
  await expect(
    matchOnWorkers(new URL('./dist/lines-in.js', import.meta.url), { ...OPTIONS, workers: 1 }),
  ).rejects.toThrow('export const bots')
})
