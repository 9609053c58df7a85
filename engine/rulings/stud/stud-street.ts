import type { Card } from '../../cards/card.ts'
import type { Seat } from '../../deal/chips.ts'
import { type Deal, type Player, stubCount } from '../../deal/deal.ts'
import { dealQueue } from '../../deal/dealing/dealing-order.ts'
import { stubPlan } from '../../deal/dealing/short-stub.ts'
import type { DealEvent } from '../../deal/events.ts'
import { cannot, type Impossible } from '../../deal/impossible.ts'
import { NOTHING_WRONG } from '../../deal/mending.ts'
import { formRules, programOf } from '../../deal/program.ts'
import { stepDue } from '../../deal/where.ts'
import type { Step } from '../../forms/form.ts'
import { openingIsOut } from '../dealing/opening-cards.ts'

/** A street of stud: the steps of its burn, its cards and its round (-1 without), and how its cards lie. */
export type StudStreet = {
  readonly burn: number
  readonly at: number
  readonly round: number
  readonly step: Extract<Step, { do: 'deal' }>
  readonly face: 'down' | 'up' | 'as-chosen'
  /** No cards come after it. */
  readonly last: boolean
}

/** The streets of stud that come after a burn, in order. */
export const studStreets = (deal: Deal): readonly StudStreet[] => {
  if (deal.form.family !== 'stud') return []
  const { steps } = programOf(deal.form)
  const last = steps.findLastIndex(step => step.do === 'deal')
  return steps.flatMap((step, at): readonly StudStreet[] => {
    if (step.do !== 'deal' || steps[at - 1]?.do !== 'burn') return []
    const round = steps[at + 1]?.do === 'bet' ? at + 1 : -1
    return [{ burn: at - 1, at, round, step, face: step.face, last: at === last }]
  })
}

/** The street whose burn or whose first card is the next thing the dealer does. */
export const streetDue = (deal: Deal): StudStreet | undefined => {
  if (deal.phase !== 'streets' || deal.turn >= 0 || deal.done > 0 || deal.common) return undefined
  const at = stepDue(deal)
  return studStreets(deal).find(street => street.burn === at || street.at === at)
}

/** The street that is being dealt, or was begun or dealt last. */
export const streetBegun = (deal: Deal): StudStreet | undefined => {
  const streets = studStreets(deal)
  if (deal.done > 0) return streets.find(({ at }) => at === stepDue(deal))
  return streets.findLast(({ burn }) => burn <= deal.step)
}

/** Why this street cannot be being dealt in one go now, or null; it takes `more` cards beside its own. */
export const streetNotDue = (deal: Deal, street: StudStreet | undefined, more = 0): Impossible | null => {
  if (deal.form.family !== 'stud') return cannot('no-such-streets')
  if (deal.phase !== 'streets') return cannot('no-cards-to-come')
  if (deal.turn >= 0) return cannot('player-to-act')
  if (street === undefined) return noStreetDue(deal)
  if (deal.mending !== NOTHING_WRONG && deal.mending.repairs.some(({ at }) => at === street.burn || at === street.at))
    return cannot('street-being-corrected')
  const plan = stubPlan(deal).do
  const wanted = getting(deal, street).length + more + (stepDue(deal) === street.burn ? 1 : 0)
  return plan !== 'deal' || stubCount(deal) < wanted ? cannot('stub-too-short') : null
}

/** Why the dealer has no street to deal just now. */
const noStreetDue = (deal: Deal): Impossible => {
  if (!openingIsOut(deal)) return cannot('first-cards-not-out')
  if (deal.done > 0) return cannot('still-being-dealt')
  return studStreets(deal).some(({ at }) => at >= stepDue(deal)) ? cannot('no-card-next') : cannot('no-cards-to-come')
}

/** Who gets a card on this street, in order, by places in `players`. */
export const getting = (deal: Deal, { step }: StudStreet): readonly number[] => dealQueue(deal, step)

/** How the card of this player lies on this street. */
export const faceDealt = ({ down }: Player, { face }: StudStreet): 'down' | 'up' =>
  face === 'as-chosen' ? (down.length > 0 ? 'up' : 'down') : face

/** One card of a street: whose it is, what it is, and how it lies. */
export type StreetCard = { readonly seat: Seat; readonly card: Card; readonly face: 'down' | 'up' }

/** Cards go out one after another; `left` more are then still to come on the street. */
export const dealtOut = (deal: Deal, cards: readonly StreetCard[], left: number): readonly DealEvent[] => {
  const rules = formRules(deal.form, deal.book)
  const events: DealEvent[] = []
  for (let from = 0; from < cards.length; ) {
    const { face } = cards[from]!
    let to = from
    while (to < cards.length && cards[to]!.face === face) to++
    const run = cards.slice(from, to)
    events.push({
      type: 'CardsDealt',
      face,
      seats: run.map(({ seat }) => seat),
      cards: run.map(({ card }) => card),
      left: left + cards.length - to,
      rules,
    })
    from = to
  }
  return events
}

/** How many cards of this street are out. */
export const cardsOut = (deal: Deal, street: StudStreet): number => {
  if (deal.step > street.at) return getting(deal, street).length
  return deal.phase === 'streets' && stepDue(deal) === street.at ? deal.done : 0
}

/** Has nobody acted on this street yet? */
export const isUnacted = (deal: Deal, { at, round }: StudStreet): boolean => {
  if (deal.phase !== 'streets' || deal.step > Math.max(at, round)) return false
  return deal.round === null || !deal.players.some(player => player.acted || player.bet > 0)
}
