import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ask } from '../ask.ts'

const seats = { 1: 'Ann', 2: 'Bob', 3: 'Cid', 4: 'Dot' }
const event = (more: object = {}, happened: readonly unknown[] = []) => ({
  tournament: { tables: [{ seats }], happened, ...more },
})
const answer = (scenario: object, question: string) => ask({ ...scenario, ask: question }).answers?.[question]

describe('an event that is written', () => {
  test('answers who moves, which level it is, places and prizes where nothing is asked', () => {
    const { answers } = ask(event())
    expect(Object.keys(answers ?? {})).toEqual(['moves', 'level', 'places', 'prizes'])
    expect(answers?.moves).toMatchObject({ moves: [], words: 'Nobody moves.', rules: ['rrp/15/17'] })
    expect(answers?.prizes).toMatchObject({ prizes: [200, 120, 80] })
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
    const { refused, answers } = ask(
      event({}, [
        { type: 'StopClock', why: 'dispute' },
        { type: 'Tick', minute: 3 },
      ]),
    )
    expect(refused).toMatchObject([
      {
        at: 'tournament.happened[0]',
        problem: expect.stringContaining('keeps running'),
        rules: ['rrp/2/decision-making/1'],
      },
    ])
    expect(answers).toHaveProperty('level')
  })
})

describe('what cannot be read is answered with what is accepted', () => {
  test.each([
    [{ tournament: 3 }, 'tournament', '3 is not accepted'],
    [{ tournament: {} }, 'tournament.tables', 'is missing'],
    [{ tournament: { tables: [{ seats: {} }] } }, 'tournament', 'two players or more'],
    [{ tournament: { tables: [{ seats: { 11: 'Ann' } }] } }, 'tournament', 'no seat 11'],
    [{ tournament: { tables: [{ seats: { 1: 'Ann', 2: 'Ann' } }] } }, 'tournament', 'two seats'],
    [{ tournament: { tables: [{ seats, button: 99 }] } }, 'tournament', 'are seats'],
    [{ book: 'nobody', tournament: { tables: [{ seats }] } }, 'book', '"nobody" is not accepted'],
    [event({ levels: ['5-10', '10'] }), 'tournament.levels[1]', '"10" is not accepted'],
    [event({ game: 'bridge' }), 'tournament.game', '"bridge" is not accepted'],
    [event({ level: ['5-10'] }), 'tournament.level', 'did you mean "levels"'],
    [event({ rebuys: 'many' }), 'tournament.rebuys', '"many" is not accepted'],
    [event({}, [{ type: 'constructor' }]), 'tournament.happened[0].type', 'is not accepted'],
    [event({}, [{ type: 'BustOut', players: 'Ann' }]), 'tournament.happened[0].players', 'is not accepted'],
    [
      event({}, [{ type: 'BustOut', players: [], player: 1 }]),
      'tournament.happened[0].player',
      'did you mean "players"',
    ],
    [event({}, [{ type: 'Tick', minute: -1 }]), 'tournament.happened[0].minute', '-1 is not accepted'],
    [event({ happened: 'much' }), 'tournament.happened', 'is not accepted'],
    [{ ...event(), ask: 'weather' }, 'ask', '"weather" is not accepted'],
  ])('%j', (scenario, at, problem) => {
    expect(ask(scenario).error).toMatchObject({ at, problem: expect.stringContaining(problem) })
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
