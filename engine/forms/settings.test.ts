import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Differences } from '../rulebooks/differences.ts'
import { bookOf, type LedgerRow, ledgerRows } from '../rulebooks/ledger.ts'
import type { Asked } from '../rulebooks/point.ts'
import { askedOn, pointNames } from '../rulebooks/point-named.ts'
import { BOOKS, type RuleId } from '../rulebooks/rule-id.ts'
import { chapters, type PointName, points } from '../rulebooks/rulebook.ts'
import { rulebooks } from '../rulebooks/rulebooks.ts'
import { formSettings } from './form-settings.ts'

const file = (name: string): string => readFileSync(new URL(`../rulebooks/ledger/${name}`, import.meta.url), 'utf8')
const rows = BOOKS.flatMap(book => ledgerRows(file(`${book}.jsonl`))).filter(row => row.setting !== null)
const differences = JSON.parse(file('differences.json')) as Differences
const asked = pointNames.map((name): [PointName, Asked] => [name, askedOn(name)])
const others = asked.flatMap(([name, { also }]) => (also ?? []).map(other => ({ other, name })))
const isPoint = (name: string): name is PointName => Object.hasOwn(points, name)
const times = (names: readonly string[]): readonly string[] => names.filter((name, i) => names.indexOf(name) !== i)

describe('every setting that a rule or a difference names', () => {
  test('is a point of the rulebook, another name of one, or a fact of forms', () => {
    const names = [...rows.map(row => row.setting!.name), ...differences.points.flatMap(({ settings }) => settings)]
    const known = new Set([
      ...asked.map(([name]) => name),
      ...others.map(({ other }) => other),
      ...Object.keys(formSettings),
      ...REWARDS,
    ])
    expect([...new Set(names)].filter(name => !known.has(name))).toEqual([])
  })

  test('is asked once: no point stands in two chapters, and another name belongs to one point', () => {
    expect(times(chapters.flatMap(chapter => Object.keys(chapter.points)))).toEqual([])
    expect(times(others.map(({ other }) => other))).toEqual([])
    expect(others.filter(({ other }) => isPoint(other))).toEqual([])
  })

  test('has in a book the answer that its rule gives', () => {
    const answered = rows.filter(row => isPoint(row.setting!.name) && !ADVICE.has(row.id))
    expect(answered.length).toBeGreaterThan(500)
    const wrong = answered.filter(row => !within(meantBy(row), answerTo(row)))
    expect(wrong.map(row => ({ rule: row.id, says: row.setting, book: answerTo(row) }))).toEqual([])
  })

  test('is put in other words only where its rule does not fit as it is', () => {
    const needed = rows.filter(row => isPoint(row.setting!.name) && !within(row.setting!.value, answerTo(row)))
    const names = new Set(needed.map(row => row.setting!.name))
    expect(Object.keys(meanings).filter(name => !names.has(name))).toEqual([])
    expect([...ADVICE].filter(id => !needed.some(row => row.id === id))).toEqual([])
  })
})

/** What a room's reward cards earn is no matter of play, seats or chips. */
const REWARDS = ['loyaltyCreditsPerHour', 'loyaltyExpiryMonths']

const answerTo = (row: LedgerRow): unknown => rulebooks[bookOf(row.id)][row.setting!.name as PointName].is

/** Is what a rule says the book's answer, or a part of it where the answer has more fields? */
const within = (said: unknown, answer: unknown): boolean => {
  if (said === answer) return true
  if (isList(answer))
    return isList(said) ? sameMembers(said, answer) : answer.some(one => isFields(one) && within(said, one))
  if (!isFields(answer)) return false
  if (isFields(said)) return Object.keys(said).every(key => key in answer && within(said[key], answer[key]))
  // yes or no alone does not tell which field is meant
  return said !== null && typeof said !== 'boolean' && Object.values(answer).some(field => within(said, field))
}

const sameMembers = (said: readonly unknown[], answer: readonly unknown[]): boolean =>
  said.length === answer.length && said.every(one => answer.some(other => within(one, other)))
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a rule says, in the words of the point where those are others. A rule that names an alternative means its first. */
const meantBy = (row: LedgerRow): unknown => {
  const { name, value } = row.setting!
  if (within(value, answerTo(row))) return value
  const said = isFields(value) && 'alternative' in value ? value.default : value
  const meaning = meanings[name]
  if (meaning === undefined) return said
  return typeof meaning === 'function' ? meaning(said as never) : meaning[JSON.stringify(said)]
}

/** Rules that advise something else than the law of their own book. */
const ADVICE: ReadonlySet<RuleId> = new Set<RuleId>(['uspa/app2/2', 'uspa/app2/3'])

type Said = Readonly<Record<string, unknown>>
const less =
  (...fields: readonly string[]) =>
  (said: Said): Said =>
    Object.fromEntries(Object.entries(said).filter(([field]) => !fields.includes(field)))
