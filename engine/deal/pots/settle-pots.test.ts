import { describe, expect, test } from 'vitest'
import { cards } from '../../cards/card.ts'
import { houseWith } from '../../testing/house-with.ts'
import { awards, rules, type Scene, takes } from '../../testing/scene.ts'
import { struckBoard } from '../dealing/strike.ts'

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
    const once = awards({ ...scene, book: houseWith({ runSidePotsTwice: false }) })
    expect(once.map(a => [a.pot, a.run, a.to[0]!.seat, a.amount])).toEqual([
      [1, 0, 2, 200],
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
  test('a pot with one player left is theirs without a hand', () => {
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

  test('the winning hand is named in words', () => {
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
