import { type Case, casesAt, oneRuling } from '../by-books.ts'
import { rulesOf } from '../rules-by-hand.ts'
import type { Table } from '../table.ts'
import { at, RIVER } from './holdem-scene.ts'
import { event } from './scene.ts'

const bigBet = { structure: 'no-limit' } as const

/** What else goes wrong in hold'em: at the showdown, with the flop and the stub, with blinds and chips. */
export const holdemRest: readonly Case[] = casesAt("hold'em for three at 10 and 20, the deck as it lies", byBooks => {
  const flush = { type: 'MiscalledHand', seat: 1, called: 'a flush', intentional: false, fouled: [2] } as const
  const shown = at(`${RIVER}; 1 shows calling it a flush; 2 mucks`)
  const speaks = (table: Table) => table.plays('3 shows; award').won({ 1: -10, 2: -10, 3: 20 })
  byBooks(shown, flush, oneRuling('cards-speak', rulesOf.cardsSpeak), { 'cards-speak': speaks })

  // on purpose: the fours were thrown away for it, and may have the pot
  byBooks(
    at(`${RIVER}; 1 mucks; 2 shows calling it a flush; 3 mucks`),
    { type: 'MiscalledHand', seat: 2, called: 'a flush', intentional: true, fouled: [3] },
    oneRuling('floor: pot-forfeited, cards-speak', {
      rrp: ['rrp/3/showdown/2'],
      uspa: ['uspa/3.1.8.2'],
      web: ['web/showdown/2'],
      wsop: ['wsop/144-miscall'],
    }),
    {
      'pot-forfeited': table => table.plays('award').won({ 1: -10, 2: -10, 3: 20 }),
      'cards-speak': table => table.plays('award').won({ 1: -10, 2: 20, 3: -10 }),
    },
  )

  const pair = { type: 'PairNotAnnounced', seat: 1, fouled: [2] } as const
  byBooks(shown, pair, oneRuling('cards-speak', rulesOf.cardsSpeak), { 'cards-speak': speaks })

  const turned = (board: string, burn: string) => (table: Table) =>
    table
      .has({ boards: [board.split(' ')], burns: ['5c'] })
      .plays('all check; deal')
      .has({ burns: ['5c', burn] })
  byBooks(
    at('deal; around'),
    { type: 'TooManyInFlop', count: 4 },
    {
      ...oneRuling('flop-redealt', {
        rrp: ['rrp/5/3', 'rrp/5/7'],
        uspa: ['uspa/3.2.1.5.2', 'uspa/3.2.1.5.3'],
        hpt: ['hpt/holdem/3', 'hpt/holdem/7'],
      }),
      wsop: ['floor: 6c-is-the-next-burn, 7d-is-the-next-burn, 8h-is-the-next-burn, 9c-is-the-next-burn', 'wsop/167'],
    },
    {
      'flop-redealt': table =>
        table
          .plays('reshuffle Kh Ks Qd 9c; deal')
          .has({ boards: [['Kh', 'Ks', 'Qd']], burns: ['5c'] })
          .stub(42),
      '6c-is-the-next-burn': turned('7d 8h 9c', '6c'),
      '7d-is-the-next-burn': turned('6c 8h 9c', '7d'),
      '8h-is-the-next-burn': turned('6c 7d 9c', '8h'),
      '9c-is-the-next-burn': turned('6c 7d 8h', '9c'),
    },
  )

  byBooks(
    at('deal; 3 folds; 1 calls; 2 checks'),
    { type: 'StubFouled', mixedWith: 'muck' },
    oneRuling('deck-rebuilt', rulesOf.stubFouled),
    {
      'deck-rebuilt': table =>
        table.plays('reshuffle 4c 4d Kh Ks; deal').has({ boards: [['4d', 'Kh', 'Ks']], burns: ['4c'], muck: [] }),
    },
  )

  // the chips of their blind stay
  byBooks(at('deal'), { type: 'DealtDeadHand', seat: 1 }, oneRuling('hand-dead', rulesOf.dealtDead), {
    'hand-dead': table =>
      table
        .holds({ 1: '' })
        .stacks({ 1: 995 })
        .pot(15)
        .has({ muck: ['2c', '2d'], turn: 2 }),
  })

  const owes = { type: 'OwedBlindUnposted', seat: 3, owes: 10, looked: true } as const
  byBooks(at('deal'), { ...owes, looked: false }, oneRuling('posts-now', rulesOf.owedBlind), {
    'posts-now': table => table.holds({ 3: '4c 4d' }).stacks({ 3: 990 }).pot(25),
  })
  byBooks(at('deal; 3 calls'), owes, oneRuling('live-and-posts-next-deal', rulesOf.owedBlind), {
    'live-and-posts-next-deal': table => table.holds({ 3: '4c 4d' }).stacks({ 3: 990 }).pot(25),
  })

  const short = { ...bigBet, ...event, seats: { 1: 1000, 2: 40, 3: 1000 } }
  byBooks(
    at('deal; 3 raises to 40; 1 folds; 2 calls; deal; showdown', short),
    { type: 'HiddenChips', seat: 2, amount: 25 },
    oneRuling('floor: to-the-winner, removed', rulesOf.hiddenChips),
    {
      'to-the-winner': table => table.stacks({ 1: 995, 2: 0, 3: 1070 }),
      removed: table => table.stacks({ 1: 995, 2: 0, 3: 1045 }),
    },
  )

  byBooks(
    at('deal; 3 all-in; 1 folds; 2 calls', { ...bigBet, seats: { 1: 1000, 2: 1000, 3: 40 } }),
    { type: 'ConcealedChips', seat: 3, hidden: 15 },
    oneRuling('floor: held-to-what-was-seen, action-stands', rulesOf.concealed),
    {
      'held-to-what-was-seen': table =>
        table.pot(55).stacks({ 2: 975, 3: 0 }).plays('deal; showdown').won({ 1: -5, 2: -25, 3: 30 }),
      'action-stands': table => table.pot(85).plays('deal; showdown').won({ 1: -5, 2: -40, 3: 45 }),
    },
  )

  byBooks(
    at('deal; 3 calls; 1 calls; 2 checks; play on'),
    { type: 'ButtonWrongThisDeal', should: 2 },
    oneRuling('button-set', rulesOf.buttonLast),
    // seat 2 was passed over and has it next, and seat 3 has had it
    { 'button-set': table => table.has({ mending: { buttons: [2, 1] } }) },
  )

  const twice = {
    ...bigBet,
    timed: true,
    seats: { 1: 100, 2: 100 },
    cards: 'As Ks Ad Kd 2c 9h 8d 4c 3c 5s 3d 6s 3h Kh 6d Jc',
  }
  byBooks(
    at('deal; 2 calls; 1 checks; deal; 1 all-in; 2 calls; run it twice; deal', twice),
    { type: 'RunDisputed', run: 2 },
    oneRuling('first-board-only', { rrp: ['wsop/210-dispute'] }),
    {
      'first-board-only': table =>
        table
          .has({ boards: [['9h', '8d', '4c', '5s', '6s']] })
          .plays('showdown')
          .won({ 1: 100, 2: -100 }),
    },
  )
})
