import { SUITS } from '../cards/card.ts'
import { bombPot } from './bomb-pot.ts'
import type { Betting, Fantasyland, Form, Opening, Row, Step, Street } from './form.ts'
import { type FormId, forms } from './forms.ts'
import { withJoker } from './joker.ts'
import { outsByDraw, outsTable } from './outs.ts'
import { jokerStandsFor, kindsInOrder, lowQualifier, pairQualifier } from './rank-facts.ts'
import { PROGRESSIVE_CARDS, paysOf, royaltyTables, SUPER_FANTASY_CARDS } from './royalty-tables.ts'

/** A setting that rules carry and that is a fact of forms, not a choice of a book: whose fact, and how it is read. */
export type FormSetting = { readonly of: readonly FormId[]; readonly read: (form: Form) => unknown }

const every = Object.keys(forms) as readonly FormId[]
const family = (name: Form['family']): readonly FormId[] => every.filter(id => forms[id].family === name)
const flopForms = family('board')
const sevenCardStuds: readonly FormId[] = [
  'seven-card-stud',
  'razz',
  'kansas-city-razz',
  'stud-8',
  'stud-hi-lo',
  'super-stud',
  'super-stud-8',
  'razzdugi',
  'razzduci',
]
const drawmahas = every.filter(id => id.startsWith('drawmaha'))
const lowballs: readonly FormId[] = [
  'ace-to-five-lowball',
  'ace-to-five-triple-draw',
  'deuce-to-seven-lowball',
  'deuce-to-seven-triple-draw',
]
const shortDecks: readonly FormId[] = ['short-deck-holdem', 'short-deck-plo']
const openFaces = every.filter(id => forms[id].rows?.fantasyland !== undefined)
const withLowMiddle = 'pineapple-open-face-chinese-2-7-middle'
const withHighMiddle = openFaces.filter(id => id !== withLowMiddle)

