import type { Card } from '../../cards/card.ts'
import type { Seat } from '../../deal/chips.ts'
import { type Deal, placeOf, stubCount } from '../../deal/deal.ts'
import { cannot } from '../../deal/impossible.ts'
import type { CardMove } from '../../deal/mending.ts'
import { programOf } from '../../deal/program.ts'
import type { RulingDecision } from '../../deal/ruling-decision.ts'
import { NO_RULES } from '../../deal/work.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import { dealtDown } from '../cards/dealt-card.ts'
import type { Change } from '../change.ts'
import type { Ruler } from '../ruler.ts'
import { leftTo, mended, type Option, type Ruling } from '../ruling.ts'
import { fouled } from './chinese-count.ts'
import { misdeal } from './misdeal.ts'
import { openingIsOut } from './opening-cards.ts'
import { misdealWindowOpen } from './substantial-action.ts'

/** A player in Fantasyland got a wrong number of cards: this many. */
export type FantasylandMiscount = { readonly seat: Seat; readonly has: number }

/** wsop/352d: reported before substantial action it is set right, later the hand may be fouled. */
export const fantasylandCountRuler: Ruler<FantasylandMiscount> = {
  impossible: (deal, { seat, has }) => {
    const player = deal.players[placeOf(deal, seat)]
    if (player === undefined) return cannot('no-hand', { seat })
    if (player.fantasyland === 0) return cannot('not-in-fantasyland', { seat })
    if (deal.phase !== 'streets' || !openingIsOut(deal)) return cannot('not-while-setting')
    if (player.rows.length > 0 || player.killed) return cannot('hand-is-set', { seat })
    if (has === player.fantasyland) return cannot('right-number', { seat, count: has })
    if (deal.mending.repairs.some(repair => repair.do === 'give-last' && repair.seat === seat)) {
      return cannot('gets-the-rest-later', { seat })
    }
    const more = has - player.down.length
    return has < 1 || more > stubCount(deal) - cardsToCome(deal)
      ? cannot('cannot-have-so-many', { seat, count: has })
      : null
  },
  happens: (deal, incident) => {
    const { seat, has } = incident
    const { down } = deal.players[placeOf(deal, seat)]!
    const moves =
      has < down.length
        ? down
            .slice(has)
            .reverse()
            .map(card => back(seat, card))
        : dealtDown(deal, seat, has - down.length)
    const events = moves.length > 0 ? [{ type: 'CardsMoved', moves, rules: NO_RULES } as const] : []
    return { events, error: { incident: { type: 'FantasylandMiscount', ...incident }, step: deal.step, cards: [] } }
  },
  rule: (deal, { seat }) => {
    const { is, rules } = rulebookOf(deal.book).fantasylandWrongCount
    const wouldChange: readonly Change[] = ['second-draw-set', 'first-draw-begun']
    const player = deal.players[placeOf(deal, seat)]!
    const missing = player.fantasyland - player.down.length
    if (missing === 0 || player.rows.length > 0 || player.killed) {
      return { decision: 'play-on', events: [], rules, wouldChange }
    }
    const right = missing > 0 ? completed(deal, seat, missing) : taken(deal, seat, -missing)
    if (is === 'fouled') return { ...fouled(deal, seat, rules), wouldChange }
    if (is === 'floor-decides' || !misdealWindowOpen(deal)) {
      return leftTo<RulingDecision>('floor', [fouled(deal, seat, rules), right], wouldChange)
    }
    if (missing > 0) return { ...right, wouldChange }
    // wsop/352d1: the floor finds what is fairest
    return leftTo<RulingDecision>('floor', [right, misdeal(deal, rules)], wouldChange)
  },
}

/** wsop/352d2: the missing cards come at once while nobody has begun the first draw, and else when all have drawn. */
const completed = (deal: Deal, seat: Seat, missing: number): Option => {
  const { is, rules } = rulebookOf(deal.book).fantasylandTooFewCards
  const last = is === 'last' || (is === 'at-once-before-first-draw-else-last' && firstDrawBegun(deal))
  const lastDeal = programOf(deal.form).steps.findLastIndex(step => step.do === 'deal')
  // when the last cards are out there is nothing left to wait for
  if (!last || deal.step > lastDeal) {
    const dealt = { type: 'CardsMoved', moves: dealtDown(deal, seat, missing), rules } as const
    return { decision: 'filled-up', events: mended(deal, [dealt]), rules }
  }
  const repair = { do: 'give-last', at: lastDeal, seat, cards: missing } as const
  return { decision: 'completed-after-the-draws', events: mended(deal, [{ type: 'RepairDue', repair, rules }]), rules }
}

/** The cards too many go back on the deck, as they came off it. */
const taken = (deal: Deal, seat: Seat, more: number): Pick<Ruling, 'decision' | 'events' | 'rules'> => {
  const { rules } = rulebookOf(deal.book).fantasylandWrongCount
  const moves = deal.players[placeOf(deal, seat)]!.down.slice(-more)
    .reverse()
    .map(card => back(seat, card))
  return { decision: 'cards-returned', events: mended(deal, [{ type: 'CardsMoved', moves, rules }]), rules }
}

/** How many cards the draws of the others will take. */
const cardsToCome = (deal: Deal): number => {
  const drawing = deal.players.filter(player => player.fantasyland === 0 && !player.folded).length
  const draws = programOf(deal.form).steps.slice(deal.step)
  return drawing * draws.reduce((cards, step) => cards + (step.do === 'deal' ? step.cards : 0), 0)
}

const firstDrawBegun = (deal: Deal): boolean => {
  const [, second = Number.POSITIVE_INFINITY] = programOf(deal.form).steps.flatMap((step, i) =>
    step.do === 'deal' ? [i] : [],
  )
  return deal.step > second || (deal.step === second && deal.done > 0)
}

const back = (seat: Seat, card: Card): CardMove => ({ card, from: { seat, face: 'down' }, to: 'stub' })
