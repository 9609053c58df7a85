import { describe, expect, test } from 'vitest'
import { decks } from '../cards/deck.ts'
import { forms } from '../forms/forms.ts'
import { held, lines } from '../testing/deal-lines.ts'
import { script } from '../testing/deal-script.ts'
import { rule } from '../testing/rule.ts'
import { stubCount } from './deal.ts'
import { programOf } from './program.ts'

describe('cards go around from the button’s left, one at a time', () => {
  test('hold’em for three, button on seat 3', () => {
    const table = script(forms.holdem, { players: 3 })
    expect(lines(table.run('deal'))).toEqual(['down 1:2c 2:2d 3:2h 1:2s 2:3c 3:3d', 'preflop: 3 opens'])
  })
  rule('wsop/mexican-poker-ante', 'with the button on 2 the first card goes to seat 3', () => {
    const table = script(forms['mexican-poker'], { players: 4, button: 2 })
    expect(lines(table.run('deal'))).toEqual([
      'down 3:2c 4:2d 1:2h 2:2s',
      'up 3:3c 4:3d 1:3h 2:3s',
      'second street: 3 opens',
    ])
  })
  rule('uspa/3.2.1.3.2', 'blinds on 2 and 3: seat 4 acts first', () => {
    const table = script(forms.holdem, { players: 6, button: 1 })
    expect(lines(table.run('deal')).at(-1)).toBe('preflop: 4 opens')
  })
  test('heads-up the first card goes to the big blind, and the button opens', () => {
    const table = script(forms.holdem, { players: 2 })
    expect(lines(table.run('deal'))).toEqual(['down 1:2c 2:2d 1:2h 2:2s', 'preflop: 2 opens'])
  })
  rule('wsop/holdem-structure', 'one blind of 10: the seat left of the button posts it and the next one opens', () => {
    const table = script(forms.holdem, { players: 4, stakes: { blinds: [10] } })
    table.run('deal')
    expect(table.deal().players.map(player => player.bet)).toEqual([10, 0, 0, 0])
    expect(table.deal().turn).toBe(1)
  })
  rule('wsop/drawmaha-structure', 'button 1, blinds on 2 and 3: seat 4 opens', () => {
    const table = script(forms['drawmaha-high'], { players: 5, button: 1 })
    expect(lines(table.run('deal')).at(-1)).toBe('preflop: 4 opens')
  })
  test('stud gives all first cards, all second cards, then the upcards', () => {
    const table = script(forms['seven-card-stud'], { players: 2 })
    expect(lines(table.run('deal'))).toEqual(['down 1:2c 2:2d 1:2h 2:2s', 'up 1:3c 2:3d', 'third street: 1 opens'])
  })
})

describe('a deal played to its end', () => {
  // players, cards out after the first deal, cards out of the stub at the end, burns, betting rounds
  const counts: readonly (readonly [keyof typeof forms, number, number, number, number, number])[] = [
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
      const table = script(form, { players })
      const begun = table.run('deal one')
      expect(table.deal().next).toBe(first)
      const events = [...begun, ...table.run('play on')]
      expect(decks[form.deck].length - stubCount(table.deal())).toBe(all)
      expect(table.deal().burns.length).toBe(burns)
      // where nobody opens, five-card draw ends after its first round
      expect(events.filter(event => event.type === 'RoundOpened').length).toBe(id === 'draw-high' ? 1 : rounds)
      expect(programOf(form).rounds).toBe(rounds)
    },
  )

  const most: readonly (readonly [keyof typeof forms, number, string])[] = [
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
    expect(script(forms[id], { players }).deal().form.id).toBe(id)
    expect(() => script(forms[id], { players: players + 1 })).toThrow(`seats at most ${players} players`)
  })
})

describe('what each player holds, street by street', () => {
  rule('rrp/8/intro', 'three down and four up in the end, with five rounds', () => {
    const table = script(forms['seven-card-stud'], { players: 2 })
    const shapes: string[] = []
    const rounds: string[] = []
    for (let street = 0; street < 5; street++) {
      rounds.push(...lines(table.run('deal')).filter(line => line.endsWith('opens')))
      const { down, up } = table.deal().players[0]!
      shapes.push(`${down.length}+${up.length}`)
      table.run('around')
    }
    expect(shapes).toEqual(['2+1', '2+2', '2+3', '2+4', '3+4'])
    expect(rounds.map(line => line.split(':')[0])).toEqual([
      'third street',
      'fourth street',
      'fifth street',
      'sixth street',
      'seventh street',
    ])
    expect(held(table.deal(), 1)).toBe('2c 2h 6c | 3c 3s 4h 5d')
    expect(held(table.deal(), 2)).toBe('2d 2s 6d | 3d 4c 4s 5h')
  })
  rule('uspa/3.2.5.3.2', 'Mississippi: two upcards at once, then one and one', () => {
    const table = script(forms['mississippi-stud'], { players: 4 })
    const shapes: string[] = []
    for (let street = 0; street < 4; street++) {
      table.run('deal')
      const { down, up } = table.deal().players[3]!
      shapes.push(`${down.length}+${up.length} of ${table.deal().next}`)
      table.run('around')
    }
    expect(shapes).toEqual(['2+1 of 12', '2+3 of 21', '2+4 of 26', '2+5 of 31'])
  })
  rule('uspa/3.2.4.3.4', 'five-card stud: one down, then four up', () => {
    const table = script(forms['five-card-stud'], { players: 5 })
    const shapes: string[] = []
    for (let street = 0; street < 4; street++) {
      table.run('deal')
      const { down, up } = table.deal().players[0]!
      shapes.push(`${down.length}+${up.length} of ${table.deal().next}`)
      table.run('around')
    }
    expect(shapes).toEqual(['1+1 of 10', '1+2 of 16', '1+3 of 22', '1+4 of 28'])
  })
})
