import { describe, expect, test } from 'vitest'
import { cards } from '../cards/card.ts'
import { type FormId, forms } from '../forms/forms.ts'
import type { BookId } from '../rulebooks/rule-id.ts'
import { rulebooks } from '../rulebooks/rulebooks.ts'
import type { Pot } from './pots.ts'
import { type Showing, settle } from './settle.ts'
import { struckBoard } from './strike.ts'

type Scene = {
  readonly form: FormId
  readonly book?: BookId
  /** The seats from the button's left on; without it by number. */
  readonly order?: readonly number[]
  /** Downcards, and after a slash the upcards. */
  readonly hands: Readonly<Record<number, string>>
  readonly boards?: readonly string[]
  /** One pot for all, or the pots. */
  readonly pot: number | readonly Pot[]
  readonly unit?: number
  readonly mixed?: boolean
  readonly runs?: number
  readonly struck?: readonly number[]
}

const showing = ({ form, book = 'rrp', hands, boards = [], pot, unit = 1, ...rest }: Scene): Showing => {
  const seats = Object.keys(hands).map(Number)
  return {
    form: forms[form],
    book: rulebooks[book],
    unit,
    mixed: rest.mixed ?? false,
    order: rest.order ?? seats,
    pots: typeof pot === 'number' ? [{ amount: pot, seats }] : pot,
    hands: seats.map(seat => {
      const [down = '', up = ''] = hands[seat]!.split('/')
      return { seat, down: cards(down), up: up.trim() === '' ? [] : cards(up) }
    }),
    boards: boards.map(cards),
    runs: rest.runs ?? 1,
    struck: rest.struck ?? [],
  }
}
const awards = (scene: Scene) => settle(showing(scene))
/** What each seat takes in all. */
const takes = (scene: Scene): Readonly<Record<number, number>> => {
  const taken: Record<number, number> = {}
  for (const { to } of awards(scene)) for (const { seat, amount } of to) taken[seat] = (taken[seat] ?? 0) + amount
  return taken
}
const rules = (scene: Scene) => [...new Set(awards(scene).flatMap(award => award.why))]

const BROADWAY = 'As Kd Qh Jc Ts'
const split = { 3: '2c 2d', 6: '3c 3d', 8: '4c 4d' }

describe('odd chips by position', () => {
  test('rrp/3/ties/5a the first tied hand clockwise from the button', () => {
    const scene: Scene = {
      form: 'holdem',
      order: [6, 8, 3],
      hands: { 3: '2c 2d', 6: '3c 3d' },
      boards: [BROADWAY],
      pot: 101,
    }
    expect(takes(scene)).toEqual({ 6: 51, 3: 50 })
    expect(awards(scene)[0]!.oddChips).toEqual([6])
    expect(rules(scene)).toContain('rrp/3/ties/5a')
    expect(rules({ ...scene, book: 'wsop' })).toContain('wsop/153a')
    expect(rules({ ...scene, book: 'hpt' })).toContain('hpt/showdown/6')
  })

  test('rrp/3/ties/4 two odd chips go to two players', () => {
    expect(takes({ form: 'holdem', order: [8, 3, 6], hands: split, boards: [BROADWAY], pot: 101 })).toEqual({
      8: 34,
      3: 34,
      6: 33,
    })
  })

  test('rrp/3/ties/3 and wsop/152 the pot is split down to the smallest chip', () => {
    const scene: Scene = { form: 'holdem', hands: { 1: '2c 2d', 2: '3c 3d' }, boards: [BROADWAY], pot: 25 }
    expect(takes(scene)).toEqual({ 1: 13, 2: 12 })
    expect(takes({ ...scene, pot: 25, unit: 5 })).toEqual({ 1: 15, 2: 10 })
    expect(takes({ ...scene, pot: 151, book: 'wsop' })).toEqual({ 1: 76, 2: 75 })
  })

  test('what is below the smallest chip goes along with the first odd chip', () => {
    const scene: Scene = { form: 'holdem', hands: { 1: '2c 2d', 2: '3c 3d' }, boards: [BROADWAY], pot: 27, unit: 5 }
    expect(takes(scene)).toEqual({ 1: 17, 2: 10 })
    expect(takes({ ...scene, pot: 22 })).toEqual({ 1: 12, 2: 10 })
    expect(takes({ ...scene, pot: 3 })).toEqual({ 1: 3 })
  })

  test('a single odd chip leaves nothing for the last of three', () => {
    const [award] = awards({ form: 'holdem', order: [6, 8, 3], hands: split, boards: [BROADWAY], pot: 2 })
    expect(award!.to).toEqual([
      { seat: 6, amount: 1 },
      { seat: 8, amount: 1 },
    ])
  })

  test('rrp/3/ties/5d each pot is split by itself, the last side pot first', () => {
    const scene: Scene = {
      form: 'holdem',
      hands: { 1: '2c 2d', 4: '3c 3d' },
      boards: [BROADWAY],
      pot: [
        { amount: 31, seats: [1, 4] },
        { amount: 21, seats: [1, 4] },
      ],
    }
    expect(awards(scene).map(a => [a.pot, a.to.map(t => t.amount)])).toEqual([
      [1, [11, 10]],
      [0, [16, 15]],
    ])
    expect(rules(scene)).toContain('rrp/3/ties/5d')
    expect(rules({ ...scene, book: 'wsop' })).toContain('wsop/153e')
  })
})

