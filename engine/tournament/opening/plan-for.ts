import type { Rulebook } from '../../rulebooks/rulebook.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Level, Plan } from '../plan.ts'

/** A plan as the book prints one, with what is wished otherwise: its buy-in, blinds, rebuys and payout. */
export const planFor = (wish: Partial<Plan> = {}): Plan => {
  const book = wish.book ?? 'rrp'
  const law = rulebookOf(book)
  const { most, final } = law.tournamentTableMax.is
  const seats = wish.seats ?? most
  const buyIn = wish.buyIn ?? { price: 100, fee: 0, chips: law.tournamentBuyIn.is.chips }
  return {
    name: 'Tournament',
    game: { form: 'holdem', structure: 'no-limit' },
    finalSeats: Math.min(seats, final),
    levels: printedLevels(law),
    unit: 5,
    entryUntil: 1,
    rebuys: rebuysOf(law.rebuy.is, buyIn),
    addOn: null,
    reEntries: 0,
    bounty: null,
    prizes: { way: 'book' },
    guarantee: 0,
    prizeUnit: 1,
    breakOrder: [],
    openSeats: false,
    skipRedrawAtThree: false,
    winnerTakesAll: false,
    days: [],
    ...wish,
    book,
    seats,
    buyIn,
  }
}

/** The levels that the book prints: of this many minutes, or of this many deals where a house has it so. */
const printedLevels = ({ blindLevels, levelSchedule }: Rulebook): readonly Level[] => {
  const levels = levelsFor(blindLevels.is as readonly (readonly [number, number])[], 20)
  return levelSchedule.is === 'fixed-intervals' ? levels : levels.map(level => ({ ...level, lasts: { deals: 10 } }))
}

/** Blinds as levels of this many minutes each, without antes and breaks. */
export const levelsFor = (blinds: readonly (readonly [number, number])[], minutes: number): readonly Level[] =>
  blinds.map(([small, big]) => ({ small, big, ante: 0, antes: 'each', lasts: { minutes }, breakAfter: 0 }))

/** The rebuys that the book itself prints; null where it leaves them to what is posted. */
const rebuysOf = (rebuy: ReturnType<typeof rulebookOf>['rebuy']['is'], buyIn: Plan['buyIn']): Plan['rebuys'] => {
  const { allowed, max, whenStack, beforeLevel } = rebuy
  if (!allowed || whenStack === null || beforeLevel === null) return null
  return { most: max, whenStack, beforeLevel, price: buyIn.price, chips: buyIn.chips }
}
