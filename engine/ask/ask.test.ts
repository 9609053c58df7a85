import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rulebooks } from '../rulebooks/rulebooks.ts'
import { rule } from '../testing/rule.ts'
import { ask } from './ask.ts'
import { exampleScenario } from './example.ts'

const folder = new URL('../../examples/scenarios/', import.meta.url)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.json'))
const examples = files.flatMap(file => {
  const value: unknown = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
  return [value].flat().map(one => ({ file, id: (one as { id: string }).id, scenario: one as object }))
})

const holdem = { form: 'holdem', stakes: '5-10', seats: 3 } as const
const limit = { ...holdem, structure: 'limit', stakes: '10-20' } as const

/** The answer to one question, which is there. */
const answer = (scenario: object, question = 'legal'): Readonly<Record<string, unknown>> => {
  const { answers, error } = ask({ ...scenario, ask: question })
  if (error !== undefined) throw new Error(JSON.stringify(error))
  return answers![question]!
}
/** What seat is due, and what it may do, after these acts. */
const after = (acts: unknown, scenario: object = holdem) => answer({ ...scenario, acts })

describe('a limit that the house has not approved', () => {
  const turn = ['deal', '3 calls', '1 calls', '2 checks', '1 checks', '2 checks', '3 checks', { seat: 1, chips: [80] }]
  const played = { ...limit, book: 'wsop', stakes: '40-80', acts: turn }

  rule('wsop/73-unapproved', 'an 80 bet on the turn at an official 20-40 is judged at 40', () => {
    expect(answer(played, 'wager')).toMatchObject({ act: 'bet', to: 80, rules: ['wsop/139'] })
    const judged = answer({ ...played, approved: '20-40' }, 'wager')
    expect(judged).toMatchObject({ act: 'bet', to: 40, correction: { from: 80, to: 40 } })
    expect(judged.rules).toContain('wsop/73-unapproved')
    const { objections, waitingList } = rulebooks.wsop.limitChangeBlockingObjections.is
    const overrides = { limitChangeBlockingObjections: { objections, waitingList, unapproved: 'limit-played' } }
    const house = { name: 'The Lamp', book: 'wsop', overrides }
    expect(answer({ ...played, approved: '20-40', book: house }, 'wager')).toMatchObject({ to: 80 })
  })
  test('is read like stakes', () => {
    expect(ask({ ...played, approved: '20-40-60-80' }).error).toMatchObject({ at: 'approved' })
  })
})

describe('the examples', () => {
  test('there are some of every family', () => {
    expect(examples.length).toBeGreaterThan(25)
    expect(new Set(examples.map(({ id }) => id)).size).toBe(examples.length)
  })
  test.each(examples)('$file: $id', ({ scenario, id }) => {
    const given = ask(scenario)
    expect(given.differences ?? []).toEqual([])
    expect(given).toMatchObject({ id, asExpected: true })
  })
  test('the one to begin with', () => {
    expect(ask(exampleScenario).answers).toMatchObject({ wager: { act: 'call', to: 20, returned: 80 } })
  })
})

