import { describe, expect, test } from 'vitest'
import type { Way } from '../../ask/course/ways.ts'
import type { FormId } from '../../forms/forms.ts'
import { across } from '../../testing/across.ts'
import { given, type Setup } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'
import type { Table } from '../../testing/table.ts'
import { legal } from '../legal.ts'

const holdem = { form: 'holdem', structure: 'no-limit', seats: { 1: 150, 2: 150 } } as const
const allIn = 'deal; 2 all-in; 1 calls'
const onTheFlop = 'deal; 2 calls; 1 checks; deal; 1 all-in; 2 calls'
/** The cards are dealt, and everybody puts in all they have before the flop. */
const raiseAllIn: Way = deal => {
  const due = deal.turn < 0 ? undefined : deal.players[deal.turn]!
  if (due === undefined) return deal.played < 0 ? { type: 'Deal' } : undefined
  const { seat, bet, stack } = due
  return bet + stack <= deal.round!.price ? { type: 'Call', seat } : { type: 'Wager', seat, to: bet + stack }
}
const boards = (table: Table): readonly string[] => table.deal.boards.map(board => board.join(' '))

describe('in which games it is run more than once', () => {
  across({ rrp: true, uspa: true, hpt: true, web: true, wsop: false }, (book, may) =>
    rule(book.runItTwiceGames.rule, `1-3 no-limit that is raked: ${may} (${book.name})`, () => {
      const game: Setup = { ...holdem, size: 3, stakes: { blinds: [1, 3] }, book: book.id }
      const table = given(game)
        .plays(allIn)
        .offers({ runs: may ? [2, 3] : [] })
      if (!may) table.refuses('run it twice', 'cannot-run-it')
      given({ ...game, timed: true })
        .plays(allIn)
        .offers({ runs: [2, 3] })
    }),
  )

  rule(
    'rrp/2/procedures/16/deal-twice',
    'no-limit all-in on the flop: two turns and rivers for half the pot each; at limit refused',
    () => {
      const cards = { 1: 'AsAh', 2: 'KsKh', board: '2c7d9h3c4d', rest: '5cKc5d2d' }
      given({ ...holdem, cards })
        .plays(`${onTheFlop}; run it twice; deal; showdown`)
        .awarded('run 1 high: 150 to 1', 'run 2 high: 150 to 2')
      given({ form: 'holdem', structure: 'limit', seats: { 1: 20, 2: 20 } })
        .plays('deal; 2 all-in; 1 calls')
        .refuses('run it twice', 'cannot-run-it', { rules: ['rrp/14/nl/17', 'rrp/2/procedures/16/deal-twice'] })
    },
  )

  for (const id of ['uspa/3.4.2.14', 'uspa/app3/3.15'] as const) {
    rule(id, 'two or three deals at big-bet poker when somebody is all-in, none at limit', () => {
      given({ ...holdem, book: 'uspa' })
        .plays(allIn)
        .offers({ runs: [2, 3] })
      given({ form: 'holdem', structure: 'limit', book: 'uspa', seats: { 1: 20, 2: 20 } })
        .plays('deal; 2 all-in; 1 calls')
        .offers({ runs: [] })
    })
  }

  rule('wsop/210', 'raked 1-3: refused; 5-10 no-limit hold’em: allowed if all three agree, not if two do', () => {
    const three = { form: 'holdem', structure: 'no-limit', book: 'wsop', seats: { 1: 100, 2: 100, 3: 100 } } as const
    const all = 'deal; 3 all-in; 1 calls; 2 calls'
    given({ ...three, size: 3, stakes: { blinds: [1, 3] } })
      .plays(all)
      .refuses('run it twice', 'cannot-run-it')
    const table = given({ ...three, size: 10 }).plays(all)
    table.refuses('run it twice by 1 2', 'not-all-agree', { seat: 3 })
    table.plays('run it twice').tells({ type: 'RunsAgreed', times: 2 })
    // another form at the same blinds pays time, or is run once; at limit too
    const omaha = { ...three, form: 'omaha' as FormId, structure: 'pot-limit' } as const
    const called = 'deal; 3 raises to 35; 1 calls; 2 calls; deal; 1 all-in; 2 calls; 3 calls'
    given(omaha).plays(called).offers({ runs: [] })
    given({ ...omaha, timed: true })
      .plays(called)
      .offers({ runs: [2, 3] })
    given({ form: 'holdem', structure: 'limit', book: 'wsop', timed: true, seats: { 1: 20, 2: 20 } })
      .plays('deal; 2 all-in; 1 calls')
      .offers({ runs: [2, 3] })
  })

  rule('wsop/211', 'seat 2 is all-in and seat 1 yet to call: nothing is offered; after the call it is', () => {
    const pending = given({ ...holdem, book: 'wsop' }).plays('deal; 2 all-in')
    pending.offers({ due: 'betting', seat: 1 }).refuses('run it twice', 'cannot-run-it')
    pending.plays('1 calls').offers({ due: 'dealer', runs: [2, 3] })
    given({ ...holdem, book: 'wsop' })
      .plays('deal; 2 calls; 1 checks')
      .offers({ due: 'dealer', runs: [] })
  })

  test('a house may run it twice at most, or only the river', () => {
    const twice = { runItTimes: { max: 2, structures: ['no-limit'] } } as const
    given({ ...holdem, book: { name: 'a', book: 'rrp', overrides: twice } })
      .plays(allIn)
      .offers({ runs: [2] })
    const river = { runItScopes: ['river'] } as const
    const house = { name: 'b', book: 'rrp', overrides: river } as const
    given({ ...holdem, book: house })
      .plays(onTheFlop)
      .offers({ runs: [] })
    given({ ...holdem, book: house })
      .plays('deal; 2 calls; 1 checks; deal; all check; deal; 1 all-in; 2 calls')
      .offers({ runs: [2, 3] })
  })
})

