import { fileURLToPath } from 'node:url'
import { type Deal, forms, mixes } from '@cardroom/engine'
import { audit } from '@cardroom/engine/deal'
import { STRUCTURES } from '@cardroom/engine/forms'
import { describe, expect, test } from 'vitest'
import type { Surroundings } from '../run-simulation.ts'
import { outputOf, runCommand } from '../testing/run-command.ts'
import { simulateCommand } from './simulate.ts'

const run = (words: string, surroundings: Surroundings = {}) =>
  runCommand(write => simulateCommand(write, surroundings), words.split(' '))

const simulate = (words: string, surroundings: Surroundings = {}) =>
  outputOf(write => simulateCommand(write, surroundings), words.split(' '))

const result = async (words: string, surroundings: Surroundings = {}) => {
  const { speed, ...rest } = JSON.parse(await simulate(`${words} --json`, surroundings))
  return { speed, ...rest }
}

const friday = fileURLToPath(new URL('../../examples/friday-night.json', import.meta.url))

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

describe('what comes out', () => {
  test('the same seed gives the same result, up to its speed', async () => {
    const once = await result('--form omaha-8 --deals 40 --seed monday')
    const twice = await result('--form omaha-8 --deals 40 --seed monday')
    const other = await result('--form omaha-8 --deals 40 --seed tuesday')
    expect({ ...once, speed: null }).toEqual({ ...twice, speed: null })
    expect(once.seats).not.toEqual(other.seats)
    expect(once.speed).toEqual({ seconds: expect.any(Number), dealsPerSecond: expect.any(Number) })
  })

  test('by a house as by a book', async () => {
    const words = '--form holdem --limit limit --deals 60 --players 4'
    const { book, ...played } = await result(`${words} --book ${friday}`)
    expect(book).toMatchObject({ name: 'Friday night', book: 'rrp', overrides: { limitRaiseCapThreePlusRounds: 4 } })
    expect(played).toMatchObject({ deals: 60, fault: null })
    // A fourth raise is made somewhere in these deals.
    expect(played.seats).not.toEqual((await result(words)).seats)
    expect(await simulate(`${words} --book ${friday}`)).toContain(', Friday night, seed 1\n')
  })

  test('secure deals are never the same', async () => {
    const once = await result('--form holdem --deals 20 --secure')
    expect(once.seed).toBeNull()
    expect(once.seats).not.toEqual((await result('--form holdem --deals 20 --secure')).seats)
  })

  test('all is counted: endings, streets, hands and seats', async () => {
    const { seats, forms: played, ...whole } = await result('--form holdem --deals 200 --players 9 --stack 100')
    expect(whole).toMatchObject({ form: 'holdem', players: 9, stack: 100, size: 10, book: 'rrp', seed: '1' })
    expect(whole).toMatchObject({ asked: 200, deals: 200, complete: true, fault: null, carried: 0 })
    expect(sum(seats.map((seat: { won: number }) => seat.won))).toBe(0)
    const [holdem] = played
    expect(holdem).toMatchObject({ form: 'holdem', structure: 'no-limit', deals: 200, events: whole.events })
    expect(sum(Object.values(holdem.endings))).toBe(200)
    expect(sum(Object.values(holdem.hands.high))).toBe(holdem.endings.showdown)
    expect(Object.keys(holdem.streets)).toEqual(['preflop', 'flop', 'turn', 'river'])
    const reached = Object.values<number>(holdem.streets)
    expect(reached).toEqual(reached.toSorted((a, b) => b - a))
    expect(holdem.streets.river).toBeGreaterThanOrEqual(holdem.endings.showdown)
    expect(holdem.with.sidePots).toBeGreaterThan(0)
    expect(holdem.biggestPot).toBeLessThanOrEqual(holdem.allPots)
  })

  test('each form of a mix by itself', async () => {
    const { forms: played } = await result('--form eight-game --deals 32 --players 2')
    expect(played.map((it: { form: string }) => it.form)).toEqual(mixes['eight-game'].parts.map(part => part.form))
    expect(sum(played.map((it: { deals: number }) => it.deals))).toBe(32)
  })

  test('as text for people', async () => {
    const text = await simulate('--form seven-card-stud --deals 1200')
    expect(text).toContain(
      '(seven-card-stud): 6 players, 1,000 chips each, Robert’s Rules of Poker, seed 1\n1,200 deals',
    )
    expect(text).toContain('every chip and card accounted for after every hand')
    expect(text).toMatch(/limit, ante 2, bring-in 3, limits 10 and 20: 1,200 deals/)
    expect(text).toMatch(/reached +third street +1,200 +100\.0%\n/)
    expect(text).toMatch(/seat +total won +hands won +biggest win +biggest loss/)
    expect(text.split('\n').every(line => line === line.trimEnd())).toBe(true)
  })

  test('jacks or better carries over, Chinese poker pays points', async () => {
    const jacks = await result('--form jacks-or-better --deals 40')
    expect(jacks.forms[0].endings.carried).toBeGreaterThan(0)
    const seats: readonly { won: number }[] = jacks.seats
    expect(sum(seats.map(({ won }) => won)) + jacks.carried).toBe(0)
    const chinese = await result('--form chinese-poker --deals 5')
    expect(chinese.forms[0]).toMatchObject({ structure: null, endings: { points: 5 } })
  })

  test('Ctrl-C shows what there is so far', async () => {
    const { out, code } = await run('--form holdem --deals 1000000', { stopped: () => true })
    expect(out).toMatch(/stopped after [\d,]+ of 1,000,000 deals/)
    expect(code).toBe(130)
    expect(await result('--form holdem --deals 1000000', { stopped: () => true })).toMatchObject({ complete: false })
  })
})

