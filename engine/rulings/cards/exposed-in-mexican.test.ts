import { describe, expect, test } from 'vitest'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'

/** Seats 1, 5 and 6, one card down and one up each. */
const mexican = (cards: string) =>
  given({ form: 'mexican-poker', book: 'wsop', stakes: { ante: 2 }, seats: { 1: 200, 5: 200, 6: 200 }, cards }).plays(
    'deal one',
  )

const DECK = '4c Kc 5c 2d 7s 3d Qc Jc Qd Jd Kd 4d 5d 6d Qh 2h 3h 4h'

const flips = { type: 'CardExposed', seat: 5, card: 'Kc', by: 'dealer' } as const

describe('a downcard that the dealer exposes at Mexican poker', () => {
  rule('wsop/257', "seat 5's downcard flips: their next card comes down, and they stay active or are all-in", () => {
    const table = mexican(DECK).reports(flips)
    table.ruled('stays-active', { options: ['stays-active', 'all-in'], decides: { seat: 5 }, rules: RULES })
    const active = table.decides('stays-active').holds({ 5: ' | Kc' }).plays('deal')
    active.lines('up 1:2d', 'down 5:7s', 'up 6:3d', 'second street: 5 opens').holds({ 5: '7s | Kc' })
    const allIn = table.decides('all-in').stacks({ 5: 0 }).plays('deal').holds({ 5: '7s | Kc' })
    // they contest the 6 that were in; the 20 behind that are for the two others
    allIn.has({ turn: 2 }).plays('6 calls; 1 calls').pot(26)
    const rest = 'all keep; deal; around; all keep; deal; around; all keep; deal; around'
    const over = allIn.plays(`6 calls; 1 calls; ${rest}; showdown`)
    const [main, side] = [over.deal.awards.at(-1)!, over.deal.awards[0]!]
    expect([main.amount, side.amount]).toEqual([6, 20])
    expect(side.to.map(({ seat }) => seat)).not.toContain(5)
  })

  rule('wsop/257', 'on a later street too: one without a downcard gets the next card down', () => {
    const second = mexican(DECK).plays('deal; 5 brings in 10; all call').holds({ 5: 'Kc | 7s' })
    second.plays('all keep; deal').holds({ 5: 'Kc | 7s Qd' })
    const turned = second.plays('5 turns up; 6 keeps; 1 keeps; deal').holds({ 5: 'Qd | 7s Kc' })
    const ruled = turned
      .reports({ ...flips, card: 'Qd' })
      .ruled('stays-active', { options: ['stays-active', 'all-in'] })
    const on = ruled.decides('stays-active').holds({ 5: ' | 7s Kc Qd' })
    on.plays('all check; 6 keeps; 1 keeps; deal').lines(
      '…',
      'up 1:4d',
      'down 5:5d',
      'up 6:6d',
      'fourth street: 5 opens',
    )
  })

  rule('wsop/257', 'any downcard: one kept from an earlier street, and one that its player has bet on', () => {
    const kept = mexican(DECK).plays('deal; 5 brings in 10; all call; all keep; deal').holds({ 5: 'Kc | 7s Qd' })
    const options = ['stays-active', 'all-in']
    kept.reports(flips).ruled('stays-active', { options }).decides('stays-active').holds({ 5: ' | 7s Qd Kc' })
    const bet = kept.plays('5 bets 10; 6 calls').reports(flips).ruled('stays-active', { options })
    bet.decides('all-in').plays('1 calls').stacks({ 5: 0 }).pot(66)
    const asked = kept.plays('all check').reports(flips).ruled('stays-active', { options }).decides('stays-active')
    asked.plays('6 keeps; 1 keeps; deal').holds({ 5: '5d | 7s Qd Kc' })
  })

  rule(
    'wsop/257-joker',
    'a joker that the dealer flips is any card all the same; turned up by its player it is not',
    () => {
      const deck = '4c Jo 5c 2d Kd 3d Qc Ac Ks 6c Qd Ad 7c 7d Qh 6h 2h Jc'
      const streets = 'deal; around; all keep; deal; around; all keep; deal; around; showdown'
      const flipped = mexican(deck).reports({ ...flips, card: 'Jo' })
      flipped.ruled('stays-active', { options: ['stays-active', 'all-in'], decides: { seat: 5 } })
      const any = flipped
        .decides('stays-active')
        .plays('deal')
        .holds({ 5: 'Kd | Jo' })
        .plays(`around; all keep; ${streets}`)
      any.awarded('high: 36 to 5, three kings, seven and deuce kickers')
      const own = mexican(deck).plays('deal; around; 5 turns up; 6 keeps; 1 keeps')
      own.plays(streets).holds({ 5: 'Ks | Kd Jo 7c 2h' }).awarded('high: 36 to 1')
    },
  )

  rule(
    'wsop/262',
    'seat 6 flashes their own downcard in the betting: it stays their downcard, and the next comes up',
    () => {
      const table = mexican(DECK).plays('deal; 5 brings in 10')
      const flash = table.reports({ type: 'CardExposed', seat: 6, card: '5c', by: 'player' })
      flash.ruled('play-on', { rules: ['wsop/262'] }).holds({ 6: '5c | 3d' })
      flash.plays('all call; all keep; deal').holds({ 6: '5c | 3d Jd' })
    },
  )

  test('a house may give them no choice', () => {
    const book = { name: 'ours', book: 'wsop', overrides: { mexicanExposedDownCard: 'next-card-down' } } as const
    const seats = { 1: 200, 5: 200, 6: 200 }
    given({ form: 'mexican-poker', book, stakes: { ante: 2 }, seats, cards: DECK })
      .plays('deal one')
      .reports(flips)
      .ruled('next-card-down')
      .plays('deal')
      .holds({ 5: '7s | Kc' })
  })
})

const RULES = ['wsop/257', 'wsop/257-joker']
