import { describe, expect } from 'vitest'
import type { Form } from '../forms/form.ts'
import { type FormId, forms } from '../forms/forms.ts'
import type { BookId, RuleId } from '../rulebooks/rule-id.ts'
import { rulebooks } from '../rulebooks/rulebooks.ts'
import { given, type Setup } from '../testing/given.ts'
import { reads } from '../testing/reads.ts'
import { rule } from '../testing/rule.ts'
import { awards } from '../testing/scene.ts'
import { mayChangeDraw } from '../wagers/draw-change.ts'
import { situationAt } from '../wagers/situation-at.ts'

/** The parts in which two forms differ; every form has a name and rules of its own. */
const differences = (one: FormId, other: FormId): readonly string[] => {
  const [a, b]: readonly Form[] = [forms[one], forms[other]]
  const keys = [...new Set([...Object.keys(a!), ...Object.keys(b!)])] as (keyof Form)[]
  return keys.filter(
    key => !['id', 'name', 'rules'].includes(key) && JSON.stringify(a![key]) !== JSON.stringify(b![key]),
  )
}
/** All that happens in a deal until the pots are pushed, the rules left out. */
const happens = (form: FormId, book: BookId, setup: Partial<Setup>, acts: string): readonly unknown[] =>
  given({ seats: 3, structure: 'limit', ...setup, form, book })
    .plays(acts)
    .events.flatMap(event => (event.type === 'PotAwarded' ? [] : [{ ...event, rules: [] }]))

describe('Omaha high-low is Omaha but for its pot', () => {
  const rows: readonly (readonly [RuleId, BookId])[] = [
    ['rrp/7/1', 'rrp'],
    ['uspa/3.2.2.5.2', 'uspa'],
  ]
  for (const [id, book] of rows) {
    rule(id, 'dealing and betting are the same, and of four holecards exactly two play', () => {
      expect(differences('omaha', 'omaha-8')).toEqual(['structures', 'pot'])
      const acts =
        'deal; 3 raises to 20; 1 calls; 2 calls; deal; 1 bets 10; 2 raises to 20; 3 folds; 1 calls; deal; around; deal; around'
      const course = happens('omaha', book, {}, acts)
      expect(course.length).toBeGreaterThan(20)
      expect(happens('omaha-8', book, {}, acts)).toEqual(course)
      // a royal flush and a wheel on the board are nobody's
      const board = { boards: ['As Ks Qs Js Ts'], pot: 40, hands: { 1: '2c 2d 3h 3c', 2: '4h 4d 9c 9h' }, book }
      const [high, omaha] = (['omaha-8', 'omaha'] as const).map(form => awards({ form, ...board })[0]!)
      expect([high!.words, high!.to]).toEqual([omaha!.words, omaha!.to])
      expect(high!.words).toBe('pair of nines, ace-king-queen kickers')
      const low = { boards: ['Ac 2c 3d 4h 5s'], pot: 40, hands: { 1: '8c 7d Kh Kc', 2: '9h 9d Qc Qh' }, book }
      expect(awards({ form: 'omaha-8', ...low })[1]!.words).toBe('eight-seven low (8-7-3-2-A)')
    })
  }
})

describe('stud rules hold in the other stud forms', () => {
  /** Upcards by seat from third street on; seat 2 folds on fourth street with nothing to call. */
  const cards = { 1: '2s 3s 5c 9d', 2: '2h 3h 4c 8d', 3: '2d 3d 6c Kd' }
  // after sixth street one card is left, and with the burns four: too few for eight
  const EIGHT_TO_SEVENTH = 'deal; around; deal; around; deal; around; deal; around; deal; reshuffle; deal'
  const acts = [
    'deal; 2 brings in 3; 3 completes to 10; 1 raises to 20; 2 calls; 3 calls',
    'deal; 3 checks; 1 checks; 2 folds; deal; around; deal; around; deal; around',
  ].join('; ')

  rule('rrp/10/1', 'stud high-low: dealing, bring-in, betting and a fold with nothing to call are as in stud', () => {
    expect(differences('seven-card-stud', 'stud-8')).toEqual(['streets', 'pot'])
    const course = happens('seven-card-stud', 'rrp', { cards }, acts)
    expect(happens('stud-8', 'rrp', { cards }, acts)).toEqual(course)
    expect(course).toContainEqual({ type: 'BroughtIn', seat: 2, to: 3, rules: [] })
    expect(toWhomLater(course)).toEqual(['1 2 3', '1 2 3', '1 2 3'])
  })
  rule('uspa/3.2.7.5.1', 'stud high-low: a stub that is too short gives one card for all, as in stud', () => {
    const course = happens('seven-card-stud', 'uspa', { seats: 8 }, EIGHT_TO_SEVENTH)
    expect(happens('stud-8', 'uspa', { seats: 8 }, EIGHT_TO_SEVENTH)).toEqual(course)
    expect(course).toContainEqual({ type: 'CommonCardDue', rules: [] })
  })
  rule('uspa/3.2.6.5.1', 'razz: the same short stub, and a fold with nothing to call keeps its place', () => {
    expect(differences('seven-card-stud', 'razz')).toEqual(['streets', 'pot', 'bringIn'])
    const seventh = given({ form: 'razz', book: 'uspa', seats: 8 }).plays(EIGHT_TO_SEVENTH)
    seventh.tells({ type: 'CommonCardDue' }, { type: 'BoardDealt', board: 0 })
    expect(seventh.deal.players.map(({ down, up }) => down.length + up.length)).toEqual(new Array(8).fill(6))
    const folds = given({
      form: 'razz',
      book: 'uspa',
      seats: 3,
      cards: { ...cards, 2: '2h 3h Kc 8d', 3: '2d 3d 6c 4d' },
    })
    const fifth = folds.plays('deal; 2 brings in 3; 3 calls; 1 calls; deal; 3 checks; 1 checks; 2 folds; deal')
    expect(fifth.deal.players.map(({ up, folded }) => `${up.length} up${folded ? ', folded' : ''}`)).toEqual([
      '3 up',
      '3 up, folded',
      '3 up',
    ])
  })
  rule('uspa/3.2.4.5.1', 'five-card stud: the wrong low card takes its bet back, unless the next has acted', () => {
    expect(differences('seven-card-stud', 'five-card-stud')).toEqual(['seats', 'streets'])
    const { deal } = given({ form: 'five-card-stud', book: 'uspa', seats: 3, cards: '2s2h2d9d4cKd' }).plays('deal')
    expect(deal.players[deal.turn]!.seat).toBe(2)
    // seat 1 with its nine was named low
    const wrong = situationAt(deal, 1, [[3]], { wrongLowcard: true, turn: 'in' })
    expect(reads('uspa', wrong)).toMatchObject({ binding: false, returned: 3, rules: ['uspa/3.2.3.5.9'] })
    const acted = reads('uspa', { ...wrong, since: [{ act: 'call', to: 3 }] })
    expect(acted).toMatchObject({ act: 'bet', to: 3, binding: true, rules: ['uspa/3.2.3.5.9'] })
  })
})

