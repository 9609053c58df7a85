import { match } from '@cardroom/engine/arena'
import { expect, test } from 'vitest'
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

test('a module without bots is an error that says what is wanted', async () => {
  await expect(
    matchOnWorkers(new URL('./dist/lines-in.js', import.meta.url), { ...OPTIONS, workers: 1 }),
  ).rejects.toThrow('export const bots')
})
