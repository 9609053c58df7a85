import { describe, expect } from 'vitest'
import { given } from '../testing/given.ts'
import { rule } from '../testing/rule.ts'

const limit = { form: 'holdem', structure: 'limit', size: 10, book: 'uspa' } as const
const noLimit = { ...limit, structure: 'no-limit' } as const
const blinds = (small: number, big: number) =>
  [
    { seat: 1, kind: 'blind', amount: small },
    { seat: 2, kind: 'blind', amount: big },
  ] as const
const flop = 'deal; 3 calls; 1 calls; 2 checks; deal'

describe('what the Laws call an act', () => {
  rule('uspa/2.2/bet', 'the first wager of a round', () => {
    given({ ...noLimit, seats: 3 })
      .plays(`${flop}; 1 checks; 2 bets 10`)
      .tells({ type: 'Bet', seat: 2, to: 10 })
  })
  rule('uspa/2.2/raise', 'a bet of 10 made 20 counts as one raise', () => {
    const raised = given({ ...limit, seats: 3 }).plays(`${flop}; 1 bets 10; 2 raises to 20`)
    raised.tells({ type: 'Raised', seat: 2, to: 20 })
    expect(raised.deal.round!.raises).toBe(1)
  })
  rule('uspa/2.2/reraise', 'a raise after a raise', () => {
    const again = given({ ...limit, seats: 3 }).plays(`${flop}; 1 bets 10; 2 raises to 20; 3 raises to 30`)
    expect([again.events.at(-1)!.type, again.deal.round!.raises]).toEqual(['Raised', 2])
  })
  rule('uspa/2.2/wager', 'raised to 20, the wager is 20', () => {
    const { deal } = given({ ...limit, seats: 3 }).plays(`${flop}; 1 bets 10; 2 raises to 20`)
    expect([deal.round!.price, deal.players.find(it => it.seat === 2)!.bet]).toEqual([20, 20])
  })
  rule('uspa/2.2/call', 'a bet of 20 costs 20 to call', () => {
    const bet = given({ ...noLimit, seats: 3 })
      .plays(`${flop}; 1 bets 20`)
      .offers({ seat: 2, callTo: 20 })
    bet.plays('2 calls').stacks({ 2: 970 })
  })
  rule('uspa/2.2/check', 'no wager yet: a check, and a call later', () => {
    const table = given({ ...noLimit, seats: 3 })
      .plays(`${flop}`)
      .offers({ seat: 1, check: true })
    table.plays('1 checks; 2 bets 20; 3 folds').offers({ seat: 1, callTo: 20 }).plays('1 calls')
  })
  rule('uspa/2.2/check-raise', 'checked, faced with a bet, raised by no less', () => {
    const faced = given({ ...noLimit, seats: 3 }).plays(`${flop}; 1 checks; 2 checks; 3 bets 10`)
    faced.plays('1 raises to 20').tells({ type: 'Raised', seat: 1, to: 20 })
    faced.refuses('1 raises to 15', 'wager-too-small')
  })
  rule('uspa/2.2/aggressive-action', 'after check, bet, call the last one is the bet', () => {
    const { deal } = given({ ...noLimit, seats: 3 }).plays(`${flop}; 1 checks; 2 bets 10; 3 calls; 1 folds`)
    expect(deal.players[deal.aggressor]!.seat).toBe(2)
  })
  rule('uspa/2.2/fold', 'the hand is out of the pot', () => {
    const won = given({ ...noLimit, seats: 3, cards: { 1: 'AsAh', 2: 'KsKh', 3: '2c3d', board: 'AdAc5h6h9c' } }).plays(
      'deal; 3 calls; 1 folds; 2 checks; play on',
    )
    expect(won.deal.awards.flatMap(({ to }) => to.map(it => it.seat))).toEqual([2])
  })
  rule('uspa/2.2/active-player', 'seats 1, 4 and 6 dealt in, seat 4 folds: 1 and 6 are left', () => {
    const { deal } = given({ ...noLimit, seats: { 1: 500, 4: 500, 6: 500 } }).plays('deal; 6 calls; 1 calls; 4 folds')
    expect(
      deal.players
        .filter(it => !it.folded)
        .map(it => it.seat)
        .toSorted(),
    ).toEqual([1, 6])
  })
  rule('uspa/2.2/heads-up-play', 'all but two have folded: the cap on raises is lifted in the next round', () => {
    const two = given({ ...limit, seats: 3 }).plays('deal; 3 folds; 1 calls; 2 checks; deal')
    expect(two.deal.round!.cap).toBeNull()
    expect(given({ ...limit, seats: 3 }).plays(flop).deal.round!.cap).not.toBeNull()
  })
  rule('uspa/2.2/all-in', 'a stack of 30 calls 50: all-in for 30', () => {
    const called = given({ ...noLimit, seats: { 1: 500, 2: 40, 3: 500 } }).plays(`${flop}; 1 bets 50; 2 calls`)
    called.stacks({ 2: 0 })
    expect(called.deal.players.find(it => it.seat === 2)!.bet).toBe(30)
  })
  rule('uspa/2.2/side-pot', 'all-in for 30, bet to 80 by two: 90 in the main pot, 100 beside it', () => {
    const table = given({
      ...noLimit,
      stakes: { blinds: [0, 0] },
      seats: { 1: 30, 2: 80, 3: 80 },
      button: 3,
      cards: { 1: 'AsAh', 2: 'KsKh', 3: 'QsQh', board: '2c7d9h3c4d' },
    })
    table.plays('deal; 3 checks; 1 all-in; 2 raises to 80; 3 calls; play on').won({ 1: 60, 2: 20, 3: -80 })
  })
  rule('uspa/2.2/no-limit', 'a stack of 730 may be bet', () => {
    const table = given({ ...noLimit, seats: { 1: 740, 2: 1000, 3: 1000 } }).plays(flop)
    table
      .offers({ seat: 1, wager: { least: 10, most: 730 } })
      .plays('1 bets 730')
      .stacks({ 1: 0 })
  })
  rule('uspa/2.2/pot-limit', 'with 100 in the pot at most 100 is bet', () => {
    const table = given({ ...noLimit, structure: 'pot-limit', seats: 2 })
      .plays('deal; 2 raises to 30; 1 raises to 50; 2 calls; deal')
      .pot(100)
    table.offers({ wager: { least: 10, most: 100 } })
  })
  rule('uspa/2.2/fixed-limit', '5-10 on the flop: 5 and nothing else', () => {
    const table = given({ ...limit, size: 5, seats: 3 })
      .plays(flop)
      .offers({ seat: 1, wager: { least: 5, most: 5 } })
    table.refuses('1 bets 10', 'wager-too-big')
  })
  rule('uspa/2.2/capped', 'a bet and three raises', () => {
    const table = given({ ...limit, seats: 4 }).plays(
      'deal; all call; 2 checks; deal; 1 bets 10; 2 raises to 20; 3 raises to 30; 4 raises to 40',
    )
    table.offers({ seat: 1, wager: null }).refuses('1 raises to 50', 'raising-is-capped')
  })
  rule('uspa/2.2/table-stakes', 'no more than what lay there at the start is lost', () => {
    const table = given({
      ...noLimit,
      seats: { 1: 80, 2: 500, 3: 500 },
      cards: { 1: '2c3d', 2: 'AsAh', board: 'AdAc5h6h9c' },
    })
    table.plays('deal; 3 folds; 1 calls; 2 raises to 400; 1 calls; play on').won({ 1: -80, 2: 80, 3: 0 })
  })
  rule('uspa/2.2/stack', 'forty chips of 5 are 200', () => {
    expect(given({ ...noLimit, seats: { 1: { 5: 40 }, 2: { 5: 40 } } }).deal.players.map(it => it.start)).toEqual([
      200, 200,
    ])
  })
})

