import { describe, expect, test } from 'vitest'
import type { FormId } from '../../forms/forms.ts'
import type { House } from '../../rulebooks/house.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { given } from '../../testing/given.ts'
import { houseWith } from '../../testing/house-with.ts'
import { rule } from '../../testing/rule.ts'
import type { Table } from '../../testing/table.ts'
import { misdealWindowOpen } from './substantial-action.ts'

/** Nine players with 100 each, dealt in; at hold'em seat 3 acts first, at stud the seat of the deuce of clubs. */
const dealt = (form: FormId, book: BookId | House = 'rrp', more = {}): Table =>
  given({ form, book, seats: form === 'holdem' ? 9 : 6, structure: 'limit', ...more }).plays('deal')

const open = (table: Table, acts: string): boolean => misdealWindowOpen(table.plays(acts).deal)

describe('two players have acted behind the blinds or the forced bet', () => {
  for (const [id, book] of [
    ['rrp/3/misdeals/1', 'rrp'],
    ['uspa/3.1.4.2', 'uspa'],
    ['hpt/misdeals/2', 'hpt'],
  ] as const) {
    rule(id, `a fold and a call end it, one fold does not; the bring-in is no act (${book})`, () => {
      const holdem = dealt('holdem', book)
      expect(open(holdem, '3 folds')).toBe(true)
      expect(open(holdem, '3 folds; 4 calls')).toBe(false)
      expect(open(holdem, '3 folds; 4 folds')).toBe(false)
      const stud = dealt('seven-card-stud', book, { stakes: { ante: 1, bringIn: 3 } })
      expect(open(stud, 'brings in 3; calls')).toBe(true)
      expect(open(stud, 'completes to 10; calls')).toBe(true)
      expect(open(stud, 'brings in 3; calls; folds')).toBe(false)
      // too late, the hand with a card too many gets nothing back
      const long = holdem
        .reports({ type: 'ExtraCard', seats: [4], noticed: false })
        .plays('3 folds; 4 calls')
        .notices(0)
      long.ruled('hand-dead').stacks({ 4: 990 }).pot(25)
    })
  }

  for (const [id, book, form] of [
    ['rrp/3/misdeals/2', 'rrp', 'holdem'],
    ['rrp/11/1', 'rrp', 'ace-to-five-lowball'],
    ['uspa/3.1.4.1', 'uspa', 'holdem'],
    ['hpt/misdeals/1', 'hpt', 'holdem'],
  ] as const) {
    rule(
      id,
      `with one act made the deal is void and all chips go back, with two it is played (${form}, ${book})`,
      () => {
        const table = dealt(form, book)
        for (const acts of ['deal', 'calls', 'folds']) {
          const void_ = (acts === 'deal' ? table : table.plays(acts)).reports({ type: 'ButtonMisplaced', belongs: 1 })
          void_.ruled('misdeal').stacks({ 1: 1000, 2: 1000, 3: 1000 }).pot(0).has({ phase: 'ended' })
        }
        for (const acts of ['folds; calls', 'calls; calls', 'raises to 20; folds']) {
          const stands = table.plays(acts).reports({ type: 'ButtonMisplaced', belongs: 1 }).ruled('play-on')
          stands.plays('around; play on').has({ phase: 'ended', carried: 0 })
        }
      },
    )
  }
})

