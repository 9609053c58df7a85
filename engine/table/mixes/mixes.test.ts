import { describe, expect, test } from 'vitest'
import { stakesFor } from '../../deal/stakes.ts'
import { type FormId, forms } from '../../forms/forms.ts'
import { mixes } from '../../forms/mix.ts'
import { rulebooks } from '../../rulebooks/rulebooks.ts'
import { rule } from '../../testing/rule.ts'
import { placardOf, type TableScene, tableScene } from '../../testing/table-scene.ts'
import { placardFor } from '../opening/placard-for.ts'
import type { Placard } from '../placard.ts'
import { differsFromMix, feedsMix } from './overlap.ts'

const partsOf = (...ids: readonly FormId[]) =>
  ids.map(id => ({ form: forms[id], stakes: stakesFor(forms[id], 'limit', 10) }))
const mixOf = (...ids: readonly FormId[]) => ({ parts: partsOf(...ids) })
const four = { ann: 1, bob: 2, cid: 3, dee: 4 }
const formIn = (scene: TableScene) => scene.log.findLast(event => event.type === 'DealCalled')!.start.form.id
/** The forms of this many deals, one after another. */
const played = (scene: TableScene, deals: number): readonly string[] =>
  Array.from({ length: deals }).reduce<{ scene: TableScene; ids: readonly string[] }>(
    ({ scene: before, ids }) => {
      const after = before.deal()
      return { scene: after, ids: [...ids, formIn(after)] }
    },
    { scene, ids: [] },
  ).ids

describe('a mix', () => {
  test('turns when the button has gone once round', () => {
    const scene = tableScene(placardFor({ game: mixes.horse }), four)
    expect(played(scene, 9)).toEqual([...Array(4).fill('holdem'), ...Array(4).fill('omaha-8'), 'razz'])
  })

  test('turns after a number of deals', () => {
    const placard: Placard = placardOf('rrp', { parts: partsOf('holdem', 'razz'), turn: { deals: 2 } })
    expect(played(tableScene(placard, four), 5)).toEqual(['holdem', 'holdem', 'razz', 'razz', 'holdem'])
  })

  test('turns at the next button when the seat where it began has emptied', () => {
    const placard: Placard = placardOf('rrp', { parts: partsOf('holdem', 'omaha-8') })
    const scene = tableScene(placard, four).deals(2).gives({ type: 'Leave', player: 'ann' })
    expect(played(scene, 3)).toEqual(['holdem', 'holdem', 'omaha-8'])
  })

  test('changes its forced bets with the form', () => {
    const scene = tableScene(placardFor({ game: mixes.horse }), four).deals(9)
    const { start } = scene.log.findLast(event => event.type === 'DealCalled')!
    expect(start).toMatchObject({ mixed: true, stakes: { blinds: [], ante: 2, bringIn: 3 } })
  })

  test('keeps what somebody has missed through a form that has antes', () => {
    const placard = placardOf('rrp', { parts: partsOf('holdem', 'razz'), turn: { deals: 6 } })
    const missing = tableScene(placard, four)
      .deal()
      .gives({ type: 'WalkAway', player: 'dee' })
      .deals(5)
      .gives({ type: 'ComeBack', player: 'dee' })
    const missed = (scene: TableScene) => scene.table.members.find(({ player }) => player === 'dee')!.missed
    expect(missed(missing)).not.toEqual([])
    const razz = missing.deals(3)
    expect(formIn(razz)).toBe('razz')
    expect(razz.table.members.length).toBe(4)
    expect(razz.log.findLast(event => event.type === 'DealCalled')!.players.map(({ player }) => player)).toContain(
      'dee',
    )
    expect(missed(razz)).toEqual(missed(missing))
  })

  test('is chosen by the player on the button, among the forms of the placard', () => {
    const placard: Placard = placardOf('rrp', { parts: partsOf('holdem', 'razz', 'badugi'), turn: 'dealers-choice' })
    const scene = tableScene(placard, four).deal()
    expect(formIn(scene)).toBe('holdem')
    expect(scene.refuses({ type: 'ChooseForm', player: 'cid', part: 1 })).toMatchObject({
      why: 'not-theirs-to-say',
      about: { player: 'bob' },
    })
    expect(scene.refuses({ type: 'ChooseForm', player: 'bob', part: 3 })).toMatchObject({ why: 'not-played-here' })
    expect(scene.gives({ type: 'CallDeal' }).refuses({ type: 'ChooseForm', player: 'cid', part: 1 })).toMatchObject({
      why: 'deal-is-on',
    })
    const razz = scene.gives({ type: 'ChooseForm', player: 'bob', part: 1 }).deal()
    expect(formIn(razz)).toBe('razz')
    // nobody says anything: it goes on
    expect(played(razz, 2)).toEqual(['razz', 'razz'])
    expect(
      tableScene(placardFor({ game: mixes.horse }), four).refuses({ type: 'ChooseForm', player: 'ann', part: 1 }),
    ).toMatchObject({ why: 'not-played-here' })
  })
})