const written = (said: readonly unknown[]): readonly string[] => said.map(String)
const BIG_BET = ['half-pot', 'pot-limit', 'no-limit']

/** By point: what the words of a rule are in the point's, which has more fields or tells more answers apart. */
const meanings: Readonly<Record<string, Readonly<Record<string, unknown>> | ((said: never) => unknown)>> = {
  // authority and conduct
  rulingDeadline: { '"first-riffle-of-next-deal"': { manualShuffle: 'first-riffle' } },
  finalRulingRole: ({ laws, role, ...rest }: Said) => ({ ...rest, rules: laws ?? role }),
  rulePrecedence: { '["hpt","robert-v7"]': ['this-book', 'robert-v7'] },
  playType: { '{"sanctioned":{"tournament":true,"refereeBy":"association"}}': { sanctioned: 'association' } },
  cellPhoneAtTable: { false: { calls: 'no', texting: 'no' } },
  houseLanguageOnlyDuringDeal: { true: { language: 'house-language' } },
  rabbitHunting: { false: { searching: false } },
  propositionBets: { false: 'not-ruled-on' },
  ofcOutOfPocketBanHours: ({ min, max }: Said) => ({ least: min, most: max }),
  // dealing errors: a card that does not belong is nowhere dealt on
  foreignCardInStub: { '"action-stands-card-removed"': 'action-stands' },
  // stakes and seating
  cashOnTable: {
    false: { plays: 'no' },
    '{"default":false,"ifAllowed":[100]}': { plays: 'no', billsIfAllowed: [100] },
  },
  playFromRack: { false: { allowed: false } },
  playOver: {
    '{"floorPermission":true,"playoverBox":true,"absentPlayerConsent":false}': {
      permission: 'floor',
      playoverBox: true,
      absentPlayerConsent: false,
    },
    '"floor-permission-until-blind"': { permission: 'floor', ownerReturns: 'stays-until-blind' },
  },
  chopBlinds: { true: { allowed: true } },
  timeCollection: ({ options, ...rest }: Said) => ({ ...rest, ways: options }),
  bombPotDefaultAnte: {
    '{"1-2-5":20}': { fromSmallestBlind: 0, ante: 20 },
    '{"5-5-and-up":25}': { fromSmallestBlind: 5, ante: 25 },
  },
  // how much it is, is a point of its own
  firstBuyIn: ({ source }: Said) => source,
  waitlistRequiresPresence: { true: { ways: ['in-person'] } },
  mustMoveTiming: less('entry'),
  mustMoveTopology: {
    '{"default":"two-mains-newest-feeds"}': { usual: 'two-mains-newest-feeds' },
    '{"50-100 omaha-8":"daisy-chain"}': 'daisy-chain',
    '{"10-20 and 20-40 omaha-8":"two-mains-newest-feeds"}': { usual: 'two-mains-newest-feeds' },
    '{"50-100 seven-card-stud and stud-8":"daisy-chain"}': 'daisy-chain',
    '{"mixed":"two-mains-newest-feeds"}': { usual: 'two-mains-newest-feeds' },
  },
  mustMoveMainGuarantee: (said: Said) =>
    Object.entries(said).map(([seats, players]) => ({ seats: Number(seats), players })),
  // dealing errors
  misdealWindow: ({ players: acts }: Said) => ({ button: { acts }, stud: { acts } }),
  emptySeatDealtMisdeal: { true: { general: true } },
  muckedHandRetrieval: {
    '"management-discretion"': { decides: 'management', when: 'identifiable' },
    '"referee-discretion-if-identifiable"': { decides: 'referee', when: 'identifiable' },
    '"house-discretion-only-after-wrong-information"': {
      decides: 'house',
      when: 'identifiable-after-wrong-information',
    },
  },
  studShortStub: { '"community-card"': 'stub-with-burns-then-common-card' },
  drawReshuffle: ({ include }: Said) => include,
  deuceToSevenKeepExposed: written,
  aceToFiveBigBetKeepExposed: written,
  // betting; half-pot is big-bet poker too
  headsUpUnlimitedRaises: less('lifts'),
  limitStraddle: { false: { allowed: false } },
  bigBetStraddle: ({ position, ...rest }: Said) => ({ ...rest, positions: [position] }),
  straddleCap: {
    '{"1-2-5":{"count":1,"max":10}}': { blinds: [1, 2, 5], andUp: false, count: 1, mostBigBlinds: [2] },
    '{"5-5-10-and-up":{"count":2,"first":20,"restraddleMax":40,"restraddlePosition":"any"}}': {
      blinds: [5, 5, 10],
      andUp: true,
      count: 2,
      mostBigBlinds: [2, 4],
      restraddlePosition: 'any',
    },
  },
  clock: ({ clockSeconds, ...rest }: Said) => ({
    ...rest,
    ...(clockSeconds === undefined ? { structures: BIG_BET } : { seconds: clockSeconds }),
  }),
  // the books leave the unit to the game
  potRoundingUnit: { '"up-to-next-unit"': null },
  dealerCountsPot: { '{"no-limit":false,"pot-limit":true}': { 'no-limit': 'players', 'pot-limit': 'dealer' } },
  potLimitBigChip: { '"pot-bet"': { opening: 'pot', facingBet: 'pot' } },
  runItTimes: ({ max }: Said) => ({ max, structures: BIG_BET }),
  killUnaware: {
    '{"requiredAndButtonFaceUp":"must-complete","otherwise":"may-withdraw"}': {
      boundWhen: 'required-and-button-face-up',
      bound: 'must-complete',
      otherwise: 'may-withdraw',
    },
  },
  // wagers; what an act out of turn bars, and what events ask for, are points of their own
  outOfTurnBinding: ({ unchanged }: Said) => unchanged,
  raiseInSeveralMotions: ({ cash }: Said) => cash,
  forwardMotionLimit: { '"may-bind-if-induces-action"': 'complete-or-forfeit' },
  oversizedChip: { '"call-unless-declared"': 'call' },
  // showdown and odd chips
  showdownOrder: less('sidePot'),
  showOneShowAll: {
    '"all-may-see; to-a-nonplayer-in-hand-after-deal"': {
      usableNow: 'at-once',
      notUsable: 'after-the-deal',
      afterTheDeal: true,
    },
    '"all-immediately; if viewer inactive then after hand"': { usableNow: 'at-once', notUsable: 'after-the-deal' },
    true: { afterTheDeal: true },
  },
  lowballMiscall: { '"dead-if-fouls-another-or-multiway"': { foulsAnother: 'dead', multiway: 'dead' } },
  oddChipStud: {
    // suits are implied
    '{"high":"highest-card","low":"lowest-card","cards":"all"}': {
      high: 'highest-card-by-suit',
      low: 'lowest-card-by-suit',
      cards: 'all',
    },
    '"highest-card-by-suit-in-playing-five"': {
      high: 'highest-card-by-suit',
      low: 'highest-card-by-suit',
      cards: 'playing',
    },
  },
  oddChipHighLow: { '"high"': 'high-half' },
  // the forms for which it is said have it by position
  oddChipLowLow: { '"first-left-of-button"': 'by-form' },
  oddChipDrawmaha: { '"first-left-of-button"': 'by-form' },
  oddChipMixedGames: ({ button }: Said) => button,
  // button and blinds
  initialButton: {
    '"high-card-rank-then-suit"': {
      high: 'highest-card-by-suit',
      highLow: 'highest-card-by-suit',
      low: 'highest-card-by-suit',
    },
  },
  // where a book allows several, the answer takes the one it prints first for cash games
  buttonMethod: {
    '["moving","dead"]': { cash: 'moving', tournament: 'dead' },
    '["traditional","moving","dead"]': { cash: 'moving', tournament: 'dead' },
    '"dead-button"': { cash: 'dead' },
  },
  missedBlinds: (said: Said | string) =>
    typeof said === 'string' ? { liveUpTo: 'big-blind', restDead: true } : less('options')(said),
  buyTheButton: { true: { allowed: true } },
  // stud and draw; what is said form by form is held against the forms as well
  studOpenPairOption: (said: true | Said) => {
    if (said === true) return { high: true }
    if ('razz' in said) return { low: said.razz }
    return 'stud-8' in said ? { highLow: said['stud-8'] } : { high: said['super-stud'] }
  },
  announcePossibleStraightsFlushes: { false: 'in-low-stakes-games' },
  lowQualifier: {
    '{"omaha-8":8}': { rank: 8 },
    '{"stud-8":8}': { rank: 8 },
    '{"omaha-hi-lo":"none"}': { byForm: { 'omaha-hi-lo': null } },
    '{"sick-o":9}': { byForm: { 'sick-o': 9 } },
  },
  lowballSingleBlindMissed: { '"only-on-the-blind"': ['wait-for-big-blind'] },
  // jacks or better is a form of its own
  drawOpeners: { '["anything","jacks-or-better"]': 'anything' },
  // tournaments
  noShowRemoval: {
    '{"after":"new-level-or-30-minutes","whichever":"first","by":"director-discretion","unless":"player-asked-to-leave-chips"}':
      { fromLevel: 2, minutes: 30, by: 'director-discretion', unless: 'player-asked-to-leave-chips' },
    '{"after":"first-hand-of-level-2","by":"automatic"}': { fromLevel: 2, minutes: null, by: 'automatic' },
  },
  showLiveHandPenalty: ({ exempt, ...rest }: Said) => ({ ...rest, exempt: [exempt] }),
  rebuy: ({ before, price, chips, ...rest }: Said) => ({
    ...rest,
    beforeLevel: Number(/level (\d+)$/.exec(String(before))?.[1]),
    price: String(price).replaceAll(' ', '-'),
    chips: String(chips).replaceAll(' ', '-'),
  }),
}
