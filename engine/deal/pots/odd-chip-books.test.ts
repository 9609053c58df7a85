import { describe, expect } from 'vitest'
import { cards, codeOf } from '../../cards/card.ts'
import { across } from '../../testing/across.ts'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'
import { awards, rules, type Scene, takes } from '../../testing/scene.ts'

const BROADWAY = 'As Kd Qh Jc Ts'
const tie = (order: readonly number[], hands: Scene['hands'], pot: Scene['pot'] = 101): Scene => ({
  form: 'holdem',
  order,
  hands,
  boards: [BROADWAY],
  pot,
})

/** Straight against straight; of all seven cards seat 1 has the king of spades, of the five that play neither has a king. */
const unplayed: Scene = {
  form: 'seven-card-stud',
  hands: { 1: 'Ks 2c / Tc 9s 8c 7d 6h', 2: 'Kd 2h / Td 9h 8s 7c 6s' },
  pot: 101,
}
const highLow: Scene = {
  form: 'omaha-8',
  hands: { 1: 'Ac 2c 7s 7d', 2: 'Ks Kd Qs Qd' },
  boards: ['Kh Qh 3d 4s 8c'],
  pot: 101,
}

describe('odd chips by kind of game', () => {
  for (const [id, book] of [
    ['rrp/3/ties/5', 'rrp'],
    ['uspa/3.1.9.5', 'uspa'],
  ] as const) {
    rule(id, `hold'em by position, razz by the lowest card, omaha-8 to the high half (${book})`, () => {
      expect(takes({ ...tie([7, 2], { 2: '2c 2d', 7: '3c 3d' }), book })).toEqual({ 7: 51, 2: 50 })
      const razz = { 1: '7c 5c / 4d 3h Ad Kc Kd', 2: '7d 5d / 4s 3d Ac Kh Ks' }
      expect(takes({ form: 'razz', hands: razz, pot: 41, book })).toEqual({ 1: 20, 2: 21 })
      expect(takes({ ...highLow, book })).toEqual({ 2: 51, 1: 50 })
      // tied highs within omaha-8 go by position again
      const tied: Scene = {
        form: 'omaha-8',
        order: [2, 1],
        hands: { 1: '9c 9d 5c 6d', 2: '9h 9s 5d 6c' },
        boards: ['Ah Kd Kc Qh Js'],
        pot: 41,
      }
      expect(takes({ ...tied, book })).toEqual({ 2: 21, 1: 20 })
      // the same rule serves a form that is part of a mix
      expect(takes({ ...highLow, book, order: [1, 2], mixed: true })).toEqual({ 2: 51, 1: 50 })
    })
  }

  rule(
    'wsop/153',
    'button 7: of 101 seat 2 gets 51; the same tie in stud goes to the higher suit of the five that play',
    () => {
      expect(takes({ ...tie([2, 5], { 2: '2c 2d', 5: '3c 3d' }), book: 'wsop' })).toEqual({ 2: 51, 5: 50 })
      expect(takes({ ...unplayed, book: 'wsop' })).toEqual({ 1: 50, 2: 51 }) // ten of diamonds over ten of clubs
      expect(takes({ ...unplayed, book: 'rrp' })).toEqual({ 1: 51, 2: 50 }) // the king of spades, which does not play
      expect(takes({ ...highLow, book: 'wsop' })).toEqual({ 2: 51, 1: 50 })
    },
  )

  rule(
    'wsop/153f',
    'in a mix the simple procedure comes before the others: worst position instead of the high half',
    () => {
      const scene: Scene = { ...highLow, order: [1, 2], book: 'wsop' }
      expect(takes(scene)).toEqual({ 2: 51, 1: 50 })
      expect(takes({ ...scene, mixed: true })).toEqual({ 1: 51, 2: 50 })
      expect(rules({ ...scene, mixed: true })).toContain('wsop/153f1')
    },
  )
})

