import type { Card } from '../../cards/card.ts'
import { UNKNOWN } from '../../cards/card.ts'
import type { Seat } from '../../deal/chips.ts'
import { countIn, type Deal, type Player, placeOf } from '../../deal/deal.ts'
import type { DealEvent } from '../../deal/events.ts'
import { cannot, type Impossible } from '../../deal/impossible.ts'
import type { Decider } from '../../deal/mending.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import type { ValueOf } from '../../rulebooks/rulebook.ts'
import { mended } from '../ruling.ts'

/** Why a hand that was thrown away cannot come back into the deal, or null: the deal has gone on without it. */
export const cannotComeBack = (deal: Deal, seat: Seat): Impossible | null => {
  const player = deal.players[placeOf(deal, seat)]
  if (player === undefined) return cannot('no-hand', { seat })
  if (!player.folded) return cannot('not-mucked', { seat })
  if (player.killed) return cannot('dead-by-ruling')
  if (deal.done > 0) return cannot('still-being-dealt')
  const on = deal.phase === 'streets' || (deal.phase === 'award' && countIn(deal) === 1)
  if (!on) return cannot('hands-shown')
  if (!player.keepsPlace && player.rows.length === 0 && !liesInTheMuck(deal, player)) return cannot('back-in-the-deck')
  const others = deal.players.filter(other => !other.folded)
  if (others.some(other => before(other) > before(player))) return cannot('unpaid-round')
  return others.every(other => cardsOf(other) === cardsOf(player)) ? null : cannot('dealt-without-it')
}

/** The hand is brought back as it lay, and its player has their turn again if they owe an act. */
export const broughtBack = (deal: Deal, seat: Seat, rules: readonly RuleId[]): readonly DealEvent[] => {
  const { keepsPlace, mucked, muckedUp } = deal.players[placeOf(deal, seat)]!
  const cards = { cards: keepsPlace ? [] : mucked, up: keepsPlace ? [] : muckedUp }
  return mended(deal, [{ type: 'HandRetrieved', seat, ...cards, rules }])
}

/** What they had in before the round that is on. */
const before = ({ paid, bet }: Player): number => paid - bet

/** What was set stays in its rows when a hand is thrown away. */
const cardsOf = ({ folded, keepsPlace, down, up, mucked, muckedUp, rows, owed }: Player): number =>
  rows.flat().length + (folded && !keepsPlace ? mucked.length + muckedUp.length : down.length + up.length + owed)

const liesInTheMuck = ({ muck }: Deal, { mucked, muckedUp }: Player): boolean => {
  const cards: readonly Card[] = [...mucked, ...muckedUp]
  const unknown = muck.filter(card => card === UNKNOWN).length
  const named = cards.filter(card => card !== UNKNOWN)
  return cards.length > 0 && named.every(card => muck.includes(card)) && cards.length - named.length <= unknown
}

/** Should the ruling try harder to bring the hand back? rrp/3/dead-hands/2, wsop/111: after what the book names. */
export const triesHarder = (
  { harderAfter }: Retrieval,
  {
    misinformed,
    dealerErred,
  }: { readonly misinformed?: boolean | undefined; readonly dealerErred?: boolean | undefined },
): boolean =>
  (misinformed === true && harderAfter.includes('wrong-information')) ||
  (dealerErred === true && harderAfter.includes('dealer-error'))

/** Who may bring a hand back: at the table the floor is the management; uspa/3.1.5.2 has a referee. */
export const whoRetrieves = ({ decides }: Retrieval): Decider => (decides === 'management' ? 'floor' : decides)

type Retrieval = ValueOf<'muckedHandRetrieval'>