describe('acts in words', () => {
  test('before a player acts the dealer has dealt', () => {
    expect(after(['3 calls', '1 calls', '2 checks', '1 bets 20'])).toMatchObject({ seat: 2, callTo: 20 })
    expect(after(['3 calls', '1 calls', '2 checks'])).toMatchObject({ due: 'dealer', act: { do: 'burn' } })
  })
  test('one text, many in a text, or fields', () => {
    const one = after('deal; 3 raises to 30; 1 folds')
    expect(after(['deal; 3 raises to 30', { seat: 1, act: 'fold' }])).toEqual(one)
    expect(after([{ act: 'deal' }, { seat: 3, act: 'raise', to: 30 }, 'seat 1 folds'])).toEqual(one)
    expect(after('deal; 3 raises by 20; folds')).toEqual(one)
    expect(one).toMatchObject({ seat: 2, callTo: 30 })
  })
  test('a wager without an amount has the size of the limit', () => {
    expect(after('deal; 3 raises; 1 folds', limit)).toMatchObject({ seat: 2, callTo: 20 })
    expect(ask({ ...holdem, acts: 'deal; 3 raises' }).error).toMatchObject({ problem: 'say how much' })
  })
  test('all-in is a call where it is no more', () => {
    const seats = { 1: 500, 2: 500, 3: 200 }
    const short = answer({ ...holdem, seats, button: 1, acts: 'deal; 1 bets 300; 2 folds; 3 goes all-in' }, 'pots')
    expect(short).toMatchObject({ in: { 1: 200, 2: 5, 3: 200 } })
    expect(after('deal; 3 all-in', { ...holdem, seats })).toMatchObject({ seat: 1, callTo: 200 })
  })
  test('to raise an amount may be to it or by it', () => {
    expect(ask({ ...holdem, acts: 'deal; 3 raises 40' }).error).toMatchObject({
      said: '3 raises 40',
      problem: '"raises 40" could mean to or by that amount',
    })
  })
  test('a street by its name, when it is due', () => {
    const flop = ['3 calls; 1 folds; 2 checks', 'flop Ah Kd 2c', '2 checks', '3 checks', 'turn 9s']
    expect(answer({ ...holdem, acts: flop }, 'state')).toMatchObject({ boards: [['Ah', 'Kd', '2c', '9s']], stub: 40 })
    expect(ask({ ...holdem, acts: ['deal', 'turn 9s'] }).error).toMatchObject({ problem: 'the turn isn’t next' })
  })
  test('cards after deal are never the burncard', () => {
    const acts = ['3 calls; 1 folds; 2 checks', 'burn 5c', 'deal Ah Kd 2c', '2 checks', '3 checks', 'deal 9s']
    expect(answer({ ...holdem, acts }, 'state')).toMatchObject({
      boards: [['Ah', 'Kd', '2c', '9s']],
      burns: ['5c', '??'],
    })
  })
  test('what nobody can do is said', () => {
    expect(ask({ ...holdem, acts: ['deal', 'deal'] }).error).toMatchObject({ at: 'acts[1]', said: 'deal' })
    expect(ask({ ...holdem, acts: ['all stand pat'] }).error?.problem).toContain('nobody')
  })
})

describe('cards', () => {
  test('fall as they are named, and nobody knows the others', () => {
    const cards = { 1: 'As Ah', 2: '?? Kd' }
    const { players } = answer({ ...holdem, cards, acts: 'deal' }, 'state')
    expect(players).toMatchObject([{ down: ['As', 'Ah'] }, { down: ['??', 'Kd'] }, { down: ['??', '??'] }])
  })
  test('of a seat, or by seats', () => {
    const seats = { 1: { cards: 'AsAh' }, 2: { chips: 70 }, 3: 80 }
    const { players } = answer({ ...holdem, seats, cards: { 3: 'KsKh' }, stacks: 60, acts: 'deal' }, 'state')
    expect(players).toMatchObject([
      { down: ['As', 'Ah'], stack: 55 },
      { down: ['??', '??'], stack: 60 },
      { down: ['Ks', 'Kh'], stack: 80 },
    ])
  })
  test('or as they lie in the deck', () => {
    const scenario = { ...holdem, seats: 2, deck: 'As Ks Ah Kh 2c 3c 4c 5c', acts: 'deal; 2 calls; 1 checks; deal' }
    expect(answer(scenario, 'state')).toMatchObject({
      players: [{ down: ['As', 'Ah'] }, { down: ['Ks', 'Kh'] }],
      burns: ['2c'],
      boards: [['3c', '4c', '5c']],
    })
  })
  test('a second hand of Chinese poker', () => {
    const hand = '2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac'
    const scenario = { form: 'chinese-poker', seats: 2, cards: { '1+': hand }, acts: 'deal' }
    const { players } = answer(scenario, 'state') as { players: readonly { down: readonly string[] }[] }
    expect(players[1]!.down.join(' ')).toBe(hand)
    expect(players[0]!.down).toContain('??')
  })
  test('a hand that nobody given is neither best nor beaten', () => {
    const scenario = {
      ...holdem,
      board: '2c 7d 9h 3c 4d',
      cards: { 1: 'As Ah' },
      acts: '3 folds; 1 calls; 2 checks; play on',
    }
    expect(ask({ ...scenario, ask: 'payouts' }).answers!.payouts).toMatchObject({
      problem: 'the cards of seat 2 aren’t known',
    })
    const shown = { ...scenario, acts: '3 folds; 1 calls; 2 checks; around; around; around' }
    const mucked = answer({ ...shown, acts: `${shown.acts}; 1 shows; 2 mucks` }, 'payouts')
    expect(mucked).toMatchObject({ payouts: { 1: 20, 2: 0 } })
    const payouts = answer({ ...shown, acts: `${shown.acts}; 1 shows; 2 shows 2d 2h` }, 'payouts')
    expect(payouts).toMatchObject({ payouts: { 1: 0, 2: 20 }, won: { 1: -10, 2: 10, 3: 0 } })
  })
  test('the dealer’s part is done for the payouts, that of the players is not', () => {
    expect(answer({ ...holdem, acts: '3 folds; 1 folds' }, 'payouts')).toMatchObject({ won: { 1: -5, 2: 5, 3: 0 } })
    expect(ask({ ...holdem, acts: '3 folds', ask: 'payouts' }).answers!.payouts).toMatchObject({
      problem: 'the deal is not over',
      accepted: expect.stringContaining('Seat 1 can'),
    })
  })
})

