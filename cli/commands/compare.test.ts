import { Readable, Writable } from 'node:stream'
import type { AnsweredProblem } from '@cardroom/engine/ask'
import type { Problem } from '@cardroom/engine/kinds'
import type { RankingName } from '@cardroom/engine/ranking'
import { RANKINGS } from '@cardroom/engine/ranking'
import { placed } from '@cardroom/engine/words'
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
  const { at, problem, accepted } = (answer as { readonly error: AnsweredProblem & Pick<Problem, 'at'> }).error
  return placed(at, accepted === undefined ? { problem } : { problem, accepted })
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
    {
      error: {
        why: 'not-json',
        problem: expect.stringContaining('line 1, column 1'),
        accepted: 'one JSON object per line',
      },
    },
    { error: { why: 'not-accepted', accepted: expect.stringContaining('an object with two hands') } },
    { result: 0 },
  ])
})

describe('what is wrong is said', () => {
  test.each<[name: RankingName, line: unknown, says: string]>([
    ['high', null, 'accepted: an object with two hands'],
    ['high', { a: five }, 'b: is missing; accepted: a list: cards'],
    ['high', { a: 'As Kh', b: five }, 'a: "As Kh" is not accepted; accepted: a list: cards such as ["As","Kd"]'],
    [
      'high',
      { a: ['10h', 'Kh', 'Qd', 'Jc', '9d'], b: five },
      'a[0]: "10h" is not accepted; accepted: a card such as As',
    ],
    ['high', { a: five, b: [51, 'Kh', 'Qd', 'Jc', '9d'] }, 'b[0]: 51 is not accepted'],
    ['high', { a: five, b: ['??', 'Kh', 'Qd', 'Jc', '9d'] }, 'b: an unknown card can’t be ranked'],
    ['high', { a: five, b: ['Jo', 'Kh', 'Qd', 'Jc', '9d'] }, 'b: high isn’t played with Jo: its deck has 52 cards'],
    ['short-deck', { a: five, b: ['4s', 'Kh', 'Qd', 'Jc', '9d'] }, 'b: short-deck isn’t played with 4s'],
    ['mexican-joker-up', { a: ['Jo', 'Kh', '8d', 'Jc', '2d'], b: five }, 'a: mexican-joker-up isn’t played with 8d'],
    ['high', { a: ['As', 'Kh', 'Qd', 'As', '9d'], b: five }, 'a: As appears twice'],
    ['high', { a: five, b: ['As', 'Kh', 'Qd', 'Jc'] }, 'b: high needs at least five cards, and there are 4'],
    ['badugi', { a: [], b: ['As'] }, 'a: badugi needs at least one card, and there are 0'],
    ['front', { a: five, b: ['As', 'Kh'] }, 'b: front needs at least three cards, and there are 2'],
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
