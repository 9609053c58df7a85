import { describe, expect, test } from 'vitest'
import { rulebooks } from '../../rulebooks/rulebooks.ts'
import { across } from '../../testing/across.ts'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'
import { takes } from '../../testing/scene.ts'
import { nextButton } from '../next-button.ts'

const noLimit = { form: 'holdem', structure: 'no-limit', size: 10 } as const
const hpt = { ...noLimit, book: 'hpt' } as const
const checkedDown = 'deal; all check; deal; all check; deal; all check'

describe('the pot is awarded', () => {
  rule('hpt/play/11', 'seats 4 and 7 tie for 300: 150 each', () => {
    given({ ...hpt, seats: { 4: 500, 7: 500 }, cards: { 4: '2c3d', 7: '2d3c', board: 'AcKdQhJs9c' } })
      .plays(`deal; 7 raises to 150; 4 calls; ${checkedDown}; showdown`)
      .awarded('high: 150 to 4 and 150 to 7')
  })

  rule('hpt/hand/8', 'seat 2 with 800 behind wins 450 and has 1,250', () => {
    const cards = { 1: '7c2d', 2: 'AsAd', 3: 'KsKd', board: 'AcQdJh8s9c' }
    given({ ...hpt, seats: { 1: 950, 2: 950, 3: 950 }, cards })
      .plays(`deal; 3 raises to 150; all call; ${checkedDown}`)
      .stacks({ 2: 800 })
      .plays('showdown')
      .stacks({ 1: 800, 2: 1250, 3: 800 })
  })

  rule('hpt/deal/11', 'the cards are shown, and seat 7 with the best hand is paid 450', () => {
    const cards = { 2: '7c2d', 5: 'KsKd', 7: 'AsAd', board: 'AcQdJh8s9c' }
    const shown = given({ ...hpt, seats: { 2: 500, 5: 500, 7: 500 }, cards }).plays(
      `deal; 7 raises to 150; all call; ${checkedDown}`,
    )
    shown.offers({ due: 'show', seat: 2 }).plays('showdown').awarded('high: 450 to 7').won({ 2: -150, 5: -150, 7: 300 })
  })

  rule('hpt/showdown/5', 'aces with a king beat aces with queen, jack and ten', () => {
    const hands = { 1: 'As 4c', 2: 'Ad Qc' }
    const draw = { 1: 'As Ac Kd 7c 4h', 2: 'Ad Ah Qc Js Td' }
    expect(takes({ form: 'draw-high', book: 'hpt', hands: draw, pot: 60 })).toEqual({ 1: 60 })
    expect(takes({ form: 'holdem', book: 'hpt', hands, boards: ['Ah Kd 8s 7h 2d'], pot: 60 })).toEqual({ 2: 60 })
  })

  rule('hpt/showdown/7', 'the pot is pushed to seat 2, and then the button moves from seat 6 to seat 7', () => {
    const cards = { 2: 'AsAd', 6: 'KsKd', 7: 'QsQd', board: '2c3d7h8c4s' }
    const table = given({ ...hpt, seats: { 2: 100, 6: 100, 7: 100 }, button: 6, cards }).plays(
      `deal; all call; 2 checks; ${checkedDown}`,
    )
    expect(nextButton(table.deal)).toBeNull()
    const over = table.plays('showdown').awarded('high: 30 to 2')
    expect(nextButton(over.deal)).toBe(7)
  })

  rule('wsop/236', 'a player who calls 30 against quads on the board does not have it back', () => {
    const cards = { 1: '2c3d4s6h9cTdJs', 2: '7c8dAsAhAdAcKs' }
    const stud = { form: 'seven-card-stud', size: 30, book: 'wsop', seats: { 1: 1000, 2: 1000 }, cards } as const
    const before = given({ ...stud, stakes: { lower: 15, upper: 30, ante: 1, bringIn: 5 } }).plays(
      'deal; 1 brings in 5; 2 calls; deal; all check; deal; all check; deal; all check; deal; 2 bets 30',
    )
    const chips = before.deal.players.find(player => player.seat === 1)!.stack
    const called = before.plays('1 calls').stacks({ 1: chips - 30 })
    called.plays('2 shows; 1 mucks; award').stacks({ 1: chips - 30, 2: 1036 })
    expect(called.events.some(event => event.type === 'UncalledReturned')).toBe(false)
  })
})

describe('no agreement divides a pot', () => {
  const stud8 = { form: 'stud-8', seats: { 1: 500, 2: 500 } } as const
  across({ rrp: false, uspa: false, hpt: false, web: false, wsop: false }, (book, may) =>
    rule(book.splitPotByAgreement.rule, `two who want to split are refused: ${may} (${book.name})`, () => {
      given({ ...stud8, book: book.id })
        .plays('deal')
        .refuses('split the pot', 'no-split-by-agreement', { rules: book.splitPotByAgreement.rules })
    }),
  )

  for (const [id, book] of [
    ['rrp/10/7', 'rrp'],
    ['wsop/247', 'wsop'],
    ['uspa/3.2.7.5.8', 'uspa'],
  ] as const) {
    rule(id, `high and low cannot be agreed on: the hands are shown and read (${book})`, () => {
      const cards = { 1: 'KsKhKdQcQd9s9h', 2: 'As8c7d5h4c3d2s' }
      const seventh = given({ ...stud8, book, cards }).plays(
        'deal; around; deal; around; deal; around; deal; around; deal',
      )
      const { rules } = rulebooks[book].splitPotByAgreement
      expect(rules).toContain(id)
      seventh.refuses('split the pot by 1 2', 'no-split-by-agreement', { rules })
      seventh.plays('around; showdown').awarded('high: 5 to 1', 'low: 5 to 2')
    })
  }

  test('a house may let them, and then all who are left must agree', () => {
    const house = { name: 'kind', book: 'rrp', overrides: { splitPotByAgreement: true } } as const
    const table = given({ ...noLimit, book: house, seats: { 1: 100, 2: 100, 3: 100 } }).plays(
      'deal; 3 raises to 31; 1 calls; 2 folds',
    )
    table.refuses('split the pot by 1', 'not-all-agree', { seat: 3 })
    table.plays('split the pot').awarded('all: 36 to 1 and 36 to 3').won({ 1: 5, 2: -10, 3: 5 })
  })
})
