import { readFileSync } from 'node:fs'
import { all, but, type Sided, sideBySide } from '../../testing/sided.ts'
import type { Differences } from '../differences.ts'

const file = readFileSync(new URL('../ledger/differences.json', import.meta.url), 'utf8')
const { points } = JSON.parse(file) as Differences

const high = 'highest-card-by-suit'
const drawn = { high, highLow: high, low: 'lowest-card-by-suit', cards: 'drawn' } as const
const throughButton = 'immediate-unless-blind-or-button-then-through-button'
const freely = { post: 'none', mayLetButtonPass: true, forbidden: ['small-blind', 'button'] } as const
const chained = { stakes: '50-100', feeds: 'daisy-chain' } as const
const held = {
  order: 'draw-card',
  absent: 'all',
  buttonGames: 'until-big-blind',
  studHands: 2,
  addedChair: false,
} as const

const seating: Sided = {
  waitlistRequiresPresence: but(
    { ways: ['in-person'], onlineCheckInMinutes: null },
    { wsop: { ways: ['in-person', 'online'], onlineCheckInMinutes: 60 } },
  ),
  lockupDeposit: { rrp: 20, uspa: 'set-by-host', hpt: 20, web: 20, wsop: 20 },
  newGameLockupMinutes: { rrp: 5, uspa: 5, hpt: 5, web: 5, wsop: 10 },
  maxLockupMinutes: all(10),
  listPriorityTiers: but(
    { tiers: [], beforeBrokenGame: false },
    { wsop: { tiers: ['seven-stars', 'diamond'], beforeBrokenGame: false } },
  ),
  initialButton: but(drawn, { wsop: { high, highLow: high, low: high, cards: 'dealt' } }),
  listRetentionMaxEmptySeats: but(
    { emptySeats: 3, players: [] },
    {
      wsop: {
        emptySeats: null,
        players: [
          { seats: 9, players: 4 },
          { seats: 6, players: 3 },
        ],
      },
    },
  ),
  mustMoveTiming: but(
    { buttonGames: 'until-big-blind', stud: 'one-more-hand', except: {} },
    {
      wsop: {
        buttonGames: 'immediate-unless-small-blind-or-button',
        stud: 'one-more-hand',
        except: { 'omaha-8': throughButton, mixed: throughButton },
      },
    },
  ),
  mustMoveEntry: but(
    { usual: { post: 'as-new-player', mayLetButtonPass: true, forbidden: [] }, except: {} },
    {
      wsop: {
        usual: { ...freely, forbidden: ['button'] },
        except: {
          flop: { post: 'none', mayLetButtonPass: false, forbidden: ['button'] },
          'omaha-8': freely,
          mixed: freely,
          'mixed/triple-draw': { ...freely, mayLetButtonPass: false },
        },
      },
    },
  ),
  mustMoveRefusalLockoutMinutes: all(60),
  mustMoveTopology: but(
    { usual: 'two-mains-newest-feeds', except: [] },
    {
      wsop: {
        usual: 'two-mains-newest-feeds',
        except: [
          { form: 'omaha-8', ...chained },
          { form: 'seven-card-stud', ...chained },
          { form: 'stud-8', ...chained },
        ],
      },
    },
  ),
  voluntaryMoveAtOnceWaiters: but(
    { waiters: 2, mayPlayButtonAfterBlind: true, houseConsent: false },
    { wsop: { waiters: 0, mayPlayButtonAfterBlind: true, houseConsent: true } },
  ),
  seatChangeFreeze: but('once-new-player-seated-or-buy-in-placed', { wsop: 'once-next-hand-begins' }),
  brokenGameSeatHold: but(held, { wsop: { ...held, absent: 'without-missed-blind-button', addedChair: true } }),
  newGameLimitSpacing: but(null, { wsop: { belowMultiple: 2, aboveMaxFraction: 0.5 } }),
}

sideBySide(points, ['Waiting lists, seating, must-move'], seating)
