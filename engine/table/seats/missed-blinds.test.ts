import { expect, test } from 'vitest'
import { replay } from '../../deal/evolve.ts'
import { stakesFor } from '../../deal/stakes.ts'
import { forms } from '../../forms/forms.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { decide } from '../../rulings/decide.ts'
import { houseWith } from '../../testing/house-with.ts'
import { rule } from '../../testing/rule.ts'
import { called, dealtIn, inSeats, outOf, placed, posted } from '../../testing/seats-scene.ts'
import { placardOf, type TableScene, tableScene } from '../../testing/table-scene.ts'
import { memberOf } from '../draft.ts'
import type { Placard } from '../placard.ts'
import { entryChoices } from './entry-choices.ts'

const six = inSeats(1, 2, 3, 4, 5, 6)
const running = (book: BookId, changes: Partial<Placard> = {}, players = six): TableScene =>
  tableScene(placardOf(book, changes), players).deals(Object.keys(players).length + 1)
const walks = (scene: TableScene, player: string): TableScene => scene.gives({ type: 'WalkAway', player })
const back = (scene: TableScene, player: string): TableScene => scene.gives({ type: 'ComeBack', player })
const missed = (scene: TableScene, player: string): readonly number[] => memberOf(scene.table, player)!.missed
const ways = (scene: TableScene, player: string): readonly string[] =>
  entryChoices(scene.table, player).map(
    ({ wish, deals, live, dead }) => `${wish} in ${deals}: ${live} live, ${dead} dead`,
  )

/** Seat 4 walks off before both blinds, and comes back when the button has passed it. */
const missesBoth = (book: BookId, changes: Partial<Placard> = {}): TableScene => {
  const away = walks(running(book, changes), 'p4')
  expect(placed(away)).toBe('button 1, blinds 2 3')
  const gone = away.deals(4)
  expect(missed(gone, 'p4')).toEqual([0, 1])
  return back(gone, 'p4')
}

const madeUp = (book: BookId): TableScene => {
  const scene = missesBoth(book)
  expect(ways(scene, 'p4')).toContain('post in 0: 10 live, 5 dead')
  const next = scene.deal()
  expect(posted(next).filter(post => post.startsWith('4 '))).toEqual(['4 dead 5', '4 post 10'])
  expect(missed(next, 'p4')).toEqual([])
  return next
}
const mayRaise = (scene: TableScene): void => {
  const started = decide(undefined, called(scene).start)
  if (!started.ok) throw new Error(started.refusal.why)
  const deal = replay(started.events)
  expect(deal.players.find(({ seat }) => seat === 4)).toMatchObject({ bet: 10, acted: false })
  expect(deal.dead).toBe(5)
}
rule('rrp/4/10', 'both blinds missed: 10 live, 5 dead, and they may raise; or they wait for the big blind', () => {
  mayRaise(madeUp('rrp'))
  const waits = missesBoth('rrp').gives({ type: 'ChooseEntry', player: 'p4', wish: 'wait' })
  expect(outOf(waits.deal(), 'p4')).toBe('waits-for-the-big-blind')
  const due = [1, 2, 3, 4, 5].map(count => waits.deals(count)).find(it => dealtIn(it).includes(4))!
  expect(posted(due)).toContain('4 blind 10')
  expect(missed(due, 'p4')).toEqual([])
})
for (const [id, book] of [
  ['rrp/4/10', 'rrp'],
  ['uspa/3.5.2.9', 'uspa'],
  ['web/blinds/15', 'web'],
] as const) {
  rule(id, 'away for the small blind alone, with a moving button: they post it, or wait for the big blind', () => {
    const away = walks(running(book), 'p3')
    expect(placed(away)).toBe('button 1, blinds 2 3')
    const back1 = back(away.deal(), 'p3')
    // nobody had the small blind, and it does not come to seat 3 again
    expect(placed(back1)).toBe('button 2, blinds - 5')
    expect(missed(back1, 'p3')).toEqual([0])
    expect(ways(back1, 'p3').map(way => way.split(':')[0])).toEqual(['wait in 3', 'post in 0'])
    expect(posted(back1.deal()).filter(post => post.startsWith('3'))).toEqual([
      `3 ${book === 'web' ? 'dead' : 'post'} 5`,
    ])
    const waits = back1.gives({ type: 'ChooseEntry', player: 'p3', wish: 'wait' })
    expect(outOf(waits.deals(3), 'p3')).toBe('waits-for-the-big-blind')
    expect(posted(waits.deals(4))).toContain('3 blind 10')
  })
}
rule('uspa/3.5.2.9', 'missed 5 and 10: they post 15, of which 10 is live', () => mayRaise(madeUp('uspa')))
rule('web/blinds/15', 'missed 5 and 10: 10 live and 5 dead', () => mayRaise(madeUp('web')))
rule('wsop/160', 'missed both at 5-10: 15, of which the big blind alone is live', () => {
  const scene = madeUp('wsop')
  mayRaise(scene)
  // the small blind alone is dead too
  const small = back(walks(running('wsop'), 'p3').deal(), 'p3')
  expect(missed(small, 'p3')).toEqual([0])
  expect(ways(small, 'p3').find(it => it.startsWith('post'))).toMatch(/: 0 live, 5 dead$/)
})
test('by Robert a small blind alone is live, up to the least opening bet', () => {
  const small = back(walks(running('rrp'), 'p3').deals(3), 'p3')
  expect(ways(small, 'p3')).toContain('post in 0: 5 live, 0 dead')
})
test('blinds are not made up between the big blind and the button', () => {
  const book = houseWith({ buttonMethod: { cash: 'dead', tournament: 'dead' } })
  const scene = back(walks(running('rrp', { book }), 'p3').deal(), 'p3')
  expect(placed(scene)).toBe('button 2, blinds - 4')
  expect(ways(scene, 'p3')).toEqual(['wait in 4: 10 live, 0 dead', 'post in 1: 5 live, 0 dead'])
})
test('nobody owes a blind twice', () => expect(missed(missesBoth('rrp').deals(0), 'p4')).toEqual([0, 1]))

