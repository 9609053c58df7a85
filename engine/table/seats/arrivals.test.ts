import { expect, test } from 'vitest'
import { stakesFor } from '../../deal/stakes.ts'
import { forms } from '../../forms/forms.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { houseWith } from '../../testing/house-with.ts'
import { rule } from '../../testing/rule.ts'
import { dealtIn, inSeats, outOf, placed, posted } from '../../testing/seats-scene.ts'
import { placardOf, type TableScene, tableScene } from '../../testing/table-scene.ts'
import type { Placard } from '../placard.ts'
import { entryChoices } from './entry-choices.ts'

const event = (book: Placard['book'], ...seats: readonly number[]): TableScene =>
  tableScene(placardOf('rrp', { book, setting: 'tournament' }), inSeats(...seats)).deal()
const arrives = (scene: TableScene, seat: number, how: 'must-move' | 'broken' = 'must-move'): TableScene =>
  scene.gives({ type: 'TakeSeat', player: 'new', seat, from: { how, stack: 1000 } })

/** Button 1, blinds 2 and 3; the big blind goes out, so that the small blind of the next deal is at an empty chair. */
const emptySmallBlind = (book: Placard['book']): TableScene => {
  const scene = event(book, 1, 2, 3, 4, 5, 6)
  expect(placed(scene)).toBe('button 1, blinds 2 3')
  return scene.gives({ type: 'Leave', player: 'p3' })
}

for (const [id, book] of [
  ['rrp/15/16', 'rrp'],
  ['uspa/3.3.2.24', 'uspa'],
] as const) {
  rule(id, 'moved into the small blind: dealt out then and on the button, dealt in when it is at the left', () => {
    for (const how of ['must-move', 'broken'] as const) {
      const moved = arrives(emptySmallBlind(book), 3, how)
      expect(entryChoices(moved.table, 'new')).toMatchObject([{ wish: 'at-once', deals: 2, live: 0, rules: [id] }])
      const small = moved.deal()
      expect(placed(small)).toBe('button 2, blinds - 4')
      expect(outOf(small, 'new')).toBe('waits-for-the-button')
      const button = small.deal()
      expect(placed(button)).toBe('button 3, blinds 4 5')
      expect(outOf(button, 'new')).toBe('waits-for-the-button')
      const passed = button.deal()
      expect(placed(passed)).toBe('button 4, blinds 5 6')
      expect(dealtIn(passed)).toContain(3)
      expect(posted(passed)).toEqual(['5 blind 5', '6 blind 10'])
    }
  })
  rule(id, 'moved onto the button: one deal out', () => {
    const moved = arrives(emptySmallBlind(book).deal(), 3)
    expect(outOf(moved.deal(), 'new')).toBe('waits-for-the-button')
    expect(dealtIn(moved.deals(2))).toContain(3)
  })
  rule(id, 'moved anywhere else: a hand at once without a post, and the big blind where it is due', () => {
    const scene = event(book, 1, 2, 3, 5, 6)
    const late = arrives(scene, 8).deal()
    expect(placed(late)).toBe('button 2, blinds 3 5')
    expect(dealtIn(late)).toContain(8)
    expect(posted(late)).toEqual(['3 blind 5', '5 blind 10'])
    expect(posted(arrives(scene, 4).deal())).toEqual(['3 blind 5', '4 blind 10'])
  })
}
rule('hpt/moving-players/3', 'moved anywhere: a hand on the next deal, with the blind of the seat', () => {
  const moved = arrives(emptySmallBlind('hpt'), 3).deal()
  expect(dealtIn(moved)).toContain(3)
  expect(posted(moved)).toEqual(['3 blind 5', '4 blind 10'])
})
rule('hpt/rrp7/15/16', 'moved onto the button: they play there', () => {
  const moved = arrives(emptySmallBlind('hpt').deal(), 3).deal()
  expect(placed(moved)).toBe('button 3, blinds 4 5')
  expect(dealtIn(moved)).toContain(3)
})

test('heads-up there are only those two places: a third waits for the big blind', () => {
  const moved = arrives(event('rrp', 1, 2), 3)
  expect(placed(moved)).toBe('button 1, blinds 1 2')
  expect(posted(moved.deal())).toContain('3 blind 10')
  const other = arrives(event('rrp', 1, 3), 2)
  expect(placed(other)).toBe('button 1, blinds 1 3')
  expect(outOf(other.deal(), 'new')).toBe('waits-for-the-button')
  expect(posted(other.deals(2))).toContain('2 blind 10')
})

test('where everybody antes there is no place to wait for', () => {
  const form = forms['seven-card-stud']
  const parts = [{ form, stakes: stakesFor(form, 'limit', 10) }]
  const placard = placardOf('rrp', { parts, setting: 'tournament' })
  expect(dealtIn(arrives(tableScene(placard, inSeats(1, 2, 3)).deal(), 4).deal())).toContain(4)
})

test('a house has arrivals wait in the places that it names', () => {
  const only = (...places: readonly ('small-blind' | 'button' | 'big-blind')[]) =>
    emptySmallBlind(houseWith({ movedPlayerWaitsIn: places }, 'rrp' as BookId))
  expect(dealtIn(arrives(only('button'), 3).deal())).toContain(3)
  expect(outOf(arrives(only('small-blind'), 3).deal(), 'new')).toBe('waits-for-the-button')
  expect(dealtIn(arrives(only('small-blind').deal(), 3).deal())).toContain(3)
  const big = event(houseWith({ movedPlayerWaitsIn: ['big-blind'] }, 'rrp'), 1, 2, 3, 5, 6)
  expect(posted(arrives(big, 4).deal())).toEqual(['3 blind 5', '5 blind 10'])
  expect(outOf(arrives(big, 4).deal(), 'new')).toBe('waits-for-the-button')
})