describe('odd chips in button games', () => {
  const cases = [
    ['uspa/3.1.9.5.1', 'uspa', [7, 2], { 7: 51, 2: 50 }], // button 5
    ['wsop/153a', 'wsop', [2, 5], { 2: 51, 5: 50 }], // button 7
    ['hpt/showdown/6', 'hpt', [8, 2], { 8: 51, 2: 50 }], // button 6
  ] as const
  for (const [id, book, order, expected] of cases) {
    rule(id, `of 101 the first tied hand clockwise from the button, seat ${order[0]}, gets 51`, () => {
      const scene: Scene = { ...tie(order, { [order[0]]: '2c 2d', [order[1]]: '3c 3d' }), book }
      expect(takes(scene)).toEqual(expected)
      expect(rules(scene)).toContain(id)
      expect(takes({ ...scene, order: order.toReversed() })).toEqual({ [order[1]]: 51, [order[0]]: 50 })
    })
  }

  rule('uspa/3.1.9.4', 'three winners and two odd chips: two of them get one each', () => {
    const scene: Scene = { ...tie([1, 2, 3], { 1: '2c 2d', 2: '3c 3d', 3: '4c 4d' }), book: 'uspa' }
    expect(takes(scene)).toEqual({ 1: 34, 2: 34, 3: 33 })
    // in omaha-8 two tie for both halves with a third in one of them: nobody has a second odd chip of the pot
    expect(awards(scene)[0]!.oddChips).toEqual([1, 2])
  })

  rule('uspa/3.1.9.3', 'a chip of 5 in units of 1: 2 each and one odd chip', () => {
    expect(takes({ ...tie([1, 2], { 1: '2c 2d', 2: '3c 3d' }, 5), book: 'uspa' })).toEqual({ 1: 3, 2: 2 })
    expect(takes({ ...tie([1, 2], { 1: '2c 2d', 2: '3c 3d' }, 5), book: 'uspa', unit: 5 })).toEqual({ 1: 5 })
  })

  const halves = { rrp: [53, 52], uspa: [53, 52], hpt: [53, 52], web: [53, 52], wsop: [55, 50] } as const
  across<readonly number[]>(halves, (book, [one, other]) =>
    rule(book.oddChipUnit.rule, `105 with blinds in fives and ones in play: ${one} and ${other} (${book.name})`, () => {
      const hands = { 1: '2c3d', 2: '2d3c', board: 'AcKdQhJs9c' }
      const stakes = { chips: { blind: 5, 'big-blind': 5, rake: 1, collection: 1 } }
      given({
        form: 'holdem',
        structure: 'no-limit',
        size: 10,
        stakes,
        seats: { 1: 100, 2: 100 },
        carried: 5,
        book: book.id,
        cards: hands,
      })
        .plays('deal; 2 raises to 50; 1 calls; deal; all check; deal; all check; deal; all check; showdown')
        .awarded(`high: ${one} to 1 and ${other} to 2`)
    }),
  )

  rule(
    'web/ties/2',
    'of 101 in units of 1 one winner gets 51, the other 50, and three winners at most one odd chip each',
    () => {
      expect(takes({ ...tie([1, 2], { 1: '2c 2d', 2: '3c 3d' }), book: 'web' })).toEqual({ 1: 51, 2: 50 })
      const three = tie([1, 2, 3], { 1: '2c 2d', 2: '3c 3d', 3: '4c 4d' })
      expect(takes({ ...three, book: 'web' })).toEqual({ 1: 34, 2: 34, 3: 33 })
    },
  )
})

describe('odd chips in stud', () => {
  for (const [id, book] of [
    ['uspa/3.1.9.5.2', 'uspa'],
    ['web/ties/4', 'web'],
  ] as const) {
    rule(
      id,
      `the king of spades as a seventh card gets it over the king of diamonds; in low games the lowest (${book})`,
      () => {
        expect(takes({ ...unplayed, book })).toEqual({ 1: 51, 2: 50 })
        expect(rules({ ...unplayed, book })).toContain(id)
        const aces = { 1: '7c 5c / 4d 3h Ad Kc Kd', 2: '7d 5d / 4s 3d Ac Kh Ks' }
        expect(takes({ form: 'razz', hands: aces, pot: 41, book })).toEqual({ 1: 20, 2: 21 })
      },
    )
  }

  rule('uspa/3.2.7.5.9', 'the high half has the odd chip; tied both ways the king of spades gets 51 of 101', () => {
    const both: Scene = {
      form: 'stud-8',
      book: 'uspa',
      hands: { 1: 'Kh 8d / 7c 5s 4d 3h 2c', 2: 'Ks 8c / 7d 5h 4c 3d 2s' },
      pot: 101,
    }
    expect(takes(both)).toEqual({ 1: 50, 2: 51 })
    expect(rules(both)).toContain('uspa/3.2.7.5.9')
    const split = { 1: 'Kh Kd / Kc Qs Jd 9h 9c', 2: 'As 8c / 7d 5h 4c 3d 2s' }
    expect(takes({ ...both, hands: split })).toEqual({ 1: 51, 2: 50 })
  })

  rule(
    'uspa/3.2.7.5.10',
    'a low half of 25: the ace of clubs gets 13, the ace of diamonds 12; tied highs go to the high card',
    () => {
      const lows: Scene = {
        form: 'stud-8',
        book: 'uspa',
        hands: { 1: 'Ks Kh / Kd Qc Qd 9s 9h', 2: 'Ac 8h / 6d 4d 3h Jc Td', 3: 'Ad 8c / 6h 4s 3d Jd Tc' },
        pot: 50,
      }
      expect(takes(lows)).toEqual({ 1: 25, 2: 13, 3: 12 })
      expect(rules(lows)).toContain('uspa/3.2.7.5.10')
      const highs: Scene = { ...lows, hands: { 1: 'Kc 9d / 9s Jh Jc Ts 2s', 2: 'Kd 9c / 9h Js Jd Tc 2h' }, pot: 101 }
      expect(takes(highs)).toEqual({ 1: 50, 2: 51 })
    },
  )

  rule('wsop/super-stud-odd-chip', 'tied eight-lows: the eight of hearts gets it over the eight of clubs', () => {
    const scene: Scene = {
      form: 'super-stud-8',
      book: 'wsop',
      hands: { 1: 'Ks Kh / Kd Qc Qd 9s 9h', 2: 'Ac 8c / 6d 4d 3h Jc Td', 3: 'Ad 8h / 6h 4s 3d Jd Tc' },
      pot: 50,
    }
    expect(takes(scene)).toEqual({ 1: 25, 2: 12, 3: 13 })
    // and of identical highs the highest card of the five: a king that does not play does not count
    const highs = { 1: 'Ks 2c / Tc 9s 8c 7d 6h', 2: 'Kd 2h / Td 9h 8s 7c 6s' }
    expect(takes({ ...scene, hands: highs, pot: 101 })).toEqual({ 1: 50, 2: 51 })
  })
})

