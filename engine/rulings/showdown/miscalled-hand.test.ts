import { describe, expect, test } from 'vitest'
import { audit } from '../../deal/audit.ts'
import type { Deal } from '../../deal/deal.ts'
import type { DealEvent } from '../../deal/events.ts'
import { evolve } from '../../deal/evolve.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { across } from '../../testing/across.ts'
import { awardLines } from '../../testing/deal-lines.ts'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'
import { decide } from '../decide.ts'
import { miscalledHand } from './miscalled-hand.ts'

/** The deal after these events, its pots pushed: chips and cards are all there. */
const settled = (deal: Deal, events: readonly DealEvent[]): readonly string[] => {
  const ruled = events.reduce(evolve, deal)
  expect(audit(ruled)).toEqual([])
  const decision = decide(ruled, { type: 'Deal' })
  if (!decision.ok) throw new Error(decision.refusal.why)
  return awardLines(decision.events.reduce(evolve, ruled))
}

const holdem = (book: BookId) =>
  given({
    form: 'holdem',
    structure: 'no-limit',
    book,
    seats: { 1: 100, 5: 100 },
    cards: { 1: '4c4d', 5: 'AsTs', board: '9s8d7c2s3s' },
  }).plays('deal; 5 calls; 1 checks; deal; all check; deal; all check; deal; all check')

describe('a hand miscalled on purpose', () => {
  for (const [id, book] of [
    ['rrp/3/showdown/2', 'rrp'],
    ['uspa/3.1.8.2', 'uspa'],
    ['web/showdown/2', 'web'],
    ['wsop/144-miscall', 'wsop'],
  ] as const) {
    rule(
      id,
      `a pair is called a full house and a flush is mucked: with intent the pot may be forfeited (${book})`,
      () => {
        const { deal } = holdem(book).plays('1 shows calling it a full house; 5 mucks')
        const lie = { seat: 1, called: 'a full house', intentional: true, fouled: [5] }
        const ruling = miscalledHand(deal, lie)
        expect(ruling).toMatchObject({ decision: 'pot-forfeited', decides: 'floor', events: [], rules: [id] })
        expect(ruling.options!.map(option => option.decision)).toEqual(['pot-forfeited', 'cards-speak'])
        expect(settled(deal, ruling.options![0]!.events)).toEqual(['all: 20 to 5'])
        expect(settled(deal, ruling.options![1]!.events)).toEqual(['all: 20 to 1'])
        expect(ruling.wouldChange).toContain('not-on-purpose')
        expect(miscalledHand(deal, { ...lie, intentional: false })).toMatchObject({
          decision: 'cards-speak',
          events: [],
        })
        // the opponent still holds their cards: the best cards win
        const held = holdem(book).plays('1 shows calling it a full house')
        expect(miscalledHand(held.deal, { ...lie, fouled: [] })).toMatchObject({ decision: 'cards-speak', events: [] })
        held.plays('5 shows; award').awarded('high: 20 to 5')
      },
    )
  }

  rule('uspa/2.2/miscall', "'straight' is announced with only a pair: a miscall, and the cards still decide", () => {
    const shown = holdem('uspa').plays('1 shows calling it a straight; 5 shows')
    const ruling = miscalledHand(shown.deal, { seat: 1, called: 'a straight', intentional: false, fouled: [] })
    expect(ruling).toMatchObject({ decision: 'cards-speak', events: [], rules: ['uspa/3.1.8.2'] })
    shown.plays('award').awarded('high: 20 to 5').won({ 1: -10, 5: 10 })
  })

  test('a house may always take the pot, or never', () => {
    const lie = { seat: 1, called: 'a full house', intentional: true, fouled: [5] }
    const at = (intentionalMiscall: 'forfeits-pot' | 'nothing') => {
      const { deal } = holdem('rrp').plays('1 shows; 5 mucks')
      return miscalledHand({ ...deal, book: { name: 'ours', book: 'rrp', overrides: { intentionalMiscall } } }, lie)
    }
    expect(at('forfeits-pot')).toMatchObject({
      decision: 'pot-forfeited',
      events: [{ type: 'HandRetrieved' }, { type: 'HandKilled' }],
    })
    expect(at('nothing')).toMatchObject({ decision: 'cards-speak', events: [] })
  })
})

