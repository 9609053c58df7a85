import type { Betting, Form, Step } from '../forms/form.ts'
import { bookOf } from '../rulebooks/ledger.ts'
import { BOOKS, type BookId, type RuleId } from '../rulebooks/rule-id.ts'
import type { PointName } from '../rulebooks/rulebook.ts'
import { rulebooks } from '../rulebooks/rulebooks.ts'
import { type Side, sidesOf } from '../rulebooks/side-by-side.ts'

/** Points that players of a game notice, of all those on which the books differ. */
export const NOTICED = [
  'limitRaiseCapThreePlusRounds',
  'raiseCapLiftsWhen',
  'cumulativeShortAllInsReopen',
  'minimumBringIn',
  'runItTimes',
  'playTheBoardClaim',
  'potLimitSmallBlindForms',
  'studHighCardOpensBigBet',
  'studShortStub',
  'studMissingSeventhCard',
  'announcePossibleStraightsFlushes',
  'aceToFiveJoker',
  'sevensRule',
  'aceToFiveLimitCheckRaise',
  'maxConsecutiveDraw',
  'deuceToSevenKeepExposed',
  'drawHighKeepExposed',
  'oddChipUnit',
  'showOneShowAllPartial',
] as const satisfies readonly PointName[]
/** One of these points. */
export type Noticed = (typeof NOTICED)[number]

/** What the books say about a form: which of them describe it, and where they part on what its players notice. */
export type BooksOn = {
  readonly describes: readonly { readonly book: BookId; readonly rules: readonly RuleId[] }[]
  readonly silent: readonly BookId[]
  readonly differ: readonly { readonly point: Noticed; readonly sides: readonly Side[] }[]
}

/** What the books say about a form, the points that are nearest to it first. */
export const booksOn = (form: Form): BooksOn => {
  const describes = BOOKS.filter(book => rulebooks[book].formsOffered.is.includes(form.id) && speaks(book))
  return {
    describes: describes.map(book => ({ book, rules: form.rules.filter(rule => bookOf(rule) === book) })),
    silent: BOOKS.filter(book => !describes.includes(book)),
    differ: NOTICED.filter(point => CONCERNS[point](form))
      .map(point => ({ point, sides: sidesOf(point) }))
      .filter(({ sides }) => sides.length > 1)
      .toSorted((a, b) => GENERAL.indexOf(a.point) - GENERAL.indexOf(b.point))
      .slice(0, MOST),
  }
}

/** A book that is silent takes another's answer, and describes no games of its own by that. */
const speaks = (book: BookId): boolean => rulebooks[book].formsOffered.by === book

/** This many are listed; the rest stands in the rulebooks. */
const MOST = 5

/** Points of every game come after those of this one. */
const GENERAL: readonly Noticed[] = [
  'limitRaiseCapThreePlusRounds',
  'raiseCapLiftsWhen',
  'minimumBringIn',
  'runItTimes',
  'cumulativeShortAllInsReopen',
  'oddChipUnit',
  'showOneShowAllPartial',
]

const stepsOf = ({ streets }: Form): readonly Step[] => streets.flatMap(({ steps }) => steps)
const rounds = (form: Form): readonly Betting[] => stepsOf(form).filter(step => step.do === 'bet')
const isLimit = ({ structures }: Form): boolean => structures[0] === 'limit'
const isBigBet = ({ structures }: Form): boolean => structures[0] === 'no-limit' || structures[0] === 'pot-limit'
const isSevenStud = ({ family, streets }: Form): boolean => family === 'stud' && streets.length === 5
const ranksBy = ({ pot }: Form, ...names: readonly string[]): boolean =>
  pot.some(({ ranking }) => names.includes(ranking))

/** Whom a point concerns. */
const CONCERNS: Readonly<Record<Noticed, (form: Form) => boolean>> = {
  limitRaiseCapThreePlusRounds: form => isLimit(form) && rounds(form).length > 2,
  raiseCapLiftsWhen: form => isLimit(form) && rounds(form).length > 0,
  cumulativeShortAllInsReopen: form => rounds(form).length > 0,
  minimumBringIn: form => isBigBet(form) && form.opening === 'blinds',
  runItTimes: form => isBigBet(form) && form.boards > 0,
  playTheBoardClaim: form => form.boards === 1 && form.pot.length === 1 && form.pot[0]?.from === 'any',
  potLimitSmallBlindForms: form => form.structures[0] === 'pot-limit' && form.family !== 'board',
  studHighCardOpensBigBet: form => form.family === 'stud' && isBigBet(form),
  studShortStub: form => isSevenStud(form) && form.shortStub === 'common-card',
  studMissingSeventhCard: isSevenStud,
  announcePossibleStraightsFlushes: form => form.family === 'stud' && ranksBy(form, 'high'),
  aceToFiveJoker: form => form.joker === 'aceToFiveJoker',
  sevensRule: form => form.id === 'ace-to-five-lowball',
  aceToFiveLimitCheckRaise: form => form.id === 'ace-to-five-lowball',
  maxConsecutiveDraw: form => stepsOf(form).some(step => step.do === 'draw' && step.most > 3),
  deuceToSevenKeepExposed: form => form.family === 'draw' && ranksBy(form, 'deuce-to-seven'),
  drawHighKeepExposed: form => form.family === 'draw' && ranksBy(form, 'high', 'high-joker'),
  oddChipUnit: form => form.pot.length > 1,
  showOneShowAllPartial: form => form.pot.length > 0,
}
