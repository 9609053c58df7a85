import type { Card } from '../../cards/card.ts'
import type { Deal } from '../../deal/deal.ts'
import type { DealEvent } from '../../deal/events.ts'
import type { Pile, Repair, ShuffledIn } from '../../deal/mending.ts'
import { NO_RULES } from '../../deal/work.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import { type BoardStreet, boardAt } from '../board/board-street.ts'

/** A street that is dealt again: the rules behind it, other cards that are shuffled in, and whether a card is burned. */
export type Redeal = {
  readonly rules: readonly RuleId[]
  readonly extra?: readonly { readonly card: Card; readonly from: Pile }[]
  readonly burn: boolean
  /** How many cards of the street lie on each board, where they are not as many as the form wants. */
  readonly lie?: readonly number[]
}

/** rrp/5/7: the boardcards of the last street are taken back and shuffled into the stub before it is dealt again. */
export const redealt = (deal: Deal, street: BoardStreet, redeal: Redeal): readonly DealEvent[] => {
  const { rules, extra = [], burn, lie } = redeal
  const laid = Array.from({ length: deal.form.boards }, (_, i) => boardAt(deal, i)).flatMap((board, i) =>
    deal.boards[board]!.slice(-(lie?.[i] ?? street.each)).map(card => ({ card, from: { board } })),
  )
  const back = [...laid, ...extra]
  const cards = back.map(({ card }) => card)
  return [
    { type: 'CardsMoved', moves: back.map(move => ({ ...move, to: 'aside' })), rules: NO_RULES },
    { type: 'StreetTakenBack', step: burn && street.burn >= 0 ? street.burn : street.board, rules },
    ...shuffledFirst(street, { rules, burn, cards }),
  ]
}

/** What is done otherwise at a street for which these cards set aside, and whole piles, are shuffled in. */
export const shuffledFirst = (
  { burn, board }: BoardStreet,
  redeal: Pick<Redeal, 'rules' | 'burn'> & { readonly cards: readonly Card[]; readonly piles?: readonly ShuffledIn[] },
): readonly DealEvent[] => {
  const { rules, cards, piles } = redeal
  const shuffle: Repair = { do: 'reshuffle', at: burn < 0 ? board : burn, aside: true, cards, rules }
  const repairs: readonly Repair[] = [
    piles === undefined ? shuffle : { ...shuffle, piles },
    ...(burn >= 0 && !redeal.burn ? [{ do: 'skip-burn', at: burn } as const] : []),
    ...(burn < 0 && redeal.burn ? [{ do: 'burn-first', at: board } as const] : []),
  ]
  return repairs.map(repair => ({ type: 'RepairDue', repair, rules }))
}
