import { type Card, type Deal, placeOf, type TableCommand, UNKNOWN } from '@cardroom/engine'
import { passesRefused, type ShowAct, type Teller } from './teller.ts'

/**
 * A hand is shown or thrown away. Who shows before his turn, or before the last cards are out, is waited for: the last
 * that the file says of him counts. Who has won already shows what he likes. False where the telling ends.
 */
export const tellShow = (teller: Teller, act: ShowAct): boolean => {
  const { deal } = teller.play
  if (deal.phase === 'award' || deal.phase === 'ended') return true
  teller.shows.set(act.seat, act)
  return deal.phase === 'showdown' ? showdown(teller) : true
}

/** At the end of the file: those who showed early have their turn now. */
export const finishShowdown = (teller: Teller): boolean => teller.play.deal.phase !== 'showdown' || showdown(teller)

const showdown = (teller: Teller): boolean => {
  const { deal } = teller.play
  while (deal.phase === 'showdown' && deal.turn >= 0) {
    const { seat } = deal.players[deal.turn]!
    const act = teller.shows.get(seat)
    if (act === undefined) return true
    teller.shows.delete(seat)
    const refusal = teller.play.give(orderOf(deal, act))
    if (refusal !== null) {
      if (!passesRefused(teller, act, refusal)) return false
      // what cannot be his hand counts as a hand that nobody saw
      if (teller.play.give({ type: 'Show', seat }) !== null) return true
    }
  }
  return true
}

const orderOf = (deal: Deal, { seat, ...act }: ShowAct): TableCommand => {
  if (act.do === 'muck') return { type: 'Muck', seat }
  if (act.cards === undefined) return { type: 'Show', seat }
  const { down, up } = deal.players[placeOf(deal, seat)]!
  return { type: 'Show', seat, cards: filled(act.cards, [...down, ...up]) }
}

/** Cards shown with those that are known of the hand in the places that the file leaves open. */
const filled = (shown: readonly Card[], held: readonly Card[]): readonly Card[] => {
  if (!shown.includes(UNKNOWN)) return shown
  const rest = held.filter(card => card !== UNKNOWN && !shown.includes(card))
  return shown.map(card => (card === UNKNOWN ? (rest.shift() ?? UNKNOWN) : card))
}
