import type { Chips, Seat } from '../../deal/chips.ts'
import type { PostKind } from '../../deal/commands.ts'
import { type Deal, placeOf } from '../../deal/deal.ts'
import type { DealEvent } from '../../deal/events.ts'
import { cannot } from '../../deal/impossible.ts'
import { citesOf } from '../../rulebooks/cites.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Change } from '../change.ts'
import type { Ruler } from '../ruler.ts'
import { mended, type Ruling } from '../ruling.ts'
import { handDead, noLiveHand } from './live-hand.ts'

/** A player who owes a blind was dealt in without posting it. */
export type OwedBlindUnposted = {
  readonly seat: Seat
  /** What they owe in all. */
  readonly owes: Chips
  /** They have looked at their cards. */
  readonly looked: boolean
}

/** What becomes of their hand, and when they post. */
export type OwedDecision = 'hand-dead' | 'live-and-posts-next-deal' | 'posts-now'

/** rrp/4/11: a player who looked before they paid has a dead hand; if they have put chips in already, it lives and they post next time. */
export const owedBlind = (deal: Deal, { seat, owes, looked }: OwedBlindUnposted): Ruling<OwedDecision> => {
  const { rules } = rulebookOf(deal.book).owedBlindDealtIn
  const { paid, acted } = deal.players[placeOf(deal, seat)]!
  if (paid > 0) {
    return {
      decision: 'live-and-posts-next-deal',
      events: [],
      rules,
      wouldChange: ['noticed-before-chips-in'],
    }
  }
  if (looked) return { ...handDead(deal, seat, 'owed-blind', rules), wouldChange: ['posted-before-looking'] }
  const wouldChange: readonly Change[] = ['looked-before-posting']
  return { decision: 'posts-now', events: acted ? [] : posted(deal, seat, owes), rules, wouldChange }
}

/** As much as the big blind is live, the rest for the middle; all they have may be less. */
const posted = (deal: Deal, seat: Seat, owes: Chips): readonly DealEvent[] => {
  const { stack } = deal.players[placeOf(deal, seat)]!
  const big = Math.max(0, ...deal.stakes.blinds)
  const cites = citesOf(deal.book)
  const post = (kind: PostKind, due: Chips, left: Chips): DealEvent => ({
    type: 'Posted',
    seat,
    kind,
    amount: Math.min(due, left),
    due,
    rules: kind === 'dead' ? cites.deadMoney : cites.post,
  })
  const live = Math.min(owes, big)
  const rest = Math.min(owes - live, stack - Math.min(live, stack))
  const events = [post('post', live, stack), ...(rest > 0 ? [post('dead', owes - live, rest)] : [])]
  return mended(deal, events)
}

/** A blind that was owed and not posted. */
export const owedBlindRuler = {
  impossible: (deal, { seat, owes }) => {
    if (deal.form.opening !== 'blinds') return cannot('no-blinds')
    if (owes <= 0) return cannot('owes-nothing')
    const player = deal.players[placeOf(deal, seat)]
    return player?.posted ? cannot('has-posted', { seat }) : noLiveHand(deal, seat)
  },
  rule: owedBlind,
} satisfies Ruler<OwedBlindUnposted>
