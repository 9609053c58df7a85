import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { said } from '../testing/said.ts'
import { type PhhHand, readPhh } from './read-phh.ts'
import { replayHand } from './replay-hand.ts'
import { PHH_VARIANTS } from './variants.ts'

const PLAIN = {
  variant: "'NT'",
  antes: '[0, 0, 0]',
  blinds_or_straddles: '[1, 2, 0]',
  min_bet: '2',
  starting_stacks: '[100, 100, 100]',
  actions: "['d dh p1 AsKs', 'd dh p2 ????', 'd dh p3 ????', 'p3 f', 'p1 cc', 'p2 cc']",
}

/** A file of a plain hand with some fields changed, or left out. */
const file = (changes: Readonly<Record<string, string | null>> = {}): string =>
  Object.entries({ ...PLAIN, ...changes })
    .flatMap(([name, value]) => (value === null ? [] : [`${name} = ${value}`]))
    .join('\n')

const one = (text: string): PhhHand => readPhh(text)[0]!
const historyIn = (text: string) => {
  const hand = one(text)
  if (!hand.ok) throw new Error(JSON.stringify(hand.refusal.problems))
  return hand.history
}
const problemsIn = (text: string) => {
  const hand = one(text)
  return hand.ok ? [] : hand.refusal.problems.map(said).map(({ line, act, what }) => `${line} ${act}: ${what}`)
}

describe('the samples, one for each of the eleven games', () => {
  const folder = new URL('./samples/', import.meta.url)
  const samples = readdirSync(folder).map(name => one(readFileSync(new URL(name, folder), 'utf8')))

  test('every code is among them', () => {
    expect(samples.map(hand => hand.variant).sort()).toEqual(Object.keys(PHH_VARIANTS).sort())
  })

  for (const hand of samples) {
    test(`${hand.variant} comes out as it says under every book`, () => {
      for (const book of ['rrp', 'uspa', 'hpt', 'web', 'wsop'] as const) {
        const { ended, differs, problems } = replayHand(hand, { book })
        expect({ book, ended, differs, problems }).toEqual({ book, ended: true, differs: null, problems: [] })
      }
    })
  }
})

