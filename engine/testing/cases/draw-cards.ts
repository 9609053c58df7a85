import { expect } from 'vitest'
import { type Case, casesAt, oneRuling } from '../by-books.ts'
import { rulesOf } from '../rules-by-hand.ts'
import type { Table } from '../table.ts'
import { at, hands } from './draw-scene.ts'
import { isVoid } from './scene.ts'

const buttonWrong = {
  ...rulesOf.buttonWrong,
  rrp: [...rulesOf.buttonWrong.rrp, 'rrp/11/1e'],
  wsop: [...rulesOf.buttonWrong.wsop, 'wsop/266e'],
} as const

const dealt = casesAt('deuce-to-seven triple draw for three at 10 and 20: the cards of the deal', byBooks => {
  const fixed = (table: Table) => table.holds(hands).pot(15).has({ turn: 2 })
  byBooks(at('deal'), { type: 'ButtonMisplaced', belongs: 1 }, oneRuling('misdeal', buttonWrong), { misdeal: isVoid })
  byBooks(
    at('deal'),
    { type: 'FirstCardToWrongSeat', seat: 2 },
    {
      ...oneRuling('misdeal', {
        ...rulesOf.wrongFirstSeat,
        rrp: [...rulesOf.wrongFirstSeat.rrp, 'rrp/11/1f'],
        wsop: [...rulesOf.wrongFirstSeat.wsop, 'wsop/266f'],
      }),
      web: ['corrected', 'web/misdeals/1', 'web/misdeals/6'],
    },
    { misdeal: isVoid, corrected: fixed },
  )
  byBooks(
    at('deal'),
    { type: 'DealtOutOfSequence', seat: 2, before: 1 },
    {
      ...oneRuling('misdeal', {
        ...rulesOf.wrongOrder,
        rrp: [...rulesOf.wrongOrder.rrp, 'rrp/11/1g'],
        wsop: [...rulesOf.wrongOrder.wsop, 'wsop/266g'],
      }),
      web: ['corrected', 'web/misdeals/1', 'web/misdeals/6'],
    },
    { misdeal: isVoid, corrected: fixed },
  )
  byBooks(
    at('deal'),
    { type: 'PlayerDealtOut', seat: 9, atTheTable: true },
    oneRuling('misdeal', {
      ...rulesOf.dealtOut,
      rrp: [...rulesOf.dealtOut.rrp, 'rrp/11/1i'],
      wsop: [...rulesOf.dealtOut.wsop, 'wsop/266i'],
    }),
    { misdeal: isVoid },
  )
  byBooks(
    at('deal'),
    { type: 'DealtToEmptySeat', seat: 9 },
    {
      ...oneRuling('misdeal', {
        ...rulesOf.emptySeat,
        rrp: [...rulesOf.emptySeat.rrp, 'rrp/11/1h'],
        uspa: [...rulesOf.emptySeat.uspa, 'uspa/3.2.8.5.1.1'],
        wsop: ['wsop/266h', ...rulesOf.emptySeat.wsop],
      }),
      web: ['corrected', 'web/misdeals/1', 'web/misdeals/5'],
    },
    { misdeal: isVoid, corrected: fixed },
  )
  // seat 1 was passed over the last time: 2d went to seat 2, 3d to seat 3, and 4d is on top
  const five = {
    rrp: ['rrp/11/1', 'rrp/11/1d', 'rrp/11/12', 'rrp/16/7'],
    hpt: ['hpt/misdeals/1e', 'rrp/11/12', 'rrp/16/7'],
    uspa: ['uspa/3.2.8.5.1.1', 'uspa/3.2.8.5.1.11', 'uspa/app2/7'],
    wsop: ['wsop/266', 'wsop/266d', 'wsop/275-short'],
  } as const
  byBooks(at('deal'), { type: 'WrongNumberOfCards', seat: 1, has: 4 }, oneRuling('filled-up', five), {
    'filled-up': table =>
      table.holds({ 1: '2c 5d 8h Js 4d', 2: '3c 6d 9h Qs 2d', 3: '4c 7d Th Ks 3d' }).pot(15).stub(37),
  })
  byBooks(
    at('deal; 3 calls'),
    { type: 'WrongNumberOfCards', seat: 1, has: 4 },
    oneRuling('completed-on-the-draw', {
      rrp: [...five.rrp, 'rrp/3/dead-hands/1d'],
      uspa: [...five.uspa, 'uspa/3.1.5.1.4'],
      hpt: [...five.hpt, 'hpt/dead-hands/1d'],
      web: [...five.rrp, 'web/dead-hands/7'],
      wsop: [...five.wsop, 'wsop/110e', 'wsop/275'],
    }),
    {
      'completed-on-the-draw': table =>
        table
          .holds({ 1: '2c 5d 8h Js' })
          .plays('1 calls; 2 checks; all stand pat; deal')
          .holds({ ...hands, 1: '2c 5d 8h Js 6c' })
          .has({ burns: ['5c'] }),
    },
  )
  byBooks(
    at('deal; around; all stand pat; all check; all stand pat; all check; all stand pat'),
    { type: 'WrongNumberOfCards', seat: 1, has: 4 },
    oneRuling('hand-dead', {
      rrp: ['rrp/3/dead-hands/1d', 'rrp/11/12'],
      uspa: ['uspa/3.1.5.1.4', 'uspa/3.2.8.5.1.11'],
      hpt: ['hpt/dead-hands/1d'],
      web: ['web/dead-hands/7'],
      wsop: ['wsop/110e', 'wsop/275', 'wsop/275-short'],
    }),
    { 'hand-dead': table => table.holds({ 1: '' }).pot(30).has({ turn: 1 }) },
  )
  byBooks(at('deal'), { type: 'ExtraCard', seats: [1] }, oneRuling('becomes-the-burn', rulesOf.extraCard), {
    'becomes-the-burn': table =>
      fixed(table)
        .plays('around; 1 draws 1; 2 stands pat; 3 stands pat; deal')
        .has({ burns: ['5c'] })
        .holds({ 1: '5d 8h Js 2d 6c' }),
  })
  // a king may not be kept in any book, a four only by Robert's
  const kept = {
    rrp: ['rrp/11/27/2', 'rrp/11/nl/2b'],
    uspa: ['uspa/3.2.8.5.3.2', 'uspa/3.2.8.5.4.2.2'],
    wsop: ['wsop/287', 'wsop/290'],
  } as const
  const replaced = (card: string, hand: string) => (table: Table) =>
    table
      .holds({ 3: hand })
      .has({ burns: [card] })
      .stub(36)
  byBooks(at('deal'), { type: 'CardExposed', seat: 3, card: 'Ks', by: 'dealer' }, oneRuling('becomes-the-burn', kept), {
    'becomes-the-burn': replaced('Ks', '4c 7d Th 4d 5c'),
  })
  // the first card of the deal
  byBooks(
    at('deal'),
    { type: 'CardExposed', seat: 1, card: '2c', by: 'dealer' },
    oneRuling('misdeal', {
      rrp: ['rrp/3/misdeals/2a', 'rrp/11/1a'],
      uspa: ['uspa/3.1.4.1.1'],
      hpt: ['hpt/misdeals/1a'],
      web: ['web/misdeals/2'],
      wsop: ['wsop/108a', 'wsop/266a'],
    }),
    { misdeal: isVoid },
  )
  byBooks(
    at('deal'),
    { type: 'CardExposed', seat: 1, card: '2c', by: 'player' },
    oneRuling('play-on', rulesOf.exposed),
    { 'play-on': fixed },
  )
  const four = { seat: 3, card: '4d', by: 'dealer' } as const
  byBooks(
    at('deal'),
    { type: 'CardExposed', ...four },
    { ...oneRuling('card-kept', kept), wsop: ['becomes-the-burn', ...kept.wsop] },
    { 'card-kept': fixed, 'becomes-the-burn': replaced('4d', '4c 7d Th Ks 5c') },
  )
  // at limit ace-to-five a four is kept, and at draw high any card; one book replaces all
  byBooks(
    at('deal', { form: 'ace-to-five-lowball' }),
    { type: 'CardExposed', seat: 3, card: '4d', by: 'dealer' },
    {
      ...oneRuling('card-kept', {
        rrp: ['rrp/11/a5/3', 'rrp/16/8'],
        uspa: ['uspa/3.2.8.5.2.3', 'uspa/app2/8'],
      }),
      wsop: ['becomes-the-burn', 'wsop/283'],
    },
    { 'card-kept': fixed, 'becomes-the-burn': table => table.holds({ 3: '4c 7d Th Ks 5c' }).has({ burns: ['4d'] }) },
  )
  byBooks(
    at('deal', { form: 'draw-high', stakes: { ante: 1 } }),
    { type: 'CardExposed', seat: 3, card: 'Ks', by: 'dealer' },
    {
      ...oneRuling('card-kept', { rrp: ['rrp/12/4'], uspa: ['uspa/3.2.10.5.3'] }),
      wsop: ['becomes-the-burn', 'wsop/273'],
    },
    {
      'card-kept': table => table.holds(hands).pot(3).has({ turn: 0, burns: [] }),
      'becomes-the-burn': table => table.holds({ 3: '4c 7d Th 4d 5c' }).has({ burns: ['Ks'] }),
    },
  )
  // 6c came on the draw: whatever it is, 7c comes in its place, and in one book it is the next burn
  const onTheDraw = {
    rrp: ['rrp/11/9', 'rrp/11/nl/3'],
    uspa: ['uspa/3.2.8.5.1.9', 'uspa/3.2.8.5.4.3'],
    wsop: ['wsop/273', 'wsop/lowball-exposed-one', 'wsop/lowball-exposed-two', 'wsop/287', 'wsop/290'],
  } as const
  const again = 'all check; 1 draws 1; 2 stands pat; 3 stands pat; deal'
  byBooks(
    at('deal; around; 1 draws 1; 2 stands pat; 3 stands pat; deal'),
    { type: 'CardExposed', seat: 1, card: '6c', by: 'dealer' },
    { ...oneRuling('card-replaced', onTheDraw), wsop: ['becomes-the-burn', ...onTheDraw.wsop] },
    {
      'card-replaced': table =>
        table
          .plays('deal')
          .holds({ 1: '5d 8h Js 2d 7c' })
          .plays(again)
          .holds({ 1: '8h Js 2d 7c 9c' })
          .has({ burns: ['5c', '8c'] }),
      'becomes-the-burn': table =>
        table
          .plays('deal')
          .holds({ 1: '5d 8h Js 2d 7c' })
          .plays(again)
          .holds({ 1: '8h Js 2d 7c 8c' })
          .has({ burns: ['5c', '6c'] }),
    },
  )
  const offTable = {
    rrp: [...rulesOf.exposed.rrp, ...kept.rrp],
    uspa: [...rulesOf.exposed.uspa, ...kept.uspa],
    hpt: [...rulesOf.exposed.hpt, ...kept.rrp],
    web: [...rulesOf.exposed.web, ...kept.rrp],
  }
  byBooks(
    at('deal'),
    { type: 'CardOffTable', ...four },
    { ...oneRuling('card-kept', offTable), wsop: ['becomes-the-burn', ...rulesOf.exposed.wsop, ...kept.wsop] },
    { 'card-kept': fixed, 'becomes-the-burn': replaced('4d', '4c 7d Th Ks 5c') },
  )
  byBooks(
    at('deal'),
    { type: 'CardOffTable', ...four, by: 'player' },
    { ...oneRuling('play-on', rulesOf.dropped), wsop: ['floor: hand-live, hand-dead', ...rulesOf.dropped.wsop] },
    { 'play-on': fixed, 'hand-live': fixed, 'hand-dead': table => table.holds({ 3: '' }).pot(15) },
  )
  const scrapped = (table: Table) =>
    table
      .holds({ 3: '4c 7d Th Ks 5c' })
      .has({ burns: [], mending: expect.objectContaining({ aside: ['4d'] }) })
      .stub(36)
  byBooks(
    at('deal'),
    { type: 'BoxedCard', where: 'hand', seat: 3, card: '4d' },
    oneRuling('card-replaced', rulesOf.boxed),
    { 'card-replaced': scrapped },
  )
  byBooks(at('deal'), { type: 'JokerFound', seat: 3 }, oneRuling('card-replaced', rulesOf.joker), {
    'card-replaced': scrapped,
  })
  byBooks(at('deal; 3 calls'), { type: 'JokerFound', seat: 3 }, oneRuling('hand-dead', rulesOf.jokerActedOn), {
    'hand-dead': table => table.holds({ 3: '' }).stacks({ 3: 990 }).pot(25).has({ turn: 0 }),
  })
  byBooks(
    at('deal; around; 1 draws 1; 2 stands pat; 3 stands pat; deal'),
    { type: 'DrawCardsMucked', seat: 1, cards: ['6c'] },
    oneRuling('card-replaced', { rrp: ['wsop/277-mucked'] }),
    {
      'card-replaced': table =>
        table
          .plays('deal')
          .holds({ 1: '5d 8h Js 2d 7c' })
          .has({ burns: ['5c'], turn: 0 }),
    },
  )
  byBooks(
    at('deal; around; 1 draws 1; 2 stands pat; 3 stands pat'),
    { type: 'StubFouled' },
    oneRuling('deck-rebuilt', rulesOf.stubFouled),
    {
      'deck-rebuilt': table =>
        table
          .plays('reshuffle Kc Kd; deal')
          .has({ burns: ['Kc'] })
          .holds({ 1: '5d 8h Js 2d Kd' }),
    },
  )
  byBooks(at('deal'), { type: 'ButtonWrongThisDeal', should: 2 }, oneRuling('misdeal', buttonWrong), {
    misdeal: isVoid,
  })
})

