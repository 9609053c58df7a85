import { type Card, UNKNOWN } from '../../cards/card.ts'
import type { Seat } from '../../deal/chips.ts'
import { type Deal, placeOf } from '../../deal/deal.ts'
import type { DealEvent } from '../../deal/events.ts'
import { cannot } from '../../deal/impossible.ts'
import type { CardMove } from '../../deal/mending.ts'
import { hasClaim } from '../../deal/pots/claim.ts'
import { programOf } from '../../deal/program.ts'
import { stepDue } from '../../deal/where.ts'
import { NO_RULES } from '../../deal/work.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import { lastRoundOver } from '../cards/dealt-card.ts'
import { namedCardsOff } from '../cards/named-cards.ts'
import type { Ruler } from '../ruler.ts'
import { mended, type Ruling } from '../ruling.ts'
import { reportForRows } from './chinese-count.ts'
import { cardsToSpare } from './hand-count.ts'
import { type Ground, misdealBy } from './misdeal.ts'
import { isOpening } from './opening-cards.ts'
import { actsMade } from './substantial-action.ts'

/** The dealer gave out cards too many when the first hands were complete: to whom, a seat twice for two, and which if named. */
export type ExtraCard = { readonly seats: readonly Seat[]; readonly cards?: readonly Card[] }

/** rrp/3/misdeals/2d, rrp/3/irregularities/11: one card too many becomes the burn, more are a misdeal; later the hand is dead. */
export const extraCardRuler: Ruler<ExtraCard> = {
  impossible: (deal, { seats, cards }) => {
    if (seats.length === 0) return cannot('nobody-got-extra')
    const off = seats.find(seat => placeOf(deal, seat) < 0)
    if (off !== undefined) return cannot('no-hand', { seat: off })
    if (deal.form.rows !== undefined) return reportForRows(deal.form)
    if (!isOpening(deal)) return cannot('not-just-dealt')
    if (actsMade(deal) > 0) return cannot('betting-begun-count-instead')
    if (cardsToSpare(deal) < seats.length) return cannot('stub-too-short')
    return cards === undefined ? null : namedCardsOff(deal, cards, seats.length)
  },
  happens: (deal, incident) => {
    const moves = incident.seats.map((seat, i): CardMove => {
      const card = incident.cards?.[i] ?? (deal.realCards ? UNKNOWN : deal.deck[deal.next + i]!)
      return { card, from: 'stub', to: { seat, face: 'down' } }
    })
    const cards = moves.map(({ card }) => card)
    const error = { incident: { type: 'ExtraCard', ...incident }, step: deal.step, cards }
    return { events: [{ type: 'CardsMoved', moves, rules: NO_RULES }], error }
  },
  rule: (deal, { seats }, late) => {
    const live = seats.filter(seat => hasClaim(deal.players[placeOf(deal, seat)]!))
    const known = live.length === seats.length && late?.cards.every((card, i) => holds(deal, seats[i]!, card))
    return surplus(deal, live, known ? late!.cards : lastCards(deal, live))
  },
}

const holds = (deal: Deal, seat: Seat, card: Card): boolean => deal.players[placeOf(deal, seat)]!.down.includes(card)

/** What becomes of hands that have these cards too many, one for each seat named. */
export const surplus = (deal: Deal, seats: readonly Seat[], cards: readonly Card[]): Ruling => {
  const { extraCardsMisdealAt, wrongCountMisdeal, extraCardOne } = rulebookOf(deal.book)
  const unnoticed = deal.mending.errors.filter(error => error.incident.type === 'ExtraCard')
  const total = seats.length + unnoticed.reduce((sum, error) => sum + error.cards.length, 0)
  const otherwise = allDead(deal, seats)
  if (total >= extraCardsMisdealAt.is) {
    return misdealBy(deal, { is: true, rules: extraCardsMisdealAt.rules, otherwise, repair: undefined })
  }
  // wsop/122: before the first round of betting, which in a bomb pot comes after the flop
  if (actsMade(deal) > 0 || lastRoundOver(deal) >= 0 || seats.length === 0) {
    const { is, rules } = wrongCountMisdeal
    return misdealBy(deal, { is: is !== 'never', rules, otherwise })
  }
  return {
    decision: extraCardOne.is === 'use-as-burn' ? 'becomes-the-burn' : 'put-under-the-deck',
    events: mended(deal, putBack(deal, seats, cards)),
    rules: extraCardOne.rules,
    wouldChange: ['another-extra-card', 'betting-begun'],
  }
}

/** The cards that came last to these seats. */
export const lastCards = (deal: Deal, seats: readonly Seat[]): readonly Card[] =>
  seats.map((seat, i) => {
    const later = seats.slice(i + 1).filter(it => it === seat).length
    return deal.players[placeOf(deal, seat)]!.down.at(-1 - later)!
  })

/** Back to the deck as the next burns, the first of them on top; where nothing is burned next they lie with the burns. */
const putBack = (deal: Deal, seats: readonly Seat[], cards: readonly Card[]): readonly DealEvent[] => {
  const { is, rules } = rulebookOf(deal.book).extraCardOne
  const { steps } = programOf(deal.form)
  const from = stepDue(deal)
  const next = steps.findIndex((step, i) => i >= from && TAKES_CARDS.has(step.do))
  const burned = steps[next]?.do === 'burn'
  const to = is === 'under-the-deck' ? 'stub-bottom' : burned ? 'stub' : 'burns'
  const moves = seats.map((seat, i): CardMove => ({ card: cards[i]!, from: { seat, face: 'down' }, to })).reverse()
  const more = to === 'stub' ? cards.slice(1) : []
  return [
    { type: 'CardsMoved', moves, rules },
    ...more.map((): DealEvent => ({ type: 'RepairDue', repair: { do: 'burn-first', at: next }, rules })),
  ]
}
const TAKES_CARDS: ReadonlySet<string> = new Set(['deal', 'burn', 'board', 'replace'])

/** wsop/109: too late for a misdeal, a hand with a card too many is fouled; unless nobody else has a hand. */
const allDead = (deal: Deal, seats: readonly Seat[]): Ground['otherwise'] => {
  const { is, rules } = rulebookOf(deal.book).wrongCountHand
  const dead = [...new Set(seats)].filter(seat => hasClaim(deal.players[placeOf(deal, seat)]!))
  if (is.hand === 'live' || dead.length === 0 || !deal.players.some(it => hasClaim(it) && !dead.includes(it.seat))) {
    return undefined
  }
  const killed = dead.map((seat): DealEvent => ({ type: 'HandKilled', seat, why: 'wrong-number-of-cards', rules }))
  return { decision: 'hand-dead', events: mended(deal, killed), rules }
}
