import { expect } from 'vitest'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { houseWith } from '../../testing/house-with.ts'
import { rule } from '../../testing/rule.ts'
import { dealtIn, inSeats, outOf, placed, posted, sitsDown } from '../../testing/seats-scene.ts'
import { placardOf, type TableScene, tableScene } from '../../testing/table-scene.ts'
import { entryChoices } from './entry-choices.ts'

const opened = (book: BookId): TableScene => tableScene(placardOf(book), inSeats(1, 2, 3, 4, 5, 6)).deal()

const free = (book: BookId): void => {
  const scene = sitsDown(opened(book).deal(), 'new', 8)
  expect(entryChoices(scene.table, 'new')).toEqual([])
  expect(dealtIn(scene.deal())).toContain(8)
  expect(posted(scene.deal())).toEqual(['4 blind 5', '5 blind 10'])
  // in its turn the big blind comes to them as to anybody
  expect(posted(scene.deals(3))).toEqual(['6 blind 5', '8 blind 10'])
}
const notFree = (book: BookId): void => {
  const gone = opened(book).deals(2).gives({ type: 'Leave', player: 'p2' })
  const scene = sitsDown(gone, 'new', 2)
  expect(entryChoices(scene.table, 'new').map(({ wish }) => wish)).toContain('post')
  // after a round nothing is free
  const late = sitsDown(tableScene(placardOf(book), inSeats(1, 2, 3, 4, 5, 6)).deals(7), 'new', 8)
  expect(posted(late.deal())).toContain('8 post 10')
}
rule('rrp/4/13', 'in the first round of the button a new game has its own rules, and later it has not', () => {
  free('rrp')
  notFree('rrp')
})
rule(
  'rrp/4/13b',
  'a newcomer posts nothing in seat 8 before a blind has come there; where one has, they post or wait',
  () => {
    free('rrp')
    notFree('rrp')
  },
)
rule('uspa/3.5.2.12', 'in the second deal of a new game its three rules come first', () => free('uspa'))
rule('uspa/3.5.2.12.2', 'no post in the first round at a seat that no blind has passed', () => {
  free('uspa')
  notFree('uspa')
  const house = houseWith({ newGameFreeEntry: 'no' }, 'uspa')
  const scene = sitsDown(tableScene(placardOf('uspa', { book: house }), inSeats(1, 2, 3, 4, 5, 6)).deals(2), 'new', 8)
  expect(posted(scene.deal())).toContain('8 post 10')
})

const movesFree = (book: BookId, from: string, to: number): void => {
  const scene = opened(book)
  expect(placed(scene)).toBe('button 1, blinds 2 3')
  const moved = scene.gives({ type: 'ChangeSeat', player: from, seat: to })
  expect(dealtIn(moved.deal())).toContain(to)
  expect(posted(moved.deal())).toHaveLength(2)
  // once the blinds have been round it is not free
  const late = tableScene(placardOf(book), inSeats(1, 2, 3, 4, 5, 6))
    .deals(7)
    .gives({ type: 'ChangeSeat', player: from, seat: to })
  expect(outOf(late.deal(), from)).toBe('waits-for-their-place')
}
rule('rrp/4/13c', 'blinds at 2 and 3: a move from seat 5 to seat 7 is free in the first round', () =>
  movesFree('rrp', 'p5', 7),
)
rule('uspa/3.5.2.12.3', 'no blind has passed seat 9: a move there is free', () => movesFree('uspa', 'p4', 9))
