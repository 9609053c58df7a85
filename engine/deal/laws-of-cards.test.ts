import { describe, expect } from 'vitest'
import { forms } from '../forms/forms.ts'
import { given } from '../testing/given.ts'
import { rule } from '../testing/rule.ts'
import { view } from './view.ts'

const holdem = { form: 'holdem', structure: 'no-limit', size: 10, book: 'uspa', seats: 3 } as const
const flop = 'deal; 3 calls; 1 calls; 2 checks; deal'
const turn = `${flop}; all check; deal`
const river = `${turn}; all check; deal`
const stud = { form: 'seven-card-stud', structure: 'limit', size: 10, book: 'uspa', seats: 3 } as const
const draw = { form: 'draw-high', structure: 'limit', size: 10, book: 'uspa', seats: 3 } as const
const board = (acts: string): readonly string[] =>
  given({ ...holdem, cards: { board: 'Kd7c2h9s4d' } }).plays(acts).deal.boards[0]!

describe('what the Laws call a card', () => {
  rule('uspa/2.2/flop', 'after the first round three boardcards come together', () => {
    given(holdem).plays(flop).tells({ type: 'CardBurned' }, { type: 'BoardDealt' }, { type: 'RoundOpened' })
    expect([board('deal'), board(flop)].map(cards => cards.length)).toEqual([0, 3])
  })
  rule('uspa/2.2/board', 'K-7-2 comes, and that is the board', () => {
    expect(board(flop)).toEqual(['Kd', '7c', '2h'])
  })
  rule('uspa/2.2/boardcard', 'at the turn there are four', () => {
    expect(board(turn)).toHaveLength(4)
  })
  for (const id of ['uspa/2.2/turn', 'uspa/2.2/turncard'] as const)
    rule(id, 'the fourth boardcard', () => {
      expect(board(turn).at(-1)).toBe('9s')
    })
  rule('uspa/2.2/river', 'the fifth boardcard is the last', () => {
    expect(board(river).at(-1)).toBe('4d')
    given(holdem).plays(`${river}; all check`).has({ phase: 'showdown' })
  })
  rule('uspa/2.2/fourth-street', "two upcards each at stud; at hold'em the turn", () => {
    const fourth = given(stud).plays('deal; around; deal')
    expect(fourth.deal.round!.street).toBe('fourth street')
    expect(fourth.deal.players.every(it => it.up.length === 2)).toBe(true)
    expect(given(holdem).plays(turn).deal.round!.street).toBe('turn')
  })
  rule('uspa/2.2/street', 'six cards each: sixth street', () => {
    const sixth = given(stud).plays('deal; around; deal; all check; deal; all check; deal')
    expect(sixth.deal.round!.street).toBe('sixth street')
    expect(sixth.deal.players.map(it => it.up.length + it.down.length)).toEqual([6, 6, 6])
  })
  rule('uspa/2.2/downcards', 'third street: two down and one up', () => {
    const { players } = given(stud).plays('deal').deal
    expect(players.map(it => [it.down.length, it.up.length])).toEqual([
      [2, 1],
      [2, 1],
      [2, 1],
    ])
  })
  rule('uspa/2.2/upcards', 'sixth street: four up, and everybody sees them', () => {
    const { deal } = given(stud).plays('deal; around; deal; all check; deal; all check; deal')
    expect(deal.players.map(it => it.up.length)).toEqual([4, 4, 4])
    expect(JSON.stringify(view(deal, { seat: 1 }))).toContain(
      JSON.stringify(deal.players.find(it => it.seat === 2)!.up).slice(1, -1),
    )
  })
  rule('uspa/2.2/common-card', 'eight to the end and too few cards: one card serves all', () => {
    given({ ...stud, seats: 8 })
      .plays('play on')
      .has({ common: true, phase: 'ended' })
    given({ ...stud, seats: 4 })
      .plays('play on')
      .has({ common: false })
  })
  rule('uspa/2.2/community-cards', 'the five on the board serve every hand', () => {
    const shown = given({ ...holdem, cards: { 1: '2c3d', 2: '2d3c', 3: '2s3h', board: 'AsKdQcJhTs' } }).plays(
      `${river}; all check; showdown`,
    )
    shown.won({ 1: 0, 2: 0, 3: 0 })
  })
  rule('uspa/2.2/play-the-board', 'A-K-Q-J-10 on the board and 2-3 in the hand', () => {
    const shown = given({ ...holdem, seats: 2, cards: { 1: '2c3d', 2: '2d3c', board: 'AsKdQcJhTs' } }).plays(
      'deal; 2 calls; 1 checks; deal; all check; deal; all check; deal; all check; showdown',
    )
    shown.awarded('high: 10 to 1 and 10 to 2, straight, ace high')
  })
  rule('uspa/2.2/stub', "nine players of hold'em before the flop leave 34", () => {
    given({ ...holdem, seats: 9 })
      .plays('deal')
      .stub(34)
  })
  rule('uspa/2.2/muck', 'folded cards lie there', () => {
    const { deal } = given(holdem).plays('deal; 3 folds')
    expect(deal.muck).toHaveLength(2)
  })
})

