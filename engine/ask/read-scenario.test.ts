import { describe, expect, test } from 'vitest'
import { ask } from './ask.ts'
import { readScenario, type Setup } from './read-scenario.ts'

const holdem = { form: 'holdem', seats: 3 } as const
const read = (scenario: object): Setup => {
  const setup = readScenario(scenario)
  if ('why' in setup) throw new Error(JSON.stringify(setup))
  return setup
}

describe('stakes', () => {
  const none = { blinds: [], ante: 0, bringIn: 0 }
  test.each([
    ['holdem', 'no-limit', '5-10', { blinds: [5, 10], lower: 10, ante: 0 }],
    ['holdem', 'no-limit', '$1/$2', { blinds: [1, 2], lower: 2 }],
    ['holdem', 'no-limit', '1-2-5', { blinds: [1, 2, 5], lower: 5 }],
    ['holdem', 'no-limit', '50-100 big blind ante 100', { blinds: [50, 100], ante: 100, antes: 'big-blind' }],
    ['holdem', 'no-limit', '50-100 button ante 100', { ante: 100, antes: 'button' }],
    ['holdem', 'no-limit', '50-100 ante 10 unit 5', { ante: 10, antes: 'each', unit: 5 }],
    ['holdem', 'no-limit', 20, { blinds: [10, 20], lower: 20 }],
    ['holdem', 'no-limit', undefined, { blinds: [5, 10] }],
    ['holdem', 'no-limit', { blinds: '2-5' }, { blinds: [2, 5], lower: 5 }],
    ['holdem', 'no-limit', { blinds: [2, 5], ante: 1 }, { blinds: [2, 5], ante: 1 }],
    ['holdem', 'pot-limit', '2-5 pot unit 5', { blinds: [2, 5], potUnit: 5 }],
    ['holdem', 'pot-limit', { blinds: '2-5', potUnit: 25 }, { blinds: [2, 5], potUnit: 25 }],
    ['holdem', 'no-limit', { blinds: '5-5', chips: { blind: 5, rake: 1 } }, { chips: { blind: 5, rake: 1 } }],
    ['holdem', 'limit', '10-20', { lower: 10, upper: 20, blinds: [5, 10] }],
    ['holdem', 'limit', '15-30 blinds 10-15', { lower: 15, upper: 30, blinds: [10, 15] }],
    ['holdem', 'spread', '2-10', { lower: 2, upper: 10 }],
    ['seven-card-stud', 'limit', '10-20', { ...none, lower: 10, upper: 20, ante: 2, bringIn: 3 }],
    ['seven-card-stud', 'limit', '10-20 ante 1 bring-in 5', { ante: 1, bringIn: 5 }],
    ['five-card-stud', 'no-limit', '10 ante 1', { lower: 10, ante: 1 }],
    ['chinese-poker', undefined, 25, { point: 25 }],
    ['chinese-poker', undefined, 'point 5', { point: 5 }],
    ['omaha-bomb-pot', 'pot-limit', '10 ante 20', { ante: 20, lower: 10, blinds: [] }],
  ])('%s at %s for %j', (form, structure, stakes, expected) => {
    const { start } = read({ form, seats: 3, ...(structure && { structure }), ...(stakes && { stakes }) })
    expect(start.stakes).toMatchObject(expected)
  })
})

describe('what chips are used for', () => {
  const scenario = {
    form: 'holdem',
    structure: 'no-limit',
    stakes: { blinds: [5, 5], chips: { blind: 5, 'big-blind': 5, rake: 1 } },
    seats: { 1: 1000, 2: 1000, 3: { chips: 105, denominations: { 5: 20, 1: 5 } } },
    acts: '3 all-in',
  }
  // rrp/3/betting/1, wsop/134
  test('by one book the chips of the rake play, by another not', () => {
    const putIn = (book: string) => ask({ ...scenario, book, ask: 'pots' })
    expect(putIn('rrp')).toMatchObject({ answers: { pots: { total: 115 } } })
    expect(putIn('wsop')).toMatchObject({ answers: { pots: { total: 110 } } })
  })
  test('what is no use of chips is refused', () => {
    const answer = readScenario({ ...scenario, stakes: { chips: { tip: 1 } } })
    expect(answer).toMatchObject({ at: 'stakes.chips.tip' })
  })
})

