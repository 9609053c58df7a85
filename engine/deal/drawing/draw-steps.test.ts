import { describe, expect } from 'vitest'
import type { FormId } from '../../forms/forms.ts'
import { given, type Setup } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'
import type { Table } from '../../testing/table.ts'

const dealt = (form: FormId, seats: Setup['seats'], more: Partial<Setup> = {}): Table =>
  given({ form, seats, structure: 'limit', book: 'uspa', ...more }).plays('deal')

/** Two hands that stand pat and are shown: how the pot is divided. */
const shown = (form: FormId, one: string, other: string, act = 'around'): Table =>
  dealt(form, 2, { cards: { 1: one, 2: other } }).plays(`${act}; all stand pat; around; showdown`)

describe('lowball, step by step', () => {
  rule('uspa/3.2.8.3.4', 'a player who discards two has two new ones and holds five again', () => {
    const drawn = dealt('ace-to-five-lowball', 3).plays('around; 1 stands pat; 2 draws 2; 3 stands pat; deal')
    expect(drawn.deal.players.map(player => [player.down.length, player.drawn])).toEqual([
      [5, 0],
      [5, 2],
      [5, 0],
    ])
    drawn.tells({ type: 'CardsDealt', seats: [2, 2] })
  })
  rule('uspa/3.2.8.3.5', 'the round after the draw is the last: those left show', () => {
    dealt('ace-to-five-lowball', 5)
      .plays('3 folds; 4 folds; 5 calls; 1 folds; 2 checks; all stand pat; 2 checks; 5 bets 20; 2 calls')
      .tells({ type: 'RoundClosed' }, { type: 'ShowdownOpened' })
      .has({ phase: 'showdown' })
  })
  rule('uspa/3.2.8.3.6', 'the bettor shows first', () => {
    dealt('ace-to-five-lowball', 3)
      .plays('around; all stand pat; 1 checks; 2 checks; 3 bets 20; 1 calls; 2 calls')
      .offers({ due: 'show', seat: 3 })
  })
  rule('uspa/3.2.8.5.2', 'a suited wheel beats 6-4-3-2-A', () => {
    shown('ace-to-five-lowball', '5h 4h 3h 2h Ah', '6c 4d 3c 2d Ac').awarded('low: 20 to 1')
  })
  rule('uspa/3.2.8.5.3', 'A-5-4-3-2 is no straight: it beats other aces and loses to king-high', () => {
    const wheel = 'Ac 5d 4h 3s 2c'
    shown('deuce-to-seven-lowball', wheel, 'Ad 6d 4c 3c 2d').awarded('low: 20 to 1')
    shown('deuce-to-seven-lowball', wheel, 'Kd 9d 8c 7c 5c').awarded('low: 20 to 2')
    shown('deuce-to-seven-lowball', 'Ac Ad 4h 3s 2c', 'Kd Kc 8c 7c 5c').awarded('low: 20 to 2')
  })
  rule('uspa/3.2.8.5.3.1', '7-5-4-3-2 in one suit is a flush and loses to any hand without a pair', () => {
    shown('deuce-to-seven-lowball', '7c 5c 4c 3c 2c', 'Ad Kd Jh 9s 8c').awarded('low: 20 to 2')
    shown('deuce-to-seven-lowball', '7c 5c 4c 3c 2d', '7d 6d 4h 3s 2h').awarded('low: 20 to 1')
  })
})

describe('jacks or better, step by step', () => {
  const cards = { 2: 'Jc Jd 7h 4s 2d', 5: 'Ac 9d 8h 5s 3d' }
  rule('uspa/3.2.9.3.4', 'the opener keeps their jacks, discards three and holds five again', () => {
    const drawn = dealt('jacks-or-better', 5, { cards })
      .plays('1 checks; 2 bets 10; 3 folds; 4 folds; 5 calls; 1 folds; 2 discards 7h 4s 2d; 5 stands pat; deal')
      .tells({ type: 'CardsDealt', seats: [2, 2, 2] })
    expect(drawn.deal.players[1]!.down.slice(0, 2)).toEqual(['Jc', 'Jd'])
    expect(drawn.deal.players[1]!.down).toHaveLength(5)
  })
  rule('uspa/3.2.9.3.6', 'the player who bet last shows first', () => {
    dealt('jacks-or-better', 5, { cards })
      .plays('1 checks; 2 bets 10; 3 folds; 4 folds; 5 calls; 1 folds; all stand pat; 2 bets 20; 5 calls')
      .offers({ due: 'show', seat: 2 })
    dealt('jacks-or-better', 5, { cards })
      .plays('1 checks; 2 bets 10; 3 folds; 4 folds; 5 calls; 1 folds; all stand pat; 2 checks; 5 bets 20; 2 calls')
      .offers({ due: 'show', seat: 5 })
  })
  rule('uspa/3.2.9.4', 'three deuces beat aces and kings', () => {
    shown('jacks-or-better', 'As Ah Ks Kh 4c', '2c 2d 2h 9s 5d', '1 bets 10; 2 calls').awarded('high: 24 to 2')
  })
})

describe('draw high, step by step', () => {
  rule('uspa/3.2.10.1', 'played on anything, seven-high opens; where it takes openers it does not', () => {
    const cards = { 1: '7c 5d 4h 3s 2c' }
    dealt('draw-high', 3, { cards }).plays('1 bets 10').tells({ type: 'Bet', seat: 1, to: 10 })
    const jacks = { name: 'jacks', book: 'uspa', overrides: { drawOpeners: 'jacks-or-better' } } as const
    dealt('draw-high', 3, { cards, book: jacks }).refuses('1 bets 10', 'openers-needed')
  })
  rule('uspa/3.2.10.3.4', 'a player who stands pat gets nothing, a player who discards three gets three', () => {
    dealt('draw-high', 5)
      .plays(
        '1 checks; 2 checks; 3 checks; 4 bets 10; 5 calls; 1 folds; 2 folds; 3 folds; 4 stands pat; 5 draws 3; deal',
      )
      .tells({ type: 'CardsDealt', seats: [5, 5, 5], left: 0 })
  })
  rule('uspa/3.2.10.3.5', '5-10: after the draw the opener acts first and bets 10', () => {
    dealt('draw-high', 4, { size: 5 })
      .plays('1 checks; 2 bets 5; 3 calls; 4 calls; 1 calls; all stand pat')
      .offers({ seat: 2, check: true, wager: { sizes: [10] } })
  })
  rule('uspa/3.2.10.3.6', 'the player who bet after the draw shows first', () => {
    dealt('draw-high', 6)
      .plays(
        '1 checks; 2 folds; 3 folds; 4 folds; 5 folds; 6 bets 10; 1 calls; all stand pat; 6 checks; 1 bets 20; 6 calls',
      )
      .offers({ due: 'show', seat: 1 })
  })
  rule(
    'uspa/3.2.10.5.5',
    'four at once and the fifth behind the others; the last to draw has a burn before theirs',
    () => {
      const drew = (draws: string): string =>
        dealt('draw-high', 4)
          .plays(`1 bets 10; 2 calls; 3 calls; 4 calls; ${draws}; deal`)
          .events.map(event =>
            event.type === 'CardsDealt' ? event.seats.join('') : event.type === 'CardBurned' ? 'burn' : '',
          )
          .filter(words => words !== '')
          .join(' ')
      expect(drew('draw 0 5 1 1')).toBe('burn 2222342')
      expect(drew('draw 0 0 1 5')).toBe('burn 34444 burn 4')
    },
  )
})
