import type { BookId } from '../../rulebooks/rule-id.ts'
import { type Case, casesAt, oneRuling, retrievalRuling } from '../by-books.ts'
import { given } from '../given.ts'
import { rulesOf } from '../rules-by-hand.ts'
import type { Table } from '../table.ts'
import { commonHandsWithBlinds, concealedBeforeTheDraw } from './common-hands.ts'
import { at, DECK, hands, LAST } from './draw-scene.ts'
import { event } from './scene.ts'

const ofPlayers = casesAt('deuce-to-seven triple draw for three at 10 and 20: hands', byBooks => {
  const dead = (table: Table) => table.holds({ 3: '' }).stacks({ 3: 1000 }).pot(15).has({ turn: 0 })
  const live = (table: Table) => table.holds(hands).pot(15).has({ turn: 2 })

  commonHandsWithBlinds(byBooks, { at, card: '4c', dead, live })
  byBooks(
    at('deal'),
    { type: 'DamagedCard', seat: 3, card: '4c' },
    { ...oneRuling('play-on', rulesOf.damaged), web: ['hand-dead', 'web/dead-hands/1'] },
    { 'play-on': live, 'hand-dead': dead },
  )
})

const showdown = casesAt('deuce-to-seven triple draw for three at 10 and 20: the showdown and chips', byBooks => {
  // pairs of deuces, threes and fours: the deuces are the lowest hand
  const low = {
    rrp: ['rrp/11/16'],
    uspa: ['uspa/3.2.8.5.1.16'],
    wsop: ['wsop/280'],
  } as const
  byBooks(
    at(`${LAST}; 1 shows; 2 mucks; 3 mucks`),
    { type: 'PairNotAnnounced', seat: 1, fouled: [2] },
    oneRuling('floor: hand-dead, cards-speak', low),
    {
      'hand-dead': table => table.plays('award').won({ 1: -10, 2: 20, 3: -10 }),
      'cards-speak': table => table.plays('award').won({ 1: 20, 2: -10, 3: -10 }),
    },
  )
  const nine = { type: 'MiscalledHand', seat: 1, called: '9', intentional: false, fouled: [2] } as const
  byBooks(
    at(`${LAST}; 1 shows calling it 9; 2 mucks; 3 shows`),
    nine,
    oneRuling('hand-dead', {
      rrp: ['rrp/11/15'],
      uspa: ['uspa/3.2.8.5.1.15'],
      wsop: ['wsop/279', 'wsop/279-foul'],
    }),
    { 'hand-dead': table => table.plays('award').won({ 1: -10, 2: -10, 3: 20 }) },
  )
  // the same hands at draw high, where the fours win and cards speak in every book
  const high = (book: BookId): Table =>
    given({ form: 'draw-high', book, seats: 3, stakes: { ante: 1 }, cards: DECK }).plays(
      'deal; 1 bets 10; 2 calls; 3 calls; all stand pat; all check; 1 shows calling it a flush; 2 mucks',
    )
  const speaks = (table: Table) => table.plays('3 shows; award').won({ 1: -11, 2: -11, 3: 22 })
  byBooks(high, { ...nine, called: 'a flush' }, oneRuling('cards-speak', rulesOf.cardsSpeak), {
    'cards-speak': speaks,
  })
  byBooks(high, { type: 'PairNotAnnounced', seat: 1, fouled: [2] }, oneRuling('cards-speak', rulesOf.cardsSpeak), {
    'cards-speak': speaks,
  })
  byBooks(
    at(`${LAST}; 1 mucks; 2 shows; 3 shows`),
    { type: 'TabledLate', seat: 1, identifiable: true },
    {
      ...retrievalRuling('hand-dead, hand-live', rulesOf.mucked),
      web: ['hand-dead', ...rulesOf.mucked.web],
      wsop: ['hand-live', 'wsop/110b-table'],
    },
    {
      'hand-dead': table => table.plays('award').won({ 1: -10, 2: 20, 3: -10 }),
      'hand-live': table => table.plays('award').won({ 1: 20, 2: -10, 3: -10 }),
    },
  )
  byBooks(
    at(`${LAST}; showdown`, { ...event, seats: { 1: 1000, 2: 10, 3: 1000 } }),
    { type: 'HiddenChips', seat: 2, amount: 25 },
    oneRuling('floor: to-the-winner, removed', rulesOf.hiddenChips),
    {
      'to-the-winner': table => table.stacks({ 1: 1045, 2: 0, 3: 990 }),
      removed: table => table.stacks({ 1: 1020, 2: 0, 3: 990 }),
    },
  )
  concealedBeforeTheDraw(byBooks, at)
  byBooks(
    at(`${LAST}; showdown`),
    { type: 'PotAwardedWrongly', from: 1, to: [3] },
    oneRuling('floor: corrected, result-stands', rulesOf.potAwarded),
    {
      corrected: table => table.stacks({ 1: 990, 2: 990, 3: 1020 }),
      'result-stands': table => table.stacks({ 1: 1020, 2: 990, 3: 990 }),
    },
  )
})

/** What goes wrong with the hands of draw forms, at the showdown and with chips. */
export const drawHands: readonly Case[] = [...ofPlayers, ...showdown]
