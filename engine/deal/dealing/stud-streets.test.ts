import { describe, expect } from 'vitest'
import type { FormId } from '../../forms/forms.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import { betSizes } from '../../testing/bet-sizes.ts'
import { lines } from '../../testing/deal-lines.ts'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'
import type { Table } from '../../testing/table.ts'

const LIMITS = { lower: 5, upper: 10, ante: 1, bringIn: 2 }
/** Downcards that pair with nothing below; what comes down last fills up from the deck. */
const DOWN: Readonly<Record<number, string>> = { 1: '2s 3s', 2: '2h 3h', 3: '2d 3d' }

/** A stud deal in uspa at 5-10: this many streets are out, and each seat shows these upcards. */
const stud = (form: FormId, streets: number, boards: Readonly<Record<number, string>>): Table => {
  const down = (seat: number): string => (form === 'five-card-stud' ? DOWN[seat]!.slice(0, 2) : DOWN[seat]!)
  const cards = Object.fromEntries(Object.entries(boards).map(([seat, up]) => [seat, `${down(Number(seat))} ${up}`]))
  let table = given({ form, book: 'uspa', seats: Object.keys(boards).length, cards, stakes: LIMITS }).plays('deal')
  for (let street = 1; street < streets; street++) table = table.plays('around; deal')
  return table
}
const opens = (table: Table): string | undefined => lines(table.events).at(-1)

describe('the last round closes and those left show', () => {
  const boards = { 1: '9c 8d Kh 5s', 2: 'Jc 7d Qh 6s', 3: 'Tc 6d 8h 4s' }
  const closing: readonly (readonly [RuleId, FormId, number, number, string])[] = [
    ['uspa/3.2.3.3.11', 'seven-card-stud', 5, 10, 'seventh street: 1 opens'],
    ['uspa/3.2.4.3.9', 'five-card-stud', 4, 5, 'fifth street: 1 opens'],
    ['uspa/3.2.6.3.11', 'razz', 5, 10, 'seventh street: 3 opens'],
  ]
  for (const [id, form, streets, bet, first] of closing) {
    rule(id, `${form}: ${first}, a bet is ${bet}, and two of three show`, () => {
      const table = stud(form, streets, boards)
      expect(opens(table)).toBe(first)
      expect(betSizes(table.deal)).toEqual([bet])
      const [, opener] = /(\d) opens/.exec(first)!
      const behind = [1, 2, 3, 1, 2].slice(Number(opener), Number(opener) + 2)
      const open = table.plays(`${opener} bets ${bet}; ${behind[0]} folds`).has({ phase: 'streets' })
      const closed = open.plays(`${behind[1]} calls`).has({ phase: 'showdown' })
      expect(opens(closed)).toBe(`${opener} shows first`)
      closed.has({ players: expect.arrayContaining([expect.objectContaining({ seat: behind[0], folded: true })]) })
    })
  }
  rule('uspa/3.2.7.3.11', 'stud high-low: three are left, who show for both halves', () => {
    const table = stud('stud-8', 5, { 1: '9c 8d Kh 5s', 2: 'Jc 7d Qh 6s', 3: 'Tc Td Ah 4s' })
    expect([opens(table), betSizes(table.deal)]).toEqual(['seventh street: 3 opens', [10]])
    const shown = table.plays('3 bets 10; 1 calls; 2 calls').lines('3 shows first').plays('showdown')
    const shares = shown.deal.awards.map(award => award.share)
    expect(shares).toEqual(['high', 'low'])
  })
})

