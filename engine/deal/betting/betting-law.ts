import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Chips } from '../chips.ts'
import type { Deal } from '../deal.ts'
import { checkRaisePoint, type DrawLaw, drawLawOf } from '../drawing/draw-law.ts'
import { isFixed, leastBet } from '../law.ts'

/** What a book says of what players may do in the betting of this game, beside what the deal keeps as its law. */
export type BettingLaw = {
  /** What wagers are multiples of, where they have no fixed sizes. */
  readonly unit: Chips
  /** Up to which unit the pot is rounded where it is the limit, and whether it counts dead money. */
  readonly potUnit: Chips
  readonly deadCounts: boolean
  /** A player who has checked may raise. */
  readonly checkRaise: boolean
  /** What holds in forms with a draw, null in others. */
  readonly draw: DrawLaw | null
}

/** What is dealt, and by which law. */
type Dealt = Pick<Deal, 'form' | 'stakes' | 'book' | 'law'>

type Game = Pick<Deal, 'form' | 'stakes' | 'book'> & { readonly betting: BettingLaw }

// the game asked for last, since a deal asks for its own again and again, and those of other tables that are played
let last: Game | undefined
const known = new WeakMap<Deal['stakes'], Game>()

/** The law of the betting for the game of a deal, read once for all its rounds. */
export const bettingLaw = (deal: Dealt): BettingLaw => {
  if (isOf(last, deal)) return last.betting
  last = known.get(deal.stakes)
  if (isOf(last, deal)) return last.betting
  const { form, stakes, book } = deal
  last = { form, stakes, book, betting: bettingBy(deal) }
  known.set(stakes, last)
  return last.betting
}

const isOf = (game: Game | undefined, { form, stakes, book }: Dealt): game is Game =>
  game?.stakes === stakes && game.form === form && game.book === book

const bettingBy = (deal: Dealt): BettingLaw => {
  const { form, stakes } = deal
  const book = rulebookOf(deal.book)
  const inChips = !isFixed(stakes.structure) && book.wagersInBringInChipsOnly.is
  return {
    // rrp/14/nl/13: the house may want wagers in chips of the bring-in
    unit: inChips ? (stakes.chips?.['bring-in'] ?? leastBet(deal)) : stakes.unit,
    potUnit: stakes.potUnit ?? book.potRoundingUnit.is ?? 0,
    deadCounts: book.potLimitDeadMoneyCounts.is,
    checkRaise: checkRaisePoint(deal).is,
    draw: drawLawOf(form, stakes, book),
  }
}
