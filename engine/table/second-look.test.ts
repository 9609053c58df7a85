import { describe, expect, test } from 'vitest'
import { stakesFor } from '../deal/stakes.ts'
import { forms } from '../forms/forms.ts'
import type { BookId, RuleId } from '../rulebooks/rule-id.ts'
import { playScript } from '../testing/night-script.ts'
import { dealtIn, inSeats } from '../testing/seats-scene.ts'
import { placardOf, tableScene, type Untimed } from '../testing/table-scene.ts'
import type { Placard } from './placard.ts'
import { seconds } from './time.ts'

/** Written from the texts before the engine was asked: what is ordered at the end, and whether this rule refuses it. */
type Case = {
  readonly is: RuleId
  readonly about: string
  readonly book: BookId
  readonly script?: string
  readonly order: Untimed
  readonly refused: boolean
  /** What p1 has in front of them then. */
  readonly stack?: number
  /** The seat that is not in the next deal. */
  readonly out?: number
  /** Limit hold'em of this lower limit; 5-10 no-limit without it. */
  readonly limit?: number
  readonly changes?: Partial<Placard>
}

const buys = (chips: number, player = 'new'): Untimed => ({ type: 'BuyIn', player, chips })
const adds = (chips: number): Untimed => ({ type: 'TopUp', player: 'p1', chips })
const over = (leave: boolean, box: boolean): Untimed => ({ type: 'AskPlayOver', player: 'new', seat: 3, leave, box })
const from = (how: 'broken' | 'must-move' | 'by-choice', stack: number, brings = stack): Untimed => ({
  type: 'TakeSeat',
  player: 'new',
  seat: 9,
  from: { how, stack, brings },
})
const clock = (by: string, waited: number): Untimed => ({
  type: 'CallClock',
  player: 'p4',
  by,
  since: -seconds(waited),
})
const most: Partial<Placard> = { buyIn: { least: 200, most: 1000 } }