rule(
  'wsop/160-straddle',
  'from under the gun they may come back with a live straddle of 20, and owe nothing else',
  () => {
    const scene = back(walks(running('wsop'), 'p4').deals(2), 'p4')
    expect(missed(scene, 'p4')).toEqual([0, 1])
    expect(ways(scene, 'p4').filter(it => it.startsWith('straddle'))).toEqual(['straddle in 2: 20 live, 0 dead'])
    const wish = scene.gives({ type: 'ChooseEntry', player: 'p4', wish: 'straddle' })
    expect(dealtIn(wish.deals(2))).not.toContain(4)
    const third = wish.deals(3)
    expect(placed(third)).toMatch(/ 3$/)
    expect(posted(third).filter(post => post.startsWith('4 '))).toEqual(['4 straddle 20'])
  },
)

const busts = (book: BookId): void => {
  const broke = running(book).deal({ chips: { 5: 0, 1: 2000 } })
  const gone = broke.deals(3)
  expect(missed(gone, 'p5')).toEqual([0, 1])
  const bought = gone.gives({ type: 'BuyIn', player: 'p5', chips: 1000 })
  expect(ways(bought, 'p5')).toContain('post in 0: 10 live, 5 dead')
  expect(ways(bought, 'p5')[0]).toMatch(/^wait/)
}
rule('rrp/4/12', 'blinds that pass before a rebuy are owed: 15, or they wait', () => busts('rrp'))
rule('uspa/3.5.2.11', 'a busted player owes both and is not new', () => busts('uspa'))
rule('web/blinds/14', 'after a lost all-in both blinds are owed', () => busts('web'))
test('unless a house forgives them', () => {
  const broke = running('rrp', { book: houseWith({ bustedOwesBlinds: false }) }).deal({ chips: { 5: 0, 1: 2000 } })
  expect(missed(broke.deals(3), 'p5')).toEqual([])
})

const drew = (book: BookId): void => {
  const open = tableScene(placardOf(book), six)
  const cards = (['As', '9c', '8c', '7c', '6c', '5c'] as const).map((card, i) => ({ player: `p${i + 1}`, card }))
  const gone = walks(open.gives({ type: 'DrawForButton', cards }), 'p3').deals(3)
  expect(missed(gone, 'p3')).toEqual([0, 1])
  const bought = back(gone, 'p3')
  expect(ways(bought, 'p3').find(it => it.startsWith('post'))).toMatch(/: 10 live, 5 dead$/)
}
rule('rrp/4/13a', 'a player who drew for the button is active, and owes 15 for both blinds missed', () => drew('rrp'))
rule('uspa/3.5.2.12.1', 'drew, then walked through both blinds: owes both', () => drew('uspa'))
rule('web/blinds/6', 'a player who drew for it makes up missed blinds', () => drew('web'))
rule('wsop/162', 'drew, walked off before the first deal: owes what they missed', () => drew('wsop'))

