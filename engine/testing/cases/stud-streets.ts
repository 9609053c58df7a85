import { type Case, casesAt, oneRuling } from '../by-books.ts'
import { rulesOf } from '../rules-by-hand.ts'
import type { Table } from '../table.ts'
import { isVoid } from './scene.ts'
import { at, FACING, SIXTH } from './stud-scene.ts'

/** What goes wrong on the streets of stud. */
export const studStreets: readonly Case[] = casesAt('seven-card stud for three with antes of 2: streets', byBooks => {
  // 6c 7d 8h lay there: they move one place, and 9h comes off the deck
  byBooks(at('deal; around'), { type: 'BurnMissed' }, oneRuling('corrected', rulesOf.studBurns), {
    corrected: table =>
      table
        .holds({ 1: '2c 2d | Kh 7d', 2: '3c 3d | Qh 8h', 3: '4c 4d | 5h 9h' })
        .has({ burns: ['6c'] })
        .plays('all check; deal')
        .has({ burns: ['6c', '6d'] }),
  })

  // 6c is burned and 7d given to seat 1 while they have still to act
  byBooks(
    at(FACING),
    { type: 'PrematureStreetCard', to: [1] },
    {
      ...oneRuling('cards-stay-out', {
        rrp: ['rrp/3/irregularities/15', 'rrp/8/14'],
        uspa: ['uspa/3.1.6.15', 'uspa/3.2.3.5.14'],
        hpt: ['hpt/irregularities/12', 'rrp/8/14'],
        web: ['web/irregularities/12', 'rrp/8/14'],
      }),
      wsop: ['cards-back-and-reshuffle', 'wsop/127', 'wsop/231'],
    },
    {
      'cards-stay-out': table =>
        table
          .holds({ 1: '2c 2d | Kh' })
          .plays('1 calls; 2 calls; deal')
          .has({ burns: ['6c', '6d'], mending: { aside: ['7d', '8h', '9h'] } })
          .holds({ 1: '2c 2d | Kh Tc', 2: '3c 3d | Qh Td', 3: '4c 4d | 5h Jc' }),
      'cards-back-and-reshuffle': table =>
        table
          .holds({ 1: '2c 2d | Kh' })
          .plays('1 calls; 2 calls; reshuffle Kc 7d Ks; deal')
          .has({ burns: ['6c'] })
          .holds({ 1: '2c 2d | Kh Kc', 2: '3c 3d | Qh 7d', 3: '4c 4d | 5h Ks' }),
    },
  )

  // seat 2 has a pair of queens up and opened sixth street: they open seventh too, unless they are all-in
  const upcards = { 1: '2c 2d 7c | Kh 7d Tc Jd', 2: '3c 3d | Qh 8h Td Qc 8c', 3: '4c 4d 9c | 5h 9h Jc Qd' }
  byBooks(
    at(SIXTH),
    { type: 'LastCardUp', seats: [2] },
    oneRuling('seat 2: play-on, all-in-for-the-pot', {
      rrp: ['rrp/8/17a', 'rrp/8/17b', 'rrp/8/17'],
      uspa: ['uspa/3.2.3.5.17.1', 'uspa/3.2.3.5.17.2', 'uspa/3.2.3.5.17'],
      wsop: ['wsop/234a', 'wsop/234b', 'wsop/234'],
    }),
    {
      'play-on': table =>
        table
          .holds(upcards)
          .has({ burns: ['6c', '6d', '6h', '6s'], turn: 1 })
          .plays('2 bets 20; 3 calls; 1 folds; showdown')
          .won({ 1: -5, 2: 30, 3: -25 }),
      'all-in-for-the-pot': table =>
        table.holds(upcards).has({ turn: 2 }).plays('3 bets 20; 1 calls; showdown').won({ 1: -25, 2: 10, 3: 15 }),
    },
  )
  // their card lay down and is exposed then: it is the same
  byBooks(
    at(`${SIXTH}; deal`),
    { type: 'CardExposed', seat: 2, card: '8c', by: 'dealer' },
    oneRuling('seat 2: play-on, all-in-for-the-pot', {
      rrp: ['rrp/8/17a', 'rrp/8/17b', 'rrp/8/17'],
      uspa: ['uspa/3.2.3.5.17.1', 'uspa/3.2.3.5.17.2', 'uspa/3.2.3.5.17'],
      wsop: ['wsop/234a', 'wsop/234b', 'wsop/234'],
    }),
    {
      'play-on': table => table.holds(upcards).has({ turn: 1 }),
      'all-in-for-the-pot': table =>
        table.holds(upcards).has({ turn: 2 }).plays('3 bets 20; 1 calls; showdown').won({ 1: -25, 2: 10, 3: 15 }),
    },
  )
  // seat 3 has nothing left to wager: their card is up, and all goes on as usual
  byBooks(
    at(SIXTH, { seats: { 1: 1000, 2: 1000, 3: 5 } }),
    { type: 'LastCardUp', seats: [3] },
    oneRuling('card-kept', {
      rrp: ['rrp/8/16', 'rrp/8/17'],
      uspa: ['uspa/3.2.3.5.16', 'uspa/3.2.3.5.17'],
      wsop: ['wsop/233', 'wsop/234'],
    }),
    {
      'card-kept': table =>
        table
          .holds({ 1: '2c 2d 7c | Kh 7d Tc Jd', 2: '3c 3d 8c | Qh 8h Td Qc', 3: '4c 4d | 5h 9h Jc Qd 9c' })
          .has({ turn: 1 })
          .plays('all check; showdown')
          .won({ 1: -5, 2: 10, 3: -5 }),
    },
  )
  // seat 1 is the first to get their card
  const first = { 1: '2c 2d | Kh 7d Tc Jd 7c', 2: '3c 3d 8c | Qh 8h Td Qc', 3: '4c 4d 9c | 5h 9h Jc Qd' }
  byBooks(
    at(SIXTH),
    { type: 'LastCardUp', seats: [1] },
    {
      ...oneRuling('seat 1: play-on, all-in-for-the-pot', {
        rrp: ['rrp/8/17a', 'rrp/8/17b', 'rrp/8/17'],
        uspa: ['uspa/3.2.3.5.17.1', 'uspa/3.2.3.5.17.2', 'uspa/3.2.3.5.17'],
      }),
      wsop: ['all-dealt-up', 'wsop/234a-first', 'wsop/234a', 'wsop/234b', 'wsop/234'],
    },
    {
      'play-on': table => table.holds(first).has({ turn: 1 }).plays('all check; showdown').won({ 1: -5, 2: 10, 3: -5 }),
      'all-in-for-the-pot': table =>
        table.holds(first).has({ turn: 1 }).plays('2 bets 20; 3 folds; showdown').won({ 1: -5, 2: 10, 3: -5 }),
      'all-dealt-up': table =>
        table.holds({ ...first, 2: '3c 3d | Qh 8h Td Qc 8c', 3: '4c 4d | 5h 9h Jc Qd 9c' }).has({ turn: 1 }),
    },
  )

  const lifted = {
    rrp: ['rrp/3/dead-hands/1c', 'rrp/8/10'],
    uspa: ['uspa/3.1.5.1.3', 'uspa/3.2.3.5.10'],
    hpt: ['hpt/dead-hands/1c'],
    web: ['web/dead-hands/5'],
    wsop: ['wsop/110d', 'wsop/227'],
  } as const
  const dead = (table: Table) =>
    table
      .holds({ 1: '' })
      .stacks({ 1: 998 })
      .pot(9)
      .has({ turn: 1, muck: ['2c', '2d', 'Kh'] })
  const live = (table: Table) => table.holds({ 1: '2c 2d | Kh' }).pot(9).has({ turn: 0 })
  byBooks(
    at(FACING),
    { type: 'UpcardsPickedUp', seat: 1, how: 'lifted' },
    { ...oneRuling('hand-dead', lifted), web: ['hand-live', ...lifted.web] },
    { 'hand-dead': dead, 'hand-live': live },
  )
  byBooks(
    at(FACING),
    { type: 'UpcardsPickedUp', seat: 1, how: 'mixed', madeAnotherAct: true },
    oneRuling('hand-dead', lifted),
    { 'hand-dead': dead },
  )

  const swapped = {
    rrp: ['rrp/8/intro/upcard-order'],
    uspa: ['uspa/3.2.3.1'],
    wsop: ['wsop/seven-card-stud-upcards'],
  } as const
  byBooks(
    at('deal; around; deal'),
    { type: 'UpcardsPickedUp', seat: 1, how: 'reordered' },
    { ...oneRuling('hand-live', swapped), wsop: ['floor: hand-live, hand-dead', ...swapped.wsop] },
    {
      'hand-live': table => table.holds({ 1: '2c 2d | Kh 7d' }).pot(15),
      'hand-dead': table => table.holds({ 1: '' }).stacks({ 1: 995 }).pot(15),
    },
  )

  // the queens that are face up beat all that seat 3 has
  byBooks(
    at(`${SIXTH}; deal; 2 bets 20; 3 calls; 1 folds`),
    { type: 'BeatenCall', seat: 3, by: 2 },
    oneRuling('action-stands', { rrp: ['rrp/8/19'], uspa: ['uspa/3.2.3.5.19'], wsop: ['wsop/236'] }),
    { 'action-stands': table => table.pot(55).stacks({ 3: 975 }).plays('showdown').won({ 1: -5, 2: 30, 3: -25 }) },
  )

  byBooks(
    at('deal'),
    { type: 'WrongNumberOfCards', seat: 1, has: 2 },
    oneRuling('misdeal', {
      rrp: ['rrp/3/misdeals/2e'],
      uspa: ['uspa/3.1.4.1.5'],
      hpt: ['hpt/misdeals/1e'],
      web: ['web/misdeals/7'],
      wsop: ['wsop/108e'],
    }),
    { misdeal: isVoid },
  )
  // the winner did not guard their last card, and the dealer has taken it: queens and threes are still the best
  byBooks(
    at(`${SIXTH}; deal; all check`),
    { type: 'WrongNumberOfCards', seat: 2, has: 6 },
    {
      ...oneRuling('floor: hand-live, hand-dead', {
        rrp: ['rrp/8/18', 'rrp/16/2'],
        uspa: ['uspa/3.2.3.5.18', 'uspa/app2/4'],
        hpt: ['hpt/dead-hands/1d'],
        web: ['web/dead-hands/7'],
      }),
      // only fewer than six are dead there
      wsop: ['hand-live', 'wsop/235'],
    },
    {
      'hand-live': table => table.holds({ 2: '3c 3d | Qh 8h Td Qc' }).plays('showdown').won({ 1: -5, 2: 10, 3: -5 }),
      'hand-dead': table => table.plays('showdown').won({ 1: -5, 2: -5, 3: 10 }),
    },
  )
  byBooks(at(FACING), { type: 'CardMissing', has: 51 }, oneRuling('result-stands', rulesOf.missing), {
    'result-stands': live,
  })
})
