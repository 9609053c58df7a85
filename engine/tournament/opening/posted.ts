import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Money, Plan } from '../plan.ts'

/** What is posted about the buy-in: its price and fee, the chips it brings, and whether those are worth money. */
export type Posted = {
  /** Null where the house does not post it. */
  readonly price: { readonly buyIn: Money; readonly fee: Money; readonly bounty: Money } | null
  readonly chips: number
  readonly cashValue: boolean
}

/** hpt/buyin: the price is posted, and chips of an event are worth no money; a house may have either otherwise. */
export const postedFor = ({ book, buyIn, bounty }: Pick<Plan, 'book' | 'buyIn' | 'bounty'>): Posted => {
  const { posted, cashValue } = rulebookOf(book).tournamentBuyIn.is
  const price = posted ? { buyIn: buyIn.price, fee: buyIn.fee, bounty: bounty?.worth ?? 0 } : null
  return { price, chips: buyIn.chips, cashValue }
}
