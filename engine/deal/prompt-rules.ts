import { citesOf } from '../rulebooks/cites.ts'
import type { RuleId } from '../rulebooks/rule-id.ts'
import { rulebookOf } from '../rulebooks/rulebooks.ts'
import { callRules, wagerRules } from './betting/act-rules.ts'
import { wagerName } from './betting/betting.ts'
import { bringInRules } from './betting/opening-rules.ts'
import { wagerBarred } from './betting/wager.ts'
import type { Deal } from './deal.ts'
import { type BettingTurn, type Legal, legal } from './legal.ts'
import { formRules } from './program.ts'
import { cited } from './refusal-rules.ts'

/**
 * The rules behind what somebody is asked now: the bounds of their wager or why they may make none, their forced bet, how
 * hands are shown, and for drawing and laying cards the rules of the form.
 */
export const promptRules = (deal: Deal, due: Legal = legal(deal)): readonly RuleId[] => {
  switch (due.due) {
    case 'betting':
      return bettingRules(deal, due)
    case 'show':
      return due.muck
        ? distinct([...citesOf(deal.book).show, ...rulebookOf(deal.book).muckAtShowdown.rules])
        : citesOf(deal.book).show
    case 'draw':
    case 'discard':
    case 'turn-up':
    case 'rows':
      return formRules(deal.form, deal.book)
    default:
      return []
  }
}

const bettingRules = (deal: Deal, { bringIn, wager, check, callTo }: BettingTurn): readonly RuleId[] => {
  const cites = citesOf(deal.book)
  if (bringIn !== null) return distinct([...bringInRules(deal), ...(wager === null ? [] : cites.openFull)])
  const plain = check ? cites.check : callTo === null ? [] : callRules(deal, callTo)
  return distinct([...(wager === null ? barRules(deal) : boundRules(deal, wager.least)), ...plain])
}

const boundRules = (deal: Deal, least: number): readonly RuleId[] => wagerRules(deal, wagerName(deal, least), least)

/** A player who has no more than the call hears nothing of raises. */
const barRules = (deal: Deal): readonly RuleId[] => {
  const barred = wagerBarred(deal, deal.turn)
  return barred === null ? [] : (cited(barred, deal).rules ?? [])
}

const distinct = (rules: readonly RuleId[]): readonly RuleId[] => [...new Set(rules)]