const threeBlinds = {
  buyIn: { least: 100, most: 5000 },
  parts: [{ form: forms.holdem, stakes: stakesFor(forms.holdem, 'no-limit', 5, { blinds: [1, 2, 5] }) }],
}
rule('wsop/192b', 'all three of 1-2-5 missed: 5 live and 3 dead', () => {
  const gone = walks(running('wsop', threeBlinds), 'p5').deals(4)
  expect(missed(gone, 'p5')).toEqual([0, 1, 2])
  const scene = back(gone, 'p5')
  expect(ways(scene, 'p5')).toContain('post in 0: 5 live, 3 dead')
  expect(posted(scene.deal()).filter(post => post.startsWith('5 '))).toEqual(['5 dead 3', '5 post 5'])
})
rule('wsop/192c', 'the small blind of 1-2-5 alone: 1 dead and 5 live', () => {
  const start = running('wsop', threeBlinds)
  expect(placed(start)).toBe('button 1, blinds 2 3 4')
  const gone = walks(start.deal(), 'p4').deals(3)
  expect(missed(gone, 'p4')).toEqual([0])
  expect(ways(back(gone, 'p4'), 'p4')).toContain('post in 0: 5 live, 1 dead')
})

rule('wsop/166', 'a missed straddle of the placard goes in dead', () => {
  const away = walks(running('wsop', { straddle: true }), 'p5')
  const gone = away.deal()
  expect(memberOf(gone.table, 'p5')!.missedStraddle).toBe(true)
  expect(missed(gone, 'p5')).toEqual([])
  const scene = back(away.deals(5), 'p5')
  expect(ways(scene, 'p5')).toContain('post in 0: 10 live, 25 dead')
  const only = back(gone, 'p5')
  expect(memberOf(only.table, 'p5')!.missed).toEqual([])
  expect(ways(only, 'p5')[0]).toBe('wait in 0: 10 live, 0 dead')
})

test('what passes while somebody is gone for less than an hour is owed by them all the same', () => {
  const left = running('rrp').gives({ type: 'Leave', player: 'p4' }).deals(4)
  const again = left.gives({ type: 'TakeSeat', player: 'p4', seat: 4 }, { type: 'BuyIn', player: 'p4', chips: 1000 })
  expect(ways(again, 'p4')).toContain('post in 0: 10 live, 5 dead')
  const later = left
    .later(61)
    .gives({ type: 'TakeSeat', player: 'p4', seat: 4 }, { type: 'BuyIn', player: 'p4', chips: 1000 })
  expect(ways(later, 'p4')).toContain('post in 0: 10 live, 0 dead')
})

const badugis = { 'wsop/301': 'badugi', 'wsop/310': 'baduci', 'wsop/320': 'badaci' } as const
const mustWait = (id: keyof typeof badugis): void => {
  const form = forms[badugis[id]]
  const placard = { parts: [{ form, stakes: stakesFor(form, 'limit', 10) }] }
  const five = inSeats(1, 2, 3, 4, 5)
  const gone = walks(running('wsop', placard, five), 'p4').deals(2)
  const scene = back(gone, 'p4')
  expect(ways(scene, 'p4').every(it => it.startsWith('wait'))).toBe(true)
  expect(scene.refuses({ type: 'ChooseEntry', player: 'p4', wish: 'post' })).toMatchObject({
    why: 'not-a-way-in',
    about: ['wait'],
  })
  expect(dealtIn(scene.deal())).not.toContain(4)
  const joins = running('wsop', placard, five).gives(
    { type: 'TakeSeat', player: 'new', seat: 7 },
    { type: 'BuyIn', player: 'new', chips: 1000 },
  )
  expect(posted(joins.deal())).toContain('7 post 10')
}
rule('wsop/301', 'badugi: a newcomer posts, who missed a blind waits for the big blind', () => mustWait('wsop/301'))
rule('wsop/310', 'baduci: a newcomer posts, who missed a blind waits for the big blind', () => mustWait('wsop/310'))
rule('wsop/320', 'badaci: a newcomer posts, who missed a blind waits for the big blind', () => mustWait('wsop/320'))

test('of two who would straddle themselves in the first left of the big blind does', () => {
  const eight = inSeats(1, 2, 3, 4, 5, 6, 7, 8)
  const gone = walks(walks(running('wsop', {}, eight), 'p4'), 'p5').deals(3)
  const both = back(back(gone, 'p4'), 'p5').gives(
    { type: 'ChooseEntry', player: 'p4', wish: 'straddle' },
    { type: 'ChooseEntry', player: 'p5', wish: 'straddle' },
  )
  const under = both.deals(3)
  expect(placed(under)).toMatch(/ 3$/)
  expect(posted(under).filter(post => post.includes('straddle'))).toEqual(['4 straddle 20'])
  expect(outOf(under, 'p5')).toBe('waits-for-the-big-blind')
})