const LOW_BOARD = '3h 8d 7c Ks Jh'

describe('odd chips in high-low', () => {
  const highLow: Scene = {
    form: 'omaha-8',
    order: [2, 3, 6, 9, 4],
    hands: { 4: 'Kd Kc 9h 9s', 6: 'As 2s Qd 9d' },
    boards: [LOW_BOARD],
    pot: 25,
  }

  test('rrp/3/ties/5c the high half gets it', () => {
    expect(takes(highLow)).toEqual({ 4: 13, 6: 12 })
    expect(awards(highLow).map(a => [a.share, a.amount, a.oddChips])).toEqual([
      ['high', 13, [4]],
      ['low', 12, []],
    ])
    expect(rules(highLow)).toContain('rrp/3/ties/5c')
    for (const book of ['uspa', 'hpt', 'web', 'wsop'] as const) {
      expect(takes({ ...highLow, book })).toEqual({ 4: 13, 6: 12 })
    }
  })

  test('wsop/153c in chips of five', () => {
    expect(takes({ ...highLow, book: 'wsop', pot: 205, unit: 5 })).toEqual({ 4: 105, 6: 100 })
  })

  test('wsop/153f1 in a mix it goes to the worst position, in the other books as ever', () => {
    expect(takes({ ...highLow, book: 'wsop', mixed: true })).toEqual({ 4: 12, 6: 13 })
    expect(rules({ ...highLow, book: 'wsop', mixed: true })).toContain('wsop/153f1')
    expect(takes({ ...highLow, mixed: true })).toEqual({ 4: 13, 6: 12 })
  })

  test('wsop/153c-ties a tied low half is split by position', () => {
    const scene: Scene = {
      form: 'omaha-8',
      book: 'wsop',
      order: [1, 3, 6],
      hands: { 1: 'Kd Kc 9h 9s', 3: 'As 2s Qd 9d', 6: 'Ad 2d Qc 9c' },
      boards: [LOW_BOARD],
      pot: 110,
      unit: 5,
    }
    expect(takes(scene)).toEqual({ 1: 55, 3: 30, 6: 25 })
  })

  test('rrp/3/ties/5c the same two tied both ways split the whole pot as evenly as possible', () => {
    const scene: Scene = {
      form: 'omaha-8',
      order: [3, 6, 1],
      hands: { 3: 'As 2s Qd 9d', 6: 'Ad 2d Qc 9c' },
      boards: [LOW_BOARD],
      pot: 27, // half by half it would be 14 and 13: 7 + 7 against 7 + 6
    }
    expect(takes(scene)).toEqual({ 3: 14, 6: 13 })
    expect(awards(scene)).toHaveLength(1)
    expect(awards(scene)[0]).toMatchObject({ share: 'all', oddChips: [3] })
    expect(takes({ ...scene, pot: 30, unit: 5 })).toEqual({ 3: 15, 6: 15 })
    expect(takes({ ...scene, pot: 50, unit: 5 })).toEqual({ 3: 25, 6: 25 })
  })

  test('rrp/3/ties/4 nobody gets an odd chip of both halves while another has had none', () => {
    const scene: Scene = {
      form: 'omaha-8',
      order: [1, 2, 3],
      // 1 and 2 tie for high with kings and an ace, 1 and 3 tie for low
      hands: { 1: 'As 2s Kd Th', 2: 'Ad Kc Tc 9c', 3: 'Ah 2d Jh 9d' },
      boards: ['3h 8d 7c Ks Qd'],
      pot: 50,
    }
    const [high, low] = awards(scene)
    expect(high).toMatchObject({
      amount: 25,
      to: [
        { seat: 1, amount: 13 },
        { seat: 2, amount: 12 },
      ],
    })
    expect(low).toMatchObject({
      amount: 25,
      to: [
        { seat: 1, amount: 12 },
        { seat: 3, amount: 13 },
      ],
    })
    expect(low!.why).toContain('rrp/3/ties/4')
  })

  test('rrp/7/2 without a low the high takes all, and the reason is given', () => {
    const scene: Scene = { ...highLow, boards: ['3h 9d Tc Ks Jh'], hands: { 4: 'Kd Kc 9h 8s', 6: 'As 2s Td 6d' } }
    expect(takes(scene)).toEqual({ 4: 25 })
    expect(awards(scene)).toHaveLength(1)
    expect(rules(scene)).toContain('rrp/7/2')
    expect(rules({ ...scene, book: 'wsop' })).toContain('wsop/omaha-8-c')
  })

  test('a low counts among the players of its pot only', () => {
    const scene: Scene = {
      form: 'omaha-8',
      hands: { 1: 'As 2s Qd 9d', 2: 'Kd Kc 9h 9s', 3: 'Qh Qs 9c 6h' },
      boards: [LOW_BOARD],
      pot: [
        { amount: 90, seats: [1, 2, 3] },
        { amount: 40, seats: [2, 3] },
      ],
    }
    expect(takes(scene)).toEqual({ 1: 45, 2: 85 })
    expect(awards(scene).map(a => [a.pot, a.share, a.amount])).toEqual([
      [1, 'high', 40],
      [0, 'high', 45],
      [0, 'low', 45],
    ])
  })
})

