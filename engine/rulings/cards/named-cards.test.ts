import { describe, expect, test } from 'vitest'
import type { Card } from '../../cards/card.ts'
import { given } from '../../testing/given.ts'
import type { Table } from '../../testing/table.ts'
import { decide } from '../decide.ts'
import { kindOf } from '../fact.ts'
import { factsOf, INCIDENTS, mayGoUnnoticed } from '../incident-facts.ts'
import type { Incident, IncidentType } from '../rulers.ts'

/** Tables of real cards at which the ace of spades lies in view or in another's hand, and the named card is free. */
const preflop = given({ form: 'holdem', seats: 3, realCards: true }).plays('deal ?? ?? As ?? ?? Kd')
const flop = preflop.plays('around; deal one; deal 2s 3s 4s')
const showing = flop.plays('around; deal; around; deal; around; 1 mucks')
const third = given({ form: 'razz', seats: 3, realCards: true }).plays('deal one; deal As 8d 9d')
const sixth = third.plays('around; deal; around; deal; around; deal; around')
const mexican = given({ form: 'mexican-poker', seats: 3, realCards: true }).plays(
  'deal one; deal As Kd Qd; around; all keep',
)
const drawing = given({ form: 'ace-to-five-lowball', seats: 2, realCards: true }).plays(
  'deal; around; draw 2 2; deal one; deal As 2s ?? ??',
)

type Case = readonly [table: Table, incident: (card: Card) => Incident, free?: Card]

const cases: { readonly [T in IncidentType]?: Case } = {
  CardExposed: [preflop, card => ({ type: 'CardExposed', seat: 1, card, by: 'dealer' })],
  CardOffTable: [preflop, card => ({ type: 'CardOffTable', seat: 1, card, by: 'player' })],
  BoxedCard: [preflop, card => ({ type: 'BoxedCard', card, where: 'hand', seat: 1 })],
  JokerFound: [preflop, replacement => ({ type: 'JokerFound', seat: 1, replacement })],
  ForeignCard: [preflop, card => ({ type: 'ForeignCard', where: 'stub', card })],
  DamagedCard: [preflop, card => ({ type: 'DamagedCard', seat: 1, card })],
  ExtraCard: [preflop, card => ({ type: 'ExtraCard', seats: [1], cards: [card] })],
  LiveHandShown: [preflop, card => ({ type: 'LiveHandShown', seat: 1, cards: [card], onPurpose: true })],
  PrematureBoard: [preflop, card => ({ type: 'PrematureBoard', cards: [card, '5s', '6s'] })],
  BurnMissed: [preflop.plays('around'), card => ({ type: 'BurnMissed', cards: [card, '5s', '6s'] })],
  TwoBurned: [preflop.plays('around'), card => ({ type: 'TwoBurned', cards: [card, '5s'] })],
  TooManyInFlop: [
    preflop.plays('around; deal one'),
    card => ({ type: 'TooManyInFlop', count: 4, cards: [card, '5s', '6s', '7s'] }),
  ],
  TabledLate: [showing, card => ({ type: 'TabledLate', seat: 1, identifiable: true, cards: [card, '5s'] })],
  PrematureStreetCard: [third, card => ({ type: 'PrematureStreetCard', to: [2], cards: [card] })],
  StreetOutOfSequence: [mexican, card => ({ type: 'StreetOutOfSequence', to: [2, 1, 3], cards: [card, '5s', '6s'] })],
  LastCardUp: [sixth, card => ({ type: 'LastCardUp', seats: [1], cards: [card, '5s', '6s'] })],
  DrawCardsMucked: [drawing, card => ({ type: 'DrawCardsMucked', seat: 2, cards: [card] })],
}

/** Two of them turn up where there should be one: it lies in view when this is reported. */
const LIES_ANYWHERE: readonly IncidentType[] = ['DuplicateCard']

describe('at a table with real cards a card that lies elsewhere cannot be the one that came', () => {
  const kinds = INCIDENTS.filter(type =>
    Object.values(factsOf(type)).some(fact => ['card', 'cards'].includes(String(kindOf(fact)))),
  )

  test('every kind of incident that names cards is looked at', () => {
    expect([...Object.keys(cases), ...LIES_ANYWHERE].toSorted()).toEqual(kinds.toSorted())
  })

  test.each(Object.entries(cases))('%s', (_, [table, incident, free = 'Qh']) => {
    const before = JSON.stringify(table.deal)
    expect(decide(table.deal, incident('As'))).toMatchObject({ ok: false, refusal: { why: 'cannot-have-happened' } })
    expect(decide(table.deal, incident('Zz' as Card))).toMatchObject({
      ok: false,
      refusal: { why: 'cannot-have-happened' },
    })
    expect(decide(table.deal, incident(free))).toMatchObject({ ok: true })
    expect(JSON.stringify(table.deal)).toBe(before)
  })
})

const cannot = { why: 'cannot-have-happened', impossible: { no: 'not-unnoticed' } }
test.each(Object.entries(cases))(
  '%s can stay unnoticed if its facts say so',
  (type, [table, incident, free = 'Qh']) => {
    const decision = decide(table.deal, { ...incident(free), noticed: false })
    if (mayGoUnnoticed(type as IncidentType)) expect(decision).toMatchObject({ ok: true })
    else expect(decision).toMatchObject({ ok: false, refusal: cannot })
  },
)

test('the card that comes for a boxed boardcard is named, and lies nowhere yet', () => {
  const boxed = { type: 'BoxedCard', card: '3s', where: 'board' } as const
  flop.rulesOut({ ...boxed, replacement: 'As' }, { no: 'cannot-have-come', card: 'As' })
  flop.rulesOut({ ...boxed, replacement: '2s' }, { no: 'cannot-have-come', card: '2s' })
  flop
    .reports({ ...boxed, replacement: '9c' })
    .ruled('card-replaced')
    .has({ boards: [['2s', '4s', '9c']] })
})

test('a foreign card lies where it is said to lie', () => {
  flop.rulesOut({ type: 'ForeignCard', where: 'board', card: 'As' }, { no: 'not-on-a-board', card: 'As' })
  flop.rulesOut({ type: 'ForeignCard', where: 'hand', card: '2s' }, { no: 'in-no-hand', card: '2s' })
  flop.rulesOut({ type: 'ForeignCard', where: 'stub', card: '2s' }, { no: 'not-in-the-stub', card: '2s' })
  flop.reports({ type: 'ForeignCard', where: 'board', card: '2s' }).ruled('deal-void').stacks({ 1: 1000, 2: 1000 })
  const dealt = given({ form: 'holdem', seats: 2, cards: 'As Ks Qs Js' }).plays('deal')
  dealt.rulesOut({ type: 'ForeignCard', where: 'stub', card: 'As' }, { no: 'not-in-the-stub', card: 'As' })
  dealt.rulesOut({ type: 'ForeignCard', where: 'hand', card: '2c' }, { no: 'in-no-hand', card: '2c' })
})
