/** Where a seat is drawn, in hundredths of the felt's width and height. */
export type SpotOnFelt = { readonly x: number; readonly y: number }

/** A seat on a wide felt and on a tall one, with the place for the chips in front of it. */
export type Places = Readonly<Record<'wide' | 'tall' | 'wideBet' | 'tallBet', SpotOnFelt>>

/** Seats around the felt, clockwise, with one's own at the bottom; wide for laptops, tall for phones. */
export const placesOf = (seat: number, chairs: number, own: number | null): Places => {
  const turn = (((seat - (own ?? 1)) % chairs) + chairs) % chairs
  const [wide, tall] = [wideSpot(turn, chairs), tallSpot(turn, chairs)]
  return { wide, tall, wideBet: towards(wide, 0.56, 0.58), tallBet: towardsSide(tall) }
}

/** On a wide felt the seats stand on an ellipse. */
const wideSpot = (turn: number, chairs: number): SpotOnFelt => {
  const angle = Math.PI / 2 + (2 * Math.PI * turn) / chairs
  return { x: round(50 + 43 * Math.cos(angle)), y: round(49 + 39 * Math.sin(angle)) }
}

/** On a tall felt they stand in two columns, with one at the bottom and, where the count asks for it, one at the top. */
const tallSpot = (turn: number, chairs: number): SpotOnFelt => {
  if (turn === 0) return { x: 50, y: 93 }
  const others = chairs - 1
  const side = Math.floor(others / 2)
  const atTop = others % 2 === 1
  if (atTop && turn === side + 1) return { x: 50, y: 8.5 }
  const onLeft = turn <= side
  const up = onLeft ? turn - 1 : others - turn
  const [low, high] = [side < 4 ? 72 : 86, atTop ? (side < 4 ? 27 : 22) : 12]
  const y = side === 1 ? 30 : low - (up * (low - high)) / (side - 1)
  return { x: onLeft ? 14 : 86, y: round(y) }
}

/** Does nobody sit beside the boards of a tall felt, so that they may be as wide as it is? */
export const hasRoomForBoards = (chairs: number): boolean => chairs <= 6

const towards = ({ x, y }: SpotOnFelt, across: number, up: number): SpotOnFelt => ({
  x: round(50 + (x - 50) * across),
  y: round(50 + (y - 50) * up),
})

/** The chips of one at the side lie beside his plate, over or under the boards; of one at the end, in front of it. */
const towardsSide = ({ x, y }: SpotOnFelt): SpotOnFelt => {
  if (x === 50) return { x, y: y > 50 ? y - 10.5 : y + 14.5 }
  return { x: x < 50 ? 35 : 65, y: round(besideBoards(y)) }
}

/** How high: clear of who sits at the top, of the street's name and the boards, and of the next seat. */
const besideBoards = (y: number): number => {
  if (y < 24) return y - 3
  if (y < 32) return y + 10.5
  if (y < 45) return y - 8
  if (y > 80) return y - 5
  return y < 60 ? 63 : y + 3.5
}

const round = (n: number): number => Math.round(10 * n) / 10