describe('odd chips in stud', () => {
  test('rrp/3/ties/5b the highest card by suit of all cards, played or not', () => {
    const scene: Scene = {
      form: 'seven-card-stud',
      hands: { 1: 'Ad 2c / Kc Qc Jc Td 9h', 2: 'Ah 2d / Kd Qd Js Tc 9c' },
      pot: 41,
    }
    // two straights to the ace: the ace of hearts is the higher
    expect(takes(scene)).toEqual({ 1: 20, 2: 21 })
    expect(rules(scene)).toContain('rrp/3/ties/5b')
  })

  test('wsop/153b only the five cards that play count', () => {
    const flushes: Scene = {
      form: 'seven-card-stud',
      hands: { 1: 'As 2s / Kc Qc 9c 7c 5c', 2: 'Ad 2d / Kh Qh 9h 7h 5h' },
      pot: 41,
    }
    expect(takes(flushes)).toEqual({ 1: 21, 2: 20 }) // the ace of spades, which does not play
    expect(takes({ ...flushes, book: 'uspa' })).toEqual({ 1: 21, 2: 20 })
    expect(takes({ ...flushes, book: 'wsop' })).toEqual({ 1: 20, 2: 21 }) // the king of hearts, which does
    expect(rules({ ...flushes, book: 'wsop' })).toContain('wsop/153b')
  })

  test('of equal cards the one that serves its player best is the one that plays', () => {
    const scene: Scene = {
      form: 'razz',
      book: 'wsop',
      hands: { 1: '7c 7s / 5c 4d 3h Ad Kc', 2: '7h 6c / 5d 4s 3d Ac Kh' },
      pot: 41,
    }
    expect(takes(scene)).toEqual({ 2: 41 }) // a six-low
    expect(takes({ ...scene, hands: { ...scene.hands, 2: '7h Kd / 5d 4s 3d Ac Kh' } })).toEqual({ 1: 21, 2: 20 })
  })

  const eights: Scene = {
    form: 'stud-8',
    // 1 has the high; 2 and 3 tie for low with 8-6-4-3-A
    hands: { 1: 'Ks Kh / Kd Qc Qd 9s 9h', 2: 'Ac 8c / 6d 4d 3h Jc Td', 3: 'As 8h / 6h 4s 3d Jd Tc' },
    pot: 50,
  }

  test('rrp/10/9 tied lows: the lowest card by suit; wsop/248 the highest of the five', () => {
    expect(takes(eights)).toEqual({ 1: 25, 2: 13, 3: 12 })
    expect(takes({ ...eights, book: 'uspa' })).toEqual({ 1: 25, 2: 13, 3: 12 })
    expect(takes({ ...eights, book: 'web' })).toEqual({ 1: 25, 2: 13, 3: 12 })
    // the top card of the low is the eight, not the ace
    expect(takes({ ...eights, book: 'wsop' })).toEqual({ 1: 25, 2: 12, 3: 13 })
    expect(rules({ ...eights, book: 'wsop' })).toContain('wsop/153b')
  })

  test('rrp/10/8 tied both ways: as evenly as possible, the odd chip to the highest card by suit', () => {
    const scene: Scene = {
      form: 'stud-8',
      hands: { 1: 'Kd 8c / 6d 4d 3h Ac 2c', 2: 'Ks 8h / 6h 4s 3d Ad 2d' },
      pot: 25,
    }
    // the ace is high here: the ace of diamonds beats the ace of clubs
    expect(takes(scene)).toEqual({ 1: 12, 2: 13 })
    expect(awards(scene)).toHaveLength(1)
    expect(rules(scene)).toContain('rrp/3/ties/5c')
  })

  test('wsop/153f2 in a mix stud high-low keeps the odd chip on the high side', () => {
    const scene: Scene = {
      form: 'stud-8',
      book: 'wsop',
      mixed: true,
      order: [2, 1],
      hands: { 1: 'Ks Kh / Kd Qc Qd 9s 9h', 2: 'Ac 8c / 6d 4d 3h Jc Td' },
      pot: 55,
      unit: 5,
    }
    expect(takes(scene)).toEqual({ 1: 30, 2: 25 })
  })

  test('wsop/331 and wsop/153f3 razzdugi: the razz half', () => {
    const scene: Scene = {
      form: 'razzdugi',
      book: 'wsop',
      order: [2, 1],
      // 1 has the wheel, 2 a badugi of 7-6-5-4
      hands: { 1: 'As 2s / 3s 4s 5s Ks Qs', 2: '7s 6h / 5d 4c Kc Kd Kh' },
      pot: 65,
      unit: 5,
    }
    expect(takes(scene)).toEqual({ 1: 35, 2: 30 })
    expect(takes({ ...scene, mixed: true })).toEqual({ 1: 35, 2: 30 })
    expect(takes({ ...scene, book: 'rrp' })).toEqual({ 1: 35, 2: 30 })
    expect(rules(scene)).toContain('wsop/331')
  })

  test('in razz the ace is the lowest card, in Kansas City the deuce', () => {
    const hands = { 1: '7c 5c / 4d 3h 2c Kc Kd', 2: '7d 5d / 4s 3d 2d Kh Ks' }
    expect(takes({ form: 'kansas-city-razz', hands, pot: 41 })).toEqual({ 1: 21, 2: 20 })
    const aces = { 1: '7c 5c / 4d 3h Ad Kc Kd', 2: '7d 5d / 4s 3d Ac Kh Ks' }
    expect(takes({ form: 'razz', hands: aces, pot: 41 })).toEqual({ 1: 20, 2: 21 })
    expect(takes({ form: 'razz', book: 'wsop', hands: aces, pot: 41 })).toEqual({ 1: 20, 2: 21 }) // the 7d
  })

  test('a common card belongs to all hands', () => {
    const scene: Scene = {
      form: 'seven-card-stud',
      hands: { 1: '2c 3d / 9c 8c 7d 4c', 2: '2d 3h / Kh Qh 7s 4d' },
      boards: ['Jd'],
      pot: 40,
    }
    expect(takes(scene)).toEqual({ 2: 40 })
    expect(takes({ ...scene, boards: ['Ts'], hands: { 1: '2c 3d / 9c 8c 7d 6c', 2: scene.hands[2]! } })).toEqual({
      1: 40,
    })
  })
})

