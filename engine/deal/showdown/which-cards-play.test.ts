import { describe, expect } from 'vitest'
import type { FormId } from '../../forms/forms.ts'
import { combinations } from '../../ranking/combinations.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'
import { awards, takes } from '../../testing/scene.ts'

const ROYAL = 'As Ks Qs Js Ts'.split(' ')
const REST = '2h 3d'.split(' ')
const seven = [0, 1, 2, 3, 4, 5, 6]
/** Seven cards in order of which those at these places make the royal flush. */
const royalAt = (places: readonly number[]): readonly string[] => {
  const [royal, rest] = [[...ROYAL], [...REST]]
  return seven.map(place => (places.includes(place) ? royal : rest).shift()!)
}

/** Five-card stud played without a raise until the cards are shown. */
const fiveCards = (one: string, two: string) =>
  given({ form: 'five-card-stud', seats: 2, stakes: { ante: 2, bringIn: 5 }, cards: { 1: one, 2: two } }).plays(
    'deal; around; deal; around; deal; around; deal; around; showdown',
  )

describe('any five of seven', () => {
  const ways = combinations(seven, 5)
  rule('uspa/3.2.1.4', 'hold’em: all 21 choices of holecards and boardcards may make the hand', () => {
    expect(ways).toHaveLength(21)
    for (const places of ways) {
      const all = royalAt(places)
      const [award] = awards({
        form: 'holdem',
        book: 'uspa',
        hands: { 1: all.slice(0, 2).join(' '), 2: '9c 9d' },
        boards: [all.slice(2).join(' ')],
        pot: 100,
      })
      // a player with none of the five in their hand plays the board, and so does the other
      expect([award!.words, award!.to.length]).toEqual([
        'royal flush',
        places.includes(0) || places.includes(1) ? 1 : 2,
      ])
    }
  })
  rule('uspa/3.2.1.4/3', 'the five boardcards alone: worse holecards leave a straight to the ace to both', () => {
    const scene = { form: 'holdem', hands: { 1: '9c 9d', 2: '2h 3h' }, boards: ['Ac Kd Qh Js Tc'], pot: 100 } as const
    expect(awards({ ...scene, book: 'uspa' })).toMatchObject([{ words: 'straight, ace high' }])
    expect(takes({ ...scene, book: 'uspa' })).toEqual({ 1: 50, 2: 50 })
  })
  const studs: readonly (readonly [RuleId, string])[] = [
    ['uspa/3.2.3.2', 'seven-card stud: the best of 21 choices wins'],
    ['uspa/3.2.3.4', 'seven-card stud: a downcard is as good as an upcard'],
  ]
  for (const [id, title] of studs) {
    rule(id, title, () => {
      for (const places of ways) {
        const all = royalAt(places)
        // downcards first and last
        const hand = `${[all[0], all[1], all[6]].join(' ')} / ${all.slice(2, 6).join(' ')}`
        const [award] = awards({
          form: 'seven-card-stud',
          book: 'uspa',
          hands: { 1: hand, 2: '9c 9d 9h / 8c 8d 8h 8s' },
          pot: 100,
        })
        expect(award).toMatchObject({ words: 'royal flush', to: [{ seat: 1, amount: 100 }] })
      }
    })
  }
})