/** Seat 1 calls an eight with a nine-low; 2 has 9-5, 3 a ten-low. */
const lowball = (book: BookId, players: 2 | 3, first = '9c4d3h2sAc') => {
  const cards = { 1: first, 2: '9d5c4h3s2h', 3: 'Tc9h8d7s6c' }
  const seats = players === 2 ? { 1: 100, 2: 100 } : { 1: 100, 2: 100, 3: 100 }
  const acts = players === 2 ? 'deal; 2 calls; 1 checks' : 'deal; 3 calls; 1 calls; 2 checks'
  return given({ form: 'ace-to-five-lowball', book, seats, cards }).plays(`${acts}; all stand pat; deal; all check`)
}

describe('a miscalled lowball hand', () => {
  const foul = { rrp: 'hand-dead', uspa: 'hand-dead', hpt: 'hand-dead', web: 'hand-dead', wsop: 'floor' } as const
  across<string>(foul, (book, expected) =>
    rule(
      book.lowballMiscall.rule,
      `'8' with a nine-low, and the other fouls their hand: ${expected} (${book.name})`,
      () => {
        const { deal } = lowball(book.id, 2).plays('1 shows calling it 8; 2 mucks')
        const ruling = miscalledHand(deal, { seat: 1, called: '8', intentional: false, fouled: [2] })
        expect(ruling.decision).toBe('hand-dead')
        expect(ruling.rules).toEqual(book.lowballMiscall.rules)
        expect(ruling.decides ?? 'hand-dead').toBe(expected)
        const events = ruling.options === undefined ? ruling.events : ruling.options[0]!.events
        expect(settled(deal, events)).toEqual(['all: 20 to 2'])
        if (ruling.options !== undefined) expect(settled(deal, ruling.options[1]!.events)).toEqual(['all: 20 to 1'])
      },
    ),
  )

  const multiway = {
    rrp: 'hand-dead',
    uspa: 'hand-dead',
    hpt: 'hand-dead',
    web: 'hand-dead',
    wsop: 'cards-speak',
  } as const
  across<string>(multiway, (book, expected) =>
    rule(book.lowballMiscall.rule, `three-way with all hands intact: ${expected} (${book.name})`, () => {
      const { deal } = lowball(book.id, 3).plays('1 shows calling it 8; 2 shows; 3 shows')
      const ruling = miscalledHand(deal, { seat: 1, called: '8', intentional: false, fouled: [] })
      expect(ruling.decision).toBe(expected)
      const winner = expected === 'hand-dead' ? 2 : 1
      expect(settled(deal, ruling.events)).toEqual([expect.stringMatching(new RegExp(`^low: 30 to ${winner}`))])
    }),
  )

  for (const [id, book] of [
    ['rrp/11/15', 'rrp'],
    ['uspa/3.2.8.5.1.15', 'uspa'],
  ] as const) {
    rule(
      id,
      `heads-up with both hands intact the best wins: 9-4 over 9-5; a wrong second card costs nothing (${book})`,
      () => {
        const intact = lowball(book, 2).plays('1 shows calling it 7; 2 shows')
        const ruling = miscalledHand(intact.deal, { seat: 1, called: '7', intentional: false, fouled: [] })
        expect(ruling).toMatchObject({ decision: 'cards-speak', events: [], rules: [id] })
        expect(settled(intact.deal, ruling.events)).toEqual([expect.stringMatching(/^low: 20 to 1/)])
        // 8-7 called 8-6, three-way: no penalty
        const second = lowball(book, 3, '8c7d3h2sAc').plays('1 shows calling it 8-6; 2 mucks; 3 shows')
        const free = miscalledHand(second.deal, { seat: 1, called: '8-6', intentional: false, fouled: [2] })
        expect(free).toMatchObject({ decision: 'cards-speak', events: [] })
        // three-way, the miscalled hand is dead and the best of the others wins
        const three = lowball(book, 3).plays('1 shows calling it 7; 2 shows; 3 shows')
        const dead = miscalledHand(three.deal, { seat: 1, called: '7', intentional: false, fouled: [] })
        expect(dead).toMatchObject({
          decision: 'hand-dead',
          events: [{ type: 'HandKilled', seat: 1, why: 'miscalled', rules: [id] }],
        })
        expect(settled(three.deal, dead.events)).toEqual([expect.stringMatching(/^low: 30 to 2/)])
      },
    )
  }

  test('a hand is called by its ranks, spoken or written; an article is no ace', () => {
    const { deal } = lowball('rrp', 3).plays('1 shows calling it a flush; 2 shows; 3 shows')
    const ruled = (called: string) => miscalledHand(deal, { seat: 1, called, intentional: false, fouled: [] }).decision
    expect(['a flush', 'a nine', 'nine-four', '9-4', 'something'].map(ruled)).toEqual(Array(5).fill('cards-speak'))
    expect(['8', 'an eight', 'eight-six', 'A'].map(ruled)).toEqual(Array(4).fill('hand-dead'))
  })

  rule('wsop/279', "'8' with a nine-low does not win by the claim; '8-6' with 8-7 costs nothing", () => {
    const claimed = lowball('wsop', 2, '9c8d3h2sAc').plays('1 shows calling it 8; 2 shows')
    const ruling = miscalledHand(claimed.deal, { seat: 1, called: '8', intentional: false, fouled: [] })
    expect(settled(claimed.deal, ruling.events)).toEqual([expect.stringMatching(/^low: 20 to 2/)])
    const { deal } = lowball('wsop', 3, '8c7d3h2sAc').plays('1 shows calling it 8-6; 2 mucks; 3 shows')
    const second = miscalledHand(deal, { seat: 1, called: '8-6', intentional: false, fouled: [2] })
    expect(second).toMatchObject({ decision: 'cards-speak', events: [] })
    const top = miscalledHand(deal, { seat: 1, called: '7', intentional: false, fouled: [2] })
    expect(top.decision).toBe('hand-dead')
  })

  rule('wsop/279-foul', "three-way: seat 1 miscalls '7', seat 2 mucks: seat 1 is dead and seat 3 wins", () => {
    const { deal } = lowball('wsop', 3).plays('1 shows calling it 7; 2 mucks; 3 shows')
    const ruling = miscalledHand(deal, { seat: 1, called: '7', intentional: false, fouled: [2] })
    expect(ruling).toMatchObject({ decision: 'hand-dead', events: [{ type: 'HandKilled', seat: 1 }] })
    expect(settled(deal, ruling.events)).toEqual(['all: 30 to 3'])
    // heads-up with seat 2's hand intact the best hand wins
    const intact = lowball('wsop', 2).plays('1 shows calling it 7; 2 shows')
    const best = miscalledHand(intact.deal, { seat: 1, called: '7', intentional: false, fouled: [] })
    expect(best.decision).toBe('cards-speak')
    expect(settled(intact.deal, best.events)).toEqual([expect.stringMatching(/^low: 20 to 1/)])
  })

  test('killed before the others have shown, the showdown goes on without it', () => {
    const { deal } = lowball('rrp', 3).plays('1 shows calling it 7')
    const { events } = miscalledHand(deal, { seat: 1, called: '7', intentional: false, fouled: [] })
    const ruled = events.reduce(evolve, deal)
    expect(ruled).toMatchObject({ phase: 'showdown', turn: 1 })
    const shown = decide(ruled, { type: 'Muck', seat: 2 })
    expect(shown).toMatchObject({ ok: true, events: [{ type: 'HandMucked' }, { type: 'AwardDue' }] })
  })

  test('what was called is measured by the ranking of the form', () => {
    const seven = (first: string) => {
      const cards = { 1: first, 2: 'Kc Qd Jh 9s 8h', 3: 'Kd Qc Js 9h 8s' }
      const { deal } = given({ form: 'deuce-to-seven-lowball', book: 'rrp', seats: 3, cards }).plays(
        'deal; 3 calls; 1 calls; 2 checks; all stand pat; deal; all check; 1 shows; 2 shows; 3 shows',
      )
      return miscalledHand(deal, { seat: 1, called: '8', intentional: false, fouled: [] }).decision
    }
    expect(seven('8c 7d 6h 5s 3c')).toBe('cards-speak')
    expect(seven('8c 7d 6h 5s 4c')).toBe('hand-dead') // a straight is no eight
    expect(seven('8c 7c 5c 4c 2c')).toBe('hand-dead') // nor is a flush
    expect(seven('7d 7c 5c 4c 2c')).toBe('hand-dead')
    expect(seven('Ad 7c 5c 4c 2c')).toBe('hand-dead') // the ace is high
  })
})
