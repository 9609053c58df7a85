import { describe, expect, test } from 'vitest'
import type { Card } from '../cards/card.ts'
import { placeOf, potTotal } from '../deal/deal.ts'
import type { FormId } from '../forms/forms.ts'
import { BOOKS, type BookId } from '../rulebooks/rule-id.ts'
import { rulebooks } from '../rulebooks/rulebooks.ts'
import { given } from '../testing/given.ts'
import type { Table } from '../testing/table.ts'

/** A form of each family in which players wager; seat 2 has acted in none of them. */
const families = ['omaha', 'seven-card-stud', 'ace-to-five-lowball', 'badugi', 'draw-high'] as const
const cases = families.flatMap(form => BOOKS.map(book => [form, book] as const))

const stakes = { 'seven-card-stud': { ante: 1, bringIn: 3 }, 'draw-high': { ante: 1 } } as const
const dealt = (form: FormId, book: BookId, told = false): Table => {
  const put = form in stakes ? { stakes: stakes[form as keyof typeof stakes] } : {}
  return given({ form, book, seats: 3, structure: 'limit', told, ...put }).plays('deal')
}
/** Somebody bets and the next is to act: his seat, and what he has in. */
const facing = (form: FormId, book: BookId) => {
  const due = dealt(form, book)
  const opener = due.deal.players[due.deal.turn]!
  const table = due.plays(
    { 'seven-card-stud': 'completes to 10', 'draw-high': 'bets 10' }[form as string] ?? 'raises to 20',
  )
  expect(table.deal.players[placeOf(table.deal, opener.seat)]!.acted).toBe(true)
  return { table, seat: table.deal.players[table.deal.turn]!.seat, opener: opener.seat }
}
const handOf = ({ deal }: Table, seat: number): readonly Card[] => {
  const { down, up } = deal.players[placeOf(deal, seat)]!
  return [...down, ...up]
}
const stacksOf = ({ deal }: Table) => Object.fromEntries(deal.players.map(({ seat, stack }) => [seat, stack]))
const all = { 1: 1000, 2: 1000, 3: 1000 }

describe.each(cases)('%s by %s', (form, book) => {
  const points = rulebooks[book]

  test('two equal cards, and a card of another deck in a hand: void, every chip back', () => {
    const { table, seat } = facing(form, book)
    const [card] = handOf(table, seat)
    const twice = table.reports({ type: 'DuplicateCard', card: card! })
    twice.ruled('deal-void', { rules: points.duplicateCard.rules }).stacks(all).pot(0).has({ phase: 'ended' })
    const foreign = table.reports({ type: 'ForeignCard', where: 'hand', card: card! })
    foreign.ruled('deal-void', { rules: points.foreignCard.rules }).stacks(all).won({ 1: 0, 2: 0, 3: 0 })
  })

  test('one who wagered and knew of it: his chips stay for the next deal', () => {
    const { table, opener } = facing(form, book)
    const { paid } = table.deal.players[placeOf(table.deal, opener)]!
    const ruled = table.reports({ type: 'KnownBadDeck', seat: opener, wagered: true, fault: 'duplicate' })
    ruled.ruled('forfeited', book === 'web' ? {} : { options: ['forfeited', 'deal-void'], decides: 'floor' })
    const forfeited = ruled.deal.mending.pending === null ? ruled : ruled.decides('forfeited')
    forfeited.stacks({ ...all, [opener]: 1000 - paid }).has({ phase: 'ended', carried: paid })
    if (ruled !== forfeited) ruled.decides('deal-void').stacks(all).has({ carried: 0 })
  })

  test('a deck that is short undoes nothing', () => {
    const { table } = facing(form, book)
    const ruled = table.reports({ type: 'CardMissing', has: 51 }).ruled('result-stands')
    expect(ruled.deal.players).toEqual(table.deal.players)
  })

  test('a stray joker before its player has acted: the top card comes in its place', () => {
    const table = dealt(form, book)
    const seat = table.deal.players[table.deal.turn]!.seat
    const { down } = table.deal.players[table.deal.turn]!
    const next = table.deal.deck[table.deal.next]!
    if (table.deal.form.deck === 'joker')
      return void table.rulesOut({ type: 'JokerFound', seat }, 'the joker is in use')
    const ruled = table.reports({ type: 'JokerFound', seat }).ruled('card-replaced', { rules: points.strayJoker.rules })
    expect(ruled.deal.players[placeOf(ruled.deal, seat)]!.down).toEqual([...down.slice(0, -1), next])
    ruled.has({ mending: expect.objectContaining({ aside: [down.at(-1)] }) })
  })

  test('the dealer takes a hand that was not guarded: dead, its chips stay', () => {
    const { table, seat } = facing(form, book)
    const cards = handOf(table, seat)
    const pot = potTotal(table.deal)
    const dead = table.reports({ type: 'HandMucked', seat, by: 'dealer', identifiable: true })
    dead.ruled('hand-dead').pot(pot).stacks(stacksOf(table))
    expect(handOf(dead, seat)).toEqual([])
    expect(dead.deal.muck).toEqual(expect.arrayContaining([...cards]))
    dead.plays('play on').has({ phase: 'ended' })
  })

  test('his time is up with a wager to call: dead, and the next is to act', () => {
    const { table, seat } = facing(form, book)
    const dead = table.reports({ type: 'ClockExpired', seat }).ruled('hand-dead')
    dead.tells({ type: 'HandKilled', seat, why: 'clock' }).stacks(stacksOf(table))
    expect(dead.deal.players[dead.deal.turn]!.seat).not.toBe(seat)
  })

  test('a pot that went to the wrong player: the sum moves', () => {
    const { table, opener } = facing(form, book)
    const pushed = table.plays('folds; folds; award')
    const other = opener === 1 ? 2 : 1
    const got = pushed.deal.awards.flatMap(({ to }) => to).reduce((sum, { amount }) => sum + amount, 0)
    const before = stacksOf(pushed)
    const ruled = pushed.reports({ type: 'PotAwardedWrongly', from: opener, to: [other] })
    ruled.ruled('corrected', { options: ['corrected', 'result-stands'], decides: 'floor' })
    const right = { ...before, [opener]: before[opener]! - got, [other]: before[other]! + got }
    ruled.decides('corrected').stacks(right)
    ruled.decides('result-stands').stacks(before)
  })

  test('too many acted behind one who did not speak up', () => {
    const { table, seat } = facing(form, book)
    const ruled = table.reports({ type: 'TurnPassed', seat, behind: 1 }).ruled('keeps-his-turn')
    expect(ruled.deal.players[ruled.deal.turn]!.seat).toBe(seat)
  })
})

