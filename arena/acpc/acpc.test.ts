import { decks, seeded, shuffled } from '@cardroom/engine'
import { describe, expect, test } from 'vitest'
import { acpcDeal } from './acpc-deal.ts'
import { acpcClient, seenIn } from './client.ts'
import { ACPC_GAMES, type AcpcGame } from './games.ts'
import { readState, writeState } from './match-state.ts'
import { acpcServer } from './server.ts'

const LIMIT = ACPC_GAMES['holdem.limit.2p.reverse_blinds']
const NO_LIMIT = ACPC_GAMES['holdem.nolimit.2p.reverse_blinds']
const THREE = ACPC_GAMES['holdem.nolimit.3p']

const played = (game: AcpcGame, actions: readonly string[]) => {
  const deal = acpcDeal(game, { deck: shuffled(decks.standard, seeded(5)) })
  for (const action of actions) expect(deal.act(action)).toBe(true)
  return deal
}

describe('a state of the competition', () => {
  test.each([
    'MATCHSTATE:0:0::TdAs|',
    'MATCHSTATE:1:30:cc/r250c/r500c/r1250c:|9hQd/8dAd9c/Kh/2s',
    'MATCHSTATE:2:55:cr200cf/c:||AhKh/2c3c4c',
  ])('%s is read and written', line => {
    expect(writeState(readState(line)!)).toBe(line)
  })
  test.each(['', 'MATCHSTATE:0:0::TxAs|', '#GAMEOVER', 'MATCHSTATE:x:0::|'])('%j is none', line => {
    expect(readState(line)).toBeNull()
  })
})

test('what is no line and no state is a TypeError that says what is accepted', () => {
  expect(() => readState(undefined as never)).toThrow("a text such as 'MATCHSTATE:")
  expect(() => writeState({} as never)).toThrow('a state such as readState gives')
})

describe('a deal', () => {
  test('heads-up the button has the small blind and acts first, after the flop last', () => {
    const deal = played(NO_LIMIT, [])
    expect(deal.turn()).toBe(1)
    deal.act('c')
    expect(deal.turn()).toBe(0)
    deal.act('c')
    expect(deal.turn()).toBe(0)
    expect(writeState(deal.state(1, 3))).toMatch(/^MATCHSTATE:1:3:cc\/:\|\w{4}\/\w{6}$/)
  })
  test('without a limit a raise is written as everything that it puts in over the hand', () => {
    expect(played(NO_LIMIT, ['r300', 'c', 'r900', 'r2000', 'c']).state(0, 0).betting).toBe('r300c/r900r2000c/')
    // too little is the least, too much is all-in, and then the board comes by itself
    const all = played(NO_LIMIT, ['r1', 'r99999', 'c'])
    expect(all.state(0, 0).betting).toBe('r200r20000c///')
    expect(all.turn()).toBeNull()
    expect(all.returns().map(Math.abs)).toEqual([20_000, 20_000])
    expect(all.state(0, 0).holecards.every(({ length }) => length === 2)).toBe(true)
  })
  test('at limit there are a bet and three raises, then a raise is a call', () => {
    expect(played(LIMIT, ['r', 'r', 'r', 'r']).state(0, 0).betting).toBe('rrrc/')
    expect(played(LIMIT, ['c', 'c', 'r', 'r', 'r', 'r', 'r']).state(0, 0).betting).toBe('cc/rrrrc/')
    expect(played(LIMIT, ['f']).returns()).toEqual([5, -5])
  })
  test('with three the small blind is position 0 and the button acts first', () => {
    const deal = played(THREE, [])
    expect(deal.turn()).toBe(2)
    expect(played(THREE, ['f', 'f']).returns()).toEqual([-50, 50, 0])
  })
})

test('a player sees in a line what is allowed, and nothing of the cards of others', () => {
  const deal = played(NO_LIMIT, ['r300', 'c'])
  const state = deal.state(0, 9)
  const seen = seenIn(NO_LIMIT, state)!
  expect(seen.legal).toMatchObject({ seat: 1, check: true, wager: { least: 100, most: 19_700 } })
  expect(JSON.stringify(seen.view)).not.toContain(deal.state(1, 9).holecards[1]![0])
  expect(seenIn(NO_LIMIT, deal.state(1, 9))).toBeNull()
})

test.each([LIMIT, NO_LIMIT, THREE])('a match over the wire: what one wins others lose (%#)', async game => {
  const { ports, result } = await acpcServer({ game, hands: 12, seed: 3 })
  const raiser = acpcClient(({ legal }) => (legal.wager === null ? 'c' : 'r1000'), game, { port: ports[0]! })
  const others = ports.slice(1).map(port => acpcClient(({ legal }) => (legal.check ? 'c' : 'f'), game, { port }))
  const won = await result
  expect(await Promise.all([raiser, ...others])).toEqual(ports.map(() => 12))
  expect(won.reduce((sum, one) => sum + one, 0)).toBe(0)
  expect(won[0]).toBeGreaterThan(0)
})

test('a game that the competition does not have is said at once', async () => {
  await expect(acpcServer({ game: 'holdem' as never, hands: 1 })).rejects.toThrow('one of ACPC_GAMES')
})
