import { describe, expect, test } from 'vitest'
import { seenDeal } from '../../deal/redact.ts'
import { type FormId, forms } from '../../forms/forms.ts'
import { BOOKS } from '../../rulebooks/rule-id.ts'
import { rule } from '../../rulings/decide.ts'
import { groupOf } from '../../rulings/incident-groups.ts'
import { withCodes } from '../../words/text.ts'
import { ask } from '../ask.ts'
import { deskFacts, deskIncidents, deskMoments, deskStreets, nextFact } from './desk-case.ts'
import { deskRuling } from './desk-ruling.ts'
import { deskWager } from './desk-wager.ts'
import { WAGER_CASES } from './wager-cases.ts'

const GAMES: readonly FormId[] = ['holdem', 'omaha-8', 'seven-card-stud', 'deuce-to-seven-triple-draw']

describe('the desk', () => {
  test.each(GAMES)(
    '%s: whatever can have happened is ruled on, with few questions, each of which matters',
    id => {
      const form = forms[id]
      for (const street of deskStreets(form)) {
        const moments = deskMoments({ form, book: 'rrp', street })
        const types = deskIncidents(moments)
        expect(moments.length, street).toBeGreaterThan(0)
        expect(types.length, street).toBeGreaterThan(15)
        for (const type of types) {
          let facts: Readonly<Record<string, unknown>> = {}
          let asked = 0
          for (let fact = nextFact(moments, type, facts); fact !== null; fact = nextFact(moments, type, facts)) {
            expect(fact.options.length, `${type} ${fact.name}`).toBeGreaterThan(1)
            facts = { ...facts, [fact.name]: fact.options.at(-1) }
            asked++
          }
          // game, street, group and kind are four taps
          expect(asked, type).toBeLessThan(4)
          const { deal, incident } = deskFacts(moments, type, facts)!
          const ruling = deskRuling(deal, incident)!
          expect(ruling.ruled, type).toMatch(/^[A-Z0-9].*\.$/)
          expect(withCodes(ruling.ruledSaid), type).toBe(ruling.ruled)
          for (const book of ruling.books) {
            expect(withCodes(book.ruledSaid), `${type} ${book.book}`).toBe(book.ruled)
            expect(book.optionsSaid.map(withCodes), `${type} ${book.book}`).toEqual(book.options)
          }
          expect(ruling.rules.length, type).toBeGreaterThan(0)
          expect(ruling.books.map(({ book }) => book)).toEqual(BOOKS)
          expect(groupOf[type]).toBeDefined()
        }
      }
    },
    120_000,
  )

  test('a ruling that picks a card has it as data: here, at discretion, and in the other books', () => {
    const { deal, incident } = deskFacts(
      deskMoments({ form: forms.holdem, book: 'rrp', street: 'flop' }),
      'TooManyInFlop',
      {},
    )!
    const wsop = deskRuling(deal, incident)!.books.find(({ book }) => book === 'wsop')!
    expect(wsop.ruledSaid).toEqual([{ card: '8c' }, ' is the next burncard.'])
    expect(wsop.optionsSaid.every(([first]) => typeof first === 'object')).toBe(true)
  })

  test('a fact that is listed as changing the ruling does change it', () => {
    const form = forms.holdem
    let checked = 0
    for (const street of deskStreets(form)) {
      const moments = deskMoments({ form, book: 'rrp', street })
      for (const type of deskIncidents(moments)) {
        const { deal, incident } = deskFacts(moments, type, {})!
        const own = rule(deal, incident)
        for (const { name, value } of deskRuling(deal, incident)!.changes) {
          const other = rule(deal, { ...incident, [name]: value } as typeof incident)
          expect(!own.ok || !other.ok ? null : own.decision === other.decision, `${type} ${name}`).toBe(false)
          checked++
        }
      }
    }
    expect(checked).toBeGreaterThan(20)
  }, 120_000)

  test('what cannot have happened is not ruled on', () => {
    const moments = deskMoments({ form: forms.holdem, book: 'rrp', street: 'preflop' })
    expect(deskIncidents(moments)).not.toContain('TooManyInFlop')
    expect(deskFacts(moments, 'TooManyInFlop', {})).toBeNull()
    expect(deskMoments({ form: forms.holdem, book: 'rrp', street: 'nowhere' })).toEqual([])
  })

  test('at a table the cards that you see are known, and any other is picked', () => {
    const form = forms.holdem
    const before = deskMoments({ form, book: 'rrp', street: 'preflop' }).find(({ turn }) => turn >= 0)!
    const at = { form, book: 'rrp', street: 'preflop', deal: seenDeal(before, { seat: 1 }) } as const
    const moments = deskMoments(at)
    expect(nextFact(moments, 'CardExposed', {})).toEqual({ name: 'seat', options: [1, 2, 3, 4, 5, 6] })
    expect(nextFact(moments, 'CardExposed', { seat: 2 })).toMatchObject({ name: 'card', picked: true })
    expect(nextFact(moments, 'CardExposed', { seat: 1 })?.picked).toBeUndefined()
    const own = deskFacts(moments, 'CardExposed', { seat: 1 })!.incident as { readonly card?: string }
    expect(before.players.find(({ seat }) => seat === 1)!.down).toContain(own.card)
  })

  test('when on the street it was is asked where the ruling hangs on it', () => {
    const moments = deskMoments({ form: forms['deuce-to-seven-lowball'], book: 'rrp', street: 'after the draw' })
    const short = { seat: 1, has: 4 }
    expect(nextFact(moments, 'WrongNumberOfCards', short)).toEqual({
      name: 'stage',
      options: ['while-drawing-or-setting', 'while-betting'],
    })
    const ruled = (stage: string) => {
      const { deal, incident } = deskFacts(moments, 'WrongNumberOfCards', { ...short, stage })!
      expect(incident).toEqual({ type: 'WrongNumberOfCards', ...short })
      return deskRuling(deal, incident)!.ruled
    }
    expect(ruled('while-drawing-or-setting')).toBe('The hand is completed on the draw.')
    expect(ruled('while-betting')).toBe('The hand is dead.')
    expect(nextFact(moments, 'HandMucked', { seat: 1, by: 'player', identifiable: false })).toBeNull()
  })

  test('numbers that nobody asked about are likely ones', () => {
    const moments = deskMoments({ form: forms.omaha, book: 'rrp', street: 'turn' })
    const fact = (type: 'CardMissing' | 'WrongNumberOfCards') =>
      (deskFacts(moments, type, {})!.incident as { readonly has?: number }).has
    expect([fact('CardMissing'), fact('WrongNumberOfCards')]).toEqual([51, 3])
  })

  test('every form of the families can be asked about', () => {
    for (const form of Object.values(forms))
      for (const street of deskStreets(form).slice(0, 2))
        expect(deskMoments({ form, book: 'rrp', street }).length, `${form.id} ${street}`).toBeGreaterThan(0)
  }, 120_000)
})