describe('what the Laws call a draw', () => {
  const opened = given({ ...draw, cards: { 1: 'KsKh8c5d2c', 2: '3s4s5s6sAs', 3: 'QcQd9h7s4h' } }).plays(
    'deal; 1 bets 10; 2 calls; 3 calls; deal',
  )
  rule('uspa/2.2/draw', 'one draw lies between two betting rounds', () => {
    const steps = forms['ace-to-five-lowball'].streets.flatMap(it => it.steps.map(step => step.do))
    expect(steps.filter(it => it === 'bet' || it === 'draw')).toEqual(['bet', 'draw', 'bet'])
  })
  rule('uspa/2.2/discards', 'two drawn, two thrown away', () => {
    const thrown = opened.plays('1 discards 5d 2c')
    expect(
      [...thrown.deal.discards, ...thrown.deal.fresh, ...thrown.deal.muck, ...thrown.deal.underChip].toSorted(),
    ).toEqual(['2c', '5d'])
  })
  rule('uspa/2.2/pat', 'a pat hand gets no card', () => {
    const pat = opened.plays('1 discards 5d 2c; 2 stands pat; 3 stands pat; deal')
    pat.holds({ 2: '3s 4s 5s 6s As' })
    expect(pat.deal.players.find(it => it.seat === 2)!.drawn).toBe(0)
  })
  rule('uspa/2.2/action', 'saying how many cards is an act: it cannot be taken back once the next has acted', () => {
    const said = opened.plays('1 discards 5d 2c')
    expect(said.deal.players.find(it => it.seat === 1)!.answered).toBe(true)
    said.refuses('1 discards 8c', 'not-your-turn')
  })
  rule('uspa/2.2/opener', 'checked to seat 2, who bets: the opener is seat 2', () => {
    const { deal } = given({ ...draw, cards: { 2: 'KsKh8c5d2c' } }).plays('deal; 1 checks; 2 bets 10')
    expect(deal.players[deal.opener]!.seat).toBe(2)
  })
  rule('uspa/2.2/opener-button', 'the opener is marked until the hand is over, no matter who bets after them', () => {
    const table = given({ ...draw, cards: { 2: 'KsKh8c5d2c' } }).plays('deal; 1 checks; 2 bets 10; 3 calls; 1 calls')
    const drawn = table.plays('deal; draw 1 1 1; deal')
    expect(drawn.deal.players[drawn.deal.opener]!.seat).toBe(2)
    const { deal } = drawn.plays('2 checks; 3 bets 20; 1 folds; 2 calls')
    expect(deal.players[deal.opener]!.seat).toBe(2)
  })
  rule('uspa/2.2/openers', 'kings open; a hand without a pair of jacks may not', () => {
    const hands = { 1: 'Qs9h8c5d2c', 2: 'KsKh7c6d3c' }
    given({ ...draw, form: 'jacks-or-better', cards: hands })
      .plays('deal')
      .offers({ seat: 1, wager: null })
      .plays('1 checks')
      .offers({ seat: 2, wager: { least: 10 } })
  })
  rule('uspa/2.2/splitting-openers', 'the other ace is thrown away: it is kept apart to prove the openers', () => {
    const split = given({ ...draw, form: 'jacks-or-better', cards: { 1: 'AsKs8s5sAh' } }).plays(
      'deal; 1 bets 10; 2 calls; 3 calls; deal; 1 splits Ah',
    )
    expect(split.deal.underChip).toEqual(['Ah'])
  })
  rule('uspa/2.2/pass', 'in a pass-and-out round a player who passes is out', () => {
    const table = given({ form: 'ace-to-five-lowball', structure: 'limit', size: 10, book: 'uspa', seats: 4 }).plays(
      'deal',
    )
    table.refuses('3 checks', 'facing-a-bet').plays('3 folds').offers({ seat: 4 })
  })
  rule('uspa/2.2/fouled-hand', 'six cards after the draw are dead', () => {
    const drawn = given({ ...draw, form: 'ace-to-five-lowball' }).plays('deal; around; draw 1 1 1; deal')
    drawn.reports({ type: 'WrongNumberOfCards', seat: 2, has: 6 }).tells({ type: 'HandKilled', seat: 2 })
  })
})