/** Every setting of the rules that the forms hold as data, by its name in the ledger. */
export const formSettings: Readonly<Record<string, FormSetting>> = {
  suitOrder: { of: every, read: () => [...SUITS].reverse().map(suit => SUIT_NAMES[suit]) },
  handRanking: { of: every.filter(id => forms[id].pot[0]?.ranking === 'high'), read: kinds },
  maxPlayers: { of: every, read: form => form.seats.most },
  // wsop/306 badugi has eight
  drawMaxDealtIn: { of: [...lowballs, 'archie', 'ari', 'baduci', 'badaci'], read: form => form.seats.most },

  holdemForcedBets: { of: ['holdem'], read: form => FORCED_BETS[form.opening] },
  forcedBets: { of: flopForms, read: form => FORCED_BETS[form.opening] },
  bombPotForTime: { of: flopForms, read: form => bombPot(form).ok },
  doubleBoardBombPotAllowed: { of: ['double-board-omaha'], read: form => bombPot(form).ok },
  bombPotFlopBurn: { of: ['five-card-double-board-bomb-pot-plo'], read: form => burnIn(form, 'flop') !== undefined },
  ultimateBigOBurns: {
    of: ['ultimate-big-o'],
    read: form => ({
      flop: burnIn(form, 'flop') !== undefined,
      finalIfCompletesBoard: burnIn(form, 'river')?.unless !== 'the-stub-just-completes',
    }),
  },
  lowQualifier: {
    of: ['omaha-8', 'omaha-hi-lo', 'sick-o', 'stud-8', 'stud-hi-lo'],
    read: form => lowQualifier(shareNamed(form, 'low').ranking),
  },
  highQualifier: { of: ['archie', 'ari'], read: form => pairQualifier(shareNamed(form, 'high').ranking) },
  drawmahaDraw: { of: drawmahas, read: form => ({ min: 0, max: mostDrawn(form) }) },
  drawmahaDrawHalf: { of: drawmahas, read: form => shareNamed(form, 'draw').ranking },
  drawmahaStructures: { of: drawmahas, read: form => form.structures },
  shortDeckAntes: {
    of: shortDecks,
    read: form => (form.opening === 'button-ante' ? { player: 0.5, button: 1 } : null),
  },
  shortDeckPreflop: { of: shortDecks, read: form => rounds(form)[0]!.exactly?.buttonAntes },
  shortDeckPostflop: { of: shortDecks, read: form => form.structures },
  shortDeckRanking: { of: shortDecks, read: kinds },
  outsTable: { of: ['holdem'], read: outsTable },
  outsByHand: { of: ['holdem'], read: outsByDraw },

  bringIn: { of: family('stud'), read: form => form.bringIn },
  studOpenPairOption: { of: sevenCardStuds, read: openPair },
  razzOpenPairOption: { of: ['razz'], read: openPair },
  stud8OpenPairOption: { of: ['stud-8'], read: openPair },
  studBetLevels: {
    of: sevenCardStuds,
    read: form => ({
      small: streetsAt(form, tier => tier !== 'upper'),
      big: streetsAt(form, tier => tier === 'upper'),
    }),
  },
  superStudCommunityCard: { of: ['super-stud', 'super-stud-8'], read: form => form.shortStub === 'common-card' },
  mexicanJoker: { of: ['mexican-poker'], read: ({ pot }) => ({ down: pot[0]?.ranking, up: pot[0]?.jokerUp }) },
  mexicanRanking: { of: ['mexican-poker'], read: kinds },
  mexicanJokerBringIn: { of: ['mexican-poker'], read: form => jokerStandsFor(form.bringIn!.showing) },

  draws: { of: family('draw'), read: form => steps(form).filter(step => step.do === 'draw').length },
  maxDraw: { of: family('draw'), read: mostDrawn },
  lowballPassAndOut: { of: lowballs, read: form => rounds(form)[0]!.betOrFold === true },
  lowballFirstRound: { of: lowballs, read: form => (rounds(form)[0]!.betOrFold ? 'bet-or-fold' : 'may-check') },
  lowballLimitDoublesAfterDraw: { of: lowballs, read: form => rounds(form).at(-1)!.tier === 'upper' },
  drawHighJoker: { of: ['draw-high', 'jacks-or-better'], read: form => withJoker(form).ok },
  jokerUse: { of: ['draw-high', 'jacks-or-better', 'ace-to-five-lowball'], read: jokerRanking },

  chinesePlayersUsual: { of: ['chinese-poker'], read: form => form.stacks },
  chinesePlayersAllowed: {
    of: ['chinese-poker'],
    read: ({ seats: { least, most } }) => Array.from({ length: most - least + 1 }, (_, i) => least + i),
  },
  chinesePayment: { of: ['chinese-poker'], read: form => (form.rows?.forThePot ? 'pot' : 'players-settle') },
  chineseDrawPattern: {
    of: ['chinese-draw-poker'],
    read: form => steps(form).flatMap(step => (step.do === 'deal' ? [step.cards] : [])),
  },
  ofcScoring: { of: openFaces, read: ({ rows }) => ({ perRow: rows?.point, scoopBonus: rows?.scoop }) },
  ofcRoyaltiesTop: { of: openFaces, read: form => royaltiesOf(form, 'front') },
  ofcRoyaltiesMiddle: { of: withHighMiddle, read: form => royaltiesOf(form, 'middle') },
  ofcRoyaltiesMiddle27: { of: [withLowMiddle], read: form => royaltiesOf(form, 'middle') },
  ofcRoyaltiesBottom: { of: openFaces, read: form => royaltiesOf(form, 'back') },
  ofcRoyaltiesCancel: {
    of: openFaces,
    read: form => form.rows!.rows.some(row => royaltyTables[row.royalties!].paid !== 'always'),
  },
  middleLowQualifier: { of: [withLowMiddle], read: form => lowQualifier(rowNamed(form, 'middle').ranking) },
  ofc27Foul: {
    of: [withLowMiddle],
    read: form => ({ middle: rowNamed(form, 'middle').ranking, mustRise: form.rows!.mustRise }),
  },
  fantasylandThreshold: { of: withHighMiddle, read: form => land(form).entry },
  fantasylandBook: { of: ['open-face-chinese', 'turbo-open-face-chinese'], read: fantasylandBook },
  pineappleFantasylandBook: { of: ['pineapple-open-face-chinese', withLowMiddle], read: fantasylandBook },
  fantasylandStay: { of: withHighMiddle, read: form => land(form).stay },
  fantasyland27: {
    of: [withLowMiddle],
    read: form => ({ enter: [land(form).entry, land(form).perfectMiddle], stay: land(form).stay }),
  },
  fantasylandProgressive: { of: [withLowMiddle], read: form => land(form).progressive },
  progressiveFantasyland: { of: ['pineapple-open-face-chinese', withLowMiddle], read: () => PROGRESSIVE_CARDS },
  superFantasy: {
    of: [withLowMiddle],
    read: form => land(form).superFantasy && { firstHandCards: SUPER_FANTASY_CARDS, stayCards: land(form).cards },
  },
  taiwaneseTop: { of: ['taiwanese-poker'], read: form => royaltiesOf(form, 'top') },
  taiwaneseMiddle: { of: ['taiwanese-poker'], read: form => royaltiesOf(form, 'middle') },
  taiwaneseBottom: { of: ['taiwanese-poker'], read: form => royaltiesOf(form, 'bottom') },
  taiwaneseWinner: { of: ['taiwanese-poker'], read: ({ rows }) => ({ perRow: rows?.point, scoopBonus: rows?.scoop }) },
}

