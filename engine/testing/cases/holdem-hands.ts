import { type Case, casesAt, oneRuling, retrievalRuling } from '../by-books.ts'
import { rulesOf } from '../rules-by-hand.ts'
import type { Table } from '../table.ts'
import { commonHandsWithBlinds } from './common-hands.ts'
import { at, hands, RIVER } from './holdem-scene.ts'
import { event, isVoid } from './scene.ts'

/** Seat 3 is the first to act, with the big blind to call. */
const dead = (table: Table) =>
  table
    .holds({ ...hands, 3: '' })
    .stacks({ 1: 995, 2: 990, 3: 1000 })
    .pot(15)
    .has({ turn: 0, muck: ['4c', '4d'] })
const live = (table: Table) => table.holds(hands).stacks({ 1: 995, 2: 990, 3: 1000 }).pot(15).has({ turn: 2, muck: [] })

const ofPlayers = casesAt("hold'em for three at 10 and 20: hands", byBooks => {
  commonHandsWithBlinds(byBooks, { at, card: '4c', dead, live })
  byBooks(
    at('deal'),
    { type: 'HandMucked', seat: 3, by: 'player', identifiable: true, misinformed: true },
    retrievalRuling('retrieved, hand-dead', rulesOf.mucked),
    { 'hand-dead': dead, retrieved: live },
  )
  // on the flop there is nothing to call yet: it is the act of the next player that kills the hand
  byBooks(
    at('deal; around; deal'),
    { type: 'HandThrownForward', seat: 1, madeAnotherAct: true },
    oneRuling('hand-dead', {
      rrp: ['rrp/3/dead-hands/1b'],
      uspa: ['uspa/3.1.5.1.2'],
      hpt: ['hpt/dead-hands/1b'],
      web: ['web/dead-hands/5'],
      wsop: ['wsop/110b'],
    }),
    {
      'hand-dead': table =>
        table
          .holds({ 1: '' })
          .pot(30)
          .has({ turn: 1, muck: ['2c', '2d'], boards: [['6c', '7d', '8h']] }),
    },
  )
  // in an event all have to be there when the first cards are out, and with the Laws on their turn
  const inEvent = {
    rrp: ['rrp/15/13'],
    uspa: ['uspa/3.3.2.12', 'uspa/app2/10'],
    hpt: ['hpt/players-leaving/short', 'rrp/15/13'],
  } as const
  byBooks(
    at('deal', event),
    { type: 'PlayerAbsent', seat: 2 },
    { ...oneRuling('hand-dead', inEvent), uspa: ['hand-live', ...inEvent.uspa] },
    { 'hand-live': live, 'hand-dead': table => table.holds({ 2: '' }).stacks({ 2: 990 }).pot(15).has({ turn: 2 }) },
  )
  byBooks(
    at('deal'),
    { type: 'DamagedCard', seat: 3, card: '4c' },
    { ...oneRuling('play-on', rulesOf.damaged), web: ['hand-dead', 'web/dead-hands/1'] },
    {
      'play-on': live,
      'hand-dead': table =>
        table
          .holds({ ...hands, 3: '' })
          .stacks({ 3: 1000 })
          .pot(15)
          .has({ turn: 0, muck: ['4d'], mending: { aside: ['4c'] } }),
    },
  )
})

const ofTheDeck = casesAt("hold'em for three: the deck and chips", byBooks => {
  byBooks(at('deal'), { type: 'ForeignCard', where: 'hand', card: '2c' }, oneRuling('deal-void', rulesOf.foreign), {
    'deal-void': isVoid,
  })
  byBooks(
    at('deal; around; deal'),
    { type: 'ForeignCard', where: 'board', card: '7d' },
    oneRuling('deal-void', rulesOf.foreign),
    { 'deal-void': isVoid },
  )
  const inStub = { type: 'ForeignCard', where: 'stub', card: '5c' } as const
  const without = (table: Table) =>
    table
      .plays('around; deal')
      .has({ burns: ['6c'], boards: [['7d', '8h', '9c']] })
      .pot(30)
  byBooks(
    at('deal'),
    inStub,
    { ...oneRuling('action-stands', rulesOf.foreign), wsop: ['deal-void', 'wsop/115-stub', 'wsop/24'] },
    { 'deal-void': isVoid, 'action-stands': without },
  )
  // a call and a call are substantial action, and the king lies below all that will be dealt
  byBooks(
    at('deal; 3 calls; 1 calls'),
    { ...inStub, card: 'Ks', wouldBeDealt: false },
    oneRuling('action-stands', { ...rulesOf.foreign, wsop: ['wsop/115-stub', 'wsop/24'] }),
    {
      'action-stands': table =>
        table
          .pot(30)
          .plays('2 checks; deal')
          .has({ burns: ['5c'], boards: [['6c', '7d', '8h']] }),
    },
  )
  byBooks(at('deal'), { type: 'DuplicateCard', card: '2c' }, oneRuling('deal-void', rulesOf.duplicate), {
    'deal-void': isVoid,
  })
  byBooks(at('deal'), { type: 'CardMissing', has: 51 }, oneRuling('result-stands', rulesOf.missing), {
    'result-stands': live,
  })
  byBooks(
    at('deal; 3 raises to 20'),
    { type: 'KnownBadDeck', seat: 3, wagered: true, fault: 'foreign' },
    { ...oneRuling('floor: forfeited, deal-void', rulesOf.badDeck), web: ['forfeited', 'web/irregularities/5'] },
    {
      forfeited: table => table.stacks({ 1: 1000, 2: 1000, 3: 980 }).has({ phase: 'ended', carried: 20 }),
      'deal-void': isVoid,
    },
  )
  // a player who knew of it and did no more than fold or check has their chips back, unless the book asks them to speak
  byBooks(
    at('deal; 3 folds; 1 calls'),
    { type: 'KnownBadDeck', seat: 2, wagered: false, fault: 'duplicate' },
    { ...oneRuling('deal-void', rulesOf.duplicate), web: ['forfeited', 'web/irregularities/5'] },
    {
      forfeited: table => table.stacks({ 1: 1000, 2: 990, 3: 1000 }).has({ phase: 'ended', carried: 10 }),
      'deal-void': isVoid,
    },
  )
  // the fours win, and with them thrown away the threes
  byBooks(
    at(`${RIVER}; 1 shows; 2 shows; 3 mucks`),
    { type: 'TabledLate', seat: 3, identifiable: true },
    {
      ...retrievalRuling('hand-dead, hand-live', rulesOf.mucked),
      web: ['hand-dead', ...rulesOf.mucked.web],
      wsop: ['hand-live', 'wsop/110b-table'],
    },
    {
      'hand-dead': table => table.plays('award').won({ 1: -10, 2: 20, 3: -10 }),
      'hand-live': table => table.plays('award').won({ 1: -10, 2: -10, 3: 20 }),
    },
  )
  byBooks(
    at(`${RIVER}; showdown`),
    { type: 'PotAwardedWrongly', from: 3, to: [2] },
    oneRuling('floor: corrected, result-stands', rulesOf.potAwarded),
    {
      corrected: table => table.stacks({ 1: 990, 2: 1020, 3: 990 }),
      'result-stands': table => table.stacks({ 1: 990, 2: 990, 3: 1020 }),
    },
  )
})

/** What goes wrong with the hands, the deck and the chips of hold'em. */
export const holdemHands: readonly Case[] = [...ofPlayers, ...ofTheDeck]