describe('a fault', () => {
  const off = () => {
    let deals = 0
    return { check: (deal: Deal) => (++deals === 7 ? ['As is missing'] : audit(deal)) }
  }

  test('there is no result, but how to see it again', async () => {
    const words = '--form razz --players 3 --deals 50 --seed 9 --limit limit --careless'
    const { out, err, code } = await run(words, off())
    expect(out).toBe('')
    expect(code).toBe(1)
    expect(err).toContain('deal 7 (razz) is off, so there’s no result:\n  As is missing')
    expect(err).toContain(
      'cardroom simulate --form razz --players 3 --deals 7 --seed 9 --size 10 --stack 1000 --book rrp --limit limit --careless --check every --json',
    )
  })

  test('a seed is quoted for the shell', async () => {
    const { err } = await run("--form razz --seed it's", off())
    expect(err).toContain("--seed 'it'\\''s' ")
  })

  test('a secure deal cannot be repeated, so its events are printed', async () => {
    const { err } = await run('--form razz --secure', off())
    expect(err).toContain('{"type":"DealStarted"')
    expect(err).toContain('{"type":"DealEnded"')
  })

  test('as JSON the fault comes with the deals before it and the events of its own', async () => {
    const { out, code } = await run('--form razz --json', off())
    const { complete, deals, fault } = JSON.parse(out)
    expect({ complete, deals }).toEqual({ complete: false, deals: 6 })
    expect(fault).toMatchObject({ number: 7, form: 'razz', problems: ['As is missing'] })
    expect(fault.events[0].type).toBe('DealStarted')
    expect(code).toBe(1)
  })
})

describe('options that make no sense are answered with those that do', () => {
  test.each([
    ['', "required option '--form <form>' not specified"],
    ['--form holdm', 'there is no form "holdm"; did you mean holdem'],
    ['--form holdem --players 30', `holdem is for 2 to ${forms.holdem.seats.most} players`],
    ['--form holdem --players 1', 'holdem is for 2 to'],
    ['--form holdem --players six', 'holdem is for 2 to'],
    ['--form holdem --players 2.5', 'holdem is for 2 to'],
    ['--form horse --players 9', 'horse is for 2 to 8 players'],
    ['--form holdem --deals 0', 'It must be a whole number from 1 to 1000000000'],
    ['--form holdem --deals -5', 'It must be a whole number from 1 to 1000000000'],
    ['--form holdem --deals 1.5', 'It must be a whole number from 1 to 1000000000'],
    ['--form holdem --stack 99999999999', 'It must be a whole number from 1 to 100000000'],
    ['--form courchevel --limit no-limit', 'courchevel is not played at no-limit; accepted: pot-limit'],
    ['--form razz --limit sky', `Allowed choices are ${STRUCTURES.join(', ')}`],
    [
      '--form razz --book hoyle',
      '--book: there is no book "hoyle"; accepted: rrp, uspa, hpt, web, wsop, or a house file',
    ],
    ['--form razz --book nowhere.json', '--book: nowhere.json: can’t be read'],
    ['--form razz --seed 1 --secure', 'cannot be used with option'],
    ['--form razz --jso', 'Did you mean --json?'],
  ])('%s', async (words, message) => {
    await expect(simulate(words)).rejects.toThrow(message)
  })
})

test('every form can be simulated, and every one that has a second round as a bomb pot', async () => {
  for (const id of Object.keys(forms)) {
    expect(await result(`--form ${id} --deals 3 --check every`)).toMatchObject({ deals: 3, fault: null })
  }
  expect(await result('--form omaha-bomb-pot --deals 5')).toMatchObject({ forms: [{ form: 'omaha-bomb-pot' }] })
})
