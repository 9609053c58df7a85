import { describe, expect, test } from 'vitest'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'
import { legal } from '../legal.ts'

const noLimit = { form: 'holdem', structure: 'no-limit', size: 10 } as const
const deep = { 1: 5000, 2: 5000, 3: 5000, 4: 5000 }
/** No-limit on the flop, a bet is 100 or more and everybody has put 100 in. */
const flopOf = (seats: Record<number, number>) =>
  given({ form: 'holdem', structure: 'no-limit', size: 100, seats }).plays('deal; all call; 2 checks; deal')

describe('the size of a wager', () => {
  rule('rrp/14/intro', 'a stack of 730 may be bet into a pot of 40; at pot-limit 40 is the most', () => {
    const seats = { 1: 740, 2: 740, 3: 740, 4: 740 }
    const acts = 'deal; all call; 2 checks; deal'
    given({ ...noLimit, seats })
      .plays(acts)
      .pot(40)
      .offers({ seat: 1, wager: { least: 10, most: 730 } })
    const pot = given({ ...noLimit, structure: 'pot-limit', seats })
      .plays(acts)
      .pot(40)
    pot.offers({ seat: 1, wager: { least: 10, most: 40 } }).refuses('1 bets 41', 'wager-too-big', { most: 40 })
  })

  rule('rrp/3/betting/6', 'a bet of 60 raised to 150 is raised next to 240 or more', () => {
    given({ ...noLimit, seats: deep })
      .plays('deal; all call; 2 checks; deal; 1 bets 60; 2 raises to 150')
      .offers({ seat: 3, callTo: 150, wager: { least: 240 } })
      .refuses('3 raises to 239', 'wager-too-small', { least: 240 })
      .plays('3 raises to 240; 4 raises to 330')
  })

  rule('rrp/14/nl/2', 'the least bet of a round is the big blind; an all-in of 20 is called or raised to 120', () => {
    const flop = flopOf({ ...deep, 1: 120 })
    flop.refuses('1 bets 19', 'wager-too-small', { least: 20 })
    flop
      .plays('1 bets 20')
      .offers({ seat: 2, fold: true, callTo: 20, wager: { least: 120, most: 4900 } })
      .plays('2 raises to 120')
      .tells({ type: 'Raised', seat: 2, to: 120 })
      .offers({ seat: 3, wager: { least: 220 } })
    flopOf(deep).refuses('1 bets 99', 'wager-too-small', { least: 100 }).plays('1 bets 100')
  })

  rule('rrp/14/nl/2', 'over a big blind of 4 one calls 10 and raises to 20', () => {
    given({ ...noLimit, seats: { ...deep, 2: 4 } })
      .plays('deal')
      .offers({ seat: 3, callTo: 10, wager: { least: 20 } })
      .refuses('3 raises to 14', 'wager-too-small', { least: 20 })
  })

  rule('rrp/14/nl/5', 'no completing: an all-in of 20 cannot be made 100', () => {
    flopOf({ ...deep, 1: 120 })
      .plays('1 bets 20')
      .refuses('2 completes to 100', 'wager-too-small', { least: 120 })
  })

  rule('wsop/134', 'with 5 as the smallest chip a bet of 37 is refused, 35 and 40 are taken', () => {
    const flop = given({ ...noLimit, seats: deep, stakes: { unit: 5 } }).plays('deal; all call; 2 checks; deal')
    flop.refuses('1 bets 37', 'wager-not-whole-chips', { count: 5 })
    flop.plays('1 bets 35')
    flop.plays('1 bets 40')
  })

  rule('rrp/3/betting/1', 'half a chip does not play', () => {
    flopOf(deep).refuses('1 bets 100.5', 'wager-not-whole-chips')
  })
})

describe('the number of raises', () => {
  for (const id of ['rrp/3/betting/3', 'rrp/14/nl/1'] as const) {
    rule(id, 'four players make eight raises of the least size in one round', () => {
      let table = flopOf(deep).plays('1 bets 100')
      for (let raise = 1; raise <= 8; raise++) {
        const due = legal(table.deal)
        if (due.due !== 'betting') throw new Error('the betting is over')
        expect(due.wager?.least).toBe(100 + raise * 100)
        table = table.plays(`${due.seat} raises to ${100 + raise * 100}`)
      }
      table.offers({ due: 'betting', callTo: 900, wager: { least: 1000 } })
    })
  }
})

describe('who may raise again', () => {
  rule('rrp/14/nl/3', 'after 100 and 200 the next raise is to 300', () => {
    flopOf(deep)
      .plays('1 bets 100; 2 raises to 200')
      .offers({ seat: 3, wager: { least: 300 } })
  })

  rule('rrp/14/nl/3', 'an all-in of 160 over 100 opens nothing to those who have acted', () => {
    const short = flopOf({ ...deep, 3: 260 }).plays('1 bets 100; 2 calls; 3 all-in')
    // a player who has yet to act raises by a whole bet over the 160
    short.offers({ seat: 4, callTo: 160, wager: { least: 260 } })
    const faced = short.plays('4 folds')
    faced.offers({ seat: 1, callTo: 160, wager: null }).refuses('1 raises to 260', 'betting-not-reopened')
    faced.plays('1 calls').offers({ seat: 2, callTo: 160, wager: null })
    // a raise by the fourth opens it again
    short.plays('4 raises to 260').offers({ seat: 1, callTo: 260, wager: { least: 360 } })
  })

  rule('rrp/14/nl/4', 'all-ins of 150 and 200 over 100 leave the bettor facing a whole raise', () => {
    flopOf({ ...deep, 2: 250, 3: 300 })
      .plays('1 bets 100; 2 all-in; 3 all-in; 4 calls')
      .offers({ seat: 1, callTo: 200, wager: { least: 300 } })
  })

  rule('rrp/14/nl/4', 'an all-in of 280 over 200: the first may raise, the one who made it 200 may not', () => {
    const faced = flopOf({ ...deep, 3: 380 }).plays('1 bets 100; 2 raises to 200; 3 all-in; 4 folds')
    faced.offers({ seat: 1, callTo: 280, wager: { least: 380 } })
    faced
      .plays('1 calls')
      .offers({ seat: 2, callTo: 280, wager: null })
      .refuses('2 raises to 380', 'betting-not-reopened')
    faced.plays('1 raises to 380').offers({ seat: 2, wager: { least: 480 } })
  })

  rule('rrp/14/nl/4', 'the short all-ins must add up to the last raise, not to half of it', () => {
    // 199 over 100 is 99 more
    flopOf({ ...deep, 2: 250, 3: 299 })
      .plays('1 bets 100; 2 all-in; 3 all-in; 4 calls')
      .offers({ seat: 1, callTo: 199, wager: null })
  })

  rule('rrp/4/9', 'the big blind keeps their raise over an all-in for 13', () => {
    given({ ...noLimit, seats: { ...deep, 4: 13 } })
      .plays('deal; 3 calls; 4 all-in; 1 calls')
      .offers({ seat: 2, callTo: 13, wager: { least: 23 } })
      .plays('2 raises to 23')
      .offers({ seat: 3, wager: { least: 33 } })
  })

  test('nobody raises who has nobody left to answer them', () => {
    flopOf({ 1: 5000, 2: 200, 3: 300 })
      .plays('1 checks; 2 all-in; 3 all-in')
      .offers({ seat: 1, callTo: 200, wager: null })
      .refuses('1 raises to 400', 'nobody-left-to-bet-against')
  })
})
