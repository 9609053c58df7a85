import { expect, test } from 'vitest'
import { stakesFor } from '../../deal/stakes.ts'
import { forms } from '../../forms/forms.ts'
import { houseWith } from '../../testing/house-with.ts'
import { rule } from '../../testing/rule.ts'
import { dealtIn, inSeats, outOf, placed, posted, sitsDown } from '../../testing/seats-scene.ts'
import { placardOf, type TableScene, tableScene } from '../../testing/table-scene.ts'
import type { Placard } from '../placard.ts'

const game = (id: 'archie' | 'deuce-to-seven-triple-draw', changes: Partial<Placard> = {}): TableScene => {
  const form = forms[id]
  const placard = placardOf('wsop', { parts: [{ form, stakes: stakesFor(form, 'limit', 10) }], ...changes })
  return tableScene(placard, inSeats(1, 2, 3, 4, 5, 6)).deals(7)
}

/** Seat 4 misses its blinds, somebody takes seat 7 and comes in on their big blind, and then seat 4 is back. */
const seven = (id: 'archie' | 'deuce-to-seven-triple-draw', changes: Partial<Placard> = {}): TableScene => {
  const gone = game(id, changes).gives({ type: 'WalkAway', player: 'p4' }).deal()
  const six = sitsDown(gone, 'new', 7).deals(2)
  expect(dealtIn(six)).toEqual([1, 2, 3, 5, 6, 7])
  return six.gives({ type: 'ComeBack', player: 'p4' })
}

rule(
  'wsop/74a',
  'a seventh makes up their blinds: six are dealt in, and the seat left of the big blind sits out',
  () => {
    const scene = seven('archie').deal()
    expect(placed(scene)).toBe('button 6, blinds 7 1')
    expect(dealtIn(scene)).toEqual([1, 3, 4, 5, 6, 7])
    expect(posted(scene)).toContain('4 post 10')
    expect(outOf(scene, 'p2')).toBe('table-is-full')
    expect(dealtIn(scene.deal())).toContain(2)
  },
)
test('or the last to come, where a house has it so', () => {
  const scene = seven('archie', { book: houseWith({ overfullDealSitsOut: 'who-came-last' }, 'wsop') }).deal()
  expect(outOf(scene, 'p6')).toBe('table-is-full')
})

rule('wsop/268d', 'six are dealt in already: a newcomer who posts gets no hand, and waits for their big blind', () => {
  const scene = sitsDown(game('deuce-to-seven-triple-draw'), 'new', 7)
  expect(placed(scene)).toBe('button 1, blinds 2 3')
  expect(outOf(scene.deal(), 'new')).toBe('table-is-full')
  const due = scene.deals(4)
  expect(posted(due)).toContain('7 blind 10')
  expect(dealtIn(due)).toHaveLength(6)
  expect(outOf(due, 'p1')).toBe('table-is-full')
})

rule('wsop/74a-straddle', 'a player who missed a blind straddles under the gun, and that one deal has seven', () => {
  const scene = seven('deuce-to-seven-triple-draw').gives({ type: 'ChooseEntry', player: 'p4', wish: 'straddle' })
  expect(dealtIn(scene.deals(2))).toHaveLength(6)
  const third = scene.deals(3)
  expect(placed(third)).toMatch(/ 3$/)
  expect(posted(third)).toContain('4 straddle 20')
  expect(dealtIn(third)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(dealtIn(third.deal())).toHaveLength(6)
})
