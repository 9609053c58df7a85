import { type Card, type Deal, legal, type TableCommand } from '@cardroom/engine'
import type { LiveOrder } from '../../protocol/live-orders.ts'
import { type Refused, refusal } from '../../refusal.ts'
import type { Course } from '../state/course.ts'

/** Enters the cards at the showdown: the boards first, then the hands in the order of showing; those left out muck. */
export const tellCards = (
  course: Course,
  { boards, hands }: Extract<LiveOrder, { readonly type: 'tell' }>,
  give: (command: TableCommand) => Refused | null,
): Refused | null => {
  const dealNow = (): Deal | null => course.hosted.night?.deal ?? null
  for (const [board, cards] of boards.entries()) {
    if (dealNow()?.boards[board]?.includes('??') !== true) continue
    const refused = give({ type: 'TellBoard', board, cards })
    if (refused !== null) return refused
  }
  for (;;) {
    const deal = dealNow()
    const due = deal === null ? null : legal(deal)
    if (deal === null || due?.due !== 'show') return null
    const hand = hands.find(({ seat }) => seat === due.seat)
    if (hand === undefined && !due.muck) return refusal('cards-are-needed', { about: { seat: due.seat } })
    const refused = give(
      hand === undefined
        ? { type: 'Muck', seat: due.seat }
        : { type: 'Show', seat: due.seat, cards: wholeHand(deal, due.seat, hand.cards) },
    )
    if (refused !== null) return refused
  }
}

/** A hand with the cards that nobody knew so far, downcards first. */
const wholeHand = ({ players }: Deal, seat: number, shown: readonly Card[]): readonly Card[] => {
  const { down, up } = players.find(player => player.seat === seat)!
  const left = [...shown]
  const whole = [...down, ...up].map(card => (card === '??' ? (left.shift() ?? card) : card))
  return [...whole, ...left]
}
