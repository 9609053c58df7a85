import { codeOf } from '../../cards/card.ts'
import type { Rulebook } from '../../rulebooks/rulebook.ts'
import type { PlayerId } from '../../table/player.ts'
import { bookOf } from '../draft.ts'
import type { Gone, Tournament } from '../tournament.ts'

/** A place and who has it: several share it who began the same deal with the same chips. */
export type Standing = { readonly place: number; readonly players: readonly PlayerId[] }

/**
 * hpt/winning, rrp/15/35: who is out last is placed best; of those out on one deal, who began it with more. Those still
 * in it have no place yet, but for the last one.
 */
export const places = (event: Tournament): readonly Standing[] => {
  const alive = event.entrants.filter(({ status }) => status === 'playing' || status === 'alternate')
  const standings: Standing[] = []
  if (alive.length === 1) standings.push({ place: 1, players: [alive[0]!.player] })
  let place = alive.length + 1
  for (const { players } of event.outs.toReversed()) {
    for (const tied of together(players, bookOf(event).simultaneousBustOrder.is)) {
      standings.push({ place, players: tied.map(({ player }) => player) })
      place += tied.length
    }
  }
  return standings
}

/** All places in order, the first first; of those who share one, who had the better hand. */
export const finishOrder = (event: Tournament): readonly PlayerId[] => places(event).flatMap(({ players }) => players)

type Law = Rulebook['simultaneousBustOrder']['is']

/**
 * Who of one deal began with most comes first, and those with equal stacks share a place, the better hand, or the higher
 * card, first among them. A house may place all of one deal together, or let the better hand decide between equal stacks.
 */
const together = (players: readonly Gone[], { by, equal, indivisible }: Law): readonly (readonly Gone[])[] => {
  const stackOf = ({ stack }: Gone): number => (by === 'same-place' ? 0 : stack)
  const cardOf = ({ card }: Gone): number => (card === undefined ? -1 : codeOf(card))
  const handOf = (it: Gone): number => (indivisible === 'high-card' ? cardOf(it) : (it.hand ?? -1))
  const sorted = [...players].sort((a, b) => stackOf(b) - stackOf(a) || handOf(b) - handOf(a))
  const groups: Gone[][] = []
  for (const it of sorted) {
    const last = groups.at(-1)
    const first = last?.[0]
    const isSame = first !== undefined && stackOf(first) === stackOf(it)
    if (isSame && (equal === 'prizes-shared' || handOf(first) === handOf(it))) last!.push(it)
    else groups.push([it])
  }
  return groups
}

/** Does a card decide what cannot be divided between players who go out with equal stacks? */
export const cardDecides = (event: Tournament): boolean =>
  bookOf(event).simultaneousBustOrder.is.indivisible === 'high-card'
