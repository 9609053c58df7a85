import { UNKNOWN } from '../../cards/card.ts'
import type { Seat } from '../chips.ts'
import { canAct, type Deal, placeOf } from '../deal.ts'
import { bettingAt } from '../program.ts'
import { tell, type Work } from '../work.ts'
import { openingRules } from './opening-rules.ts'

/**
 * At a table with real cards nobody knows whether an upcard that was not named opens the round: until somebody has
 * acted, a player who has such a card may be the one.
 */
export const mayBeOpener = (deal: Deal, seat: Seat): boolean => {
  if (
    !deal.realCards ||
    deal.round === null ||
    deal.turn < 0 ||
    !BY_UPCARDS.includes(bettingAt(deal.form, deal.step).first)
  ) {
    return false
  }
  const player = deal.players[placeOf(deal, seat)]
  if (player === undefined || !canAct(player) || !player.up.includes(UNKNOWN)) return false
  return (
    deal.round.wagers === 0 &&
    deal.turn === deal.round.first &&
    deal.players.every(({ acted, folded }) => folded || !acted)
  )
}

const BY_UPCARDS: readonly string[] = ['bring-in', 'high-hand-showing', 'low-hand-showing']

/** The round begins again with this player. */
export const openWith = (work: Work, seat: Seat): void => {
  const { state: deal } = work
  const { street, price, bringInDue } = deal.round!
  const rules = openingRules(deal, bettingAt(deal.form, deal.step), placeOf(deal, seat))
  const event = { type: 'RoundOpened', street, seat, price, rules } as const
  tell(work, bringInDue ? { ...event, bringInDue } : event)
}
