import { expect } from 'vitest'
import { stakesFor } from '../../deal/stakes.ts'
import { forms } from '../../forms/forms.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { rule } from '../../testing/rule.ts'
import { dealtIn, inSeats, outOf, placed, posted } from '../../testing/seats-scene.ts'
import { placardOf, type TableScene, tableScene } from '../../testing/table-scene.ts'
import { memberOf } from '../draft.ts'
import type { Placard } from '../placard.ts'
import { entryChoices } from './entry-choices.ts'

const eight = inSeats(1, 2, 3, 4, 5, 6, 8, 9)
const running = (book: BookId, changes: Partial<Placard> = {}): TableScene =>
  tableScene(placardOf(book, changes), eight).deals(9)
const moved = (scene: TableScene, seat: number, missed: readonly number[] = []): TableScene =>
  scene.gives({ type: 'TakeSeat', player: 'mover', seat, from: { how: 'must-move', stack: 1000 }, missed })
const ways = (scene: TableScene): readonly string[] =>
  entryChoices(scene.table, 'mover').map(({ wish, deals, live }) => `${wish} in ${deals}: ${live}`)
const of = (id: keyof typeof forms): Partial<Placard> => ({
  parts: [{ form: forms[id], stakes: stakesFor(forms[id], 'limit', 10) }],
})

/** The big blind in seat 4 leaves, and the next button but one would be there. */
const atTheButton = (changes: Partial<Placard>): TableScene => {
  const scene = running('wsop', changes).deal().gives({ type: 'Leave', player: 'p4' }).deal()
  expect(placed(scene)).toBe('button 3, blinds - 5')
  return moved(scene, 4)
}

rule(
  'wsop/103-entry',
  'a player who is moved to the main game is dealt in without a post, though not on the button',
  () => {
    const scene = moved(running('wsop', of('seven-card-stud')), 7)
    expect(dealtIn(scene.deal())).toContain(7)
    const holdem = moved(running('wsop', of('holdem')), 7)
    expect(ways(holdem)[0]).toBe('at-once in 0: 0')
    expect(posted(holdem.deal())).toEqual(['3 blind 5', '4 blind 10'])
    const best = atTheButton(of('holdem'))
    expect(outOf(best.deal(), 'mover')).toBe('waits-for-the-button')
    expect(best.deal().table.places!.button).toBe(4)
    expect(dealtIn(best.deals(2))).toContain(4)
    expect(posted(best.deals(2))).toHaveLength(2)
    // by Robert they post as a newcomer
    expect(posted(moved(running('rrp', of('holdem')), 7).deal())).toContain('7 post 10')
  },
)
rule('wsop/103-flop', 'in flop games they may not let the button go by first', () => {
  const scene = moved(running('wsop', of('holdem')), 7)
  expect(scene.refuses({ type: 'ChooseEntry', player: 'mover', wish: 'let-button-pass' })).toMatchObject({
    why: 'not-a-way-in',
    about: ['at-once', 'wait'],
  })
})
rule(
  'wsop/103a-entry',
  'at Omaha eight-or-better they may come in behind the button free, not on it or in the small blind',
  () => {
    const scene = atTheButton(of('omaha-8'))
    expect(outOf(scene.deal(), 'mover')).toBe('waits-for-the-button')
    expect(dealtIn(scene.deals(2))).toContain(4)
    expect(posted(scene.deals(2))).toHaveLength(2)
    const passes = scene.gives({ type: 'ChooseEntry', player: 'mover', wish: 'let-button-pass' })
    expect(dealtIn(passes.deals(2))).toContain(4)
    const small = running('wsop', of('omaha-8')).deal().gives({ type: 'Leave', player: 'p4' })
    expect(outOf(moved(small, 4).deal(), 'mover')).toBe('waits-for-the-button')
    // where only the best place is barred they have the small blind of their seat
    const taken = moved(running('wsop', of('holdem')).deal().gives({ type: 'Leave', player: 'p4' }), 4).deal()
    expect(posted(taken)).toEqual(['4 blind 5', '5 blind 10'])
  },
)
rule('wsop/103d-carry', 'a missed blind goes with them through antes and to the main game', () => {
  const [holdem, razz] = [forms.holdem, forms.razz].map(form => ({ form, stakes: stakesFor(form, 'limit', 10) }))
  const mix = { parts: [razz!, holdem!], turn: { deals: 2 } } as const
  const players = inSeats(1, 2, 3, 4, 5)
  const scene = tableScene(placardOf('wsop', mix), players).gives({
    type: 'TakeSeat',
    player: 'mover',
    seat: 6,
    from: { how: 'must-move', stack: 1000 },
    missed: [0, 1],
  })
  const razzed = scene.deal()
  expect(dealtIn(razzed)).toContain(6)
  expect(memberOf(razzed.table, 'mover')!.missed).toEqual([0, 1])
  const atHoldem = { ...razzed.table, rotation: { ...razzed.table.rotation, part: 1 } }
  expect(entryChoices(atHoldem, 'mover').map(({ wish, live, dead }) => `${wish} ${live} ${dead}`)).toContain(
    'post 10 5',
  )
})
