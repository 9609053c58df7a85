import { expect, test } from 'vitest'
import { stakesFor } from '../../deal/stakes.ts'
import { forms } from '../../forms/forms.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { rule } from '../../testing/rule.ts'
import { dealtIn, inSeats, outOf, placed, posted, sitsDown } from '../../testing/seats-scene.ts'
import { placardOf, type TableScene, tableScene } from '../../testing/table-scene.ts'
import { memberOf } from '../draft.ts'
import type { Placard } from '../placard.ts'
import { entryChoices } from './entry-choices.ts'

const form = forms['ace-to-five-lowball']
const several: Partial<Placard> = { parts: [{ form, stakes: stakesFor(form, 'limit', 10) }] }
const single: Partial<Placard> = { parts: [{ form, stakes: stakesFor(form, 'limit', 10, { blinds: [10] }) }] }
const five = inSeats(1, 2, 3, 4, 5)
const running = (book: BookId, changes = several): TableScene => tableScene(placardOf(book, changes), five).deals(6)
const ways = (scene: TableScene, player: string): readonly string[] =>
  entryChoices(scene.table, player).map(({ wish, deals, live }) => `${wish} in ${deals}: ${live}`)

const newcomer = (book: BookId, ...then: readonly string[]): void => {
  const scene = sitsDown(running(book), 'new', 7)
  expect(ways(scene, 'new')).toEqual(['wait in 2: 10', ...then])
}
const waits = (book: BookId): void => {
  const scene = sitsDown(running(book), 'new', 7).gives({ type: 'ChooseEntry', player: 'new', wish: 'wait' })
  expect(outOf(scene.deals(2), 'new')).toBe('waits-for-the-big-blind')
  expect(posted(scene.deals(3))).toContain('7 blind 10')
}
rule('rrp/11/3', 'a newcomer waits, or kills for twice the big blind', () => newcomer('rrp', 'kill in 0: 20'))
rule('rrp/11/3', 'with a single blind the same two ways', () => {
  expect(ways(sitsDown(running('rrp', single), 'new', 7), 'new')).toEqual(['wait in 3: 10', 'kill in 0: 20'])
})
rule('rrp/11/3a', 'a player who waits is first dealt in with the big blind', () => waits('rrp'))
rule('uspa/3.2.8.5.1.3', 'wait or kill', () => newcomer('uspa', 'kill in 0: 20'))
rule('uspa/3.2.8.5.1.3.1', 'no cards until the big blind comes to the seat', () => waits('uspa'))
rule('wsop/268', 'wait, post or kill; with a single blind wait or kill', () => {
  newcomer('wsop', 'post in 0: 10', 'kill in 0: 20')
  expect(ways(sitsDown(running('wsop', single), 'new', 7), 'new').map(way => way.split(' ')[0])).toEqual([
    'wait',
    'kill',
  ])
})
rule('wsop/268a', 'a player who waits is first dealt in on the big blind', () => waits('wsop'))
rule('wsop/268b', 'they post 10 with two blinds; with a single one that is refused', () => {
  const post = { type: 'ChooseEntry', player: 'new', wish: 'post' } as const
  expect(posted(sitsDown(running('wsop'), 'new', 7).gives(post).deal())).toContain('7 post 10')
  expect(sitsDown(running('wsop', single), 'new', 7).refuses(post)).toMatchObject({
    why: 'not-a-way-in',
    about: ['wait', 'kill'],
  })
})

const away = (scene: TableScene, player: string, deals: number): TableScene =>
  scene.gives({ type: 'WalkAway', player }).deals(deals).gives({ type: 'ComeBack', player })

const missesBig = (book: BookId, ...then: readonly string[]): void => {
  const scene = away(running(book), 'p4', 2)
  expect(memberOf(scene.table, 'p4')!.missed).toContain(1)
  expect(ways(scene, 'p4').map(way => way.split(' ')[0])).toEqual(then)
  expect(scene.refuses({ type: 'ChooseEntry', player: 'p4', wish: 'post' }).why).toBe('not-a-way-in')
  expect(dealtIn(scene.deal())).not.toContain(4)
  const kill = scene.deal().gives({ type: 'ChooseEntry', player: 'p4', wish: 'kill' }).deal()
  expect(posted(kill)).toContain('4 kill 20')
}
/** Two players further from the big blind, all blinds paid: two deals out, then in free, though the button goes by. */
const movesFree = (book: BookId): void => {
  const scene = tableScene(placardOf(book, several), inSeats(1, 2, 3, 4, 5, 6))
    .deals(7)
    .gives({ type: 'ChangeSeat', player: 'p4', seat: 7 })
  expect(outOf(scene.deals(2), 'p4')).toBe('waits-for-their-place')
  const third = scene.deals(3)
  expect(dealtIn(third)).toContain(7)
  expect(posted(third)).toHaveLength(2)
  expect(memberOf(third.table, 'p4')!.missed).toEqual([])
}
rule(
  'rrp/11/7',
  'the big blind missed: wait or kill for 20; a player who paid and moved two places comes in free',
  () => {
    missesBig('rrp', 'wait', 'kill')
    movesFree('rrp')
  },
)
rule(
  'uspa/3.2.8.5.1.7',
  'the big blind passed: wait or kill; a player who took the blinds and moved is dealt in free',
  () => {
    missesBig('uspa', 'wait', 'kill')
    movesFree('uspa')
  },
)
rule('wsop/272', 'the big blind passed seat 4: its next big blind, or a kill', () =>
  missesBig('wsop', 'wait', 'kill', 'straddle'),
)
rule('wsop/272-seat', 'paid both, moved two seats: dealt in when the place is the same, free', () => movesFree('wsop'))

