import { describe, expect, test } from 'vitest'
import { allInValue } from './all-in.ts'
import { arena, CHANCE } from './arena.ts'
import type { Bot } from './bot.ts'
import { match, matchSlowly, matchSums } from './match.ts'
import { addedSums } from './match-result.ts'
import { solve } from './solve.ts'
import { callingBot, randomBot, strategyBot } from './usual-bots.ts'

const shover: Bot = ({ actions, legal }) =>
  legal.includes(actions.indexOf('all-in')) ? actions.indexOf('all-in') : actions.indexOf('call')

describe('a match', () => {
  test('chips are neither made nor lost, and the same seed gives the same match', () => {
    const options = { game: 'omaha-8', deals: 60, seed: 4 } as const
    const play = () => match([randomBot(1), callingBot, randomBot(2)], options)
    const result = play()
    expect(result.bots.reduce((sum, { net }) => sum + net, 0)).toBe(0)
    expect(result.bots.map(({ name }) => name)[1]).toBe('callingBot')
    expect(play()).toEqual(result)
  })
  test('duplicate: a bot against itself is exactly even', () => {
    const result = match([callingBot, callingBot], { game: 'holdem', deals: 40, duplicate: true })
    expect(result).toMatchObject({ deals: 80, samples: 40 })
    for (const bot of result.bots) expect(bot).toMatchObject({ net: 0, bigBlindsPer100: 0, confidence: 0 })
    // dealt once each, luck decides
    expect(match([callingBot, callingBot], { game: 'holdem', deals: 40 }).bots[0]!.net).not.toBe(0)
  })
  test('all-in adjusted: the same cards play, and luck counts less', () => {
    const options = { game: 'push-fold', deals: 20, seed: 2 } as const
    const plain = match([shover, shover], options)
    const adjusted = match([shover, shover], { ...options, allInAdjusted: true })
    expect(adjusted.bots[0]!.net).toBe(plain.bots[0]!.net)
    expect(adjusted.bots[0]!.confidence).toBeLessThan(plain.bots[0]!.confidence / 2)
  })
  test('the parts of a match add up to the whole', () => {
    const options = { game: 'holdem', duplicate: true, seed: 9 } as const
    const bots = [callingBot, shover]
    const parts = [matchSums(bots, { ...options, deals: 10 }), matchSums(bots, { ...options, deals: 15, from: 10 })]
    expect(addedSums(parts[0]!, parts[1]!)).toEqual(matchSums(bots, { ...options, deals: 25 }))
  })
  test('bots that take their time play the same', async () => {
    const options = { game: 'leduc', deals: 30 } as const
    const slow = await matchSlowly([async seen => callingBot(seen), async seen => shover(seen)], {
      ...options,
      names: ['a', 'b'],
    })
    expect(slow).toEqual(match([callingBot, shover], { ...options, names: ['a', 'b'] }))
  })
  test('an equilibrium of Kuhn’s game loses to nobody', () => {
    const equilibrium = strategyBot(solve(arena({ game: 'kuhn', chance: 'explicit' }), 1000))
    const { bots } = match([equilibrium, randomBot(3)], { game: 'kuhn', deals: 800, duplicate: true })
    expect(bots[0]!.bigBlindsPer100 - bots[0]!.confidence).toBeGreaterThan(0)
  })
  test.each([
    [() => match([callingBot], { game: 'holdem' }), '2 bots or more'],
    [() => match([callingBot, callingBot], { game: 'holdem', deals: 0 }), 'deals: 0'],
    [() => match([callingBot, () => '1' as never], { game: 'holdem' }), 'gave string'],
    [() => match([callingBot, callingBot], { game: 'holdem', dealz: 3 } as never), 'there is no dealz'],
  ])('what makes no sense is said', (play, words) => {
    expect(play).toThrow(words)
  })
})

test('aces against kings all-in before the flop are worth 82 %', () => {
  const game = arena({ game: 'push-fold', chance: 'explicit', seed: 1 })
  const hands: Record<number, readonly ['As', 'Ah'] | readonly ['Ks', 'Kh']> = { 1: ['As', 'Ah'], 2: ['Ks', 'Kh'] }
  while (game.turn() === CHANCE) {
    expect(allInValue(game)).toBeNull()
    game.tell(hands[game.chance().to as number]!)
  }
  game.step(game.actions.indexOf('all-in'))
  game.step(game.actions.indexOf('call'))
  const [aces, kings] = allInValue(game, 1500)!
  expect(aces! + kings!).toBeCloseTo(0, 6)
  // 81.7 % of 2,000 less the 1,000 put in, by hand
  expect(aces).toBeGreaterThan(590)
  expect(aces).toBeLessThan(680)
})
