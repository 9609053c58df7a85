import { type Cites, citesOf } from '../../rulebooks/cites.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Chips } from '../chips.ts'
import type { Felt } from '../felt.ts'
import { isWhole } from '../law.ts'

/** The rules behind a fold: to a wager, or with nothing to call. */
export const foldRules = (deal: Felt, place: number): readonly RuleId[] => {
  const cites = citesOf(deal.book)
  if (deal.players[place]!.bet < deal.round!.price) return cites.foldToWager
  return deal.form.family === 'stud' ? cites.studFoldFree : cites.fold
}

/** The rules behind a call: all-in, of a blind that was posted short, or a plain one. */
export const callRules = (deal: Felt, to: Chips, cites = citesOf(deal.book)): readonly RuleId[] => {
  if (to < deal.round!.price) return cites.allInCall
  // rrp/4/1: a big blind that was posted short is called in full
  return deal.aggressor < 0 && isBlindShort(deal) ? cites.shortBlindCall : cites.call
}

const isBlindShort = ({ lastBlind, players, forced }: Felt): boolean =>
  lastBlind >= 0 && players[lastBlind]!.bet < forced

/** The rules behind a bet, a completion or a raise. */
export const wagerRules = (
  deal: Felt,
  type: 'Bet' | 'Completed' | 'Raised',
  to: Chips,
  cites = citesOf(deal.book),
): readonly RuleId[] => {
  const round = deal.round!
  switch (deal.stakes.structure) {
    case 'limit':
    case 'spread':
      return limitRules(deal, cites, type, to)
    case 'half-pot':
    case 'pot-limit':
      return cites.potLimit
    case 'no-limit':
      return type === 'Bet' || round.level === 0 ? cites.leastBet : cites.leastRaise
  }
}

const limitRules = (deal: Felt, cites: Cites, type: 'Bet' | 'Completed' | 'Raised', to: Chips): readonly RuleId[] => {
  const round = deal.round!
  if (round.bringInDue) return cites.openFull
  if (type === 'Completed') return round.price === deal.stakes.bringIn ? cites.completeBringIn : cites.completeAllIn
  const by = to - round.level
  if (round.sizes.length > 1) return cites.openPair
  const size = round.sizes[0] ?? deal.stakes.lower
  if (deal.opener < 0 && deal.law.draw?.withRaise && by >= 2 * size) {
    return rulebookOf(deal.book).drawOpenWithRaise.rules
  }
  if (by >= size) return cites.limitWager
  return isWhole(deal.law, by, size) ? rulebookOf(deal.book).limitReopenFraction.rules : cites.shortAllInLimit
}
