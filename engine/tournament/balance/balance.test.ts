import { describe, expect, test } from 'vitest'
import { houseWith } from '../../testing/house-with.ts'
import { rule } from '../../testing/rule.ts'
import { balanced, begunEvent, drawnInOrder, type TournamentScene } from '../../testing/tournament-scene.ts'
import { entrantOf } from '../draft.ts'
import { levelsFor } from '../opening/plan-for.ts'
import { dutyAt } from './next-places.ts'
import { planMoves } from './plan-moves.ts'
import { tolerance } from './tables-wanted.ts'

const plan = { rebuys: null } as const

/** These go out, each to somebody who stays at their table. */
const without = (scene: TournamentScene, ...players: readonly string[]): TournamentScene =>
  players.reduce((now, player) => {
    const { table } = entrantOf(now.event, player)!
    const by = now.event.tables.find(it => it.table === table)!.seats.find(it => it !== null && !players.includes(it))!
    return now.gives({ type: 'BustOut', players: [{ player, by }] })
  }, scene)

/** Places of a deal at a table: the button, and the blinds after it. */
const spots = (button: number) => ({ button, small: button + 1, big: button + 2 })

describe('how even tables have to be', () => {
  for (const [id, book] of [
    ['rrp/15/17', 'rrp'],
    ['uspa/3.3.2.14', 'uspa'],
  ] as const)
    rule(id, 'within two of each other above six tables, within one at six or fewer', () => {
      const eight = begunEvent(72, { ...plan, book, seats: 9 })
      expect(planMoves(without(eight, 'p1', 'p2').event).moves).toEqual([])
      expect(planMoves(without(eight, 'p1', 'p2', 'p3').event).moves.length).toBe(1)
      const six = begunEvent(54, { ...plan, book, seats: 9 })
      expect(planMoves(without(six, 'p1').event).moves).toEqual([])
      expect(planMoves(without(six, 'p1', 'p2').event).moves.length).toBe(1)
      expect([tolerance(six.event, 7), tolerance(six.event, 6)]).toEqual([2, 1])
    })

  rule(
    'hpt/moving-players/1',
    'a difference of two moves one from the fullest; the low card says which, the ace of spades high',
    () => {
      const three = without(begunEvent(24, { ...plan, book: 'hpt', seats: 8 }), 'p17', 'p18')
      expect(three.counts()).toEqual([8, 8, 6])
      const cards = [
        { table: 1, card: '9d' },
        { table: 2, card: 'Kc' },
      ] as const
      const moved = three.gives({ type: 'Balance', cards })
      expect(moved.counts()).toEqual([7, 8, 7])
      const aces = [
        { table: 1, card: 'As' },
        { table: 2, card: 'Ad' },
      ] as const
      expect(three.gives({ type: 'Balance', cards: aces }).counts()).toEqual([8, 7, 7])
      expect(moved.refuses({ type: 'Balance' }).why).toBe('nothing-to-balance')
    },
  )

  test('a house may leave the table to the director', () => {
    const book = houseWith({ balanceSourceTable: 'director-decides', redrawAtTables: [] })
    const three = without(begunEvent(24, { ...plan, book, seats: 8 }), 'p17', 'p18')
    expect(three.gives({ type: 'Balance', tables: [2] }).counts()).toEqual([8, 7, 7])
  })
})