describe('a form that deals to fewer than sit here', () => {
  const seven = { ann: 1, bob: 2, cid: 3, dee: 4, eve: 5, fay: 6, gus: 7 }
  const placard = placardOf('wsop', { parts: partsOf('deuce-to-seven-triple-draw'), chairs: 7 })

  rule('wsop/74a', 'six-handed draw with seven: under the gun sits the deal out', () => {
    const scene = tableScene(placard, seven).deal()
    const called = scene.log.findLast(event => event.type === 'DealCalled')!
    // button 1, blinds 2 and 3
    expect(called.players.map(({ seat }) => seat)).toEqual([1, 2, 3, 5, 6, 7])
    expect(called.out).toEqual([{ player: 'dee', why: 'table-is-full', rules: ['wsop/74a'] }])
    const next = scene.deal().log.findLast(event => event.type === 'DealCalled')!
    expect(next.out).toMatchObject([{ player: 'eve' }])
  })

  test('two forms of a mix: the maximum goes by each', () => {
    const both = placardOf('wsop', { parts: partsOf('holdem', 'badugi', 'baduci'), turn: { deals: 1 } })
    const nine = { ...seven, hal: 8, ida: 9 }
    const counts = (scene: TableScene) =>
      scene.log.filter(event => event.type === 'DealCalled').map(({ players }) => players.length)
    expect(counts(tableScene(both, nine).deals(3))).toEqual([9, 8, 6])
  })

  test('Chinese poker for five goes without the button', () => {
    const five = placardOf('wsop', {
      parts: [{ form: forms['chinese-poker'], stakes: stakesFor(forms['chinese-poker'], 'limit', 1) }],
      chairs: 5,
    })
    const called = tableScene(five, { ann: 1, bob: 2, cid: 3, dee: 4, eve: 5 })
      .deal()
      .log.findLast(event => event.type === 'DealCalled')!
    expect(called.players.map(({ seat }) => seat)).toEqual([2, 3, 4, 5])
    expect(called.out).toMatchObject([{ player: 'ann' }])
  })
})

describe('two mixes beside each other', () => {
  const main = mixOf('holdem', 'razz', 'stud-8', 'badugi', 'super-stud', 'super-stud-8')

  rule('wsop/103d', 'half of the second in the main mix makes a must-move, a third a main game', () => {
    const half = mixOf('holdem', 'razz', 'stud-8', 'badaci', 'baduci', 'omaha')
    const third = mixOf('badugi', 'badaci', 'razzdugi', 'razzduci', 'stud-hi-lo', 'super-stud')
    expect(feedsMix(half, main, rulebooks.wsop)).toEqual({ is: true, percent: 50, rules: ['wsop/103d'] })
    expect(feedsMix(third, main, rulebooks.wsop)).toMatchObject({ is: false })
  })

  rule('wsop/74-mix', 'a new mix differs by more than half', () => {
    const half = mixOf('holdem', 'razz', 'stud-8', 'badaci', 'baduci', 'omaha')
    const more = mixOf('holdem', 'razz', 'omaha-8', 'badaci', 'baduci', 'omaha')
    expect(differsFromMix(half, main, rulebooks.wsop)).toMatchObject({ is: false, percent: 50, rules: ['wsop/74-mix'] })
    expect(differsFromMix(more, main, rulebooks.wsop)).toMatchObject({ is: true })
    // the others leave it to the house
    expect(differsFromMix(half, main, rulebooks.rrp).is).toBe(true)
  })
})