/** A form that is set at once and one that is laid openly. */
describe.each(
  (['chinese-poker', 'open-face-chinese'] as const).flatMap(form => BOOKS.map(book => [form, book] as const)),
)('%s by %s', (form, book) => {
  const table = given({ form, book, seats: 3 }).plays('deal')
  const [, second] = table.deal.players

  test('two equal cards, a card of another deck, a deck that is short', () => {
    const [card] = second!.down
    table.reports({ type: 'DuplicateCard', card: card! }).ruled('deal-void').stacks(all).has({ phase: 'ended' })
    table.reports({ type: 'ForeignCard', where: 'hand', card: card! }).ruled('deal-void').stacks(all)
    const short = table.reports({ type: 'CardMissing', has: 51 }).ruled('result-stands')
    expect(short.deal.players).toEqual(table.deal.players)
  })

  test('a stray joker: the top card comes in its place', () => {
    const next = table.deal.deck[table.deal.next]!
    const ruled = table.reports({ type: 'JokerFound', seat: 2 }).ruled('card-replaced')
    expect(ruled.deal.players[1]!.down).toEqual([...second!.down.slice(0, -1), next])
  })

  test('a hand is fouled here, not dead', () => {
    const mucked = { type: 'HandMucked', seat: 2, by: 'dealer', identifiable: true } as const
    table.rulesOut(mucked, 'in this form a hand is fouled, not dead')
  })
})

describe.each(BOOKS)('what is told of one hand or the stub, by %s', book => {
  test('cards of a live hand are shown on purpose in an event, three in the pot', () => {
    const event = given({ form: 'holdem', book, seats: 3, setting: 'tournament', cards: { 1: 'AsAd' } }).plays('deal')
    const shown = event.reports({ type: 'LiveHandShown', seat: 1, cards: ['As'], onPurpose: true })
    const mayDie = { rrp: false, uspa: true, hpt: false, web: false, wsop: false }[book]
    shown.ruled('penalty-proposed', mayDie ? { options: ['penalty-proposed', 'hand-dead'] } : {})
    const ruled = mayDie ? shown.decides('penalty-proposed') : shown
    expect(ruled.deal.players[0]).toMatchObject({ open: ['As'], folded: false })
    if (mayDie) expect(shown.decides('hand-dead').deal.players[0]).toMatchObject({ down: [], folded: true })
  })

  test('the stub falls among the muck: it is made up anew, and nothing goes back', () => {
    const table = given({ form: 'holdem', book, seats: 3 }).plays('deal; all call; 2 checks; deal')
    const fouled = table.reports({ type: 'StubFouled' })
    fouled.ruled('deck-rebuilt').pot(30).has({ boards: table.deal.boards })
    fouled.plays('all check; reshuffle; deal').has({ phase: 'streets' })
  })
})
