import { expect } from 'vitest'
import { floorScene, kindOf, withList } from '../testing/floor-scene.ts'
import { rule } from '../testing/rule.ts'
import { cardsFor, dealingOrder } from './cards-for.ts'

const seated = (book: 'rrp' | 'uspa' | 'wsop') =>
  [6, 1, 3]
    .reduce(
      (scene, seat) =>
        scene.gives(
          { type: 'LockUp', player: `p${seat}`, table: 'T1', seat },
          { type: 'Sit', player: `p${seat}`, table: 'T1', seat },
        ),
      withList(floorScene(book), 'g', kindOf()).gives({ type: 'OpenTable', table: 'T1', game: 'g' }),
    )
    .gives({ type: 'NextDeal', table: 'T1', places: { button: 6, small: 1, big: 3 } }).floor

const settles = (book: 'rrp' | 'uspa' | 'wsop', id: string, button: 'dealt' | 'drawn') => {
  const floor = seated(book)
  expect(dealingOrder(floor.tables[0]!)).toEqual([1, 3, 6])
  expect(cardsFor(floor, 'who-moves')).toEqual({ how: 'dealt', rules: [id] })
  expect(cardsFor(floor, 'broken-game')).toEqual({ how: 'drawn', rules: [id] })
  expect(cardsFor(floor, 'first-button').how).toBe(button)
}
rule(
  'rrp/3/ties/2',
  'a player who moves is dealt for from the dealer’s left, whatever the button; the first button is drawn for',
  () => settles('rrp', 'rrp/3/ties/2', 'drawn'),
)
rule('uspa/3.1.9.2', 'dealt for a move, drawn for a new game’s button and a broken game', () =>
  settles('uspa', 'uspa/3.1.9.2', 'drawn'),
)
rule('wsop/151', 'dealt for a move and for the first button, drawn for a broken game', () =>
  settles('wsop', 'wsop/151', 'dealt'),
)
