import { Readable, Writable } from 'node:stream'
import type { RankingName } from '@cardroom/engine'
import { RANKINGS } from '@cardroom/engine/ranking'
import { describe, expect, test } from 'vitest'
import { answerLines } from '../lines.ts'
import { runCommand } from '../testing/run-command.ts'
import { compareCommand, comparison } from './compare.ts'

const answers = async (name: RankingName, ...lines: readonly string[]): Promise<readonly unknown[]> => {
  let text = ''
  const output = new Writable({
    write: (chunk, _, done) => {
      text += String(chunk)
      done()
    },
  })
  await answerLines(line => comparison(name, line), Readable.from([lines.join('\n')]), output)
  return text
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line) as unknown)
}

const error = async (name: RankingName, line: unknown): Promise<string> => {
  const [answer] = await answers(name, JSON.stringify(line))
  return (answer as { readonly error: string }).error
}

const five = ['As', 'Kh', 'Qd', 'Jc', '9d']

test('two hands are compared, and each is called by its name', async () => {
  const line = { a: ['Qs', 'Qh', '3d', '3c', 'Td'], b: ['As', 'Ah', 'Kd', 'Qc', '2d', '7h', '9s'] }
  expect(await answers('high', JSON.stringify(line))).toEqual([
    {
      result: 1,
      aQualifies: true,
      bQualifies: true,
      aIs: 'two pair, queens and threes, ten kicker',
      bIs: 'pair of aces, king-queen-nine kickers',
    },
  ])
})

test('a card may stand in both hands', async () => {
  expect(await answers('high', JSON.stringify({ a: five, b: five }))).toMatchObject([{ result: 0 }])
})

test('a line that cannot be used is answered in its place, and the rest go on', async () => {
  const good = JSON.stringify({ a: five, b: five })
  const all = await answers('high', good, 'not JSON', '[]', good)
  expect(all).toMatchObject([
    { result: 0 },
    { error: expect.stringContaining('not a JSON object') },
    { error: expect.stringContaining('expected an object with two hands') },
    { result: 0 },
  ])
})

describe('what is wrong is said', () => {
  test.each<[name: RankingName, line: unknown, says: string]>([
    ['high', null, 'expected an object with two hands'],
    ['high', { a: five }, '"b" is missing'],
    ['high', { a: 'As Kh', b: five }, '"a" must be a list of cards like ["As","Kd"], got "As Kh"'],
    ['high', { a: ['10h', 'Kh', 'Qd', 'Jc', '9d'], b: five }, '"a" has "10h", which is not a card'],
    ['high', { a: five, b: [51, 'Kh', 'Qd', 'Jc', '9d'] }, '"b" has 51, which is not a card'],
    ['high', { a: five, b: ['??', 'Kh', 'Qd', 'Jc', '9d'] }, '"b" has an unknown card'],
    ['high', { a: five, b: ['Jo', 'Kh', 'Qd', 'Jc', '9d'] }, '"b" has Jo, which high is not played with'],
    ['short-deck', { a: five, b: ['4s', 'Kh', 'Qd', 'Jc', '9d'] }, '"b" has 4s, which short-deck is not played with'],
    ['mexican-joker-up', { a: ['Jo', 'Kh', '8d', 'Jc', '2d'], b: five }, '"a" has 8d, which mexican-joker-up'],
    ['high', { a: ['As', 'Kh', 'Qd', 'As', '9d'], b: five }, '"a" has As twice'],
    ['high', { a: five, b: ['As', 'Kh', 'Qd', 'Jc'] }, '"b" needs at least five cards for high, got 4'],
    ['badugi', { a: [], b: ['As'] }, '"a" needs at least one card for badugi, got 0'],
    ['front', { a: five, b: ['As', 'Kh'] }, '"b" needs at least three cards for front, got 2'],
  ])('%s %j', async (name, line, says) => {
    expect(await error(name, line)).toContain(says)
  })
})

describe('the ranking is asked for before any line is read', () => {
  const refusal = async (...words: readonly string[]): Promise<string> => {
    const { err, failed } = await runCommand(compareCommand, words)
    expect(failed).toBe(true)
    return err
  }

  test('an unknown one is answered with those there are', async () => {
    const said = await refusal('--ranking', 'higher')
    for (const name of RANKINGS) expect(said).toContain(name)
  })

  test('it cannot be left out', async () => {
    expect(await refusal()).toContain('--ranking')
  })
})
