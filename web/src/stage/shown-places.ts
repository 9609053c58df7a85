import { areClose, type Box } from './box.ts'
import { type Inward, OUTSIDE, type SeatPlace, type Shape, type Sizes, TALL } from './stage.ts'

/**
 * The seats of a hand with the cards of those who show them above or below their plates, which stay where they were: nobody
 * jumps when cards turn. Null where there is no room for cards of this size.
 */
export const shownPlaces = (
  shape: Shape,
  sizes: Sizes,
  cards: number,
  seats: readonly SeatPlace[],
  bare: readonly number[],
  /** What nothing may lie over: the boards, and your own place. */
  standing: readonly Box[],
  /** Cards may lie beside a plate, too. */
  beside: boolean,
): readonly SeatPlace[] | null => {
  const hand = { w: sizes.shownCard * (1 + (cards - 1) * sizes.shownStep), h: sizes.shownCard * TALL }
  const walls = [...standing, ...seats.map((seat, at) => (bare.includes(at) ? plateOf(seat, sizes) : seat.name))]
  const open = seats.flatMap((seat, at) =>
    bare.includes(at)
      ? []
      : [{ at, tries: triesOf(shape, sizes, seat, hand, beside).filter(it => isFree(it, walls, seat.name)) }],
  )
  const placed = new Map<number, Try>()
  // the one with the fewest places left takes the best of them
  let left = open
  while (left.length > 0) {
    const next = left.reduce((fewest, it) => (it.tries.length < fewest.tries.length ? it : fewest))
    const taken = next.tries[0]
    if (taken === undefined) return null
    placed.set(next.at, taken)
    left = left.filter(it => it !== next).map(it => ({ ...it, tries: it.tries.filter(other => isApart(other, taken)) }))
  }
  return seats.map((seat, at) => shownAt(seat, placed.get(at)))
}

/** Where the cards of a seat may lie, and its bubble with them. */
type Try = {
  readonly inward: Inward
  readonly isAbove: boolean
  readonly cards: Box
  readonly bubble: Box
  readonly cost: number
}
type Size = { readonly w: number; readonly h: number }

/** Cards lie so far from their plate, and from what stands near them. */
const GAP = 4
const APART = 2
/** They are moved along their plate by such steps. */
const STEP = 6
/** Cards that win are lifted by this much. */
const LIFT = 0.09
/** The dealer's button reaches so far over the end of a plate. */
const DISC = 14

/**
 * Towards the middle first, as they lay before, and along the plate as far as they still touch it; then on the other side of it;
 * beside it where there is no room above and below.
 */
const triesOf = (shape: Shape, sizes: Sizes, seat: SeatPlace, hand: Size, beside: boolean): readonly Try[] => {
  const { name, inward, x, nx } = seat
  const middle = name.y + name.h / 2
  const first: Inward = inward === 'down' || (inward !== 'up' && middle < shape.h / 2) ? 'down' : 'up'
  const most = hand.w / 2 + sizes.plate * 0.25
  const wish = -nx * Math.abs(nx) * Math.max(0, hand.w - sizes.plate) * 0.5
  const along = (to: 'up' | 'down'): readonly Try[] =>
    steps(most).map(by => {
      const left = Math.max(3, Math.min(shape.w - 3 - hand.w, x + by - hand.w / 2))
      const top = to === 'up' ? name.y - GAP - hand.h : name.y + name.h + GAP
      const cost = Math.abs(left + hand.w / 2 - x - wish) + (to === first ? 0 : sizes.plate * 0.5)
      return tried(seat, sizes, to, { x: left, y: top, ...hand }, cost)
    })
  const aside = (to: 'left' | 'right'): readonly Try[] => {
    // the dealer's button hangs over one end of the plate
    const gap = (to === 'right') === nx < -0.6 ? DISC : GAP
    const left = to === 'left' ? name.x - gap - hand.w : name.x + name.w + gap
    const cost = sizes.plate + (Math.sign(nx) === (to === 'left' ? -1 : 1) && Math.abs(nx) > 0.3 ? sizes.plate : 0)
    return steps((hand.h + name.h) / 4).map(by =>
      tried(seat, sizes, to, { x: left, y: middle + by - hand.h / 2, ...hand }, cost + Math.abs(by)),
    )
  }
  const isInside = ({ cards, bubble }: Try): boolean =>
    cards.x >= 3 &&
    cards.x + cards.w <= shape.w - 3 &&
    cards.y - cards.h * LIFT >= 0 &&
    cards.y + cards.h <= shape.h - 2 &&
    bubble.y >= 0 &&
    bubble.y + bubble.h <= shape.h
  return [...along('up'), ...along('down'), ...(beside ? [...aside('left'), ...aside('right')] : [])]
    .filter(isInside)
    .sort((one, other) => one.cost - other.cost)
}

const steps = (most: number): readonly number[] => {
  const count = Math.floor(most / STEP)
  return Array.from({ length: 2 * count + 1 }, (_, i) => (i - count) * STEP)
}

/** The bubble hangs on the other side of the plate than the cards; beside them it stays where it was. */
const tried = ({ name, inward }: SeatPlace, { bubble }: Sizes, to: Inward, cards: Box, cost: number): Try => {
  const isAbove = to === 'down' || (to !== 'up' && inward === 'down')
  const y = isAbove ? name.y - bubble * OUTSIDE : name.y + name.h
  return { inward: to, isAbove, cards, bubble: { x: name.x, y, w: name.w, h: bubble * OUTSIDE }, cost }
}

const isFree = ({ cards, bubble }: Try, walls: readonly Box[], own: Box): boolean =>
  !walls.some(wall => wall !== own && (areClose(cards, wall, APART) || areClose(bubble, wall, 0)))

const isApart = (one: Try, other: Try): boolean =>
  !areClose(one.cards, other.cards, APART) &&
  !areClose(one.cards, other.bubble, 0) &&
  !areClose(one.bubble, other.cards, 0) &&
  !areClose(one.bubble, other.bubble, 0)

/** A plate and its bubble, as they are without cards. */
const plateOf = ({ name, inward }: SeatPlace, { bubble }: Sizes): Box => ({
  ...name,
  y: inward === 'down' ? name.y - bubble * OUTSIDE : name.y,
  h: name.h + bubble * OUTSIDE,
})

const shownAt = (seat: SeatPlace, placed: Try | undefined): SeatPlace => {
  // without cards a seat stays as it was, but for the room of the cards that it had
  if (placed === undefined) return { ...seat, box: seat.name, parts: [seat.name] }
  const { inward, isAbove, cards, bubble } = placed
  const parts = [seat.name, cards, bubble]
  const cardsAside = cards.x + cards.w / 2 - seat.x
  const beside = inward === 'left' || inward === 'right' ? { top: cards.y - seat.y, bubbleAbove: isAbove } : undefined
  return { ...seat, inward, cardsAside, ...(beside !== undefined && { beside }), cards, parts, box: around(parts) }
}

const around = (boxes: readonly Box[]): Box => {
  const [x, y] = [Math.min(...boxes.map(it => it.x)), Math.min(...boxes.map(it => it.y))]
  return { x, y, w: Math.max(...boxes.map(it => it.x + it.w)) - x, h: Math.max(...boxes.map(it => it.y + it.h)) - y }
}
