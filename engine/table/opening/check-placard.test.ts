import { describe, expect, test } from 'vitest'
import { stakesFor } from '../../deal/stakes.ts'
import { forms } from '../../forms/forms.ts'
import { mixes } from '../../forms/mix.ts'
import { BOOKS } from '../../rulebooks/rule-id.ts'
import { placardOf, tableScene } from '../../testing/table-scene.ts'
import { problemText } from '../../words/english/problems.ts'
import type { Placard } from '../placard.ts'
import { decideTable } from '../table-decider.ts'
import { checkPlacard } from './check-placard.ts'
import { placardFor } from './placard-for.ts'

const { holdem, omaha } = forms
const limit = (size: number, changes = {}) => [{ form: holdem, stakes: stakesFor(holdem, 'limit', size, changes) }]

describe('a placard', () => {
  test('that is usual makes sense for every form and mix by every book', () => {
    for (const book of BOOKS) {
      for (const game of [...Object.values(forms), ...Object.values(mixes)]) {
        expect(checkPlacard(placardFor({ game, book })), `${game.id} by ${book}`).toEqual([])
      }
    }
  })

  test.each<[string, Partial<Placard>]>([
    ['name: a table has a name of 1 to 80 characters', { name: ' ' }],
    ['book: there is no book hoyle; accepted: rrp, uspa, hpt, web, wsop', { book: 'hoyle' as 'rrp' }],
    ['parts: a table has at least one game', { parts: [] }],
    [
      'parts[0].form.seats.least: a deal needs 2',
      { parts: [{ form: { ...holdem, seats: { least: 1, most: 9 } }, stakes: limit(10)[0]!.stakes }] },
    ],
    ['parts[0].stakes.lower: The lower limit must be a whole number', { parts: limit(10.5) }],
    ['parts[0].stakes: nothing goes in before the cards', { parts: limit(10, { blinds: [] }) }],
    ['parts[0].stakes.blinds: each is 1 or more', { parts: limit(10, { blinds: [10, 5] }) }],
    ['turn.deals: a form is played for a whole number of deals', { turn: { deals: 0 } }],
    ['chairs: a whole number from 2 to 12', { chairs: 13 }],
    ['chairs: ', { chairs: 1 }],
    ['buyIn.least: a whole number', { buyIn: { least: 0.5 } }],
    ['buyIn: the minimum is more than the maximum', { buyIn: { least: 500, most: 200 } }],
    ['kill: a kill needs limits', { kill: { size: 'full', required: true } }],
    ['kill: a half kill', { parts: limit(5), kill: { size: 'half', required: true } }],
    ['straddle: ', { straddle: true }],
    ['collection.percent: above 0', { collection: { way: 'rake', percent: 0, cap: null, noFlopNoDrop: true } }],
    ['collection.cap: a whole number', { collection: { way: 'rake', percent: 5, cap: 2.5, noFlopNoDrop: true } }],
    ['collection.everyMinutes: ', { collection: { way: 'time', amount: 7, everyMinutes: 0 } }],
    ['collection.amount: ', { collection: { way: 'drop', amount: -1, blind: true } }],
    ['money: ', { money: 0 }],
    ['apart[0]: names the same player twice', { apart: [['ann', 'ann']] }],
  ])('that is wrong is named: %s', (words, changes) => {
    const placard = placardOf('rrp', changes)
    expect(checkPlacard(placard).map(problemText).join('\n')).toContain(words)
    const decision = decideTable(undefined, { type: 'OpenTable', placard, at: 0 })
    expect(decision).toMatchObject({ ok: false, refusal: { why: 'placard-makes-no-sense' } })
  })

  test('has no pot to rake where points are paid, and a half kill that comes out even is right', () => {
    const rake = { way: 'rake', percent: 10, cap: 6, noFlopNoDrop: false } as const
    expect(checkPlacard(placardFor({ game: 'chinese-poker', collection: rake }))).toEqual([
      { at: 'collection', why: 'no-pot-to-rake' },
    ])
    expect(
      checkPlacard(placardFor({ game: 'holdem', structure: 'limit', kill: { size: 'half', required: true } })),
    ).toEqual([])
  })
})

test('the usual placard has as many chairs as all its forms can deal to, and what one asks for', () => {
  expect(placardFor({ game: 'holdem', size: 4 })).toMatchObject({ chairs: 9, parts: [{ stakes: { blinds: [2, 4] } }] })
  expect(placardFor({ game: mixes['eight-game'] })).toMatchObject({ chairs: 6, turn: 'orbit' })
  expect(placardFor({ game: omaha, structure: 'limit', turn: 'dealers-choice' })).toMatchObject({
    turn: 'dealers-choice',
    parts: [{ stakes: { structure: 'limit' } }],
  })
  expect(
    placardFor({ game: mixes['eight-game'], structure: 'no-limit' }).parts.map(({ stakes }) => stakes.structure),
  ).toContain('no-limit')
})

test('a table opens once, and with a kill its button belongs to nobody', () => {
  const scene = tableScene(placardFor({ game: 'holdem', structure: 'limit', kill: { size: 'full', required: true } }))
  expect(scene.log.map(({ type }) => type)).toEqual(['TableOpened', 'KillButtonNeutral'])
  expect(scene.refuses({ type: 'OpenTable', placard: placardOf('rrp') })).toEqual({ why: 'table-is-open' })
})
