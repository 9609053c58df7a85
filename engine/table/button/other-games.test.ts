import { expect, test } from 'vitest'
import { stakesFor } from '../../deal/stakes.ts'
import type { Form } from '../../forms/form.ts'
import { forms } from '../../forms/forms.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import { decide } from '../../rulings/decide.ts'
import { houseWith } from '../../testing/house-with.ts'
import { rule } from '../../testing/rule.ts'
import { called, dealtIn, inSeats, placed, posted } from '../../testing/seats-scene.ts'
import { placardOf, type TableScene, tableScene } from '../../testing/table-scene.ts'
import type { Placard } from '../placard.ts'
import { missedAt } from './missed-blinds.ts'
import { nextPlaces } from './places.ts'
import { positionPosts } from './position-posts.ts'

const six = inSeats(1, 2, 3, 4, 5, 6)
const of = (form: Form, changes = {}): Placard['parts'][number] => ({
  form,
  stakes: stakesFor(form, form.structures[0]!, 10, changes),
})
const goes = (scene: TableScene, player: string): TableScene => scene.gives({ type: 'Leave', player })
const away = (scene: TableScene, player: string): TableScene => scene.gives({ type: 'WalkAway', player })
const back = (scene: TableScene, player: string): TableScene => scene.gives({ type: 'ComeBack', player })
const buttons = (scene: TableScene, deals: number): readonly number[] =>
  Array.from({ length: deals }, (_, i) => scene.deals(i + 1).table.places!.button)

rule(
  'wsop/five-card-double-board-bomb-pot-plo-c',
  'button 3, seat 4 sits out its worst deal: the button goes to 5',
  () => {
    const parts = [of(forms['five-card-double-board-bomb-pot-plo'])]
    const scene = away(tableScene(placardOf('wsop', { parts }), six).deals(2), 'p4').deal()
    expect(scene.table.places!.button).toBe(3)
    expect(back(scene, 'p4').deal().table.places!.button).toBe(5)
    const book = houseWith({ bombPotSkipWorstPosition: 'button-to-next-player' }, 'wsop')
    const house = away(tableScene(placardOf('wsop', { parts, book }), six).deals(2), 'p4').deal()
    expect(back(house, 'p4').deal().table.places!.button).toBe(4)
  },
)
rule(
  'wsop/ultimate-big-o-c',
  'with an ante: button 5, seat 6 skips, seat 1 posted last deal and has the button',
  () => {
    const parts = [of(forms['ultimate-big-o'], { blinds: [], ante: 10 })]
    const scene = away(tableScene(placardOf('wsop', { parts }), six).deals(4), 'p6').deal()
    expect(scene.table.places!.button).toBe(5)
    expect(back(scene, 'p6').deal().table.places!.button).toBe(1)
  },
)

rule('hpt/hand/2', 'an ante of 25: nothing is dealt before every ante and blind is in', () => {
  const parts = [of(forms.holdem, { ante: 25 })]
  const { start } = called(tableScene(placardOf('hpt', { parts }), inSeats(1, 2, 4)).gives({ type: 'CallDeal' }))
  const before = decide(undefined, start)
  if (!before.ok) throw new Error(before.refusal.why)
  const paid = before.events.flatMap(event =>
    event.type === 'Posted' ? [`${event.seat} ${event.kind} ${event.amount}`] : [],
  )
  expect(paid).toEqual(['2 ante 25', '4 ante 25', '1 ante 25', '2 blind 5', '4 blind 10'])
  expect(before.events.some(event => event.type === 'CardsDealt')).toBe(false)
  // a deal for which seat 4's ante is missing is another one: the table never calls it
  expect(start.posts).toHaveLength(5)
})

test('one blind: the next player has it, and the button follows it', () => {
  const parts = [of(forms.holdem, { blinds: [10] })]
  for (const book of ['rrp', 'wsop'] as const) {
    const scene = tableScene(placardOf(book, { parts }), six).deal()
    expect(placed(scene)).toBe('button 1, blinds 2')
    expect(placed(scene.deal())).toBe('button 2, blinds 3')
    expect(posted(goes(scene.deal(), 'p3').deal())).toEqual(
      book === 'rrp' ? ['4 blind 10', '5 blind 10'] : ['4 blind 10'],
    )
  }
})

test('three blinds, the smallest left of the button, with a dead button and a moving one', () => {
  const parts = [of(forms.holdem, { blinds: [1, 2, 10] })]
  const dead = goes(tableScene(placardOf('wsop', { parts }), six).deal(), 'p4')
  expect(placed(dead)).toBe('button 1, blinds 2 3 4')
  expect(placed(dead.deal())).toBe('button 2, blinds 3 - 5')
  expect(placed(dead.deals(2))).toBe('button 3, blinds - 5 6')
  expect(placed(dead.deals(3))).toBe('button 4, blinds 5 6 1')
  const moving = goes(tableScene(placardOf('rrp', { parts }), six).deal(), 'p4')
  expect(posted(moving.deal())).toEqual(['3 blind 1', '5 blind 10', '6 blind 10'])
  expect(posted(moving.deals(2))).toEqual(['5 blind 2', '6 blind 2', '1 blind 10'])
  expect(posted(moving.deals(3))).toEqual(['5 blind 1', '6 blind 1', '1 blind 2', '2 blind 10'])
})

