import { describe, expect } from 'vitest'
import { type Way, ways } from '../../ask/course/ways.ts'
import type { FormId } from '../../forms/forms.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import { across } from '../../testing/across.ts'
import { given, type Setup } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'
import { legal } from '../legal.ts'
import { programOf } from '../program.ts'

const quietly = ways.get('play on')!

/** Quietly to the last round; there one bets, these call, and the others fold. */
const lastBet =
  (bettor: number, ...callers: readonly number[]): Way =>
  deal => {
    const due = legal(deal)
    if (due.due === 'show') return undefined
    if (due.due !== 'betting') return quietly(deal)
    const { seat, wager, callTo } = due
    const opens = deal.form.opening === 'antes' && deal.opener < 0
    if (deal.step !== programOf(deal.form).lastRound && !opens) return quietly(deal)
    if (callTo !== null) return { type: callers.includes(seat) || seat === bettor ? 'Call' : 'Fold', seat }
    if (seat !== bettor || wager === null) return { type: 'Check', seat }
    return { type: 'Wager', seat, to: wager.sizes[0] ?? wager.least }
  }

describe('the bettor shows first in every form', () => {
  const seats = { 1: 500, 2: 500, 3: 500, 4: 500, 5: 500, 6: 500, 8: 500 }
  // the high hand showing, or the first left of the button, is never the one who bets
  const studHigh = { 1: '2c3dAsAh5c6d7h', 2: '8c9dTs4h3c5dJh' }
  const table: readonly (readonly [
    id: RuleId,
    form: FormId,
    bettor: number,
    callers: readonly number[],
    more?: Partial<Setup>,
  ])[] = [
    ['uspa/3.2.1.3.9', 'holdem', 5, [2]],
    ['uspa/3.2.2.3.9', 'omaha', 1, [4, 8], { button: 1 }],
    ['uspa/3.2.3.3.12', 'seven-card-stud', 2, [1], { seats: { 1: 500, 2: 500 }, cards: studHigh }],
    [
      'uspa/3.2.4.3.10',
      'five-card-stud',
      4,
      [1],
      { seats: { 1: 500, 4: 500 }, cards: { 1: '2cAsAh5c6d', 4: '8cTs4h3c5d' } },
    ],
    ['uspa/3.2.8.3.6', 'ace-to-five-lowball', 3, [1], { seats: 5 }],
    ['uspa/3.2.9.3.6', 'jacks-or-better', 2, [5], { seats: { 1: 500, 2: 500, 5: 500 }, cards: 'TcJcTdThJdTs' }],
    ['uspa/3.2.10.3.6', 'draw-high', 1, [6], { button: 1, seats: { 1: 500, 4: 500, 6: 500 } }],
  ]
  for (const [id, form, bettor, callers, more] of table) {
    rule(id, `${form}: seat ${bettor} bet last and shows first, then seat ${callers[0]}`, () => {
      given({ form, seats, book: 'uspa', ...more })
        .plays('deal')
        .plays(lastBet(bettor, ...callers))
        .tells({ type: 'ShowdownOpened', seat: bettor })
        .offers({ due: 'show', seat: bettor })
        .plays(`${bettor} shows`)
        .offers({ due: 'show', seat: callers[0]! })
    })
  }

  rule('uspa/3.2.6.3.12', 'razz: the bettor shows their seven-low first, and the six-low wins', () => {
    const cards = { 1: '7s5c6h3d2cKsKd', 2: '6s5d4h3c2dQhQd' }
    given({ form: 'razz', seats: { 1: 500, 2: 500 }, book: 'uspa', cards })
      .plays('deal')
      .plays(lastBet(1, 2))
      .offers({ due: 'show', seat: 1 })
      .plays('showdown')
      .awarded('low: 50 to 2')
  })

  rule('uspa/3.2.7.3.12', 'stud high-low: the bettor shows first, and without a low high takes all', () => {
    const cards = { 1: 'KsKhQd9c8d3s3c', 2: 'AsAhJdTc9d9h2s' }
    given({ form: 'stud-8', seats: { 1: 500, 2: 500 }, book: 'uspa', cards })
      .plays('deal')
      .plays(lastBet(1, 2))
      .offers({ due: 'show', seat: 1 })
      .plays('showdown')
      .awarded('high: 50 to 2')
  })
})

