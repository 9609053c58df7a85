import { citesOf } from '../../rulebooks/cites.ts'
import { potTotal } from '../deal.ts'
import { NO_RULES, tell, type Work } from '../work.ts'
import { claimsOfThePenniless } from './deal-pots.ts'

/** uspa/3.2.9.5.3: the opener was left alone and cannot prove their openers: the pot stays for the next deal. */
export const carryOver = (work: Work): void => {
  const { state: deal } = work
  const rules = citesOf(deal.book).proveOpeners
  tell(work, { type: 'PotCarried', amount: potTotal(deal), matched: claimsOfThePenniless(deal), rules })
  tell(work, { type: 'DealEnded', rules: NO_RULES })
}
