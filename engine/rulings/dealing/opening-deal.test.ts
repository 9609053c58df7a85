import { describe, expect, test } from 'vitest'
import { type FormId, forms } from '../../forms/forms.ts'
import type { House } from '../../rulebooks/house.ts'
import type { BookId, RuleId } from '../../rulebooks/rule-id.ts'
import { rulebooks } from '../../rulebooks/rulebooks.ts'
import { across } from '../../testing/across.ts'
import { given, type Setup } from '../../testing/given.ts'
import { houseWith } from '../../testing/house-with.ts'
import { rule } from '../../testing/rule.ts'
import type { Table } from '../../testing/table.ts'
import { rulesFor } from '../cited-rules.ts'
import type { Incident } from '../rulers.ts'

/** Six players, the button on 2, so that 3 and 4 have the blinds and 5 acts first; 100 chips each. */
const sixHanded = (form: FormId, book: BookId | House, more: Partial<Setup> = {}): Table =>
  given({
    form,
    book,
    button: 2,
    seats: { 1: 100, 2: 100, 3: 100, 4: 100, 5: 100, 6: 100 },
    structure: 'limit',
    ...more,
  }).plays('deal')

const ALL_BACK = { 1: 100, 2: 100, 3: 100, 4: 100, 5: 100, 6: 100 }

/** Called out in time, after this act, the deal is void and every chip back; called out too late it is played to its end. */
const isMisdeal = (table: Table, incident: Incident, late: string, act = '5 folds'): void => {
  const inTime = table.plays(act).reports(incident).ruled('misdeal')
  inTime.tells({ type: 'DealVoided', why: 'misdeal', kept: 0 }).stacks(ALL_BACK).pot(0)
  inTime.has({ phase: 'ended', mending: expect.objectContaining({ voided: 'misdeal' }) })
  const before = table.plays(late)
  const later = before.reports(incident).ruled('play-on')
  // a button that was wrong is put right on the next deal
  const next = incident.type === 'ButtonMisplaced' ? ['ButtonsDue'] : []
  expect(later.events.map(event => event.type)).toEqual(['IncidentReported', 'RulingGiven', ...next])
  expect(later.deal.players).toEqual(before.deal.players)
}

const buttonOff: Incident = { type: 'ButtonMisplaced', belongs: 3 }
const wrongStart: Incident = { type: 'FirstCardToWrongSeat', seat: 4 }
const outOfOrder: Incident = { type: 'DealtOutOfSequence', seat: 5, before: 4 }
const emptySeat: Incident = { type: 'DealtToEmptySeat', seat: 8 }
const leftOut: Incident = { type: 'PlayerDealtOut', seat: 7, atTheTable: true }
const TWO_ACTED = '5 folds; 6 calls'