describe('seats', () => {
  const seated = (scenario: object) => read({ form: 'holdem', ...scenario }).start
  test('a number of them, with 1,000 chips or what is said', () => {
    expect(seated({ seats: 2 }).seats).toEqual([
      { seat: 1, chips: 1000 },
      { seat: 2, chips: 1000 },
    ])
    expect(seated({ seats: 2, stacks: 70 }).seats[1]).toEqual({ seat: 2, chips: 70 })
  })
  test('by number, or in a list with empty places', () => {
    const expected = [
      { seat: 2, chips: 100 },
      { seat: 3, chips: 50 },
      { seat: 7, chips: 1000 },
    ]
    expect(seated({ seats: { 2: 100, 3: { chips: 50 }, 7: {} } }).seats).toEqual(expected)
    expect(seated({ seats: [null, 100, { chips: 50 }, { seat: 7 }] }).seats).toEqual(expected)
  })
  test('the button is on the highest unless it is said', () => {
    expect([seated({ seats: 4 }).button, seated({ seats: 4, button: 2 }).button]).toEqual([4, 2])
  })
  test('posts come beside the usual ones, or instead of them', () => {
    const straddle = { seat: 3, kind: 'straddle', amount: 20 }
    const all = seated({ seats: 4, button: 4, posts: ['3 straddles 20'] }).posts
    expect(all).toEqual([{ seat: 1, kind: 'blind', amount: 5 }, { seat: 2, kind: 'blind', amount: 10 }, straddle])
    expect(seated({ seats: 4, posts: [straddle], usualPosts: false }).posts).toEqual([straddle])
    expect(seated({ seats: 4, posts: ['4 posts 5 dead', '4 posts 10'], usualPosts: false }).posts).toEqual([
      { seat: 4, kind: 'dead', amount: 5 },
      { seat: 4, kind: 'post', amount: 10 },
    ])
  })
  test('what the deal takes as it is', () => {
    const given = {
      setting: 'tournament',
      carried: 5,
      mixed: true,
      finalTwo: true,
      timed: true,
      passed: 2,
      barred: [9],
    }
    expect(seated({ seats: 3, ...given })).toMatchObject(given)
    const chips = { 1: { chips: 80, denominations: { 25: 3, 5: 1 } }, 2: { chips: 0, matched: 4 } }
    expect(seated({ seats: chips }).seats).toEqual([
      { seat: 1, ...chips[1] },
      { seat: 2, ...chips[2] },
    ])
    const land = read({ form: 'open-face-chinese', seats: { 1: { fantasyland: 14 }, 2: 100 } })
    expect(land.start.fantasyland).toEqual([{ seat: 1, cards: 14 }])
  })
})

