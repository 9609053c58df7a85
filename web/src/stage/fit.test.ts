import { describe, expect, test } from 'vitest'
import { areClose, type Box, boxAround } from './box.ts'
import { fit } from './fit.ts'
import { along, depthIn, lengthOf } from './rail-line.ts'
import { type OnTable, type Stage, TALL } from './stage.ts'

const TABLE: OnTable = {
  kind: 'board',
  plates: 6,
  seated: true,
  hole: 2,
  down: 0,
  up: 0,
  own: 2,
  boards: 1,
  tray: 0,
  shown: 0,
  bets: true,
  tight: false,
}

/** What is dealt in each family, with the most seats that it has. */
const FAMILIES: readonly (readonly [name: string, most: number, table: Partial<OnTable>])[] = [
  ['hold’em', 10, {}],
  ['Omaha with five cards', 10, { hole: 5, own: 5 }],
  ['two boards', 10, { hole: 5, own: 5, boards: 2 }],
  ['three boards', 8, { hole: 4, own: 4, boards: 3 }],
  ['stud', 8, { kind: 'stud', down: 3, up: 4, own: 7, boards: 0 }],
  ['draw', 6, { kind: 'draw', hole: 5, own: 5, boards: 0 }],
  ['rows', 4, { kind: 'rows', own: 0, boards: 0, bets: false, tray: 5 }],
  ['rows of thirteen cards set at once', 4, { kind: 'rows', own: 0, boards: 0, bets: false, tray: 13 }],
  ['rows as a spectator sees them', 4, { kind: 'rows', own: 0, boards: 0, bets: false, seated: false }],
  ['hold’em at the showdown', 10, { shown: 2 }],
  ['Omaha with five cards at the showdown', 8, { hole: 5, own: 5, shown: 5 }],
  ['two boards at the showdown', 8, { hole: 4, own: 4, boards: 2, shown: 4 }],
  ['draw at the showdown', 6, { kind: 'draw', hole: 5, own: 5, boards: 0, shown: 5 }],
  ['hold’em as a spectator sees it', 10, { seated: false, own: 0 }],
]

/** The stage that is left of a window under its head and above the buttons. */
const STAGES: readonly (readonly [name: string, w: number, h: number])[] = [
  ['a small phone', 360, 500],
  ['a phone', 390, 650],
  ['a tablet', 820, 960],
  ['a phone on its side', 628, 390],
  ['a laptop', 1280, 620],
  ['a wide screen', 1920, 880],
]

const everyStage = STAGES.flatMap(([stage, w, h]) =>
  FAMILIES.flatMap(([family, most, table]) =>
    Array.from({ length: most - 1 }, (_, i) => ({
      name: `${family}, ${i + 2} players, ${stage}`,
      stage: fit(w, h, { ...TABLE, ...table, plates: i + 2 }),
      table: { ...TABLE, ...table, plates: i + 2 },
    })),
  ),
)
/** More hands of five cards than a small phone has room for; the names of three boards are read there, but small. */
const CROWDED = /^(Omaha with five cards|two boards|three boards)( at the showdown)?, (8|9|10) players, a small phone$/

const pairs = <T>(all: readonly T[]): readonly (readonly [T, T])[] =>
  all.flatMap((one, i) => all.slice(i + 1).map(other => [one, other] as const))

/** Everything that is drawn, worked out from the places alone. */
const drawn = (stage: Stage, table: OnTable): readonly Box[] => {
  const [w, h] = [stage.sizes.chip * 1.5 + 40, stage.sizes.chip * 1.15]
  const chips =
    table.bets && table.shown === 0 && !stage.betsInBubbles ? stage.bets.map(spot => boxAround(spot, w, h)) : []
  return [...chips, ...stage.own.boxes.slice(0, 1), ...(stage.middle.box === null ? [] : [stage.middle.box])]
}

