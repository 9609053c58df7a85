import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Seat } from '../chips.ts'
import type { Deal, Player } from '../deal.ts'
import type { Cited } from '../events.ts'
import { fantasylandNext } from './fantasyland.ts'
import type { Laid } from './rows.ts'

/** Who is in Fantasyland, and with how many cards. */
export type InFantasyland = { readonly seat: Seat; readonly cards: number }

/** What the deal after this one starts with because of Fantasyland, and the rules for it. */
export type FantasylandDeal = { readonly button: Seat; readonly fantasyland: readonly InFantasyland[] } & Cited

/** The deal that follows when rows have got somebody into Fantasyland or kept them there, null if nobody is in it. */
export const fantasylandDeal = (deal: Deal): FantasylandDeal | null => {
  if (deal.mending.voided !== '') return afterMisdeal(deal)
  const fantasyland = inFantasyland(deal)
  if (fantasyland.length === 0) return null
  // wsop/352c: a new deal, for which the button moves on as for any other
  const moves = rulebookOf(deal.book).buttonMovesForFantasyland
  return { button: moves.is ? deal.players[0]!.seat : deal.button, fantasyland, rules: moves.rules }
}

/** wsop/23a-fantasyland: who was in Fantasyland on a misdeal is there when all is dealt again, from the same button. */
const afterMisdeal = ({ book, button, players }: Deal): FantasylandDeal | null => {
  const { is, rules } = rulebookOf(book).fantasylandSurvivesMisdeal
  const still = players.flatMap(({ seat, fantasyland }) => (fantasyland > 0 ? [{ seat, cards: fantasyland }] : []))
  return is && still.length > 0 ? { button, fantasyland: still, rules } : null
}

/** The rows of a hand as they count: one that a ruling has fouled has none. */
export const laidRows = ({ killed, rows }: Player): Laid => (killed ? [] : rows)

/** Whose rows put them into Fantasyland on the next deal. */
export const inFantasyland = ({ form, players }: Deal): readonly InFantasyland[] =>
  players.flatMap(player => {
    const cards = fantasylandNext(form.rows!, laidRows(player), player.fantasyland > 0)
    return cards > 0 ? [{ seat: player.seat, cards }] : []
  })
