import { UNKNOWN } from '../../cards/card.ts'
import { bringInSizes } from '../../deal/betting/betting.ts'
import { bringInRules } from '../../deal/betting/opening-rules.ts'
import { mayCheck } from '../../deal/betting/wager.ts'
import { frontMost } from '../../deal/chinese/front-most.ts'
import type { Seat } from '../../deal/chips.ts'
import { type Deal, placeOf } from '../../deal/deal.ts'
import { cardsToPlace } from '../../deal/dealing/card-acts.ts'
import type { DealEvent } from '../../deal/events.ts'
import { cannot } from '../../deal/impossible.ts'
import { programOf } from '../../deal/program.ts'
import { citesOf } from '../../rulebooks/cites.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Change } from '../change.ts'
import type { Ruler } from '../ruler.ts'
import { leftTo, mended, type Option, type Ruling } from '../ruling.ts'
import { handDead, isFacing, notDueToAct } from './live-hand.ts'

/** The time of a player who was under the clock has run out. */
export type ClockExpired = {
  readonly seat: Seat
  /** How long it ran, where it was measured. */
  readonly seconds?: number
}

/** What it is when they have not acted. */
export type ClockDecision = 'hand-dead' | 'check' | 'brings-in' | 'time-extended' | 'placed-front-most'

/** rrp/3/dead-hands/1f: facing a wager their hand is dead; with none to face they have checked, unless the book says otherwise. */
export const clockExpired = (deal: Deal, { seat }: ClockExpired): Ruling<ClockDecision> => {
  const place = placeOf(deal, seat)
  if (isPlacing(deal)) return placed(deal, seat)
  const { is, rules } = rulebookOf(deal.book).clock
  // the forced bet is no choice of theirs
  if (deal.round?.bringInDue) return { ...broughtIn(deal, seat), wouldChange: ['bring-in-made'] }
  const facing = isFacing(deal, deal.players[place]!)
  const outcome = facing ? is.onExpiryFacingBet : is.onExpiryNoBet
  const wouldChange: readonly Change[] = [facing ? 'no-bet-to-call' : 'bet-to-call']
  const dead = handDead(deal, seat, 'clock', [...new Set([...citesOf(deal.book).clockExpired, ...rules])])
  if (outcome === 'floor-decides') {
    return leftTo<ClockDecision>('floor', [dead, { decision: 'time-extended', events: [], rules }], wouldChange)
  }
  if (outcome === 'hand-dead' || !mayCheck(deal, place)) return { ...dead, wouldChange }
  return { decision: 'check', events: mended(deal, [{ type: 'Checked', seat, rules }]), rules, wouldChange }
}

const broughtIn = (deal: Deal, seat: Seat): Option<ClockDecision> => {
  const { clock } = rulebookOf(deal.book)
  const to = bringInSizes(deal, placeOf(deal, seat))[0]!
  const event: DealEvent = { type: 'BroughtIn', seat, to, rules: bringInRules(deal) }
  return { decision: 'brings-in', events: mended(deal, [event]), rules: clock.rules }
}

const isPlacing = ({ form, step, asked }: Deal): boolean => asked && programOf(form).steps[step]?.do === 'place'

/** wsop/351: each card goes to the front-most row where it is no certain foul. */
const placed = (deal: Deal, seat: Seat): Ruling<ClockDecision> => {
  const { is, rules } = rulebookOf(deal.book).ofcClock
  const { hand, down, rows: laid } = deal.players[deal.turn]!
  const { rows, discard } = frontMost(deal.form.rows!, laid, down, cardsToPlace(deal, deal.turn))
  const event: DealEvent = { type: 'Placed', seat, hand, rows, discard, rules }
  const option: Option<ClockDecision> = { decision: 'placed-front-most', events: mended(deal, [event]), rules }
  const wouldChange: readonly Change[] = ['set-in-time']
  if (is.onExpiry === 'floor-decides') {
    return leftTo<ClockDecision>('floor', [option, { decision: 'time-extended', events: [], rules }], wouldChange)
  }
  return { ...option, wouldChange }
}

/** A clock that ran out. */
export const clockRuler = {
  impossible: (deal, { seat, seconds }) => {
    const { clock, ofcClock } = rulebookOf(deal.book)
    const runs = isPlacing(deal) ? ofcClock.is.clockSeconds : clock.is.seconds + clock.is.countdownSeconds
    // wsop/85-fast: a player who stalls may get less
    const shortened = !isPlacing(deal) && clock.is.mayBeShortened
    if (seconds !== undefined && seconds < runs && !shortened) return cannot('clock-runs-longer', { count: runs })
    if (!isPlacing(deal)) return notDueToAct(deal, seat)
    const due = deal.players[deal.turn]
    if (due?.seat !== seat) return cannot('not-due', { seat })
    return due.down.includes(UNKNOWN) ? cannot('cards-not-known') : null
  },
  rule: clockExpired,
} satisfies Ruler<ClockExpired>
