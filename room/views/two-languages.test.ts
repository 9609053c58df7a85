import { seeded } from '@cardroom/engine'
import { wordsIn } from '@cardroom/engine/languages'
import { text } from '@cardroom/engine/words'
import { expect, test } from 'vitest'
import { changed, type Frame, type FromRoom, type NewsLine } from '../protocol/frames.ts'
import { newAround, playActs, tableOfThree } from '../testing/played-table.ts'
import { type Watchers, watchers } from './watchers.ts'

/** Somebody who reads a language, and keeps what they are shown. */
const reader = async (all: Watchers, person: string | null, language: 'en' | 'de') => {
  const state = { frame: null as Frame | null, news: [] as NewsLine[] }
  const send = (message: string): void => {
    const heard = JSON.parse(message) as FromRoom
    if (heard.type !== 'frame' && heard.type !== 'change') throw new Error(heard.type)
    state.frame = heard.type === 'frame' ? heard : changed(state.frame!, heard)
    state.news.push(...heard.news)
  }
  await all.add({ person, language, send, isBehind: () => false })
  return state
}

test('two who read two languages are shown the same table, each in their own words', async () => {
  const table = await tableOfThree('holdem', newAround())
  const all = watchers(table)
  const english = await reader(all, null, 'en')
  const chance = seeded('two languages')
  await playActs(table, 12, chance)
  // a later arrival reads what happened before in their own language too
  const german = await reader(all, 'p1', 'de')
  await playActs(table, 30, chance)

  const { game: _game, deal: theirs, ...rest } = german.frame!.common
  const { game, deal: ours, ...same } = english.frame!.common
  expect(rest).toEqual(same)
  expect(theirs!.players).toEqual(ours!.players)
  expect(german.frame!.common.game.stakes).toBe(game.stakes.replace('no-limit', 'No-Limit'))

  const kinds = new Map(english.news.map(line => [line.seq, line.kind]))
  const shared = german.news.filter(({ seq }) => kinds.has(seq))
  expect(shared.length).toBeGreaterThan(20)
  const words = shared.map(({ say }) => text(say, wordsIn('de').voice))
  expect(words.some(it => /(foldet|callt|checkt|erhöht auf)/.test(it))).toBe(true)
  expect(words.filter(it => /\b(folds|calls|checks|raises|wins|posts)\b/.test(it))).toEqual([])
})
