import { isWithin } from '../button/round.ts'
import { memberOf } from '../draft.ts'
import type { Places, Table } from '../table.ts'
import type { Comer } from './line-up.ts'

/** The places with those who come in: some take a blind that was nobody's, some have bought the button. */
export const placesWith = (places: Places, came: readonly Comer[], table: Table): Places =>
  came.reduce((now, comer) => bought(taken(now, comer, table), comer), places)

/** wsop/103-entry: a player who was moved here begins by position, and has the blind of their seat. */
const taken = (places: Places, { seat, player }: Comer, table: Table): Places => {
  const blind = places.spots.slice(0, -1).indexOf(seat)
  if (blind < 0 || places.blinds[blind] !== null || memberOf(table, player)!.standing !== 'moved') return places
  return { ...places, blinds: places.blinds.with(blind, seat) }
}

/** wsop/158: their seat is on the way of the button now; it is the next one that it comes to. */
const bought = (places: Places, { seat, choice }: Comer): Places => {
  const { trail } = places
  if (choice.wish !== 'buy-the-button' || trail.includes(seat)) return places
  const [first, ...rest] = trail as readonly [number, ...number[]]
  const at = rest.findIndex(stop => !isWithin(stop, first, seat))
  return { ...places, trail: [first, ...rest.slice(0, at), seat, ...rest.slice(at)] }
}