const SUIT_NAMES = { s: 'spades', h: 'hearts', d: 'diamonds', c: 'clubs' } as const

/** What usually goes in before the cards; the stakes may have other blinds, and antes beside them. */
const FORCED_BETS: Readonly<Record<Opening, string>> = {
  blinds: 'two-blinds',
  antes: 'ante',
  'bring-in': 'ante',
  'button-ante': 'ante',
  'bomb-pot': 'ante',
  nothing: 'none',
}

const steps = (form: Form): readonly Step[] => form.streets.flatMap(street => street.steps)
const isBet = (step: Step): step is Betting => step.do === 'bet'
const rounds = (form: Form): readonly Betting[] => steps(form).filter(isBet)

const named = <T extends { readonly name: string }>(all: readonly T[] | undefined, name: string): T => {
  const found = all?.find(one => one.name === name)
  if (found === undefined) throw new Error(`there is no ${name}`)
  return found
}
const shareNamed = (form: Form, name: string) => named(form.pot, name)
const rowNamed = (form: Form, name: string): Row => named(form.rows?.rows, name)
const burnIn = (form: Form, street: string) =>
  named<Street>(form.streets, street).steps.find(step => step.do === 'burn')

// Declared as functions, these are there when the table above is made.
function kinds(form: Form): readonly string[] {
  return kindsInOrder(form.pot[0]!.ranking, form.deck)
}
function openPair(form: Form): boolean {
  return rounds(form).some(round => round.tier === 'lower-or-upper-on-an-open-pair')
}
function mostDrawn(form: Form): number {
  return Math.max(...steps(form).map(step => (step.do === 'draw' ? step.most : 0)))
}
function jokerRanking(form: Form): unknown {
  const joined = withJoker(form)
  return joined.ok ? joined.form.pot[0]?.ranking : null
}
/** The cards that come at once after the first five. */
function fantasylandBook(form: Form): number {
  const first = steps(form).find(step => step.do === 'deal')
  return land(form).cards - (first?.cards ?? 0)
}

const land = (form: Form): Fantasyland => {
  const found = form.rows?.fantasyland
  if (found === undefined) throw new Error(`${form.name} has no Fantasyland`)
  return found
}

const royaltiesOf = (form: Form, row: string): Readonly<Record<string, number>> =>
  paysOf(royaltyTables[rowNamed(form, row).royalties!])

/** The streets whose round is at such a limit, without the word street. */
const streetsAt = (form: Form, at: (tier: Betting['tier']) => boolean): readonly string[] =>
  form.streets
    .filter(street => street.steps.some(step => isBet(step) && at(step.tier)))
    .map(street => street.name.replace(' street', ''))
