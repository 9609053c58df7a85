import { describe, expect, test } from 'vitest'
import type { Deal } from '../../deal/deal.ts'
import { placeOf } from '../../deal/deal.ts'
import type { FormId } from '../../forms/forms.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { across } from '../../testing/across.ts'
import { given, type Setup } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'
import type { Table } from '../../testing/table.ts'
import type { Incident } from '../rulers.ts'
import { voided } from './void-deal.ts'

/** Nine players, or as many as the form takes, with 1,000 each; the button has the highest seat. */
const dealt = (form: FormId, book: BookId, more: Partial<Setup> = {}): Table =>
  given({ form, book, seats: form === 'holdem' ? 9 : 6, structure: 'limit', ...more }).plays('deal')

/** The dealer exposed the nth card of a seat. */
const exposed = ({ deal }: Table, seat: number, nth: number): Incident => ({
  type: 'CardExposed',
  seat,
  card: downOf(deal, seat)[nth - 1]!,
  by: 'dealer',
})
/** The nth card of a seat lay face up in the deck. */
const boxed = ({ deal }: Table, seat: number, nth: number): Incident => ({
  type: 'BoxedCard',
  card: downOf(deal, seat)[nth - 1]!,
  where: 'hand',
  seat,
})
const downOf = (deal: Deal, seat: number) => deal.players[placeOf(deal, seat)]!.down

/** Reported one after another, as each finds the table. */
const oneByOne = (table: Table, fault: typeof exposed, cards: readonly (readonly [number, number])[]): Table =>
  cards.reduce((now, [seat, nth]) => now.reports(fault(now, seat, nth)), table)

const isRedealt = (table: Table): void => {
  table.ruled('misdeal').tells({ type: 'DealVoided', why: 'misdeal', kept: 0 }).stacks({ 1: 1000, 2: 1000, 3: 1000 })
  table.pot(0).has({ phase: 'ended' })
}

rule('uspa/2.2/misdeal', 'all is dealt again, even where the cards could be moved to their places', () => {
  const began = { type: 'FirstCardToWrongSeat', seat: 2 } as const
  isRedealt(given({ form: 'holdem', book: 'uspa', seats: 3 }).plays('deal').reports(began))
  // another book sets it right
  given({ form: 'holdem', book: 'web', seats: 3 }).plays('deal').reports(began).ruled('corrected')
})

describe('exposed cards', () => {
  for (const [id, book, form] of [
    ['rrp/3/misdeals/2a', 'rrp', 'holdem'],
    ['rrp/11/1a', 'rrp', 'ace-to-five-lowball'],
    ['uspa/3.1.4.1.1', 'uspa', 'ace-to-five-lowball'],
    ['hpt/misdeals/1a', 'hpt', 'holdem'],
    ['wsop/108a', 'wsop', 'holdem'],
    ['wsop/266a', 'wsop', 'deuce-to-seven-lowball'],
  ] as const) {
    rule(
      id,
      `the first or the second card of the deal is a misdeal, the fifth alone is none (${form}, ${book})`,
      () => {
        const table = dealt(form, book)
        isRedealt(table.reports(exposed(table, 1, 1)))
        isRedealt(table.reports(exposed(table, 2, 1)))
        const fifth = table.reports(exposed(table, 5, 1))
        expect(fifth.deal.phase).toBe('streets')
        fifth.plays('around; play on').has({ phase: 'ended' })
      },
    )
  }

  for (const [id, book, form] of [
    ['rrp/3/misdeals/2b', 'rrp', 'holdem'],
    ['rrp/11/1b', 'rrp', 'ace-to-five-lowball'],
    ['uspa/3.1.4.1.2', 'uspa', 'holdem'],
    ['hpt/misdeals/1b', 'hpt', 'holdem'],
    ['wsop/108b', 'wsop', 'holdem'],
    ['wsop/266b', 'wsop', 'ace-to-five-lowball'],
    ['wsop/299', 'wsop', 'badugi'],
    ['wsop/308', 'wsop', 'baduci'],
    ['wsop/318', 'wsop', 'badaci'],
  ] as const) {
    rule(
      id,
      `two cards exposed by the dealer, at seats 3 and 5, are a misdeal; one of them is not (${form}, ${book})`,
      () => {
        const one = oneByOne(dealt(form, book), exposed, [[5, 2]])
        one.has({ phase: 'streets' })
        isRedealt(one.reports(exposed(one, 3, 2)))
      },
    )
  }

  rule(
    'web/misdeals/2',
    'any card of the first two times round, or two at any point of the deal, are a misdeal',
    () => {
      const holdem = dealt('holdem', 'web')
      isRedealt(holdem.reports(exposed(holdem, 5, 1)))
      isRedealt(holdem.reports(exposed(holdem, 7, 2)))
      const lowball = dealt('ace-to-five-lowball', 'web')
      isRedealt(lowball.reports(exposed(lowball, 5, 2)))
      const third = oneByOne(lowball, exposed, [[5, 3]]).has({ phase: 'streets' })
      isRedealt(third.reports(exposed(third, 2, 4)))
    },
  )

  rule('uspa/3.2.2.5.1.1', "at Omaha hold'em's rule holds: a holecard but the first is replaced by the burn", () => {
    const table = dealt('omaha', 'uspa')
    const { card } = exposed(table, 2, 1) as { readonly card: string }
    const top = table.deal.deck[table.deal.next]!
    const replaced = table.reports(exposed(table, 2, 1)).ruled('becomes-the-burn')
    expect(downOf(replaced.deal, 2)).toContain(top)
    expect(downOf(replaced.deal, 2)).not.toContain(card)
    expect(replaced.plays('around; deal').deal.burns).toEqual([card])
    isRedealt(table.reports(exposed(table, 1, 1)))
  })

  for (const [id, book, seat] of [
    ['rrp/15/32', 'rrp', 6],
    ['uspa/3.3.2.26', 'uspa', 2],
  ] as const) {
    rule(id, `in events a holecard of stud dealt up is a misdeal, at a cash table it is none (${book})`, () => {
      const stakes = { ante: 1, bringIn: 3 }
      const event = given({ form: 'seven-card-stud', book, seats: 6, setting: 'tournament', stakes }).plays('deal one')
      isRedealt(event.reports(exposed(event, seat, 2)))
      const cash = given({ form: 'seven-card-stud', book, seats: 6, stakes }).plays('deal one')
      cash
        .reports(exposed(cash, seat, 2))
        .ruled('next-card-down')
        .has({ phase: 'streets' })
    })
  }
})

