/**
 * hpt/seating: how many players each table has, as even as can be: the larger tables first. One table holds as many as
 * the final table does; with `tables` this many tables are used.
 */
export const spread = (players: number, seats: number, finalSeats: number, tables?: number): readonly number[] => {
  const needed = players <= finalSeats ? 1 : Math.max(2, Math.ceil(players / seats))
  const count = Math.max(tables ?? needed, Math.ceil(players / Math.max(seats, finalSeats)))
  const [each, more] = [Math.floor(players / count), players % count]
  return Array.from({ length: count }, (_, i) => each + (i < more ? 1 : 0))
}