describe('substantial action', () => {
  const holdem = () => dealt('holdem', 'wsop')
  const draw = () => dealt('draw-high', 'wsop')

  rule('wsop/109-button', 'three folds, three checks, or two acts that are not two folds or two checks', () => {
    expect(open(holdem(), '3 folds; 4 folds')).toBe(true)
    expect(open(holdem(), '3 folds; 4 folds; 5 folds')).toBe(false)
    expect(open(holdem(), '3 folds; 4 calls')).toBe(false)
    expect(open(draw(), '1 checks; 2 checks')).toBe(true)
    expect(open(draw(), '1 checks; 2 checks; 3 checks')).toBe(false)
    expect(open(draw(), '1 checks; 2 bets 10')).toBe(false)
    expect(open(holdem(), '3 calls; 4 folds')).toBe(false)
    expect(open(holdem(), '3 calls')).toBe(true)
  })

  rule('wsop/109-stud', 'in stud two acts after the bring-in, whatever they are', () => {
    const stud = dealt('razz', 'wsop', { stakes: { ante: 1, bringIn: 3 } })
    expect(open(stud, 'brings in 3; folds')).toBe(true)
    expect(open(stud, 'brings in 3; folds; calls')).toBe(false)
    expect(open(stud, 'brings in 3; folds; folds')).toBe(false)
  })

  rule(
    'wsop/109',
    'three holecards found after a call and a raise: the hand is fouled and its chips stay in the pot',
    () => {
      const long = holdem().reports({ type: 'ExtraCard', seats: [4], noticed: false })
      const late = long.plays('3 calls; 4 calls; 5 raises to 20').notices(0).ruled('hand-dead')
      late.tells({ type: 'HandKilled', seat: 4, why: 'wrong-number-of-cards' }).stacks({ 4: 990 }).pot(55)
      late.plays('around; play on').has({ phase: 'ended' })
      // two folds are none: it is still a misdeal
      const inTime = long.plays('3 folds; 4 folds').notices(0).ruled('misdeal')
      inTime.stacks({ 1: 1000, 2: 1000, 4: 1000 })
    },
  )

  for (const [id, form] of [
    ['wsop/266', 'ace-to-five-lowball'],
    ['wsop/266', 'badugi'],
  ] as const) {
    rule(id, `two cards too many at ${form}, seen before substantial action, are a misdeal`, () => {
      const table = dealt(form, 'wsop').reports({ type: 'ExtraCard', seats: [2, 3], noticed: false })
      table.notices(0).ruled('misdeal')
      table.plays('folds; folds').notices(0).ruled('misdeal')
      table.plays('folds; calls').notices(0).ruled('hand-dead')
    })
  }

  rule('wsop/109-ofc', 'in open-face when everyone has set their second draw', () => {
    let table = given({ form: 'open-face-chinese', book: 'wsop', seats: 3 }).plays('deal')
    const steps: boolean[] = []
    // five cards each, then two draws of one, each set by three players
    for (let set = 0; set < 9; set++) {
      steps.push(misdealWindowOpen(table.deal))
      const { players, turn, step } = table.deal
      const [card, ...rest] = players[turn]!.down
      const laid = step === 1 ? `${card} / ${rest.slice(0, 2).join(' ')} / ${rest.slice(2).join(' ')}` : ` / / ${card}`
      table = table.plays(`lays ${laid}`)
      if (table.deal.turn < 0 && set < 8) table = table.plays('deal')
    }
    expect(steps).toEqual(Array.from({ length: 9 }, () => true))
    expect(misdealWindowOpen(table.deal)).toBe(false)
    table.reports({ type: 'ButtonMisplaced', belongs: 1 }).ruled('play-on', { rules: ['wsop/109-ofc', 'wsop/113'] })
  })
})

test('a house may close the time for a misdeal sooner or later', () => {
  const acts = { folds: 1, checks: 1, acts: 1 }
  const sooner = houseWith({ misdealWindow: { button: acts, stud: acts } })
  expect(open(dealt('holdem', sooner), '3 folds')).toBe(false)
  const five = { folds: 5, checks: 5, acts: 5 }
  const later = houseWith({ misdealWindow: { button: five, stud: five } })
  expect(open(dealt('holdem', later), '3 folds; 4 calls; 5 folds; 6 folds')).toBe(true)
  expect(open(dealt('holdem', later), '3 folds; 4 calls; 5 folds; 6 folds; 7 folds')).toBe(false)
})
