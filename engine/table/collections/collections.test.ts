import { describe, expect, test } from 'vitest'
import type { Seat } from '../../deal/chips.ts'
import { stakesFor } from '../../deal/stakes.ts'
import { type FormId, forms } from '../../forms/forms.ts'
import { BOOKS } from '../../rulebooks/rule-id.ts'
import { rule } from '../../testing/rule.ts'
import { placardOf, type TableScene, tableScene } from '../../testing/table-scene.ts'
import { tableAudit } from '../audit.ts'
import type { Placard } from '../placard.ts'
import { rakeOf } from './rake.ts'

const rake = { way: 'rake', percent: 10, cap: 6, noFlopNoDrop: false } as const
const time = (amount: number) => ({ collection: { way: 'time', amount, everyMinutes: 30 } }) as const
const limit = (form: FormId, changes: Partial<Placard> = {}): Partial<Placard> => ({
  parts: [{ form: forms[form], stakes: stakesFor(forms[form], 'limit', 10) }],
  ...changes,
})
const three = { ann: 1, bob: 2, cid: 3 }
const eight = Object.fromEntries(Array.from({ length: 8 }, (_, i) => [`p${i + 1}`, i + 1]))
const stackOf = (scene: TableScene, player: string) => scene.table.members.find(it => it.player === player)!.stack
const taken = (scene: TableScene) => scene.table.collected
const called = (scene: TableScene) => scene.log.findLast(event => event.type === 'DealCalled')!
const outIn = (scene: TableScene) => called(scene).out.map(({ player, why }) => `${player} ${why}`)
/** A deal in which seat 1 wins this from seat 2. */
const won = (pot: number, more = {}) => ({ pot, won: [{ seat: 1 as Seat, chips: pot }], flopSeen: true, ...more })

describe('a rake', () => {
  rule('wsop/31', 'ten percent up to six, and nothing in a game that pays time', () => {
    const raked = (pot: number, changes: Partial<Placard>) => {
      const scene = tableScene(placardOf('wsop', changes), three).deal({
        ...won(pot),
        chips: { 1: 1000 + pot / 2, 2: 1000 - pot / 2 },
      })
      return taken(scene)
    }
    expect(raked(40, { collection: rake })).toBe(4)
    expect(raked(200, { collection: rake })).toBe(6)
    const timed = tableScene(placardOf('wsop', time(7)), three).deal()
    expect(taken(timed.deal({ ...won(200), chips: { 1: 1093, 2: 893 } })) - taken(timed)).toBe(0)
  })

  test('comes from the winners to the chip, those of the larger part first', () => {
    const outcome = {
      pot: 50,
      won: [
        { seat: 1 as Seat, chips: 17 },
        { seat: 2 as Seat, chips: 33 },
      ],
      flopSeen: true,
    }
    const scene = tableScene(placardOf('rrp', { collection: rake }), three).deal({
      ...outcome,
      chips: { 1: 1000, 2: 1010, 3: 990 },
    })
    expect(scene.events).toContainEqual({
      type: 'CollectionTaken',
      why: 'rake',
      from: [
        { player: 'bob', chips: 4 },
        { player: 'ann', chips: 1 },
      ],
      covers: [],
      at: 0,
      rules: ['rrp/2/procedures/4'],
    })
    expect([stackOf(scene, 'ann'), stackOf(scene, 'bob'), taken(scene)]).toEqual([999, 1006, 5])
  })

  test('no flop, no drop, where the placard says so and the form has a flop; a fixed drop takes no more than the pot', () => {
    const none = { ...rake, noFlopNoDrop: true }
    expect(rakeOf(none, { pot: 50, flopSeen: false, voided: false }, 1)).toBe(0)
    expect(rakeOf(none, { pot: 50, flopSeen: true, voided: false }, 1)).toBe(5)
    expect(rakeOf(none, { pot: 50, flopSeen: false, voided: false }, 0)).toBe(5)
    expect(rakeOf({ ...rake, cap: null }, { pot: 999, flopSeen: true, voided: false }, 1)).toBe(99)
    expect(rakeOf(rake, { pot: 50, flopSeen: true, voided: true }, 1)).toBe(0)
    const drop = { way: 'drop', amount: 4, blind: false } as const
    expect(rakeOf(drop, { pot: 3, flopSeen: true, voided: false }, 1)).toBe(3)
    expect(rakeOf(drop, { pot: 90, flopSeen: true, voided: false }, 1)).toBe(4)
  })

  rule('uspa/2.2/dead-collection-blind', 'the button pays the house for the deal, and it is no part of the pot', () => {
    const scene = tableScene(placardOf('uspa', { collection: { way: 'drop', amount: 3, blind: true } }), three).gives({
      type: 'CallDeal',
    })
    expect([taken(scene), stackOf(scene, 'ann')]).toEqual([3, 997])
    const { seats, carried } = called(scene).start
    expect(seats[0]).toEqual({ seat: 1, chips: 997 })
    expect(carried).toBeUndefined()
  })

  test.each(BOOKS)(
    'what the button paid for a void deal goes back, and the deal dealt again is paid once (%s)',
    book => {
      const open = tableScene(placardOf(book, { collection: { way: 'drop', amount: 3, blind: true } }), three)
      const first = open.deal({ voided: true })
      expect([taken(first), stackOf(first, 'ann'), tableAudit(first.table)]).toEqual([0, 1000, []])
      const cited = book === 'uspa' ? 'uspa/2.2/collection-drop' : 'rrp/glossary/collection-drop'
      const returned = first.log.find(event => event.type === 'CollectionReturned')!
      expect([returned.to, returned.rules.includes(cited)]).toEqual([[{ player: 'ann', chips: 3 }], true])
      expect([taken(first.deal()), stackOf(first.deal(), 'ann')]).toEqual([3, 997])
      // a deal that counts keeps it
      expect([taken(open.deal()), stackOf(open.deal(), 'ann')]).toEqual([3, 997])
      // someone who had too little to pay has nothing to get back
      const poor = tableScene(placardOf(book, { collection: { way: 'drop', amount: 1000, blind: true } }), three)
      const none = poor.deal({ voided: true })
      expect([taken(none), stackOf(none, 'ann'), none.log.some(it => it.type === 'CollectionReturned')]).toEqual([
        0,
        1000,
        false,
      ])
    },
  )
})

