import type { Seat } from '../../deal/chips.ts'
import { type Deal, placeOf } from '../../deal/deal.ts'
import type { DealEvent, Reported } from '../../deal/events.ts'
import { cannot, type Impossible } from '../../deal/impossible.ts'
import type { Pile } from '../../deal/mending.ts'
import { NO_RULES } from '../../deal/work.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Mistake, Ruler } from '../ruler.ts'
import { mended } from '../ruling.ts'
import { misdealListOf } from './draw-list.ts'
import { type Ground, misdealBy } from './misdeal.ts'
import { cardsAlong, isOpening, movedAlong, openingIsOut, openingPiles, openingSize } from './opening-cards.ts'
import { actsMade } from './substantial-action.ts'

/** The dealer began with this seat instead of the one to the button's left. */
export type FirstCardToWrongSeat = { readonly seat: Seat }
/** Cards went to a seat where nobody sits, or to somebody with no right to a hand. */
export type DealtToEmptySeat = { readonly seat: Seat }
/** Somebody got no hand. They have a right to one if they are at the table, or have posted. */
export type PlayerDealtOut = { readonly seat: Seat; readonly atTheTable: boolean; readonly posted?: boolean }
/** Two seats got their cards in the wrong order, so that each has the other's; the last time round unless it is said. */
export type DealtOutOfSequence = { readonly seat: Seat; readonly before: Seat; readonly round?: number }

/** What goes wrong with the first cards: who gets them, and in which order. */
export const openingRulers = {
  FirstCardToWrongSeat: {
    impossible: (deal, { seat }) => {
      if (deal.players[0]!.seat === seat) return cannot('gets-first-card', { seat })
      return notInDeal(deal, seat) ?? tooSoonOrLate(deal)
    },
    happens: (deal, incident) =>
      dealtTo(deal, fromSeat(deal, incident.seat), { type: 'FirstCardToWrongSeat', ...incident }),
    rule: (deal, { seat }) => misdealBy(deal, ordered(deal, 'firstCardWrongSeatMisdeal', fromSeat(deal, seat))),
  } satisfies Ruler<FirstCardToWrongSeat>,
  DealtToEmptySeat: {
    impossible: deal => tooSoonOrLate(deal),
    happens: (deal, incident) => dealtTo(deal, alsoTo(deal, incident.seat), { type: 'DealtToEmptySeat', ...incident }),
    rule: (deal, { seat }) => misdealBy(deal, toNobody(deal, seat)),
  } satisfies Ruler<DealtToEmptySeat>,
  PlayerDealtOut: {
    impossible: (deal, { seat }) =>
      deal.players[placeOf(deal, seat)]?.acted === true ? cannot('has-acted', { seat }) : tooSoonOrLate(deal),
    rule: (deal, incident) => misdealBy(deal, leftOut(deal, incident)),
  } satisfies Ruler<PlayerDealtOut>,
  DealtOutOfSequence: {
    impossible: (deal, { seat, before, round }) => {
      if (seat === before) return cannot('before-itself')
      if (round !== undefined && (round < 1 || round > openingSize(deal)))
        return cannot('no-such-round', { count: round })
      return notInDeal(deal, seat) ?? notInDeal(deal, before) ?? tooSoonOrLate(deal)
    },
    happens: (deal, incident) => dealtTo(deal, crossed(deal, incident), { type: 'DealtOutOfSequence', ...incident }),
    rule: (deal, incident) => misdealBy(deal, ordered(deal, 'outOfSequenceMisdeal', crossed(deal, incident))),
  } satisfies Ruler<DealtOutOfSequence>,
} as const

const tooSoonOrLate = (deal: Deal): Impossible | null => {
  if (deal.phase === 'ended') return cannot('deal-over')
  return openingIsOut(deal) ? null : cannot('first-cards-not-out')
}

const notInDeal = (deal: Deal, seat: Seat): Impossible | null =>
  placeOf(deal, seat) < 0 ? cannot('no-hand', { seat }) : null

