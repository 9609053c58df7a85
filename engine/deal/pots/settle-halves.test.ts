import { describe, expect, test } from 'vitest'
import { awards, rules, type Scene, takes } from '../../testing/scene.ts'

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
    expect(low!.rules).toContain('rrp/3/ties/4')
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