const cases: readonly Case[] = [
  // the buy-in
  {
    is: 'rrp/3/buy-in/1',
    about: '20-40 limit: 399 is no full buy-in',
    book: 'rrp',
    limit: 20,
    script: 'new comes 9',
    order: buys(399),
    refused: true,
  },
  {
    is: 'rrp/3/buy-in/1',
    about: '20-40 limit: 400 is one',
    book: 'rrp',
    limit: 20,
    script: 'new comes 9',
    order: buys(400),
    refused: false,
  },
  {
    is: 'web/buy-in/1',
    about: '10-20 limit: ten times the high limit',
    book: 'web',
    limit: 10,
    script: 'new comes 9',
    order: buys(199),
    refused: true,
  },
  {
    is: 'web/buy-in/1/no-limit',
    about: '5-10 no-limit: twenty big blinds',
    book: 'web',
    script: 'new comes 9',
    order: buys(199),
    refused: true,
  },
  {
    is: 'web/buy-in/1/no-limit',
    about: '5-10 no-limit: 200 will do',
    book: 'web',
    script: 'new comes 9',
    order: buys(200),
    refused: false,
  },
  {
    is: 'wsop/104',
    about: '10-20 limit: ten times the small bet',
    book: 'wsop',
    limit: 10,
    script: 'new comes 9',
    order: buys(99),
    refused: true,
  },
  {
    is: 'wsop/104',
    about: '10-20 limit: 100 will do',
    book: 'wsop',
    limit: 10,
    script: 'new comes 9',
    order: buys(100),
    refused: false,
  },
  {
    is: 'wsop/104',
    about: 'the first buy-in is from the cage',
    book: 'wsop',
    script: 'new comes 9',
    order: { type: 'BuyIn', player: 'new', chips: 500, from: 'table' },
    refused: true,
  },
  {
    is: 'wsop/105',
    about: 'broke: a short buy is not allowed',
    book: 'wsop',
    limit: 10,
    script: 'p1 broke',
    order: buys(50, 'p1'),
    refused: true,
  },
  {
    is: 'rrp/3/buy-in/2',
    about: 'broke: one short buy-in is allowed',
    book: 'rrp',
    limit: 10,
    script: 'p1 broke',
    order: buys(50, 'p1'),
    refused: false,
  },
  {
    is: 'rrp/3/buy-in/2',
    about: 'broke again: a second one is not',
    book: 'rrp',
    limit: 10,
    script: 'p1 broke; p1 buys 50; p1 broke',
    order: buys(50, 'p1'),
    refused: true,
  },
  {
    is: 'uspa/3.1.3.2',
    about: 'broke again: a full one is fine',
    book: 'uspa',
    limit: 10,
    script: 'p1 broke; p1 buys 50; p1 broke',
    order: buys(200, 'p1'),
    refused: false,
  },
  {
    is: 'web/buy-in/1/short',
    about: 'broke again: no second short one',
    book: 'web',
    limit: 10,
    script: 'p1 broke; p1 buys 50; p1 broke',
    order: buys(50, 'p1'),
    refused: true,
  },
  {
    is: 'rrp/3/buy-in/2',
    about: 'any quantity may be added between hands',
    book: 'rrp',
    limit: 10,
    script: 'deal',
    order: adds(5),
    refused: false,
  },
  {
    is: 'rrp/3/buy-in/2',
    about: 'what is bought during one waits until it is over',
    book: 'rrp',
    limit: 10,
    script: 'call',
    order: adds(500),
    refused: false,
    stack: 1000,
  },
  {
    is: 'wsop/64',
    about: 'what is bought during a hand does not play in it',
    book: 'wsop',
    limit: 10,
    script: 'call',
    order: adds(100),
    refused: false,
    stack: 1000,
  },
  {
    is: 'wsop/186-topup',
    about: 'at the maximum nothing is added',
    book: 'wsop',
    changes: most,
    script: 'deal',
    order: adds(10),
    refused: true,
  },
  {
    is: 'rrp/14/nl/14',
    about: 'a first buy-in above the maximum',
    book: 'rrp',
    changes: most,
    script: 'new comes 9',
    order: buys(1001),
    refused: true,
  },
  {
    is: 'rrp/14/nl/14',
    about: 'a first buy-in of the maximum',
    book: 'rrp',
    changes: most,
    script: 'new comes 9',
    order: buys(1000),
    refused: false,
  },
  // coming from another table
  {
    is: 'wsop/106',
    about: 'a broken game: a short stack plays',
    book: 'wsop',
    limit: 10,
    order: from('broken', 40),
    refused: false,
  },
  {
    is: 'rrp/3/buy-in/3',
    about: 'a must-move: a short stack plays',
    book: 'rrp',
    limit: 10,
    order: from('must-move', 40),
    refused: false,
  },
  {
    is: 'rrp/3/buy-in/3',
    about: 'by choice: the proper buy-in is needed',
    book: 'rrp',
    limit: 10,
    order: from('by-choice', 40),
    refused: true,
  },
  {
    is: 'uspa/3.1.3.3',
    about: 'by choice: the proper buy-in is needed',
    book: 'uspa',
    limit: 10,
    order: from('by-choice', 150),
    refused: true,
  },
  {
    is: 'wsop/63',
    about: 'by choice: the full stack comes along',
    book: 'wsop',
    limit: 10,
    order: from('by-choice', 500, 300),
    refused: true,
  },
  // coming back
  {
    is: 'rrp/2/procedures/7',
    about: 'within the hour with less than was taken',
    book: 'rrp',
    script: 'deal; p1 leaves; later 30; p1 comes 1',
    order: buys(500, 'p1'),
    refused: true,
  },
  {
    is: 'rrp/2/procedures/7',
    about: 'within the hour with what was taken',
    book: 'rrp',
    script: 'deal; p1 leaves; later 30; p1 comes 1',
    order: buys(1000, 'p1'),
    refused: false,
  },
  {
    is: 'wsop/62',
    about: 'after more than an hour with less',
    book: 'wsop',
    script: 'deal; p1 leaves; later 61; p1 comes 1',
    order: buys(500, 'p1'),
    refused: false,
  },
  {
    is: 'wsop/61',
    about: 'with a part of the chips taken along nobody is dealt in',
    book: 'wsop',
    script: 'deal; p1 takes 300; later 5',
    order: { type: 'ComeBack', player: 'p1', brings: 200 },
    refused: false,
    out: 1,
  },
  {
    is: 'rrp/2/procedures/6',
    about: 'all of them are brought',
    book: 'rrp',
    script: 'deal; p1 takes 300; later 5',
    order: { type: 'ComeBack', player: 'p1', brings: 300 },
    refused: false,
  },
  // absence
  {
    is: 'uspa/app3/3.19',
    about: 'twenty minutes away',
    book: 'uspa',
    script: 'deal; p1 away; later 20',
    order: { type: 'PickUp', player: 'p1' },
    refused: true,
  },
  {
    is: 'uspa/app3/3.19',
    about: 'more than thirty minutes away',
    book: 'uspa',
    script: 'deal; p1 away; later 31',
    order: { type: 'PickUp', player: 'p1' },
    refused: false,
  },
  {
    is: 'wsop/77',
    about: 'half an hour away and no absent button',
    book: 'wsop',
    script: 'deal; p1 away; later 31',
    order: { type: 'PickUp', player: 'p1' },
    refused: true,
  },
  // cards
  {
    is: 'rrp/2/procedures/22',
    about: 'a new deck within a round',
    book: 'rrp',
    script: 'deal 2',
    order: { type: 'ChangeCards', what: 'deck' },
    refused: true,
  },
  {
    is: 'rrp/2/procedures/22',
    about: 'after a full round',
    book: 'rrp',
    script: 'deal 7',
    order: { type: 'ChangeCards', what: 'deck' },
    refused: false,
  },
  {
    is: 'uspa/app3/3.21',
    about: 'at any time if it is damaged',
    book: 'uspa',
    script: 'deal 2',
    order: { type: 'ChangeCards', what: 'deck', damaged: true },
    refused: false,
  },
  {
    is: 'wsop/79',
    about: 'a new setup after an hour and a half',
    book: 'wsop',
    script: 'deal; later 90',
    order: { type: 'ChangeCards', what: 'setup' },
    refused: true,
  },
  {
    is: 'wsop/79',
    about: 'a new setup after two hours',
    book: 'wsop',
    script: 'deal; later 121',
    order: { type: 'ChangeCards', what: 'setup' },
    refused: false,
  },
  {
    is: 'uspa/app3/3.21/setup',
    about: 'a new setup after an hour',
    book: 'uspa',
    script: 'deal; later 61',
    order: { type: 'ChangeCards', what: 'setup' },
    refused: false,
  },
  // for another
  {
    is: 'wsop/70',
    about: 'a blind is not posted for another',
    book: 'wsop',
    script: 'deal',
    order: { type: 'OfferChips', player: 'p1', to: 'p2', chips: 10, what: 'post' },
    refused: true,
  },
  {
    is: 'rrp/2/procedures/2',
    about: 'nobody plays the chips of another',
    book: 'rrp',
    script: 'deal',
    order: { type: 'OfferChips', player: 'p1', to: 'p2', chips: 100, what: 'stake' },
    refused: true,
  },
  {
    is: 'rrp/2/procedures/12',
    about: 'playing over without leave',
    book: 'rrp',
    script: 'deal; p3 away',
    order: over(false, true),
    refused: true,
  },
  {
    is: 'rrp/2/procedures/12',
    about: 'playing over without a box',
    book: 'rrp',
    script: 'deal; p3 away',
    order: over(true, false),
    refused: true,
  },
  {
    is: 'wsop/68',
    about: 'playing over with leave',
    book: 'wsop',
    script: 'deal; p3 away',
    order: over(true, true),
    refused: false,
  },
  // the clock
  {
    is: 'wsop/85',
    about: 'a clock after one minute',
    book: 'wsop',
    script: 'call',
    order: clock('p1', 60),
    refused: true,
  },
  {
    is: 'wsop/85',
    about: 'a clock after two minutes',
    book: 'wsop',
    script: 'call',
    order: clock('p1', 121),
    refused: false,
  },
  {
    is: 'wsop/85-who',
    about: 'a clock by a player who was not dealt in',
    book: 'wsop',
    limit: 10,
    script: 'deal 7; new sits 9; new waits; call',
    order: clock('new', 180),
    refused: true,
  },
]

describe('a second look at the table', () => {
  test.each(cases)('$is: $about', ({ is, book, script = '', order, refused, stack, out, limit, changes = {} }) => {
    const parts =
      limit === undefined ? {} : { parts: [{ form: forms.holdem, stakes: stakesFor(forms.holdem, 'limit', limit) }] }
    const scene = playScript(tableScene(placardOf(book, { ...parts, ...changes }), inSeats(1, 2, 3, 4, 5, 6)), script)
    if (refused) expect(scene.refuses(order).rules).toContain(is)
    if (refused) return
    const after = scene.gives(order)
    expect(after.events).not.toEqual([])
    if (stack !== undefined) expect(after.table.members.find(it => it.player === 'p1')).toMatchObject({ stack })
    if (out !== undefined) expect(dealtIn(after.deal())).not.toContain(out)
  })
})