describe('errors in the first deal are misdeals until action', () => {
  for (const [id, book, form, incident] of [
    ['rrp/3/misdeals/2f', 'rrp', 'holdem', outOfOrder],
    ['rrp/3/misdeals/2g', 'rrp', 'omaha', buttonOff],
    ['rrp/3/misdeals/2h', 'rrp', 'holdem', wrongStart],
    ['rrp/3/misdeals/2i', 'rrp', 'holdem', emptySeat],
    ['rrp/3/misdeals/2j', 'rrp', 'holdem', leftOut],
    ['rrp/11/1e', 'rrp', 'ace-to-five-lowball', buttonOff],
    ['rrp/11/1f', 'rrp', 'ace-to-five-lowball', wrongStart],
    ['rrp/11/1g', 'rrp', 'ace-to-five-lowball', { ...outOfOrder, round: 3 }],
    ['rrp/11/1h', 'rrp', 'deuce-to-seven-lowball', emptySeat],
    ['rrp/11/1i', 'rrp', 'ace-to-five-lowball', leftOut],
    ['uspa/3.1.4.1.6', 'uspa', 'holdem', outOfOrder],
    ['uspa/3.1.4.1.7', 'uspa', 'holdem', buttonOff],
    ['uspa/3.1.4.1.8', 'uspa', 'holdem', wrongStart],
    ['uspa/3.1.4.1.9', 'uspa', 'omaha', emptySeat],
    ['uspa/3.2.8.5.1.1', 'uspa', 'ace-to-five-lowball', outOfOrder],
    ['hpt/misdeals/1f', 'hpt', 'holdem', outOfOrder],
    ['hpt/misdeals/1g', 'hpt', 'holdem', buttonOff],
    ['hpt/misdeals/1h', 'hpt', 'holdem', wrongStart],
    ['hpt/misdeals/1i', 'hpt', 'holdem', emptySeat],
    ['hpt/misdeals/1j', 'hpt', 'holdem', leftOut],
    ['wsop/108f', 'wsop', 'holdem', outOfOrder],
    ['wsop/108g', 'wsop', 'double-board-omaha', buttonOff],
    ['wsop/108h', 'wsop', 'big-o', wrongStart],
    ['wsop/266e', 'wsop', 'deuce-to-seven-triple-draw', buttonOff],
    ['wsop/266f', 'wsop', 'ace-to-five-triple-draw', wrongStart],
    ['wsop/266g', 'wsop', 'ari', { ...outOfOrder, round: 3 }],
    ['wsop/266h', 'wsop', 'archie', { ...emptySeat, seat: 7 }],
    ['wsop/299', 'wsop', 'badugi', buttonOff],
    ['wsop/308', 'wsop', 'baduci', buttonOff],
    ['wsop/318', 'wsop', 'badaci', buttonOff],
  ] as const satisfies readonly (readonly [RuleId, BookId, FormId, Incident])[]) {
    rule(id, `${incident.type} at ${form} with one act made is a misdeal, with two the deal is played`, () => {
      isMisdeal(sixHanded(form, book), incident, TWO_ACTED)
    })
  }

  for (const [id, form] of [
    ['rrp/12/3', 'draw-high'],
    ['rrp/16/7', 'ace-to-five-lowball'],
  ] as const) {
    rule(id, `misdeals at ${form} are those of button games: the button off, a card out of order, one act made`, () => {
      // at draw high the antes are in, and the first player passes
      const [first, two] = form === 'draw-high' ? ['3 checks', '3 checks; 4 bets 10'] : ['5 folds', TWO_ACTED]
      isMisdeal(sixHanded(form, 'rrp'), buttonOff, two, first)
      isMisdeal(sixHanded(form, 'rrp'), outOfOrder, two, first)
      // older practice plays on, whatever the order
      const old = rulebooks.rrp.lowballMisdealRules.is
      const lax = { ...old, list: 'order-and-exposure-play-on' } as const
      const house = houseWith({ lowballMisdealRules: lax, drawHighMisdealRules: lax })
      for (const error of [outOfOrder, wrongStart]) sixHanded(form, house).reports(error).ruled('play-on')
      sixHanded(form, house).reports(buttonOff).ruled('misdeal')
    })
  }

  for (const [id, form] of [
    ['wsop/328', 'razzdugi'],
    ['wsop/334', 'razzduci'],
  ] as const) {
    rule(id, `${form} has the misdeals and the test of stud: bring-in and one act, and not bring-in and two`, () => {
      const table = sixHanded(form, 'wsop', { stakes: { ante: 1, bringIn: 2 } })
      isMisdeal(table, outOfOrder, 'brings in 2; folds; folds', 'brings in 2; folds')
      table.rulesOut(buttonOff, 'no-button')
    })
  }

  rule(
    'wsop/261',
    'seat 4 skipped at Mexican poker: a misdeal, and once two have acted after the bring-in its hand is fouled',
    () => {
      const table = sixHanded('mexican-poker', 'wsop', { stakes: { ante: 1, bringIn: 2 } }).plays('all keep')
      const skipped: Incident = { type: 'PlayerDealtOut', seat: 4, atTheTable: true }
      table.reports(skipped).ruled('misdeal').stacks(ALL_BACK)
      table.reports(outOfOrder).ruled('misdeal').stacks(ALL_BACK)
      const accepted = table.plays('brings in 10; folds; folds').reports(skipped)
      accepted.ruled('hand-dead').tells({ type: 'HandKilled', seat: 4, why: 'not-dealt-in' })
      accepted.stacks({ 4: 99 }).has({ phase: 'streets' })
      expect(accepted.deal.players.find(({ seat }) => seat === 4)).toMatchObject({ folded: true, down: [], up: [] })
    },
  )
})

