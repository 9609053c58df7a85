import type { Form } from '../../forms/form.ts'
import type { Point } from '../../rulebooks/point.ts'
import type { Rulebook } from '../../rulebooks/rulebook.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Chips } from '../chips.ts'
import type { Deal } from '../deal.ts'
import { programOf } from '../program.ts'
import type { Stakes } from '../stakes.ts'

/** What a book says of the betting in forms with a draw, beside what holds for all. */
export type DrawLaw = {
  /** Before the first draw of lowball and Archie a player bets or is out. */
  readonly passAndOut: boolean
  /** What the first to come in must put in at the least; 0 where they may call the big blind. */
  readonly leastOpen: Chips
  /** How a pot is opened that may stay unopened, null where the blinds open it. */
  readonly opening: Opening | null
}

/** How a pot of draw high is opened. */
export type Opening = {
  /** It takes a pair of jacks or better. */
  readonly openers: boolean
  /** What the others pay to come in when one opens who has nothing but their ante in. */
  readonly allIn: Chips
}

/** What the book says of a form with a draw, null for other forms. */
export const drawLawOf = (form: Form, stakes: Stakes, book: Rulebook): DrawLaw | null => {
  if (form.family !== 'draw') return null
  const first = firstRoundOf(form)
  const { blinds } = stakes
  const lowball = first?.betOrFold === true
  const double = lowball && book.lowballMinimumOpen.is === 'double-big-blind'
  return {
    passAndOut: lowball && book.lowballPassAndOut.is,
    leastOpen: double ? 2 * (blinds.at(-1) ?? 0) : 0,
    opening: first?.unopened === undefined ? null : openingOf(form, stakes, book),
  }
}

const firstRoundOf = (form: Form) => {
  const { steps, firstRound } = programOf(form)
  const step = steps[firstRound]
  return step?.do === 'bet' ? step : undefined
}

const openingOf = (form: Form, { lower }: Stakes, book: Rulebook): Opening => ({
  openers: firstRoundOf(form)?.openers !== undefined || book.drawOpeners.is === 'jacks-or-better',
  // rrp/12/13
  allIn: book.drawAllInOpener.is === 'full-opening-bet' ? lower : 0,
})

type Game = Pick<Deal, 'form' | 'stakes' | 'book'>

/** The point by which a player who has checked may or may not raise: lowball has answers of its own. */
export const checkRaisePoint = ({ form, stakes, book: id }: Game): Point<boolean> => {
  const book = rulebookOf(id)
  return pointFor(form, stakes, {
    aceToFive: book.aceToFiveLimitCheckRaise,
    deuceToSeven: book.deuceToSevenCheckRaise,
    bigBet: book.bigBetLowballCheckRaise,
    other: book.checkRaise,
  })
}

/** The point by which a seven or better must be bet after the draw, undefined where the question does not arise. */
export const sevensPoint = ({ form, stakes, book: id }: Game): Point<boolean> | undefined => {
  const book = rulebookOf(id)
  return pointFor<Point<boolean> | undefined>(form, stakes, {
    aceToFive: book.sevensRule,
    deuceToSeven: book.deuceToSevenSevensRule,
    bigBet: book.bigBetSevensRule,
    other: undefined,
  })
}

/** Lowball has rules by its ranking at limit, and rules of its own at no-limit and pot-limit (rrp/11/nl/1). */
const pointFor = <T>(
  { family, pot }: Form,
  { structure }: Stakes,
  points: { readonly aceToFive: T; readonly deuceToSeven: T; readonly bigBet: T; readonly other: T },
): T => {
  const ranking = family === 'draw' && pot.length === 1 ? pot[0]!.ranking : ''
  const aceToFive = ranking.startsWith('ace-to-five')
  if (!aceToFive && ranking !== 'deuce-to-seven') return points.other
  if (structure !== 'limit' && structure !== 'spread') return points.bigBet
  return aceToFive ? points.aceToFive : points.deuceToSeven
}
