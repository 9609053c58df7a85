import { expect } from 'vitest'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { type Case, casesAt, oneRuling, retrievalRuling } from '../by-books.ts'
import { given } from '../given.ts'
import { layOut } from '../lay-out.ts'
import { rulesOf } from '../rules-by-hand.ts'
import type { Table } from '../table.ts'
import { commonHandsWithBlinds, concealedBeforeTheDraw } from './common-hands.ts'
import { scenesOf } from './scene.ts'

/** Five cards each, dealt round by round, and a wager; then 5c and the clubs above it are the next. */
const DECK = '2c3c4c 5d6d7d 8h9hTh JsQsKs 2d3d4d 5c 6c7c8c 9cTcJc QcKcAc'
const hands = { 1: '2c 5d 8h Js 2d', 2: '3c 6d 9h Qs 3d', 3: '4c 7d Th Ks 4d' }

const at = scenesOf({ form: 'chinese-draw-poker', seats: 3, cards: DECK })

const dead = (table: Table) =>
  table
    .holds({ ...hands, 3: '' })
    .stacks({ 3: 1000 })
    .pot(15)
    .has({ turn: 0, muck: ['4c', '7d', 'Th', 'Ks', '4d'] })
const live = (table: Table) => table.holds(hands).pot(15).has({ turn: 2 })

/** What goes wrong at Chinese draw poker, the form of that family that is played for a pot: hands die there as in others. */
export const chineseDraw: readonly Case[] = casesAt('Chinese draw poker for three at 10 and 20', byBooks => {
  commonHandsWithBlinds(byBooks, { at, card: '4c', dead, live })
  byBooks(
    at('deal'),
    { type: 'DamagedCard', seat: 3, card: '4c' },
    { ...oneRuling('play-on', rulesOf.damaged), web: ['hand-dead', 'web/dead-hands/1'] },
    {
      'play-on': live,
      'hand-dead': table =>
        table
          .holds({ 3: '' })
          .pot(15)
          .has({ turn: 0, muck: ['7d', 'Th', 'Ks', '4d'], mending: { aside: ['4c'] } }),
    },
  )
  byBooks(
    at('deal'),
    { type: 'BoxedCard', where: 'hand', seat: 3, card: '4d' },
    oneRuling('card-replaced', rulesOf.boxed),
    {
      'card-replaced': table =>
        table
          .holds({ ...hands, 3: '4c 7d Th Ks 5c' })
          .has({ mending: expect.objectContaining({ aside: ['4d'] }) })
          .plays('around; deal')
          .holds({ 1: '2c 5d 8h Js 2d 6c 9c Qc' }),
    },
  )
  // they have acted with a boxed card or a joker, which counts as no card: their hand is short, and dead
  const late = (table: Table) => table.holds({ 3: '' }).stacks({ 3: 990 }).pot(25).has({ turn: 0 })
  byBooks(
    at('deal; 3 calls'),
    { type: 'BoxedCard', where: 'hand', seat: 3, card: '4d' },
    oneRuling('hand-dead', rulesOf.boxedActedOn),
    { 'hand-dead': late },
  )
  byBooks(at('deal; 3 calls'), { type: 'JokerFound', seat: 3 }, oneRuling('hand-dead', rulesOf.jokerActedOn), {
    'hand-dead': late,
  })
  concealedBeforeTheDraw(byBooks, at)
  byBooks(
    at('deal; 3 raises to 20; 1 folds'),
    { type: 'HandMucked', seat: 1, by: 'player', identifiable: true, misinformed: true },
    retrievalRuling('retrieved, hand-dead', rulesOf.mucked),
    {
      retrieved: table => table.pot(35).stacks({ 1: 995 }).has({ muck: [], turn: 0 }),
      'hand-dead': table => table.pot(35).holds({ 1: '' }).has({ turn: 1 }),
    },
  )
  byBooks(
    at('deal; 3 raises to 20; 1 folds'),
    { type: 'HandThrownForward', seat: 1, madeAnotherAct: false },
    oneRuling('hand-dead', rulesOf.folded),
    { 'hand-dead': table => table.pot(35).holds({ 1: '' }).has({ turn: 1 }) },
  )
  byBooks(
    // the cards of both hands by turns; seat 2 is all-in for 20 on the first five
    (book: BookId) =>
      given({
        form: 'chinese-draw-poker',
        book,
        setting: 'tournament',
        seats: { 1: 1000, 2: 20 },
        cards: 'Ac7c Ad7s Ks5s QcJc QdJd Qh7h 9c6h 8d4s Tc9d Td9h Th9s Ts3c 2c2d',
      })
        .plays('deal; 2 all-in; 1 calls')
        .plays(
          layOut({
            1: 'Ac Ad Ks / Qc Qd Qh 9c 8d / Tc Td Th Ts 2c',
            2: '7c 7s 5s / Jc Jd 7h 6h 4s / 9d 9h 9s 3c 2d',
          }),
        ),
    { type: 'HiddenChips', seat: 2, amount: 25 },
    oneRuling('floor: to-the-winner, removed', rulesOf.hiddenChips),
    {
      'to-the-winner': table => table.stacks({ 1: 1045, 2: 0 }),
      removed: table => table.stacks({ 1: 1020, 2: 0 }),
    },
  )
  byBooks(
    at('deal; 3 raises to 20; 1 folds; 2 folds; award'),
    { type: 'PotAwardedWrongly', from: 3, to: [2] },
    oneRuling('floor: corrected, result-stands', rulesOf.potAwarded),
    {
      corrected: table => table.stacks({ 1: 995, 2: 1015, 3: 990 }),
      'result-stands': table => table.stacks({ 1: 995, 2: 990, 3: 1015 }),
    },
  )
})
