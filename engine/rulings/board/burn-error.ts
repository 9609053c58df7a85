import { type Card, UNKNOWN } from '../../cards/card.ts'
import type { Deal } from '../../deal/deal.ts'
import type { DealEvent } from '../../deal/events.ts'
import type { CardMove, DealingError } from '../../deal/mending.ts'
import { programOf } from '../../deal/program.ts'
import { NO_RULES } from '../../deal/work.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Change } from '../change.ts'
import { laidAgain, reaches } from '../dealing/laid-again.ts'
import { redealt } from '../dealing/redealt.ts'
import { mended, type Ruling } from '../ruling.ts'
import { type BoardStreet, boardStreets, nextStreet, stateOf } from './board-street.ts'

/** A burn too few or too many before a street of boardcards. */
export type BurnError = {
  readonly street: BoardStreet
  readonly burns: 0 | 2
  /** The card that was burned second. */
  readonly second?: Card
  readonly late: DealingError | undefined
  /** At a table with real cards: the cards that come onto the board when the error is corrected. */
  readonly next: readonly Card[]
}

/** What becomes of the boardcards after a burn too few or too many. */
export type BurnDecision = 'corrected' | 'flop-redealt' | 'card-stands'

/** rrp/5/4, rrp/5/6: corrected until somebody acts; afterwards the card stands, and later cards are those that were due. */
export const ruleBurnError = (deal: Deal, error: BurnError): Ruling<BurnDecision> => {
  const { street, late } = error
  const { burnErrorBeforeFlop, burnErrorFix } = rulebookOf(deal.book)
  const laid = laidSince(deal, street)
  const flop = street.is === 'flop' && laid.length <= 1 && stateOf(deal, street) !== 'acted-on'
  const { rules } = flop ? burnErrorBeforeFlop : burnErrorFix
  const nothingComes = laid.length === 0 && deal.phase !== 'streets'
  if (nothingComes || deal.phase === 'ended' || (late?.run ?? deal.run) !== deal.run)
    return stands(deal, error, rules, [])
  if (laid.length === 0) {
    const seen = flop && burnErrorBeforeFlop.is === 'reshuffle' ? (['boardcard-seen'] as const) : []
    return corrected(deal, rules, beforeTheBoard(error), seen)
  }
  if (drawnSince(deal, street)) return stands(deal, error, rules, later(deal, error))
  if (flop && burnErrorBeforeFlop.is === 'reshuffle') return flopRedealt(deal, error)
  const from =
    flop && burnErrorBeforeFlop.is === 'stands' ? laid.length : laid.findIndex(it => isMended(deal, it, error))
  if (from < 0 || from === laid.length) return stands(deal, error, rules, later(deal, error))
  if (from > 0 && burnErrorFix.is.laterCards === 'as-they-lie') return stands(deal, error, rules, [])
  const events = laidAgain(deal, {
    streets: laid.slice(from),
    burned: burnsSince(deal, laid, error).slice(from),
    error,
  })
  return from === 0 ? corrected(deal, rules, events) : stands(deal, error, rules, events)
}

const corrected = (
  deal: Deal,
  rules: Ruling['rules'],
  events: readonly DealEvent[],
  unless: readonly Change[] = [],
): Ruling<BurnDecision> => ({
  decision: 'corrected',
  events: mended(deal, events),
  rules,
  wouldChange: ['boardcard-acted-on', ...unless],
})

const stands = (
  deal: Deal,
  error: BurnError,
  rules: Ruling['rules'],
  events: readonly DealEvent[],
): Ruling<BurnDecision> => ({
  decision: 'card-stands',
  events: mended(deal, events),
  rules,
  wouldChange: whatCorrectsIt(deal, error),
})