describe('other splits', () => {
  test('wsop/153d baduci: position between two lows', () => {
    const scene: Scene = {
      form: 'baduci',
      book: 'wsop',
      order: [6, 2],
      hands: { 6: '7c 5c 4c 3d 2d', 2: '6c 5d 4h 3s Ks' },
      pot: 65,
      unit: 5,
    }
    expect(takes(scene)).toEqual({ 6: 35, 2: 30 })
    expect(takes({ ...scene, order: [2, 6] })).toEqual({ 6: 30, 2: 35 })
    expect(rules(scene)).toContain('wsop/153d')
  })

  test('wsop/drawmaha-odd-chip the half whose winner sits first left of the button', () => {
    const scene: Scene = {
      form: 'drawmaha-2-7',
      book: 'wsop',
      order: [1, 4, 7],
      hands: { 1: '7c 5c 4d 3d 2h', 4: 'Kd Kc 9h 9s Th' },
      boards: ['Ks 9c 8d Jh Qs'],
      pot: 105,
      unit: 5,
    }
    expect(takes(scene)).toEqual({ 1: 55, 4: 50 })
    expect(takes({ ...scene, order: [4, 7, 1] })).toEqual({ 1: 50, 4: 55 })
    expect(rules(scene)).toContain('wsop/drawmaha-odd-chip')
  })

  test('wsop/293 to 295 archie: one side unclaimed, then both', () => {
    const low = '8c 5c 4d 3d 2h'
    expect(takes({ form: 'archie', hands: { 1: low, 2: '7c 7d Kc Qd 3c' }, pot: 90 })).toEqual({ 1: 90 })
    expect(takes({ form: 'archie', hands: { 1: 'Tc Td 5h 4s 2c', 2: 'Kc Qd 9s 7s 3s' }, pot: 90 })).toEqual({ 1: 90 })
    const none: Scene = {
      form: 'archie',
      order: [3, 1, 2],
      hands: { 1: 'Kc Qd 9s 7s 3s', 2: 'Kd Qh 9d 7d 3d', 3: '8h 8s 5d 4h 2s' },
      pot: 91,
    }
    expect(takes(none)).toEqual({ 1: 30, 2: 30, 3: 31 })
    expect(awards(none)[0]).toMatchObject({ share: 'all', words: '', oddChips: [3] })
    expect(rules(none)).toContain('wsop/295')
  })

  test('wsop/ari-high the community card serves the high hand alone', () => {
    expect(
      takes({ form: 'ari', hands: { 1: '6c 9d 4d Jh 2c', 2: '8c 7c 4h 3d 2h' }, boards: ['6s'], pot: 80 }),
    ).toEqual({ 1: 40, 2: 40 })
  })

  test('the joker face up is limited in mexican poker', () => {
    const down = { 1: 'Jo / Kc Kd Ks 2c', 2: 'Qc / Qd Qs Jc Jd' }
    expect(awards({ form: 'mexican-poker', hands: down, pot: 10 })[0]!.to).toEqual([{ seat: 1, amount: 10 }])
    const up = { 1: 'Kc / Jo Kd 7s 2c', 2: '2d / Ac Kh Ks Qd' }
    // an ace beside two kings for both; down, the joker would make three kings
    expect(takes({ form: 'mexican-poker', hands: up, pot: 10 })).toEqual({ 2: 10 })
    expect(takes({ form: 'mexican-poker', hands: { ...up, 1: 'Jo / Kc Kd 7s 2c' }, pot: 10 })).toEqual({ 1: 10 })
  })
})

