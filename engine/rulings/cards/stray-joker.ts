import { type Card, JOKER, UNKNOWN } from '../../cards/card.ts'
import { belongsTo } from '../../cards/deck.ts'
import type { Seat } from '../../deal/chips.ts'
import { type Deal, placeOf } from '../../deal/deal.ts'
import { cannot } from '../../deal/impossible.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Change } from '../change.ts'
import { misdeal } from '../dealing/misdeal.ts'
import { misdealWindowOpen } from '../dealing/substantial-action.ts'
import { handDead, isFouledNotDead } from '../people/live-hand.ts'
import type { Ruler } from '../ruler.ts'
import { leftTo, mended, type Option, type Ruling } from '../ruling.ts'
import { canSpare, hasActedOn, noHandToTheEnd, notHeldToTheEnd, swapped } from './dealt-card.ts'
import { namedCardsOff } from './named-cards.ts'

/** A joker that does not belong to the form lies among a player's downcards. */
export type JokerFound = {
  readonly seat: Seat
  /** The card of theirs in whose place it lies; their last downcard unless it is said. */
  readonly card?: Card
  /** The card that came in its place, with real cards. */
  readonly replacement?: Card
}

/** What becomes of it, or of the hand. */
export type JokerDecision = 'card-replaced' | 'hand-dead' | 'misdeal' | 'play-on'

/** rrp/3/irregularities/8, 9: scrap while its holder has not acted; afterwards their hand is dead, looked at or not. */
export const strayJoker = (deal: Deal, { seat, card, replacement }: JokerFound): Ruling<JokerDecision> => {
  const { strayJoker: found, strayJokerActedOn: acted } = rulebookOf(deal.book)
  const player = deal.players[placeOf(deal, seat)]!
  const joker = card ?? player.down.at(-1)!
  if (hasActedOn(deal, player, joker)) {
    const wouldChange: readonly Change[] = ['noticed-before-player-acted']
    if (acted.is === 'live' || isFouledNotDead(deal)) {
      return { decision: 'play-on', events: [], rules: acted.rules, wouldChange }
    }
    return { ...handDead(deal, seat, 'stray-joker', acted.rules), wouldChange }
  }
  const { is, rules } = found
  if (is === 'misdeal' && misdealWindowOpen(deal)) return misdeal(deal, rules)
  if (!canSpare(deal)) return nothingToGive(deal, rules)
  const moves = swapped(deal, seat, joker, 'aside', replacement)
  const events = mended(deal, [{ type: 'CardsMoved', moves, rules }])
  return { decision: 'card-replaced', events, rules, wouldChange: ['player-acted'] }
}

/** Every card is dealt out or needed: no book says more, and in time the floor may have all dealt again. */
const nothingToGive = (deal: Deal, rules: readonly RuleId[]): Ruling<JokerDecision> => {
  const playOn: Option<JokerDecision> = { decision: 'play-on', events: [], rules }
  const wouldChange: readonly Change[] = ['card-left-to-give']
  if (!misdealWindowOpen(deal)) return { ...playOn, wouldChange }
  return leftTo<JokerDecision>('floor', [misdeal(deal, rules), playOn], wouldChange)
}

/** How a stray joker is ruled on. */
export const strayJokerRuler = {
  impossible: (deal, { seat, card, replacement }) => {
    if (belongsTo(deal.form.deck, JOKER)) return cannot('joker-plays')
    const off = noHandToTheEnd(deal, seat)
    if (off !== null) return off
    const { down, up } = deal.players[placeOf(deal, seat)]!
    if (down.length === 0) return cannot('no-downcard', { seat })
    const last = down.at(-1)!
    if (card === undefined && last === UNKNOWN) {
      return replacement === undefined ? null : namedCardsOff(deal, [replacement], 1)
    }
    const joker = card ?? last
    return up.includes(joker) ? cannot('already-up', { card: joker }) : notHeldToTheEnd(deal, seat, joker, replacement)
  },
  rule: strayJoker,
} satisfies Ruler<JokerFound>
