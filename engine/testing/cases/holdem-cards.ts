import { expect } from 'vitest'
import { type Case, casesAt, oneRuling } from '../by-books.ts'
import { rulesOf } from '../rules-by-hand.ts'
import type { Table } from '../table.ts'
import { commonDeal } from './common-deal.ts'
import { at, flopIs, hands } from './holdem-scene.ts'
import { isVoid } from './scene.ts'

/** All as it should have been dealt. */
const fixed = (table: Table) => {
  table.holds(hands).pot(15).has({ turn: 2 })
  return flopIs(table.plays('around; deal'), ['5c'], '6c 7d 8h')
}

const dealt = casesAt("hold'em for three at 10 and 20: the first cards", byBooks => {
  byBooks(at('deal'), { type: 'ButtonMisplaced', belongs: 1 }, oneRuling('misdeal', rulesOf.buttonWrong), {
    misdeal: isVoid,
  })
  commonDeal(byBooks, {
    at,
    fixed,
    // seat 9 is the first behind the dealer: it had 2c and 3d, and the next burn is 7d
    behindEmptySeat: table => {
      table
        .holds({ 1: '3c 4d', 2: '4c 5c', 3: '2d 6c' })
        .has({ mending: expect.objectContaining({ aside: ['2c', '3d'] }) })
        .pot(15)
      flopIs(table.plays('around; deal'), ['7d'], '8h 9c Tc')
    },
  })
  // two have acted: nobody can call a misdeal any more
  const late = {
    rrp: ['rrp/3/misdeals/1', 'rrp/3/misdeals/2'],
    uspa: ['uspa/3.1.4.2', 'uspa/3.1.4.1'],
    hpt: ['hpt/misdeals/2', 'hpt/misdeals/1'],
    web: ['web/misdeals/1'],
    wsop: ['wsop/109-button', 'wsop/109', 'wsop/108'],
  } as const
  const played = (table: Table) => flopIs(table.holds(hands).pot(30).plays('2 checks; deal'), ['5c'], '6c 7d 8h')
  const lateButton = {
    rrp: [...late.rrp, ...rulesOf.buttonLast.rrp],
    uspa: [...late.uspa, ...rulesOf.buttonLast.uspa],
    hpt: [...late.hpt, ...rulesOf.buttonLast.hpt],
    web: [...late.web, ...rulesOf.buttonLast.rrp],
    wsop: [...late.wsop, ...rulesOf.buttonLast.wsop],
  }
  for (const incident of [
    { type: 'ButtonMisplaced', belongs: 2 },
    { type: 'ButtonWrongThisDeal', should: 2 },
  ] as const) {
    byBooks(at('deal'), incident, oneRuling('misdeal', rulesOf.buttonWrong), { misdeal: isVoid })
    byBooks(at('deal; 3 calls; 1 calls'), incident, oneRuling('play-on', lateButton), {
      'play-on': table => played(table.has({ mending: { buttons: [2, 1] } })),
    })
  }
  for (const incident of [
    { type: 'FirstCardToWrongSeat', seat: 2 },
    { type: 'DealtOutOfSequence', seat: 2, before: 1 },
    { type: 'PlayerDealtOut', seat: 9, atTheTable: true },
  ] as const)
    byBooks(at('deal; 3 calls; 1 calls'), incident, oneRuling('play-on', late), { 'play-on': played })
  byBooks(
    at('deal; 3 calls; 1 calls'),
    { type: 'DealtToEmptySeat', seat: 9 },
    oneRuling('play-on', { ...late, wsop: ['wsop/108'] }),
    { 'play-on': played },
  )
  byBooks(
    at('deal'),
    { type: 'ExtraCard', seats: [1] },
    oneRuling('becomes-the-burn', {
      ...rulesOf.extraCard,
      rrp: [...rulesOf.extraCard.rrp, 'rrp/5/2'],
      uspa: [...rulesOf.extraCard.uspa, 'uspa/3.2.1.5.5'],
      hpt: [...rulesOf.extraCard.hpt, 'hpt/holdem/2'],
    }),
    { 'becomes-the-burn': fixed },
  )
  const surplus = {
    rrp: ['rrp/3/misdeals/2d', 'rrp/5/2'],
    uspa: ['uspa/3.1.4.1.4', 'uspa/3.2.1.5.5'],
    hpt: ['hpt/misdeals/1d', 'hpt/holdem/2'],
    web: ['web/misdeals/3'],
    wsop: ['wsop/108d'],
  } as const
  byBooks(
    at('deal'),
    { type: 'ExtraCard', seats: [1, 2] },
    {
      ...oneRuling('misdeal', surplus),
      // more than two make a misdeal there: two lie on the deck again, to be burned
      web: ['becomes-the-burn', ...rulesOf.extraCard.web],
    },
    {
      misdeal: isVoid,
      'becomes-the-burn': table => {
        table.holds(hands)
        flopIs(table.plays('around; deal'), ['5c', '6c'], '7d 8h 9c')
      },
    },
  )
  const count = {
    rrp: ['rrp/3/misdeals/2e'],
    uspa: ['uspa/3.1.4.1.5'],
    hpt: ['hpt/misdeals/1e'],
    web: ['web/misdeals/7'],
    wsop: ['wsop/108e'],
  } as const
  // the card that the last player lacks is the top card
  byBooks(at('deal'), { type: 'WrongNumberOfCards', seat: 3, has: 1 }, oneRuling('corrected', count), {
    corrected: fixed,
  })
  // the others have had theirs behind the card that seat 1 lacks
  byBooks(at('deal'), { type: 'WrongNumberOfCards', seat: 1, has: 1 }, oneRuling('misdeal', count), { misdeal: isVoid })
  byBooks(
    at('deal; 3 calls; 1 calls'),
    { type: 'WrongNumberOfCards', seat: 1, has: 3 },
    oneRuling('hand-dead', {
      rrp: ['rrp/3/dead-hands/1d'],
      uspa: ['uspa/3.1.5.1.4'],
      hpt: ['hpt/dead-hands/1d'],
      web: ['web/dead-hands/7'],
      wsop: ['wsop/110e'],
    }),
    { 'hand-dead': table => table.holds({ 1: '' }).stacks({ 1: 990 }).pot(30).has({ turn: 1 }) },
  )
})

