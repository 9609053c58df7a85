import { describe, expect, test } from 'vitest'
import { stakesFor } from '../../deal/stakes.ts'
import { forms } from '../../forms/forms.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { rule } from '../../testing/rule.ts'
import { placardOf, type TableScene, tableScene } from '../../testing/table-scene.ts'
import { tableAudit } from '../audit.ts'
import { memberOf } from '../draft.ts'

/** bob is away from seat 2. */
const away = (book: BookId): TableScene =>
  tableScene(placardOf(book), { ann: 1, bob: 2, cid: 3, dan: 4, eve: 5 })
    .deal()
    .gives({ type: 'WalkAway', player: 'bob' })
const asks = { type: 'AskPlayOver', player: 'zoe', seat: 2, leave: true, box: true } as const
const buys = { type: 'BuyIn', player: 'zoe', chips: 1000 } as const
const back = { type: 'ComeBack', player: 'bob' } as const

describe('playing over', () => {
  rule('rrp/2/procedures/12', 'with leave of the floor and a box; the absent player is not asked', () => {
    const over = away('rrp').gives(asks, buys)
    expect(over.table.chairs[1]).toBe('zoe')
    expect(memberOf(over.table, 'bob')).toMatchObject({ seat: 2, stack: 1000, playedOverBy: 'zoe' })
    expect(tableAudit(over.table)).toEqual([])
    const rules = ['rrp/2/procedures/12', 'rrp/4/6']
    expect(away('rrp').refuses({ ...asks, leave: false })).toMatchObject({
      why: 'not-theirs-to-say',
      about: 'floor',
      rules,
    })
    expect(away('rrp').refuses({ ...asks, box: false })).toMatchObject({ why: 'box-is-missing', rules })
  })

  rule('uspa/app3/3.11', 'without leave of the referee it does not happen', () => {
    expect(away('uspa').refuses({ ...asks, leave: false })).toMatchObject({
      why: 'not-theirs-to-say',
      about: 'referee',
    })
    expect(away('uspa').gives(asks).events[0]).toMatchObject({ type: 'PlayOverBegun', owner: 'bob' })
  })

  rule('uspa/2.2/play-over', 'zoe has the seat, and the chips of its owner lie under a box', () => {
    const over = away('uspa').gives(asks)
    expect([over.table.chairs[1], memberOf(over.table, 'bob')!.stack]).toEqual(['zoe', 1000])
  })

  rule('uspa/2.2/playover-box', 'without a box it is refused', () => {
    expect(away('uspa').refuses({ ...asks, box: false }).why).toBe('box-is-missing')
  })

  rule('wsop/68', 'the owner is back: the stand-in plays on until her big blind, then it is their seat', () => {
    const home = away('wsop').gives(asks, buys, back)
    expect(home.table.chairs[1]).toBe('zoe')
    let now = home
    const blinds: (number | null | undefined)[] = []
    for (let deal = 0; deal < 8 && now.table.chairs[1] === 'zoe'; deal++) {
      now = now.deal()
      blinds.push(now.table.places!.blinds.at(-1))
    }
    // she was never the big blind, and they have it now
    expect(blinds.at(-1)).toBe(2)
    expect(blinds.slice(0, -1)).not.toContain(2)
    expect(blinds.length).toBeGreaterThan(1)
    expect(now.table.chairs[1]).toBe('bob')
    expect(memberOf(now.table, 'zoe')).toMatchObject({ seat: null, cashedOut: 1000 })
    expect(now.table.deal).toBeNull()
    expect(tableAudit(now.table)).toEqual([])
  })

  test('a house can let the stand-in come in as the owner of the seat stands with the blinds', () => {
    const house = (entersAs: 'new-player' | 'seat-owner') =>
      ({
        name: 'x',
        book: 'rrp',
        overrides: {
          playOver: {
            permission: 'floor',
            playoverBox: true,
            absentPlayerConsent: false,
            entersAs,
            ownerReturns: 'leaves-at-once',
          },
        },
      }) as const
    const posts = (entersAs: 'new-player' | 'seat-owner') =>
      tableScene(placardOf('rrp', { book: house(entersAs) }), { ann: 1, bob: 2, cid: 3, dan: 4, eve: 5 })
        .deals(2)
        .gives({ type: 'WalkAway', player: 'bob' }, asks, buys)
        .deal()
        .events.flatMap(it => (it.type === 'DealCalled' ? (it.start.posts ?? []).map(({ seat }) => seat) : []))
    expect([posts('new-player').includes(2), posts('seat-owner').includes(2)]).toEqual([true, false])
  })

  test('by other books the stand-in makes room at once, or when the deal is over', () => {
    const home = away('rrp').gives(asks, buys, back)
    expect(home.table.chairs[1]).toBe('bob')
    expect(home.events.at(-1)).toMatchObject({ type: 'CashedOut', player: 'zoe', why: 'owner-is-back' })
    const seated = away('rrp').gives(asks, buys, { type: 'ChooseEntry', player: 'zoe', wish: 'post' }).deals(2)
    expect(seated.table.chairs[1]).toBe('zoe')
    expect(tableAudit(seated.gives(back).table)).toEqual([])
  })

  test('where nobody has a blind, she makes room at once by any book', () => {
    const form = forms['seven-card-stud']
    const stud = tableScene(placardOf('wsop', { parts: [{ form, stakes: stakesFor(form, 'limit', 10) }] }), {
      ann: 1,
      bob: 2,
      cid: 3,
    })
    const home = stud.gives({ type: 'WalkAway', player: 'bob' }, asks, buys, back)
    expect(home.table.chairs[1]).toBe('bob')
  })

  test('a seat whose owner is there, and a player who has a seat, do not go together with it', () => {
    expect(away('rrp').refuses({ ...asks, seat: 1 })).toMatchObject({ why: 'not-away', player: 'ann' })
    expect(away('rrp').refuses({ ...asks, player: 'ann' }).why).toBe('has-a-seat')
    expect(away('rrp').refuses({ ...asks, seat: 9 }).why).toBe('no-such-seat')
    const over = away('rrp').gives(asks, buys, { type: 'WalkAway', player: 'zoe' })
    expect(over.refuses({ ...asks, player: 'yan' }).why).toBe('seat-is-played-over')
    expect(over.refuses({ type: 'TakeSeat', player: 'bob', seat: 7 }).why).toBe('has-a-seat')
    expect(over.refuses({ type: 'ChangeSeat', player: 'bob', seat: 7 }).why).toBe('seat-is-played-over')
    expect(over.refuses({ type: 'ChangeSeat', player: 'zoe', seat: 7 }).why).toBe('seat-is-played-over')
  })

  test('when the stand-in goes, the seat is its owner’s again; when the owner goes, she stays', () => {
    const over = away('rrp').gives(asks, buys)
    const gone = over.gives({ type: 'Leave', player: 'zoe' })
    expect(gone.table.chairs[1]).toBe('bob')
    expect(memberOf(gone.table, 'bob')!.playedOverBy).toBeNull()
    const stays = over.gives({ type: 'Leave', player: 'bob' })
    expect(stays.table.chairs[1]).toBe('zoe')
    expect([tableAudit(gone.table), tableAudit(stays.table)]).toEqual([[], []])
  })
})
