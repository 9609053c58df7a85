import type { Card } from '../../cards/card.ts'
import type { Deal, Player } from '../../deal/deal.ts'
import type { Form, Step } from '../../forms/form.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import type { Incident, IncidentType } from '../../rulings/rulers.ts'

/** What was done by hand: the ways to rule, the usual one first. */
export type Ways = readonly string[]

/** One kind of incident, as somebody reads its rules in the books. */
export type ByHand<T extends IncidentType> = (
  deal: Deal,
  report: Extract<Incident, { readonly type: T }>,
  book: BookId,
) => Ways

/** A page of such readings. */
export type Page = { readonly [T in IncidentType]?: ByHand<T> }

/** One answer in every book but those that are named. */
export const books = (book: BookId, most: string, others: Partial<Record<BookId, string>> = {}): Ways =>
  (others[book] ?? most).split(' or ')

const acts = ({ foldsMade, checksMade, othersMade }: Deal): number => foldsMade + checksMade + othersMade

/**
 * Is it too late for a misdeal? Robert's, USPA, home and web: two players have acted. WSOP counts three folds or checks,
 * or two acts that are not a pair of either (wsop/109-button), in stud any two (wsop/109-stud). Of forms in which cards
 * are set only WSOP speaks: in open-face it is when the second draw after the first five cards is set (wsop/109-ofc),
 * and where nobody bets at all, not before the hands are compared.
 */
export const isBegun = (deal: Deal, book: BookId): boolean => {
  const { foldsMade: folds, checksMade: checks, form } = deal
  const steps = stepsOf(form)
  const draws = steps.flatMap(step => (step.do === 'place' ? [step.cards] : [])).slice(0, 3)
  if (draws.length > 0) {
    const due = draws.reduce((sum, cards) => sum + cards, 0)
    return deal.players.every(({ rows }) => rows.flat().length >= due)
  }
  if (!steps.some(step => step.do === 'bet')) return deal.phase !== 'streets'
  if (book !== 'wsop' || form.family === 'stud') return acts(deal) > 1
  return acts(deal) > 2 || (acts(deal) === 2 && folds !== 2 && checks !== 2)
}

/** Players in the order in which they get cards: from the left of the button. */
export const inOrder = ({ players, button }: Deal): readonly Player[] => {
  const first = players.filter(({ hand }) => hand === 0).toSorted((a, b) => a.seat - b.seat)
  return [...first.filter(({ seat }) => seat > button), ...first.filter(({ seat }) => seat <= button)]
}

/** The player of this seat. */
export const playerAt = ({ players }: Deal, seat: number): Player =>
  players.find(player => player.seat === seat && player.hand === 0)!

/** Is there a wager that this player has not met? Stud's forced bet is one once somebody has made it. */
export const facesBet = ({ round }: Deal, { bet, folded }: Player): boolean =>
  round !== null && !round.bringInDue && !folded && bet < round.price

/** Has this player done something of their own will in this deal? */
export const hasActed = (deal: Deal, { acted }: Player): boolean => acted || isPast(deal, 'bet')

/**
 * Has this player acted with this card in their hand? A card is burned before every street and draw but the first
 * (rrp/8/intro, wsop/263), so the burns that lay above it in the deck say for which round it came.
 */
export const hasActedWith = (deal: Deal, { acted }: Player, card: string | undefined): boolean => {
  const place = deal.deck.indexOf(card as Card)
  const burned = deal.burns.filter(burn => deal.deck.indexOf(burn) < place).length
  const over = stepsOf(deal.form)
    .slice(0, deal.step)
    .filter(step => step.do === 'bet').length
  return acted || deal.phase === 'award' || over > burned
}

/** Is the first step of this kind behind us? */
export const isPast = ({ form, step, phase }: Deal, what: Step['do']): boolean => {
  const first = stepsOf(form).findIndex(it => it.do === what)
  return phase === 'streets' ? first >= 0 && step > first : first >= 0
}

/** What happens in a deal of this form, in order. */
export const stepsOf = (form: Form): readonly Step[] => form.streets.flatMap(street => street.steps)

/** Is there a pot to lose? Where hands are settled point by point nobody's hand is dead. */
export const hasPot = ({ form }: Deal): boolean => stepsOf(form).some(step => step.do === 'bet')

/** Do players set their cards openly as they come? */
export const isOpenFace = ({ form }: Deal): boolean => stepsOf(form).some(step => step.do === 'place')
