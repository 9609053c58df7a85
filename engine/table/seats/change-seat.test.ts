import { expect, test } from 'vitest'
import { stakesFor } from '../../deal/stakes.ts'
import { forms } from '../../forms/forms.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { houseWith } from '../../testing/house-with.ts'
import { rule } from '../../testing/rule.ts'
import { dealtIn, inSeats, outOf, placed, posted } from '../../testing/seats-scene.ts'
import { placardOf, type TableScene, tableScene } from '../../testing/table-scene.ts'
import { memberOf } from '../draft.ts'
import type { Placard } from '../placard.ts'
import { entryChoices } from './entry-choices.ts'

// seats 6 and 9 are free; past the first round the button is at 1 and the blinds at 2 and 3
const seven = inSeats(1, 2, 3, 4, 5, 7, 8)
const running = (book: BookId, changes: Partial<Placard> = {}): TableScene =>
  tableScene(placardOf(book, changes), seven).deals(8)
const moves = (scene: TableScene, player: string, seat: number): TableScene =>
  scene.gives({ type: 'ChangeSeat', player, seat })
const wishes = (scene: TableScene, player: string): readonly string[] =>
  entryChoices(scene.table, player).map(({ wish, deals, live }) => `${wish} in ${deals}: ${live}`)

const nearer = (book: BookId): void => {
  expect(placed(running(book))).toBe('button 1, blinds 2 3')
  const scene = moves(running(book), 'p8', 6)
  expect(dealtIn(scene.deal())).toContain(6)
  expect(posted(scene.deal())).toEqual(['3 blind 5', '4 blind 10'])
}
rule('rrp/4/14', 'two places nearer to the big blind: dealt in on the next deal, and nothing is posted', () =>
  nearer('rrp'),
)

test('in a house where that is not free, only the big blind lets the player back in', () => {
  const scene = moves(running('rrp', { book: houseWith({ seatChangeTowardBlindFree: false }) }), 'p8', 6)
  expect(outOf(scene.deal(), 'p8')).toBe('waits-for-their-place')
  expect(posted(scene.deals(3))).toContain('6 blind 10')
})

const further = (book: BookId): void => {
  const scene = moves(running(book), 'p5', 9)
  expect(wishes(scene, 'p5')[0]).toBe('at-once in 2: 0')
  expect(outOf(scene.deal(), 'p5')).toBe('waits-for-their-place')
  expect(outOf(scene.deals(2), 'p5')).toBe('waits-for-their-place')
  const third = scene.deals(3)
  expect(dealtIn(third)).toContain(9)
  expect(posted(third)).toHaveLength(2)
}
const orPosts = (book: BookId): void => {
  const post = moves(running(book), 'p5', 9).gives({ type: 'ChooseEntry', player: 'p5', wish: 'post' }).deal()
  expect(posted(post)).toContain('9 post 10')
}
rule('rrp/4/15', 'two places further from the big blind: two deals out, or they post 10 now', () => {
  further('rrp')
  orPosts('rrp')
})
rule('uspa/3.5.2.13', 'moved two places away: they wait two deals or post 10; nearer they wait none', () => {
  further('uspa')
  orPosts('uspa')
  nearer('uspa')
})
rule('web/blinds/8', 'two places further off are two deals without cards, nearer none, and there is no posting', () => {
  further('web')
  nearer('web')
  expect(wishes(moves(running('web'), 'p5', 9), 'p5').some(it => it.startsWith('post'))).toBe(false)
})

test('when somebody between them leaves, the wait is shorter', () => {
  const scene = moves(running('rrp'), 'p5', 9)
  expect(dealtIn(scene.gives({ type: 'Leave', player: 'p7' }).deals(2))).toContain(9)
  expect(dealtIn(scene.gives({ type: 'Leave', player: 'p7' }).deal())).not.toContain(9)
})

rule('wsop/163', 'past two players a move is free; past three they post or wait', () => {
  const two = moves(running('wsop'), 'p5', 9)
  expect(dealtIn(two.deal())).toContain(9)
  expect(posted(two.deal())).toHaveLength(2)
  const three = moves(running('wsop'), 'p4', 9)
  expect(wishes(three, 'p4')).toEqual(['at-once in 3: 0', 'post in 0: 10'])
  expect(outOf(three.deal(), 'p4')).toBe('waits-for-their-place')
  expect(dealtIn(three.deals(4))).toContain(9)
  expect(posted(three.gives({ type: 'ChooseEntry', player: 'p4', wish: 'post' }).deal())).toContain('9 post 10')
})

