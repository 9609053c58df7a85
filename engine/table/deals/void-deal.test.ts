import { describe, expect, test } from 'vitest'
import { BOOKS, type BookId } from '../../rulebooks/rule-id.ts'
import { rule } from '../../testing/rule.ts'
import { called, dealtIn, inSeats, placed, posted, sitsDown } from '../../testing/seats-scene.ts'
import { placardOf, type TableScene, tableScene } from '../../testing/table-scene.ts'
import { memberOf } from '../draft.ts'

/** Six of nine chairs have played a round; seat 1 has the button, 2 and 3 the blinds. */
const running = (book: BookId): TableScene => tableScene(placardOf(book), inSeats(1, 2, 3, 4, 5, 6)).deals(7)
const isVoid = { voided: true } as const
const missed = (scene: TableScene, player: string): readonly number[] => memberOf(scene.table, player)!.missed

describe('a deal that is void is dealt again', () => {
  const misdealt = (book: BookId) => {
    const first = running(book).deal(isVoid)
    expect(placed(first)).toBe('button 2, blinds 3 4')
    const again = first.deal()
    expect([placed(again), posted(again)]).toEqual([placed(first), posted(first)])
    expect(placed(again.deal())).toBe('button 3, blinds 4 5')
  }
  rule('rrp/glossary/misdeal', 'the button stays, and the same two post their blinds', () => misdealt('rrp'))
  rule('uspa/2.2/misdeal', 'the button stays, and the same two post their blinds', () => misdealt('uspa'))
  test.each(BOOKS)('button and blinds are where they were, by %s', misdealt)

  test.each(BOOKS)('also the first one, and several in a row (%s)', book => {
    const open = tableScene(placardOf(book), inSeats(1, 2, 3, 4))
    const first = placed(open.deal())
    const after = open.deal(isVoid).deal(isVoid).deal()
    expect(placed(after)).toBe(first)
    expect(memberOf(after.table, 'p1')).toEqual(memberOf(open.deal().table, 'p1'))
  })

  // wsop/104a: a newcomer posts nothing
  test.each(BOOKS.filter(book => book !== 'wsop'))('someone whose post came back has not come in (%s)', book => {
    const joined = sitsDown(running(book), 'new', 8).gives({ type: 'ChooseEntry', player: 'new', wish: 'post' })
    const first = joined.deal(isVoid)
    expect(posted(first)).toContain('8 post 10')
    expect(memberOf(first.table, 'new')).toMatchObject({ standing: 'new', wish: 'post' })
    // they may still change their mind and wait
    const waits = first.gives({ type: 'ChooseEntry', player: 'new', wish: 'wait' }).deal()
    expect(dealtIn(waits)).not.toContain(8)
    expect(posted(first.deal())).toContain('8 post 10')
    expect(memberOf(first.deal().table, 'new')).toMatchObject({ standing: 'active' })
  })

  test.each(BOOKS)('someone who missed a blind by it has missed nothing if they are back in time (%s)', book => {
    const away = running(book).gives({ type: 'WalkAway', player: 'p4' })
    const first = away.deal(isVoid)
    expect(missed(away.deal(), 'p4')).toEqual([1])
    expect(missed(first, 'p4')).toEqual([])
    expect(placed(first.gives({ type: 'ComeBack', player: 'p4' }).deal())).toBe('button 2, blinds 3 4')
  })

  test.each(BOOKS)('what somebody made up by it is owed again (%s)', book => {
    const away = running(book).gives({ type: 'WalkAway', player: 'p3' }).deals(6)
    const owed = missed(away, 'p3')
    expect(owed.length).toBeGreaterThan(0)
    const back = away.deals(2).gives({ type: 'ComeBack', player: 'p3' })
    const first = back.deal(isVoid)
    expect(missed(first, 'p3')).toEqual(missed(back, 'p3'))
    expect(posted(first.deal())).toEqual(posted(first))
  })

  test('a deal of a penalty, a straddle and the turn of a form count once', () => {
    const base = running('rrp').gives({ type: 'Penalize', player: 'p6', deals: 2 })
    expect(memberOf(base.deal(isVoid).table, 'p6')!.penalty).toEqual({ deals: 2 })
    expect(memberOf(base.deal().table, 'p6')!.penalty).toEqual({ deals: 1 })
    const said = running('rrp').gives({ type: 'SayStraddle', player: 'p5' })
    const first = said.deal(isVoid)
    expect(posted(first)).toContain('5 straddle 20')
    expect(posted(first.deal())).toContain('5 straddle 20')
    expect(posted(first.deal().deal()).join()).not.toContain('straddle')
    expect(first.deal().table.rotation).toEqual(said.deal().table.rotation)
  })

  test('with two players, too, the button goes where it belongs', () => {
    for (const book of ['rrp', 'uspa', 'hpt', 'web', 'wsop'] as const) {
      const two = tableScene(placardOf(book), inSeats(1, 2)).deal().deal()
      const seat = called(two).places.button
      // void, and the button was right: it stays; said to belong to the other it goes there
      expect(called(two.deal(isVoid).deal()).places.button).toBe(called(two.deal()).places.button)
      const wrong = two.deal({ ...isVoid, buttons: [seat] }).deal()
      expect(placed(wrong)).toBe(`button ${seat}, blinds ${seat} ${3 - seat}`)
    }
  })

  test('a button that was wrong is put right in the very next deal', () => {
    const first = running('rrp').deal({ ...isVoid, buttons: [4] })
    expect(placed(first.deal())).toBe('button 4, blinds 5 6')
    expect(placed(first.deal().deal())).toBe('button 5, blinds 6 1')
    expect(called(first.deal()).number).toBe(9)
  })
})
