import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ask } from '../ask.ts'

const seats = { 1: 'Ann', 2: 'Bob', 3: 'Cid', 4: 'Dot' }
const event = (more: object = {}, happened: readonly unknown[] = []) => ({
  tournament: { tables: [{ seats }], happened, ...more },
})
const answer = (scenario: object, question: string) => ask({ ...scenario, ask: question }).answers?.[question]

describe('an event that is told', () => {
  test('answers who moves, which level it is, places and prizes where nothing is asked', () => {
    const { answers } = ask(event())
    expect(Object.keys(answers ?? {})).toEqual(['moves', 'level', 'places', 'prizes'])
    expect(answers?.['moves']).toMatchObject({ moves: [], words: 'Nobody moves.', rules: ['rrp/15/17'] })
    expect(answers?.['prizes']).toMatchObject({ prizes: [200, 120, 80] })
  })
  test('a purse and a field of its own', () => {
    expect(answer(event({ purse: 2400, players: 24 }), 'prizes')).toMatchObject({ prizes: [960, 600, 480, 240, 120] })
  })
  test('everybody draws where tables come down to three, two or one', () => {
    const tables = [
      { table: 1, seats },
      { table: 2, seats: { 1: 'Eve', 2: 'Fay' } },
    ]
    expect(answer({ tournament: { tables, seats: 6, finalSeats: 6 } }, 'moves')).toMatchObject({
      redraw: { tables: 1 },
      rules: ['rrp/15/18'],
    })
  })
  test('a race, with the cards that were dealt', () => {
    const stacks = {
      1: { player: 'Ann', chips: 1075 },
      2: { player: 'Bob', chips: 950 },
      3: { player: 'Cid', chips: 975 },
    }
    const cards = [
      { player: 'Ann', cards: ['Kd', '9d', '2c'] },
      { player: 'Bob', cards: ['As', '3h'] },
      { player: 'Cid', cards: ['5s', '9c', '9h'] },
    ]
    const raced = {
      tournament: {
        unit: 25,
        levels: ['100-200'],
        tables: [{ seats: stacks }],
        happened: [{ type: 'RaceChips', unit: 100, cards }],
      },
    }
    expect(answer(raced, 'stacks')).toMatchObject({ words: 'Ann 1100, Bob 1000, Cid 900.', raced: 0, unit: 100 })
  })
  test('absent and penalised players', () => {
    const away = event({}, [
      { type: 'MarkAway', player: 'Dot' },
      { type: 'Penalize', player: 'Bob', deals: 10 },
    ])
    expect(answer(away, 'absent')).toMatchObject({ away: [{ player: 'Dot', dealtIn: true, posts: true }] })
    expect(answer(away, 'penalties')).toMatchObject({ serving: [{ player: 'Bob', penalty: { deals: 10 } }] })
    expect(answer(away, 'news')).toMatchObject({
      words: expect.stringContaining('Bob is dealt out for 10 hands. (rrp/15/28)'),
    })
  })
  test('what is refused says so, with its place and its rules', () => {
    expect(ask(event({}, [{ type: 'StopClock', why: 'dispute' }])).error).toMatchObject({
      at: 'tournament.happened[0]',
      problem: expect.stringContaining('keeps running'),
      rules: ['rrp/2/decision-making/1'],
    })
  })
})

describe('what cannot be read is answered with what is accepted', () => {
  test.each([
    [{ tournament: 3 }, 'an event is an object'],
    [{ tournament: {} }, 'tables is a list'],
    [{ tournament: { tables: [{ seats: {} }] } }, 'two players or more'],
    [{ tournament: { tables: [{ seats: { 11: 'Ann' } }] } }, 'no seat 11'],
    [{ tournament: { tables: [{ seats: { 1: 'Ann', 2: 'Ann' } }] } }, 'two seats'],
    [{ tournament: { tables: [{ seats, button: 99 }] } }, 'are seats'],
    [{ book: 'nobody', tournament: { tables: [{ seats }] } }, 'no such book'],
    [event({ levels: ['10'] }), 'levels are blinds'],
    [event({ game: 'bridge' }), 'id of a form'],
    [event({ wings: 2 }), 'no “wings”'],
    [event({ rebuys: 'many' }), 'rebuys'],
    [event({}, [{ type: 'constructor' }]), 'nothing of the kind'],
    [event({}, [{ type: 'BustOut', players: 'Ann' }]), 'other fields'],
    [event({}, [{ type: 'BustOut', players: [], extra: 1 }]), 'other fields'],
    [event({}, [{ type: 'Tick', minute: -1 }]), 'minute'],
    [event({ happened: 'much' }), 'is a list'],
    [{ ...event(), ask: 'weather' }, 'nobody can ask'],
  ])('%j', (scenario, problem) => {
    expect(ask(scenario).error?.problem).toContain(problem)
  })
  test('whatever comes is answered', () => {
    const anything = fc.oneof(fc.jsonValue(), fc.constantFrom('__proto__', 'constructor', -1, 1e99, null))
    const order = fc.record(
      {
        type: fc.constantFrom('BustOut', 'EndDeal', 'Balance', 'RaceChips', 'AgreeDeal'),
        players: anything,
        stacks: anything,
        cards: anything,
        player: anything,
        way: anything,
        signed: anything,
      },
      { requiredKeys: ['type'] },
    )
    fc.assert(
      fc.property(fc.array(order, { maxLength: 3 }), anything, (happened, more) => {
        const { answers, error } = ask({ tournament: { tables: [{ seats }], happened, guarantee: more } })
        expect((answers === undefined) !== (error === undefined)).toBe(true)
      }),
    )
  })
})