describe('odd chips between halves and pots', () => {
  for (const [id, book] of [
    ['uspa/3.1.9.5.3', 'uspa'],
    ['web/ties/3', 'web'],
  ] as const) {
    rule(
      id,
      `of 101 high gets 51 and low 50, no matter who sits first; within a half as in its own game (${book})`,
      () => {
        const scene: Scene = { ...highLow, book }
        expect(takes(scene)).toEqual({ 1: 50, 2: 51 })
        expect(takes({ ...scene, order: [2, 1] })).toEqual({ 1: 50, 2: 51 })
        expect(rules(scene)).toContain(id)
        const lows = { 1: 'Ks Kh / Kd Qc Qd 9s 9h', 2: 'Ac 8h / 6d 4d 3h Jc Td', 3: 'Ad 8c / 6h 4s 3d Jd Tc' }
        expect(takes({ form: 'stud-8', book, hands: lows, pot: 50 })).toEqual({ 1: 25, 2: 13, 3: 12 })
      },
    )
  }

  rule('uspa/3.1.9.5.4', 'main pot 31 and side pot 21: 16 and 15, 11 and 10, not 26 each', () => {
    const pots = [31, 21].map(amount => ({ amount, seats: [1, 4] }))
    const scene: Scene = { ...tie([1, 4], { 1: '2c 2d', 4: '3c 3d' }, pots), book: 'uspa' }
    expect(awards(scene).map(award => award.to.map(({ amount }) => amount))).toEqual([
      [11, 10],
      [16, 15],
    ])
    expect(rules(scene)).toContain('uspa/3.1.9.5.4')
  })

  rule('wsop/153e', 'main 91 and side 41: the side pot is split first, then the main pot, never 132 as one', () => {
    const pots = [91, 41].map(amount => ({ amount, seats: [1, 4] }))
    const scene: Scene = { ...tie([1, 4], { 1: '2c 2d', 4: '3c 3d' }, pots), book: 'wsop' }
    expect(awards(scene).map(award => [award.pot, award.to.map(({ amount }) => amount)])).toEqual([
      [1, [21, 20]],
      [0, [46, 45]],
    ])
    expect(takes(scene)).toEqual({ 1: 67, 4: 65 })
  })
})

describe('suits never decide a pot', () => {
  for (const [id, book] of [
    ['uspa/3.1.9.1', 'uspa'],
    ['web/ties/1', 'web'],
    ['wsop/150', 'wsop'],
  ] as const) {
    rule(id, `equal flushes in spades and hearts split 80; suits tell equal cards apart elsewhere (${book})`, () => {
      const flushes: Scene = {
        form: 'seven-card-stud',
        book,
        hands: { 1: 'As Ks / 9s 7s 5s 2c 3d', 2: 'Ah Kh / 9h 7h 5h 2d 3c' },
        pot: 80,
      }
      expect(takes(flushes)).toEqual({ 1: 40, 2: 40 })
      expect(takes({ ...flushes, pot: 81 })).toEqual({ 1: 41, 2: 40 }) // the odd chip to the ace of spades
      const byRank = cards('Kd Ks Kc Kh').toSorted((one, other) => codeOf(other) - codeOf(one))
      expect(byRank).toEqual(['Ks', 'Kh', 'Kd', 'Kc'])
      // the ace of spades drawn for a seat or the button is the higher card
      expect(codeOf('As')).toBeGreaterThan(codeOf('Ad'))
    })
  }

  rule('hpt/showdown/4', 'K-Q-9-8-4 against K-Q-9-8-4 in other suits: the pot is split', () => {
    const hands = { 1: 'Ks Qs / 9d 8c 4s 3c 2d', 2: 'Kc Qc / 9h 8d 4d 3h 2h' }
    expect(takes({ form: 'seven-card-stud', book: 'hpt', hands, pot: 60 })).toEqual({ 1: 30, 2: 30 })
  })
})