describe('who is entitled to a hand', () => {
  across({ rrp: 4, uspa: 4, hpt: 4, web: 4, wsop: 4 }, (book, blind) =>
    rule(
      book.playerDealtOutMisdeal.rule,
      `a player who posted, or is there, and not one away with nothing in (${book.name})`,
      () => {
        const table = sixHanded('holdem', book.id)
        const out = (seat: number, atTheTable: boolean): Incident => ({ type: 'PlayerDealtOut', seat, atTheTable })
        table.reports(out(blind, false)).ruled('misdeal').stacks(ALL_BACK)
        table.reports(out(8, true)).ruled('misdeal').stacks(ALL_BACK)
        table.reports({ type: 'PlayerDealtOut', seat: 8, atTheTable: false, posted: true }).ruled('misdeal')
        table
          .reports(out(8, false))
          .ruled('play-on', {
            rules: rulesFor({ form: forms.holdem, setting: 'cash' }, book.playerDealtOutMisdeal.rules),
          })
          .pot(15)
      },
    ),
  )

  for (const [id, book, form] of [
    ['uspa/3.1.4.1.10', 'uspa', 'seven-card-stud'],
    ['wsop/108i', 'wsop', 'holdem'],
    ['wsop/266i', 'wsop', 'deuce-to-seven-lowball'],
    ['web/misdeals/5', 'web', 'holdem'],
  ] as const) {
    rule(
      id,
      `seat 6 put its ante or blind in and got no cards at ${form}: a misdeal; away with nothing in: none`,
      () => {
        const table = sixHanded(form, book, { button: 4, stakes: { ante: 1, bringIn: 2 } })
        table.reports({ type: 'PlayerDealtOut', seat: 6, atTheTable: false }).ruled('misdeal').stacks(ALL_BACK)
        table.reports({ type: 'PlayerDealtOut', seat: 7, atTheTable: false }).ruled('play-on')
      },
    )
  }

  test('too late, the hand of a player who got no cards is dead, and its blind stays in the pot', () => {
    const late = sixHanded('holdem', 'rrp').plays(TWO_ACTED)
    const out = late.reports({ type: 'PlayerDealtOut', seat: 4, atTheTable: true })
    out
      .ruled('hand-dead', { rules: ['rrp/3/misdeals/2j'] })
      .stacks({ 4: 90 })
      .pot(25)
    out.plays('around; play on').has({ phase: 'ended' })
  })
})

describe('an empty seat that was dealt in', () => {
  const expected = { rrp: 'misdeal', uspa: 'misdeal', hpt: 'misdeal', web: 'corrected', wsop: 'play-on' } as const
  across<string>(expected, (book, decision) =>
    rule(book.emptySeatDealtMisdeal.rule, `hold'em, seat 8 is empty: ${decision} (${book.name})`, () => {
      const table = sixHanded('holdem', book.id).reports(emptySeat).ruled(decision)
      if (decision === 'misdeal') table.stacks(ALL_BACK)
      else table.pot(15).plays('around; play on').has({ phase: 'ended' })
      const lowball = sixHanded('ace-to-five-lowball', book.id).reports(emptySeat)
      lowball.ruled(decision === 'corrected' ? decision : 'misdeal')
    }),
  )

  rule(
    'wsop/108',
    'the button out of position after a fold is a misdeal; after a call and a fold the deal goes on',
    () => {
      isMisdeal(sixHanded('holdem', 'wsop'), buttonOff, '5 calls; 6 folds', '5 folds')
    },
  )
})

