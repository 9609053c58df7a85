import { describe, expect, test } from 'vitest'
import type { Around } from '../odds-pool.ts'
import { runCommand } from '../testing/run-command.ts'
import { equityCommand } from './equity.ts'

const run = (words: readonly string[], around: Around = {}) =>
  runCommand(write => equityCommand(write, { workers: 1, ...around }), words)

describe('cardroom equity', () => {
  test('two hands, exactly', async () => {
    expect(await run(['AhKh', 'QdQc'])).toMatchObject({
      err: '',
      out: [
        'Hold’em: all 1,712,304 possible deals',
        '       equity    wins   ties',
        'AhKh  46.214%  46.02%  0.39%',
        'QdQc  53.786%  53.59%  0.39%',
        '',
      ].join('\n'),
    })
  })

  test('hands and ranges on a board with dead cards, as JSON', async () => {
    const { out } = await run(['AhKh', '--range', 'QQ+,AKs:0.5', '--board', 'Qh7h2c', '--dead', '3d 4d', '--json'])
    const answer = JSON.parse(out)
    expect(answer).toMatchObject({ form: 'holdem', board: ['Qh7h2c'], exact: true })
    expect(answer.hands.map(({ hand }: { hand: string }) => hand)).toEqual(['AhKh', 'QQ+,AKs:0.5'])
    // three holdings of queens, three of kings, three of aces, and three suited ones at half a weight: 903 boards each
    expect(answer.deals).toBe(903 * (9 + 1.5))
  })

  test('a split form has scoops and shares', async () => {
    const { out } = await run(['Ah2hQsJs', 'TdTc3d4c', '--form', 'omaha-8', '--board', '3s4d8hKc'])
    expect(out).toMatch(/^Omaha high-low, eight or better: all 40 possible deals\n +equity +scoops +part of it\n/)
    expect(out).toMatch(/\n {2}high .*\n {2}low /)
  })

  test('two boards, a draw, samples with their error', async () => {
    const two = await run([
      'AhKhQsJs',
      'TdTc9d8c',
      '--form',
      'double-board-omaha',
      '--board',
      '2c3c4d5s',
      '--board',
      '6h7h8h2s',
    ])
    expect(two.out).toContain('Double board Omaha: all 1,260 possible deals')
    const draw = await run(['As2h3dKd throws Kd', '9c6d5h4s', '--form', 'badugi', '--draws', '1'])
    expect(draw.out).toContain('As2h3dKd throws Kd  11.364%')
    const sampled = await run(['AhKh', '??', '--samples', '20000', '--seed', 'x'])
    expect(sampled.out).toMatch(/^Hold’em: 20,000 samples; ± is the standard error\n +equity +± +wins +ties\n/)
    expect(await run(['AhKh', '??', '--samples', '20000', '--seed', 'x'])).toEqual(sampled)
  })

  test('what is stopped gives what there is, and says so', async () => {
    const hands = ['AhKh', 'QdQc', '--samples', '100000000', '--json']
    let looks = 0
    const { out } = await run(hands, { stopped: () => ++looks > 1 })
    const answer = JSON.parse(out)
    expect(answer.exact).toBe(false)
    expect(answer.deals).toBeGreaterThan(0)
    expect(answer.deals).toBeLessThan(100_000_000)
  })

  test.each([
    [['AhKh'], 'error: you gave one hand'],
    [['AhKh', 'AhQd'], 'error: Ah appears twice: in hand 1 and in hand 2'],
    [['AhKh', 'QdQc', '--form', 'holdm'], 'error: --form: there is no form "holdm"; did you mean holdem?'],
    [['AhKh', 'QdQc', '--form', 'horse'], 'error: --form: horse is a mix of 5 games; name one of them'],
    [['AhKh', 'QdQc', '--form', 'chinese-poker'], 'is played for points'],
    [['AhKh', '22+,KX'], 'error: hand 2: character 5: "KX" is not a holding; accepted: AKs'],
    [['AhKh', 'QdQc', '--samples', '0'], 'It must be a whole number from 1 to 1000000000.'],
    [['AhKh', 'QdQc', '--samples', '10', '--exact'], "'--exact' cannot be used with option '--samples <n>'"],
  ])('%j is refused', async (words, message) => {
    const { out, err } = await run(words)
    expect(out).toBe('')
    expect(err).toContain(message)
  })
})