describe('a place for everything on the table', () => {
  test.each(everyStage.filter(({ name }) => !CROWDED.test(name)))('$name: no two things touch', ({ stage, table }) => {
    expect(stage.clashes).toBe(0)
    for (const [one, other] of pairs(stage.seats)) {
      const apart = one.parts.every(part => other.parts.every(its => !areClose(part, its)))
      expect(apart, JSON.stringify([one.box, other.box])).toBe(true)
    }
    for (const box of drawn(stage, table))
      for (const seat of stage.seats) expect(seat.parts.some(part => areClose(part, box))).toBe(false)
    for (const [one, other] of pairs(drawn(stage, table))) expect(areClose(one, other)).toBe(false)
  })

  test.each(everyStage)('$name: nothing lies outside the stage', ({ stage }) => {
    const { w, h } = stage.shape
    for (const { box } of stage.seats) {
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.y).toBeGreaterThanOrEqual(0)
      expect(box.x + box.w).toBeLessThanOrEqual(w)
      expect(box.y + box.h).toBeLessThanOrEqual(h)
    }
  })

  test.each(everyStage)('$name: cards lie under the head and beside every name', ({ stage, table }) => {
    // a winning card is lifted by a part of its height
    const lift = table.shown > 0 ? stage.sizes.shownCard * TALL * 0.09 : 0
    for (const { cards } of stage.seats) expect(cards.y - lift).toBeGreaterThanOrEqual(0)
    for (const [one, other] of pairs(stage.seats)) expect(areClose(one.name, other.name)).toBe(false)
    for (const { name } of stage.seats) for (const box of stage.own.boxes) expect(areClose(name, box)).toBe(false)
  })

  test('plates and boards stay where they are when cards are shown', () => {
    for (const [w, h] of [
      [390, 650],
      [360, 500],
    ] as const)
      for (const plates of [2, 3, 4, 5, 6, 7, 8, 9]) {
        const [before, after] = [0, 2].map(shown => fit(w, h, { ...TABLE, plates, shown }))
        expect(after!.middle).toEqual(before!.middle)
        expect(after!.seats.map(({ x, y }) => [x, y])).toEqual(before!.seats.map(({ x, y }) => [x, y]))
      }
    for (const [w, h] of [
      [1280, 646],
      [1920, 900],
    ] as const)
      for (const plates of [2, 3, 4, 5, 6, 7, 8])
        expect(fit(w, h, { ...TABLE, plates, shown: 2 }).middle).toEqual(fit(w, h, { ...TABLE, plates }).middle)
  })

  test('two players sit opposite each other', () => {
    const { seats, shape } = fit(1280, 620, { ...TABLE, plates: 2 })
    expect(seats).toHaveLength(1)
    expect(seats[0]!.x).toBeCloseTo(shape.w / 2)
    expect(seats[0]!.y).toBeLessThan(shape.h / 4)
  })

  test('nothing bunches on one side: left and right mirror each other', () => {
    for (const plates of [3, 4, 5, 6, 7, 8, 9, 10]) {
      const { seats, shape } = fit(1280, 620, { ...TABLE, plates })
      seats.forEach((seat, i) => {
        const across = seats[seats.length - 1 - i]!
        expect(Math.abs(seat.x + across.x - shape.w)).toBeLessThan(6)
        expect(Math.abs(seat.y - across.y)).toBeLessThan(6)
      })
    }
  })

  test('bets lie on the felt, and stay where they are when the boards are dealt', () => {
    const before = fit(1280, 620, { ...TABLE, plates: 9 })
    for (const spot of before.bets) expect(depthIn(before.table, spot)).toBeGreaterThan(before.sizes.rail)
    expect(fit(1280, 620, { ...TABLE, plates: 9 })).toEqual(before)
  })

  test('many own cards get smaller before they lie on one another', () => {
    const [two, seven] = [fit(390, 650, TABLE), fit(390, 650, { ...TABLE, own: 7 })]
    expect(seven.own.card).toBeLessThan(two.own.card)
    expect(seven.own.card).toBeGreaterThanOrEqual(48)
    expect(seven.own.width).toBeLessThanOrEqual(390 - 22)
  })
})

