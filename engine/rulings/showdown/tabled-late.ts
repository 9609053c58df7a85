import type { Card } from '../../cards/card.ts'
import type { Seat } from '../../deal/chips.ts'
import { type Deal, placeOf } from '../../deal/deal.ts'
import { takesOpeners } from '../../deal/drawing/openers.ts'
import { citesOf } from '../../rulebooks/cites.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Change } from '../change.ts'
import { triesHarder, whoRetrieves } from '../people/retrieval.ts'
import { atShowdown, leftTo, type Ruling } from '../ruling.ts'

/** A player threw their hand away face down at the showdown, and turns it over after all. */
export type TabledLate = {
  readonly seat: Seat
  /** Nobody can mistake the cards: they have not mixed with the muck. */
  readonly identifiable: boolean
  /** They threw it away because they were told something wrong. */
  readonly misinformed?: boolean
  /** They threw it away because of a mistake that the dealer made. */
  readonly dealerErred?: boolean
  /** The cards, where they are named. */
  readonly cards?: readonly Card[]
}

/** Whether the hand may still win. */
export type TabledDecision = 'hand-live' | 'hand-dead'

/** wsop/110b-table: cards laid away face down may be tabled while they can be told from all others. */
export const tabledLate = (
  deal: Deal,
  { seat, identifiable, misinformed, dealerErred, cards }: TabledLate,
): Ruling<TabledDecision> => {
  const { faceDownDiscardLiveIfIdentifiable: byRight, muckedHandRetrieval: back } = rulebookOf(deal.book)
  // uspa/3.2.9.5.7: the opener may be let take back their hand to prove that they had openers
  const proves = takesOpeners(deal) && placeOf(deal, seat) === deal.opener
  const rules = proves ? citesOf(deal.book).openersTakenBack : (byRight.is ? byRight : back).rules
  const player = deal.players[placeOf(deal, seat)]!
  const dead = { decision: 'hand-dead', events: [], rules } as const
  if (!identifiable) return { ...dead, wouldChange: ['cards-apart'] }
  const shown = cards ?? [...player.down, ...player.up]
  const events = atShowdown(deal, [{ type: 'HandRetrieved', seat, cards: shown, rules }])
  const live = { decision: 'hand-live', events, rules } as const
  const wouldChange: readonly Change[] = ['cards-not-apart']
  if (byRight.is) return { ...live, wouldChange }
  // web/dead-hands/2: a hand that its player threw away comes back only if they were told something wrong
  if (back.is.when !== 'identifiable' && !misinformed && !proves) {
    return { ...dead, wouldChange: ['misinformed'] }
  }
  // rrp/3/dead-hands/2: management may bring a hand back, more so if they were told something wrong
  const harder = triesHarder(back.is, { misinformed, dealerErred })
  return leftTo<TabledDecision>(whoRetrieves(back.is), harder ? [live, dead] : [dead, live], wouldChange)
}
