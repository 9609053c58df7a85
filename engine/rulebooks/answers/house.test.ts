import { readFileSync } from 'node:fs'
import { all, but, type Sided, sideBySide } from '../../testing/sided.ts'
import type { Differences } from '../differences.ts'

const file = readFileSync(new URL('../ledger/differences.json', import.meta.url), 'utf8')
const { points } = JSON.parse(file) as Differences

const supervisor = {
  rules: 'shift-supervisor',
  readingHands: 'shift-supervisor',
  other: 'management',
  ifInvolved: 'same-person',
} as const
const director = 'tournament-director'
const manager = 'shift-lead-manager'
const riffle = { manualShuffle: 'first-riffle', machineShuffle: 'machine-button-pushed' } as const

const authority: Sided = {
  finalRulingRole: but(supervisor, {
    uspa: { ...supervisor, rules: 'referee', readingHands: 'referee', other: 'host' },
    hpt: { rules: director, readingHands: director, other: director, ifInvolved: 'appointed-third-party' },
    web: { ...supervisor, rules: 'management', readingHands: 'dealer', other: 'management' },
    wsop: { ...supervisor, rules: manager, readingHands: manager, other: manager },
  }),
  rulingAppealLevels: { rrp: 0, uspa: 0, hpt: 0, web: 0, wsop: 1 },
  refereeMayPlay: but(
    { sanctioned: false, professional: false, recreational: true },
    { wsop: { sanctioned: false, professional: false, recreational: false } },
  ),
  rulingDeadline: all({ ...riffle, gameEndsOrMoves: true }),
  lateHouseErrorCorrection: { rrp: false, uspa: false, hpt: false, web: false, wsop: true },
  dealStartsAt: but(
    { ...riffle, levels: 'first-riffle' },
    { hpt: { ...riffle, levels: 'blinds-and-antes-posted-and-first-riffle' } },
  ),
  tellHandStatusOnRequest: all(true),
  noProfitPrinciple: but(
    { fairness: true, offenderMustNotGain: false },
    { wsop: { fairness: true, offenderMustNotGain: true } },
  ),
  rulePrecedence: {
    rrp: ['house-changes', 'this-book'],
    uspa: ['law', 'this-book'],
    hpt: ['this-book', 'robert-v7'],
    web: ['house-changes', 'this-book'],
    wsop: ['law', 'company-policy', 'this-book'],
  },
}

const guest = { allowed: 'cash-games-if-no-objection', most: null, seeOwnHostsHand: true } as const

const conduct: Sided = {
  cheatingPenalty: but('may-be-barred', { uspa: 'disqualify-immediately', wsop: 'may-be-expelled-for-good' }),
  softplayIsOffence: { rrp: true, uspa: false, hpt: false, web: true, wsop: true },
  discloseFoldedHand: but('after-betting', { web: 'after-the-deal' }),
  cellPhoneAtTable: but(
    { calls: 'no', texting: 'no' },
    { wsop: { calls: 'if-play-is-not-slowed', texting: 'only-when-folded-and-not-to-tablemates' } },
  ),
  electronicDevices: all({ music: true, streaming: 'prior-consent-only', realTimeHelp: false }),
  smokingPolicy: but('restricted', { wsop: 'banned' }),
  houseLanguageOnlyDuringDeal: but(
    { language: 'house-language', binds: 'players' },
    { wsop: { language: 'english-only', binds: 'players-and-spectators' } },
  ),
  guestBehindPlayer: but(guest, { wsop: { ...guest, most: 1, seeOwnHostsHand: false } }),
  minimumAge: but('legal-age', { wsop: 21 }),
  idRequired: but(
    { required: false, waivedForKnownPlayers: true },
    { wsop: { required: true, waivedForKnownPlayers: true } },
  ),
  intoxicationPolicy: but(['not-served', 'kept-from-playing'], { wsop: ['violation'] }),
  selfExclusion: but(['written-request'], { wsop: ['self-exclusion-list', 'state-list'] }),
  rabbitHunting: but(
    { showing: 'discouraged', searching: false },
    { wsop: { showing: 'forbidden', searching: false } },
  ),
  hiddenCardsMayDie: { rrp: false, uspa: false, hpt: false, web: false, wsop: true },
  conditionalStatementsBind: all('may-bind'),
}

