import type { Table } from '@cardroom/engine'
import type { PlayerId } from '@cardroom/engine/table'
import { type Refused, refusal } from '../../refusal.ts'

/** How many big blinds, limits or points a player can have in front of them by buying, unless the placard allows less. */
const MOST_BETS = 100_000

/** Why somebody may not buy this many chips, or null: play chips cost nothing, and a table is no fun with any number of them. */
export const boughtTooMuch = (table: Table, person: PlayerId, chips: number): Refused | null => {
  const { placard } = table
  if (placard.realCards) return null
  const bet = Math.max(...placard.parts.map(({ stakes }) => Math.max(stakes.lower, stakes.point, ...stakes.blinds)))
  const most = MOST_BETS * bet
  const has = chipsHere(table, person)
  if (has + chips <= most) return null
  const more = Math.max(0, most - has)
  return refusal('more-than-is-sold', { about: { has, more } })
}

/** All chips that a player has at a table: in front of them, held until the deal is over, and on their way. */
export const chipsHere = ({ members }: Table, person: PlayerId): number => {
  const member = members.find(({ player }) => player === person)
  return member === undefined ? 0 : member.stack + member.held + member.pocketed + (member.behind?.chips ?? 0)
}