/** What would get it corrected: that nobody has acted on it yet, that it came to light earlier, or another book. */
const whatCorrectsIt = (deal: Deal, { street, late }: BurnError): readonly Change[] => {
  const { allIn } = rulebookOf(deal.book).burnErrorFix.is
  if (stateOf(deal, street) === 'acted-on')
    return ['boardcard-not-acted-on', ...(allIn === 'not-fixed' ? [] : (['no-betting-and-pot-not-awarded'] as const))]
  return [late === undefined ? 'book-corrects-it' : 'noticed-earlier']
}

/** Nothing lies on the board yet: a second burn goes back on the deck, and a burn that was missed is still made. */
const beforeTheBoard = ({ second }: BurnError): readonly DealEvent[] =>
  second === undefined ? [] : [moves([{ card: second, from: 'burns', to: 'stub' }])]

/** rrp/5/4: the flop was seen, so it is shuffled in; one burn stays or, if there was none, is made then. */
const flopRedealt = (deal: Deal, { street, burns, second }: BurnError): Ruling<BurnDecision> => {
  const { burnErrorBeforeFlop, burnOnRedeal } = rulebookOf(deal.book)
  const rules = [...new Set([...burnErrorBeforeFlop.rules, ...burnOnRedeal.rules])]
  const extra = second === undefined ? [] : [{ card: second, from: 'burns' } as const]
  return {
    decision: 'flop-redealt',
    events: mended(deal, redealt(deal, street, { rules, extra, burn: burns === 0 || burnOnRedeal.is })),
    rules: burnErrorBeforeFlop.rules,
    wouldChange: ['no-boardcard-seen', 'flop-acted-on'],
  }
}

/** The streets that were laid from this one on. */
const laidSince = (deal: Deal, { board }: BoardStreet): readonly BoardStreet[] =>
  boardStreets(deal).filter(street => street.board >= board && stateOf(deal, street) !== 'to-come')

/** Cards to hands came out behind the board: the order of the deck is gone. */
const drawnSince = (deal: Deal, { board }: BoardStreet): boolean => {
  const { steps } = programOf(deal.form)
  const drawn = deal.done > 0 || deal.players.some(player => player.drawn > player.owed)
  return steps.some((step, at) => step.do === 'replace' && at > board && at <= deal.step && drawn)
}

/** Is this street corrected, as nobody has acted on it? */
const isMended = (deal: Deal, street: BoardStreet, { burns, late }: BurnError): boolean => {
  const { until, allIn } = rulebookOf(deal.book).burnErrorFix.is
  const state = stateOf(deal, street)
  if (!reaches(deal, burns)) return false
  if (until === 'pot-awarded' || state === 'open') return late?.shuffled !== true
  if (state !== 'without-betting' || allIn === 'not-fixed') return false
  if (allIn === 'double-burn-before-pot-awarded') return burns === 2
  // rrp/3/irregularities/16: only if stub, board and burns still tell the proper card
  return allIn === 'pot-awarded' || late?.shuffled !== true
}

/** How many cards were burned before each of these streets. */
const burnsSince = (deal: Deal, laid: readonly BoardStreet[], { burns, late }: BurnError): readonly number[] => {
  let rest = deal.burns.length - (late?.burns ?? deal.burns.length - burns) - burns
  return laid.map((_, i) => (i === 0 ? burns : rest-- > 0 ? 1 : 0))
}

/** The card stands: a second burn is the next burn, and for one that was missed a card more is burned before the next. */
const later = (deal: Deal, { burns, second = UNKNOWN, late }: BurnError): readonly DealEvent[] => {
  const { is, rules } = rulebookOf(deal.book).burnErrorFix
  const street = nextStreet(deal)
  if (is.laterCards === 'as-they-lie' || street === undefined || late?.shuffled) return []
  if (burns === 2) return street.burn < 0 ? [] : [moves([{ card: second, from: 'burns', to: 'stub' }])]
  return [{ type: 'RepairDue', repair: { do: 'burn-first', at: street.burn < 0 ? street.board : street.burn }, rules }]
}

const moves = (all: readonly CardMove[]): DealEvent => ({ type: 'CardsMoved', moves: all, rules: NO_RULES })
