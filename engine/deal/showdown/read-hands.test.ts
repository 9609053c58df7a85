import { describe, expect, test } from 'vitest'
import { codeOf } from '../../cards/card.ts'
import { decks } from '../../cards/deck.ts'
import { seeded, shuffled } from '../../cards/shuffle.ts'
import { RANKINGS } from '../../ranking/ranking.ts'
import { rankings } from '../../ranking/rankings.ts'
import { anyDeal, everyForm } from '../../testing/any-deal.ts'
import { given } from '../../testing/given.ts'
import { playChecked } from '../../testing/play-checked.ts'
import { rule } from '../../testing/rule.ts'
import { partsToRead } from './read-hands.ts'

describe('hands that nobody named are read by the dealer', () => {
  rule('rrp/3/showdown/7', 'side pot and main pot go to those whom the dealer names', () => {
    const table = given({ form: 'holdem', structure: 'no-limit', seats: { 1: 30, 2: 60, 3: 90 }, realCards: true })
      .plays('deal; 3 all-in; 1 all-in; 2 all-in; deal')
      .has({ phase: 'showdown' })
    expect(partsToRead(table.deal).map(({ pot, share, amount, seats }) => [pot, share, amount, seats])).toEqual([
      [1, 'high', 60, [2, 3]],
      [0, 'high', 90, [1, 2, 3]],
    ])
    table
      .plays('read pot 1 high 1, pot 2 high 3')
      .tells({ type: 'HandsRead' }, { type: 'AwardDue' }, { type: 'HandsKilled', seats: [2] })
      .awarded('side pot 1 high: 60 to 3', 'high: 90 to 1')
      .stacks({ 1: 90, 2: 0, 3: 90 })
      .has({ phase: 'ended' })
  })

  rule('rrp/3/ties/3', 'a split as it was read: the odd chip goes to the first left of the button', () => {
    given({
      form: 'holdem',
      structure: 'no-limit',
      size: 2,
      stakes: { unit: 1, blinds: [1, 2] },
      seats: 3,
      realCards: true,
    })
      .plays('deal; 3 calls; 1 folds; 2 checks; deal; all check; deal; all check; deal; all check')
      .pot(5)
      .plays('read pot 1 high 3 2')
      .awarded('high: 3 to 2 and 2 to 3')
  })

  test('an opener who shows nothing is not judged by cards that the dealer has named', () => {
    // nothing is known of what they opened on; what they drew to is no opener
    const table = given({ form: 'jacks-or-better', seats: 2, realCards: true }).plays('deal; 1 bets 10; 2 calls')
    const drawn = table.plays(
      '1 discards ?? ?? ?? ?? ??; 2 discards; deal ??; deal 5d Ac Td 4s; deal ??; deal 9s; around',
    )
    const read = drawn.plays('read pot 1 high 1').awarded('high: 24 to 1')
    expect(read.deal.players.map(({ shown }) => shown)).not.toContain('seen')
  })

  test('high and low of one pot go different ways; where nobody has a low the high takes all', () => {
    const table = given({ form: 'omaha-8', seats: 2, realCards: true }).plays(
      'deal; around; deal; around; deal; around; deal; around',
    )
    table.plays('read pot 1 high 1, pot 1 low 1 2').awarded('high: 10 to 1', 'low: 5 to 1 and 5 to 2')
    table.plays('read pot 1 high 2, pot 1 low nobody').awarded('high: 20 to 2')
  })

  test('in stud an odd chip goes to the one named first, whose card decides', () => {
    const table = given({
      form: 'seven-card-stud',
      size: 10,
      stakes: { ante: 1, unit: 1, bringIn: 3 },
      seats: 3,
      realCards: true,
    })
      .plays('deal; 1 brings in 3; 2 calls; 3 folds; deal; around; deal; around; deal; around; deal; around')
      .pot(9)
    table.plays('read pot 1 high 2 1').awarded('high: 4 to 1 and 5 to 2')
    table.plays('read pot 1 high 1 2').awarded('high: 5 to 1 and 4 to 2')
  })

  test('two boards and two run-outs are read part by part', () => {
    given({ form: 'double-board-omaha', structure: 'pot-limit', seats: { 1: 20, 2: 20 }, realCards: true })
      .plays('deal; around; deal; 1 bets 10; 2 calls; deal')
      .plays('read pot 1 top board 1, pot 1 bottom board 2')
      .awarded('top board: 20 to 1', 'bottom board: 20 to 2')
    given({ form: 'holdem', structure: 'no-limit', seats: { 1: 100, 2: 100 }, realCards: true })
      .plays('deal; all-in; calls; run it twice; deal')
      .plays('read pot 1 high 1, pot 1 run 2 high 2')
      .stacks({ 1: 100, 2: 100 })
  })
})

