import type { FloorTableShown } from '@cardroom/room/protocol'

/** Button and blinds of a table's next deal: the button goes on to the next player who is there, the blinds sit after it. */
export const nextPlaces = ({
  chairs,
  places,
}: Pick<FloorTableShown, 'chairs' | 'places'>): NonNullable<FloorTableShown['places']> => {
  const players = chairs.filter(({ is, away }) => is === 'taken' && away === null).map(({ seat }) => seat)
  const after = (seat: number): number | null => players.find(it => it > seat) ?? players[0] ?? null
  const button = after(places?.button ?? 0)
  if (button === null || players.length < 2) return { button, small: null, big: null }
  // heads up the button posts the small blind
  const small = players.length === 2 ? button : after(button)!
  return { button, small, big: after(small) }
}