test('where the book says so a mover at lowball kills, or waits for the big blind', () => {
  const scene = tableScene(placardOf('rrp', several), inSeats(1, 2, 3, 4, 5, 6)).deals(7)
  const moved = scene.gives({ type: 'ChangeSeat', player: 'p4', seat: 7 })
  expect(ways(moved, 'p4').map(way => way.split(' ')[0])).toEqual(['at-once', 'wait', 'kill'])
})

/** The single blind falls on seat 4 next, which has this many chips. */
const due = (book: BookId, chips: number): TableScene => {
  const scene = running(book, single).deal({ chips: { 4: chips, 1: 2000 - chips } })
  expect(placed(scene)).toBe('button 2, blinds 3')
  return scene
}
const underHalf = (book: BookId, ...then: readonly string[]): void => {
  const short = due(book, 4).gives({ type: 'CallDeal' })
  expect(posted(short)).toEqual(['5 blind 10', '4 post 4'])
  expect(dealtIn(short)).toContain(4)
  // they win the pot
  const won = due(book, 4).deal({ chips: { 4: 24, 5: 980 } })
  expect(ways(won, 'p4').map(way => way.split(' ')[0])).toEqual(then)
  expect(posted(won.deal())).toContain('4 post 10')
  const waiting = won.gives({ type: 'ChooseEntry', player: 'p4', wish: 'wait' }).deal()
  expect(dealtIn(waiting)).not.toContain(4)
}
rule(
  'rrp/11/4',
  'with 4 of 10 they are dealt in and the next takes the blind; having won they take it next deal or sit out',
  () => underHalf('rrp', 'wait', 'post'),
)
rule('uspa/3.2.8.5.1.4', 'under half a blind: the next player posts, and the blind is still owed', () =>
  underHalf('uspa', 'wait', 'post'),
)
rule('wsop/269', 'less than half: the next takes the blind; then a blind, a kill, or they wait', () =>
  underHalf('wsop', 'wait', 'post', 'kill'),
)

const half = (book: BookId): void => {
  const next = due(book, 5).deal({ chips: { 4: 50, 5: 955 } })
  expect(posted(next)).toEqual(['4 blind 10'])
  expect(memberOf(next.table, 'p4')).toMatchObject({ shortBlind: false, missed: [] })
  expect(dealtIn(next.deal())).toContain(4)
}
rule('rrp/11/5', 'the last 5 of 10 are a full blind', () => half('rrp'))
rule('uspa/3.2.8.5.1.5', 'half a blind or more is good for the whole', () => half('uspa'))
rule('wsop/270', 'half a blind counts as the blind, 4 of 10 do not', () => {
  half('wsop')
  expect(posted(due('wsop', 4).gives({ type: 'CallDeal' }))).toContain('5 blind 10')
})

const skips = (book: BookId, ...then: readonly string[]): void => {
  const scene = away(running(book, single), 'p3', 1)
  expect(memberOf(scene.table, 'p3')!.missed).toEqual([0])
  expect(ways(scene, 'p3').map(way => way.split(' ')[0])).toEqual(then)
  expect(scene.refuses({ type: 'ChooseEntry', player: 'p3', wish: 'post' }).why).toBe('not-a-way-in')
  for (let deals = 1; deals <= 3; deals++) expect(dealtIn(scene.deals(deals))).not.toContain(3)
  expect(posted(scene.deals(4))).toEqual(['3 blind 10'])
}
rule('rrp/11/6', 'a player who does not take the single blind gets a hand only with it', () => skips('rrp', 'wait'))
rule('uspa/3.2.8.5.1.6', 'skipped the blind: back only on the blind', () => skips('uspa', 'wait'))
rule('wsop/271', 'a player who does not take it waits for it or kills; posting 10 is refused', () =>
  skips('wsop', 'wait', 'kill', 'straddle'),
)
