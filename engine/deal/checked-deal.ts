import { wrongArgument } from '../kinds/wrong-argument.ts'
import type { Deal } from './deal.ts'

/** The deal, if it is one: plain JavaScript easily gives the whole play instead, or nothing. */
export const checkedDeal = (asking: string, deal: Deal): Deal => {
  // `mending` is what no other thing of ours has
  if (deal?.mending === undefined)
    throw wrongArgument(asking, deal, 'a deal, such as table.deal of const table = play(…)')
  return deal
}
