import { describe, expect, test } from 'vitest'
import { rule } from '../../testing/rule.ts'
import { placardOf, tableScene } from '../../testing/table-scene.ts'
import { memberOf } from '../draft.ts'

const three = { ann: 1, bob: 2, cid: 3 }

describe('cash', () => {
  const lays = (...bills: readonly number[]) => ({ type: 'LayCash', player: 'ann', bills }) as const

  rule('rrp/16/3', 'where cash is allowed, of three bills of 100 and one of 20, 300 play', () => {
    const allowed = tableScene(placardOf('rrp', { cash: true }), three).gives(lays(100, 100, 100, 20))
    expect(allowed.events[0]).toMatchObject({ type: 'CashLaid', plays: 300, doesNot: 20 })
    expect(allowed.events[0]!.rules).toContain('rrp/16/3')
    expect(memberOf(allowed.table, 'ann')).toMatchObject({ stack: 1300, bought: 1300 })
    const not = tableScene(placardOf('rrp'), three)
    expect(not.refuses(lays(100))).toMatchObject({ why: 'cash-does-not-play', about: [] })
  })

  rule('uspa/app2/5', 'where cash is allowed, hundreds alone', () => {
    const allowed = tableScene(placardOf('uspa', { cash: true }), three)
    expect(allowed.refuses(lays(50, 20))).toMatchObject({ why: 'cash-does-not-play', about: [100] })
    expect(memberOf(allowed.gives(lays(100)).table, 'ann')!.stack).toBe(1100)
    const on = allowed.gives({ type: 'CallDeal' }, lays(100))
    expect(memberOf(on.table, 'ann')).toMatchObject({ stack: 1000, held: 100 })
  })

  test('no bills play by the book that has none', () => {
    expect(tableScene(placardOf('wsop', { cash: true }), three).refuses(lays(100)).why).toBe('cash-does-not-play')
  })
})

describe("an opponent's chips", () => {
  rule('rrp/2/procedures/19', 'bob asks for the stack of ann: it is counted by its chips', () => {
    const counts = { type: 'CountChips', player: 'ann', by: 'bob', denominations: { 100: 9, 25: 4 } } as const
    const scene = tableScene(placardOf('rrp'), three)
    expect(scene.gives(counts).events).toEqual([
      {
        type: 'ChipsCounted',
        player: 'ann',
        by: 'bob',
        chips: 1000,
        denominations: { 100: 9, 25: 4 },
        at: 0,
        rules: ['rrp/2/procedures/19'],
      },
    ])
    expect(scene.refuses({ ...counts, denominations: { 100: 9 } })).toMatchObject({ why: 'count-is-off', least: 1000 })
    const hidden = scene.gives({ type: 'Note', kind: 'hidden-chips', player: 'ann' })
    expect(hidden.table.notes).toMatchObject([{ kind: 'hidden-chips', player: 'ann' }])
    expect(hidden.events[0]!.rules).toEqual(['rrp/2/procedures/19'])
  })

  rule('uspa/app3/3.18', 'on request, a stack is counted by its chips', () => {
    const counts = { type: 'CountChips', player: 'ann', by: 'bob', denominations: { 500: 1, 100: 5 } } as const
    const [counted] = tableScene(placardOf('uspa'), three).gives(counts).events
    expect(counted).toMatchObject({ denominations: { 500: 1, 100: 5 }, chips: 1000, rules: ['uspa/app3/3.18'] })
  })

  rule('wsop/76', 'the owner would rather not count: the dealer is to, and everybody hears the count', () => {
    const asked = tableScene(placardOf('wsop'), three).gives({ type: 'Note', kind: 'count', player: 'ann' })
    expect(asked.table.notes).toMatchObject([{ number: 1, kind: 'count', player: 'ann' }])
    const counted = asked.gives({ type: 'CountChips', player: 'ann', by: 'bob' }, { type: 'Settle', note: 1 })
    expect(counted.events[0]).toMatchObject({ type: 'ChipsCounted', chips: 1000, rules: ['wsop/76'] })
    expect(counted.table.notes).toEqual([])
    expect(counted.refuses({ type: 'Settle', note: 1 }).why).toBe('no-such-note')
  })

  rule('wsop/60', "another casino's chip of 25 is found in a stack: it does not count", () => {
    const found = tableScene(placardOf('wsop'), three).gives({ type: 'FindForeignChips', player: 'ann', chips: 25 })
    expect(memberOf(found.table, 'ann')).toMatchObject({ stack: 975, bought: 975 })
    expect(found.events[0]!.rules).toEqual(['wsop/60'])
    expect(found.refuses({ type: 'FindForeignChips', player: 'ann', chips: 976 })).toMatchObject({ most: 975 })
  })
})

