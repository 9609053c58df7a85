import { describe, expect, test } from 'vitest'
import { stakesFor } from '../../deal/stakes.ts'
import { forms } from '../../forms/forms.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { rule } from '../../testing/rule.ts'
import { dealtIn, inSeats, outOf, placed, posted, sitsDown } from '../../testing/seats-scene.ts'
import { placardOf, type TableScene, tableScene } from '../../testing/table-scene.ts'
import { memberOf } from '../draft.ts'

/** Six of nine chairs have played a round; seat 1 has the button, 2 and 3 the blinds. */
const running = (book: BookId): TableScene => {
  const scene = tableScene(placardOf(book), inSeats(1, 2, 3, 4, 5, 6)).deals(7)
  expect(placed(scene)).toBe('button 1, blinds 2 3')
  return scene
}
const leaves = (scene: TableScene, player: string): TableScene => scene.gives({ type: 'Leave', player })
const missed = (scene: TableScene, player: string): readonly number[] => memberOf(scene.table, player)!.missed
const paysOf = (scene: TableScene, seat: number): readonly string[] =>
  posted(scene).filter(post => post.startsWith(`${seat} `))

describe('a player who cashes out and is back within the hour', () => {
  test.each(['rrp', 'uspa', 'hpt', 'web'] as const)('by %s owes what came to their chair, taken by another', book => {
    const other = sitsDown(leaves(running(book), 'p4'), 'new', 4).deals(2)
    expect(missed(other, 'p4')).toEqual([0, 1])
    const back = sitsDown(other, 'p4', 9)
    expect(paysOf(back.deal(), 9)).toEqual(['9 dead 5', '9 post 10'])
  })

  test.each(['rrp', 'uspa', 'hpt', 'web', 'wsop'] as const)(
    'by %s takes the small blind along that was to follow',
    book => {
      const back = sitsDown(leaves(running(book), 'p3'), 'p3', 7)
      expect(missed(back, 'p3')).toEqual([0])
      const later = sitsDown(leaves(running(book), 'p4').deal(), 'p4', 7)
      expect(missed(later, 'p4')).toEqual([0, 1])
    },
  )
})

rule('wsop/160', 'back in the chair that the small blind is just going by: they post both', () => {
  const away = running('wsop').gives({ type: 'WalkAway', player: 'p4' }).deal()
  expect(missed(away, 'p4')).toEqual([1])
  expect(placed(away)).toBe('button 2, blinds 3 5')
  const back = away.gives({ type: 'ComeBack', player: 'p4' }).deal()
  expect(dealtIn(back)).toContain(4)
  expect(paysOf(back, 4)).toEqual(['4 dead 5', '4 post 10'])
})

rule('rrp/4/15', 'a small blind that was missed does not pay for a move away from the big blind', () => {
  // they had the big blind and left the table before the small one; when it comes round again they move away from it
  const gone = leaves(running('rrp'), 'p3').deals(4)
  expect(missed(gone, 'p3')).toEqual([0])
  const moved = sitsDown(gone, 'p3', 8)
  const { place } = memberOf(moved.table, 'p3')!
  expect(place).not.toBeNull()
  expect(paysOf(moved.deal(), 8)).toEqual(['8 dead 5', '8 post 10'])
})

rule('rrp/4/10', 'a player who is away when three become two has missed the small blind that was theirs', () => {
  const three = tableScene(placardOf('web'), inSeats(1, 2, 3)).deals(4)
  expect(placed(three)).toBe('button 1, blinds 2 3')
  const two = three.gives({ type: 'WalkAway', player: 'p3' }).deal()
  expect(dealtIn(two)).toEqual([1, 2])
  expect(missed(two, 'p3')).toEqual([0])
  const back = two.gives({ type: 'ComeBack', player: 'p3' })
  expect(outOf(back.deal(), 'p3')).toBe('waits-for-the-big-blind')
})

rule(
  'rrp/4/15',
  'a player who waits for their place and is not there when the big blind comes has missed it, and what follows',
  () => {
    const moved = running('rrp').gives({ type: 'ChangeSeat', player: 'p4', seat: 9 })
    expect(memberOf(moved.table, 'p4')!.place).toBe(0)
    const away = moved.gives({ type: 'WalkAway', player: 'p4' }).deals(5)
    expect(missed(away, 'p4')).toEqual([0, 1])
  },
)

rule(
  'rrp/4/10',
  'with as many others as there are blinds, the smallest is going by them too when they are back',
  () => {
    const stakes = stakesFor(forms.holdem, 'limit', 10, { blinds: [5, 10, 20] })
    const four = tableScene(placardOf('hpt', { parts: [{ form: forms.holdem, stakes }] }), inSeats(1, 2, 3, 4)).deals(8)
    expect(placed(four)).toBe('button 4, blinds 1 2 3')
    const away = four.gives({ type: 'WalkAway', player: 'p4' }).deal()
    expect(missed(away, 'p4')).toEqual([2])
    const back = away.gives({ type: 'ComeBack', player: 'p4' }).deal()
    expect(paysOf(back, 4)).toEqual(['4 dead 25', '4 post 10'])
  },
)