const proper = { wholeStack: false, least: 'proper-buy-in', overMaxBarredMinutes: null } as const
const wholeStack = { wholeStack: true, least: 'minimum-buy-in', overMaxBarredMinutes: 60 } as const
const cash = { plays: 'no', unnoticed: 'may-play-if-nobody-in-the-pot-objects', billsIfAllowed: [100] } as const
const over = {
  permission: 'floor',
  playoverBox: true,
  absentPlayerConsent: false,
  entersAs: 'new-player',
  ownerReturns: 'leaves-at-once',
} as const
const change = { objections: 2, waitingList: 'no-matter', unapproved: 'old-limit' } as const

const stakes: Sided = {
  limitBuyInMultiple: but({ times: 10, of: 'big-bet' }, { wsop: { times: 10, of: 'small-bet' } }),
  bigBetMinBuyInBigBlinds: but({ from: 20, to: 40 }, { web: { from: 20, to: 20 } }),
  maxBuyIn: but(null, { wsop: { from: 40, to: 100 } }),
  shortBuyInsPerGame: { rrp: 1, uspa: 1, hpt: 1, web: 1, wsop: 0 },
  topUpLimit: but('any-amount', { wsop: 'maximum-buy-in' }),
  forcedTransferStack: but('may-keep', { wsop: 'must-keep-may-add' }),
  voluntaryTransferStack: but(
    { ...proper, least: 'minimum-buy-in' },
    {
      uspa: proper,
      hpt: proper,
      wsop: wholeStack,
    },
  ),
  cashOnTable: but(cash, {
    wsop: { plays: 'only-announced-in-transit', unnoticed: 'does-not-play', billsIfAllowed: [] },
  }),
  playingBehind: but(
    { plays: 'purchased-and-announced', unannounced: 'minimum-buy-in' },
    { wsop: { plays: 'in-transit-announced-by-dealer', unannounced: 'nothing' } },
  ),
  playFromRack: but(
    { allowed: false, leaverMayRack: false, specialNeedsExempt: false },
    { wsop: { allowed: false, leaverMayRack: true, specialNeedsExempt: true } },
  ),
  playOver: but(over, {
    uspa: { ...over, permission: 'referee' },
    wsop: { ...over, ownerReturns: 'stays-until-blind' },
  }),
  maxAbsenceMinutes: but({ minutes: 30, absentButtons: null }, { wsop: { minutes: 60, absentButtons: 2 } }),
  secondManWalking: { rrp: false, uspa: false, hpt: false, web: false, wsop: true },
  cashHandLiveDeadline: but(
    { stud: 'own-turn', others: 'own-turn', leavingKills: false },
    { wsop: { stud: 'own-turn', others: 'all-initial-hands-complete', leavingKills: true } },
  ),
  minDeckUseRounds: all(1),
  minSetupUseMinutes: { rrp: 60, uspa: 60, hpt: 60, web: 60, wsop: 120 },
  rake: but(null, { wsop: { percent: 10, cap: 6 } }),
  timeCollectionTiming: all('in-advance'),
  limitChangeBlockingObjections: but(change, { wsop: { ...change, waitingList: 'blocks-unless-several-like-games' } }),
  sameGameReturnMinutes: all(60),
  chopBlinds: but({ allowed: true, withKillInBlind: true }, { wsop: { allowed: true, withKillInBlind: false } }),
  shillsAllowed: but('no', { wsop: 'named-on-request' }),
}

sideBySide(points, ['Authority and rulings', 'Conduct', 'Buy-ins, stakes, table'], {
  ...authority,
  ...conduct,
  ...stakes,
})