describe('who moves, and where to', () => {
  const dealt = (book: 'rrp' | 'hpt') =>
    begunEvent(18, { ...plan, book, seats: 9, finalSeats: 9 })
      .deal(1, {}, spots(3))
      .deal(2, {}, spots(1))

  rule('rrp/15/15', 'the player who is due for the big blind goes to the open seat that has it soonest', () => {
    // table 1 had its big blind in seat 5, so seat 6 is due; table 2 in seat 3
    const short = without(dealt('rrp'), 'p17', 'p14')
    const [move] = planMoves(short.event).moves
    expect(move).toMatchObject({
      player: 'p6',
      from: { table: 1, seat: 6 },
      to: { table: 2, seat: 5 },
      bigBlindIn: 2,
      waits: false,
    })
    expect(move?.rules).toEqual(['rrp/15/15', 'rrp/15/17'])
  })

  rule(
    'hpt/moving-players/2',
    'the player who sits as the lost player sat to the button takes that very seat, before any hand',
    () => {
      // two tables play until nine are left: three of them here, so that a move is due before that
      const three = begunEvent(24, { ...plan, book: 'hpt', seats: 8 })
        .deal(1, {}, spots(2))
        .deal(2, {}, spots(5))
        .deal(3, {}, spots(1))
      const short = without(without(three, 'p24'), 'p20')
      // p20 was third left of the button at table 3
      expect(short.refuses({ type: 'StartDeal', table: 2 }).why).toBe('moves-are-due')
      const moved = short.gives({
        type: 'Balance',
        cards: [
          { table: 1, card: '5c' },
          { table: 2, card: 'Qd' },
        ],
      })
      expect(moved.events).toMatchObject([{ player: 'p5', from: { table: 1, seat: 5 }, to: { table: 3, seat: 4 } }])
    },
  )

  rule(
    'hpt/moving-players/4',
    'of two empty seats the one nearer to the left of the button is filled first, once all hands are over',
    () => {
      const three = begunEvent(24, { ...plan, book: 'hpt', seats: 8 })
        .deal(1, {}, spots(1))
        .deal(2, {}, spots(1))
      const dealt3 = three.deal(3, {}, spots(1))
      const short = without(dealt3, 'p22', 'p19')
      const busy = three.gives({ type: 'StartDeal', table: 3 })
      expect(short.gives({ type: 'Balance' }).events).toMatchObject([{ to: { table: 3, seat: 3 } }])
      const waits = without(busy, 'p9', 'p10')
      expect(waits.refuses({ type: 'Balance' })).toMatchObject({ why: 'deal-is-on', table: 3 })
    },
  )

  rule(
    'hpt/moving-players/example',
    'third left of the button is lost: third left of the button at the low table moves, and posts the big blind',
    () => {
      const three = begunEvent(24, { ...plan, book: 'hpt', seats: 8 })
        .deal(1, {}, spots(1))
        .deal(2, {}, spots(1))
        .deal(3, {}, spots(1))
      const short = without(without(three, 'p24'), 'p20')
      const moved = short.gives({
        type: 'Balance',
        cards: [
          { table: 1, card: '5c' },
          { table: 2, card: 'Qd' },
        ],
      })
      expect(moved.events).toMatchObject([
        { player: 'p4', to: { table: 3, seat: 4 }, duty: 'big-blind', bigBlindIn: 1, waits: false },
      ])
    },
  )

  rule('rrp/15/16', 'a player moved onto the small blind or the button waits for the button to pass', () => {
    const table = dealt('rrp').event.tables[1]!
    expect([2, 3, 4, 9].map(seat => dutyAt({ ...table, seats: table.seats.with(seat - 1, null) }, seat))).toEqual([
      'button',
      'small-blind',
      'big-blind',
      'none',
    ])
    const short = without(dealt('rrp'), 'p11', 'p12')
    const moved = short.gives({ type: 'Balance' })
    expect(moved.events).toMatchObject([{ to: { table: 2, seat: 2 }, duty: 'button', waits: true }])
    expect(moved.gives({ type: 'StartDeal', table: 2 }).events).toMatchObject([
      { type: 'DealStarted', out: [{ player: 'p6', why: 'waits-for-the-button' }] },
    ])
  })

  test('at stud, where nobody has a blind, it goes by seats', () => {
    const stud = begunEvent(14, { ...plan, seats: 7, finalSeats: 7, game: { form: 'seven-card-stud' } })
    const [move] = planMoves(without(stud, 'p8', 'p9').event).moves
    expect(move?.player).toBe('p1')
  })

  test('in a mixed event it goes by seats in a level of stud alone', () => {
    const mover = (game: object): string | undefined => {
      const levels = levelsFor([[50, 100]], 20).map(level => ({ ...level, ...game }))
      const dealtIn = begunEvent(18, { ...plan, seats: 9, finalSeats: 9, levels })
        .deal(1, {}, spots(3))
        .deal(2, {}, spots(1))
      return planMoves(without(dealtIn, 'p17', 'p14').event).moves[0]?.player
    }
    expect([mover({}), mover({ game: { form: 'seven-card-stud' } })]).toEqual(['p6', 'p1'])
  })
})

describe('tables that break', () => {
  for (const [id, book] of [
    ['rrp/15/14', 'rrp'],
    ['uspa/3.3.2.13', 'uspa'],
  ] as const)
    rule(id, 'in an order fixed beforehand, their players to vacant seats elsewhere', () => {
      const five = begunEvent(45, { ...plan, book, seats: 9, breakOrder: [2, 5] })
      expect(five.event.breakOrder).toEqual([2, 5, 4, 3, 1])
      const out = ['p1', 'p2', 'p19', 'p20', 'p28', 'p29', 'p37', 'p38', 'p10']
      const short = out.reduce((now, player) => balanced(without(now, player)), five)
      expect(short.event.tables.map(({ table }) => table)).toEqual([1, 3, 4, 5])
      expect(short.counts()).toEqual([9, 9, 9, 9])
      const broken = short.log.filter(it => it.type === 'PlayerMoved' && it.why === 'break')
      expect(broken.length).toBe(8)
      expect(broken[0]?.rules).toContain(id)
    })

  test('the director names it where a house leaves it open', () => {
    const book = houseWith({ tableBreakOrder: 'director-decides', redrawAtTables: [] })
    const short = without(
      begunEvent(20, { ...plan, book, seats: 10 }),
      ...Array.from({ length: 10 }, (_, i) => `p${2 * i + 2}`),
    )
    expect(short.gives({ type: 'Balance', tables: [1] }).event.tables.map(({ table }) => table)).toEqual([2])
  })
})