describe('words and chips', () => {
  const facing = ['3 calls; 1 folds; 2 checks', 'flop', '2 bets 20']
  const wager = (act: unknown, book = 'rrp') => answer({ ...holdem, book, acts: [...facing, act] }, 'wager')
  test('in a sentence or in fields', () => {
    const raise = wager("3 says 'raise' and puts 100")
    expect(raise).toMatchObject({ act: 'raise', to: 100, did: ['raise', [100]] })
    expect(wager('3 says “raise”, puts 100')).toEqual(raise)
    expect(wager('3 says raise and puts out 100')).toEqual(raise)
    expect(wager({ seat: 3, says: 'raise', chips: 100 })).toEqual(raise)
    expect(wager({ seat: 3, did: ['raise', [100]] })).toEqual(raise)
    expect(wager({ seat: 3, says: "I'm all in" })).toMatchObject({ act: 'raise', to: 990 })
    expect(wager('3 puts 4x25').did).toEqual([[25, 25, 25, 25]])
    expect(wager({ seat: 3, chips: [[20], [40]] }).did).toEqual([[20], [40]])
    expect(wager('3 puts 20 then puts 40').did).toEqual([[20], [40]])
    expect(wager('3 holds 100 and says "hm"').did).toEqual([{ held: [100] }, 'hm'])
  })
  test('what it is, is done', () => {
    expect(after([...facing, '3 puts 100'])).toMatchObject({ due: 'dealer' })
    expect(after([...facing, "3 says 'raise' and puts 100"])).toMatchObject({ seat: 2, callTo: 100 })
    expect(after([...facing, '3 throws his hand forward'])).toMatchObject({ due: 'dealer', act: { do: 'award' } })
  })
  test('no act leaves them their turn', () => {
    expect(after([...facing, "3 says 'nice hand'"])).toMatchObject({ seat: 3 })
    expect(after([...facing, "3 says 'nice hand'", '3 calls'])).toMatchObject({ due: 'dealer' })
  })
  test('what is left to the floor waits for it', () => {
    const knock = { seat: 3, does: 'knocks' }
    expect(wager(knock)).toMatchObject({ act: 'fold', binding: 'may-be', state: 'floor' })
    expect(after([...facing, knock])).toMatchObject({ seat: 3 })
    expect(after([...facing, { ...knock, floor: 'holds' }])).toMatchObject({ due: 'dealer' })
    expect(after([...facing, { ...knock, floor: 'frees' }, '3 calls'])).toMatchObject({ due: 'dealer' })
    expect(ask({ ...holdem, acts: [...facing, knock, '2 checks'] }).refused?.[0]?.accepted).toContain(
      '"floor": "holds"',
    )
  })
  test('the setting is that of the deal', () => {
    const acts = ['deal', { seat: 3, says: 'raise', chips: [[20], [40]] }]
    const cash = answer({ ...holdem, acts }, 'wager')
    const event = answer({ ...holdem, setting: 'tournament', acts }, 'wager')
    expect([cash.rules, event.rules]).not.toEqual([cash.rules, cash.rules])
  })
  test('the forced bet is described plainly', () => {
    const stud = { form: 'seven-card-stud', structure: 'limit', seats: 2, cards: { 1: '????2c', 2: '????Kc' } }
    expect(ask({ ...stud, acts: ['deal', '1 puts 3'] }).error).toMatchObject({
      accepted: expect.stringContaining('brings in'),
    })
  })
})

