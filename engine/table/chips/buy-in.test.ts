import { describe, expect, test } from 'vitest'
import { stakesFor } from '../../deal/stakes.ts'
import { forms } from '../../forms/forms.ts'
import type { BookId, RuleId } from '../../rulebooks/rule-id.ts'
import { rule } from '../../testing/rule.ts'
import { placardOf, type TableScene, tableScene } from '../../testing/table-scene.ts'
import { nothingHappened } from '../deals/outcome.ts'
import { memberOf } from '../draft.ts'
import type { Placard } from '../placard.ts'

/** A limit hold'em game of these limits, with ann in seat 1. */
const limit = (book: BookId, lower: number, changes: Partial<Placard> = {}): TableScene =>
  tableScene(
    placardOf(book, { parts: [{ form: forms.holdem, stakes: stakesFor(forms.holdem, 'limit', lower) }], ...changes }),
  ).gives({ type: 'TakeSeat', player: 'ann', seat: 1 })

/** A 5-10 no-limit game. */
const noLimit = (book: BookId, changes: Partial<Placard> = {}): TableScene =>
  tableScene(placardOf(book, changes)).gives({ type: 'TakeSeat', player: 'ann', seat: 1 })

const buys = (chips: number) => ({ type: 'BuyIn', player: 'ann', chips }) as const
const adds = (chips: number) => ({ type: 'TopUp', player: 'ann', chips }) as const
const stackOf = ({ table }: TableScene, player = 'ann'): number => memberOf(table, player)!.stack

/** Refused for being less than this, by these rules among others. */
const tooSmall = (scene: TableScene, chips: number, least: number, rules: readonly RuleId[]): void =>
  expect(scene.refuses(buys(chips))).toEqual({
    why: 'buy-in-too-small',
    player: 'ann',
    least,
    rules: expect.arrayContaining([...rules]),
  })

