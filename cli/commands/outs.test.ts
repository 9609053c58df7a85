import { describe, expect, test } from 'vitest'
import { runCommand } from '../testing/run-command.ts'
import { icmCommand } from './icm.ts'
import { outsCommand } from './outs.ts'

describe('cardroom outs', () => {
  test('against a hand', async () => {
    const { out } = await runCommand(outsCommand, ['AhKh', 'QdQc', '--board', 'Qh7h2c'])
    expect(out).toBe(
      [
        'ace high, king-queen-seven-deuce: behind',
        '  8  3h 4h 5h 6h 8h 9h Th Jh  flush wins',
        '8 outs of 45 cards: 17.8% with the next card, 32.7% by the river',
        '',
      ].join('\n'),
    )
  })

  test('alone, and as JSON', async () => {
    const { out } = await runCommand(outsCommand, ['9h8c', '--board', '7d6s2c'])
    expect(out).toContain('  8  5c 5d 5h 5s Tc Td Th Ts  straight')
    const json = JSON.parse((await runCommand(outsCommand, ['9h8c', '--board', '7d6s2c', '--json'])).out)
    expect(json).toMatchObject({ hand: '9h8c', board: '7d6s2c', against: [], stands: null, unseen: 47 })
  })

  test('the table', async () => {
    const { out } = await runCommand(outsCommand, ['--table'])
    const lines = out.trimEnd().split('\n')
    expect(lines).toHaveLength(21)
    expect(lines.at(-1)).toMatch(/^ +1 +2\.1% +46\.00 to 1 .* 0\.0% +-$/)
    expect(JSON.parse((await runCommand(outsCommand, ['--table', '--json'])).out)).toHaveLength(20)
  })

  test.each([
    [['AhKh'], 'give a hand and --board, or --table'],
    [['AhKh', '--board', '2c3c'], 'outs are counted on a flop or a turn'],
    [['AhKh', '--board', '2c3c4c', '--form', 'omahaa'], 'there is no form "omahaa"; did you mean'],
  ])('%j is refused', async (words, message) => {
    expect((await runCommand(outsCommand, words)).err).toContain(message)
  })
})

describe('cardroom icm', () => {
  test('a table of three', async () => {
    const { out } = await runCommand(icmCommand, ['5000', '3000', '2000', '--prizes', '500,300,200'])
    expect(out).toBe(
      [
        'player  chips  share  by ICM  deal  by chips',
        '     1  5,000  50.0%  383.93   384       400',
        '     2  3,000  30.0%  327.50   327       320',
        '     3  2,000  20.0%  288.57   289       280',
        '',
      ].join('\n'),
    )
  })

  test('fewer prizes than players, as JSON', async () => {
    const { out } = await runCommand(icmCommand, ['60,30,10', '--prizes', '100', '--json'])
    expect(JSON.parse(out)).toEqual({
      prizes: [100],
      players: [60, 30, 10].map(stack => ({ stack, icm: stack, deal: stack, chipChop: stack })),
    })
  })

  test.each([
    [['5000', 'x', '--prizes', '500'], 'stacks: "x" isn’t a whole number'],
    [['5000', '3000', '--prizes', '5.5'], '--prizes: "5.5" isn’t a whole number'],
    [['5000', '--prizes', '500'], 'stacks: 2 to 20 players are accepted, not 1'],
    [['5000', '10', '--prizes', '5,10'], 'prizes: place 2 gets more than place 1'],
  ])('%j is refused', async (words, message) => {
    expect((await runCommand(icmCommand, words)).err).toContain(message)
  })
})
