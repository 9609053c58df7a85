import { describe, expect, test } from 'vitest'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { rule } from '../../testing/rule.ts'
import { placardOf, type TableScene, tableScene } from '../../testing/table-scene.ts'
import { nothingHappened } from '../deals/outcome.ts'
import { memberOf } from '../draft.ts'

/** bob and cid have 1000 each, ann sits in seat 1 without a chip. */
const game = (book: BookId, least: number): TableScene =>
  tableScene(placardOf(book, { buyIn: { least, most: 5000 } }), { bob: 2, cid: 3 }).gives({
    type: 'TakeSeat',
    player: 'ann',
    seat: 1,
  })
const behind = (chips: number, announced = false) => ({ type: 'BuyBehind', player: 'ann', chips, announced }) as const
/** The chips that play for seat 1 in the deal that is called. */
const playing = (scene: TableScene): number | undefined =>
  scene.gives({ type: 'CallDeal' }).table.deal!.start.seats.find(({ seat }) => seat === 1)?.chips

describe('chips on their way', () => {
  rule(
    'rrp/2/procedures/9',
    '1000 bought unannounced, a minimum of 200, none on the table: 200 play; announced 1000',
    () => {
      expect(playing(game('rrp', 200).gives(behind(1000)))).toBe(200)
      expect(playing(game('rrp', 200).gives(behind(1000, true)))).toBe(1000)
      const announced = game('rrp', 200).gives(behind(1000), { type: 'Announce', player: 'ann' })
      expect(announced.events.at(-1)).toMatchObject({
        type: 'BehindAnnounced',
        chips: 1000,
        rules: ['rrp/2/procedures/9'],
      })
      expect(playing(announced)).toBe(1000)
    },
  )

  rule('uspa/app3/3.6', '500 bought unannounced, a minimum of 100: 100 play', () => {
    expect(playing(game('uspa', 100).gives(behind(500)))).toBe(100)
  })

  rule('wsop/59', 'only what is on its way and announced plays', () => {
    expect(playing(game('wsop', 200).gives(behind(1000)))).toBeUndefined()
    expect(playing(game('wsop', 200).gives(behind(1000, true)))).toBe(1000)
  })

  test('they come, and what did not play is held until the deal is over', () => {
    const during = game('rrp', 200).gives(behind(1000), { type: 'CallDeal' })
    expect(memberOf(during.table, 'ann')).toMatchObject({ stack: 200, behind: { chips: 800, inPlay: 200 } })
    const come = during.gives({ type: 'Deliver', player: 'ann' })
    expect(memberOf(come.table, 'ann')).toMatchObject({ stack: 200, held: 800, behind: null })
    const stacks = come.table.deal!.start.seats
    const over = come.gives({ type: 'RecordDeal', outcome: { ...nothingHappened, stacks } })
    expect(memberOf(over.table, 'ann')).toMatchObject({ stack: 1000, held: 0, bought: 1000 })
    expect(over.refuses({ type: 'Deliver', player: 'ann' }).why).toBe('nothing-on-its-way')
    expect(over.refuses({ type: 'Announce', player: 'ann' }).why).toBe('nothing-on-its-way')
  })

  test('unannounced, no more than the minimum plays in the deals before they come', () => {
    const lost = game('rrp', 200)
      .gives(behind(1000))
      .deal({ chips: { 1: 0, 2: 1200 } })
    expect(memberOf(lost.table, 'ann')).toMatchObject({ stack: 0, behind: { chips: 800, inPlay: 200 } })
    expect(playing(lost)).toBeUndefined()
    expect(playing(lost.gives({ type: 'Deliver', player: 'ann' }))).toBe(800)
  })

  test('they are a buy-in like any other', () => {
    expect(game('rrp', 200).refuses(behind(199))).toMatchObject({ why: 'buy-in-too-small', least: 200 })
  })
})

describe('table stakes', () => {
  const short = (book: BookId, chips: number): TableScene =>
    tableScene(placardOf(book), { bob: 2, cid: 3, ann: 1 }).deal({ chips: { 1: chips, 2: 2000 - chips } })
  const duringAndAfter = (scene: TableScene): readonly (number | undefined)[] => {
    const during = scene.gives({ type: 'CallDeal' }, { type: 'BuyIn', player: 'ann', chips: 200 })
    const stacks = during.table.deal!.start.seats
    const after = during.gives({ type: 'RecordDeal', outcome: { ...nothingHappened, stacks } })
    return [stacks.find(({ seat }) => seat === 1)?.chips, playing(after)]
  }

  rule('rrp/2/procedures/8', '120 when the deal starts and 200 bought during it: 120 play, 320 in the next', () => {
    expect(duringAndAfter(short('rrp', 120))).toEqual([120, 320])
  })

  rule('wsop/64', '90 when the deal starts and 200 received during it: at most 90 play', () => {
    expect(duringAndAfter(short('wsop', 90))).toEqual([90, 290])
  })
})