describe('boards and run-outs', () => {
  const twoBoards: Scene = {
    form: 'double-board-omaha',
    order: [2, 1],
    hands: { 1: 'As Ac 7d 6d', 2: 'Ks Kc 7h 6h' },
    boards: ['Th 9c 8s 2d 3d', 'Tc 9d 8h 2c 3c'],
    pot: 101,
  }

  test('double board: half a board, the odd chip to the top board', () => {
    expect(takes({ ...twoBoards, boards: ['Ah 9c 2s Jd 3d', 'Kh Jc 8h 2c 3c'] })).toEqual({ 1: 51, 2: 50 })
  })

  test('the same winners on both boards split the whole pot', () => {
    expect(takes(twoBoards)).toEqual({ 1: 50, 2: 51 }) // ten-high straights on both boards
    expect(awards(twoBoards)).toHaveLength(1)
  })

  test('wsop/ultimate-big-o one best high and one best low over both boards', () => {
    const scene: Scene = {
      form: 'ultimate-big-o',
      hands: { 1: 'Kc Kd Ah 2h 9s', 2: 'Qc Qd Js Ts 9d', 3: 'Ad 3d Jd Th 9h' },
      boards: ['Ks Qs 9c 8h 8d', 'Qh 7s 5c 4c Jc'],
      pot: 90,
    }
    // 1: kings full on top; low 7-5-4-2-A on the bottom board
    expect(takes(scene)).toEqual({ 1: 90 })
    const high = awards(scene)[0]!
    expect(high.share).toBe('high')
    expect(high.words).toContain('kings')
  })

  test('wsop/derailment the board with the lowest river card, by suit among equals, is struck', () => {
    const boards = ['As Ks Qs Js 4d', 'Ah Kh Qh Jh 4c', '2c 2d 2h 3c 8d'].map(cards)
    expect(struckBoard(boards)).toBe(1)
    expect(struckBoard(boards.slice(1))).toBe(0)
    const scene: Scene = {
      form: 'derailment',
      hands: { 1: 'Ts 9s 8c 7c 6c', 2: 'Th 9h 3d 3s 5c' },
      boards: ['As Ks Qs Js 4d', 'Ah Kh Qh Jh 4c', '2c 2d 2h 3c 8d'],
      pot: 101,
      struck: [1],
    }
    // top: a straight flush for 1; middle, one for 2, is struck; bottom: treys full for 2
    expect(awards(scene).map(a => [a.share, a.amount, a.to[0]!.seat])).toEqual([
      ['top board', 51, 1],
      ['bottom board', 50, 2],
    ])
  })

  test('wsop/217 the odd chip of the runs goes to the first board', () => {
    const scene: Scene = {
      form: 'holdem',
      book: 'wsop',
      hands: { 1: 'As Ad', 2: 'Ks Kd' },
      boards: ['Qc Jc 7d 5h 2s', 'Kc Jc 7d 5h 2s'],
      runs: 2,
      pot: 505,
      unit: 5,
    }
    expect(awards(scene).map(a => [a.run, a.amount, a.to[0]!.seat])).toEqual([
      [0, 255, 1],
      [1, 250, 2],
    ])
    expect(rules(scene)).toContain('wsop/217')
  })

  test('wsop/214 the runs decide a part of each pot, and three runs give an odd chip each to the first two', () => {
    const scene: Scene = {
      form: 'holdem',
      hands: { 1: 'As Ad', 2: 'Ks Kd', 3: 'Qs Qd' },
      boards: ['Tc Jc 7d 5h 2s', 'Kc Jc 7d 5h 2s', 'Qc Jc 7d 5h 2s'],
      runs: 3,
      pot: [
        { amount: 302, seats: [1, 2, 3] },
        { amount: 200, seats: [2, 3] },
      ],
    }
    expect(awards(scene).map(a => [a.pot, a.run, a.to[0]!.seat, a.amount])).toEqual([
      [1, 0, 2, 67],
      [1, 1, 2, 67],
      [1, 2, 3, 66],
      [0, 0, 1, 101],
      [0, 1, 2, 101],
      [0, 2, 3, 100],
    ])
  })

  test('run twice on two boards: both boards of a run play for its half', () => {
    const scene: Scene = {
      ...twoBoards,
      runs: 2,
      boards: ['Ah 9c 2s Jd 3d', 'Kh Jc 8h 2c 3c', 'Ah 9c 2s Jd 3c', 'Ad Jc 8h 2c 3d'],
      pot: 104,
    }
    expect(takes(scene)).toEqual({ 1: 78, 2: 26 })
  })
})