describe('the fields of a hand', () => {
  test('stakes, stacks and acts', () => {
    const { start, acts, scale } = historyIn(file())
    expect(start).toMatchObject({
      form: { id: 'holdem' },
      stakes: { structure: 'no-limit', blinds: [1, 2], lower: 2 },
      seats: [1, 2, 3].map(seat => ({ seat, chips: 100 })),
      button: 3,
      realCards: true,
    })
    expect(acts[0]).toEqual({ do: 'holecards', seat: 1, cards: ['As', 'Ks'], line: 6, words: 'd dh p1 AsKs' })
    expect(scale).toBe(0)
  })

  test('decimals are whole chips of the smallest part', () => {
    const { start, scale, acts } = historyIn(
      file({
        blinds_or_straddles: '[0.10, 0.25, 0]',
        min_bet: '0.25',
        starting_stacks: '[66.18, 25, 23.1]',
        actions: "['p3 cbr 1.5']",
      }),
    )
    expect(scale).toBe(2)
    expect(start.stakes.blinds).toEqual([10, 25])
    expect(start.seats.map(({ chips }) => chips)).toEqual([6618, 2500, 2310])
    expect(acts[0]).toMatchObject({ do: 'wager', to: 150 })
  })

  test('heads-up the small blind is on the button, p2, though its blind is written first', () => {
    const two = { antes: '[0, 0]', starting_stacks: '[100, 90]', actions: '[]' }
    const finishing = (blinds: string) => replayHand(one(file({ ...two, blinds_or_straddles: blinds }))).finishing
    expect(finishing('[1, 2]')).toEqual([98, 89])
    expect(finishing('[2, 1]'), 'the player with the smaller one acts first').toEqual([99, 88])
    const opens = one(
      file({ ...two, blinds_or_straddles: '[2, 1]', actions: "['d dh p1 ????', 'd dh p2 ????', 'p1 f']" }),
    )
    expect(replayHand(opens)).toMatchObject({ finishing: [99, 91], problems: [] })
  })

  test('one ante for all is the big blind’s or the button’s, and dead', () => {
    const ante = (antes: string, more = {}) => historyIn(file({ antes, ...more }))
    expect(ante('[0, 3, 0]').start.stakes).toMatchObject({ ante: 3, antes: 'big-blind' })
    expect(ante('[0, 0, 3]').start.stakes).toMatchObject({ ante: 3, antes: 'button' })
    expect(ante('[1, 1, 1]').start.stakes).toMatchObject({ ante: 1, antes: 'each' })
    const marked = ante('[0, 3, 0]', { ante_trimming_status: 'true' })
    expect(marked.warnings).toEqual([expect.objectContaining({ act: 'ante_trimming_status', line: 7 })])
  })

  test('an ante that somebody cannot pay: trimmed for their own pots, else dead', () => {
    const short = (trimming: string) =>
      historyIn(file({ antes: '[5, 5, 5]', starting_stacks: '[3, 90, 90]', ante_trimming_status: trimming })).start
    expect(short('true').posts).toBeUndefined()
    expect(
      short('false')
        .posts?.slice(0, 3)
        .map(({ kind }) => kind),
    ).toEqual(['dead', 'dead', 'dead'])
  })

  test('straddles and posts', () => {
    const six = { antes: '[0, 0, 0, 0, 0, 0]', starting_stacks: '[90, 90, 90, 90, 90, 90]', actions: '[]' }
    const posts = (blinds: string) =>
      historyIn(file({ ...six, blinds_or_straddles: blinds })).start.posts?.map(({ seat, kind, amount }) => [
        seat,
        kind,
        amount,
      ])
    expect(posts('[1, 2, 4, 0, 0, 0]')).toEqual([
      [1, 'blind', 1],
      [2, 'blind', 2],
      [3, 'straddle', 4],
    ])
    expect(posts('[1, 2, 0, -2, 0, 0]')).toEqual([
      [1, 'blind', 1],
      [2, 'blind', 2],
      [4, 'post', 2],
    ])
    expect(posts('[0, 2, 0, 0, 0, 0]')).toEqual([[2, 'blind', 2]])
  })

  test('stacks that nobody knows', () => {
    const text = file({
      starting_stacks: '[inf, 100, inf]',
      actions: "['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 cbr 5000', 'p1 f', 'p2 f']",
    })
    expect(historyIn(text).unknownStacks).toEqual([1, 3])
    expect(replayHand(one(text))).toMatchObject({ finishing: ['inf', 98, 'inf'], ended: true, problems: [] })
  })

  test('seats that go around the table are those of the deal, others are not', () => {
    const seats = (written: string) => historyIn(file({ seats: written })).start.seats.map(({ seat }) => seat)
    expect(seats('[8, 9, 2]')).toEqual([8, 9, 2])
    expect(seats('[2, 9, 8]')).toEqual([1, 2, 3])
    expect(seats('[2, 2, 8]')).toEqual([1, 2, 3])
  })

  test('who played, where and when, in words and numbers', () => {
    const about = historyIn(
      file({
        players: "['Ada', '', 'Cleo']",
        hand: "'R5-39'",
        table: '7',
        time: '18:36:00',
        day: '24',
        currency_symbol: "'€'",
        time_limit: 'inf',
        time_banks: '[30, inf, 0.5]',
        seat_count: '9',
        postal_code: "'W1J 7ED'",
      }),
    ).about
    expect(about).toEqual({
      unsaid: ['seats', 'setting', 'rake'],
      players: ['Ada', '', 'Cleo'],
      hand: 'R5-39',
      table: 7,
      time: '18:36:00',
      day: 24,
      currencySymbol: '€',
      timeLimit: null,
      timeBanks: [30, null, 0.5],
      seatCount: 9,
      postalCode: 'W1J 7ED',
    })
  })

  test('fields of the user are kept; others are kept and reported', () => {
    const { kept, warnings } = historyIn(file({ _rake: '1.5', _list: "[1, ['a']]", raked: 'true' }))
    expect(kept).toEqual({ _rake: 1.5, _list: [1, ['a']], raked: true })
    expect(warnings).toEqual([expect.objectContaining({ act: 'raked', line: 9 })])
  })

  test('actions: any white space, remarks, nothing at all, 10s, 1,000 and half a card', () => {
    const { acts, warnings } = historyIn(
      file({ actions: `[ '  d   dh\tp1 10sA? # his  cards',\n '# quiet', '', 'p3 cbr 1,000', 'p1 sm -', 'p1 sd' ]` }),
    )
    expect(acts.map(({ line: _, words: _words, ...act }) => act)).toEqual([
      { do: 'holecards', seat: 1, cards: ['Ts', '??'], remark: 'his  cards' },
      { do: 'nothing', remark: 'quiet' },
      { do: 'nothing' },
      { do: 'wager', seat: 3, to: 1000 },
      { do: 'show', seat: 1 },
      { do: 'discard', seat: 1, cards: [] },
    ])
    expect(acts[1]!.line).toBe(7)
    expect(warnings).toEqual([expect.objectContaining({ line: 6, why: 'half-card', about: { card: 'A?' } })])
  })
})

