import type { Betting } from '../../forms/form.ts'
import { citesOf } from '../../rulebooks/cites.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Deal } from '../deal.ts'
import { startingPlace } from './first-to-act.ts'

/** The rules by which this player opens a betting round. */
export const openingRules = (deal: Deal, betting: Betting, place: number): readonly RuleId[] => {
  const cites = citesOf(deal.book)
  switch (betting.first) {
    case 'after-the-blinds':
      return deal.straddler >= 0 ? rulebookOf(deal.book).straddlerActs.rules : cites.afterTheBlinds
    case 'left-of-the-button':
      return cites.leftOfTheButton
    case 'the-opener':
      return cites.theOpener
    case 'bring-in':
      if (deal.killer >= 0) return rulebookOf(deal.book).studKill.rules
      return showingRules(deal, betting, place)
    case 'high-hand-showing':
    case 'low-hand-showing':
      return showingRules(deal, betting, place)
  }
}

const showingRules = (deal: Deal, betting: Betting, place: number): readonly RuleId[] => {
  const cites = citesOf(deal.book)
  if (startingPlace(deal, betting) !== place) return cites.starterAllIn
  if (betting.first === 'high-hand-showing') return cites.highHandShowing
  if (betting.first === 'low-hand-showing') return cites.lowHandShowing
  if (deal.form.bringIn!.card === 'highest') return cites.highcard
  return deal.form.pot.length > 1 ? cites.highLowLowcard : cites.lowcard
}
