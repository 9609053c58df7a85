import type { Deal } from '../deal/deal.ts'

/** Where the cards lie that belong to nobody, written down: the boards, the burns, what is aside, and the whole stub from its top. */
export const piles = (deal: Deal) => ({
  board: deal.boards.map(board => board.join(' ')).join(' / '),
  burns: deal.burns.join(' '),
  aside: deal.mending.aside.join(' '),
  stub: deal.deck.slice(deal.next).join(' '),
})

/** The same with this many cards of the stub alone. */
export const pilesTo = (deal: Deal, top: number) => ({
  ...piles(deal),
  stub: deal.deck.slice(deal.next, deal.next + top).join(' '),
})
