import { describe, expect, test } from 'vitest'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { rule } from '../../testing/rule.ts'
import { placardOf, type TableScene, tableScene } from '../../testing/table-scene.ts'
import { memberOf } from '../draft.ts'
import type { CameFrom } from './transfer.ts'

/** A game with a minimum of 200 and this maximum, opened this many minutes ago. */
const opened = (book: BookId, ago = 120, most?: number): TableScene =>
  tableScene(placardOf(book, { buyIn: { least: 200, ...(most !== undefined && { most }) } })).later(ago)
const comes = (from: CameFrom) => ({ type: 'TakeSeat', player: 'ann', seat: 1, from }) as const
const sitsWith = (scene: TableScene, from: CameFrom): number => memberOf(scene.gives(comes(from)).table, 'ann')!.stack

describe('moved by the house to a like game', () => {
  rule(
    'rrp/3/buy-in/3',
    'from a broken game with 85 they play 85; by choice they add 115; with 900 they may sit with 200',
    () => {
      expect(sitsWith(opened('rrp'), { how: 'broken', stack: 85 })).toBe(85)
      expect(opened('rrp').refuses(comes({ how: 'by-choice', stack: 85 }))).toMatchObject({
        why: 'buy-in-too-small',
        least: 200,
        rules: ['rrp/3/buy-in/3'],
      })
      expect(sitsWith(opened('rrp'), { how: 'by-choice', stack: 85, adds: 115 })).toBe(200)
      expect(sitsWith(opened('rrp'), { how: 'by-choice', stack: 900, brings: 200 })).toBe(200)
    },
  )

  rule('uspa/3.1.3.3', 'a 10-20 game breaks, they have 80 and play 80; the same by choice needs 200', () => {
    expect(sitsWith(opened('uspa'), { how: 'must-move', stack: 80 })).toBe(80)
    expect(opened('uspa').refuses(comes({ how: 'by-choice', stack: 80 }))).toMatchObject({ least: 200 })
  })

  rule('wsop/106', 'with 95 from a broken game they are seated with 95; they may add, not keep back', () => {
    expect(sitsWith(opened('wsop'), { how: 'broken', stack: 95 })).toBe(95)
    expect(sitsWith(opened('wsop'), { how: 'broken', stack: 95, adds: 105 })).toBe(200)
    expect(opened('wsop').refuses(comes({ how: 'must-move', stack: 500, brings: 300 }))).toMatchObject({
      why: 'must-bring-all',
      least: 500,
      rules: ['wsop/106'],
    })
    expect(sitsWith(opened('rrp'), { how: 'must-move', stack: 500, brings: 300 })).toBe(300)
  })

  test('to a game of another kind, they buy in like a player who comes by choice', () => {
    expect(opened('rrp').refuses(comes({ how: 'broken', stack: 85, otherGame: true }))).toMatchObject({ least: 200 })
  })
})

describe('moved by choice', () => {
  rule(
    'hpt/rrp7/3/buyin-3',
    'with 600 to a minimum of 200: whether 400 may be pocketed is not said, the floor decides',
    () => {
      const from = { how: 'by-choice', stack: 600, brings: 200 } as const
      expect(opened('hpt').refuses(comes(from))).toMatchObject({ why: 'floor-decides', rules: ['hpt/rrp7/3/buyin-3'] })
      expect(sitsWith(opened('hpt'), { ...from, leave: true })).toBe(200)
      expect(sitsWith(opened('hpt'), { how: 'by-choice', stack: 600 })).toBe(600)
      expect(sitsWith(opened('rrp'), from)).toBe(200)
    },
  )

  rule('wsop/63', 'with 1430 between like games, 1000 is refused: 1430 moves', () => {
    expect(opened('wsop', 120, 5000).refuses(comes({ how: 'by-choice', stack: 1430, brings: 1000 }))).toMatchObject({
      why: 'must-bring-all',
      least: 1430,
    })
    expect(sitsWith(opened('wsop', 120, 5000), { how: 'by-choice', stack: 1430 })).toBe(1430)
  })

  rule('wsop/63-max', 'a maximum of 1000, a stack of 1600: refused 30 minutes after the opening, not after 70', () => {
    const refusal = opened('wsop', 30, 1000).refuses(comes({ how: 'by-choice', stack: 1600 }))
    expect(refusal).toMatchObject({ why: 'not-the-time', most: 1000, until: 60 * 60_000 })
    expect(refusal.rules).toContain('wsop/63-max')
    expect(sitsWith(opened('wsop', 70, 1000), { how: 'by-choice', stack: 1600 })).toBe(1600)
    expect(sitsWith(opened('wsop', 30, 1000), { how: 'must-move', stack: 1600 })).toBe(1600)
  })

  rule('wsop/63-min', 'a stack of 150 and a minimum of 200: another 50 is needed', () => {
    expect(opened('wsop').refuses(comes({ how: 'by-choice', stack: 150 }))).toMatchObject({ least: 200 })
    expect(sitsWith(opened('wsop'), { how: 'by-choice', stack: 150, adds: 50 })).toBe(200)
  })

  rule('wsop/107', '2300 over a maximum of 1000 moves to a game that runs two hours, not to one of 20 minutes', () => {
    expect(sitsWith(opened('wsop', 120, 1000), { how: 'by-choice', stack: 2300 })).toBe(2300)
    expect(opened('wsop', 20, 1000).refuses(comes({ how: 'by-choice', stack: 2300 }))).toMatchObject({
      why: 'not-the-time',
    })
  })

  test('to a game of another kind they buy in as a newcomer does, up to its maximum', () => {
    const from = { how: 'by-choice', stack: 2300, otherGame: true } as const
    expect(opened('wsop', 120, 1000).refuses(comes(from))).toMatchObject({ why: 'buy-in-too-big', most: 1000 })
    expect(sitsWith(opened('wsop', 120, 1000), { ...from, brings: 1000 })).toBe(1000)
  })

  test('nobody brings what they do not have', () => {
    expect(opened('rrp').refuses(comes({ how: 'broken', stack: 85, brings: 90 })).why).toBe('chips-not-whole')
    expect(opened('rrp').refuses(comes({ how: 'broken', stack: 0 })).why).toBe('chips-not-whole')
  })
})
