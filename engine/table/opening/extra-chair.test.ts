import { expect } from 'vitest'
import { rule } from '../../testing/rule.ts'
import { inSeats, sitsDown } from '../../testing/seats-scene.ts'
import { placardOf, tableScene } from '../../testing/table-scene.ts'

const extra = (book: 'rrp' | 'uspa' | 'wsop', cites: string): void => {
  const full = tableScene(placardOf(book, { chairs: 6 }), inSeats(1, 2, 3, 4, 5, 6))
  const seven = sitsDown(full, 'p7', 7)
  expect(seven.table.chairs).toHaveLength(7)
  // two above the usual number it never is
  expect(seven.refuses({ type: 'TakeSeat', player: 'p8', seat: 8 })).toMatchObject({
    why: 'no-such-seat',
    most: 7,
    rules: [cites],
  })
  const dealt = seven.deal()
  expect(dealt.log.findLast(event => event.type === 'DealCalled')!.players).toHaveLength(7)
  // somebody quits, and their chair is the one that goes
  const quit = dealt.gives({ type: 'Leave', player: 'p2' })
  expect(quit.refuses({ type: 'TakeSeat', player: 'p8', seat: 2 })).toMatchObject({
    why: 'no-such-seat',
    about: 'extra-chair-is-gone',
    rules: [cites],
  })
  expect(sitsDown(quit.gives({ type: 'Leave', player: 'p3' }), 'p8', 2).table.chairs[1]).toBe('p8')
  // a game that runs has no extra chair
  expect(full.deal().refuses({ type: 'TakeSeat', player: 'p7', seat: 7 })).toMatchObject({
    why: 'no-such-seat',
    most: 6,
  })
}

rule('rrp/2/seating/7', 'a game of six may start with seven, until somebody quits', () =>
  extra('rrp', 'rrp/2/seating/7'),
)
rule('uspa/app3/4.8', 'a game of six may start with seven, until somebody quits', () => extra('uspa', 'uspa/app3/4.8'))
rule('wsop/97', 'a game of six may start with seven, until somebody quits', () => extra('wsop', 'wsop/97'))
