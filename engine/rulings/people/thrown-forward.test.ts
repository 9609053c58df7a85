import { describe, expect, test } from 'vitest'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { across } from '../../testing/across.ts'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'

/** On the flop, nobody has bet; seat 1 has checked and it is on seat 2. */
const flop = (book: BookId, form: 'holdem' | 'omaha' = 'holdem') =>
  given({ form, book, seats: { 1: 200, 2: 200, 3: 200, 4: 200 } }).plays(
    'deal; 3 calls; 4 calls; 1 calls; 2 checks; deal; 1 checks; 2 checks',
  )

const thrown = { type: 'HandThrownForward', seat: 3 } as const

describe('a hand thrown forward with no bet to face', () => {
  for (const [id, book] of [
    ['rrp/3/dead-hands/1b', 'rrp'],
    ['uspa/3.1.5.1.2', 'uspa'],
    ['hpt/dead-hands/1b', 'hpt'],
    ['web/dead-hands/5', 'web'],
    ['wsop/110b', 'wsop'],
  ] as const) {
    rule(id, `is dead when another acts because of it, and only then (${book})`, () => {
      const dead = flop(book).reports({ ...thrown, madeAnotherAct: true })
      dead.ruled('hand-dead', { rules: [id] }).tells({ type: 'HandKilled', seat: 3, why: 'thrown-forward' })
      dead.has({ turn: 3 }).stacks({ 3: 190 }).plays('4 bets 10; 1 calls; 2 calls').pot(70)
      const live = flop(book)
        .reports({ ...thrown, madeAnotherAct: false })
        .ruled('hand-live')
      live.has({ turn: 2 }).plays('3 bets 10').pot(50)
    })
  }

  test('folded in turn and nobody has acted: they have it back by right, and their turn with it', () => {
    const table = flop('rrp', 'omaha').plays('3 folds')
    const cards = table.deal.players[2]!.mucked
    expect(cards).toHaveLength(4)
    const back = table.reports({ ...thrown, madeAnotherAct: false }).ruled('hand-live')
    back
      .holds({ 3: cards.join(' ') })
      .has({ turn: 2 })
      .plays('3 bets 10')
      .pot(50)
    table
      .reports({ ...thrown, madeAnotherAct: true })
      .ruled('hand-dead')
      .holds({ 3: '' })
      .has({ turn: 3 })
  })

  test('in stud, where the place still gets cards', () => {
    const stud = given({
      form: 'seven-card-stud',
      stakes: { ante: 1 },
      seats: { 1: 100, 2: 100, 3: 100 },
      cards: { 1: '2c3d4h', 2: 'AsAdAh', 3: '7c8c9c' },
    }).plays('deal; 1 brings in 3; 2 calls; 3 calls; deal; 2 folds')
    const back = stud.reports({ ...thrown, seat: 2, madeAnotherAct: false }).ruled('hand-live')
    back.has({ turn: 1 }).plays('2 bets 10').pot(22)
  })

  test('in stud before the forced bet is made, which is none to face yet; once it is made, it is one', () => {
    const stud = given({
      form: 'seven-card-stud',
      stakes: { ante: 1 },
      seats: { 1: 100, 2: 100, 3: 100 },
      cards: { 1: '2c3d4h', 2: 'AsAdAh', 3: '7c8c9c' },
    }).plays('deal')
    const early = { ...thrown, madeAnotherAct: false }
    stud.reports(early).ruled('hand-live').plays('1 brings in 3; 2 calls; 3 calls').pot(12)
    stud.plays('1 brings in 3').reports(early).ruled('hand-dead')
  })
})

describe('a fold facing a wager', () => {
  for (const [id, book] of [
    ['uspa/3.1.5.1.1', 'uspa'],
    ['hpt/dead-hands/1a', 'hpt'],
    ['wsop/110a', 'wsop'],
  ] as const) {
    rule(id, `is dead at once, the cards released or not; with no bet open this rule is silent (${book})`, () => {
      const facing = flop(book).plays('3 bets 10; 4 folds')
      facing.tells({ type: 'Folded', seat: 4, rules: [id] }).holds({ 4: '' })
      const word = { type: 'HandThrownForward', seat: 4, madeAnotherAct: false, announced: true } as const
      const said = flop(book).plays('3 bets 10').reports(word)
      said
        .ruled('hand-dead', { rules: [id] })
        .holds({ 4: '' })
        .has({ turn: 0 })
      const open = flop(book).reports({ ...word, seat: 3 })
      open.ruled('hand-live').has({ turn: 2 })
    })
  }

  const byWord = { rrp: 'hand-live', uspa: 'hand-live', hpt: 'hand-live', web: 'hand-dead', wsop: 'hand-live' } as const
  across<string>(byWord, (book, expected) =>
    rule(book.foldWithoutBetKills.rule, `said with no bet on the flop: ${expected} (${book.name})`, () => {
      const said = flop(book.id).reports({ ...thrown, madeAnotherAct: false, announced: true })
      said.ruled(expected, { rules: book.foldWithoutBetKills.rules }).has({ turn: expected === 'hand-dead' ? 3 : 2 })
    }),
  )

  rule('web/dead-hands/3', "no bet on the flop and seat 3 says 'fold': its hand is dead", () => {
    const said = flop('web').reports({ ...thrown, madeAnotherAct: false, announced: true })
    said.ruled('hand-dead', { rules: ['web/dead-hands/3'] }).holds({ 3: '' })
    said.plays('4 checks; deal').refuses('3 checks', 'not-your-turn')
  })
})

test('a hand that is not there cannot be thrown', () => {
  const table = flop('rrp')
  table.rulesOut({ ...thrown, seat: 7, madeAnotherAct: true }, { no: 'no-hand', seat: 7 })
  const later = table.plays('3 bets 10; 4 folds; 1 calls; 2 calls; deal')
  later.rulesOut({ ...thrown, seat: 4, madeAnotherAct: false }, 'unpaid-round')
  const chinese = given({ form: 'open-face-chinese', seats: 2 }).plays('deal')
  chinese.rulesOut({ ...thrown, seat: 1, madeAnotherAct: true }, 'fouled-not-dead')
})
