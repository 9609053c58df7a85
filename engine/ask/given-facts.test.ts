import { describe, expect, test } from 'vitest'
import { rule } from '../testing/rule.ts'
import { ask } from './ask.ts'

const answer = (scenario: object, question: string) => ask({ ...scenario, ask: question }).answers?.[question]
const holdem = { form: 'holdem', stakes: '5-10', seats: 4 }

describe('a deal is taken up in the middle', () => {
  test('with the street, the pot and the stacks as they stand', () => {
    const turn = { ...holdem, seats: { 1: 500, 2: 300, 3: 400 }, street: 'turn', pot: 125 }
    expect(answer(turn, 'legal')).toMatchObject({ seat: 1, street: 'turn', check: true, wager: { most: 500 } })
    expect(answer(turn, 'pots')).toMatchObject({ total: 125, pots: [{ amount: 125, seats: [1, 2, 3] }] })
    const acts = ['1 bets 60', '2 all-in', '3 folds', '1 calls']
    expect(answer({ ...turn, acts }, 'pots')).toMatchObject({ total: 725 })
  })
  test('or with what each has put in, all-in players and folded ones among them', () => {
    const flop = {
      ...holdem,
      seats: { 1: 500, 2: 300, 3: 0, 4: { chips: 200, folded: true } },
      street: 'flop',
      in: { 1: 120, 2: 120, 3: 40, 4: 20 },
    }
    expect(answer(flop, 'pots')).toMatchObject({
      pots: [
        { amount: 140, seats: [1, 2, 3] },
        { amount: 160, seats: [1, 2] },
      ],
    })
    expect(answer(flop, 'legal')).toMatchObject({ seat: 1, wager: { most: 500 } })
  })
  test.each([
    ['stud-8', 'fifth street', 90],
    ['jacks-or-better', 'after the draw', 90],
    ['deuce-to-seven-triple-draw', 'second draw', 60],
    ['double-board-omaha', 'river', 77],
    ['seven-card-stud', 'showdown', 200],
  ])('%s at the %s', (form, street, pot) => {
    const scenario = { form, stakes: '10-20', structure: 'limit', seats: { 2: 100, 5: 80, 6: 70 }, street, pot }
    expect(answer(scenario, 'pots')).toMatchObject({ total: pot })
    expect(answer(scenario, 'state')).toMatchObject({
      players: [
        { seat: 2, stack: 100 },
        { seat: 5, stack: 80 },
        { seat: 6, stack: 70 },
      ],
    })
  })
  test('what cannot be says where', () => {
    const error = (more: object) => ask({ ...holdem, ...more }).error
    expect(error({ street: 'preflop' })).toMatchObject({ at: 'street', accepted: 'flop, turn, river, showdown' })
    expect(error({ pot: 20 })).toMatchObject({ at: 'pot' })
    expect(error({ street: 'flop', pot: 20, in: { 1: 20 } })).toMatchObject({ at: 'in' })
    expect(error({ street: 'flop', in: { 9: 20 } })).toMatchObject({ at: 'in.9' })
    expect(error({ form: 'stud-8', stakes: '10-20', street: 'fourth street', pot: 2 })).toMatchObject({ at: 'street' })
  })
})

describe('hands are declared by what they are', () => {
  const omaha8 = {
    form: 'omaha-8',
    stakes: '10-20',
    seats: { 1: 100, 2: 80, 3: 0 },
    street: 'river',
    in: { 1: 100, 2: 100, 3: 40 },
    acts: ['around', 'showdown'],
  }
  test('and the pots go by that', () => {
    const hands = { 1: 'a flush', 2: 'nut low', 3: 'nut low' }
    expect(answer({ ...omaha8, hands }, 'payouts')).toMatchObject({ payouts: { 1: 120, 2: 90, 3: 30 } })
    const none = { 1: 'a flush, no low', 2: 'two pair', 3: 'a straight' }
    expect(answer({ ...omaha8, hands: none }, 'payouts')).toMatchObject({ payouts: { 1: 240, 2: 0, 3: 0 } })
  })
  test('a low by its cards, a flush over a full house in a short deck', () => {
    const low = { 1: 'pair, 8-6 low', 2: 'two pair, 8-5 low', 3: 'wheel' }
    expect(answer({ ...omaha8, hands: low }, 'payouts')).toMatchObject({ payouts: { 2: 60 + 60 + 60, 3: 60 } })
    const heads = { seats: { 1: 50, 2: 50 }, street: 'river', pot: 60, acts: ['around', 'showdown'] }
    const hands = { 1: 'full house', 2: 'flush' }
    expect(answer({ form: 'holdem', ...heads, hands }, 'payouts')).toMatchObject({ payouts: { 1: 60 } })
    expect(answer({ form: 'short-deck-holdem', ...heads, hands }, 'payouts')).toMatchObject({ payouts: { 2: 60 } })
  })
  test('what does not decide is said', () => {
    const errorOf = (hands: object) => ask({ ...omaha8, hands }).error
    expect(errorOf({ 1: 'flush', 2: 'flush', 3: 'pair' })).toMatchObject({ at: 'acts[1]', why: 'hands-alike' })
    expect(errorOf({ 3: 'nut low' })).toMatchObject({ at: 'acts[1]', why: 'hands-not-declared' })
    expect(errorOf({ 3: 'something' })).toMatchObject({ at: 'hands.3', why: 'not-a-hand' })
    const same = { 1: 'same flush', 2: 'same flush', 3: 'pair' }
    expect(answer({ ...omaha8, hands: same }, 'payouts')).toMatchObject({ payouts: { 1: 120, 2: 120, 3: 0 } })
  })
})

