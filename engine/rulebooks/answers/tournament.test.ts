import { readFileSync } from 'node:fs'
import { all, but, type Sided, sideBySide } from '../../testing/sided.ts'
import type { Differences } from '../differences.ts'

const file = readFileSync(new URL('../ledger/differences.json', import.meta.url), 'utf8')
const { points } = JSON.parse(file) as Differences

const riffle = { manualShuffle: 'first-riffle', machineShuffle: 'machine-button-pushed' } as const
const bought = 'same-as-buy-in'

// The WSOP's book is for cash games: here it is silent throughout.
const tournament: Sided = {
  tournamentHandLiveDeadline: but('all-starting-hands-complete', { uspa: 'own-turn-to-act' }),
  noShowRemoval: but(
    { fromLevel: 2, minutes: 30, by: 'director-discretion', unless: 'player-asked-to-leave-chips' },
    { hpt: { fromLevel: 2, minutes: null, by: 'automatic', unless: 'nothing' } },
  ),
  tournamentAbsence: but(
    { dealtIn: true, posts: true, limitMinutes: null, forfeit: 'none', oddChips: 'none' },
    { hpt: { dealtIn: true, posts: true, limitMinutes: 20, forfeit: 'split-evenly-at-table', oddChips: 'bank' } },
  ),
  tournamentInitialButton: but(
    { by: 'highest-card-by-suit', cards: 'drawn' },
    {
      uspa: { by: 'highest-card-by-suit', cards: 'dealt' },
      hpt: { by: 'seat-draw-ace-takes-button', cards: 'drawn' },
    },
  ),
  dealStartsAt: but(
    { ...riffle, levels: 'first-riffle' },
    { hpt: { ...riffle, levels: 'blinds-and-antes-posted-and-first-riffle' } },
  ),
  timerStopsForDispute: { rrp: false, uspa: false, hpt: true, web: false, wsop: false },
  chipRace: but(
    { startSeat: 1, eliminates: false, remainderRoundsUpAt: 0.5 },
    { uspa: { startSeat: 1, eliminates: true, remainderRoundsUpAt: 0.5 } },
  ),
  tableBalance: but(
    { moreThanTables: 6, toleranceAbove: 2, toleranceOtherwise: 1 },
    { hpt: { moreThanTables: null, toleranceAbove: 1, toleranceOtherwise: 1 } },
  ),
  balanceMover: but('next-big-blind', { hpt: 'same-seat-relative-to-button-as-vacated' }),
  balanceSourceTable: all('lowest-card'),
  movedPlayerWaitsIn: but(['small-blind', 'button'], { hpt: [] }),
  redrawAtTables: but([3, 2, 1], { hpt: [2, 1] }),
  redrawAtPlayers: but({ '3tables': null, '2tables': null }, { hpt: { '3tables': 18, '2tables': 9 } }),
  tournamentTableMax: but({ most: 10, final: 10 }, { hpt: { most: 10, final: 9 } }),
  simultaneousBustOrder: all({ by: 'starting-stack-of-hand', equal: 'prizes-shared', indivisible: 'better-hand' }),
  showLiveHandPenalty: but(
    { handDead: 'no', penalty: true, exempt: ['last-two-players', 'winner-take-all'] },
    { uspa: { handDead: 'may', penalty: true, exempt: ['last-two-players'] } },
  ),
  tournamentHandTalk: all('penalty'),
  behaviourPenalties: but(['dealt-out-time', 'dealt-out-hands', 'eviction'], {
    uspa: ['dealt-out-time', 'disqualification'],
    hpt: ['dealt-out-time', 'eviction'],
  }),
  tournamentChipsVisible: all({
    foreignChips: false,
    highChipsInSight: true,
    takenAway: 'removed-may-be-disqualified',
  }),
  raiseInSeveralMotionsTournament: but('amount-stated-or-single-motion', {
    uspa: 'allowed-after-saying-raise',
    web: 'allowed-after-saying-raise',
    wsop: 'amount-stated-or-call-and-single-motion',
  }),
  raiseInSeveralMotions: but('allowed-after-saying-raise', { wsop: 'amount-stated-or-call-and-single-motion' }),
  rebuy: but(
    {
      allowed: true,
      max: null,
      whenStack: null,
      beforeLevel: null,
      price: 'as-posted',
      chips: 'as-posted',
      announcedBinds: true,
    },
    {
      hpt: {
        allowed: true,
        max: 1,
        whenStack: 0,
        beforeLevel: 4,
        price: bought,
        chips: bought,
        announcedBinds: true,
      },
    },
  ),
  addOns: all(false),
  prizeSplit: all([40, 25, 20, 10, 5]),
  payoutTable: all({ '1-10': [50, 30, 20], '11-20': [50, 25, 15, 10], '21-30': [40, 25, 20, 10, 5] }),
  prizeDealPayout: but('director-option', { hpt: 'players-only-director-never-responsible' }),
  tournamentAllInFaceUp: all(true),
  tournamentDeckChange: all('with-dealer-change'),
  disqualifiedChips: all('removed-from-play'),
  lateEntryStacks: but('any-late-entrant', { hpt: 'who-promised-to-come' }),
}

sideBySide(points, ['Tournaments (wsop is a cash-game book: n/a)'], tournament)