/** The first cards lie otherwise than they should, and nobody need notice; once somebody has acted they lie as they lie. */
const dealtTo = (deal: Deal, wrong: readonly Pile[], incident: Reported): Mistake => {
  if (!isOpening(deal) || actsMade(deal) > 0 || deal.form.rows !== undefined) return { events: [] }
  const right = padded(openingPiles(deal), wrong.length)
  const cards = cardsAlong(deal, right)
  if (cards === undefined) return { events: [] }
  const moves = movedAlong(cards, right, wrong)
  return { events: [{ type: 'CardsMoved', moves, rules: NO_RULES }], error: { incident, step: deal.step, cards: [] } }
}

/** web/misdeals/1: every card goes to the player who should have had it, if all of them are still known. */
const putRight = (deal: Deal, wrong: readonly Pile[]): readonly DealEvent[] | undefined => {
  if (!isOpening(deal) || deal.form.rows !== undefined) return undefined
  const right = padded(openingPiles(deal), wrong.length)
  const cards = cardsAlong(deal, wrong)
  if (cards === undefined) return undefined
  const { rules } = rulebookOf(deal.book).misdealRemedy
  return mended(deal, [{ type: 'CardsMoved', moves: movedAlong(cards, wrong, right), rules }])
}

const padded = (piles: readonly Pile[], length: number): readonly Pile[] =>
  Array.from({ length }, (_, i) => piles[i] ?? 'stub')

/** An error of order, which older lowball did not hold for a misdeal (rrp/16/7). */
const ordered = (
  deal: Deal,
  point: 'firstCardWrongSeatMisdeal' | 'outOfSequenceMisdeal',
  wrong: readonly Pile[],
): Ground => {
  const { is, rules } = rulebookOf(deal.book)[point]
  const list = misdealListOf(deal)
  const lax = list?.is.list === 'order-and-exposure-play-on'
  return { is: is && !lax, rules: lax ? list.rules : rules, repair: putRight(deal, wrong) }
}

const toNobody = (deal: Deal, seat: Seat): Ground => {
  const { is, rules } = rulebookOf(deal.book).emptySeatDealtMisdeal
  const repair = placeOf(deal, seat) < 0 ? putRight(deal, alsoTo(deal, seat)) : undefined
  return { is: deal.form.family === 'draw' ? is.draw : is.general, rules, repair }
}

/** rrp/3/misdeals/2j: a player who is there or has posted is entitled to a hand. */
const leftOut = (deal: Deal, { seat, atTheTable, posted }: PlayerDealtOut): Ground => {
  const { is, rules } = rulebookOf(deal.book).playerDealtOutMisdeal
  const player = deal.players[placeOf(deal, seat)]
  const hasPosted = posted ?? (player !== undefined && player.paid + player.dead > 0)
  const entitled = (atTheTable && is.includes('at-the-table')) || (hasPosted && is.includes('posted'))
  if (player === undefined || player.folded) return { is: entitled, rules }
  // wsop/261: once action accepts the deal, a hand that was missed is fouled
  const events = mended(deal, [{ type: 'HandKilled', seat, why: 'not-dealt-in', rules }])
  return { is: entitled, rules, otherwise: { decision: 'hand-dead', events, rules } }
}

const fromSeat = (deal: Deal, seat: Seat): readonly Pile[] => {
  const seats = deal.players.map(player => player.seat)
  const first = seats.indexOf(seat)
  return openingPiles(deal, [...seats.slice(first), ...seats.slice(0, first)])
}

/** The two seats have changed places in one of the times round. */
const crossed = (deal: Deal, { seat, before, round = openingSize(deal) }: DealtOutOfSequence): readonly Pile[] => {
  const { length } = deal.players
  return openingPiles(deal).map((pile, i) => {
    if (typeof pile === 'string' || 'board' in pile || Math.floor(i / length) !== round - 1) return pile
    if (pile.seat === seat) return { ...pile, seat: before }
    return pile.seat === before ? { ...pile, seat } : pile
  })
}

/** The empty seat is dealt in at its place: its cards lie out of play, and everybody behind it has the next card. */
const alsoTo = (deal: Deal, seat: Seat): readonly Pile[] => {
  const behind = (it: Seat): number => (it > deal.button ? it - deal.button : it - deal.button + SEATS)
  const seats = [...deal.players.map(player => player.seat), seat].sort((a, b) => behind(a) - behind(b))
  return openingPiles(deal, seats).map(pile =>
    typeof pile === 'object' && 'seat' in pile && pile.seat === seat && placeOf(deal, seat) < 0 ? 'aside' : pile,
  )
}
const SEATS = 1000