describe('what happened is not refused because the cards are known', () => {
  rule(
    'uspa/3.2.9.5.2',
    'a player who opens without openers has opened, and their hand is dead when it is reported',
    () => {
      const scenario = {
        form: 'jacks-or-better',
        book: 'uspa',
        stakes: '10-20 ante 2',
        seats: 3,
        cards: { 1: 'As Kd 9c 7h 2c', 2: 'Js Jd 3c 4h 5d' },
        acts: ['deal', '1 bets 10'],
      }
      expect(ask(scenario).refused).toBeUndefined()
      expect(answer(scenario, 'legal')).toMatchObject({ seat: 2, callTo: 10 })
      const given = { ...scenario, acts: [...scenario.acts, '1 declares false openers'] }
      expect(answer(given, 'state')).toMatchObject({ players: [{ seat: 1, folded: true }, {}, {}] })
    },
  )
  rule(
    'uspa/3.2.9.5.2',
    'also when everybody has folded to the false opening: the pot stays, the opening bet in it',
    () => {
      const folded = {
        form: 'jacks-or-better',
        book: 'uspa',
        stakes: '10-20 ante 2',
        seats: 3,
        cards: { 1: 'As Kd 9c 7h 2c' },
        acts: ['deal', '1 bets 10', '2 folds', '3 folds'],
      }
      for (const end of ['1 declares false openers', 'award']) {
        const given = { ...folded, acts: [...folded.acts, end] }
        expect(ask(given).refused).toBeUndefined()
        expect(answer(given, 'state')).toMatchObject({ phase: 'ended', players: [{ stack: 988 }, { stack: 998 }, {}] })
        expect(answer(given, 'pots')).toMatchObject({ words: 'The main pot is 16: nobody.\n16 in all.' })
      }
    },
  )
  rule('rrp/3/irregularities/4', 'a card that appears twice, in hands, on the board, or named later', () => {
    const twice = { ...holdem, cards: { 1: 'As Kd', 2: 'As Qd' }, acts: ['deal', 'there are two As'] }
    expect(answer(twice, 'ruling')).toMatchObject({ decision: 'deal-void' })
    const flop = { ...holdem, cards: { 1: 'As Kd' }, acts: ['deal', 'around', 'flop As 2d 3c', 'there are two As'] }
    expect(answer(flop, 'ruling')).toMatchObject({ decision: 'deal-void' })
    expect(ask({ ...flop, acts: flop.acts.slice(0, 3) }).refused).toMatchObject([{ at: 'acts[2]', why: 'card-twice' }])
  })
  test('cards that are named after a reshuffle that is due', () => {
    const flop = { ...holdem, acts: ['deal', 'around', 'the flop has 4 cards', 'deal 2c 3c 4c', '1 checks'] }
    expect(ask(flop).refused).toBeUndefined()
    expect(answer(flop, 'state')).toMatchObject({ boards: [['2c', '3c', '4c']] })
    const unnamed = { ...holdem, acts: ['deal', 'around', 'the flop has 4 cards', 'deal', 'reshuffle', 'deal'] }
    expect(ask(unnamed).refused).toMatchObject([
      { at: 'acts[3]', problem: 'Dealing isn’t possible now.', accepted: 'The dealer reshuffles.' },
    ])
    expect(answer(unnamed, 'state')).toMatchObject({ boards: [['??', '??', '??']] })
  })
  test('an early show is a live hand shown, and a show after all folded stands', () => {
    const early = { ...holdem, setting: 'tournament', acts: ['deal', '3 calls', '1 shows As Kd'] }
    expect(answer(early, 'ruling')).toMatchObject({ incident: { type: 'LiveHandShown', seat: 1, cards: ['As', 'Kd'] } })
    for (const end of [[], ['award']]) {
      const acts = ['deal', '3 folds', '4 folds', '1 folds', ...end, '2 shows As']
      expect(ask({ ...holdem, acts }).refused).toBeUndefined()
      expect(answer({ ...holdem, acts }, 'events')).toMatchObject({
        words: expect.stringContaining('Seat 2 shows As'),
      })
    }
  })
})