describe('draw rules hold in the other draw forms', () => {
  rule(
    'wsop/296',
    'Archie: the order of the draw, five in a row, its change and a short stub are as in lowball',
    () => {
      expect(differences('deuce-to-seven-triple-draw', 'archie')).toEqual(['pot'])
      const acts =
        'deal; around; 1 draws 5; 2 stands pat; 3 draws 2; deal; around; draw 5 5 5; deal; around; draw 5 5 5; deal'
      const course = happens('archie', 'wsop', {}, acts)
      expect(course).toEqual(happens('deuce-to-seven-triple-draw', 'wsop', {}, acts))
      const asked = given({ form: 'archie', book: 'wsop', seats: 3 }).plays('deal; around').deal
      const { drawing } = situationAt(asked, 1, [])
      expect(mayChangeDraw({ drawing: drawing! }, rulebooks.wsop)).toMatchObject({ may: true, rules: ['wsop/276'] })
      expect(mayChangeDraw({ drawing: drawing!, dealt: true }, rulebooks.wsop)).toMatchObject({ may: false })
    },
  )
  rule(
    'rrp/11/27/inherit',
    'deuce-to-seven: but for joker and ranking it is dealt, bet and drawn as ace-to-five',
    () => {
      const apart = ['deck', 'joker', 'pot', 'structures']
      expect([...differences('ace-to-five-lowball', 'deuce-to-seven-lowball')].sort()).toEqual(apart)
      expect([...forms['deuce-to-seven-lowball'].structures].sort()).toEqual(
        [...forms['ace-to-five-lowball'].structures].sort(),
      )
      const acts = 'deal; 3 calls; 1 raises to 20; 2 folds; 3 calls; 1 draws 5; 3 draws 1; deal; 1 bets 20; 3 calls'
      const course = happens('ace-to-five-lowball', 'rrp', {}, acts)
      expect(course).toContainEqual(expect.objectContaining({ type: 'CardsDealt', seats: [1, 1, 1, 1, 3, 1] }))
      expect(happens('deuce-to-seven-lowball', 'rrp', {}, acts)).toEqual(course)
    },
  )
  rule(
    'rrp/11/nl/1',
    'no-limit lowball: a raise is at least as much as the last one, and the draw is lowball’s',
    () => {
      const table = given({ form: 'ace-to-five-lowball', structure: 'no-limit', seats: 3 }).plays('deal')
      table
        .plays('3 raises to 35')
        .offers({ seat: 1, callTo: 35, wager: { least: 60 } })
        .refuses('1 raises to 59', 'wager-too-small')
        .plays('1 raises to 60; 2 folds; 3 calls; 1 draws 5; 3 draws 1; deal')
        .tells({ type: 'CardsDealt', seats: [1, 1, 1, 1, 3, 1] })
        .offers({ seat: 1, check: true, wager: { least: 10 } })
    },
  )
})

/** To whom the upcards of fifth and sixth street and the last downcard went. */
const toWhomLater = (course: readonly unknown[]): readonly string[] =>
  (course as readonly { readonly type: string; readonly seats?: readonly number[] }[])
    .flatMap(event => (event.type === 'CardsDealt' ? [event.seats!.join(' ')] : []))
    .slice(-3)