describe('the first buy-in is a full one', () => {
  rule('rrp/3/buy-in/1', 'at 10-20 limit it is 200: ten times the biggest bet; 150 is refused', () => {
    tooSmall(limit('rrp', 10), 150, 200, ['rrp/3/buy-in/1'])
    expect(stackOf(limit('rrp', 10).gives(buys(200)))).toBe(200)
  })

  rule('uspa/3.1.3.1', 'at 10-20 limit it is 200 unless the game states another figure', () => {
    tooSmall(limit('uspa', 10), 150, 200, ['uspa/3.1.3.1'])
    expect(stackOf(limit('uspa', 10, { buyIn: { least: 150 } }).gives(buys(150)))).toBe(150)
  })

  rule('uspa/2.2/full-buy', 'a minimum of 100: buying 100 is a full buy', () => {
    expect(limit('uspa', 10, { buyIn: { least: 100 } }).gives(buys(100)).events[0]).toMatchObject({ kind: 'full' })
  })

  rule('web/buy-in/1', 'at 4-8 limit it is 80', () => {
    tooSmall(limit('web', 4), 79, 80, ['web/buy-in/1'])
    expect(stackOf(limit('web', 4).gives(buys(80)))).toBe(80)
  })

  rule('web/buy-in/1/no-limit', 'at 1-2 no-limit it is 40: twenty big blinds', () => {
    const parts = [{ form: forms.holdem, stakes: stakesFor(forms.holdem, 'no-limit', 2) }]
    tooSmall(noLimit('web', { parts }), 39, 40, ['web/buy-in/1/no-limit'])
    expect(stackOf(noLimit('web', { parts }).gives(buys(40)))).toBe(40)
  })

  rule('wsop/11', 'at 4-8 limit 36 is refused and 40 accepted; elsewhere the placard has the figure', () => {
    tooSmall(limit('wsop', 4), 36, 40, ['wsop/11'])
    expect(stackOf(limit('wsop', 4).gives(buys(40)))).toBe(40)
    tooSmall(noLimit('wsop', { buyIn: { least: 500 } }), 499, 500, [])
  })

  rule('wsop/104', 'ten small bets, and bought at the cage', () => {
    tooSmall(limit('wsop', 4), 39, 40, ['wsop/104'])
    const { refuses, gives } = limit('wsop', 4)
    expect(refuses({ ...buys(40), from: 'table' })).toEqual({
      why: 'not-from-there',
      player: 'ann',
      about: 'cage',
      rules: ['wsop/104'],
    })
    expect(stackOf(gives({ ...buys(40), from: 'cage' }).gives({ ...adds(100) }))).toBe(140)
    expect(stackOf(limit('rrp', 4).gives({ ...buys(80), from: 'table' }))).toBe(80)
  })

  rule('wsop/105', 'a minimum of 200: 120 is refused, also to a player who has gone broke', () => {
    const scene = noLimit('wsop', { buyIn: { least: 200 } })
    tooSmall(scene, 120, 200, [])
    const broke = brokeAgain(scene.gives(buys(200)))
    tooSmall(broke, 120, 200, ['wsop/105'])
  })

  rule('rrp/14/nl/14', 'a greatest buy-in of 500: of 800 offered, 500 is accepted', () => {
    const scene = noLimit('rrp', { buyIn: { most: 500 } })
    expect(scene.refuses(buys(800))).toMatchObject({ why: 'buy-in-too-big', most: 500 })
    expect(scene.refuses(buys(800)).rules).toContain('rrp/14/nl/14')
    expect(stackOf(scene.gives(buys(500)))).toBe(500)
    expect(stackOf(noLimit('rrp').gives(buys(100_000)))).toBe(100_000)
  })

  rule('wsop/186', 'at 5-10 from 20 to 100 big blinds: 150 and 1200 are refused, 200 and 1000 accepted', () => {
    tooSmall(noLimit('wsop'), 150, 200, ['wsop/186'])
    expect(noLimit('wsop').refuses(buys(1200))).toMatchObject({
      why: 'buy-in-too-big',
      most: 1000,
      rules: ['wsop/186'],
    })
    expect([200, 1000].map(chips => stackOf(noLimit('wsop').gives(buys(chips))))).toEqual([200, 1000])
  })

  test('in a mix the dearest form decides, and points count where nothing is bet', () => {
    const mixed = [
      { form: forms.holdem, stakes: stakesFor(forms.holdem, 'limit', 10) },
      { form: forms.omaha, stakes: stakesFor(forms.omaha, 'limit', 20) },
    ]
    tooSmall(limit('rrp', 10, { parts: mixed }), 399, 400, [])
    const form = forms['open-face-chinese']
    tooSmall(limit('rrp', 10, { parts: [{ form, stakes: stakesFor(form, 'limit', 5) }] }), 49, 50, [])
  })

  test('it takes a seat, and whole chips', () => {
    expect(noLimit('rrp').refuses({ type: 'BuyIn', player: 'bob', chips: 500 }).why).toBe('no-seat')
    expect([0, -5, 2.5].map(chips => noLimit('rrp').refuses(buys(chips)).why)).toEqual(Array(3).fill('chips-not-whole'))
  })
})

/** ann, who alone is called ann, loses all that she has to bob. */
const brokeAgain = (scene: TableScene): TableScene => {
  const all = scene.table.chairs.includes('bob')
    ? scene
    : scene.gives({ type: 'TakeSeat', player: 'bob', seat: 2 }, { type: 'BuyIn', player: 'bob', chips: 1000 })
  return all.deal({ chips: { 1: 0, 2: stackOf(all, 'bob') + stackOf(all) } })
}

