import { describe, expect, test } from 'vitest'
import { runCommand } from '../testing/run-command.ts'
import { nightCommand } from './night.ts'

const run = (words: string) => runCommand(nightCommand, words.split(' '))

describe('cardroom night', () => {
  test('the same seed gives the same night to the byte, another another', async () => {
    const words = '--form holdem --hours 1 --collection rake --json --seed'
    const { out } = await run(`${words} friday`)
    expect((await run(`${words} friday`)).out).toBe(out)
    expect((await run(`${words} monday`)).out).not.toBe(out)
  })

  test('its book balances', async () => {
    const { out } = await run('--mix horse --hours 2 --players 8 --book wsop --collection time --json')
    const night = JSON.parse(out)
    expect(night.bought).toBe(night.cashedOut + night.collected)
    expect(night.collected).toBeGreaterThan(0)
    expect(night.deals).toBeGreaterThan(20)
    expect(Object.keys(night.forms).length).toBeGreaterThan(1)
    const results = night.people.reduce((sum: number, { result }: { result: number }) => sum + result, 0)
    expect(results).toBe(-night.collected)
  })

  test('players chop and run it more than once when everybody left prefers it, where the book allows it', async () => {
    const night = async (words: string) =>
      JSON.parse((await run(`${words} --hours 6 --players 4 --chairs 3 --json`)).out)
    const holdem = await night('--form holdem')
    expect(holdem.chopped).toBeGreaterThan(0)
    expect(holdem.runAgain).toBeGreaterThan(0)
    expect(holdem.bought).toBe(holdem.cashedOut + holdem.collected)
    const stud = await night('--form seven-card-stud')
    expect(stud.chopped).toBe(0)
  })

  test('prints a line for each person, and what the house took', async () => {
    const { out } = await run(
      '--form holdem --limit limit --kill full --hours 2 --players 6 --collection drop --seed 3',
    )
    expect(out).toMatch(
      /^Hold’em: 6 people, 2 hours, Robert’s Rules of Poker.*, seed 3\nlimit, blinds 5 and 10, limits 10 and 20\n\d+ deals, \d+ killed/,
    )
    expect(out.match(/^player-\d+ +\d+/gm)?.length).toBeGreaterThan(2)
    expect(out).toMatch(/^bought [\d,]+, cashed out [\d,]+, collected [\d,]+ \(drop [\d,]+\)$/m)
  })

  test('shows what is posted in the game that is played: blinds, antes, both or neither', async () => {
    const titles = async (words: string): Promise<string> =>
      /^player +deals .*$/m.exec((await run(`${words} --hours 1 --players 6`)).out)![0].replace(/ +/g, ' ')
    const money = 'bought cashed out collected result'
    expect(await titles('--form holdem --limit limit --chairs 3')).toContain('player deals blinds a round missed ')
    expect(await titles('--form seven-card-stud')).toBe(`player deals antes ${money}`)
    expect(await titles('--mix holdem,razz')).toBe(`player deals blinds a round missed antes ${money}`)
    expect(await titles('--form open-face-chinese --size 1')).toBe(`player deals ${money}`)
  })

  test.each([
    ['--hours 1', 'name a game: --form holdem, or --mix horse'],
    ['--form holdm', 'did you mean holdem'],
    ['--form holdem --book hoyle', '--book: there is no book "hoyle"'],
    ['--form holdem --kill full', 'kill: a kill needs limits with blinds or a bring-in'],
    ['--form chinese-poker --collection rake', 'no game here has a pot'],
    ['--form holdem --hours 0', 'It must be a whole number from 1 to 1000.'],
  ])('%s is refused', async (words, problem) => {
    const { out, err } = await run(words)
    expect(out).toBe('')
    expect(err).toContain(problem)
  })
})