describe('who opens, for how much', () => {
  rule('uspa/3.2.4.3.3', 'five-card stud: of 2c, 7d and Jh the deuce makes the forced bet', () => {
    stud('five-card-stud', 1, { 1: 'Jh', 2: '2c', 3: '7d' })
      .lines(expect.anything(), 'up 1:Jh 2:2c 3:7d', 'second street: 2 opens')
      .offers({ seat: 2, fold: false, check: false, bringIn: [2], wager: { sizes: [5] } })
      .plays('2 brings in 2')
      .tells({ type: 'BroughtIn', seat: 2, to: 2 })
  })
  rule('uspa/3.2.6.3.5', 'razz on fourth street: the lowest board opens for 5, pair or no pair', () => {
    const table = stud('razz', 2, { 1: '9c 9d', 2: '8c 4d', 3: '7c 6d' })
    expect([opens(table), betSizes(table.deal)]).toEqual(['fourth street: 3 opens', [5]])
    table.refuses('3 bets 10', 'wager-too-big')
    const pairOnOpener = stud('razz', 2, { 1: '9c 9d', 2: 'Kc Kd' })
    expect([opens(pairOnOpener), betSizes(pairOnOpener.deal)]).toEqual(['fourth street: 1 opens', [5]])
  })
  rule('uspa/3.2.7.3.9', 'stud high-low on sixth street: equal boards, so the first clockwise opens for 10', () => {
    const table = stud('stud-8', 4, { 1: '7c 8d 9h 5s', 2: 'Kc Qd Jh 9s', 3: 'Kd Qh Js 9c' })
    expect([opens(table), betSizes(table.deal)]).toEqual(['sixth street: 2 opens', [10]])
    const better = stud('stud-8', 4, { 1: '7c 8d 9h 5s', 2: 'Kc Qd Jh 9s', 3: 'Kd Qh Js Tc' })
    expect(opens(better)).toBe('sixth street: 3 opens')
  })
})

describe('fifth street gives each a third upcard', () => {
  const third: readonly (readonly [RuleId, FormId])[] = [
    ['uspa/3.2.6.3.6', 'razz'],
    ['uspa/3.2.7.3.6', 'stud-8'],
  ]
  for (const [id, form] of third) {
    rule(id, `${form}: a burn and one card up to each of those left, when fourth street has closed`, () => {
      const fourth = stud(form, 2, { 1: '9c 8d', 2: '7c 6d', 3: 'Kc Td' })
      const [, opener] = /(\d) opens/.exec(opens(fourth)!)!
      const others = [1, 2, 3, 1, 2].slice(Number(opener), Number(opener) + 2)
      const closed = fourth.plays(`${opener} bets 5; ${others[0]} folds; ${others[1]} calls`)
      const fifth = closed.plays('deal')
      const left = [Number(opener), others[1]!].sort()
      const [burn, up] = lines(fifth.events)
      expect(burn).toMatch(/^burn ..$/)
      expect(up!.replaceAll(/:../g, '')).toBe(`up ${left.join(' ')}`)
      const shown = fifth.deal.players.filter(player => !player.folded).map(({ down, up }) => [down.length, up.length])
      expect(shown).toEqual([
        [2, 3],
        [2, 3],
      ])
      expect(fifth.deal.burns).toHaveLength(2)
    })
  }
})

describe('a fold with nothing to call', () => {
  const start = (): Table =>
    stud('seven-card-stud', 2, { 1: 'Kc Kd', 2: '9c 8d', 3: '4c 6d' }).plays('1 checks; 2 checks; 3 folds')
  const toWhom = (table: Table): readonly string[] =>
    lines(table.plays('deal').events).flatMap(line => (line.startsWith('up') ? [line.replaceAll(/:../g, '')] : []))
  rule('uspa/3.2.3.5.7', 'seat 3 still gets its card on fifth street if no bet was made', () => {
    expect(toWhom(start())).toEqual(['up 1 2 3'])
  })
  rule('uspa/3.2.3.5.7', 'until a bet kills the hand', () => {
    const fifth = start().plays('deal; 1 bets 10; 2 calls')
    expect(toWhom(fifth)).toEqual(['up 1 2'])
    fifth.has({ players: expect.arrayContaining([expect.objectContaining({ seat: 3, up: [], down: [] })]) })
  })
})
