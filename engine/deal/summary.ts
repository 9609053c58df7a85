import type { Card } from '../cards/card.ts'
import { handsWords } from '../ranking/words.ts'
import type { RuleId } from '../rulebooks/rule-id.ts'
import { checkedDeal } from './checked-deal.ts'
import type { Chips, Seat } from './chips.ts'
import type { Deal } from './deal.ts'
import { tabled } from './view.ts'

/** How a deal came out: who won what, with which cards and why. */
export type Summary = {
  readonly form: string
  readonly boards: readonly (readonly Card[])[]
  readonly seats: readonly SeatSummary[]
  readonly awards: readonly AwardSummary[]
  /** Chips left in the pot for the next deal. */
  readonly carried: Chips
  /** What the next deal must know of a pot that nobody opened: deals passed in a row, who plays for a part, who waits. */
  readonly unopened?: Pick<Deal, 'passed' | 'matched' | 'barred'>
}

/** How one seat finished the deal. */
export type SeatSummary = {
  readonly seat: Seat
  readonly start: Chips
  readonly end: Chips
  readonly won: Chips
  /** The cards that were shown, null for a hand that stayed closed. */
  readonly cards: readonly Card[] | null
  readonly folded: boolean
}

/** One award: the pot and share, who took it and with which hand. */
export type AwardSummary = {
  readonly pot: string
  readonly share: string
  readonly amount: Chips
  readonly to: readonly { readonly seat: Seat; readonly amount: Chips }[]
  readonly oddChips: readonly Seat[]
  readonly hand: string
  readonly rules: readonly RuleId[]
}

/** The outcome so far, without any card that stayed face down. */
export const summary = (deal: Deal): Summary => ({
  form: checkedDeal('summary', deal).form.id,
  boards: deal.boards,
  seats: deal.players
    .filter(player => player.hand === 0)
    .map(player => ({
      seat: player.seat,
      start: player.start,
      end: player.stack + player.aside,
      won: player.stack + player.aside - player.start,
      cards: cardsShown(deal, player),
      folded: player.folded,
    })),
  awards: deal.awards.map(({ pot, run, share, amount, to, oddChips, hands, rules }) => ({
    pot: (pot === 0 ? 'main pot' : `side pot ${pot}`) + (deal.runs > 1 ? `, run ${run + 1}` : ''),
    share,
    amount,
    to,
    oddChips,
    hand: handsWords(hands),
    rules,
  })),
  carried: deal.carried,
  ...(deal.carried > 0 ? { unopened: unopened(deal) } : {}),
})

const unopened = ({ passed, matched, barred }: Deal): Summary['unopened'] & object => ({ passed, matched, barred })

const cardsShown = (deal: Deal, player: Deal['players'][number]): readonly Card[] | null => {
  if (player.shown === 'shown' || player.shown === 'seen') return [...player.down, ...player.up]
  if (player.open.length > 0) return [...player.open, ...player.up]
  if (deal.form.rows === undefined || !tabled(deal, player)) return null
  // wsop/341a: a seat may have two hands
  return deal.players.flatMap(other => (other.seat === player.seat ? other.rows.flat() : []))
}
