import { areClose, type Box, boxAround, type Point } from './box.ts'
import { depthIn, type RailLine } from './rail-line.ts'
import type { OnTable, OwnPlace, SeatPlace, Shape, Sizes } from './stage.ts'

/** A spot for chips before every seat, taken or not, so that nothing moves when chips come. */
export type BetSpots = {
  readonly bets: readonly Point[]
  readonly ownBet: Point
  readonly boxes: readonly Box[]
  readonly ownBox: Box | null
  readonly clashes: number
}

export const betSpots = (
  shape: Shape,
  table: OnTable,
  sizes: Sizes,
  felt: RailLine,
  seats: readonly SeatPlace[],
  own: OwnPlace,
): BetSpots => {
  const [w, h] = [sizes.chip * 1.5 + 40, sizes.chip * 1.15]
  if (!table.bets) {
    const places = seats.map(({ x, y }) => ({ x, y }))
    // your own chips have no bubble: they lie above your cards
    return { bets: places, ownBet: { x: shape.w / 2, y: own.top - h / 2 - 8 }, boxes: [], ownBox: null, clashes: 0 }
  }
  const boxes: Box[] = []
  let clashes = 0
  const bets = seats.map(seat => {
    const tries = triesOf(shape, table, sizes, seat, felt, own, w, h)
    const isFree = (spot: Point): boolean => {
      const box = boxAround(spot, w, h)
      return !(
        seats.some(other => areClose(box, other.box, 1)) ||
        own.boxes.some(mine => areClose(box, mine, 2)) ||
        boxes.some(other => areClose(box, other, 6)) ||
        depthIn(felt, spot) < sizes.rail + Math.min(w * 0.36, 30)
      )
    }
    const free = tries.find(isFree)
    if (free === undefined) clashes++
    const spot = free ?? tries[0]!
    boxes.push(boxAround(spot, w, h))
    return spot
  })
  const ownBet = ownSpot(shape, sizes, felt, seats, own, boxes, w, h)
  const ownBox = table.seated ? boxAround(ownBet, w, h) : null
  return { bets, ownBet, boxes, ownBox, clashes }
}

/** The spots that are tried for a seat, the best first: towards the middle, beside it, below, above. */
const triesOf = (
  { w: wide, upright, narrow, low, standing }: Shape,
  { kind }: OnTable,
  { plate, hand }: Sizes,
  seat: SeatPlace,
  felt: RailLine,
  own: OwnPlace,
  w: number,
  h: number,
): readonly Point[] => {
  const { box, inward } = seat
  const middle = (felt.y + own.top) / 2
  const dx = wide / 2 - seat.x
  const to = Math.sign(dx)
  const isBeside = Math.abs(seat.nx) > 0.6
  const nudge = standing && isBeside ? to * 18 : 0
  const below = { x: seat.x + nudge, y: box.y + box.h + h / 2 + 3 }
  const above = { x: seat.x + nudge, y: box.y - h / 2 - 3 }
  const edge = dx > 0 ? box.x + box.w : box.x
  const inner = { x: edge + to * (w / 2 + (standing || low ? 6 : plate * 0.12)), y: seat.y }
  const slant = (share: number): Point => ({
    x: seat.x + to * Math.min(Math.abs(dx), (box.w / 2) * share + w * 0.3),
    y: inward === 'up' ? above.y : below.y,
  })
  if (standing && isBeside) return seat.y < middle * 1.15 ? [below, inner, above] : [inner, above]
  if (isBeside && upright && !narrow) {
    const y = inward === 'up' ? box.y - h / 2 - 2 : box.y + box.h + h / 2 + 2
    return [{ x: seat.x + to * (plate / 2 + w * 0.1), y }, inner, below, above]
  }
  if (isBeside) return [inner, { ...inner, y: seat.y + (inward === 'down' ? 1 : -1) * h }, slant(0.6), below, above]
  const besideCards = { x: seat.x + (dx < -1 ? -1 : 1) * (hand / 2 + w / 2 + 6), y: box.y + box.h - h / 2 + 4 }
  return [
    ...(inward === 'down' && !standing && kind !== 'stud' ? [besideCards] : []),
    inward === 'down' || standing ? below : above,
    slant(0.3),
    slant(0.8),
    inner,
  ]
}

/** Your own chips lie beside your cards, or above them where there is no room. */
const ownSpot = (
  { w: wide, low, standing }: Shape,
  { rail }: Sizes,
  felt: RailLine,
  seats: readonly SeatPlace[],
  own: OwnPlace,
  boxes: readonly Box[],
  w: number,
  h: number,
): Point => {
  const above = { x: wide / 2, y: own.top - h / 2 - (low ? 3 : 8) }
  if (standing) return above
  const aside = [1, -1].map(to => ({ x: wide / 2 + to * (own.width / 2 + w / 2 + 12), y: own.top + h / 2 + 6 }))
  const isFree = (spot: Point): boolean => {
    const box = boxAround(spot, w, h)
    return (
      !seats.some(seat => areClose(box, seat.box, 2)) &&
      !boxes.some(other => areClose(box, other, 4)) &&
      !own.boxes.some(mine => areClose(box, mine, 0)) &&
      depthIn(felt, spot) > rail + 24
    )
  }
  return aside.find(isFree) ?? above
}