describe('a short buy-in', () => {
  rule('rrp/3/buy-in/2', 'at 10-20, 100 once; then 200 is needed; 15 may be added to 90 between deals', () => {
    const once = brokeAgain(limit('rrp', 10).gives(buys(200))).gives(buys(100))
    expect(once.events[0]).toMatchObject({ type: 'BoughtIn', kind: 'short', rules: ['rrp/3/buy-in/2'] })
    const again = brokeAgain(once)
    tooSmall(again, 100, 200, ['rrp/3/buy-in/2'])
    expect(stackOf(again.gives(buys(200)))).toBe(200)
    const ninety = once.deal({ chips: { 1: 90, 2: 1210 } })
    expect(ninety.gives(adds(15)).events[0]).toMatchObject({ kind: 'top-up', rules: ['rrp/3/buy-in/2'] })
    expect(stackOf(ninety.gives(adds(15)))).toBe(105)
  })

  rule('uspa/3.1.3.2', 'once; the next purchase must be full, and 5 chips may be added between deals', () => {
    const once = brokeAgain(limit('uspa', 10).gives(buys(200))).gives(buys(60))
    expect(stackOf(once.gives(adds(5)))).toBe(65)
    tooSmall(brokeAgain(once), 199, 200, ['uspa/3.1.3.2'])
  })

  rule('uspa/2.2/short-buy', 'a minimum of 100: buying 60 is a short buy', () => {
    const broke = brokeAgain(limit('uspa', 10, { buyIn: { least: 100 } }).gives(buys(100)))
    expect(broke.gives(buys(60)).events[0]).toMatchObject({ kind: 'short' })
  })

  rule('web/buy-in/1/short', 'a second one is refused; what is added during a deal is held until it ends', () => {
    const once = brokeAgain(limit('web', 4).gives(buys(80))).gives(buys(40))
    const during = once.gives({ type: 'CallDeal' }, adds(30))
    expect(memberOf(during.table, 'ann')).toMatchObject({ stack: 40, held: 30 })
    expect(during.table.deal!.start.seats).toContainEqual({ seat: 1, chips: 40 })
    tooSmall(brokeAgain(once), 40, 80, ['web/buy-in/1/short'])
  })

  test('there must be something to add to', () => {
    expect(limit('rrp', 10).refuses(adds(200))).toMatchObject({ why: 'nothing-to-add-to', about: 'buy-in' })
  })
})

describe('chips are added between deals', () => {
  rule('wsop/186-topup', 'a maximum of 1000: to 640 at most 360 may be added, to 1100 nothing', () => {
    const two = tableScene(placardOf('wsop'), { ann: 1, bob: 2 })
    const short = two.deal({ chips: { 1: 640, 2: 1360 } })
    expect(short.refuses(adds(361))).toMatchObject({ why: 'buy-in-too-big', most: 360, rules: ['wsop/186-topup'] })
    expect(stackOf(short.gives(adds(360)))).toBe(1000)
    const ahead = two.deal({ chips: { 1: 1100, 2: 900 } })
    expect(ahead.refuses(adds(1))).toMatchObject({ why: 'buy-in-too-big', most: 0 })
    expect(stackOf(tableScene(placardOf('rrp'), { ann: 1 }).gives(adds(5000)))).toBe(6000)
  })

  test('what was bought during a deal comes in when it is over, as far as it may', () => {
    const two = tableScene(placardOf('wsop'), { ann: 1, bob: 2 })
    const short = two.deal({ chips: { 1: 640, 2: 1360 } }).gives({ type: 'CallDeal' }, adds(360))
    const over = (ann: number) =>
      short.gives({
        type: 'RecordDeal',
        outcome: {
          ...nothingHappened,
          stacks: [
            { seat: 1, chips: ann },
            { seat: 2, chips: 2000 - ann },
          ],
        },
      })
    expect(memberOf(over(640).table, 'ann')).toMatchObject({ stack: 1000, held: 0, bought: 1360 })
    expect(memberOf(over(900).table, 'ann')).toMatchObject({ stack: 1000, held: 0, bought: 1100 })
    expect(memberOf(over(1400).table, 'ann')).toMatchObject({ stack: 1400, held: 0, bought: 1000 })
    expect(memberOf(over(0).table, 'ann')).toMatchObject({ stack: 360, held: 0, bought: 1360 })
  })

  test('bought during the deal in which all else was lost, it counts as a short buy-in, and not twice', () => {
    const once = brokeAgain(limit('rrp', 10).gives(buys(200))).gives(buys(200), { type: 'CallDeal' }, adds(50))
    const bob = stackOf(once, 'bob')
    const lost = once.gives({
      type: 'RecordDeal',
      outcome: {
        ...nothingHappened,
        stacks: [
          { seat: 1, chips: 0 },
          { seat: 2, chips: bob + 200 },
        ],
      },
    })
    expect(memberOf(lost.table, 'ann')).toMatchObject({ stack: 50, shortBuyIns: 1 })
    const second = lost.gives({ type: 'CallDeal' }, adds(70)).gives({
      type: 'RecordDeal',
      outcome: {
        ...nothingHappened,
        stacks: [
          { seat: 1, chips: 0 },
          { seat: 2, chips: bob + 250 },
        ],
      },
    })
    expect(memberOf(second.table, 'ann')).toMatchObject({ stack: 0, held: 0, bought: 450 })
  })
})
