import { EventEmitter } from 'node:events'
import { fileURLToPath } from 'node:url'
import { callingBot, match, matchSlowly, randomBot, type SlowBot } from '@cardroom/engine/arena'
import { describe, expect, test } from 'vitest'
import { processBot } from './process-bot.ts'
import { socketBot } from './socket-bot.ts'

const program = (how: string) =>
  processBot(process.execPath, [fileURLToPath(new URL('./testing/calling-process.mjs', import.meta.url)), how], {
    name: 'a program',
  })
const OPTIONS = { game: 'leduc', deals: 40, seed: 7 } as const

describe('a bot that is a program', () => {
  test('plays as the same function would', async () => {
    const { bot, stop } = program('well')
    try {
      const slow = await matchSlowly([bot, randomBot(3)], OPTIONS)
      const quick = match([callingBot, randomBot(3)], OPTIONS)
      expect(slow.bots.map(({ bigBlindsPer100 }) => bigBlindsPer100)).toEqual(
        quick.bots.map(({ bigBlindsPer100 }) => bigBlindsPer100),
      )
      expect(slow.bots[0]!.name).toBe('a program')
    } finally {
      await stop()
    }
  })
  test.each([
    ['faulty', /a program answered .*all of it.*; accepted: \{"action":n\}/],
    ['dies', /a program ended with code 3/],
  ])('that is %s ends the match with the reason', async (how, words) => {
    const { bot, stop } = program(how)
    try {
      await expect(matchSlowly([bot, randomBot(3)], OPTIONS)).rejects.toThrow(words)
    } finally {
      await stop()
    }
  })
})

describe('a bot over a socket', () => {
  /** A socket whose other end calls, or hangs up. */
  const socketTo = (hangsUp: boolean) => {
    const heard = new EventEmitter()
    return {
      send: (text: string) => {
        if (hangsUp) return void heard.emit('close', {})
        const { actions, legal } = JSON.parse(text) as { actions: string[]; legal: number[] }
        const action = legal.find(one => /call|check/.test(actions[one]!)) ?? legal[0]
        queueMicrotask(() => heard.emit('message', { data: JSON.stringify({ action }) }))
      },
      close: () => undefined,
      addEventListener: (type: string, hear: (event: { data?: unknown }) => void) => void heard.on(type, hear),
    }
  }
  test('plays as the same function would', async () => {
    const { bot } = socketBot(socketTo(false))
    const bots: readonly SlowBot[] = [bot, randomBot(3)]
    const slow = await matchSlowly(bots, OPTIONS)
    const quick = match([callingBot, randomBot(3)], OPTIONS)
    expect(slow.bots[0]!.bigBlindsPer100).toBe(quick.bots[0]!.bigBlindsPer100)
  })
  test('that hangs up ends the match', async () => {
    await expect(matchSlowly([socketBot(socketTo(true), { name: 'far' }).bot, randomBot(3)], OPTIONS)).rejects.toThrow(
      'far hung up',
    )
  })
})