describe('chips too small to play', () => {
  test('a count by chips goes into the next deal, where the small ones are set aside', () => {
    const counted = tableScene(placardOf('rrp'), three).gives({
      type: 'CountChips',
      player: 'ann',
      by: 'bob',
      denominations: { 5: 199, 1: 5 },
    })
    const on = counted.gives({ type: 'CallDeal' })
    expect(on.table.deal!.start.seats).toContainEqual({ seat: 1, chips: 1000, denominations: { 5: 199, 1: 5 } })
    expect(counted.gives({ type: 'TopUp', player: 'ann', chips: 5 }).table.members[0]!.denominations).toBeNull()
  })

  test('they leave the table between deals, and are paid', () => {
    const stacks = tableScene(placardOf('rrp'), three).deal({ chips: { 1: 993, 2: 1006, 3: 1001 } })
    const up = stacks.gives({ type: 'ColourUp', unit: 5 })
    expect(up.table.members.map(({ stack, cashedOut }) => [stack, cashedOut])).toEqual([
      [990, 3],
      [1005, 1],
      [1000, 1],
    ])
    expect(up.table.placard.parts[0]!.stakes.unit).toBe(5)
    expect(stacks.refuses({ type: 'ColourUp', unit: 10 })).toMatchObject({ why: 'chips-are-needed', most: 5 })
    expect(stacks.gives({ type: 'CallDeal' }).refuses({ type: 'ColourUp', unit: 5 }).why).toBe('deal-is-on')
    expect(up.refuses({ type: 'ColourUp', unit: 5 }).why).toBe('chips-not-whole')
  })
})

describe('only their own chips', () => {
  const poor = (book: 'rrp' | 'wsop') => tableScene(placardOf(book), three).deal({ chips: { 3: 0, 1: 2000 } })
  const posts = { type: 'OfferChips', player: 'ann', to: 'cid', chips: 5, what: 'post' } as const

  rule(
    'rrp/2/procedures/14',
    'cid has no chips out, and ann offers to post for them: refused, they aren’t in this hand',
    () => {
      const scene = poor('rrp')
      expect(scene.refuses(posts)).toMatchObject({ why: 'not-for-another', rules: ['rrp/2/procedures/14'] })
      expect(scene.gives({ type: 'CallDeal' }).table.deal!.players.map(({ player }) => player)).toEqual(['ann', 'bob'])
    },
  )

  rule('wsop/70', 'ann puts in the ante of cid: it goes back, and they have to post', () => {
    expect(poor('wsop').refuses(posts)).toMatchObject({ why: 'not-for-another', rules: ['wsop/70'] })
    const noted = poor('wsop').gives({ type: 'Note', kind: 'posted-for-another', player: 'ann', chips: 1 })
    expect(noted.events[0]).toMatchObject({ type: 'Noted', kind: 'posted-for-another', chips: 1, rules: ['wsop/70'] })
    expect(noted.table.notes).toEqual([])
  })

  rule('uspa/app3/3.13', 'nobody pays the ante or blind of another', () => {
    const scene = tableScene(placardOf('uspa'), three)
    expect(scene.refuses(posts)).toMatchObject({ why: 'not-for-another', rules: ['uspa/app3/3.13'] })
  })

  test('nor does anybody stake another at the table', () => {
    expect(poor('rrp').refuses({ ...posts, what: 'stake' })).toMatchObject({ rules: ['rrp/2/procedures/2'] })
  })
})
