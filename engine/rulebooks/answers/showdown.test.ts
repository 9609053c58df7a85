import { readFileSync } from 'node:fs'
import { all, but, type Sided, sideBySide } from '../../testing/sided.ts'
import type { Differences } from '../differences.ts'

const file = readFileSync(new URL('../ledger/differences.json', import.meta.url), 'utf8')
const { points } = JSON.parse(file) as Differences

const order = { wager: 'last-aggressor', noWager: 'first-to-act', allInBefore: 'first-to-act' } as const
const asked = {
  who: 'any-dealt-in',
  which: 'eligible-for-showdown',
  ground: 'none-needed',
  byWinnerRevivesHand: true,
  abuse: 'right-may-be-lost',
} as const
const shown = {
  usableNow: 'at-once',
  usableLater: 'when-the-round-ends',
  notUsable: 'when-betting-is-over',
  afterTheDeal: true,
} as const
const shownAtOnce = { ...shown, usableLater: 'at-once', notUsable: 'after-the-deal' } as const
const declared = 'declare-before-discarding'
const [highest, lowest] = ['highest-card-by-suit', 'lowest-card-by-suit'] as const
const miscalled = { mustHold: 'top-card-only', foulsAnother: 'dead', multiway: 'dead' } as const

const showdown: Sided = {
  showAllCardsToWin: all(true),
  showdownOrder: but(order, { wsop: { ...order, allInBefore: 'who-moved-all-in' } }),
  sidePotShowOrder: {
    rrp: 'pot-by-pot',
    uspa: 'side-pot-players-first',
    hpt: 'pot-by-pot',
    web: 'side-pot-players-first',
    wsop: 'side-pot-players-first',
  },
  muckAtShowdown: all('allowed'),
  seeHandRequest: but(asked, {
    uspa: { ...asked, which: 'called-hands' },
    web: { ...asked, which: 'called-hands', abuse: 'dealer-may-refuse' },
    wsop: { ...asked, ground: 'collusion-suspected-with-floor-present' },
  }),
  showOneShowAll: but(shown, { uspa: shownAtOnce, web: shownAtOnce }),
  showOneShowAllPartial: but('rest-stays-hidden', { wsop: 'all-if-asked' }),
  playTheBoardClaim: {
    rrp: { cash: declared, tournament: 'retain-hand-and-show-if-asked' },
    uspa: { cash: declared, tournament: declared },
    hpt: { cash: declared, tournament: declared },
    web: { cash: 'show-holecards', tournament: 'show-holecards' },
    wsop: { cash: 'show-holecards', tournament: 'show-holecards' },
  },
  oddChipUnit: but('smallest-unit-in-game', { wsop: 'smallest-blind-chip' }),
  oddChipButtonGames: all('first-clockwise-from-button'),
  oddChipRunItTwice: all('main-board'),
  oddChipStud: but(
    { high: highest, low: lowest, cards: 'all' },
    { wsop: { high: highest, low: highest, cards: 'playing' } },
  ),
  oddChipStudLowHalf: but({ card: lowest, cards: 'all' }, { wsop: { card: highest, cards: 'playing' } }),
  oddChipLowLow: all('by-form'),
  oddChipDrawmaha: all('by-form'),
  oddChipRazzdugi: all('razz'),
  maxOddChipsPerPlayer: all(1),
  lowballMiscall: but(miscalled, {
    wsop: { ...miscalled, foulsAnother: 'may-be-dead', multiway: 'dead-if-fouls-another' },
  }),
}

sideBySide(points, ['Showdown and ties'], showdown)
