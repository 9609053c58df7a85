import { expect } from 'vitest'
import { type Case, casesAt, oneRuling } from '../by-books.ts'
import { rulesOf } from '../rules-by-hand.ts'
import type { Table } from '../table.ts'
import { commonDeal } from './common-deal.ts'
import { isVoid } from './scene.ts'
import { at, FACING, third } from './stud-scene.ts'

const dealt = casesAt('seven-card stud for three with antes of 2: the cards of the deal', byBooks => {
  commonDeal(byBooks, {
    at,
    fixed: table => table.holds(third).pot(6).has({ turn: 2 }),
    // seat 9 is the first behind the dealer: it had 2c 3d and 5h
    behindEmptySeat: table =>
      table
        .holds({ 1: '3c 4d | 6c', 2: '4c Kh | 7d', 3: '2d Qh | 8h' })
        .has({ mending: expect.objectContaining({ aside: ['2c', '3d', '5h'] }) })
        .pot(6),
  })
  byBooks(at('deal'), { type: 'ExtraCard', seats: [1] }, oneRuling('becomes-the-burn', rulesOf.extraCard), {
    'becomes-the-burn': table =>
      table
        .holds(third)
        .plays('around; deal')
        .has({ burns: ['6c'] })
        .holds({ 1: '2c 2d | Kh 7d' }),
  })
  const downcard = {
    rrp: ['rrp/8/1'],
    uspa: ['uspa/3.2.3.5.5'],
    wsop: ['wsop/218'],
  } as const
  // rrp/8/1: the card turned up by mistake would be the lowest, so the next player to the left begins
  const up = (table: Table) =>
    table.holds({ 3: '4c | 4d' }).plays('deal').holds({ 1: '2c 2d | Kh', 3: '4c 5h | 4d' }).has({ turn: 0 })
  const flashed = { seat: 3, card: '4d', by: 'dealer' } as const
  byBooks(at('deal one'), { type: 'CardExposed', ...flashed }, oneRuling('next-card-down', downcard), {
    'next-card-down': up,
  })
  byBooks(
    at('deal one'),
    { type: 'CardOffTable', ...flashed },
    oneRuling('next-card-down', {
      rrp: ['rrp/8/11', ...downcard.rrp],
      uspa: ['uspa/3.2.3.5.11', ...downcard.uspa],
      hpt: ['hpt/irregularities/8', ...downcard.rrp],
      web: ['web/irregularities/10', ...downcard.rrp],
      wsop: ['wsop/228', ...downcard.wsop],
    }),
    { 'next-card-down': up },
  )
  // what its player shows or drops themselves is theirs to play
  const own = { seat: 1, card: '2c', by: 'player' } as const
  const plays = (table: Table) => table.holds(third).pot(9).has({ turn: 0 })
  byBooks(at(FACING), { type: 'CardExposed', ...own }, oneRuling('play-on', rulesOf.exposed), { 'play-on': plays })
  byBooks(
    at(FACING),
    { type: 'CardOffTable', ...own },
    { ...oneRuling('play-on', rulesOf.dropped), wsop: ['floor: hand-live, hand-dead', ...rulesOf.dropped.wsop] },
    { 'play-on': plays, 'hand-live': plays, 'hand-dead': table => table.holds({ 1: '' }).pot(9).has({ turn: 1 }) },
  )
  const scrapped = (table: Table) =>
    table
      .holds({ 3: '4c Kh' })
      .has({ mending: expect.objectContaining({ aside: ['4d'] }) })
      .plays('deal')
      .holds({ 1: '2c 2d | Qh', 2: '3c 3d | 5h', 3: '4c Kh | 6c' })
  byBooks(
    at('deal one'),
    { type: 'BoxedCard', where: 'hand', seat: 3, card: '4d' },
    oneRuling('card-replaced', rulesOf.boxed),
    { 'card-replaced': scrapped },
  )
  byBooks(at('deal one'), { type: 'JokerFound', seat: 3 }, oneRuling('card-replaced', rulesOf.joker), {
    'card-replaced': scrapped,
  })
  byBooks(
    at('deal; 3 brings in 3; 1 calls'),
    { type: 'JokerFound', seat: 1 },
    oneRuling('hand-dead', rulesOf.jokerActedOn),
    { 'hand-dead': table => table.holds({ 1: '' }).stacks({ 1: 995 }).pot(12).has({ turn: 1 }) },
  )
  byBooks(at('deal; around'), { type: 'TwoBurned' }, oneRuling('corrected', rulesOf.studBurns), {
    corrected: table =>
      table
        .plays('deal')
        .has({ burns: ['6c'] })
        .holds({ 1: '2c 2d | Kh 7d', 3: '4c 4d | 5h 9h' }),
  })
  byBooks(at('deal; around'), { type: 'StubFouled' }, oneRuling('deck-rebuilt', rulesOf.stubFouled), {
    'deck-rebuilt': table =>
      table
        .plays('reshuffle Kc Kd Ks As; deal')
        .has({ burns: ['Kc'] })
        .holds({ 1: '2c 2d | Kh Kd', 2: '3c 3d | Qh Ks', 3: '4c 4d | 5h As' }),
  })
})

const deck = casesAt('seven-card stud for three with antes of 2: the deck', byBooks => {
  byBooks(at(FACING), { type: 'ForeignCard', where: 'hand', card: '2c' }, oneRuling('deal-void', rulesOf.foreign), {
    'deal-void': isVoid,
  })
  byBooks(
    at(FACING),
    { type: 'ForeignCard', where: 'stub', card: '6c' },
    { ...oneRuling('action-stands', rulesOf.foreign), wsop: ['deal-void', 'wsop/115-stub', 'wsop/24'] },
    {
      'deal-void': isVoid,
      'action-stands': table =>
        table
          .pot(9)
          .plays('around; deal')
          .has({ burns: ['7d'] })
          .holds({ 1: '2c 2d | Kh 8h', 2: '3c 3d | Qh 9h' }),
    },
  )
  byBooks(at(FACING), { type: 'DuplicateCard', card: '2c' }, oneRuling('deal-void', rulesOf.duplicate), {
    'deal-void': isVoid,
  })
  const forfeited = (table: Table) => table.stacks({ 1: 1000, 2: 1000, 3: 995 }).has({ phase: 'ended', carried: 5 })
  byBooks(
    at(FACING),
    { type: 'KnownBadDeck', seat: 3, wagered: true, fault: 'duplicate' },
    { ...oneRuling('floor: forfeited, deal-void', rulesOf.badDeck), web: ['forfeited', 'web/irregularities/5'] },
    { forfeited, 'deal-void': isVoid },
  )
  byBooks(
    at(FACING),
    { type: 'KnownBadDeck', seat: 1, wagered: false, fault: 'duplicate' },
    { ...oneRuling('deal-void', rulesOf.duplicate), web: ['forfeited', 'web/irregularities/5'] },
    {
      forfeited: table => table.stacks({ 1: 998, 2: 1000, 3: 1000 }).has({ phase: 'ended', carried: 2 }),
      'deal-void': isVoid,
    },
  )
})

/** What goes wrong with the cards of stud and with the deck. */
export const studCards: readonly Case[] = [...dealt, ...deck]