test.each([0, '0', '0-0', { lower: 0 }])('stakes of nothing are a mistake in the scenario: %j', stakes => {
  expect(ask({ form: 'holdem', seats: 3, stakes, acts: ['1 calls'] }).error).toMatchObject({
    at: expect.stringMatching(/^stakes/),
  })
})

test('a bring-in for less than it costs may be written as all-in (rrp/8/4)', () => {
  for (const book of ['rrp', 'uspa', 'hpt', 'web', 'wsop']) {
    const stud = {
      form: 'seven-card-stud',
      structure: 'limit',
      stakes: { lower: 10, upper: 20, ante: 1, bringIn: 5 },
      book,
    }
    const cards = { '1': '?? ?? 2c', '2': '?? ?? Kd', '3': '?? ?? Qh' }
    const played = ask({
      ...stud,
      seats: { '1': 4, '2': 500, '3': 500 },
      cards,
      acts: ['deal', '1 all-in'],
      ask: ['events'],
    })
    expect(played.error).toBeUndefined()
    expect(JSON.stringify(played.answers)).toContain('"BroughtIn"')
  }
})

test('a kill with too few chips is refused for the chips, not for the cards (rrp/13/10)', () => {
  const lowballLookAndKill = { enabled: true, cardsSeen: 2, minStackInKillBlinds: 4, killerActs: 'last-first-round' }
  const house = { name: 'Ours', book: 'rrp', overrides: { lowballLookAndKill } }
  const lowball = { form: 'ace-to-five-lowball', structure: 'limit', stakes: '20-40', book: house }
  const scenario = { ...lowball, seats: { '1': 500, '2': 500, '3': 150, '4': 500 }, acts: ['deal one', '3 kills 40'] }
  expect(ask(scenario).refused).toMatchObject([{ problem: expect.stringContaining('160') }])
})

describe('out of turn', () => {
  const flop = ['3 calls; 1 calls; 2 checks', 'flop', '1 checks']
  const scenario = (...acts: readonly unknown[]) => ({ ...holdem, book: 'wsop', acts: [...flop, ...acts] })
  test('it waits for the turn, and is then done', () => {
    expect(answer(scenario("3 says 'bet 50'"), 'wager')).toMatchObject({ state: 'waiting', act: 'bet' })
    expect(answer(scenario("3 says 'bet 50'"))).toMatchObject({ seat: 2 })
    expect(answer(scenario("3 says 'bet 50'", '2 checks'))).toMatchObject({ seat: 1, callTo: 50 })
  })
  test('a bet before it sets them free', () => {
    const free = scenario("3 says 'bet 50'", '2 bets 20')
    expect(answer(free, 'wager')).toMatchObject({ binding: false, state: 'free' })
    expect(answer(scenario("3 says 'bet 50'", '2 bets 20', '3 folds'))).toMatchObject({ seat: 1, callTo: 20 })
  })
  test('what it bars is refused with the rule', () => {
    const barred = ask({ ...scenario("3 says 'check'", '2 bets 20', '3 raises to 60'), book: 'rrp' })
    const { answers } = ask({ ...scenario("3 says 'check'", '2 bets 20'), book: 'rrp', ask: ['wager', 'legal'] })
    expect(answers).toMatchObject({ wager: { bars: ['bet', 'raise'] }, legal: { mayNot: ['bet', 'raise'] } })
    expect(barred.refused).toMatchObject([
      { at: 'acts[5]', problem: expect.stringContaining('By a ruling, seat'), rules: expect.any(Array) },
    ])
  })
})

