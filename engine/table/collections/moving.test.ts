import { describe, expect, test } from 'vitest'
import type { Seat } from '../../deal/chips.ts'
import { placardOf, type TableScene, tableScene } from '../../testing/table-scene.ts'
import type { Collection } from '../placard.ts'
import { minutes } from '../time.ts'
import { timePaidUntil } from './take-time.ts'

const here = { ann: 1, bob: 2, cid: 3 }
const there = { dee: 1, eve: 2, fay: 3 }
const at = (collection: Collection, players: Readonly<Record<string, Seat>>): TableScene =>
  tableScene(placardOf('rrp', { collection }), players)
const stackOf = (scene: TableScene, player: string) => scene.table.members.find(it => it.player === player)!.stack
const paidBy = (scene: TableScene, player: string) =>
  scene.table.members.find(it => it.player === player)?.collected ?? 0

/** Ann gets up and goes to the other table with all she has, as the floor moves her. */
const moves = (from: TableScene, to: TableScene, how: 'must-move' | 'broken' | 'by-choice' = 'broken'): TableScene => {
  const left = from.gives({ type: 'Leave', player: 'ann' })
  const { chips } = left.table.members.find(it => it.player === 'ann')!.left!
  const timeUntil = timePaidUntil(left.table, 'ann')
  const came = { how, stack: chips, ...(timeUntil !== null && { timeUntil }) }
  return to.gives({ type: 'TakeSeat', player: 'ann', seat: 4, from: came }, { type: 'TellWaiting', names: 5 })
}

describe('nobody pays twice on a move', () => {
  test.each(['must-move', 'broken', 'by-choice'] as const)('time, moved %s: the half hour that is paid counts', how => {
    const time = { way: 'time', amount: 6, everyMinutes: 30 } as const
    const paid = at(time, here).deal()
    expect([paidBy(paid, 'ann'), timePaidUntil(paid.table, 'ann')]).toEqual([6, minutes(30)])
    // the half hour of the other table began with its first hand, at minute 10
    const arrived = moves(paid.later(20), at(time, there).later(10).deal().later(10), how)
    const dealt = arrived.deal()
    expect([stackOf(dealt, 'ann'), paidBy(dealt, 'ann'), paidBy(dealt, 'dee')]).toEqual([994, 0, 6])
    // the next one is everybody's
    const next = dealt.later(20).deal()
    expect([paidBy(next, 'ann'), paidBy(next, 'dee')]).toEqual([6, 12])
  })

  test('time that is called just after a move is not taken from a player who has paid it elsewhere', () => {
    const time = { way: 'time', amount: 6, everyMinutes: 30 } as const
    const paid = at(time, here).later(10).deal()
    // ann has paid until minute 40; at the other table time is called at minute 30
    const dealt = moves(paid.later(19), at(time, there).deal().later(29)).later(1).deal()
    expect([paidBy(dealt, 'ann'), paidBy(dealt, 'dee')]).toEqual([0, 12])
    expect(dealt.log.findLast(event => event.type === 'TimeAnnounced')!.players).toEqual(['dee', 'eve', 'fay'])
    expect(paidBy(dealt.later(30).deal(), 'ann')).toBe(6)
    // a player who had paid nothing pays there
    const free = moves(at({ way: 'none' }, here).later(29), at(time, there).deal().later(29), 'by-choice')
      .later(1)
      .deal()
    expect(paidBy(free, 'ann')).toBe(6)
  })

  test('a rake: a pot is raked once, where it was won, and her stack comes whole', () => {
    const rake = { way: 'rake', percent: 10, cap: 6, noFlopNoDrop: false } as const
    const won = { pot: 40, won: [{ seat: 1 as Seat, chips: 40 }], flopSeen: true, chips: { 1: 1020, 2: 980 } }
    const raked = at(rake, here).deal(won)
    expect(paidBy(raked, 'ann')).toBe(4)
    const arrived = moves(raked, at(rake, there))
    expect([stackOf(arrived, 'ann'), arrived.table.collected]).toEqual([1016, 0])
    // a pot that somebody else wins there costs her nothing
    const lost = { ...won, chips: { 1: 1020, 2: 980 } }
    const dealt = arrived.deal(lost)
    expect([stackOf(dealt, 'ann'), paidBy(dealt, 'ann'), paidBy(dealt, 'dee')]).toEqual([1016, 0, 4])
  })

  test('a button drop: she pays a hand once, and nothing there before the button is hers', () => {
    const drop = { way: 'drop', amount: 3, blind: true } as const
    let scene = at(drop, here)
    while (paidBy(scene, 'ann') === 0) scene = scene.deal()
    expect(paidBy(scene, 'ann')).toBe(3)
    let other = moves(scene, at(drop, there).deal())
    const before = other.table.collected
    const payers: string[] = []
    while (paidBy(other, 'ann') === 0) {
      other = other.deal()
      const taken = other.events.filter(event => event.type === 'CollectionTaken')
      // one player pays for each hand, the one on the button
      expect(taken.map(({ from }) => from.length)).toEqual([1])
      payers.push(taken[0]!.from[0]!.player)
    }
    expect(payers.filter(player => player === 'ann')).toEqual(['ann'])
    expect(other.table.collected - before).toBe(3 * payers.length)
  })
})
