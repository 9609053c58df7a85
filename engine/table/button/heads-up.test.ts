import { expect, test } from 'vitest'
import { rule } from '../../testing/rule.ts'
import { inSeats, placed, posted, sitsDown } from '../../testing/seats-scene.ts'
import { placardOf, tableScene } from '../../testing/table-scene.ts'

const three = (book: 'hpt' | 'rrp' | 'wsop') => tableScene(placardOf(book), inSeats(1, 2, 3)).deal()
const without = (book: 'hpt' | 'rrp' | 'wsop', player: string): string =>
  placed(three(book).gives({ type: 'Leave', player }).deal())

/** Which two are left of button 1, small blind 2 and big blind 3, and who has what then. */
const table = [
  ['p1', 'button 3, blinds 3 2'],
  ['p2', 'button 3, blinds 3 1'],
  ['p3', 'button 2, blinds 2 1'],
] as const

rule('hpt/button-help/three-to-two', 'who goes out of three, and who then has the big blind and the button', () => {
  for (const [player, then] of table) expect(without('hpt', player)).toBe(then)
})
rule(
  'hpt/two-players/1',
  'the player who would have been the next big blind is it; the other has small blind and button',
  () => {
    expect(without('hpt', 'p2')).toBe('button 3, blinds 3 1')
  },
)
rule('hpt/rrp7/4/4', 'from three to two the sheet of the house is used', () => {
  expect(posted(three('hpt').gives({ type: 'Leave', player: 'p3' }).deal())).toEqual(['2 blind 5', '1 blind 10'])
})

test('the latest big blind gets the button in the other books, with the same outcome', () => {
  for (const [player, then] of table) expect([without('rrp', player), without('wsop', player)]).toEqual([then, then])
})

test('two take turns, and a third who waits for the big blind gets it behind them', () => {
  const two = tableScene(placardOf('rrp'), inSeats(1, 4)).deals(2)
  expect(placed(two)).toBe('button 4, blinds 4 1')
  expect(placed(two.deal())).toBe('button 1, blinds 1 4')
  const joined = sitsDown(two.deal(), 'p7', 7).deal()
  expect(placed(joined)).toBe('button 1, blinds 4 7')
  expect(placed(joined.deal())).toBe('button 4, blinds 7 1')
})

test('a player who sits down between them waits for it too', () => {
  const joined = sitsDown(tableScene(placardOf('rrp'), inSeats(1, 4)).deal(), 'p2', 2)
  expect(placed(joined.deal())).toBe('button 4, blinds 4 1')
  expect(placed(joined.deals(2))).toBe('button 4, blinds 1 2')
  expect(placed(joined.deals(3))).toBe('button 1, blinds 2 4')
})
