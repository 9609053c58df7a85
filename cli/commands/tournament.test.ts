import { isProblem, type Problem } from '@cardroom/engine/kinds'
import { describe, expect, test } from 'vitest'
import { problemText } from '../problems.ts'
import { outputOf, runCommand } from '../testing/run-command.ts'
import { raceAnswer } from '../tournament/race.ts'
import { tournamentCommand } from './tournament.ts'

const output = (words: string) => outputOf(write => tournamentCommand(write), words.split(' '))
const run = (words: string) => runCommand(write => tournamentCommand(write), words.split(' '))
const json = async (words: string) => JSON.parse(await output(`${words} --json`))
const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0)

describe('cardroom tournament simulate', () => {
  test.each([
    ['rrp', 63],
    ['uspa', 40],
    ['hpt', 27],
    ['wsop', 12],
  ])('by %s, %i entries: everything can be checked from the answer', async (book, entries) => {
    const answer = await json(`simulate --entries ${entries} --seats 9 --book ${book} --seed 3`)
    expect(answer).toMatchObject({ book, players: entries, entries, startingStack: 1000 })
    expect(new Set(answer.order).size).toBe(entries)
    expect(answer.winner).toBe(answer.order[0])
    const busts: readonly Record<string, number>[] = answer.busts
    const byBusts = busts.toReversed().flatMap(hand => Object.entries(hand).sort((a, b) => b[1] - a[1]))
    expect([answer.winner, ...byBusts.map(([player]) => player)]).toEqual(answer.order)
    expect(answer.purse).toBe(100 * (answer.entries + answer.rebuys))
    expect([sum(answer.prizes), sum(Object.values(answer.paid))]).toEqual([answer.purse, answer.purse])
    for (const tables of answer.tables as number[][]) {
      expect(Math.max(...tables) - Math.min(...tables)).toBeLessThanOrEqual(tables.length > 6 ? 2 : 1)
      expect(Math.max(...tables)).toBeLessThanOrEqual(9)
    }
    expect(answer.levels[0]).toEqual([10, 20])
  })

  test('the same seed gives the same tournament, and --log every event', async () => {
    const [one, other] = [await output('simulate --entries 12 --json'), await output('simulate --entries 12 --json')]
    expect(one).toBe(other)
    const log = (await output('simulate --entries 12 --log --json')).trimEnd().split('\n')
    expect(log.map(line => JSON.parse(line).type).slice(0, 2)).toEqual(['TournamentOpened', 'Entered'])
    expect(log.at(-1)).toBe(one.trimEnd())
    expect(await output('simulate --entries 12 --log')).toContain('The final table is drawn: 10 players at one table.')
  })

  test('says what is not accepted', async () => {
    expect(await run('simulate --entries 1')).toMatchObject({ failed: true })
    expect((await run('simulate --entries 9 --book nobody')).err).toContain('--book')
    expect((await run('simulate --entries 9 --stack 1001')).err).toContain('a multiple of 5')
  })
})

describe('cardroom tournament payouts, structure and clock', () => {
  test('prizes', async () => {
    expect(await json('payouts --players 24 --purse 2400 --book hpt')).toEqual({ prizes: [960, 600, 480, 240, 120] })
    expect(await output('payouts --players 8 --purse 200')).toBe('   1  100\n   2  60\n   3  40\n')
    expect((await json('payouts --players 40 --purse 4000 --seats 550')).prizes).toHaveLength(8)
    expect((await json('payouts --players 100 --purse 1000 --paid 15')).prizes).toHaveLength(15)
  })
  test('a structure with its likely end', async () => {
    const made = await json('structure --players 10 --minutes 180 --book hpt --runs 20')
    expect(made).toMatchObject({ stack: 1000, unpayable: [], end: { runs: 20 } })
    expect(await output('structure --players 10 --minutes 180 --runs 5')).toContain('race off the 5s')
    expect((await run('structure --players 10 --minutes 180 --chips lots')).err).toContain('--chips')
    expect((await run('structure --players 100 --minutes 180 --chips 5:10')).err).toContain('too few')
    // what is named twice is there twice
    const box = (chips: string) => json(`structure --players 10 --minutes 60 --runs 2 --chips ${chips}`)
    expect(await box('5:100,25:40,5:100')).toEqual(await box('5:200,25:40'))
  })
  test('a clock at a moment', async () => {
    expect(await json('clock --levels 25-50,50-100 --minutes 15 --elapsed 1000')).toEqual({
      level: 2,
      small: 50,
      big: 100,
      break: false,
      secondsLeft: 800,
      next: null,
    })
    expect(await output('clock --book hpt --break-every 1 --elapsed 1260')).toContain('Break  9:00')
    expect((await run('clock --levels 5')).err).toContain('10-20,15-30')
  })
})

describe('cardroom tournament race', () => {
  const race = {
    book: 'rrp',
    need: 4,
    odd: { 1: 3, 2: 2, 3: 1 },
    cards: { 1: ['Kd', '9d', '2c'], 2: ['As', '3h'], 3: ['9c'] },
  }
  test('who gets a new chip, by book', () => {
    expect(raceAnswer(race)).toEqual({ gets: { 1: 1, 2: 1, 3: 0 }, out: [] })
    expect(raceAnswer({ ...race, broke: [3] })).toEqual({ gets: { 1: 0, 2: 1, 3: 1 }, out: [] })
    expect(raceAnswer({ ...race, book: 'uspa', broke: [3] })).toEqual({ gets: { 1: 1, 2: 1, 3: 0 }, out: [3] })
  })
  test.each([
    [{ ...race, need: 1 }, 'need'],
    [{ ...race, odd: { 1: 4 } }, 'odd'],
    [{ ...race, odd: { constructor: 1 } }, 'odd'],
    [{ ...race, cards: { 1: ['As', 'As', 'Kd'], 2: ['2c', '3c'], 3: ['4c'] } }, 'twice'],
    [{ ...race, cards: { ...race.cards, 3: [] } }, 'seat 3'],
    [{ ...race, broke: [7] }, 'broke'],
    [{ ...race, book: '__proto__' }, 'book'],
    [[], 'object'],
  ])('says what is wrong with %j', (input, about) => {
    const answer = raceAnswer(input)
    expect(isProblem(answer) ? problemText(answer as Problem) : answer).toContain(about)
  })
})
