import { type Card, UNKNOWN } from '../../cards/card.ts'
import type { Seat } from '../../deal/chips.ts'
import { countIn, type Deal, placeOf } from '../../deal/deal.ts'
import { cannot, type Impossible } from '../../deal/impossible.ts'
import { strangerAmong } from '../cards/named-cards.ts'
import type { Ruler } from '../ruler.ts'
import { type MiscalledHand, miscalledHand } from './miscalled-hand.ts'
import { type TabledLate, tabledLate } from './tabled-late.ts'
import { type UnannouncedPair, unannouncedPair } from './unannounced-pair.ts'

/** What goes wrong at the showdown. */
export const showdownRulers = {
  MiscalledHand: {
    impossible: (deal, { seat, fouled }) => notShowing(deal, seat) ?? notFouled(deal, seat, fouled),
    rule: miscalledHand,
  } satisfies Ruler<MiscalledHand>,
  PairNotAnnounced: {
    impossible: (deal, { seat, fouled }) => notShowing(deal, seat) ?? notFouled(deal, seat, fouled),
    rule: unannouncedPair,
  } satisfies Ruler<UnannouncedPair>,
  TabledLate: {
    impossible: (deal, { seat, cards }) =>
      notShowing(deal, seat) ?? notThrownAway(deal, seat) ?? notHis(deal, seat, cards),
    rule: tabledLate,
  } satisfies Ruler<TabledLate>,
} as const

const notShowing = (deal: Deal, seat: Seat): Impossible | null => {
  if (isOut(deal, seat)) return cannot('no-hand', { seat })
  // a pot that all others folded to is pushed without a showdown
  const shown = deal.phase === 'showdown' || (deal.phase === 'award' && countIn(deal) > 1)
  return shown ? null : cannot('no-showdown')
}

/** Only another who is in the showdown can foul their hand at it. */
const notFouled = (deal: Deal, seat: Seat, fouled: readonly Seat[]): Impossible | null => {
  const wrong = fouled.find(victim => victim === seat || isOut(deal, victim))
  return wrong === undefined ? null : cannot('no-hand-to-foul', { seat: wrong })
}

const notThrownAway = (deal: Deal, seat: Seat): Impossible | null => {
  const { shown } = deal.players[placeOf(deal, seat)]!
  if (shown === 'mucked') return null
  // somebody asked to see what was thrown away
  return shown === 'seen' ? cannot('already-dead', { seat }) : cannot('not-mucked', { seat })
}

/** The cards that they turn over are those that they had, as far as anybody knows them. */
const notHis = (deal: Deal, seat: Seat, cards: readonly Card[] | undefined): Impossible | null => {
  const { down, up } = deal.players[placeOf(deal, seat)]!
  const held = [...down, ...up]
  if (cards === undefined) return null
  const theirs = cards.length === held.length && held.every(card => card === UNKNOWN || cards.includes(card))
  return theirs && strangerAmong(deal, held, cards) === undefined ? null : cannot('not-their-cards', { seat })
}

const isOut = (deal: Deal, seat: Seat): boolean => deal.players[placeOf(deal, seat)]?.folded !== false
