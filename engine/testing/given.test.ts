import { describe, expect, test } from 'vitest'
import { given } from './given.ts'

const cards = { 1: 'As Ah', 2: 'Ks Kh', 3: 'Qs Qh', board: '2c 7d 9h 3c 4d' }
const table = given({ form: 'holdem', seats: 3, cards })
const played = table.plays('play on')

describe('what is given', () => {
  test('a number of seats with 1,000 each, limit 10-20, the button on the last, the cards as they are named', () => {
    table.stacks({ 1: 995, 2: 990, 3: 1000 }).plays('deal').holds({ 1: 'As Ah', 2: 'Ks Kh', 3: 'Qs Qh' })
    expect(table.deal.stakes).toMatchObject({ structure: 'limit', lower: 10, upper: 20 })
    expect(table.deal.button).toBe(3)
    played.has({ boards: [['2c', '7d', '9h', '3c', '4d']] })
  })
  test('or the top of the deck in one text', () => {
    given({ form: 'holdem', seats: 2, cards: 'As Kd Ah Kc' }).plays('deal').lines('down 1:As 2:Kd 1:Ah 2:Kc', '…')
  })
  test('without a seat the player who is due speaks', () => {
    table.plays('deal; folds; calls; checks').tells({ type: 'Folded', seat: 3 }, { type: 'Checked', seat: 2 })
  })
  test('a table can be played on from twice', () => {
    const dealt = table.plays('deal')
    dealt.plays('3 folds').offers({ seat: 1 })
    dealt.plays('3 raises to 20').offers({ seat: 1, callTo: 20 })
  })
})

describe('what is not so is found', () => {
  const refusal = 'Seat 3 can fold, call 10, or raise to 20.'
  test.each([
    ['an act that doesn’t exist', () => table.plays('deal; 3 whistles')],
    ['an act that is refused', () => table.plays('deal; 1 folds')],
    ['an event that did not happen', () => table.plays('deal').tells({ type: 'Folded' })],
    ['events in another order', () => table.plays('deal; folds').tells({ type: 'Folded' }, { type: 'RoundOpened' })],
    ['a line that is missing', () => table.plays('deal').lines('preflop: 3 opens')],
    ['a last line that is another', () => table.plays('deal').lines('…', 'preflop: 2 opens')],
    ['a first line that is another', () => table.plays('deal').lines('preflop: 3 opens', '…')],
    ['a line that is nowhere', () => table.plays('deal').lines('…', 'burn 2c', '…')],
    ['another turn', () => table.plays('deal').offers({ seat: 1 })],
    ['an accepted act', () => table.plays('deal').refuses('3 calls', 'not-your-turn')],
    ['another reason', () => table.plays('deal').refuses('1 calls', 'facing-a-bet')],
    ['other data', () => table.plays('deal').refuses('1 calls', 'not-your-turn', { seat: 2 })],
    ['other words', () => table.plays('deal').refuses('1 calls', 'not-your-turn', refusal)],
    ['another board', () => played.has({ boards: [['2c']] })],
    ['another hand', () => played.holds({ 1: 'As Kh' })],
    ['another pot', () => table.pot(16)],
    ['another stub', () => table.stub(51)],
    ['another amount', () => played.awarded('high: 20 to 1')],
    ['another winner', () => played.awarded('high: 30 to 2')],
    ['another winning hand', () => played.awarded('high: 30 to 1, pair of kings')],
    ['one award too many', () => played.awarded('high: 30 to 1', 'low: 0 to 2')],
    ['a hand where none was needed', () => played.awarded('all: 30 to 1')],
    ['a seat left out', () => played.won({ 1: 20, 2: -10 })],
  ])('%s', (_, check) => {
    expect(check).toThrow()
  })
  test('and what is so is not', () => {
    table
      .pot(15)
      .stub(52)
      .plays('deal')
      .lines('…', 'preflop: 3 opens')
      .refuses('1 calls', 'not-your-turn', `It’s seat 3’s turn. ${refusal}`)
    played.awarded('high: 30 to 1').awarded('high: 30 to 1, pair of aces, nine-seven-four kickers')
    played.won({ 1: 20, 2: -10, 3: -10 })
    table.plays('deal; all fold; award').awarded('all: 10 to 2')
  })
})