const drawn = forms['deuce-to-seven-triple-draw']
const draw: Partial<Placard> = { parts: [{ form: drawn, stakes: stakesFor(drawn, 'limit', 10) }] }
const mix: Partial<Placard> = {
  parts: [forms.holdem, forms.omaha].map(form => ({ form, stakes: stakesFor(form, 'limit', 10) })),
  turn: { deals: 100 },
}
rule('wsop/163-draw', 'in draw and mixed games they wait for the same place, and nothing else', () => {
  for (const changes of [draw, mix]) {
    const six = tableScene(placardOf('wsop', changes), inSeats(1, 2, 3, 4, 5, 7)).deals(7)
    const scene = moves(six, 'p5', 9)
    expect(wishes(scene, 'p5').filter(it => !it.startsWith('wait'))).toEqual(['at-once in 1: 0'])
    expect(outOf(scene.deal(), 'p5')).toBe('waits-for-their-place')
    expect(dealtIn(scene.deals(2))).toContain(9)
  }
})

const dealsOff = (book: BookId): void => {
  // seat 8 has just had the button; the blinds were 1 and 2
  const before = tableScene(placardOf(book), seven).deals(7)
  expect(placed(before)).toBe('button 8, blinds 1 2')
  const scene = moves(before, 'p8', 6).gives({ type: 'ChooseEntry', player: 'p8', wish: 'let-button-pass' })
  const entered = Array.from({ length: 8 }, (_, i) => scene.deals(i + 1)).find(it => dealtIn(it).includes(6))!
  expect(entered.table.places!.button).toBe(7)
  expect(posted(entered)).toHaveLength(2)
  expect(memberOf(entered.table, 'p8')).toMatchObject({ missed: [], dealtOff: false })
}
rule(
  'rrp/4/16',
  'they play the button and move: the blinds pass the new seat once, and they come in behind the button free',
  () => dealsOff('rrp'),
)
rule('uspa/3.5.2.14', 'having dealt off they enter behind the button and owe nothing', () => dealsOff('uspa'))
rule('wsop/164', 'the button played, the seat changed at once: no post behind the button', () => dealsOff('wsop'))
rule('rrp/4/16', 'once the big blind has gone by them for it, they come in behind the button and not before', () => {
  const before = moves(tableScene(placardOf('rrp'), seven).deals(7), 'p8', 6)
  const scene = before.gives({ type: 'ChooseEntry', player: 'p8', wish: 'let-button-pass' })
  expect(scene.gives({ type: 'ChooseEntry', player: 'p8', wish: 'at-once' }).table).toBeDefined()
  const passed = Array.from({ length: 8 }, (_, i) => scene.deals(i + 1)).find(it => placed(it).endsWith(' 7'))!
  expect(dealtIn(passed)).not.toContain(6)
  expect(passed.refuses({ type: 'ChooseEntry', player: 'p8', wish: 'at-once' })).toMatchObject({
    why: 'not-a-way-in',
    about: ['let-button-pass'],
    rules: ['rrp/4/16'],
  })
})
test('another who moves is not asked to let the blinds pass', () => {
  const scene = moves(running('rrp'), 'p5', 6)
  expect(scene.refuses({ type: 'ChooseEntry', player: 'p5', wish: 'let-button-pass' }).why).toBe('not-a-way-in')
})

test('nobody moves out of the small blind that they owe', () => {
  const scene = moves(running('rrp'), 'p3', 6)
  expect(memberOf(scene.table, 'p3')!.missed).toEqual([0])
  expect(posted(scene.deal())).toContain('6 post 5')
})

test('a chair that is taken, or none, or a deal that they are in, keep them where they are', () => {
  const scene = running('rrp')
  expect(scene.refuses({ type: 'ChangeSeat', player: 'p5', seat: 4 }).why).toBe('seat-is-taken')
  expect(scene.refuses({ type: 'ChangeSeat', player: 'p5', seat: 12 })).toMatchObject({ why: 'no-such-seat', most: 9 })
  expect(scene.refuses({ type: 'ChangeSeat', player: 'zoe', seat: 6 }).why).toBe('no-seat')
  const on = scene.gives({ type: 'CallDeal' })
  expect(on.refuses({ type: 'ChangeSeat', player: 'p5', seat: 6 }).why).toBe('deal-is-on')
})
