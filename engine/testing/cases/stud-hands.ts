import { type Case, casesAt, oneRuling, retrievalRuling } from '../by-books.ts'
import { rulesOf } from '../rules-by-hand.ts'
import type { Table } from '../table.ts'
import { commonHands } from './common-hands.ts'
import { event } from './scene.ts'
import { at, FACING, LAST } from './stud-scene.ts'

const ofPlayers = casesAt('seven-card stud for three with antes of 2: hands', byBooks => {
  const dead = (table: Table) => table.holds({ 1: '' }).stacks({ 1: 998 }).pot(9).has({ turn: 1 })
  const live = (table: Table) => table.holds({ 1: '2c 2d | Kh' }).pot(9).has({ turn: 0 })

  commonHands(byBooks, { at, due: FACING, seat: 1, card: '2c', chips: 998, low: 8, pot: 9, dead, live })
  byBooks(
    at(FACING),
    { type: 'CardsMixedWithAnother', seat: 1, with: 2 },
    oneRuling('hand-dead', rulesOf.intoAnother),
    { 'hand-dead': dead },
  )
  const absent = { rrp: ['rrp/8/8'], uspa: ['uspa/3.2.3.5.6'], wsop: ['wsop/225'] } as const
  byBooks(at(FACING), { type: 'PlayerAbsent', seat: 1 }, oneRuling('hand-dead', absent), { 'hand-dead': dead })
  byBooks(at(FACING), { type: 'PlayerAbsent', seat: 2 }, oneRuling('hand-live', absent), { 'hand-live': live })
  byBooks(
    at(FACING),
    { type: 'DamagedCard', seat: 1, card: '2c' },
    { ...oneRuling('play-on', rulesOf.damaged), web: ['hand-dead', 'web/dead-hands/1'] },
    { 'play-on': live, 'hand-dead': dead },
  )
  byBooks(
    at('deal'),
    { type: 'WrongLowcard', seat: 1, nextActed: false },
    oneRuling('taken-back', { rrp: ['rrp/8/5'], uspa: ['uspa/3.2.3.5.9'], wsop: ['wsop/222'] }),
    { 'taken-back': table => table.pot(6).has({ turn: 2 }).plays('3 brings in 3').pot(9) },
  )
  byBooks(
    at('deal'),
    { type: 'WrongLowcard', seat: 1, nextActed: true },
    oneRuling('action-stands', { rrp: ['rrp/8/5'], uspa: ['uspa/3.2.3.5.9'], wsop: ['wsop/222-acted'] }),
    { 'action-stands': table => table.pot(9).stacks({ 1: 995, 3: 998 }).has({ turn: 1 }) },
  )
})

const showdown = casesAt('seven-card stud for three with antes of 2: the showdown and chips', byBooks => {
  const shown = at(`${LAST}; 2 shows calling it a flush; 3 mucks`)
  const speaks = (table: Table) => table.plays('1 shows; award').won({ 1: -5, 2: 10, 3: -5 })
  byBooks(
    shown,
    { type: 'MiscalledHand', seat: 2, called: 'a flush', intentional: false, fouled: [3] },
    oneRuling('cards-speak', rulesOf.cardsSpeak),
    { 'cards-speak': speaks },
  )
  byBooks(shown, { type: 'PairNotAnnounced', seat: 2, fouled: [3] }, oneRuling('cards-speak', rulesOf.cardsSpeak), {
    'cards-speak': speaks,
  })
  // queens up were thrown away; nines and fours win without them
  byBooks(
    at(`${LAST}; 2 mucks; 3 shows; 1 shows`),
    { type: 'TabledLate', seat: 2, identifiable: true },
    {
      ...retrievalRuling('hand-dead, hand-live', rulesOf.mucked),
      web: ['hand-dead', ...rulesOf.mucked.web],
      wsop: ['hand-live', 'wsop/110b-table'],
    },
    {
      'hand-dead': table => table.plays('award').won({ 1: -5, 2: -5, 3: 10 }),
      'hand-live': table => table.plays('award').won({ 1: -5, 2: 10, 3: -5 }),
    },
  )
  const allIn = at(`${LAST}; showdown`, { ...event, seats: { 1: 1000, 2: 1000, 3: 5 } })
  byBooks(
    allIn,
    { type: 'HiddenChips', seat: 3, amount: 25 },
    oneRuling('floor: to-the-winner, removed', rulesOf.hiddenChips),
    {
      'to-the-winner': table => table.stacks({ 1: 995, 2: 1035, 3: 0 }),
      removed: table => table.stacks({ 1: 995, 2: 1010, 3: 0 }),
    },
  )
  byBooks(
    at('deal; around; deal; 1 checks; 2 checks; 3 all-in; 1 calls; 2 folds', { seats: { 1: 1000, 2: 1000, 3: 12 } }),
    { type: 'ConcealedChips', seat: 3, hidden: 4 },
    oneRuling('floor: held-to-what-was-seen, action-stands', rulesOf.concealed),
    {
      'held-to-what-was-seen': table => table.pot(21).stacks({ 1: 992, 2: 995, 3: 0 }),
      'action-stands': table => table.pot(29).stacks({ 1: 988, 2: 995, 3: 0 }),
    },
  )
  byBooks(
    at(`${LAST}; showdown`),
    { type: 'PotAwardedWrongly', from: 2, to: [1] },
    oneRuling('floor: corrected, result-stands', rulesOf.potAwarded),
    {
      corrected: table => table.stacks({ 1: 1010, 2: 995, 3: 995 }),
      'result-stands': table => table.stacks({ 1: 995, 2: 1010, 3: 995 }),
    },
  )
})

/** What goes wrong with the hands of stud, at the showdown and with chips. */
export const studHands: readonly Case[] = [...ofPlayers, ...showdown]
