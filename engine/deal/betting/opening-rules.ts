import type { Betting } from '../../forms/form.ts'
import { citesOf } from '../../rulebooks/cites.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Deal } from '../deal.ts'
import { betsOrFolds, startingPlace } from './first-to-act.ts'

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
  if (betting.first === 'bring-in') return whoBringsIn(deal)
  const usual = betting.first === 'high-hand-showing' ? cites.highHandShowing : cites.lowHandShowing
  return ofTheForm(deal, cites.ownHandShowing) ?? usual
}

/** The rules by which somebody has the forced bet of stud, as the form has it. */
export const bringInRules = (deal: Deal): readonly RuleId[] => [...citesOf(deal.book).forcedBet, ...whoBringsIn(deal)]

const whoBringsIn = (deal: Deal): readonly RuleId[] => {
  const cites = citesOf(deal.book)
  if (betsOrFolds(deal)) return cites.highCardBetsOrFolds
  if (deal.form.bringIn!.card === 'highest') return ofTheForm(deal, cites.ownHighcard) ?? cites.highcard
  return deal.form.pot.length > 1 ? cites.highLowLowcard : cites.lowcard
}

/** Those of these rules that the form names for itself, if it names one. */
const ofTheForm = ({ form }: Deal, rules: readonly RuleId[]): readonly RuleId[] | undefined => {
  const own = rules.filter(id => form.rules.includes(id))
  return own.length === 0 ? undefined : own
}