describe('new draws', () => {
  const from = (tables: number, book: 'rrp' | 'uspa' | 'hpt', more: object = {}) =>
    begunEvent(tables * 6, { ...plan, book, seats: 6, finalSeats: 6, ...more })
  /** As many go out as it takes to come down to this many tables. */
  const downTo = (scene: TournamentScene, players: number): TournamentScene => {
    const left = drawnInOrder(scene)
    return left.length <= players ? scene : downTo(balanced(without(scene, left.at(-1)!)), players)
  }
  const draws = (scene: TournamentScene): readonly string[] =>
    scene.log.flatMap(it => (it.type === 'SeatsDrawn' ? [`${it.why} ${it.tables.length}`] : []))

  for (const [id, book] of [
    ['rrp/15/18', 'rrp'],
    ['uspa/3.3.2.15', 'uspa'],
  ] as const)
    rule(id, 'at three, two and one tables; at three it may be left out where four or five began', () => {
      expect(draws(downTo(from(7, book), 6))).toEqual(['start 7', 'redraw 3', 'redraw 2', 'final-table 1'])
      expect(draws(downTo(from(4, book, { skipRedrawAtThree: true }), 6))).toEqual([
        'start 4',
        'redraw 2',
        'final-table 1',
      ])
      expect(draws(downTo(from(7, book, { skipRedrawAtThree: true }), 18)).at(-1)).toBe('redraw 3')
      const due = without(downTo(from(4, book), 19), 'p19')
      expect(due.refuses({ type: 'Balance' }).why).toBe('draw-is-due')
    })

  rule('hpt/seating/redraw', 'three tables play until 18 are left, two until 9: then all draw', () => {
    const start = begunEvent(24, { ...plan, book: 'hpt', seats: 10 })
    const nineteen = downTo(start, 19)
    expect(nineteen.event.tables.length).toBe(3)
    const eighteen = downTo(nineteen, 18)
    expect(eighteen.counts()).toEqual([9, 9])
    expect(downTo(eighteen, 10).event.tables.length).toBe(2)
    expect(draws(downTo(eighteen, 9))).toEqual(['start 3', 'redraw 2', 'final-table 1'])
  })
})

describe('a table whose deals nobody reports', () => {
  const uneven = without(begunEvent(12, { ...plan, seats: 6, finalSeats: 6 }), 'p7', 'p8')
  const bigBlindOf = (player: string) => uneven.gives({ type: 'TellBigBlind', table: 1, player })
  rule('rrp/15/15', 'the director says who is next in the big blind, and that player moves', () => {
    for (const player of ['p1', 'p4', 'p6']) {
      expect(planMoves(bigBlindOf(player).event).moves.map(move => move.player)).toEqual([player])
    }
    expect(bigBlindOf('p1').event.tables[0]).toMatchObject({ button: 4, small: 5, big: 6 })
    expect(bigBlindOf('p4').event.tables[0]).toMatchObject({ button: 1, small: 2, big: 3 })
  })
  rule('rrp/15/16', 'where they come to, they are the big blind themselves, or wait in the small blind', () => {
    const open = uneven.gives({ type: 'TellBigBlind', table: 2, player: 'p9' })
    // seats 1 and 2 are free, between the last big blind in seat 6 and the next in seat 3
    expect(planMoves(open.event).moves[0]).toMatchObject({ to: { table: 2, seat: 1 }, duty: 'big-blind', waits: false })
    const passed = uneven.gives({ type: 'TellBigBlind', table: 2, player: 'p10' })
    expect(dutyAt(passed.event.tables[1]!, 1)).toBe('button')
  })
  test('of two players the one who is not next has the big blind, and the other the button', () => {
    const two = begunEvent(2, plan).gives({ type: 'TellBigBlind', table: 1, player: 'p2' })
    expect(two.event.tables[0]).toMatchObject({ button: 2, small: 2, big: 1 })
  })
  test('only somebody who sits there, and not in the middle of a deal', () => {
    expect(uneven.refuses({ type: 'TellBigBlind', table: 1, player: 'p9' }).why).toBe('not-in-play')
    expect(uneven.refuses({ type: 'TellBigBlind', table: 1, player: 'p7' }).why).toBe('not-in-play')
    expect(uneven.refuses({ type: 'TellBigBlind', table: 9, player: 'p1' }).why).toBe('no-such-table')
    const dealing = begunEvent(4, plan).gives({ type: 'StartDeal', table: 1 })
    expect(dealing.refuses({ type: 'TellBigBlind', table: 1, player: 'p1' }).why).toBe('deal-is-on')
  })
})
