import { type Box, boxAround, type Point } from './box.ts'
import { widthInLines, widthOf } from './lettering.ts'
import { OUTSIDE, type SeatPlace, type Shape, type Stage } from './stage.ts'

/** What a seat shows when it wins: the hand's name and the sum. */
export type Plate = {
  /** Which of the seats on the stage it is. */
  readonly at: number
  readonly words: string
  readonly sum: string
  /** Announced already: another hand is being announced now. */
  readonly before?: boolean
}

/**
 * Where the plates with the names of winning hands stand, by their seats on the stage: as near to the cards as there is
 * room, over nobody's name, not over the boards or the hand that wins, and not over each other. What has been announced before
 * goes where there is no room for it any more. Where cards would lie of seats that have none any more, there is room.
 */
export const wonPlaces = (
  stage: Stage,
  plates: readonly Plate[],
  bare: ReadonlySet<number> = NOBODY,
  discs: readonly Box[] = [],
): ReadonlyMap<number, Box> => {
  const walls = [...wallsOf(stage, bare), ...discs.map(box => ({ box, weight: 60 }))]
  const now = plates.filter(({ before = false }) => !before)
  const earlier = plates.filter(({ before = false }) => before)
  let best = inOrder(stage, [...now, ...earlier], walls)
  // a plate that comes first may take the only room of another one
  for (const others of turnsOf(now)) {
    if (best.cost < CROWDED) break
    const tried = inOrder(stage, [...others, ...earlier], walls)
    if (tried.cost < best.cost) best = tried
  }
  return best.placed
}

/** Places plates one after another; what it costs is what is under those of now. */
const inOrder = (
  stage: Stage,
  plates: readonly Plate[],
  standing: readonly Wall[],
): { readonly placed: ReadonlyMap<number, Box>; readonly cost: number } => {
  const placed = new Map<number, Box>()
  let whole = 0
  for (const { at, words, sum, before = false } of plates) {
    const seat = stage.seats[at]
    if (seat === undefined) throw new Error(`no seat ${at} on the stage`)
    if (words === '') placed.set(at, inBubble(seat, stage, sum))
    else {
      const others = [...placed.values()].map(box => ({ box, weight: 100 }))
      const about = plates.flatMap(it => (it.at === at || it.before ? [] : [stage.seats[it.at]!.name]))
      const walls = [
        ...standing,
        { box: lifted(seat.cards), weight: 60 },
        ...others,
        // beside the name of another winner it would be read as theirs
        ...about.map(name => ({ box: around(name, BESIDE), weight: 0.06 })),
      ]
      const { box, cost } = freest(stage.shape, nearest(seat, stage.shape), sizesOf(stage.shape, words, sum), walls)
      if (!before || cost < CROWDED) placed.set(at, box)
      if (!before) whole += cost < CROWDED ? cost / 100 : cost
    }
  }
  return { placed, cost: whole }
}

const around = ({ x, y, w, h }: Box, by: number): Box => ({ x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by })
const BESIDE = 50

/** The same plates with each of the others first. */
const turnsOf = (plates: readonly Plate[]): readonly (readonly Plate[])[] =>
  plates.slice(1).map((_, i) => [...plates.slice(i + 1), ...plates.slice(0, i + 1)])

const NOBODY: ReadonlySet<number> = new Set()

/** More than this costs only a plate that lies over something. */
const CROWDED = 400

/** A sum without a hand stands where the bubble of the seat was. */
const inBubble = ({ name, inward }: SeatPlace, { sizes: { bubble } }: Stage, sum: string): Box => {
  const [w, h] = [sum.length * 8.4 + 20, bubble + 2]
  const y = inward === 'down' ? name.y + bubble * INSIDE - h : name.y + name.h - bubble * INSIDE
  return { x: name.x + name.w / 2 - w / 2, y, w, h }
}
const INSIDE = 1 - OUTSIDE

/** What a plate keeps away from, and how much it costs to lie over it. */
type Wall = { readonly box: Box; readonly weight: number }

const wallsOf = ({ seats, own, middle, shape: { standing } }: Stage, bare: ReadonlySet<number>): readonly Wall[] => [
  ...seats.flatMap(({ name, cards }, at) => [
    { box: name, weight: 100 },
    // behind a face that stands over its name lie the cards
    ...(bare.has(at) && !standing
      ? []
      : [
          { box: cards, weight: 15 },
          { box: { ...cards, h: cards.h * READ }, weight: 30 },
        ]),
  ]),
  ...own.boxes.map(box => ({ box: lifted(box), weight: 60 })),
  // the pots under the boards are pushed little by little
  ...(middle.box === null
    ? []
    : [
        { box: lifted(withNumbers(middle.box, middle.potHeight)), weight: middle.card > 0 ? 40 : 0 },
        { box: middle.box, weight: 0.02 },
      ]),
]

/** Ranks and suits stand in this much of a card, from its top. */
const READ = 0.75

/** The boards without the pots under them, and with the numbers that stand at their left. */
const withNumbers = ({ x, y, w, h }: Box, pots: number): Box => ({ x: x - NUMBER, y, w: w + NUMBER, h: h - pots })
const NUMBER = 14

