import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Seat } from '../chips.ts'
import type { Deal } from '../deal.ts'
import type { Cited } from '../events.ts'
import { fantasylandNext } from './fantasyland.ts'

/** Who is in Fantasyland, and with how many cards. */
export type InFantasyland = { readonly seat: Seat; readonly cards: number }

/** What the deal after this one starts with because of Fantasyland, and the rules for it. */
export type FantasylandDeal = { readonly button: Seat; readonly fantasyland: readonly InFantasyland[] } & Cited

/** The deal that follows when rows have got somebody into Fantasyland or kept him there, null if nobody is in it. */
export const fantasylandDeal = (deal: Deal): FantasylandDeal | null => {
  const fantasyland = inFantasyland(deal)
  if (fantasyland.length === 0) return null
  // wsop/352c: a new deal, for which the button moves on as for any other
  const moves = rulebookOf(deal.book).buttonMovesForFantasyland
  return { button: moves.is ? deal.players[0]!.seat : deal.button, fantasyland, rules: moves.rules }
}

/** Whose rows put him into Fantasyland on the next deal. */
export const inFantasyland = ({ form, players }: Deal): readonly InFantasyland[] =>
  players.flatMap(player => {
    const cards = fantasylandNext(form.rows!, player.rows, player.fantasyland > 0)
    return cards > 0 ? [{ seat: player.seat, cards }] : []
  })
