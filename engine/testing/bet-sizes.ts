import type { Chips } from '../deal/chips.ts'
import type { Deal } from '../deal/deal.ts'
import { legal } from '../deal/legal.ts'

/** What may then lie in front of the player to act at limit: each size of a bet or raise, none if they may make none. */
export const betSizes = (deal: Deal): readonly Chips[] => {
  const due = legal(deal)
  return due.due === 'betting' ? (due.wager?.sizes ?? []) : []
}