test('ten plates on an upright tablet keep their size, and their chips lie in the bubbles', () => {
  const stage = fit(820, 960, { ...TABLE, plates: 10 })
  expect(stage.sizes.plate).toBeGreaterThan(130)
  expect(stage.betsInBubbles).toBe(true)
  expect(stage.clashes).toBe(0)
})

describe('the showdown', () => {
  const bombPot = { ...TABLE, hole: 5, own: 5, boards: 2, plates: 8 }

  test('leaves boards and names where they were, as cards that nobody has are no cause to move', () => {
    for (const [, w, h] of STAGES) {
      const before = fit(w, h, bombPot)
      const after = fit(w, h, { ...bombPot, shown: 5 }, [0, 1, 3, 4, 5, 6])
      expect(after.middle).toEqual(before.middle)
      expect(after.sizes.plate).toBe(before.sizes.plate)
    }
  })

  test('moves no plate and no board, no matter who shows: cards go to the side of a plate where there is room', () => {
    const families: readonly Partial<OnTable>[] = [{}, { hole: 5, own: 5 }, { hole: 5, own: 5, boards: 2 }]
    const middles = ({ seats }: Stage) => seats.map(({ name }) => [name.x + name.w / 2, name.y + name.h / 2])
    for (const [w, h] of [
      [632, 390],
      [820, 960],
      [1280, 646],
    ] as const)
      for (const family of families)
        for (const plates of [2, 4, 6, 8]) {
          const table = { ...TABLE, ...family, plates }
          const before = fit(w, h, table)
          const others = before.seats.map((_, at) => at)
          for (const shows of [...others.map(at => [at]), others.slice(0, 2), others.slice(-3)]) {
            const bare = others.filter(at => !shows.includes(at))
            const after = fit(w, h, { ...table, shown: table.hole }, bare)
            expect(after.middle).toEqual(before.middle)
            expect(middles(after)).toEqual(middles(before))
          }
        }
  })

  test('makes boards no smaller than it has to for the cards that are shown', () => {
    const all = fit(820, 960, { ...bombPot, shown: 5 })
    const beside = fit(820, 960, { ...bombPot, shown: 5 }, [0, 2, 3, 4, 5, 6])
    const { middle } = fit(820, 960, bombPot)
    expect(beside.middle.card).toBeGreaterThanOrEqual(all.middle.card)
    expect(beside.clashes).toBe(0)
    // and they stay about where they were
    for (const seat of [0, 1, 2, 4, 5, 6]) {
      const one = fit(
        820,
        960,
        { ...bombPot, shown: 5 },
        [0, 1, 2, 3, 4, 5, 6].filter(at => at !== seat),
      )
      expect(Math.abs(one.middle.y - middle.y)).toBeLessThan(60)
      expect(one.middle.card).toBeGreaterThan(45)
    }
  })
})

describe('the line that seats stand on', () => {
  const line = { x: 10, y: 20, w: 300, h: 160, r: 60 }

  test('begins at the bottom centre and goes round clockwise, as players sit', () => {
    expect(along(line, 0)).toMatchObject({ x: 160, y: 180, ny: 1 })
    expect(along(line, lengthOf(line) / 2).x).toBeCloseTo(160)
    expect(along(line, lengthOf(line) / 2).y).toBeCloseTo(20)
    expect(along(line, lengthOf(line) / 4).x).toBeCloseTo(10)
    expect(along(line, lengthOf(line))).toMatchObject({ x: 160, y: 180 })
  })

  test('every place on it is neither inside nor outside', () => {
    for (let s = 0; s < lengthOf(line); s += 7) expect(Math.abs(depthIn(line, along(line, s)))).toBeLessThan(1e-6)
    expect(depthIn(line, { x: 160, y: 100 })).toBeCloseTo(80)
    expect(depthIn(line, { x: 0, y: 0 })).toBeLessThan(0)
  })
})
