import { describe, expect, test } from 'vitest'
import { deckCards } from '../../cards/deck.ts'
import { type FormId, forms } from '../../forms/forms.ts'
import { rulebooks } from '../../rulebooks/rulebooks.ts'
import { lines } from '../../testing/deal-lines.ts'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'
import { stubCount } from '../deal.ts'
import { programOf } from '../program.ts'

describe('cards go around from the button’s left, one at a time', () => {
  test('hold’em for three, button on seat 3', () => {
    given({ form: 'holdem', seats: 3 }).plays('deal').lines('down 1:2c 2:2d 3:2h 1:2s 2:3c 3:3d', 'preflop: 3 opens')
  })
  rule('wsop/mexican-poker-ante', 'with the button on 2 the first card goes to seat 3', () => {
    given({ form: 'mexican-poker', seats: 4, button: 2 })
      .plays('deal')
      .lines('down 3:2c 4:2d 1:2h 2:2s', 'up 3:3c 4:3d 1:3h 2:3s', 'second street: 3 opens')
  })
  rule('uspa/3.2.1.3.2', 'blinds on 2 and 3: seat 4 acts first', () => {
    given({ form: 'holdem', seats: 6, button: 1 }).plays('deal').lines('…', 'preflop: 4 opens')
  })
  test('heads-up the first card goes to the big blind, and the button opens', () => {
    given({ form: 'holdem', seats: 2 }).plays('deal').lines('down 1:2c 2:2d 1:2h 2:2s', 'preflop: 2 opens')
  })
  rule('wsop/holdem-structure', 'one blind of 10: the seat left of the button posts it and the next one opens', () => {
    const table = given({ form: 'holdem', seats: 4, stakes: { blinds: [10] } }).plays('deal')
    expect(table.deal.players.map(player => player.bet)).toEqual([10, 0, 0, 0])
    table.has({ turn: 1 })
  })
  rule('wsop/drawmaha-structure', 'button 1, blinds on 2 and 3: seat 4 opens', () => {
    given({ form: 'drawmaha-high', seats: 5, button: 1 }).plays('deal').lines('…', 'preflop: 4 opens')
  })
  test('stud gives all first cards, all second cards, then the upcards', () => {
    given({ form: 'seven-card-stud', seats: 2 })
      .plays('deal')
      .lines('down 1:2c 2:2d 1:2h 2:2s', 'up 1:3c 2:3d', 'third street: 1 opens')
  })
})