test('three blinds and three players: the button has the largest', () => {
  const parts = [of(forms.holdem, { blinds: [1, 2, 10] })]
  const scene = tableScene(placardOf('wsop', { parts }), inSeats(1, 2, 3)).deal()
  expect(placed(scene)).toBe('button 1, blinds 2 3 1')
  expect(placed(scene.deal())).toBe('button 2, blinds 3 1 2')
})

test('antes of everyone, of the button alone and of the big blind alone', () => {
  const posts = (antes: 'each' | 'button' | 'big-blind') =>
    posted(tableScene(placardOf('wsop', { parts: [of(forms.holdem, { ante: 10, antes })] }), inSeats(1, 2, 3)).deal())
  expect(posts('each')).toEqual(['2 ante 10', '3 ante 10', '1 ante 10', '2 blind 5', '3 blind 10'])
  expect(posts('button')).toEqual(['1 dead 10', '2 blind 5', '3 blind 10'])
  expect(posts('big-blind')).toEqual(['3 dead 10', '2 blind 5', '3 blind 10'])
  // a dead button antes nothing, so the big blind does
  const parts = [of(forms.holdem, { ante: 10, antes: 'button' })]
  const dead = goes(tableScene(placardOf('wsop', { parts }), inSeats(1, 2, 3, 4)).deal(), 'p2').deal()
  expect(posted(dead)).toEqual(['4 dead 10', '3 blind 5', '4 blind 10'])
})

test('stud alone has a button that goes round, and no blinds', () => {
  const scene = tableScene(placardOf('rrp', { parts: [of(forms['seven-card-stud'])] }), inSeats(1, 4, 6))
  expect(buttons(scene, 4)).toEqual([1, 4, 6, 1])
  expect(
    dealtIn(
      scene.gives({ type: 'TakeSeat', player: 'new', seat: 2 }, { type: 'BuyIn', player: 'new', chips: 1000 }).deal(),
    ),
  ).toEqual([1, 2, 4, 6])
})

test('button and blinds go on through the ante forms of a mix, and nobody misses a blind there', () => {
  const parts = [of(forms.holdem), of(forms['seven-card-stud'])]
  const scene = tableScene(placardOf('wsop', { parts, turn: { deals: 2 } }), six).deals(2)
  const all = { certain: [1, 2, 3, 4, 6], willing: [1, 2, 3, 4, 6] }
  const next = nextPlaces(scene.table, all, parts[1]!)
  expect(next).toMatchObject({ button: 3, spots: [4, 6] })
  expect(missedAt(scene.table, next, all.certain, parts[1]!)).toEqual([])
  expect(missedAt(scene.table, next, all.certain, parts[0]!)).toMatchObject([{ player: 'p5', blinds: [1] }])
  const book = rulebookOf('wsop')
  const posts = positionPosts(parts[1]!, next, all.certain, { book: 'wsop' }, book)
  expect(posts.map(({ kind }) => kind)).toEqual(['ante', 'ante', 'ante', 'ante', 'ante'])
})

test('a button that lay wrong goes first to whom it passed, and then on', () => {
  const scene = tableScene(placardOf('rrp'), six).deals(4)
  // seat 5 had the button in place of seat 4
  const wrong = scene.deal({ buttons: [4, 6] })
  expect(placed(wrong)).toBe('button 5, blinds 6 1')
  expect(placed(wrong.deal())).toBe('button 4, blinds 5 6')
  expect(placed(wrong.deals(2))).toBe('button 6, blinds 1 2')
  expect(placed(wrong.deals(3))).toBe('button 1, blinds 2 3')
})

test('a house may leave the button where it is for Fantasyland', () => {
  const form = forms['open-face-chinese']
  const parts = [{ form, stakes: stakesFor(form, 'limit', 10) }]
  const next = (moves: boolean) => {
    const book = houseWith({ buttonMovesForFantasyland: moves }, 'wsop')
    const scene = tableScene(placardOf('wsop', { parts, book }), inSeats(1, 2, 3)).deal()
    const land = { ...scene.table, carried: { ...scene.table.carried, fantasyland: [{ seat: 2, cards: 14 }] } }
    return nextPlaces(land, { certain: [1, 2, 3], willing: [1, 2, 3] }, parts[0]!).button
  }
  expect([next(true), next(false)]).toEqual([2, 1])
})
