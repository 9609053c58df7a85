import { describe, expect, test } from 'vitest'
import { nightScene } from '../../testing/night-scene.ts'
import { rule } from '../../testing/rule.ts'
import { placardOf, tableScene } from '../../testing/table-scene.ts'
import { tableAudit } from '../audit.ts'
import { memberOf } from '../draft.ts'

const three = { ann: 1, bob: 2, cid: 3 }
/** A night with a deal whose cards are out, ann on the button and first to act. */
const dealt = (book: 'rrp' | 'wsop' = 'rrp') =>
  nightScene(placardOf(book), three)
    .gives({ type: 'CallDeal' })
    .playsUntil(deal => deal.turn >= 0)
/** A deal played to its end without another raise. */
const toItsEnd = (scene: ReturnType<typeof dealt>) => scene.playsUntil(() => false)

describe('leaving for good', () => {
  test('between deals they take all their chips at once', () => {
    const left = tableScene(placardOf('rrp'), three).gives({ type: 'Leave', player: 'bob' })
    expect(left.events).toMatchObject([{ type: 'CashedOut', player: 'bob', seat: 2, chips: 1000, why: 'left' }])
    expect(left.table.chairs[1]).toBeNull()
    expect(left.refuses({ type: 'Leave', player: 'bob' }).why).toBe('no-seat')
  })

  test('in a deal they play it out, and what they then have is theirs', () => {
    const said = dealt().gives({ type: 'Leave', player: 'bob' })
    expect(said.night.table.chairs[1]).toBe('bob')
    const over = toItsEnd(said)
    const bob = memberOf(over.night.table, 'bob')!
    expect(bob).toMatchObject({ seat: null, stack: 0 })
    const others = over.night.table.members.reduce((sum, { stack }) => sum + stack, 0)
    expect(bob.cashedOut + others).toBe(3000)
    expect(tableAudit(over.night.table)).toEqual([])
  })

  test('gone at once, their hand is dead when its turn comes, and what they put in stays in the pot', () => {
    const { deal } = dealt()
    const due = deal.players[deal.turn]!.seat
    const posted = deal.players.find(({ seat }) => seat === 3)!.paid
    expect([due, posted]).toEqual([1, 10])
    const gone = dealt().gives({ type: 'Leave', player: 'cid', gone: true })
    expect(gone.deal.players.find(({ seat }) => seat === 3)!.folded).toBe(false)
    const called = gone.acts({ type: 'Call', seat: 1 }, 'ann').acts({ type: 'Call', seat: 2 }, 'bob')
    expect(called.deal.players.find(({ seat }) => seat === 3)).toMatchObject({ folded: true, paid: 10 })
    expect(memberOf(toItsEnd(called).night.table, 'cid')).toMatchObject({ seat: null, cashedOut: 990 })
  })

  test('gone in their own turn, their hand is dead at once', () => {
    const gone = dealt().gives({ type: 'Leave', player: 'ann', gone: true })
    expect(gone.deal.players.find(({ seat }) => seat === 1)!.folded).toBe(true)
    expect(gone.events.map(({ type }) => type)).toContain('LeavingSaid')
    expect(gone.refuses({ type: 'ComeBack', player: 'ann' }).why).toBe('not-away')
  })

  test('all gone but one: the pot is theirs, and the night goes on', () => {
    const gone = dealt().gives(
      { type: 'Leave', player: 'ann', gone: true },
      { type: 'Leave', player: 'bob', gone: true },
    )
    const over = toItsEnd(gone)
    expect(over.night.table.members.map(({ seat, stack, cashedOut }) => [seat, stack, cashedOut])).toEqual([
      [null, 0, 1000],
      [null, 0, 995],
      [3, 1005, 0],
    ])
  })
})