describe('where the cards lie', () => {
  const cards = { 1: '2c2d', 2: '3c3d', 3: '4c4d', 4: '5c5d', 5: '6c6d', 6: '7c7d' }

  test('begun with seat 4, everybody has the cards of the seat before them', () => {
    const table = sixHanded('holdem', 'rrp', { cards }).reports({ ...wrongStart, noticed: false })
    table.holds({ 4: '4c 4d', 5: '5c 5d', 6: '6c 6d', 1: '7c 7d', 2: '2c 2d', 3: '3c 3d' })
    table.plays('5 folds').notices(0).ruled('misdeal').stacks(ALL_BACK)
    table.plays(TWO_ACTED).notices(0).ruled('play-on').plays('around; play on').has({ phase: 'ended' })
  })

  test('a card out of order lies with the next player', () => {
    const table = sixHanded('holdem', 'rrp', { cards }).reports({ ...outOfOrder, noticed: false })
    table.holds({ 4: '5c 6d', 5: '6c 5d', 6: '7c 7d' })
    sixHanded('holdem', 'rrp', { cards })
      .reports({ ...outOfOrder, round: 1, noticed: false })
      .holds({ 4: '6c 5d', 5: '5c 6d' })
  })

  test('an empty seat between others has taken cards that were not meant for it', () => {
    const seats = { 1: 100, 2: 100, 3: 100, 5: 100 }
    const known = { 1: '2c2d', 2: '3c3d', 3: '4c4d', 5: '6c6d' }
    const dealt = given({ form: 'holdem', button: 2, seats, cards: known }).plays('deal')
    const table = dealt.reports({ type: 'DealtToEmptySeat', seat: 4, noticed: false })
    // it should have been 3, 5, 1, 2 and again; seat 4 got the second card and the seventh
    table.holds({ 3: '4c 6d', 5: '2c 3d', 1: '3c 2h', 2: '4d 2s' }).stub(42)
    expect(table.deal.mending.aside).toEqual(['6c', '2d'])
  })
})

describe("the web's remedy", () => {
  const cards = { 1: '2c2d', 2: '3c3d', 3: '4c4d', 4: '5c5d', 5: '6c6d', 6: '7c7d' }
  const right = { 1: '2c 2d', 2: '3c 3d', 3: '4c 4d', 4: '5c 5d', 5: '6c 6d', 6: '7c 7d' }
  const dealt = (): Table => sixHanded('holdem', 'web', { cards })

  rule(
    'web/misdeals/1',
    'one act made, and every card goes where it belongs; a hand in the muck: dealt again; two acts: it stands',
    () => {
      const wrong = dealt().reports({ ...wrongStart, noticed: false })
      const repaired = wrong.plays('5 calls').notices(0).ruled('corrected').holds(right).pot(25)
      expect(repaired.deal).toMatchObject({ phase: 'streets', turn: wrong.plays('5 calls').deal.turn })
      repaired.plays('around; play on').has({ phase: 'ended' })
      wrong.plays('5 folds').notices(0).ruled('misdeal').stacks(ALL_BACK)
      const stands = wrong.plays('5 calls; 6 calls')
      stands.notices(0).ruled('play-on').holds({ 4: '4c 4d', 3: '3c 3d' })
    },
  )

  rule(
    'web/misdeals/6',
    'begun with the wrong player or out of sequence it is set right, with the button out of place dealt again',
    () => {
      dealt().reports(wrongStart).ruled('corrected').holds(right)
      dealt().reports(outOfOrder).ruled('corrected').holds(right)
      dealt().reports(buttonOff).ruled('misdeal').stacks(ALL_BACK)
      dealt().plays('5 calls; 6 folds').reports(buttonOff).ruled('play-on')
    },
  )

  test('the cards of an empty seat go back on the deck', () => {
    const before = dealt()
    const wrong = before.reports({ ...emptySeat, noticed: false })
    expect(wrong.deal.mending.aside).toHaveLength(2)
    const after = wrong.notices(0).ruled('corrected').holds(right)
    expect(after.deal.deck.slice(after.deal.next)).toEqual(before.deal.deck.slice(before.deal.next))
  })
})

test('what cannot have happened is refused', () => {
  const table = sixHanded('holdem', 'rrp')
  table.rulesOut({ type: 'ButtonMisplaced', belongs: 2 }, 'button-was-there')
  table.rulesOut({ type: 'FirstCardToWrongSeat', seat: 3 }, { no: 'gets-first-card', seat: 3 })
  table.rulesOut({ type: 'FirstCardToWrongSeat', seat: 9 }, { no: 'no-hand', seat: 9 })
  table.rulesOut({ type: 'DealtOutOfSequence', seat: 3, before: 3 }, 'before-itself')
  table.rulesOut({ type: 'DealtOutOfSequence', seat: 3, before: 4, round: 3 }, { no: 'no-such-round', count: 3 })
  const before = given({ form: 'holdem', seats: 3 })
  before.rulesOut({ type: 'DealtOutOfSequence', seat: 1, before: 2 }, 'first-cards-not-out')
})