describe('how the boards are dealt', () => {
  const wsop = { ...holdem, book: 'wsop' } as const

  rule('wsop/208', 'all-in on the flop a second turn and river, on the turn a second river', () => {
    const flop = given(wsop).plays(`${onTheFlop}; run it twice; deal`)
    expect(boards(flop)[1]!.slice(0, 8)).toBe(boards(flop)[0]!.slice(0, 8))
    expect(boards(flop)[1]!.split(' ')[3]).not.toBe(boards(flop)[0]!.split(' ')[3])
    const turn = given(wsop).plays(
      'deal; 2 calls; 1 checks; deal; all check; deal; 1 all-in; 2 calls; run it twice; deal',
    )
    expect(boards(turn)[1]!.slice(0, 11)).toBe(boards(turn)[0]!.slice(0, 11))
    expect(boards(turn)[1]!.slice(12)).not.toBe(boards(turn)[0]!.slice(12))
  })

  rule('wsop/209', 'turn and river three times: one flop, and each run is completed before the next', () => {
    const deck = { board: '2c7d9h3c4d', rest: '5cTc5dJc 6cQc6dKc' }
    const run = given({ ...wsop, cards: deck }).plays(`${onTheFlop}; run it three times; deal`)
    run.tells(
      { type: 'BoardDealt', board: 0, cards: ['3c'] },
      { type: 'BoardDealt', board: 0, cards: ['4d'] },
      { type: 'RunBegun', run: 1 },
      { type: 'BoardDealt', board: 1, cards: ['Tc'] },
      { type: 'BoardDealt', board: 1, cards: ['Jc'] },
      { type: 'RunBegun', run: 2 },
      { type: 'BoardDealt', board: 2, cards: ['Qc'] },
      { type: 'BoardDealt', board: 2, cards: ['Kc'] },
    )
    expect(boards(run)).toEqual(['2c 7d 9h 3c 4d', '2c 7d 9h Tc Jc', '2c 7d 9h Qc Kc'])
  })

  rule(
    'wsop/213',
    'run twice from before the flop: burn, flop, burn, turn, burn, river, and then the second board',
    () => {
      const run = given(wsop).plays(`${allIn}; run it twice; deal`)
      const dealt = run.events.flatMap(event =>
        event.type === 'CardBurned'
          ? ['burn']
          : event.type === 'BoardDealt'
            ? [`board ${event.board + 1}: ${event.cards.length}`]
            : [],
      )
      const once = (board: number) => [
        'burn',
        `board ${board}: 3`,
        'burn',
        `board ${board}: 1`,
        'burn',
        `board ${board}: 1`,
      ]
      expect(dealt).toEqual([...once(1), ...once(2)])
    },
  )

  rule('wsop/216-no-burn', 'management has the rest dealt without burns; by another book they stay', () => {
    const timed = { ...holdem, size: 10, timed: true } as const
    const table = given({ ...timed, book: 'wsop' }).plays(allIn)
    const burned = (acts: string): number => table.plays(acts).deal.burns.length
    expect([burned('run it twice; deal'), burned('run it twice without burning; deal')]).toEqual([6, 0])
    const run = table.plays('run it twice without burning').tells({ type: 'RunsAgreed', times: 2, burnless: true })
    expect(run.plays('deal').deal.boards.map(board => board.length)).toEqual([5, 5])
    given({ ...timed, book: 'rrp' })
      .plays(allIn)
      .refuses('run it twice without burning', 'burns-stay')
  })

  const eight = { form: 'big-o', structure: 'pot-limit', book: 'wsop', timed: true, seats: 8 } as const
  rule('wsop/213-five-card', 'five cards to eight hands: two burns, one a board, and the deck is out', () => {
    const seats = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map(seat => [seat, 20]))
    const twice = given({ ...eight, seats })
      .plays(raiseAllIn)
      .plays('run it twice; deal')
    twice.stub(0).has({ burnless: false })
    expect(twice.deal.burns).toHaveLength(2)
    expect(twice.deal.boards.map(board => board.length)).toEqual([5, 5])
    const burns = twice.events.flatMap(event =>
      event.type === 'CardBurned' || event.type === 'RunBegun' ? [event.type] : [],
    )
    expect(burns).toEqual(['CardBurned', 'RunBegun', 'CardBurned'])
  })

  rule(
    'wsop/213-five-card',
    'only from before the flop: once it lies, turn and river of each board have their burns',
    () => {
      const onFlop = given({
        ...eight,
        seats: Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map(seat => [seat, 60])),
      }).plays('deal; all call; 2 checks; deal; 1 all-in; all call; run it twice; deal')
      expect(onFlop.deal.burns).toHaveLength(5)
      expect(onFlop.deal.boards.map(board => board.length)).toEqual([5, 5])
      onFlop.stub(0)
    },
  )

  rule('wsop/213-five-card', 'only with five cards each, and only with eight hands', () => {
    const twice = (form: 'omaha' | 'big-o', hands: number) => {
      const seats = Object.fromEntries(Array.from({ length: hands }, (_, i) => [i + 1, 20]))
      return given({ ...eight, form, seats })
        .plays(raiseAllIn)
        .plays('run it twice; deal').deal.burns.length
    }
    expect([twice('big-o', 8), twice('omaha', 8), twice('big-o', 7)]).toEqual([2, 6, 6])
  })
})