describe('the game breaks, or the night is over', () => {
  test('everything is cashed out to the chip, and not during a deal', () => {
    const scene = tableScene(placardOf('rrp'), three).gives(
      { type: 'BuyBehind', player: 'ann', chips: 300 },
      { type: 'WalkAway', player: 'bob', takes: 600 },
    )
    const broken = scene.gives({ type: 'BreakGame' })
    expect(broken.events.at(-1)).toMatchObject({ type: 'TableClosed', broken: true })
    expect(broken.table.members.map(({ cashedOut, stack }) => [cashedOut, stack])).toEqual([
      [1300, 0],
      [1000, 0],
      [1000, 0],
    ])
    expect(tableAudit(broken.table)).toEqual([])
    expect(broken.refuses({ type: 'CallDeal' }).why).toBe('table-is-closed')
    const on = tableScene(placardOf('rrp'), three).gives({ type: 'CallDeal' })
    expect(on.refuses({ type: 'CloseTable' })).toMatchObject({ why: 'deal-is-on', about: { deal: 1 } })
    expect(on.refuses({ type: 'BreakGame' }).why).toBe('deal-is-on')
    expect(scene.gives({ type: 'CloseTable' }).events.at(-1)).toMatchObject({ broken: false })
  })

  test('what was left for the next deal goes to those who played for it', () => {
    const scene = tableScene(placardOf('rrp'), three)
      .deal({ carried: 50, chips: { 1: 980, 2: 970 } })
      .gives({ type: 'TakeSeat', player: 'dan', seat: 4 }, { type: 'BuyIn', player: 'dan', chips: 1000 })
    const closed = scene.gives({ type: 'CloseTable' })
    expect(closed.events[0]).toMatchObject({
      type: 'CarriedDivided',
      shares: [
        { player: 'ann', chips: 17 },
        { player: 'bob', chips: 17 },
        { player: 'cid', chips: 16 },
      ],
    })
    expect(tableAudit(closed.table)).toEqual([])
    const last = scene.gives(...['ann', 'bob', 'dan', 'cid'].map(player => ({ type: 'Leave', player }) as const))
    expect(memberOf(last.table, 'cid')!.cashedOut).toBe(1050)
    expect(tableAudit(last.table)).toEqual([])
  })
})

describe("another's hand and chips", () => {
  rule(
    'rrp/2/procedures/2',
    'the stack of seat 1 is that of ann: an act for it by bob is refused while she is away',
    () => {
      const scene = dealt().gives({ type: 'WalkAway', player: 'ann' })
      expect(scene.refusesAct({ type: 'Wager', seat: 1, to: 50 }, 'bob')).toMatchObject({
        why: 'not-their-seat',
        player: 'bob',
        seat: 1,
        about: 'ann',
        rules: ['rrp/2/procedures/2', 'rrp/2/procedures/1'],
      })
      expect(dealt().acts({ type: 'Wager', seat: 1, to: 50 }, 'ann').deal.round!.price).toBe(50)
    },
  )

  rule('wsop/67', 'a bet from the stack of another is void, and noted', () => {
    const scene = dealt('wsop')
    expect(scene.refusesAct({ type: 'Wager', seat: 1, to: 50 }, 'bob').rules).toContain('wsop/67')
    const noted = scene.gives({ type: 'Note', kind: 'others-chips', player: 'bob', chips: 50 })
    expect(noted.events).toMatchObject([{ type: 'Noted', kind: 'others-chips', player: 'bob', rules: ['wsop/67'] }])
  })
})

describe('the clock in a deal', () => {
  test('is for the player whose turn it is, and kills their hand when it has run out', () => {
    const late = dealt('rrp').acts({ type: 'Wager', seat: 1, to: 50 }).later(5)
    expect(late.refuses({ type: 'CallClock', player: 'cid', by: 'ann', since: 0 }).why).toBe('not-their-turn')
    const called = late.gives({ type: 'CallClock', player: 'bob', by: 'ann', since: 0 })
    expect(called.night.table.clock).toMatchObject({ player: 'bob', from: 5000, ends: 65_000 })
    expect(called.later(59).refuses({ type: 'EndClock' }).why).toBe('not-the-time')
    const over = called.later(60).gives({ type: 'EndClock' })
    expect(over.deal.players.find(({ seat }) => seat === 2)!.folded).toBe(true)
    const acted = called.later(30).acts({ type: 'Call', seat: 2 }, 'bob')
    expect(acted.later(60).refuses({ type: 'EndClock' }).why).toBe('no-clock-runs')
  })

  test('two minutes count from when their turn came', () => {
    const scene = dealt('wsop').later(30).acts({ type: 'Wager', seat: 1, to: 50 })
    const calls = { type: 'CallClock', player: 'bob', by: 'ann', since: 0 } as const
    expect(scene.later(119).refuses(calls)).toMatchObject({ why: 'not-the-time', until: 150_000 })
    expect(scene.later(120).gives(calls).night.table.clock!.ends).toBe(220_000)
  })
})
