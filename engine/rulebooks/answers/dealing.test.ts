import { readFileSync } from 'node:fs'
import { all, but, type Sided, sideBySide } from '../../testing/sided.ts'
import type { Differences } from '../differences.ts'

const file = readFileSync(new URL('../ledger/differences.json', import.meta.url), 'utf8')
const { points } = JSON.parse(file) as Differences

const two = { folds: 2, checks: 2, acts: 2 }
const firstTwo = 'first-or-second-card-of-deal'
const filled = {
  list: 'as-button-games',
  boxedCards: true,
  shortHand: 'filled-before-first-act',
  buttonShort: 'filled-until-draw',
} as const

const misdeals: Sided = {
  misdealWindow: but({ button: two, stud: two }, { wsop: { button: { folds: 3, checks: 3, acts: 2 }, stud: two } }),
  firstCardExposedMisdeal: but(
    { general: firstTwo, holdem: firstTwo },
    {
      uspa: { general: firstTwo, holdem: 'first-card-only' },
      web: { general: 'first-or-second-deal', holdem: 'first-or-second-deal' },
    },
  ),
  extraCardsMisdealAt: { rrp: 2, uspa: 2, hpt: 2, web: 3, wsop: 2 },
  boxedCardsMisdealAt: but(
    { cards: 2, among: 'found' },
    { web: { cards: 3, among: 'found' }, wsop: { cards: 2, among: 'needed' } },
  ),
  emptySeatDealtMisdeal: but({ general: true, draw: true }, { wsop: { general: false, draw: true } }),
  misdealRemedy: but('redeal', { web: 'repair-in-sequence-else-redeal' }),
  lowballMisdealRules: all(filled),
  drawHighMisdealRules: all({ ...filled, shortHand: 'misdeal-before-action' }),
}

const wrong = 'wrong-information'
const retrieved = { decides: 'management', when: 'identifiable', harderAfter: [wrong] } as const

const deadHands: Sided = {
  foldWithoutBetKills: { rrp: false, uspa: false, hpt: false, web: true, wsop: false },
  muckedHandRetrieval: but(retrieved, {
    uspa: { ...retrieved, decides: 'referee' },
    web: { decides: 'house', when: 'identifiable-after-wrong-information', harderAfter: [wrong] },
    wsop: { ...retrieved, harderAfter: [wrong, 'dealer-error'] },
  }),
  damagedCardIsDead: { rrp: false, uspa: false, hpt: false, web: true, wsop: false },
  cardsIntoBlindHandRedeal: but('no', { wsop: 'may-redeal-offender-dead' }),
  droppedCardPolicy: but('must-be-played', { wsop: 'no-replacement-may-be-dead' }),
  foreignCardInStub: but('action-stands', {
    wsop: 'action-stands-after-substantial-action-if-never-dealt',
  }),
  badDeckFreerollForfeit: but('may-forfeit-to-next-pot', { web: 'must-forfeit-even-if-passive' }),
  exposedCardDiscretion: but('rule-of-the-form', { wsop: 'floor-may-decide' }),
  fouledStub: all('play-out-and-reconstitute'),
}

const fixed = {
  until: 'betting-starts-on-round',
  allIn: 'pot-awarded-if-deck-intact',
  laterCards: 'as-without-error',
} as const
const whole = 'redeal-whole-flop'

const repairs: Sided = {
  burnPoints: all('by-form'),
  burnErrorFix: but(fixed, {
    hpt: { ...fixed, allIn: 'pot-awarded' },
    web: { ...fixed, allIn: 'double-burn-before-pot-awarded' },
    wsop: { ...fixed, allIn: 'pot-awarded' },
  }),
  burnErrorBeforeFlop: but('reshuffle', { web: 'fix' }),
  overdealtFlopRepair: but({ four: whole, more: whole }, { wsop: { four: 'scramble-floor-picks-burn', more: whole } }),
  burnOnRedeal: all(false),
  prematureTurnRepair: but('would-be-river-becomes-turn-then-reshuffle', { wsop: 'keep-burn-reshuffle-stub' }),
  prematureRiverRepair: all('keep-burn-reshuffle-stub'),
  prematureStudCardRepair: but('eliminate-and-skip-one-per-player', { wsop: 'keep-burn-reshuffle-stub' }),
}

sideBySide(points, ['Misdeals', 'Dead hands and irregular cards', 'Burning and board repairs'], {
  ...misdeals,
  ...deadHands,
  ...repairs,
})