describe('a deal played to its end', () => {
  // players, cards out after the first deal, cards out of the stub at the end, burns, betting rounds
  const counts: readonly (readonly [FormId, number, number, number, number, number])[] = [
    ['holdem', 9, 18, 26, 3, 4],
    ['pineapple', 9, 27, 35, 3, 4],
    ['omaha', 9, 36, 44, 3, 4],
    ['omaha-8', 9, 36, 44, 3, 4],
    ['big-o', 8, 40, 48, 3, 4],
    ['double-board-omaha', 8, 32, 45, 3, 4],
    ['five-card-double-board-bomb-pot-plo', 8, 40, 52, 2, 3],
    ['ultimate-big-o', 8, 40, 52, 2, 4],
    ['sick-o', 8, 32, 40, 3, 4],
    ['courchevel', 8, 40, 48, 3, 4],
    ['derailment', 7, 35, 52, 2, 3],
    ['drawmaha-high', 7, 35, 41, 1, 4],
    ['short-deck-holdem', 9, 18, 26, 3, 4],
    ['short-deck-plo', 6, 24, 32, 3, 4],
    ['seven-card-stud', 6, 12, 46, 4, 5],
    ['five-card-stud', 7, 7, 38, 3, 4],
    ['mississippi-stud', 7, 14, 52, 3, 4],
    ['mexican-poker', 7, 7, 38, 3, 4],
    ['draw-high', 5, 25, 25, 0, 2],
    ['ace-to-five-lowball', 6, 30, 30, 0, 2],
    ['deuce-to-seven-triple-draw', 6, 30, 30, 0, 4],
    ['archie', 6, 30, 30, 0, 4],
    ['ari', 6, 30, 31, 0, 4],
    ['badugi', 8, 32, 32, 0, 4],
    ['chinese-poker', 4, 52, 52, 0, 0],
    ['chinese-draw-poker', 4, 20, 52, 0, 3],
    ['open-face-chinese', 4, 20, 52, 0, 0],
    ['turbo-open-face-chinese', 4, 20, 52, 0, 0],
    ['pineapple-open-face-chinese', 3, 15, 51, 0, 0],
    ['taiwanese-poker', 6, 42, 47, 0, 0],
  ]
  test.each(counts)(
    '%s for %i: %i cards at once, %i in all, %i burns, %i rounds',
    (id, players, first, all, burns, rounds) => {
      const form = forms[id]
      let table = given({ form, seats: players }).plays('deal one')
      const begun = table.has({ next: first }).events
      table = table.plays('play on')
      const events = [...begun, ...table.events]
      expect(deckCards(form.deck).length - stubCount(table.deal)).toBe(all)
      expect(table.deal.burns.length).toBe(burns)
      // where nobody opens, five-card draw ends after its first round
      expect(events.filter(event => event.type === 'RoundOpened').length).toBe(id === 'draw-high' ? 1 : rounds)
      expect(programOf(form).rounds).toBe(rounds)
    },
  )

  const most: readonly (readonly [FormId, number, string])[] = [
    ['big-o', 8, 'wsop/big-o'],
    ['courchevel', 8, 'wsop/courchevel-seats'],
    ['sick-o', 8, 'wsop/sick-o-seats'],
    ['derailment', 7, 'wsop/derailment-seats'],
    ['super-stud', 7, 'wsop/super-stud-seats'],
    ['razzdugi', 8, 'wsop/330'],
    ['razzduci', 8, 'wsop/336'],
    ['ace-to-five-triple-draw', 6, 'wsop/284'],
    ['deuce-to-seven-lowball', 6, 'wsop/288'],
    ['badugi', 8, 'wsop/306'],
    ['baduci', 6, 'wsop/315'],
    ['badaci', 6, 'wsop/325'],
    ['short-deck-holdem', 9, 'wsop/364'],
    ['short-deck-plo', 6, 'wsop/365'],
    ['chinese-poker', 5, 'wsop/341'],
    ['open-face-chinese', 4, 'wsop/347'],
    ['pineapple-open-face-chinese', 3, 'wsop/358'],
  ]
  test.each(most)('%s seats %i (%s)', (id, players) => {
    expect(given({ form: forms[id], seats: players }).deal.form.id).toBe(id)
    expect(() => given({ form: forms[id], seats: players + 1 })).toThrow(`seats at most ${players} players`)
    // the book's own number, where it names the form; of derailment it says one more than the deck serves
    expect(rulebooks.wsop.maxPlayersByForm.is[id] ?? players).toBe(id === 'derailment' ? 8 : players)
  })
})

describe('what each player holds, street by street', () => {
  /** Downcards and upcards of a seat on each of four streets, and the cards out by then. */
  const shapes = (form: FormId, seats: number, seat: number): readonly string[] => {
    let table = given({ form, seats })
    return [1, 2, 3, 4].map(() => {
      const { players, next } = table.plays('deal').deal
      const { down, up } = players[seat - 1]!
      table = table.plays('deal; around')
      return `${down.length}+${up.length} of ${next}`
    })
  }
  rule('rrp/8/intro', 'three down and four up in the end, with five rounds', () => {
    let table = given({ form: 'seven-card-stud', seats: 2 })
    const shapes: string[] = []
    const rounds: string[] = []
    for (let street = 0; street < 5; street++) {
      table = table.plays('deal')
      rounds.push(...lines(table.events).filter(line => line.endsWith('opens')))
      const { down, up } = table.deal.players[0]!
      shapes.push(`${down.length}+${up.length}`)
      table = table.plays('around')
    }
    expect(shapes).toEqual(['2+1', '2+2', '2+3', '2+4', '3+4'])
    expect(rounds.map(line => line.split(':')[0])).toEqual([
      'third street',
      'fourth street',
      'fifth street',
      'sixth street',
      'seventh street',
    ])
    table.holds({ 1: '2c 2h 6c | 3c 3s 4h 5d', 2: '2d 2s 6d | 3d 4c 4s 5h' })
  })
  rule('uspa/3.2.5.3.2', 'Mississippi: two upcards at once, then one and one', () => {
    expect(shapes('mississippi-stud', 4, 4)).toEqual(['2+1 of 12', '2+3 of 21', '2+4 of 26', '2+5 of 31'])
  })
  rule('uspa/3.2.4.3.4', 'five-card stud: one down, then four up', () => {
    expect(shapes('five-card-stud', 5, 1)).toEqual(['1+1 of 10', '1+2 of 16', '1+3 of 22', '1+4 of 28'])
  })
})
