import { describe, expect, test } from 'vitest'
import type { HandName } from '../../ranking/hand-name.ts'
import { minutes } from '../../table/time.ts'
import { type FloorScene, floorScene, kindOf, names, withList, withTable } from '../../testing/floor-scene.ts'
import type { DealRecord } from './promotion.ts'

const ID = 'Sunday'
const opened = (kind: 'high-hand' | 'splash', pot = 0): FloorScene =>
  withTable(withList(floorScene('rrp'), '10-20', kindOf()), 'T1', '10-20', names('p', 6))
    .at(10)
    .gives(
      { type: 'FundPromotion', promotion: ID, kind, chips: 500 },
      { type: 'SetPromotionRules', promotion: ID, least: 'full-house', dealtIn: 4, pot },
    )
const full: HandName = { is: 'full-house', ranks: ['K', '5'] }
const higherFull: HandName = { is: 'full-house', ranks: ['K', '9'] }
const quads: HandName = { is: 'four-of-a-kind', ranks: ['7', 'A'] }
const deal = (number: number, player: string, hand: HandName | null, change: Partial<DealRecord> = {}): DealRecord => ({
  deal: number,
  began: minutes(11),
  dealtIn: 6,
  pot: 80,
  won: [{ player, hand }],
  ...change,
})
const records = (scene: FloorScene, ...all: readonly DealRecord[]): FloorScene =>
  all.reduce((it, record) => it.as('table', 'T1', { type: 'RecordDeal', table: 'T1', record }), scene.at(20))
const eligible = ({ floor }: FloorScene) => floor.house.promotions[0]!.eligible?.players
const pays = (player: string, chips = 100) => ({ type: 'AwardPromotion', promotion: ID, player, chips }) as const

describe('a high hand that goes by the record of the deals', () => {
  test('is led by the highest hand, and the first of equals keeps it', () => {
    const led = records(opened('high-hand'), deal(1, 'p1', full), deal(2, 'p2', full))
    expect(eligible(led)).toEqual(['p1'])
    expect(eligible(records(led, deal(3, 'p3', higherFull)))).toEqual(['p3'])
    expect(eligible(records(led, deal(3, 'p3', quads), deal(4, 'p4', higherFull)))).toEqual(['p3'])
  })

  test.each<[string, DealRecord]>([
    ['a lower hand', deal(1, 'p1', { is: 'flush', ranks: ['A', 'K', 'Q', 'J', '9'] })],
    ['a hand that wasn’t shown', deal(1, 'p1', null)],
    ['too few dealt in', deal(1, 'p1', quads, { dealtIn: 3 })],
    ['too small a pot', deal(1, 'p1', quads, { pot: 59 })],
    ['a deal from before', deal(1, 'p1', quads, { began: minutes(9) })],
  ])('%s doesn’t count', (_, record) => {
    const scene = records(opened('high-hand', 60), record)
    expect(scene.events).toEqual([])
    expect(scene.refuses(pays('p1'))).toMatchObject({ why: 'not-eligible', player: 'p1' })
  })

  test('pays the leader and nobody else, and begins again when it has', () => {
    const led = records(opened('high-hand'), deal(1, 'p1', quads))
    expect(led.refuses(pays('p2')).why).toBe('not-eligible')
    const paid = led.at(21).gives(pays('p1'))
    expect(paid.floor.house.promotions[0]).toMatchObject({ funds: 400, awards: [{ player: 'p1', chips: 100 }] })
    expect(paid.refuses(pays('p1')).why).toBe('not-eligible')
    // the same deal reported once more, as after a restart, owes nothing again
    const again = { type: 'RecordDeal', table: 'T1', record: deal(1, 'p1', quads) } as const
    expect(paid.at(22).as('table', 'T1', again).events).toEqual([])
  })

  test('is shared by those who tie in one deal', () => {
    const won = ['p1', 'p2'].map(player => ({ player, hand: quads }))
    const led = records(opened('high-hand'), deal(1, 'p1', null, { won }))
    const once = led.gives(pays('p1'))
    expect(once.refuses(pays('p1')).why).toBe('not-eligible')
    expect(eligible(once.gives(pays('p2')))).toBeUndefined()
  })

  test('goes by the word of the tables alone', () => {
    const order = { type: 'RecordDeal', table: 'T1', record: deal(1, 'p1', quads) } as const
    expect(opened('high-hand').refuses(order).why).toBe('not-your-office')
  })
})

describe('a splashed pot', () => {
  const splashed = () => opened('splash').gives({ type: 'SplashPot', promotion: ID, table: 'T1' })

  test('goes to those who win the next deal that counts at that table, whatever they hold', () => {
    const won = ['p1', 'p2'].map(player => ({ player, hand: null }))
    const short = records(splashed(), deal(1, 'p5', null, { dealtIn: 3 }))
    expect(eligible(short)).toBeUndefined()
    const earned = records(short, deal(2, 'p1', null, { won }), deal(3, 'p4', quads))
    expect(eligible(earned)).toEqual(['p1', 'p2'])
  })

  test('is at one table, and there is none before it is said', () => {
    const other = withTable(splashed(), 'T2', '10-20', names('q', 6)).at(20)
    const record = deal(1, 'q1', null)
    expect(eligible(other.as('table', 'T2', { type: 'RecordDeal', table: 'T2', record }))).toBeUndefined()
    expect(eligible(records(opened('splash'), deal(1, 'p1', null)))).toBeUndefined()
    expect(opened('high-hand').refuses({ type: 'SplashPot', promotion: ID, table: 'T1' }).why).toBe('no-such-promotion')
  })
})

test('a promotion without rules is paid as staff decide', () => {
  const scene = withTable(withList(floorScene('rrp'), '10-20', kindOf()), 'T1', '10-20', names('p', 2)).gives({
    type: 'FundPromotion',
    promotion: ID,
    kind: 'high-hand',
    chips: 500,
  })
  expect(records(scene, deal(1, 'p1', quads)).events).toEqual([])
  expect(scene.gives(pays('p2')).events).toMatchObject([{ type: 'PromotionAwarded', player: 'p2' }])
})