describe('who shows first', () => {
  const noLimit = { form: 'holdem', structure: 'no-limit', size: 10 } as const
  const wsop = { ...noLimit, book: 'wsop', seats: { 2: 100, 5: 100, 8: 100 }, button: 8 } as const
  const toTheRiver = 'deal; all call; 5 checks; deal; all check; deal; all check; deal'

  rule('wsop/149', 'checked through by 2, 5 and 8: seat 2 is in earliest position', () => {
    given(wsop).plays(`${toTheRiver}; all check`).tells({ type: 'ShowdownOpened', seat: 2 })
  })

  rule('wsop/149-aggressor', 'seat 2 bets, seat 5 raises, seat 2 calls: seat 5 shows first', () => {
    given(wsop)
      .plays(`${toTheRiver}; 2 bets 10; 5 raises to 20; 8 folds; 2 calls`)
      .tells({ type: 'ShowdownOpened', seat: 5 })
  })

  rule('wsop/149-all-in', 'the betting ended on the flop: seat 8 pushed all-in and shows first', () => {
    given(wsop)
      .plays('deal; all call; 5 checks; deal; 2 checks; 5 checks; 8 all-in; 2 calls; 5 folds; deal')
      .tells({ type: 'ShowdownOpened', seat: 8 })
    given({ ...wsop, book: 'rrp' })
      .plays('deal; all call; 5 checks; deal; 2 checks; 5 checks; 8 all-in; 2 calls; 5 folds; deal')
      .tells({ type: 'ShowdownOpened', seat: 2 })
  })

  rule('wsop/264', 'Mexican poker: after the last round those who are in show down', () => {
    given({ form: 'mexican-poker', seats: 3, book: 'wsop' })
      .plays('deal')
      .plays(lastBet(2, 1, 3))
      .has({ phase: 'showdown' })
      .offers({ due: 'show', seat: 2 })
  })
})

describe('with side pots', () => {
  const noLimit = { form: 'holdem', structure: 'no-limit', size: 10 } as const
  /** Seat 3 is all-in for the main pot, seat 4 for the first side pot, and seats 5 and 8 play on. */
  const pots = (book: Setup['book']) =>
    given({ ...noLimit, book: book!, seats: { 3: 20, 4: 50, 5: 500, 8: 500 }, button: 8 })
      .plays('deal; 5 raises to 20; 8 calls; 3 calls; 4 calls; deal; 4 all-in; 5 calls; 8 calls')
      .plays('deal; 5 bets 20; 8 calls; deal; all check')
  const order = (book: Setup['book']): readonly number[] => {
    const shown: number[] = []
    let table = pots(book)
    for (let due = legal(table.deal); due.due === 'show'; due = legal(table.deal)) {
      shown.push(due.seat)
      table = table.plays(`${due.seat} shows`)
    }
    return shown
  }

  const sides = { rrp: [5, 8, 4, 3], uspa: [4, 5, 8, 3], hpt: [5, 8, 4, 3], web: [4, 5, 8, 3], wsop: [4, 5, 8, 3] }
  across(sides, (book, seats) =>
    rule(book.sidePotShowOrder.rule, `${seats.join(', ')} show in this order (${book.name})`, () => {
      expect(order(book.id)).toEqual(seats)
      expect(pots(book.id).events.find(event => event.type === 'ShowdownOpened')!.rules).toEqual(
        expect.arrayContaining([...book.sidePotShowOrder.rules]),
      )
    }),
  )

  rule('rrp/3/showdown/7', 'pot by pot: those of the last side pot show first, and one may wait for their pot', () => {
    pots('rrp').offers({ due: 'show', seat: 5 }).refuses('4 shows', 'not-your-turn', { seat: 5 })
  })

  rule('wsop/149-side', 'seat 3 is all-in for the main pot: 5 and 8 show, then 3', () => {
    const cards = { 3: 'AsAh', 5: 'KsKh', 8: 'QsQh', board: '2c3d7h8c4s' }
    given({ ...noLimit, book: 'wsop', seats: { 3: 20, 5: 500, 8: 500 }, button: 8, cards })
      .plays('deal; 8 raises to 20; all call; deal; all check; deal; 5 bets 20; 8 calls; deal; all check')
      .offers({ due: 'show', seat: 5 })
      .plays('5 shows')
      .offers({ due: 'show', seat: 8 })
      .plays('8 shows')
      .offers({ due: 'show', seat: 3 })
  })
})