describe('exactly the number that the form says', () => {
  const meet = (form: FormId, one: string, two: string, board?: string) =>
    awards({ form, book: 'uspa', hands: { 1: one, 2: two }, ...(board ? { boards: [board] } : {}), pot: 100 })
  rule('uspa/3.2.2.1', 'Omaha: one heart in the hand and four on the board are no flush', () => {
    expect(meet('omaha', 'Ah Kc 2d 3s', '7c 6c 5d 2c', 'Qh Jh 9h 8h 4c')).toMatchObject([
      { words: 'ace high, king-queen-jack-nine', to: [{ seat: 1 }] },
    ])
    expect(meet('omaha', 'Ah Kc 2h 3s', '7c 6c 5d 2c', 'Qh Jh 9h 8h 4c')).toMatchObject([
      { words: 'flush, ace-queen-jack-nine-deuce' },
    ])
  })
  rule('uspa/3.2.4.2', 'five-card stud: a pair of kings beats ace high', () => {
    expect(meet('five-card-stud', 'Kc / Kd 9h 5s 2c', 'Ac / Qd Jh 9s 8c')).toMatchObject([
      { words: 'pair of kings, nine-five-deuce kickers', to: [{ seat: 1, amount: 100 }] },
    ])
    fiveCards('Kc Kd 9h 5s 2c', 'Ac Qd Jh 9s 8c').won({ 1: 7, 2: -7 })
  })
  rule('uspa/3.2.4.4', 'five-card stud: all five cards are the hand, also the one that spoils it', () => {
    expect(meet('five-card-stud', 'As / Ks Qs Js 9d', '2c / 2d 3h 4s 5c')).toMatchObject([
      { words: 'pair of deuces, five-four-three kickers', to: [{ seat: 2, amount: 100 }] },
    ])
    expect(meet('five-card-stud', '7c / 5d 4h 3s 2c', '7d / 5c 4s 3h 2d')).toMatchObject([
      { words: 'seven high, five-four-three-deuce', to: [{ amount: 50 }, { amount: 50 }] },
    ])
    // five are dealt and no more: a sixth would make the flush, or the pair
    fiveCards('As Ks Qs Js 9d', '2c 2d 3h 4s 5c').won({ 1: -7, 2: 7 }).holds({ 1: 'As | Ks Qs Js 9d' })
  })
})

describe('rankings', () => {
  rule('uspa/3.1.1.5', 'A-9-7-4-2 of clubs is a flush and beats any straight, but no full house', () => {
    const flush = 'Ac 9c 7c 4c 2c'
    const against = (other: string) =>
      takes({ form: 'jacks-or-better', book: 'uspa', hands: { 1: flush, 2: other }, pot: 10 })
    expect(against('As Kd Qh Js Tc')).toEqual({ 1: 10 })
    expect(against('2h 2s 2d 3h 3s')).toEqual({ 2: 10 })
    const [award] = awards({ form: 'jacks-or-better', book: 'uspa', hands: { 1: flush, 2: 'Ks Kd Kh Js Tc' }, pot: 10 })
    expect(award!.words).toBe('flush, ace-nine-seven-four-deuce')
  })
  rule('uspa/3.2.6.2', 'razz: a suited wheel beats 6-4-3-2-A', () => {
    const [award] = awards({
      form: 'razz',
      book: 'uspa',
      hands: { 1: '6c 4d Kh / 3s 2c Ad Ks', 2: '5h 4h Kc / 3h 2h Ah Kd' },
      pot: 40,
    })
    expect(award).toMatchObject({ words: 'the wheel, five low', to: [{ seat: 2, amount: 40 }] })
  })
  rule('wsop/lowball-forms', 'A-2-3-4-5 is the best ace-to-five hand and ace-high in deuce-to-seven', () => {
    const hands = { 1: 'Ac 2d 3h 4s 5c', 2: '7d 5h 4c 3s 2h', 3: 'Kd Qc Jh 9s 8d' }
    const of = (form: FormId, of: Partial<typeof hands>) =>
      awards({ form, book: 'wsop', hands: of as Readonly<Record<number, string>>, pot: 30 })
    expect(of('ace-to-five-triple-draw', hands)).toMatchObject([{ words: 'the wheel, five low', to: [{ seat: 1 }] }])
    expect(of('deuce-to-seven-triple-draw', hands)).toMatchObject([
      { words: 'seven-five low (7-5-4-3-2)', to: [{ seat: 2 }] },
    ])
    expect(of('deuce-to-seven-triple-draw', { 1: hands[1], 3: hands[3] })).toMatchObject([{ to: [{ seat: 3 }] }])
    // of one suit it is a flush and loses to a king
    expect(of('deuce-to-seven-triple-draw', { 1: hands[3], 2: '7h 5h 4h 3h 2h' })).toMatchObject([
      { to: [{ seat: 1 }] },
    ])
  })
})