const deck = casesAt('deuce-to-seven triple draw for three at 10 and 20: the deck', byBooks => {
  byBooks(at('deal'), { type: 'ForeignCard', where: 'hand', card: '2c' }, oneRuling('deal-void', rulesOf.foreign), {
    'deal-void': isVoid,
  })
  byBooks(
    at('deal'),
    { type: 'ForeignCard', where: 'stub', card: '5c' },
    { ...oneRuling('action-stands', rulesOf.foreign), wsop: ['deal-void', 'wsop/115-stub', 'wsop/24'] },
    {
      'deal-void': isVoid,
      'action-stands': table =>
        table
          .plays('around; 1 draws 1; 2 stands pat; 3 stands pat; deal')
          .has({ burns: ['6c'] })
          .holds({ 1: '5d 8h Js 2d 7c' }),
    },
  )
  byBooks(at('deal'), { type: 'DuplicateCard', card: '2c' }, oneRuling('deal-void', rulesOf.duplicate), {
    'deal-void': isVoid,
  })
  byBooks(at('deal'), { type: 'CardMissing', has: 51 }, oneRuling('result-stands', rulesOf.missing), {
    'result-stands': table => table.holds(hands).pot(15),
  })
  byBooks(
    at('deal; 3 calls'),
    { type: 'KnownBadDeck', seat: 3, wagered: true, fault: 'foreign' },
    { ...oneRuling('floor: forfeited, deal-void', rulesOf.badDeck), web: ['forfeited', 'web/irregularities/5'] },
    {
      forfeited: table => table.stacks({ 1: 1000, 2: 1000, 3: 990 }).has({ phase: 'ended', carried: 10 }),
      'deal-void': isVoid,
    },
  )
  byBooks(
    at('deal; 3 calls'),
    { type: 'KnownBadDeck', seat: 2, wagered: false, fault: 'duplicate' },
    { ...oneRuling('deal-void', rulesOf.duplicate), web: ['forfeited', 'web/irregularities/5'] },
    {
      forfeited: table => table.stacks({ 1: 1000, 2: 990, 3: 1000 }).has({ phase: 'ended', carried: 10 }),
      'deal-void': isVoid,
    },
  )
})

/** What goes wrong with the cards of draw forms and with the deck. */
export const drawCards: readonly Case[] = [...dealt, ...deck]