describe('what cannot be used is named with its place and what is accepted', () => {
  test.each<[string, object, string, string, string?]>([
    ['nothing', {}, 'form', 'is missing', 'an id of "cardroom forms"'],
    ['no seats', { form: 'holdem' }, 'seats', 'is missing'],
    ['a list', [holdem], 'the scenario', 'a list of 1 is not accepted'],
    ['a slip in a field', { ...holdem, bord: '' }, 'bord', 'did you mean "board"?'],
    ['a field by another name', { game: 'holdem', stakes: '1-2' }, 'game', 'did you mean "form"?'],
    ['another', { ...holdem, blinds: '1-2' }, 'blinds', 'did you mean "stakes"?'],
    ['and another', { ...holdem, rulebook: 'wsop' }, 'rulebook', 'did you mean "book"?'],
    ['a name that isn’t a field', { ...holdem, constructor: 1 }, 'constructor', 'there is no field "constructor"'],
    ['an unknown form', { ...holdem, form: 'holdm' }, 'form', 'did you mean holdem?'],
    ['a mix', { ...holdem, form: 'horse' }, 'form', 'horse is a mix', '"mixed": true'],
    ['no bomb pot', { ...holdem, form: 'chinese-poker-bomb-pot' }, 'form', 'so it can’t be a bomb pot'],
    ['a faulty form', { ...holdem, form: { like: 'holdem', id: 'x', name: 'X', deck: 'tarot' } }, 'form', 'deck'],
    ['an unknown book', { ...holdem, book: 'hoyle' }, 'book', '"hoyle" is not accepted', 'rrp, uspa, hpt, web, wsop'],
    ['a faulty house', { ...holdem, book: { name: 'X', book: 'rrp', overrides: { cap: 3 } } }, 'book', 'cap'],
    ['an unknown structure', { ...holdem, structure: 'no limit' }, 'structure', 'did you mean no-limit', 'pot-limit'],
    [
      'one that is not played',
      { form: 'courchevel', structure: 'limit', seats: 3 },
      'structure',
      'is played at pot-limit',
    ],
    ['a part of stakes', { ...holdem, stakes: '5-10 rake 3' }, 'stakes', '"rake 3"', 'big blind ante'],
    [
      'blinds where there are none',
      { form: 'razz', structure: 'no-limit', seats: 3, stakes: '5-10' },
      'stakes',
      'has none',
    ],
    ['three limits', { ...holdem, structure: 'limit', stakes: '1-2-5' }, 'stakes', '3 limits'],
    [
      'two amounts for points',
      { form: 'chinese-poker', seats: 3, stakes: '5-10' },
      'stakes',
      'is two amounts, but this form is played for points',
    ],
    ['a stake that doesn’t exist', { ...holdem, stakes: { rake: 3 } }, 'stakes.rake', 'there is no field', 'blinds'],
    [
      'a name for a seat',
      { ...holdem, seats: { one: 5, 2: 5 } },
      'seats.one',
      'there is no field "one"',
      'numbers of seats',
    ],
    ['no chips', { ...holdem, seats: { 1: 0, 2: 5 } }, 'seats', 'Seat 1 needs a whole'],
    [
      'broken chips',
      { ...holdem, seats: { 1: { chips: 2.5 }, 2: 5 } },
      'seats.1.chips',
      '2.5 is not accepted',
      'a whole number, 0 or more',
    ],
    ['one seat', { ...holdem, seats: [100] }, 'seats', 'needs at least 2'],
    ['too many seats', { form: 'draw-high', seats: 20 }, 'seats', 'at most'],
    ['a seat twice', { ...holdem, seats: [100, { seat: 1 }] }, 'seats', 'seat 1 appears twice'],
    ['cards of a stranger', { ...holdem, cards: { 9: 'AsAh' } }, 'cards.9', 'seat 9 isn’t in this hand', '1, 2, 3'],
    ['no card', { ...holdem, cards: { 1: 'As 1h' } }, 'cards.1', '"1h" is not a card', '??'],
    ['too many cards', { ...holdem, cards: { 1: 'As Ah Ad' } }, 'cards.1', 'at most 2 cards'],
    [
      'a card twice',
      { ...holdem, cards: { 1: 'As Ah', 2: 'As Kh' } },
      'cards.2',
      'As appears twice: cards.1 and cards.2',
    ],
    ['on the board too', { ...holdem, cards: { 1: 'As Ah' }, board: '2c As' }, 'board', 'As appears twice'],
    ['too long a board', { ...holdem, board: '2c 3c 4c 5c 6c 7c' }, 'board', 'at most 5 cards'],
    ['one board for three', { form: 'derailment', seats: 3, board: '2c' }, 'board', 'has 3 boards', 'a list'],
    ['of another deck', { form: 'short-deck-holdem', seats: 3, board: '2c' }, 'board', '2c isn’t in the deck'],
    ['deck and cards', { ...holdem, deck: 'As', board: '2c' }, 'deck', 'the deck already gives all cards'],
    ['a deck with a card twice', { ...holdem, deck: 'As As' }, 'deck', 'As appears twice'],
    ['a deck of unknown cards', { ...holdem, deck: '?? As' }, 'deck', '?? isn’t in the deck'],
    ['no post', { ...holdem, posts: ['3 stradles 20'] }, 'posts[0]', 'isn’t a post', '3 straddles 20'],
    ['a post of a stranger', { ...holdem, posts: ['9 straddles 20'] }, 'posts[0]', 'Seat 9 isn’t in this hand'],
    ['an unknown question', { ...holdem, ask: ['legal', 'who'] }, 'ask[1]', '"who" is not accepted', 'payouts'],
    ['no question', { ...holdem, ask: [] }, 'ask', 'an empty list is not accepted'],
    [
      'an unknown field of an act',
      { ...holdem, acts: [{ act: 'fold', set: 3 }] },
      'acts[0].set',
      'did you mean "seat"?',
    ],
    [
      'an unknown field of an act that says more',
      { ...holdem, acts: [{ seat: 3, act: 'raise', tow: 40 }] },
      'acts[0].tow',
      'no field "tow"',
      'discard',
    ],
    [
      'an unknown gesture',
      { ...holdem, acts: [{ seat: 3, does: 'nods' }] },
      'acts[0].does',
      '"nods" is not accepted',
      'knocks',
    ],
    ['no chips in words', { ...holdem, acts: ['3 puts nothing'] }, 'acts[0]', 'neither words nor chips', '4x25'],
    ['no act', { ...holdem, acts: ['deal', '3 whistles'] }, 'acts[1]', '"whistles" isn’t an act', 'Seat 3 can fold'],
    [
      'nearly an incident',
      { ...holdem, acts: ['deal', 'the 9h of seat 3 was exposed by the dealer'] },
      'acts[1]',
      'report the nearest incident like this',
      'is exposed by the',
    ],
    [
      'nearly another',
      { ...holdem, acts: ['deal', 'a joker was in the hand of 3'] },
      'acts[1]',
      'the nearest incident',
      'finds a joker',
    ],
    ['nearly an act', { ...holdem, acts: ['deal', '3 rases to 40'] }, 'acts[1]', 'did you mean "raise"?'],
    ['a stranger', { ...holdem, acts: ['deal', '9 folds'] }, 'acts[1]', 'Seat 9 isn’t in this hand'],
    ['a stranger who talks', { ...holdem, acts: ['deal', '9 puts 100'] }, 'acts[1]', 'seat 9 isn’t in this hand'],
  ])('%s', (_, scenario, at, problem, accepted) => {
    const { error } = ask(scenario)
    expect(error).toMatchObject({ at, problem: expect.stringContaining(problem) })
    if (accepted !== undefined) expect(error!.accepted).toContain(accepted)
  })
})

test.each([
  ['since', 'raised', '"act": "raise"'],
  ['mistook', 'the raise', '"of": "raise"'],
  ['noticed', 'later', '"when": "at-once"'],
  ['skipped', true, '"behind": 3'],
] as const)('a wrong "%s" is shown what a right one looks like', (name, value, example) => {
  const { error } = ask({ ...holdem, acts: ['deal', { seat: 3, says: 'call', [name]: value }] })
  expect(error).toMatchObject({ at: `acts[1].${name}` })
  expect(JSON.stringify(error!.accepted)).toContain(JSON.stringify(example).slice(1, -1))
})
