import { type Card, codeOf, JOKER, rankOf } from '../../cards/card.ts'
import { isLowball } from '../../deal/betting/lowball.ts'
import type { Seat } from '../../deal/chips.ts'
import { type Deal, placeOf } from '../../deal/deal.ts'
import type { DealEvent } from '../../deal/events.ts'
import { isFixed } from '../../deal/law.ts'
import { programOf } from '../../deal/program.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Change } from '../change.ts'
import { mended, type Ruling } from '../ruling.ts'
import { hasActedOn, hasCard, nextBurn, seenByAll, swapped, topCard } from './dealt-card.ts'

/** A card that the dealer exposed in a form with a draw. */
export type ExposedToDrawer = {
  readonly seat: Seat
  readonly card: Card
  readonly pitched?: boolean
  readonly replacement?: Card
}

/** What becomes of it. */
export type DrawerDecision = 'becomes-the-burn' | 'card-replaced' | 'card-kept' | 'play-on'

/** rrp/11/8, rrp/12/4: form and structure say which cards are kept before the draw; the first that is not is the burn. */
export const exposedBeforeDraw = (deal: Deal, incident: ExposedToDrawer): Ruling<DrawerDecision> => {
  const { seat, card, replacement } = incident
  const { keeps, rules } = keeping(deal, card)
  if (hasActedOn(deal, deal.players[placeOf(deal, seat)]!, card)) return tooLate(rules)
  const counted: DealEvent = { type: 'FaultCounted', fault: 'exposed', cards: [card], rules }
  if (keeps || !hasCard(deal)) {
    const events = [counted, ...seenByAll(deal, seat, card, rules)]
    return { decision: 'card-kept', events, rules, wouldChange: ['card-form-replaces'] }
  }
  const wouldChange: readonly Change[] = ['card-form-keeps', 'another-exposed']
  const burn = nextBurn(deal)
  const isBurn = rulebookOf(deal.book).exposedBeforeDrawIsBurn.is && burn >= 0 && isFirstReplaced(deal)
  const moves = swapped(deal, seat, card, isBurn ? 'burns' : 'muck', replacement)
  const events: readonly DealEvent[] = [counted, { type: 'CardsMoved', moves, rules }]
  if (!isBurn) return { decision: 'card-replaced', events: mended(deal, events), rules, wouldChange }
  const passed: DealEvent = { type: 'RepairDue', repair: { do: 'skip-burn', at: burn }, rules }
  return { decision: 'becomes-the-burn', events: mended(deal, [...events, passed]), rules, wouldChange }
}

const isFirstReplaced = ({ mending }: Deal): boolean => !mending.repairs.some(repair => repair.do === 'skip-burn')

const tooLate = (rules: readonly RuleId[]): Ruling<DrawerDecision> => ({
  decision: 'play-on',
  events: [],
  rules,
  wouldChange: ['said-before-betting'],
})

/** rrp/11/9, rrp/12/8: a card exposed on the draw is replaced, whatever it is, when all others have drawn. */
export const exposedOnDraw = (deal: Deal, incident: ExposedToDrawer): Ruling<DrawerDecision> => {
  const { seat, card, pitched = false, replacement } = incident
  const { is, rules } = rulebookOf(deal.book).exposedOnDraw
  if (drawIsOver(deal)) return tooLate(rules)
  const counted: DealEvent = { type: 'FaultCounted', fault: 'exposed', cards: [card], rules }
  const wouldChange: readonly Change[] = ['asked-to-pitch']
  // wsop/273: they have it as they wanted it
  if (pitched && is.pitchedAtRequest === 'kept') {
    return { decision: 'card-kept', events: [counted, ...seenByAll(deal, seat, card, rules)], rules, wouldChange }
  }
  // wsop/lowball-exposed-two: one of them is the next burn, the others are out
  const burn = is.nextBurn && isFirstOfDraw(deal) ? nextBurn(deal) : -1
  const from = { seat, face: 'down' } as const
  const out = { card, from, to: burn >= 0 ? 'burns' : 'discards' } as const
  const passed: readonly DealEvent[] =
    burn < 0 ? [] : [{ type: 'RepairDue', repair: { do: 'skip-burn', at: burn }, rules }]
  const atOnce = is.replaced === 'at-once' && hasCard(deal)
  const next = { card: topCard(deal, replacement), from: 'stub', to: from } as const
  const moved: DealEvent = { type: 'CardsMoved', moves: atOnce ? [out, next] : [out], rules }
  const owed: readonly DealEvent[] = atOnce ? [] : [{ type: 'DrawOwed', seat, cards: 1, rules }]
  return {
    decision: burn < 0 ? 'card-replaced' : 'becomes-the-burn',
    events: mended(deal, [counted, moved, ...passed, ...owed]),
    rules,
    wouldChange,
  }
}

/** Is no other card of this draw the next burn already? */
const isFirstOfDraw = (deal: Deal): boolean =>
  !deal.mending.repairs.some(repair => repair.do === 'skip-burn' && repair.at > deal.step)

/** Somebody has acted since the draw: in the betting, with their next discards, or by showing. */
export const drawIsOver = (deal: Deal): boolean => {
  const { steps } = programOf(deal.form)
  const lastDraw = steps.findLastIndex((step, at) => step.do === 'replace' && at <= deal.step)
  if (deal.round === null && deal.played > lastDraw) return true
  // wsop/drawmaha-river: a card of the board has come since, whether or not somebody could still wager
  if (steps.slice(lastDraw + 1, deal.step).some(step => step.do === 'bet' || step.do === 'board')) return true
  return deal.players.some(player => player.acted || player.shown !== 'no' || (deal.asked && player.answered))
}

/** Does the form keep this card before the draw, and by which rules? */
const keeping = (deal: Deal, card: Card): { readonly keeps: boolean; readonly rules: readonly RuleId[] } => {
  const book = rulebookOf(deal.book)
  const { pot } = deal.form
  if (pot.some(share => share.ranking.startsWith('badugi'))) return listed(book.badugiKeepExposed, card)
  if (!isLowball(deal.form)) return { keeps: book.drawHighKeepExposed.is, rules: book.drawHighKeepExposed.rules }
  if (pot[0]!.ranking.startsWith('deuce-to-seven')) return listed(book.deuceToSevenKeepExposed, card)
  if (!isFixed(deal.stakes.structure)) return listed(book.aceToFiveBigBetKeepExposed, card)
  const { is, rules } = book.aceToFiveLimitKeepExposedUpTo
  return { keeps: is !== null && rankFromAce(card) <= is, rules }
}

/** The joker is the lowest card there is: where any card is kept, it is. */
const listed = (
  point: { readonly is: readonly string[]; readonly rules: readonly RuleId[] },
  card: Card,
): { readonly keeps: boolean; readonly rules: readonly RuleId[] } => ({
  keeps: card === JOKER ? point.is.length > 0 : point.is.includes(card[0]!),
  rules: point.rules,
})

/** The rank of a card with the ace, and the joker, as one. */
const rankFromAce = (card: Card): number => (card === JOKER ? 1 : ((rankOf(codeOf(card)) + 1) % 13) + 1)
