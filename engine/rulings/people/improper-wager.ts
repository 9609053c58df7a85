import { barredFrom } from '../../deal/betting/bars.ts'
import { wagerName } from '../../deal/betting/betting.ts'
import { callTo, wagerBarred, wagerOff } from '../../deal/betting/wager.ts'
import type { Chips, Seat } from '../../deal/chips.ts'
import { type Deal, placeOf } from '../../deal/deal.ts'
import { cannot, type Impossible } from '../../deal/impossible.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import { readWager } from '../../wagers/read-wager.ts'
import type { Noticed } from '../../wagers/situation.ts'
import { situationAt } from '../../wagers/situation-at.ts'
import type { Ruler } from '../ruler.ts'
import { mended, type Ruling } from '../ruling.ts'
import { notDueToAct } from './live-hand.ts'

/** A player bet, raised or called an amount that the game does not have, reported when it was their turn. */
export type ImproperWager = {
  readonly seat: Seat
  /** What they had in front of them then. */
  readonly to: Chips
  /** When somebody noticed. */
  readonly when: Noticed['when']
}

/** Whether the amount stands. */
export type ImproperDecision = 'amount-stands' | 'amount-corrected'

/** rrp/3/betting/16, rrp/14/pl/2: it is corrected in time, and stands when it is noticed too late. */
export const improperWager = (deal: Deal, { seat, to, when }: ImproperWager): Ruling<ImproperDecision> => {
  if (to < deal.round!.price) return shortCall(deal, seat, to, when)
  const words = deal.round!.price > 0 ? `raise to ${to}` : `bet ${to}`
  const book = rulebookOf(deal.book)
  const reading = readWager(situationAt(deal, seat, [words], { noticed: { when } }), book)
  // the size is in question, not whether words or chips came first
  const rules = reading.rules.filter(id => id !== book.verbalPrecedence.rule)
  const size = reading.to!
  const stands = size === to
  return {
    decision: stands ? 'amount-stands' : 'amount-corrected',
    events: mended(deal, [{ type: wagerName(deal, size), seat, to: size, rules }]),
    rules,
    wouldChange: [stands ? 'noticed-in-round' : 'not-noticed-in-round'],
  }
}

/** rrp/3/betting/16 is about calls as well: made good until the round is over, and not afterwards. */
const shortCall = (deal: Deal, seat: Seat, put: Chips, when: Noticed['when']): Ruling<ImproperDecision> => {
  const { rules } = rulebookOf(deal.book).underbetCorrection
  const to = callTo(deal, placeOf(deal, seat))
  const stands = when === 'round-over'
  return {
    decision: stands ? 'amount-stands' : 'amount-corrected',
    events: mended(deal, [
      stands ? { type: 'CalledShort', seat, to, put, rules } : { type: 'Called', seat, to, rules },
    ]),
    rules,
    wouldChange: [stands ? 'noticed-in-round' : 'not-noticed-in-round'],
  }
}

/** A wager of an amount that is not played. */
export const improperWagerRuler = {
  impossible: (deal, { seat, to }) => {
    if (deal.round?.bringInDue) return cannot('bring-in-first')
    const off = notDueToAct(deal, seat)
    if (off !== null) return off
    const place = placeOf(deal, seat)
    const { bet, stack } = deal.players[place]!
    if (!Number.isSafeInteger(to)) return cannot('chips-are-whole')
    if (to > bet + stack) return cannot('has-not-so-much', { seat, chips: to })
    if (to < deal.round!.price) return noShortCall(deal, place, to)
    if (to === deal.round!.price) return cannot('no-bet-or-raise')
    if (wagerBarred(deal, place) !== null) return cannot('may-not-bet', { seat })
    return wagerOff(deal, place, to) === null ? cannot('proper-amount') : null
  },
  rule: improperWager,
} satisfies Ruler<ImproperWager>

/** Why this cannot have been a call for too little, or null: all the chips of a player are a proper call. */
const noShortCall = (deal: Deal, place: number, to: Chips): Impossible | null => {
  const { seat, bet, stack } = deal.players[place]!
  if (to <= bet) return cannot('nothing-put-in')
  if (to === bet + stack) return cannot('proper-amount')
  return barredFrom(deal, place, 'call') === null ? null : cannot('may-not-call', { seat })
}