describe('what the dealer cannot have read is refused, and nothing is changed', () => {
  const table = given({ form: 'omaha-8', seats: { 1: 20, 2: 1000, 3: 1000 }, realCards: true }).plays(
    'deal; 3 raises to 20; 1 calls; 2 calls; deal; 2 bets 10; 3 calls; deal; around; deal; around',
  )
  test.each([
    ['read pot 1 high 1, pot 1 low 1, pot 2 high 3', 'part-not-read', { about: { pot: 1, run: 0, share: 'low' } }],
    ['read pot 1 high 1, pot 1 low 1, pot 2 high 1, pot 2 low nobody', 'no-claim-to-this-pot', { seat: 1 }],
    ['read pot 1 high nobody, pot 1 low 1, pot 2 high 3, pot 2 low 3', 'somebody-takes-it', {}],
    ['read pot 1 high 1 1, pot 1 low 1, pot 2 high 3, pot 2 low 3', 'no-claim-to-this-pot', { seat: 1 }],
    ['read pot 1 high 1, pot 1 high 2, pot 1 low 1, pot 2 high 3, pot 2 low 3', 'not-known', {}],
    ['read pot 3 high 1', 'not-known', { about: { part: { pot: 2, run: 0, share: 'high' } } }],
  ] as const)('%s', (act, why, data) => {
    table.refuses(act, why, data)
  })

  test('before the betting is over, and where the deck is known', () => {
    given({ form: 'holdem', seats: 2, realCards: true }).plays('deal').refuses('read pot 1 high 1', 'not-the-time')
    given({ form: 'holdem', seats: 2 })
      .plays('deal; around; deal; around; deal; around; deal; around')
      .refuses('read pot 1 high 1', 'cards-are-dealt-here')
  })
})

describe('cards named at the showdown', () => {
  const checked = 'deal; around; deal; around; deal; around; deal; around'
  test('a board that lay unknown is named, the hands are shown, and the cards speak', () => {
    given({ form: 'holdem', seats: 2, realCards: true })
      .plays(checked)
      .plays('tell board 1 As Kd 7c 7d 2h')
      .has({ boards: [['As', 'Kd', '7c', '7d', '2h']] })
      .plays('1 shows Ah Qc; 2 shows 7h 3c; award')
      .awarded('high: 20 to 2, three sevens, ace and king kickers')
  })
  test('unknown upcards are named with the hand', () => {
    given({ form: 'five-card-stud', seats: 2, realCards: true })
      .plays('deal; around; deal; around; deal; around; deal; around')
      .plays('1 shows As Ah Kd 2c 3c; 2 shows Ks Kh Qd 4c 5c; award')
      .holds({ 1: 'As | Ah Kd 2c 3c' })
  })
  test('a card that lies elsewhere, another number of cards, a board that is not there', () => {
    given({ form: 'holdem', seats: 2, realCards: true })
      .plays(checked)
      .plays('tell board 1 As Kd 7c 7d 2h')
      .refuses('tell board 1 Ac Kd 7c 7d 2h', 'card-twice')
      .refuses('tell board 2 As', 'not-known')
      .refuses('tell board 1 As', 'wrong-number-of-cards')
      .plays('1 shows Ah Qc')
      .refuses('tell board 1 As Kd 7c 7d 2h 3h', 'wrong-number-of-cards')
    given({ form: 'holdem', seats: 2 }).plays(checked).refuses('tell board 1 As Kd 7c 7d 2h', 'cards-are-in-the-deck')
  })
})

test('a hand may fall short of a ranking exactly where parts say so', () => {
  const chance = seeded('short')
  for (const name of RANKINGS) {
    const { least, value } = rankings[name]
    const deck = decks[name === 'short-deck' ? 'short' : name.startsWith('mexican') ? 'mexican' : 'standard']
    const short = Array.from({ length: 300 }, () =>
      shuffled(deck, chance).slice(0, Math.max(least, 5)).map(codeOf),
    ).some(cards => value(cards) === 0)
    const parts = everyForm.flatMap(form => form.pot).filter(({ ranking }) => ranking === name)
    if (parts.length === 0) continue
    expect([name, name.includes('-or-better')]).toEqual([name, short])
  }
})

test('in any form a reading at random keeps every chip, and replays to the same deal', () => {
  let read = 0
  for (const form of everyForm) {
    for (let number = 0; number < 12; number++) {
      const { log } = playChecked(anyDeal(form, number, { realCards: true }), { cards: 'at-the-end' })
      if (log.some(({ type }) => type === 'HandsRead')) read++
    }
  }
  expect(read).toBeGreaterThan(everyForm.length)
})