describe('cards that are named', () => {
  test('a replacement comes from the cards of the seat', () => {
    const acts = ['deal', "3's 9h is exposed by the dealer"]
    const { players } = answer({ ...holdem, cards: { 3: 'Kd 9h 4c' }, acts }, 'state') as unknown as {
      readonly players: readonly { readonly seat: number; readonly down: readonly string[] }[]
    }
    expect(players.find(({ seat }) => seat === 3)!.down).toEqual(['Kd', '4c'])
  })
  test('a board that comes too early takes the named cards', () => {
    const acts = ['deal', '3 calls', 'the flop comes too early']
    const scenario = { ...holdem, board: '2c 3c 4c 5c 6c', acts }
    expect(answer(scenario, 'events')).toMatchObject({ words: expect.stringContaining('2c') })
  })
  test('after a shuffle the cards are named or by chance, never as they lay', () => {
    const draw = { form: 'deuce-to-seven-triple-draw', stakes: '10-20', seats: 6 }
    const acts = ['deal', 'around', 'draw 5 5 5 5 5 5', 'deal']
    expect(answer({ ...draw, acts }, 'legal')).toMatchObject({ due: 'dealer', act: { do: 'reshuffle' } })
    const given = { ...draw, acts: [...acts, 'reshuffle 2c 3c', 'deal'] }
    expect(JSON.stringify(answer(given, 'state'))).toContain('"2c"')
    const dealt = { ...draw, deck: 'As Ks', acts: [...acts, 'reshuffle', 'deal'] }
    const state = JSON.stringify(answer(dealt, 'state'))
    expect(state).toBe(JSON.stringify(answer(dealt, 'state')))
    expect(state).not.toContain('"down":["9h","9s","Tc","Td","As"]')
  })
})

describe('in the order in which people say it', () => {
  const points = {
    lowballLookAndKill: { enabled: true, cardsSeen: 2, minStackInKillBlinds: 4, killerActs: 'last-first-round' },
  }
  const lowball = { form: 'ace-to-five-lowball', structure: 'limit', stakes: '20-40', points, seats: 4 }
  rule('rrp/13/10', 'deal, then the kill; or the kill alone', () => {
    for (const acts of [['deal', '3 kills 40'], ['3 kills 40'], ['deal', '3 kills 40', 'deal']]) {
      expect(ask({ ...lowball, acts }).refused).toBeUndefined()
      expect(answer({ ...lowball, acts }, 'pots')).toMatchObject({ bets: { 3: 40 } })
    }
    expect(ask({ ...lowball, acts: ['deal', '3 calls', '4 kills 40'] }).refused).toMatchObject([{ at: 'acts[2]' }])
  })
  rule('rrp/3/irregularities/16', 'two burncards are noticed like a burn that was missed', () => {
    const acts = ['deal', 'around', 'two cards are burned, unnoticed', 'flop', '1 bets 20', 'notice the burn']
    expect(answer({ ...holdem, acts }, 'ruling')).toMatchObject({ incident: { type: 'TwoBurned' } })
  })
  rule('rrp/3/betting/12', 'a turn is passed over while the seat waits', () => {
    const acts = ['deal', "4 says 'call'", "1 says 'call'"]
    const passed = (words: string) => answer({ ...holdem, acts: [...acts, words] }, 'ruling')
    expect(passed('3 was passed over, 3 acted behind them')).toMatchObject({ decision: 'hand-dead' })
    expect(passed('3 was passed over, 3 acted behind them, another waiting')).toMatchObject({
      decision: 'keeps-turn',
    })
  })
})

test('errors point at the exact place, with the nearest right field', () => {
  const error = (more: object) => ask({ ...holdem, ...more }).error
  expect(error({ posts: ['3 straddles 20', '9 posts 10'] })).toMatchObject({ at: 'posts[1]' })
  expect(error({ posts: ['3 straddles 20', '2 straddles 40'] })).toMatchObject({ at: 'posts[1]' })
  expect(error({ minimumBringIn: 'small-bet' })).toMatchObject({
    at: 'minimumBringIn',
    problem: expect.stringContaining('points.minimumBringIn'),
  })
  expect(error({ points: { minimumBringin: 'x' } })).toMatchObject({
    problem: expect.stringContaining('minimumBringIn'),
  })
  expect(answer({ ...holdem, points: { minimumBringIn: 'double-big-blind' }, acts: 'deal' }, 'legal')).toMatchObject({
    callTo: 20,
  })
})

test('seats are listed in ascending order', () => {
  const acts = ['2 all-in', '3 calls', '5 calls', '1 calls']
  const scenario = { ...holdem, seats: { 5: 50, 3: 200, 2: 300, 1: 100 }, button: 3, acts }
  expect(answer(scenario, 'pots')).toMatchObject({ pots: [{ seats: [1, 2, 3, 5] }, { seats: [1, 2, 3] }, {}] })
  expect(answer(scenario, 'state')).toMatchObject({ players: [{ seat: 1 }, { seat: 2 }, { seat: 3 }, { seat: 5 }] })
})

test('a refused act is an answer, and the rest goes on', () => {
  const limit = { form: 'holdem', structure: 'limit', stakes: '10-20', seats: 4 }
  const acts = ['deal', '3 raises', '4 raises', '1 raises', '2 raises', '2 calls']
  const { refused, answers } = ask({ ...limit, acts, ask: 'legal' })
  expect(refused).toMatchObject([{ at: 'acts[4]', why: 'raising-is-capped', rules: ['rrp/3/betting/4a'] }])
  expect(answers!.legal).toMatchObject({ seat: 3, callTo: 40 })
})
