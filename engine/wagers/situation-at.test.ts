import { describe, expect, test } from 'vitest'
import { rulebooks } from '../rulebooks/rulebooks.ts'
import { given } from '../testing/given.ts'
import { mayChangeDraw } from './draw-change.ts'
import { readWager } from './read-wager.ts'
import { situationAt } from './situation-at.ts'

describe('the situation of a seat in a deal', () => {
  const preflop = given({ form: 'holdem', structure: 'no-limit', seats: 3 }).plays('deal; 3 raises to 30').deal

  test('what there is to call, the bounds, and the blind that lies out', () => {
    expect(situationAt(preflop, 1, [[100]])).toEqual({
      structure: 'no-limit',
      setting: 'cash',
      unit: 1,
      pot: 45,
      stack: 995,
      before: [5],
      bet: 5,
      turn: 'in',
      price: 30,
      bringIn: false,
      lastRaise: 20,
      wager: { least: 50, most: 1000, sizes: [] },
      did: [[100]],
    })
  })

  test('a seat whose turn it is not, and what else was seen', () => {
    const early = situationAt(preflop, 2, ['call'], { since: [{ seat: 1, act: 'fold' }] })
    expect(early).toMatchObject({ turn: 'out', before: [10], since: [{ seat: 1, act: 'fold' }] })
    expect(readWager(early, rulebooks.rrp)).toMatchObject({ act: 'call', to: 30, binding: true })
    expect(() => situationAt(preflop, 9, [])).toThrow('seat 9 has no hand')
  })

  test('over a bring-in a raise completes', () => {
    const third = given({
      form: 'seven-card-stud',
      seats: 3,
      cards: { 1: '9c9d2c', 2: '8c8dKc', 3: 'TcTdQc' },
    })
    const deal = third.plays('deal; brings in 3').deal
    const reading = readWager(situationAt(deal, 2, ['complete']), rulebooks.rrp)
    expect(reading).toMatchObject({ act: 'complete', to: 10 })
  })

  test('the setting of the deal is that of the situation', () => {
    const event = given({ form: 'holdem', structure: 'no-limit', setting: 'tournament', seats: 3 }).plays('deal').deal
    expect(situationAt(event, 1, []).setting).toBe('tournament')
  })

  test.each([
    ['badugi', 'wsop/305'],
    ['badugi-high', 'wsop/305'],
    ['baduci', 'wsop/314'],
    ['badaci', 'wsop/324'],
    ['deuce-to-seven-triple-draw', 'wsop/276'],
  ] as const)('the draw of %s has its own rules on another number of cards (%s)', (form, rule) => {
    const draw = given({ form, seats: 3, book: 'wsop' }).plays('deal; all call; 2 checks').deal
    const { stage, drawing } = situationAt(draw, 1, [])
    expect(stage).toBe('draw')
    expect(mayChangeDraw({ drawing: drawing! }, rulebooks.wsop)).toEqual({ may: true, rules: [rule] })
  })

  test('a knock in the draw stands pat', () => {
    const draw = given({ form: 'ace-to-five-lowball', seats: 3 }).plays('deal; all call; 2 checks').deal
    expect(situationAt(draw, 1, [])).toMatchObject({ stage: 'draw', drawing: 'lowball' })
    expect(readWager(situationAt(draw, 1, [{ does: 'knocks' }]), rulebooks.wsop).act).toBe('pat')
  })

  test.each(['holdem', 'razz', 'deuce-to-seven-triple-draw'] as const)('a knock while %s is dealt is no act', form => {
    const { deal } = given({ form, seats: 3 })
    const knocks = situationAt(deal, 1, [{ does: 'knocks' }])
    expect(knocks.stage).toBe('dealing')
    expect(readWager(knocks, rulebooks.rrp)).toMatchObject({ act: 'nothing', binding: false })
  })
})