describe('what the Laws call a forced bet', () => {
  rule('uspa/2.2/blind', '5 and 10 lie there before the first card', () => {
    given({ ...noLimit, seats: 4 })
      .pot(15)
      .stacks({ 1: 995, 2: 990 })
      .stub(52)
  })
  rule('uspa/2.2/big-blind', 'of 1-2-5 it is the 5', () => {
    const three = given({ ...noLimit, size: 5, stakes: { blinds: [1, 2, 5] }, seats: 4 }).plays('deal')
    expect(three.deal.round!.price).toBe(5)
  })
  rule('uspa/2.2/small-blind', 'of 5 and 10 it is the 5', () => {
    expect(given({ ...noLimit, seats: 4 }).deal.players.map(it => it.bet)).toEqual([5, 10, 0, 0])
  })
  rule('uspa/2.2/position', 'with the button at seat 9 seat 1 has the small blind', () => {
    expect(given({ ...noLimit, seats: 9, button: 9 }).deal.players[0]).toMatchObject({ seat: 1, bet: 5 })
  })
  rule('uspa/2.2/live-blind', 'three callers and no raise: the big blind may check or raise', () => {
    given({ ...noLimit, seats: 4 })
      .plays('deal; 3 calls; 4 calls; 1 calls')
      .offers({ seat: 2, check: true, wager: { least: 20, most: 1000 } })
  })
  rule('uspa/2.2/option', 'limped round to the big blind, who checks or raises', () => {
    const limped = given({ ...limit, seats: 3 }).plays('deal; 3 calls; 1 calls')
    limped.plays('2 raises to 20').tells({ type: 'Raised', seat: 2 })
    limped.plays('2 checks').tells({ type: 'RoundClosed' })
  })
  rule('uspa/2.2/ante', 'an ante of 1 from six: 6 in the pot', () => {
    given({ form: 'seven-card-stud', structure: 'limit', size: 10, stakes: { ante: 1 }, seats: 6, book: 'uspa' }).pot(6)
  })
  rule('uspa/2.2/lowcard', 'of 2c, 2d and 9h the 2c brings it in', () => {
    const stud = given({
      form: 'seven-card-stud',
      size: 10,
      seats: 3,
      book: 'uspa',
      cards: { 1: 'KsKh9h', 2: 'QsQh2d', 3: 'JsJh2c' },
    })
    stud.plays('deal').offers({ seat: 3 })
  })
  rule('uspa/2.2/complete-the-bet', 'a bring-in of 5 at a limit of 15 is completed to 15', () => {
    const stud = given({
      form: 'seven-card-stud',
      structure: 'limit',
      size: 15,
      stakes: { bringIn: 5 },
      seats: 3,
      book: 'uspa',
      cards: { 1: 'KsKh9h', 2: 'QsQh2d', 3: 'JsJh2c' },
    })
    const brought = stud.plays('deal; 3 brings in 5')
    brought.plays('1 completes to 15').tells({ type: 'Completed', seat: 1, to: 15 })
  })
  rule('uspa/2.2/dead-money', 'a dead small blind of 5: in the pot, and not in the bet', () => {
    const table = given({ ...noLimit, seats: 5, posts: [...blinds(5, 10), { seat: 4, kind: 'dead', amount: 5 }] })
    table.pot(20)
    expect(table.deal.players.find(it => it.seat === 4)).toMatchObject({ bet: 0, dead: 5 })
  })
  rule('uspa/2.2/straddle', 'after a big blind of 10 it is 20', () => {
    const table = given({
      ...noLimit,
      seats: 5,
      posts: [...blinds(5, 10), { seat: 3, kind: 'straddle', amount: 20 }],
    }).plays('deal')
    table.offers({ seat: 4, callTo: 20 })
  })
  rule('uspa/2.2/overblind', 'a kill of 8 over a big blind of 4', () => {
    const table = given({
      ...limit,
      size: 4,
      seats: 5,
      posts: [...blinds(2, 4), { seat: 5, kind: 'kill', amount: 8 }],
    }).plays('deal')
    table.offers({ seat: 3, callTo: 8 })
  })
  rule('uspa/2.2/splitting-blinds', 'all others fold: 5 and 10 are taken back, and the hand is over', () => {
    given({ ...noLimit, seats: 3 })
      .plays('deal; 3 folds; chop')
      .tells({ type: 'BlindsChopped' })
      .stacks({ 1: 1000, 2: 1000 })
      .has({ phase: 'ended' })
  })
})
