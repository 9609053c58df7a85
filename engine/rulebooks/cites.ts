import type { House } from './house.ts'
import { BOOKS, type BookId, type RuleId } from './rule-id.ts'

type Behind = Readonly<Partial<Record<BookId, readonly RuleId[]>>> & { readonly rrp: readonly RuleId[] }

/**
 * The rules behind the plain acts of a deal, book by book; what a book can answer differently stands in its points.
 * A book that has no rule for an act goes by Robert's, and where that has none, by the one that has.
 */
const behind = {
  ante: { rrp: ['rrp/glossary/ante'], uspa: ['uspa/2.2/ante'], hpt: ['hpt/hand/2'] },
  blind: {
    rrp: ['rrp/4/intro/blinds'],
    uspa: ['uspa/3.5.1'],
    hpt: ['hpt/play/1', 'hpt/play/2'],
    web: ['web/buttons/2', 'web/buttons/3'],
    wsop: ['wsop/blind-positions', 'wsop/blinds-live'],
  },
  shortBlind: { rrp: ['rrp/4/1'], hpt: ['hpt/pot/6'], web: ['web/blinds/1'], wsop: ['wsop/154-short'] },
  headsUpBlind: {
    rrp: ['rrp/4/3'],
    uspa: ['uspa/3.5.2.3'],
    hpt: ['hpt/button-help/heads-up'],
    web: ['web/blinds/3'],
    wsop: ['wsop/157'],
  },
  deadMoney: { rrp: ['rrp/glossary/dead-money'], uspa: ['uspa/2.2/dead-money'] },
  deadCollection: { rrp: ['rrp/glossary/dead-collection-blind'], uspa: ['uspa/2.2/dead-collection-blind'] },
  collectionDrop: { rrp: ['rrp/glossary/collection-drop'], uspa: ['uspa/2.2/collection-drop'] },
  straddle: { rrp: ['rrp/14/nl/15'], uspa: ['uspa/3.4.2.12'], wsop: ['wsop/165'] },
  kill: { rrp: ['rrp/13/intro'], uspa: ['uspa/3.6.1'], hpt: ['hpt/rrp7/13/intro'], wsop: ['wsop/kill-pots'] },
  halfKill: { rrp: ['rrp/13/intro'], uspa: ['uspa/3.6.1'], hpt: ['hpt/rrp7/13/intro'], wsop: ['wsop/kill-pots-half'] },
  neutralAtFirst: {
    rrp: ['rrp/13/1a', 'rrp/13/1'],
    uspa: ['uspa/3.6.2.1.1', 'uspa/3.6.2.1'],
    wsop: ['wsop/193a', 'wsop/193'],
  },
  neutralOnQuitting: {
    rrp: ['rrp/13/1b', 'rrp/13/1'],
    uspa: ['uspa/3.6.2.1.2', 'uspa/3.6.2.1'],
    wsop: ['wsop/193b', 'wsop/193'],
  },
  neutralOnSplit: {
    rrp: ['rrp/13/1c', 'rrp/13/1'],
    uspa: ['uspa/3.6.2.1.3', 'uspa/3.6.2.1'],
    wsop: ['wsop/193c', 'wsop/193'],
  },
  post: { rrp: ['rrp/4/4b'], uspa: ['uspa/3.5.2.4.2'], web: ['web/blinds/7'], wsop: ['wsop/104a'] },

  shuffle: { rrp: ['rrp/glossary/shuffle'], hpt: ['hpt/two-decks/2'] },
  burn: { rrp: ['rrp/glossary/burncard'], hpt: ['hpt/burning/1'], web: ['web/irregularities/11'] },
  mexicanShort: { rrp: ['wsop/258'] },
  studShort: {
    rrp: ['rrp/8/15'],
    uspa: ['uspa/3.2.3.5.15'],
    wsop: ['wsop/232-burns', 'wsop/232', 'wsop/232-scramble'],
  },
  superStudShort: { rrp: ['wsop/253-seventh', 'wsop/253'] },
  drawmahaDraw: { rrp: ['wsop/drawmaha-draw'] },
  drawCardsMucked: { rrp: ['wsop/277-mucked'] },
  runShort: { rrp: ['wsop/216'] },
  runVeryShort: { rrp: ['wsop/216-muck'] },
  commonCard: { rrp: ['rrp/8/15'], uspa: ['uspa/3.2.3.5.15'], wsop: ['wsop/232-community'] },

  afterTheBlinds: {
    rrp: ['rrp/4/intro/action-order'],
    uspa: ['uspa/3.5.1'],
    hpt: ['hpt/play/4'],
    wsop: ['wsop/first-to-act'],
  },
  leftOfTheButton: {
    rrp: ['rrp/4/intro/action-order'],
    uspa: ['uspa/3.5.1'],
    hpt: ['hpt/play/6'],
    wsop: ['wsop/first-to-act'],
  },
  lowcard: { rrp: ['rrp/8/2'], uspa: ['uspa/3.2.3.5.1'], wsop: ['wsop/219'] },
  highcard: { rrp: ['rrp/9/2'], uspa: ['uspa/3.2.6.5.2'], wsop: ['wsop/239'] },
  highLowLowcard: { rrp: ['rrp/10/4'], uspa: ['uspa/3.2.7.5.4'], wsop: ['wsop/244'] },
  highHandShowing: { rrp: ['rrp/8/2'], uspa: ['uspa/3.2.3.5.1'], wsop: ['wsop/219-later'] },
  lowHandShowing: { rrp: ['rrp/9/2'], uspa: ['uspa/3.2.6.5.2'], wsop: ['wsop/239'] },
  theOpener: { rrp: ['rrp/12/intro'], uspa: ['uspa/3.2.10.1'] },
  starterAllIn: { rrp: ['rrp/8/4'], uspa: ['uspa/3.2.3.5.8'], wsop: ['wsop/221'] },

  forcedBet: { rrp: ['rrp/glossary/forced-bet'], uspa: ['uspa/2.2/forced-bet'], wsop: [] },
  ownHighcard: { rrp: ['wsop/249', 'wsop/250', 'wsop/mexican-poker-bring-in'] },
  ownHandShowing: { rrp: ['wsop/249', 'wsop/256'] },
  shortBringIn: { rrp: ['rrp/8/4'], wsop: ['wsop/221-short'] },
  openFull: { rrp: ['rrp/8/3'], uspa: ['uspa/3.2.3.5.2'], wsop: ['wsop/220'] },
  fold: { rrp: ['rrp/glossary/fold'], uspa: ['uspa/2.2/fold'], web: ['web/dead-hands/3'] },
  foldToWager: {
    rrp: ['rrp/3/dead-hands/1a'],
    uspa: ['uspa/3.1.5.1.1'],
    hpt: ['hpt/dead-hands/1a'],
    web: ['web/dead-hands/3'],
    wsop: ['wsop/110a'],
  },
  studFoldFree: { rrp: ['rrp/8/9'], uspa: ['uspa/3.2.3.5.7'], wsop: ['wsop/226'] },
  check: { rrp: ['rrp/glossary/check'], uspa: ['uspa/2.2/check'] },
  betOrFold: { rrp: ['rrp/11/intro/pass-and-out'], uspa: ['uspa/3.2.8.3.3'], wsop: ['wsop/lowball-open'] },
  highCardBetsOrFolds: { rrp: ['uspa/3.2.5.5.1.1'] },
  call: { rrp: ['uspa/2.2/call'] },
  allInCall: { rrp: ['rrp/glossary/all-in', 'rrp/glossary/side-pot'], uspa: ['uspa/2.2/all-in', 'uspa/2.2/side-pot'] },
  shortBlindCall: {
    rrp: ['rrp/4/1', 'rrp/14/nl/2'],
    hpt: ['hpt/pot/6'],
    web: ['web/blinds/1'],
    wsop: ['wsop/154-options'],
  },
  limitWager: { rrp: ['rrp/3/betting/6'], uspa: ['uspa/3.1.7.6'], web: ['web/betting/5'], wsop: ['wsop/132'] },
  leastBet: {
    rrp: ['rrp/14/nl/2'],
    uspa: ['uspa/3.4.2.2'],
    hpt: ['hpt/play/4'],
    web: ['web/betting/5'],
    wsop: ['wsop/174', 'wsop/132'],
  },
  leastRaise: { rrp: ['rrp/14/nl/3'], uspa: ['uspa/3.4.2.3'], web: ['web/betting/5'], wsop: ['wsop/175'] },
  potLimit: { rrp: ['rrp/14/pl/intro'], uspa: ['uspa/3.4.3.4'], wsop: ['wsop/pot-limit-max'] },
  overPot: { rrp: ['rrp/14/pl/1'], uspa: ['uspa/3.4.3.1'], wsop: ['wsop/188'] },
  completeBringIn: { rrp: ['rrp/8/6'], uspa: ['uspa/3.2.3.5.3'], wsop: ['wsop/223'] },
  completeAllIn: {
    rrp: ['rrp/3/betting/7/complete'],
    uspa: ['uspa/3.1.7.5'],
    web: ['web/betting/8'],
    wsop: ['wsop/133'],
  },
  openPair: { rrp: ['rrp/8/7'], uspa: ['uspa/3.2.3.5.4'], wsop: ['wsop/224'] },
  shortAllInLimit: { rrp: ['rrp/3/betting/7'], uspa: ['uspa/3.1.7.5'], web: ['web/betting/8'], wsop: ['wsop/133'] },
  jacksToOpen: { rrp: ['uspa/3.2.9.5.1'] },
  falseOpeners: { rrp: ['uspa/3.2.9.5.2'] },
  falseAllInOpener: { rrp: ['uspa/3.2.9.5.5'] },
  potPlays: { rrp: ['uspa/3.2.9.5.4'] },
  noWithdrawal: { rrp: ['uspa/3.2.9.5.6', 'uspa/3.2.9.5.4'] },
  proveOpeners: { rrp: ['uspa/3.2.9.5.3'] },
  openersKept: { rrp: ['uspa/3.2.9.5.8'] },
  openersTakenBack: { rrp: ['uspa/3.2.9.5.7'] },
  shortDeckPrice: { rrp: ['wsop/367'] },
  tableStakes: { rrp: ['rrp/glossary/table-stakes'], uspa: ['uspa/2.2/all-in'], wsop: ['wsop/64'] },
  inTurn: {
    rrp: ['rrp/3/betting/11'],
    uspa: ['uspa/3.1.7.10'],
    hpt: ['hpt/rrp7/3/betting-10'],
    web: ['web/betting/10'],
    wsop: ['wsop/136'],
  },

  fiveInARow: { rrp: ['rrp/11/10', 'rrp/12/6'], uspa: ['uspa/3.2.8.5.1.10'], wsop: ['wsop/274'] },
  unopened: { rrp: ['uspa/3.2.9.3.3', 'uspa/3.2.9.5.1'] },
  chop: { rrp: ['rrp/2/procedures/15/chop'], uspa: ['uspa/app3/3.14'], wsop: ['wsop/71'] },
  runIt: {
    rrp: ['rrp/14/nl/17', 'rrp/2/procedures/16/deal-twice'],
    uspa: ['uspa/3.4.2.14'],
    wsop: ['wsop/208', 'wsop/211'],
  },
  runItThrice: { rrp: ['rrp/14/nl/17'], uspa: ['uspa/3.4.2.14'], wsop: ['wsop/209'] },
  runsInOrder: { rrp: ['wsop/213'] },

  show: {
    rrp: ['rrp/3/showdown/1'],
    uspa: ['uspa/3.1.8.1'],
    hpt: ['hpt/showdown/1'],
    web: ['web/showdown/1'],
    wsop: ['wsop/143'],
  },
  muck: { rrp: ['rrp/3/showdown/8/muck'] },
  see: { rrp: ['rrp/3/showdown/5'], uspa: ['uspa/3.1.8.5'], web: ['web/showdown/5'], wsop: ['wsop/147'] },
  lastHand: { rrp: ['wsop/15'] },
  cardsSpeak: {
    rrp: ['rrp/3/showdown/2'],
    uspa: ['uspa/3.1.8.2'],
    hpt: ['hpt/showdown/3'],
    web: ['web/showdown/2'],
    wsop: ['wsop/144'],
  },
  clockExpired: {
    rrp: ['rrp/3/dead-hands/1f'],
    uspa: ['uspa/3.1.5.1.6'],
    hpt: ['hpt/dead-hands/1f'],
    web: ['web/dead-hands/8'],
    wsop: ['wsop/110g'],
  },
  hiddenChips: { rrp: ['rrp/15/20'], uspa: ['uspa/3.3.2.16'] },
  concealedChips: { rrp: ['wsop/76-dispute'] },
  foreignChips: { rrp: ['rrp/2/procedures/5/foreign-chips'], uspa: ['uspa/app3/3.3'], wsop: ['wsop/59'] },
  potRebuilt: { rrp: ['rrp/2/decision-making/6'], uspa: ['uspa/app3/2.6'], wsop: ['wsop/56'] },
  mexicanOwnFlash: { rrp: ['wsop/262'] },
  buttonCorrected: {
    rrp: ['rrp/3/irregularities/1'],
    uspa: ['uspa/3.1.6.1'],
    hpt: ['hpt/irregularities/1'],
    wsop: ['wsop/113'],
  },
  announceRaise: { rrp: ['hpt/announce/1'] },
  announceAllIn: { rrp: ['hpt/announce/2'] },
  announceBlindRaise: { rrp: ['hpt/announce/3'] },
  bringBack: { rrp: ['rrp/2/procedures/6'], uspa: ['uspa/app3/3.5'], wsop: ['wsop/61'] },
  noPostingForOthers: { rrp: ['rrp/2/procedures/14'], uspa: ['uspa/app3/3.13'], wsop: ['wsop/70'] },
  ownChipsOnly: { rrp: ['rrp/2/procedures/2'], uspa: ['uspa/app3/3.9'], wsop: ['wsop/67'] },
  houseChipsOnly: { rrp: ['rrp/2/procedures/5/foreign-chips'], uspa: ['uspa/app3/3.3'], wsop: ['wsop/60'] },
  chipsInView: { rrp: ['rrp/2/procedures/19'], uspa: ['uspa/app3/3.18'], wsop: ['wsop/76'] },
  onlyPlayersSit: { rrp: ['rrp/2/procedures/26'], uspa: ['uspa/app3/3.25'] },
  absenceExtended: { rrp: ['rrp/2/procedures/20'], uspa: ['uspa/app3/3.19'], wsop: ['wsop/77-extend'] },
  frequentAbsence: { rrp: ['rrp/2/procedures/20'], uspa: ['uspa/app3/3.19'], wsop: ['wsop/77-excess'] },
  losersKilled: { rrp: ['rrp/3/showdown/4'], uspa: ['uspa/3.1.8.4'], web: ['web/showdown/3'], wsop: ['wsop/146'] },
} as const satisfies Readonly<Record<string, Behind>>

/** An act, or a bar to one, that a rule stands behind. */
export type CitedAct = keyof typeof behind

/** The rules behind each act, in the numbering of one book. */
export type Cites = Readonly<Record<CitedAct, readonly RuleId[]>>

const citesFor = (book: BookId): Cites => {
  const acts = Object.entries(behind).map(([act, rules]: [string, Behind]) => [act, rules[book] ?? rules.rrp])
  return { ...(Object.fromEntries(acts) as Cites) }
}

const cites = Object.fromEntries(BOOKS.map(book => [book, citesFor(book)])) as Readonly<Record<BookId, Cites>>

/** The rules behind the acts of a deal that goes by this book, or by this house. */
export const citesOf = (book: BookId | House): Cites => cites[typeof book === 'string' ? book : book.book]