const single = casesAt("hold'em for three at 10 and 20: single cards", byBooks => {
  const flashed = { seat: 3, card: '4d', by: 'dealer' } as const
  const burned = (table: Table) => {
    table.holds({ ...hands, 3: '4c 5c' }).has({ burns: ['4d'], turn: 2 })
    flopIs(table.plays('around; deal'), ['4d'], '6c 7d 8h')
  }
  const holecard = {
    rrp: ['rrp/5/1', 'rrp/3/misdeals/2f'],
    uspa: ['uspa/3.2.1.5.1', 'uspa/3.1.4.1.6'],
    hpt: ['hpt/holdem/1', 'hpt/misdeals/1f'],
    wsop: ['wsop/108f'],
  } as const
  byBooks(
    at('deal'),
    { type: 'CardExposed', ...flashed },
    // every card of the first two rounds makes a misdeal there
    { ...oneRuling('becomes-the-burn', holecard), web: ['misdeal', 'web/misdeals/2'] },
    { 'becomes-the-burn': burned, misdeal: isVoid },
  )
  const second = { type: 'CardExposed', seat: 2, card: '3c', by: 'dealer' } as const
  byBooks(
    at('deal'),
    { ...second, seat: 1, card: '2c' },
    oneRuling('misdeal', {
      rrp: ['rrp/3/misdeals/2a', 'rrp/5/1'],
      uspa: ['uspa/3.2.1.5.1', 'uspa/3.1.4.1.1'],
      hpt: ['hpt/misdeals/1a', 'hpt/holdem/1', 'hpt/rrp7/5/1'],
      web: ['web/misdeals/2'],
      wsop: ['wsop/108a'],
    }),
    { misdeal: isVoid },
  )
  byBooks(at('deal'), { ...second, by: 'player' }, oneRuling('play-on', rulesOf.exposed), { 'play-on': fixed })
  byBooks(
    at('deal'),
    { type: 'CardOffTable', ...flashed },
    {
      ...oneRuling('becomes-the-burn', {
        rrp: [...rulesOf.exposed.rrp, ...holecard.rrp],
        uspa: [...rulesOf.exposed.uspa, ...holecard.uspa],
        hpt: [...rulesOf.exposed.hpt, ...holecard.hpt],
        wsop: [...rulesOf.exposed.wsop, ...holecard.wsop],
      }),
      web: ['misdeal', ...rulesOf.exposed.web, 'web/misdeals/2'],
    },
    { 'becomes-the-burn': burned, misdeal: isVoid },
  )
  byBooks(
    at('deal'),
    { type: 'CardOffTable', ...flashed, by: 'player' },
    { ...oneRuling('play-on', rulesOf.dropped), wsop: ['floor: hand-live, hand-dead', ...rulesOf.dropped.wsop] },
    { 'play-on': fixed, 'hand-live': fixed, 'hand-dead': table => table.holds({ 3: '' }).pot(15).has({ turn: 0 }) },
  )
  const scrapped = (table: Table) => {
    table.holds({ ...hands, 3: '4c 5c' }).has({ burns: [], mending: expect.objectContaining({ aside: ['4d'] }) })
    flopIs(table.plays('around; deal'), ['6c'], '7d 8h 9c')
  }
  byBooks(
    at('deal'),
    { type: 'BoxedCard', where: 'hand', seat: 3, card: '4d' },
    oneRuling('card-replaced', rulesOf.boxed),
    { 'card-replaced': scrapped },
  )
  byBooks(
    at('deal; around; deal'),
    { type: 'BoxedCard', where: 'board', card: '8h' },
    oneRuling('card-replaced', rulesOf.boxed),
    {
      'card-replaced': table =>
        flopIs(table, ['5c'], '6c 7d 9c')
          .plays('all check; deal')
          .has({ burns: ['5c', 'Tc'] }),
    },
  )
  byBooks(
    at('deal; 3 calls'),
    { type: 'BoxedCard', where: 'hand', seat: 3, card: '4d' },
    oneRuling('hand-dead', rulesOf.boxedActedOn),
    { 'hand-dead': table => table.holds({ 3: '' }).stacks({ 3: 990 }).pot(25).has({ turn: 0 }) },
  )
  byBooks(at('deal'), { type: 'JokerFound', seat: 3 }, oneRuling('card-replaced', rulesOf.joker), {
    'card-replaced': scrapped,
  })
  byBooks(at('deal; 3 calls'), { type: 'JokerFound', seat: 3 }, oneRuling('hand-dead', rulesOf.jokerActedOn), {
    'hand-dead': table => table.holds({ 3: '' }).stacks({ 3: 990 }).pot(25).has({ turn: 0 }),
  })
})

/** What goes wrong with the first cards of hold'em, and with single cards. */
export const holdemCards: readonly Case[] = [...dealt, ...single]
