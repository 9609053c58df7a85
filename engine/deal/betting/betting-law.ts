import type { Structure } from '../../forms/form.ts'
import type { Rulebook } from '../../rulebooks/rulebook.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Chips } from '../chips.ts'
import type { Deal } from '../deal.ts'
import { checkRaisePoint, type DrawLaw, drawLawOf } from '../drawing/draw-law.ts'
import { programOf } from '../program.ts'
import { leastBetOf } from '../stakes.ts'

/** What a book says of the betting in this game, read once for all its rounds. */
export type BettingLaw = {
  /** Raises that may follow the bet, in general and with two players; null for any number. */
  readonly cap: number | null
  readonly headsUpCap: number | null
  /** With fewer players than this who are not all-in there is no cap. */
  readonly capFrom: number
  /** The cap may come off while the round is on. */
  readonly capLifts: boolean
  /** Which part of a bet or raise an all-in must have to count as a whole one, and whether exactly that part does. */
  readonly fraction: number
  readonly inclusive: boolean
  /** Short all-ins that add up to a whole raise open the betting again. */
  readonly addUp: boolean
  /** A short all-in may be brought up to a whole wager: at limit also by one who has acted, elsewhere at all. */
  readonly completing: boolean
  /** A short all-in bet may be called for what it is. */
  readonly callShort: boolean
  /** The least bet, and what wagers are multiples of, where they have no fixed sizes. */
  readonly least: Chips
  readonly unit: Chips
  /** Up to which unit the pot is rounded where it is the limit, and whether it counts dead money. */
  readonly potUnit: Chips
  readonly deadCounts: boolean
  /** An open pair on fourth street lets anyone bet the upper limit, in a form that has it so. */
  readonly openPair: boolean
  /** One who has checked may raise. */
  readonly checkRaise: boolean
  /** What holds in forms with a draw, null in others. */
  readonly draw: DrawLaw | null
}

type Game = Pick<Deal, 'form' | 'stakes' | 'book' | 'setting' | 'finalTwo'> & { readonly law: BettingLaw }

// the game asked for last, since a deal asks for its own again and again, and those of other tables that are played
let last: Game | undefined
const known = new WeakMap<Deal['stakes'], Game>()

/** The law of the betting for the game of a deal. */
export const bettingLaw = (deal: Deal): BettingLaw => {
  if (isOf(last, deal)) return last.law
  last = known.get(deal.stakes)
  if (isOf(last, deal)) return last.law
  const { form, stakes, book, setting, finalTwo } = deal
  last = { form, stakes, book, setting, finalTwo, law: lawOf(deal) }
  known.set(stakes, last)
  return last.law
}

const isOf = (game: Game | undefined, { form, stakes, book, setting, finalTwo }: Deal): game is Game =>
  game?.stakes === stakes &&
  game.form === form &&
  game.book === book &&
  game.setting === setting &&
  game.finalTwo === finalTwo

const lawOf = (deal: Deal): BettingLaw => {
  const { stakes } = deal
  const book = rulebookOf(deal.book)
  const limit = stakes.structure === 'limit'
  const { fraction, inclusive } = limit
    ? book.limitReopenFraction.is
    : { fraction: book.bigBetReopenFraction.is, inclusive: true }
  const least = leastBetOf(stakes, book)
  return {
    ...capsOf(deal, book),
    fraction,
    inclusive,
    addUp: book.cumulativeShortAllInsReopen.is,
    completing: limit ? book.whoMayComplete.is === 'anyone-facing-it' : book.completingInBigBet.is,
    callShort: limit || book.callShortAllIn.is,
    least,
    // rrp/14/nl/13: the house may want wagers in chips of the bring-in
    unit:
      !isFixed(stakes.structure) && book.wagersInBringInChipsOnly.is
        ? (stakes.chips?.['bring-in'] ?? least)
        : stakes.unit,
    potUnit: stakes.potUnit ?? book.potRoundingUnit.is ?? 0,
    deadCounts: book.potLimitDeadMoneyCounts.is,
    openPair: book.studOpenPairOption.is[kindOf(deal.form)],
    checkRaise: checkRaisePoint(deal).is,
    draw: drawLawOf(deal.form, stakes, book),
  }
}

const kindOf = ({ pot }: Deal['form']): 'high' | 'low' | 'highLow' => {
  if (pot.length > 1) return 'highLow'
  return pot[0]?.ranking.startsWith('high') ? 'high' : 'low'
}

/** Is the betting at limit or spread, where bets are bounded by the stakes and raises are capped? */
export const isFixed = (structure: Structure): boolean => structure === 'limit' || structure === 'spread'

const capsOf = (deal: Deal, book: Rulebook): Pick<BettingLaw, 'cap' | 'headsUpCap' | 'capFrom' | 'capLifts'> => {
  const { cap, headsUp } = raisesOf(deal, book)
  const { is } = book.headsUpUnlimitedRaises
  const free = is[deal.setting] === 'last-two-players-only' ? deal.finalTwo : is[deal.setting] === true
  return {
    cap,
    // rrp/15/23: in events the cap holds for two players as well, but for the last two
    headsUpCap: free ? headsUp : cap,
    capFrom: book.limitRaiseCapMinLivePlayers.is,
    capLifts: book.raiseCapLiftsWhen.is === 'once-heads-up',
  }
}

const raisesOf = (
  { form, stakes }: Deal,
  book: Rulebook,
): { readonly cap: number | null; readonly headsUp: number | null } => {
  // rrp/3/betting/3: at half-pot, pot-limit and no-limit any number, unless a house says how many
  if (!isFixed(stakes.structure)) return { cap: book.bigBetRaiseCap.is, headsUp: null }
  if (form.raiseCap === 'mississippi') {
    // uspa/3.2.5.5.1.2
    const { perRound, headsUp } = book.mississippiRaiseCap.is
    return { cap: perRound, headsUp }
  }
  return { cap: capPoint(form, book).is, headsUp: null }
}

/** rrp/3/betting/4a, rrp/3/betting/4b: the point that caps raises at limit goes by the number of rounds. */
export const capPoint = (form: Deal['form'], book: Rulebook) =>
  programOf(form).rounds >= 3 ? book.limitRaiseCapThreePlusRounds : book.limitRaiseCapTwoRounds

/** rrp/3/betting/7, rrp/14/nl/3: does an all-in of so much stand for a whole bet or raise of this size? */
export const isWhole = ({ fraction, inclusive }: BettingLaw, by: Chips, size: Chips): boolean => {
  const part = size * fraction
  const chips = Math.round(part)
  // 0.55 of 20 is 11 chips, whatever the last digit of the product
  const needed = Math.abs(part - chips) < 1e-6 ? chips : part
  return inclusive ? by >= needed : by > needed
}

/** How many raises may follow the bet with so many players who are not all-in, null for any number. */
export const capWith = (law: BettingLaw, able: number): number | null => {
  if (able <= 2) return law.headsUpCap
  return able < law.capFrom ? null : law.cap
}