describe('time', () => {
  rule(
    'rrp/2/procedures/4',
    'is paid in advance: before the first deal and every half hour, by all when two wait',
    () => {
      const open = tableScene(placardOf('rrp', time(6)), three).gives({ type: 'TellWaiting', names: 2 })
      const first = open.deal()
      expect([taken(first), stackOf(first, 'cid')]).toEqual([18, 994])
      expect(taken(first.later(29).deal())).toBe(18)
      const half = first.later(30)
      expect(half.refuses({ type: 'DeclineTime', player: 'ann' })).toMatchObject({ why: 'not-due-for-it' })
      expect(taken(half.deal())).toBe(36)
      // a player who cannot pay is not in this hand
      const poor = tableScene(placardOf('rrp', time(6)), { ...three, dan: 4 })
        .deal({ chips: { 1: 3, 2: 1985 } })
        .later(30)
        .deal()
      expect(outIn(poor)).toEqual(['ann owes-the-collection'])
      expect(outIn(poor.gives({ type: 'BuyIn', player: 'ann', chips: 400 }).deal())).toEqual([])
    },
  )

  rule('uspa/app3/3.2', 'before the first hand, and from every seat with two on the list', () => {
    const first = tableScene(placardOf('uspa', time(6)), three)
      .gives({ type: 'TellWaiting', names: 2 })
      .deal()
    expect(taken(first)).toBe(18)
    const due = first.later(30).gives({ type: 'AnnounceTime' })
    expect(due.table.time.owes).toEqual(['ann', 'bob', 'cid'])
    expect(taken(due.deal())).toBe(36)
    expect(due.deal().refuses({ type: 'AnnounceTime' })).toMatchObject({ why: 'not-the-time', until: 60 * 60_000 })
  })

  const courtesy = (book: 'rrp' | 'uspa') => {
    // stud: one deal more
    const stud = tableScene(placardOf(book, limit('seven-card-stud', time(6))), three)
      .deal()
      .later(30)
    const declined = stud.gives({ type: 'DeclineTime', player: 'bob' }).deal()
    expect(outIn(declined)).toEqual([])
    expect(stackOf(declined, 'bob')).toBe(994)
    expect(outIn(declined.deal())).toEqual(['bob owes-the-collection'])
    const back = declined.deal().gives({ type: 'PayTime', player: 'bob' }).deal()
    expect([outIn(back), stackOf(back, 'bob')]).toEqual([[], 988])
    // with a button: until the big blind, which is three deals off
    const five = { ann: 1, bob: 2, cid: 3, dee: 4, eve: 5 }
    const blinds = tableScene(placardOf(book, time(6)), five)
      .deal()
      .later(30)
      .gives({ type: 'DeclineTime', player: 'ann' })
    expect(blinds.table.places!.blinds).toEqual([2, 3])
    expect(Array.from({ length: 3 }, (_, i) => outIn(blinds.deals(i + 1)))).toEqual([
      [],
      [],
      ['ann owes-the-collection'],
    ])
    // one name on the list, and there is no courtesy
    const waited = stud.gives({ type: 'TellWaiting', names: 1 })
    expect(waited.refuses({ type: 'DeclineTime', player: 'bob' })).toMatchObject({ why: 'not-due-for-it' })
    expect(
      tableScene(placardOf(book, time(6)), three)
        .deal()
        .later(10)
        .refuses({ type: 'DeclineTime', player: 'bob' }),
    ).toMatchObject({ why: 'not-the-time' })
  }
  rule(
    'rrp/2/procedures/4/courtesy',
    'a player who does not pay has a deal more at stud, or plays until their blind',
    () => courtesy('rrp'),
  )
  rule('uspa/app3/3.2/courtesy', 'a player who does not pay has a deal more at stud, or plays until their blind', () =>
    courtesy('uspa'),
  )

  const newcomer = (book: 'rrp' | 'uspa') => {
    const scene = tableScene(placardOf(book, time(6)), three)
      .deal()
      .later(5)
    const with_ = (names: number) =>
      scene
        .gives(
          { type: 'TellWaiting', names },
          { type: 'TakeSeat', player: 'dee', seat: 4 },
          { type: 'BuyIn', player: 'dee', chips: 1000 },
        )
        .deals(2)
    expect(stackOf(with_(1), 'dee')).toBe(1000)
    expect(stackOf(with_(2), 'dee')).toBe(994)
    // and nobody twice: gone and back in the same half hour
    const back = with_(2).gives(
      { type: 'Leave', player: 'dee' },
      { type: 'TakeSeat', player: 'dee', seat: 4 },
      { type: 'BuyIn', player: 'dee', chips: 994 },
    )
    expect(stackOf(back.deals(2), 'dee')).toBe(994)
  }
  rule('rrp/2/procedures/4/new-player', 'a newcomer pays nothing with one name on the list, and all with two', () =>
    newcomer('rrp'),
  )
  rule('uspa/app3/3.2/new-player', 'a newcomer pays nothing with one name on the list, and all with two', () =>
    newcomer('uspa'),
  )
})