describe('when the cards run short', () => {
  /** Ten hands of omaha: twelve cards are left, and four boards’ worth of cards and burns would be sixteen. */
  const ten = { form: 'omaha', structure: 'pot-limit', book: 'wsop', timed: true } as const
  const shortStacks = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [i + 1, 20]))

  rule(
    'wsop/216-muck',
    'stub and burns are too few: the muck is shuffled in, and all boards are completed without burns',
    () => {
      // eight of ten fold; from before the flop twice: burn flop burn turn burn river, burn, and three cards for a flop of three
      const table = given({ ...ten, seats: shortStacks(10) }).plays('deal; 3 all-in; 4 calls; all fold')
      table.stub(12).offers({ runs: [2, 3] })
      const short = table.plays('run it three times; deal')
      short.offers({
        due: 'dealer',
        act: { do: 'reshuffle', from: 'burns-and-muck', cards: 36 },
      })
      const done = short.plays('reshuffle; deal')
      done.tells({ type: 'Reshuffled', rules: ['wsop/216-muck'] })
      expect(done.events.some(event => event.type === 'CardBurned')).toBe(false)
      expect(done.deal.boards.map(board => board.length)).toEqual([5, 5, 5])
      expect(new Set([...done.deal.boards.flat(), ...done.deal.players.flatMap(player => player.down)]).size).toBe(23)
    },
  )

  rule(
    'wsop/216',
    'the burns complete what the stub does not: they are shuffled in, and no card is burned again',
    () => {
      // ten hands, all-in before the flop, twice: after the first board four cards are left for a burn and a flop
      const table = given({ ...ten, seats: shortStacks(10) }).plays(raiseAllIn)
      const short = table.plays('run it twice; deal')
      short.stub(0).offers({ act: { do: 'reshuffle', from: 'burns', cards: 4 } })
      const done = short.plays('reshuffle; deal')
      done.tells(
        { type: 'Reshuffled', rules: ['wsop/216'] },
        { type: 'BoardDealt', board: 1 },
        { type: 'BoardDealt', board: 1 },
      )
      expect(done.events.some(event => event.type === 'CardBurned')).toBe(false)
      done.stub(2)
    },
  )

  rule('wsop/215', 'one card is left before the river of the second board: it is used, and nothing is burned', () => {
    // nine hands of four and one more card burned away: fifteen cards for two boards with their burns
    const table = given({ form: 'holdem', structure: 'no-limit', book: 'wsop', seats: { 1: 150, 2: 150 } }).plays(
      `${allIn}; run it twice; deal`,
    )
    const { deal } = table
    const before = {
      ...deal,
      phase: 'streets',
      run: 1,
      step: 8,
      boards: [deal.boards[0]!, deal.boards[1]!.slice(0, 4)],
      next: 51,
    } as const
    const due = legal({ ...before, turn: -1, deck: deal.deck })
    expect(due).toMatchObject({ due: 'dealer', act: { do: 'board', cards: 1 } })
  })

  test('a house may deal fewer run-outs instead', () => {
    const house = { name: 'few', book: 'rrp', overrides: { runShortStub: 'fewer-run-outs' } } as const
    given({ ...ten, book: house, seats: shortStacks(10) })
      .plays(raiseAllIn)
      .offers({ runs: [] })
  })
})
