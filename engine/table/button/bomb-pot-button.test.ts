import { expect } from 'vitest'
import { houseWith } from '../../testing/house-with.ts'
import { rule } from '../../testing/rule.ts'
import { called, dealtIn, inSeats, outOf, posted } from '../../testing/seats-scene.ts'
import { placardOf, tableScene } from '../../testing/table-scene.ts'
import { memberOf } from '../draft.ts'

const six = inSeats(1, 2, 3, 4, 5, 6)
const timed = { collection: { way: 'time', amount: 7, everyMinutes: 30 } } as const

const won = { pot: 100, flopSeen: true, won: [{ seat: 1, chips: 100 }] }

rule(
  'wsop/31g',
  'seat 6 pays its own 7 and is not in the bomb pot; the button stays at seat 4 for the next deal',
  () => {
    const scene = tableScene(placardOf('wsop', timed), six).deals(3)
    expect(scene.table.places!.button).toBe(3)
    const paid = memberOf(scene.table, 'p6')!.collected
    const agreed = ['p1', 'p2', 'p3', 'p4', 'p5']
    const due = scene
      .later(31)
      .gives({ type: 'OptOut', player: 'p6' }, { type: 'PayTimeBy', way: 'bomb-pot', agreed, ante: 20 })
    const bomb = due.gives({ type: 'CallDeal' })
    expect(called(bomb)).toMatchObject({ bombPot: true, places: { button: 4 } })
    expect(dealtIn(bomb)).toEqual([1, 2, 3, 4, 5])
    expect(outOf(bomb, 'p6')).toBe('bomb-pot')
    expect(posted(bomb).every(post => post.endsWith('ante 20'))).toBe(true)
    expect(memberOf(bomb.table, 'p6')!.collected).toBe(paid + 7)
    const after = due.deal(won)
    expect(after.deal().table.places!.button).toBe(4)
    expect(posted(after.deal())).toEqual(['5 blind 5', '6 blind 10'])
    // a house may let it move
    const book = houseWith({ buttonMovesOnBombPot: true }, 'wsop')
    const house = tableScene(placardOf('wsop', { ...timed, book }), six)
      .deals(3)
      .later(31)
      .gives({ type: 'OptOut', player: 'p6' }, { type: 'PayTimeBy', way: 'bomb-pot', agreed, ante: 20 })
    expect(house.deal(won).deal().table.places!.button).toBe(5)
  },
)