describe('time of the whole table', () => {
  const all = Object.keys(eight)
  /** Eight who pay 7 each; the first half hour is paid for. */
  const open = tableScene(placardOf('wsop', time(7)), eight)
    .deal()
    .later(30)
    .gives({ type: 'AnnounceTime' })
  const paid = (scene: TableScene) => taken(scene) - taken(open)

  rule('wsop/31-time', 'the deal after the announcement pays for all: 8 times 7', () => {
    const scene = open.gives({ type: 'PayTimeBy', way: 'time-pot', agreed: all }).gives({ type: 'CallDeal' })
    expect(scene.events).toContainEqual(expect.objectContaining({ type: 'TimePooled', chips: 56, players: all }))
    expect(open.refuses({ type: 'PayTimeBy', way: 'time-pot', agreed: ['p1'] })).toMatchObject({ why: 'not-all-agree' })
    const robert = tableScene(placardOf('rrp', time(7)), eight)
    expect(robert.refuses({ type: 'PayTimeBy', way: 'time-pot', agreed: all })).toMatchObject({
      why: 'not-played-here',
    })
  })

  rule('wsop/31a', 'time-pot: the winner pays 56, or 49 when one keeps out and pays 7', () => {
    const pot = open.gives({ type: 'PayTimeBy', way: 'time-pot', agreed: all })
    const ends = pot.deal(won(80))
    expect([paid(ends), stackOf(ends, 'p1'), stackOf(ends, 'p3')]).toEqual([56, 993 - 56, 993])
    const out = pot.gives({ type: 'OptOut', player: 'p3' }).deal(won(80))
    expect([paid(out), stackOf(out, 'p1'), stackOf(out, 'p3')]).toEqual([56, 993 - 49, 993 - 7])
    // a deal that nobody wins leaves it to the next
    const void_ = pot.deal({ voided: true })
    expect(paid(void_)).toBe(0)
    expect(paid(void_.deal(won(80)))).toBe(56)
  })

  rule('wsop/31b', 'time-flop: the seat that the door card names pays for all who do not keep out', () => {
    const flop = open.gives({ type: 'PayTimeBy', way: 'time-flop', agreed: all })
    const ends = flop.deal({ ...won(80), doorCard: '7d' })
    expect([paid(ends), stackOf(ends, 'p7'), stackOf(ends, 'p1')]).toEqual([56, 993 - 56, 993])
    // nobody sits in the seat of a king
    expect(paid(flop.deal({ ...won(80), doorCard: 'Kh' }))).toBe(0)
    expect(paid(flop.deal({ ...won(80), doorCard: 'Kh' }).deal({ ...won(80), doorCard: 'As' }))).toBe(56)
    const stud = tableScene(placardOf('wsop', limit('seven-card-stud', { ...time(7), chairs: 8 })), eight)
    expect(stud.refuses({ type: 'PayTimeBy', way: 'time-flop', agreed: all })).toMatchObject({ why: 'not-played-here' })
  })

  rule('wsop/31c', 'bomb pot for time: all ante, and the time comes out of the pot', () => {
    const seven = tableScene(placardOf('wsop', time(7)), Object.fromEntries(all.slice(0, 7).map((p, i) => [p, i + 1])))
    const due = seven.deal().later(30).gives({ type: 'PayTimeBy', way: 'bomb-pot', agreed: all, ante: 25 })
    const scene = due.gives({ type: 'CallDeal' })
    const { start, bombPot } = called(scene)
    expect([bombPot, start.form.id, start.posts!.reduce((sum, { amount }) => sum + amount, 0)]).toEqual([
      true,
      'holdem-bomb-pot',
      175,
    ])
    const ends = due.deal({
      ...won(175),
      chips: { 1: 993 + 150, ...Object.fromEntries([2, 3, 4, 5, 6, 7].map(seat => [seat, 968])) },
    })
    expect([taken(ends) - taken(due), stackOf(ends, 'p1')]).toEqual([49, 993 + 150 - 49])
  })

  rule('wsop/31g', 'a player who keeps out pays 7, has no cards, and the button stays for the next deal', () => {
    const before = open.gives({ type: 'OptOut', player: 'p6' }, { type: 'PayTimeBy', way: 'bomb-pot', agreed: all })
    const bomb = before.deal(won(175))
    const { button } = called(bomb).start
    expect(outIn(bomb)).toEqual(['p6 bomb-pot'])
    expect(stackOf(bomb, 'p6')).toBe(993 - 7)
    expect(called(bomb.deal()).start.button).toBe(button)
    expect(called(bomb.deal()).bombPot).toBe(false)
  })

  rule('wsop/68-time', 'both pay for a seat that is played over', () => {
    const scene = tableScene(placardOf('wsop', time(7)), eight)
      .deal()
      .gives(
        { type: 'WalkAway', player: 'p4' },
        { type: 'AskPlayOver', player: 'sam', seat: 4, leave: true, box: true },
      )
      .gives({ type: 'BuyIn', player: 'sam', chips: 500 })
      .later(30)
      .gives({ type: 'AnnounceTime' })
    expect(scene.table.time.owes).toEqual([...all, 'sam'])
    expect(scene.events[0]!.rules).toContain('wsop/68-time')
    const after = scene.deal()
    expect([stackOf(after, 'p4'), stackOf(after, 'sam')]).toEqual([986, 493])
  })
})