describe('boxed cards', () => {
  const misdealAt = { rrp: 2, uspa: 2, hpt: 2, web: 3, wsop: 2 } as const
  across<number>(misdealAt, (book, most) =>
    rule(book.boxedCardsMisdealAt.rule, `${most} are a misdeal, one less is scrap and replaced (${book.name})`, () => {
      const cards = [
        [4, 1],
        [6, 1],
        [8, 1],
      ] as const
      const fewer = oneByOne(dealt('holdem', book.id), boxed, cards.slice(0, most - 1))
      fewer.ruled('card-replaced').has({ phase: 'streets' })
      const [seat, nth] = cards[most - 1]!
      isRedealt(fewer.reports(boxed(fewer, seat, nth)))
      const late = fewer.plays('3 calls; 4 calls')
      expect(late.reports(boxed(late, seat, nth)).events).not.toContainEqual(
        expect.objectContaining({ why: 'misdeal' }),
      )
    }),
  )
})

describe('the deal is void', () => {
  test('blinds, antes, dead money and wagers go back; what was carried over stays', () => {
    const seats = { 1: 100, 2: 100, 3: 100, 4: 100 }
    const posts = [
      { seat: 1, kind: 'blind', amount: 5 },
      { seat: 2, kind: 'blind', amount: 10 },
      { seat: 4, kind: 'dead', amount: 5 },
      { seat: 4, kind: 'post', amount: 10 },
    ] as const
    const table = given({ form: 'holdem', structure: 'limit', seats, posts }).plays('deal; 3 raises to 20').pot(50)
    const back = table.reports({ type: 'ButtonMisplaced', belongs: 1 }).ruled('misdeal')
    back.stacks(seats).pot(0).has({ carried: 0 })
    back.tells({
      type: 'DealVoided',
      back: [
        { seat: 1, amount: 5 },
        { seat: 2, amount: 10 },
        { seat: 3, amount: 20 },
        { seat: 4, amount: 15 },
      ],
      kept: 0,
    })
    const carried = given({ form: 'jacks-or-better', seats: { 1: 100, 2: 100 }, carried: 30 }).plays('deal')
    carried.reports({ type: 'ButtonMisplaced', belongs: 1 }).stacks({ 1: 100, 2: 100 }).has({ carried: 30 })
  })

  test('what one forfeits stays for the next deal', () => {
    const { deal } = given({ form: 'holdem', structure: 'limit', seats: 3 }).plays('deal; 3 raises to 20')
    expect(voided(deal, 'duplicate-card', [], { forfeits: [3] })).toEqual([
      {
        type: 'DealVoided',
        why: 'duplicate-card',
        back: [
          { seat: 1, amount: 5 },
          { seat: 2, amount: 10 },
        ],
        kept: 20,
        rules: [],
      },
    ])
  })
})