describe('who had to show', () => {
  test('a pot with one player left is his without a hand', () => {
    const scene: Scene = { form: 'holdem', hands: { 1: '?? ??' }, pot: 30 }
    expect(awards(scene)).toEqual([
      expect.objectContaining({ share: 'all', to: [{ seat: 1, amount: 30 }], words: '', oddChips: [] }),
    ])
  })

  test('an unknown hand loses to a known one, and unknown hands share', () => {
    const scene: Scene = { form: 'holdem', hands: { 1: '?? ??', 2: '2c 3d' }, boards: ['Ah Kh 9d 8c 5s'], pot: 31 }
    expect(takes(scene)).toEqual({ 2: 31 })
    expect(takes({ ...scene, hands: { 1: '?? ??', 2: '?? ??' } })).toEqual({ 1: 16, 2: 15 })
    expect(takes({ form: 'archie', hands: { 1: '?? ?? ?? ?? ??', 2: 'Kc Qd 9s 7s 3s' }, pot: 9 })).toEqual({ 2: 9 })
  })

  test('the winning hand is told in words', () => {
    const scene: Scene = { form: 'holdem', hands: { 1: 'Qs Qd', 2: 'Ks Jd' }, boards: ['3h 3d Tc 7c 2d'], pot: 10 }
    expect(awards(scene)[0]!.words).toBe('two pair, queens and threes, ten kicker')
  })

  test('a plain award rests on the rule of its form in the book asked for', () => {
    const scene: Scene = {
      form: 'omaha',
      hands: { 1: 'As Ad Ks Kd', 2: '2c 3c 4d 5d' },
      boards: ['Ah 9c 8s 2d 3d'],
      pot: 9,
    }
    for (const book of ['rrp', 'uspa', 'wsop'] as const) {
      expect(rules({ ...scene, book })).toHaveLength(1)
      expect(rules({ ...scene, book })[0]).toMatch(new RegExp(`^${book}/`))
    }
  })
})