describe('words and chips at the desk', () => {
  test.each(GAMES)('%s: every case is read by every book', id => {
    const form = forms[id]
    const [street] = deskStreets(form).slice(-2)
    for (const wanted of WAGER_CASES) {
      const read = deskWager({ form, book: 'rrp', street: street! }, wanted)
      expect(read, wanted.id).not.toBeNull()
      expect(read!.rules.length, wanted.id).toBeGreaterThan(0)
      expect(read!.books.filter(({ words }) => words === '')).toEqual([])
    }
  })

  test('it tells what was bet and put in', () => {
    const told = (id: string, street: string) =>
      deskWager({ form: forms.holdem, book: 'rrp', street }, WAGER_CASES.find(it => it.id === id)!)!.told
    expect(told('oversized-chip', 'flop')).toBe('Seat 1 bets 10. Seat 2 puts in one chip of 50 without a word.')
    expect(told('too-little-to-call', 'preflop')).toBe('Seat 3 raises to 20. Seat 4 puts in 10 without a word.')
    expect(told('did-not-know-of-the-raise', 'flop')).toBe(
      'Seat 2 raises to 20. Seat 3 says “call” and puts in 10, not knowing of the raise.',
    )
  })

  test('it says what a scenario in words says', () => {
    const string = deskWager(
      { form: forms.holdem, book: 'rrp', street: 'flop' },
      WAGER_CASES.find(it => it.id === 'string-bet')!,
    )!
    const acts = ['deal', 'around', 'deal', 'bets 10', `${string.seat} puts 10 then puts 10`]
    const { answers } = ask({ form: 'holdem', seats: 6, acts, ask: 'wager' })
    expect(answers!.wager).toMatchObject({ words: string.words, rules: string.rules })
  })

  test('at a table it is about the bet that lies there, and about nothing that cannot be', () => {
    const moments = deskMoments({ form: forms.holdem, book: 'rrp', street: 'preflop' })
    const deal = seenDeal(moments.find(({ turn }) => turn >= 0)!, 'rail')
    const at = { form: forms.holdem, book: 'wsop', street: 'preflop', deal } as const
    const [chip, checked] = ['oversized-chip', 'check-out-of-turn'].map(id => WAGER_CASES.find(it => it.id === id)!)
    expect(deskWager(at, chip!)).toMatchObject({ bet: 10, seat: deal.players[deal.turn]!.seat, rules: ['wsop/182'] })
    expect(deskWager(at, checked!)).toBeNull()
    const house = { name: 'Ours', book: 'rrp', overrides: { limitRaiseCapThreePlusRounds: 4 } } as const
    expect(deskMoments({ ...at, book: house })).toEqual([{ ...deal, book: house }])
  })
})
