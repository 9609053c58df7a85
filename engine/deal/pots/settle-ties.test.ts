import { describe, expect, test } from 'vitest'
import { awards, rules, type Scene, takes } from '../../testing/scene.ts'

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
    expect(rules({ ...eights, book: 'wsop' })).toContain('wsop/248')
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