describe('what the Laws call the end', () => {
  rule('uspa/2.2/showdown', 'the betting of the river is over with two in it', () => {
    given(holdem).plays(`${river}; 1 checks; 2 bets 10; 3 folds; 1 calls`).has({ phase: 'showdown' })
  })
  rule('uspa/2.2/cards-speak', 'four queens called two pair are four queens', () => {
    const shown = given({ ...holdem, seats: 2, cards: { 1: 'QsQh', 2: 'AsKs', board: 'QdQc5h5d2c' } }).plays(
      'deal; 2 calls; 1 checks; deal; all check; deal; all check; deal; all check; showdown',
    )
    shown.awarded('high: 20 to 1, four queens, five kicker')
  })
  rule('uspa/2.2/split-pot', 'two equal hands: 50 each of 100', () => {
    const tied = given({ ...holdem, seats: 2, cards: { 1: 'AsKh', 2: 'AcKd', board: '2d7c9h3sJd' } }).plays(
      'deal; 2 raises to 50; 1 calls; deal; all check; deal; all check; deal; all check; showdown',
    )
    tied.awarded('high: 50 to 1 and 50 to 2')
  })
  rule('uspa/2.2/scoop', 'best high and best low: one takes both halves', () => {
    const both = given({
      form: 'omaha-hi-lo',
      structure: 'limit',
      size: 10,
      book: 'uspa',
      seats: 2,
      cards: { 1: 'As2s3hKd', 2: 'QcJd9h9c', board: '4s5s8sKcTh' },
    })
    both.plays('deal; around; deal; all check; deal; all check; deal; all check; showdown').won({ 1: 10, 2: -10 })
  })
  rule('uspa/2.2/deal', 'the pot is pushed, and the deal is over', () => {
    given(holdem).plays('deal; 3 folds; 1 folds; award').has({ phase: 'ended' })
  })
  rule('uspa/2.2/deal-twice', 'a pot of 200 dealt twice, each wins once: 100 each', () => {
    const cards = { 1: 'AsAh', 2: 'KsKh', board: '2c7d9h3c4d', rest: '5cKc5d2d' }
    const twice = given({ ...holdem, seats: { 1: 100, 2: 100 }, cards }).plays(
      'deal; 2 calls; 1 checks; deal; 1 all-in; 2 calls; run it twice; deal; showdown',
    )
    twice.won({ 1: 0, 2: 0 })
  })
  rule('uspa/2.2/dead-hand', 'a hand ruled dead wins nothing', () => {
    const cards = { 1: 'AsAh', 2: 'KsKh', 3: '2c3d', board: 'AdAc5h6h9c' }
    const dead = given({ ...holdem, cards })
      .plays('deal; 3 calls; 1 calls; 2 checks')
      .reports({ type: 'HandMucked', seat: 1, by: 'dealer', identifiable: false })
      .ruled('hand-dead')
    expect(dead.plays('play on').deal.awards.flatMap(({ to }) => to.map(it => it.seat))).not.toContain(1)
  })
  rule('wsop/81', 'over on the turn by a fold: the river is nobody’s to see', () => {
    const over = given({ ...holdem, book: 'wsop', cards: { board: 'Kd7c2h9s4d' } })
      .plays(`${turn}; 1 bets 10; 2 folds; 3 folds; award`)
      .has({ phase: 'ended' })
    for (const viewer of [{ seat: 1 }, { seat: 2 }, { seat: 3 }, 'rail'] as const)
      expect(JSON.stringify(view(over.deal, viewer))).not.toContain('"4d"')
  })
})

describe('what the Laws call a game', () => {
  rule('uspa/2.2/button-games', "hold'em has the button, seven-card stud has none", () => {
    const first = (form: 'holdem' | 'seven-card-stud') =>
      forms[form].streets.flatMap(({ steps }) => steps.flatMap(step => (step.do === 'bet' ? [step.first] : [])))
    expect([
      first('holdem').includes('left-of-the-button'),
      first('seven-card-stud').includes('left-of-the-button' as never),
    ]).toEqual([true, false])
  })
  rule('uspa/2.2/blind-game', "hold'em at 1-2 is opened by its blinds, stud is not", () => {
    expect([forms.holdem.opening, forms['seven-card-stud'].opening]).toEqual(['blinds', 'bring-in'])
  })
  rule('uspa/2.2/button', 'the disk is at seat 5: seat 5 acts last after the flop', () => {
    const table = given({ ...holdem, seats: 5, button: 5 })
    expect([table.deal.button, table.deal.players.at(-1)!.seat]).toEqual([5, 5])
    table.plays('deal; all call; 2 checks; deal; 1 checks; 2 checks; 3 checks; 4 checks').offers({ seat: 5 })
  })
})