/** Cards that win are lifted by this much. */
const lifted = ({ x, y, w, h }: Box): Box => ({ x, y: y - h * LIFT, w, h: h * (1 + LIFT) })
const LIFT = 0.09

/** Where it would stand if there was room: on the inner side of the cards; under a name that stands. */
const nearest = ({ name, cards, inward }: SeatPlace, { standing }: Shape): Point & { readonly grows: 1 | -1 } => {
  if (standing) return { x: name.x + name.w / 2, y: name.y + name.h + GAP, grows: 1 }
  if (inward === 'up') return { x: cards.x + cards.w / 2, y: cards.y - GAP - 4, grows: -1 }
  return { x: cards.x + cards.w / 2, y: cards.y + cards.h + GAP + 4, grows: 1 }
}

const GAP = 4
/** A plate keeps so far from the edge of the stage, and is looked for at such steps. */
const EDGE = 4
const STEP = 4
const [FAR_X, FAR_Y] = [320, 320]

/** The cheapest place for a plate; of places that cost the same the one furthest up, then furthest left. */
const freest = (
  { w, h }: Shape,
  { x, y, grows }: ReturnType<typeof nearest>,
  sizes: readonly Size[],
  walls: readonly Wall[],
): { readonly box: Box; readonly cost: number } => {
  let best: { readonly box: Box; readonly cost: number } | null = null
  for (const [i, size] of sizes.entries()) {
    const across = alongside(x, size.w / 2, w, FAR_X)
    // the nearest places come first: from where the way alone costs more than the best place nothing is better
    for (const down of alongside(y + (grows * size.h) / 2, size.h / 2, h, FAR_Y)) {
      if (best !== null && down.off + i * NARROWER > best.cost) break
      for (const right of across) {
        const far = Math.hypot(right.off, down.off) + i * NARROWER
        if (best !== null && far > best.cost) break
        const box = boxAround({ x: right.at, y: down.at }, size.w, size.h)
        const cost = costOf(box, far, walls, best?.cost ?? Number.POSITIVE_INFINITY)
        if (best === null || cost < best.cost || (cost === best.cost && isBefore(box, best.box, size)))
          best = { box, cost }
      }
    }
  }
  if (best === null) throw new Error('a plate has a size')
  return best
}

/** Middles along one side of the stage at which a plate of this half stays inside, the nearest to its wish first. */
const alongside = (
  wish: number,
  half: number,
  whole: number,
  most: number,
): readonly { readonly at: number; readonly off: number }[] => {
  const inside = (value: number): number => Math.max(EDGE + half, Math.min(whole - EDGE - half, value))
  const from = inside(wish)
  const spots = new Set<number>()
  for (let by = -most; by <= most; by += STEP) spots.add(inside(from + by))
  return [...spots].map(at => ({ at, off: Math.abs(at - from) })).sort((one, other) => one.off - other.off)
}

/** What a place costs that is so far away; no longer added up where it costs more than the best one. */
const costOf = (box: Box, far: number, walls: readonly Wall[], most: number): number => {
  let cost = far
  for (let i = 0; i < walls.length && cost <= most; i++) cost += overlap(box, walls[i]!.box) * walls[i]!.weight
  return cost
}

/** Does a place of this size stand before another one of the same size that costs the same? */
const isBefore = (one: Box, other: Box, { w, h }: Size): boolean =>
  other.w === w && other.h === h && (one.y < other.y || (one.y === other.y && one.x < other.x))

/** A plate with more lines is worth this many pixels of nearness. */
const NARROWER = 24

type Size = { readonly w: number; readonly h: number }

/** How many pixels of a box lie over another, with a little air between them. */
const overlap = (one: Box, other: Box): number => {
  const wide = Math.min(one.x + one.w, other.x + other.w + AIR) - Math.max(one.x, other.x - AIR)
  const high = Math.min(one.y + one.h, other.y + other.h + AIR) - Math.max(one.y, other.y - AIR)
  return wide > 0 && high > 0 ? wide * high : 0
}
const AIR = 2

/** How large the plate of these words can be: in one line with the sum, or in several with the sum under them. */
export const sizesOf = ({ w: across, standing, low }: Shape, words: string, sum: string): readonly Size[] => {
  const small = standing || low
  const [size, digit, line] = small ? [13, 8.2, 16] : [14, 9, 17]
  const [padX, padY] = small ? [20, 10] : [28, 14]
  // a line lies between the boards and your cards where a plate of two lines is too high
  const widest = standing ? 300 : 340
  const net = sum.length * digit
  const wrapped = [1, 2, 3, 4].map(lines => ({
    w: Math.max(widthInLines(words, lines, size), net) + padX,
    h: line * (lines + 1) + padY,
  }))
  const row = { w: widthOf(words, size) + 10 + net + padX, h: line + padY }
  const fits = [row, ...wrapped].filter(({ w }) => w <= widest)
  // a long line is the last resort: low as it is it may lie where nothing else has room
  const long = row.w > widest && row.w <= across - 2 * EDGE ? [row] : []
  return fits.length > 0 ? [...fits, ...long] : wrapped.slice(-1)
}

/** Has a plate the words and the sum in one line? */
export const isOneLine = ({ h }: Pick<Box, 'h'>): boolean => h < LINES
/** Higher than a line with the air round it, and lower than two. */
const LINES = 36
