import { Readable } from 'node:stream'
import { DRILL_AREAS, type Drill } from '@cardroom/engine/drills'
import { expect, test } from 'vitest'
import { drillCommand } from './drill.ts'

const run = async (args: readonly string[], answers: readonly string[] = []): Promise<string> => {
  let text = ''
  const command = drillCommand(Readable.from(answers.map(line => `${line}\n`)), it => {
    text += it
  })
  command.exitOverride().configureOutput({
    writeErr: it => {
      text += it
    },
  })
  await command.parseAsync(args, { from: 'user' }).catch((cause: unknown) => {
    if (!(cause instanceof Error && 'code' in cause)) throw cause
  })
  return text
}

test('questions come one after another, are marked and counted', async () => {
  const args = ['--areas', 'pot-limit,side-pots', '--questions', '3', '--seed', 'one']
  const drills = (await run([...args, '--json']))
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Drill)
  expect(drills.map(({ area }) => area)).toEqual(['pot-limit', 'side-pots', 'pot-limit'])
  const rights = drills.map(({ right }) => String(right[0]! + 1))
  const text = await run(args, [rights[0]!, 'x', rights[1]!, rights[2]!])
  expect(text).toContain('Question 3')
  expect(text).toContain(`Enter 1 to ${drills[1]!.options.length}.`)
  expect(text).toContain('3 of 3 right')
  const wrong = String((drills[0]!.right[0]! === 0 ? 1 : 0) + 1)
  expect(await run(args, [wrong, ''])).toMatch(/No: .*0 of 1 right/s)
})

test('one rule is practised by its own book, and a rule without drills is refused', async () => {
  const text = await run(['--rule', 'wsop/122', '--questions', '3', '--seed', 'one', '--json'])
  const drills = text
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Drill)
  expect(drills.map(({ rules }) => rules[0])).toEqual(['wsop/122', 'wsop/122', 'wsop/122'])
  expect(await run(['--rule', 'wsop/1'])).toContain('there are no drills on "wsop/1"')
})

test('rows lie one under another, and cards that the words name are not listed again', async () => {
  const rows = await run(['--areas', 'rows', '--questions', '1', '--seed', 'one'])
  expect(rows).toMatch(/^seat 1: (?:[2-9TJQKA][cdhs] ?)+\n {8}(?:[2-9TJQKA][cdhs] ?)+\n {8}/m)
  const race = await run(['--areas', 'chip-race', '--questions', '1', '--seed', 'one'])
  expect(race).toMatch(/seat 1 has \d and gets [2-9TJQKA][cdhs]/)
  expect(race).not.toContain('seat 1: ')
})

test('every area can be practised, and another is refused', async () => {
  for (const area of DRILL_AREAS) {
    const [line] = (await run(['--areas', area, '--questions', '1', '--seed', 'two', '--json'])).split('\n')
    expect((JSON.parse(line!) as Drill).area).toBe(area)
  }
  expect(await run(['--areas', 'hand'])).toContain('there is no area "hand"; accepted: rulings')
})