describe('questions', () => {
  test('without one it is asked what is due', () => {
    expect(Object.keys(ask(holdem).answers!)).toEqual(['legal'])
    const ruled = ask({ ...holdem, acts: 'deal; the deck has 51 cards' }).answers!
    expect(Object.keys(ruled)).toEqual(['ruling', 'legal'])
    expect(ruled.ruling).toMatchObject({ decision: 'result-stands' })
  })
  test('several, each under its name', () => {
    const { answers } = ask({ ...holdem, acts: 'deal', ask: ['legal', { view: 2 }, 'view', 'pots', 'state', 'events'] })
    expect(Object.keys(answers!)).toEqual(['legal', 'view 2', 'view', 'pots', 'state', 'events'])
    for (const given of Object.values(answers!))
      expect(given).toMatchObject({ words: expect.any(String), rules: expect.any(Array) })
  })
  test('one that has no answer says why, and the others are answered', () => {
    const { answers } = ask({ ...holdem, ask: ['shows', 'wager', 'view 9', 'legal'] })
    expect(answers).toMatchObject({
      shows: { problem: 'there is no showdown yet' },
      wager: { problem: expect.stringContaining('nobody has said') },
      'view 9': { problem: 'seat 9 isn’t in this hand' },
      legal: { due: 'dealer' },
    })
    expect(ask({ ...holdem, acts: '3 folds; 1 folds', ask: 'shows' }).answers!.shows).toMatchObject({
      problem: 'nobody has to show: there was no showdown',
    })
  })
  test('a view shows nothing else', () => {
    const scenario = { ...holdem, cards: { 1: 'As Ah', 2: 'Ks Kh', 3: 'Qs Qh' }, acts: 'deal' }
    expect(JSON.stringify(answer(scenario, 'view 1'))).not.toMatch(/Ks|Kh|Qs|Qh/)
    expect(JSON.stringify(answer(scenario, 'view 1'))).toContain('As')
    expect(JSON.stringify(answer(scenario, 'view'))).not.toMatch(/As|Ks/)
  })
  test('events carry their rules', () => {
    const { events, rules } = answer({ ...holdem, acts: 'deal; 3 folds' }, 'events') as {
      events: readonly { type: string; rules: readonly string[] }[]
      rules: readonly string[]
    }
    expect(events.at(-1)).toMatchObject({ type: 'Folded', seat: 3 })
    expect(rules).toEqual([...new Set(events.flatMap(event => event.rules))])
    expect(rules.length).toBeGreaterThan(1)
  })
})

describe('whatever JSON comes', () => {
  const fields = [
    'form',
    'book',
    'stakes',
    'seats',
    'cards',
    'board',
    'deck',
    'posts',
    'acts',
    'ask',
    'button',
    'expect',
  ]
  test('it is answered, with an answer or an error in words', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...fields), (value, field) => {
        for (const scenario of [value, { ...holdem, [field]: value }, { ...holdem, acts: ['deal', value] }]) {
          const { answers, error } = ask(scenario)
          expect([answers, error].filter(part => part !== undefined)).toHaveLength(1)
          if (error !== undefined) expect(error).toMatchObject({ at: expect.any(String), problem: expect.any(String) })
        }
      }),
      { numRuns: 300 },
    )
  })
  test('and so are words that are nearly acts', () => {
    const words = [
      'deal',
      '3',
      'raises',
      'to',
      '40',
      'puts',
      '4x',
      'says',
      '"',
      'lays',
      '/',
      '-',
      'As',
      'shows',
      'run it',
      'by',
      '2+',
    ]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 6 }), parts => {
        const { answers, error } = ask({ ...holdem, acts: ['deal', parts.join(' ')] })
        expect(answers === undefined).toBe(error !== undefined)
      }),
      { numRuns: 300 },
    )
  })
})