describe('what cannot be read has its line', () => {
  test.each([
    [{ variant: null }, '1 variant: variant is missing.'],
    [{ variant: "'XX'" }, /^1 variant: There is no variant "XX": choose FT, NT/],
    [{ variant: '3' }, '1 variant: 3 is not accepted; accepted: a text in quotes.'],
    [{ min_bet: null }, '1 min_bet: min_bet is missing.'],
    [{ antes: '[0, 0]' }, '2 antes: antes has 2 entries, but starting_stacks has 3.'],
    [{ antes: '[0, -1, 0]' }, '2 antes: An ante is 0 or more.'],
    [{ antes: '[0, "1", 0]' }, '2 antes: [1]: "1" is not accepted; accepted: a number.'],
    [{ starting_stacks: '[1, 0, 5]' }, /^5 starting_stacks: A stack is more than 0/],
    [{ starting_stacks: '[1e308, 5, 5]' }, /^5 starting_stacks: .* isn’t an amount that can be kept exactly/],
    [{ starting_stacks: '[0.12345678901234567, 5, 5]' }, /^5 starting_stacks: .* kept exactly/],
    [
      { starting_stacks: '[9007199254740991, 5, 5]', min_bet: '0.5' },
      /^5 starting_stacks: The amounts add up to more chips/,
    ],
    [{ actions: null }, '1 actions: actions is missing.'],
    [{ actions: "['p1 f',\n'p4 f']" }, '7 p4 f: There is no p4: 3 players are dealt in.'],
    [{ actions: "['x f']" }, /^6 x f: An action begins with d/],
    [{ actions: "['p1 raise 5']" }, /^6 p1 raise 5: A player does pb, cbr/],
    [{ actions: "['p1 cbr -5']" }, /^6 p1 cbr -5: Cbr takes the total amount/],
    [{ actions: "['d db AsKx3c']" }, /^6 d db AsKx3c: "Kx" is not a card/],
    [{ players: "['a']" }, '7 players: players has 1 entries, but starting_stacks has 3.'],
    [{ month: '13' }, '7 month: month is a number from 1 to 12.'],
    [{ time: "'18:00'" }, /^7 time: "18:00" is not accepted; accepted: a time of day/],
    [{ _cardroom_start: "'{'" }, '7 _cardroom_start: This isn’t JSON.'],
    [{ _cardroom_start: `'{"seats":3}'` }, /^7 _cardroom_start: .* seats: 3 is not accepted/],
    [{ _cardroom_acts: `['0 {"type":"Shout"}']` }, /^7 .*type: "Shout" is not accepted/],
  ])('%j', (changes, problem) => {
    expect(problemsIn(file(changes as Record<string, string | null>))).toEqual([
      typeof problem === 'string' ? problem : expect.stringMatching(problem),
    ])
  })

  test('a text that is no TOML', () => {
    expect(problemsIn('variant = "NT\nantes')).toEqual([expect.stringMatching(/^1 : The file isn’t TOML: /)])
    expect(readPhh('')).toHaveLength(1)
  })
})

describe('many hands in a file', () => {
  test('in the order of the file, each by its name, and one that cannot be read for itself', () => {
    const hands = readPhh(`[2]\n${file()}\n\n[10]\n${file({ variant: "'QQ'" })}\n\n[1]\n${file()}\n`)
    expect(hands.map(hand => [hand.name, hand.ok])).toEqual([
      ['2', true],
      ['10', false],
      ['1', true],
    ])
    expect(hands[1]).toMatchObject({ refusal: { problems: [{ line: 10, act: 'variant' }] } })
  })
})
