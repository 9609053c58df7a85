import type { Seat } from '../../deal/chips.ts'
import { type Deal, placeOf } from '../../deal/deal.ts'
import { cannot } from '../../deal/impossible.ts'
import type { CardMove, Pile } from '../../deal/mending.ts'
import { programOf } from '../../deal/program.ts'
import { NO_RULES } from '../../deal/work.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import { dealtDown, downOf } from '../cards/dealt-card.ts'
import type { Change } from '../change.ts'
import { handDead, handLive, notInTheDeal } from '../people/live-hand.ts'
import type { Ruler } from '../ruler.ts'
import { leftTo, type Ruling } from '../ruling.ts'
import { reportForRows } from './chinese-count.ts'
import { misdealListOf } from './draw-list.ts'
import { lastCards, surplus } from './extra-card.ts'
import { cardsDue, cardsHeld, cardsToSpare, firstDrawAhead, isComplete } from './hand-count.ts'
import { misdealBy } from './misdeal.ts'
import { cardsAlong, isOpening, movedAlong, openingIsOut, openingPiles } from './opening-cards.ts'
import { filled, shortBeforeDraw } from './short-draw-hand.ts'
import { actsMade, misdealWindowOpen } from './substantial-action.ts'

/** A hand has a wrong number of cards: this many. */
export type WrongNumberOfCards = {
  readonly seat: Seat
  readonly has: number
  /** The first player had acted before the deal was complete. */
  readonly actedEarly?: boolean
}

/** A hand with too few or too many cards: completed, a misdeal, live or dead, by its form and by what has been done since. */
export const wrongNumberRuler: Ruler<WrongNumberOfCards> = {
  impossible: (deal, { seat, has }) => {
    if (deal.form.rows !== undefined) return reportForRows(deal.form)
    const off = notInTheDeal(deal, seat)
    if (off !== null) return off
    if (!openingIsOut(deal)) return cannot('first-cards-not-out')
    if (has === cardsDue(deal, seat)) return cannot('right-number', { seat, count: has })
    if (isInView(deal, seat)) return cannot('cards-in-view', { seat })
    if (has < 1 || has - cardsHeld(deal, seat) > Math.max(0, cardsToSpare(deal)))
      return cannot('cannot-have-so-many', { seat, count: has })
    if (cardsHeld(deal, seat) - has > deal.players[placeOf(deal, seat)]!.down.length) return cannot('upcards-in-view')
    const known = firstDrawAhead(deal, seat) >= 0 && isFilledUp(deal, seat)
    return known ? cannot('draw-completes-it', { seat }) : null
  },
  happens: (deal, incident) => {
    const moves = towards(deal, incident)
    const events = moves.length > 0 ? [{ type: 'CardsMoved', moves, rules: NO_RULES } as const] : []
    // a player who lacks cards when they have to throw some away sees it
    const { steps } = programOf(deal.form)
    const seen = incident.has < cardsDue(deal, incident.seat) && steps.some(step => step.do === 'discard')
    const error = { incident: { type: 'WrongNumberOfCards', ...incident }, step: deal.step, cards: [] }
    return seen ? { events } : { events, error }
  },
  rule: (deal, { seat, actedEarly = false }) => {
    const missing = cardsDue(deal, seat) - cardsHeld(deal, seat)
    const off = notInTheDeal(deal, seat)
    if (missing === 0 || off !== null)
      return { ...handLive(rulebookOf(deal.book).wrongCountHand.rules), wouldChange: ['wrong-count'] }
    if (missing < 0) {
      const seats = Array.from({ length: -missing }, () => seat)
      return surplus(deal, seats, lastCards(deal, seats))
    }
    if (misdealListOf(deal) !== undefined && firstDrawAhead(deal, seat) >= 0)
      return shortBeforeDraw(deal, seat, actedEarly)
    return tooFew(deal, seat, missing)
  },
}

/** Is the whole hand face up, tabled at the showdown or turned up by all-in players? */
const isInView = (deal: Deal, seat: Seat): boolean => {
  const { shown, down, open } = deal.players[placeOf(deal, seat)]!
  return shown === 'shown' || (down.length > 0 && down.every(card => open.includes(card)))
}

const isFilledUp = ({ mending }: Deal, seat: Seat): boolean =>
  mending.repairs.some(repair => repair.do === 'fill-up' && repair.seat === seat)

const tooFew = (deal: Deal, seat: Seat, missing: number): Ruling => {
  const { wrongCountMisdeal, wrongCountHand, studMissingSeventhCard } = rulebookOf(deal.book)
  if (missing === 1 && deal.form.family === 'stud' && isComplete(deal, seat)) {
    // rrp/8/18, rrp/16/2: without the last card alone a hand may be ruled live
    // wsop/235 is about seven cards: of others wsop/110e leaves it to the floor
    const { is, rules } =
      cardsDue(deal, seat) === 7 || studMissingSeventhCard.is !== 'live'
        ? studMissingSeventhCard
        : ({ is: 'may-be-ruled-live', rules: wrongCountHand.rules } as const)
    const wouldChange: readonly Change[] = ['more-cards-missing']
    const live = handLive(rules)
    const dead = handDead(deal, seat, 'wrong-number-of-cards', rules)
    if (is === 'may-be-ruled-live') return leftTo('floor', [live, dead], wouldChange)
    return { ...(is === 'live' ? live : dead), wouldChange }
  }
  const { is, rules } = wrongCountMisdeal
  // rrp/3/misdeals/2e: the card on top of the deck is the one that is missing
  if (is === 'unless-top-card-in-sequence' && missing === 1 && misdealWindowOpen(deal) && isNext(deal, seat)) {
    const wouldChange: readonly Change[] = ['others-dealt-after', 'too-late-for-misdeal']
    return { ...filled(deal, seat, 1, rules), decision: 'corrected', wouldChange }
  }
  const otherwise =
    wrongCountHand.is.hand === 'dead' ? handDead(deal, seat, 'wrong-number-of-cards', wrongCountHand.rules) : undefined
  return misdealBy(deal, { is: is !== 'never', rules, otherwise })
}

/** Is the hand the one to which the last of the first cards belongs, and none has been dealt since? */
const isNext = (deal: Deal, seat: Seat): boolean => {
  const last = openingPiles(deal).at(-1)
  return isOpening(deal) && typeof last === 'object' && 'seat' in last && last.seat === seat && last.face === 'down'
}

/** How the hand comes to have this many cards: passed over in the deal, given too many, or robbed of some by the muck. */
const towards = (deal: Deal, { seat, has }: WrongNumberOfCards): readonly CardMove[] => {
  const more = has - cardsHeld(deal, seat)
  if (more > 0) return dealtDown(deal, seat, more)
  const right = openingPiles(deal)
  const cards = isOpening(deal) && actsMade(deal) === 0 ? cardsAlong(deal, right) : undefined
  if (cards !== undefined) return movedAlong(cards, right, passedOver(right, seat, -more))
  const { down } = deal.players[placeOf(deal, seat)]!
  return down.slice(down.length + more).map(card => ({ card, from: downOf(seat), to: 'muck' }))
}

/** The last few times around, this seat gets no card: the others have the next, and the last cards stay on the deck. */
const passedOver = (right: readonly Pile[], seat: Seat, times: number): readonly Pile[] => {
  const own = right.flatMap((pile, i) =>
    typeof pile === 'object' && 'seat' in pile && pile.seat === seat && pile.face === 'down' ? [i] : [],
  )
  const gone = own.slice(own.length - times)
  const dealt = right.filter((_, i) => !gone.includes(i))
  return right.map((_, i) => dealt[i] ?? 'stub')
}
