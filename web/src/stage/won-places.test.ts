import { describe, expect, test } from 'vitest'
import { areClose, type Box } from './box.ts'
import { fit } from './fit.ts'
import { discAt, isAstray } from './near-seat.ts'
import type { OnTable } from './stage.ts'
import { wonPlaces } from './won-places.ts'

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
  shown: 2,
  bets: true,
  tight: false,
}
const WORDS = { words: 'Full house, queens full of nines', sum: '+12,480' }

const FAMILIES: readonly (readonly [name: string, most: number, table: Partial<OnTable>])[] = [
  ['hold’em', 9, {}],
  ['Omaha', 8, { hole: 4, own: 4, shown: 4 }],
  ['two boards', 6, { hole: 4, own: 4, boards: 2, shown: 4 }],
  ['stud', 8, { kind: 'stud', down: 3, up: 4, own: 7, boards: 0, shown: 0 }],
  ['draw', 6, { kind: 'draw', hole: 5, own: 5, boards: 0, shown: 5 }],
]
const STAGES: readonly (readonly [name: string, w: number, h: number])[] = [
  ['a small phone', 360, 500],
  ['a phone', 390, 650],
  ['a tablet', 820, 960],
  ['a phone on its side', 628, 390],
  ['a laptop', 1280, 620],
  ['a wide screen', 1920, 880],
]
const every = STAGES.flatMap(([name, w, h]) =>
  FAMILIES.flatMap(([family, most, table]) =>
    Array.from({ length: most - 1 }, (_, i) => ({
      name: `${family}, ${i + 2} players, ${name}`,
      stage: fit(w, h, { ...TABLE, ...table, plates: i + 2 }),
    })),
  ),
)

const isInside = ({ x, y, w, h }: Box, stage: { readonly w: number; readonly h: number }): boolean =>
  x >= 0 && y >= 0 && x + w <= stage.w && y + h <= stage.h

const BOMB_POT = { hole: 5, own: 5, boards: 2, shown: 5 } as const

/** The part of cards where their ranks and suits stand. */
const readOf = (cards: Box): Box => ({ ...cards, h: cards.h * 0.75 })

/** How far a plate stands from a seat. */
const away = (plate: Box, { name, cards }: { readonly name: Box; readonly cards: Box }): number =>
  Math.min(
    ...[name, cards].map(({ x, y, w, h }) =>
      Math.hypot(
        Math.max(x - plate.x - plate.w, plate.x - x - w, 0),
        Math.max(y - plate.y - plate.h, plate.y - y - h, 0),
      ),
    ),
  )

describe('the plate of a winning hand', () => {
  test.each(every)('$name: is on the stage, over no name and not over the hand that wins', ({ stage }) => {
    for (const at of stage.seats.keys()) {
      const won = wonPlaces(stage, [{ at, ...WORDS }]).get(at)
      expect(isInside(won!, stage.shape)).toBe(true)
      for (const { name } of stage.seats) expect(areClose(won!, name)).toBe(false)
      expect(areClose(won!, stage.seats[at]!.cards)).toBe(false)
      for (const box of stage.own.boxes) expect(areClose(won!, box)).toBe(false)
    }
  })

  test.each(every.filter(({ name }) => /[2-6] players, a (laptop|wide|tablet|phone$)/.test(name)))(
    '$name: nor over the boards, nor over the plate of the other half’s winner',
    ({ stage }) => {
      const { box, potHeight } = stage.middle
      for (const one of stage.seats.keys())
        for (const other of stage.seats.keys()) {
          if (one === other) continue
          const both = wonPlaces(stage, [
            { at: one, ...WORDS },
            { at: other, ...WORDS },
          ])
          const [first, second] = [both.get(one), both.get(other)]
          expect(areClose(first!, second!)).toBe(false)
          if (box !== null && stage.middle.card > 0)
            expect(areClose(first!, { ...box, h: box.h - potHeight })).toBe(false)
        }
    },
  )

  test.each(
    STAGES.filter(([name]) => name !== 'a small phone').flatMap(([name, w, h]) =>
      [4, 6, 8].map(plates => ({ name, plates, w, h })),
    ),
  )(
    '$plates players with five cards and two boards, $name: two plates cover nothing that is read',
    ({ plates: round, w, h }) => {
      const words = { words: 'Bottom board: sevens full of eights', sum: '+1,220' }
      const seats = Array.from({ length: round - 1 }, (_, at) => at)
      for (const one of seats)
        for (const other of seats.slice(one + 1)) {
          const bare = seats.filter(at => at !== one && at !== other)
          const stage = fit(w, h, { ...TABLE, ...BOMB_POT, plates: round }, bare)
          const { box, potHeight } = stage.middle
          const plates = [one, other].map(at => ({ at, ...words }))
          const places = wonPlaces(stage, plates, new Set(bare))
          const [first, second] = [places.get(one)!, places.get(other)!]
          expect(areClose(first, second)).toBe(false)
          for (const won of [first, second]) {
            expect(isInside(won, stage.shape)).toBe(true)
            expect(areClose(won, { ...box!, h: box!.h - potHeight })).toBe(false)
            for (const { name } of stage.seats) expect(areClose(won, name)).toBe(false)
            for (const at of [one, other]) expect(areClose(won, readOf(stage.seats[at]!.cards))).toBe(false)
          }
          // neither stands at the other's seat
          const isCrossed =
            away(first, stage.seats[other]!) < away(first, stage.seats[one]!) &&
            away(second, stage.seats[one]!) < away(second, stage.seats[other]!)
          expect(isCrossed).toBe(false)
        }
    },
  )

  test('earlier results go where there is no room for them, and the current one stays', () => {
    const stage = fit(360, 500, { ...TABLE, hole: 5, own: 5, boards: 2, shown: 5, plates: 8 })
    const places = wonPlaces(
      stage,
      stage.seats.map((_, at) => ({ at, ...WORDS, before: at !== 3 })),
    )
    expect(places.has(3)).toBe(true)
    expect(places.size).toBeLessThan(stage.seats.length)
    for (const [at, won] of places) {
      if (at === 3) continue
      for (const { name } of stage.seats) expect(areClose(won, name)).toBe(false)
    }
  })

  test('in the Chinese family a sum stands where the bubble was, above the name', () => {
    for (const [, w, h] of STAGES)
      for (const plates of [2, 3, 4]) {
        const rows = { kind: 'rows', own: 0, boards: 0, bets: false, shown: 0 } as const
        const stage = fit(w, h, { ...TABLE, ...rows, plates })
        const results = stage.seats.map((_, at) => ({ at, words: '', sum: '−1,120' }))
        expect(wonPlaces(stage, results).size).toBe(results.length)
        for (const [i, won] of wonPlaces(stage, results)) {
          expect(isInside(won, stage.shape)).toBe(true)
          expect(won.y + won.h).toBeLessThanOrEqual(stage.seats[i]!.name.y + 4)
        }
      }
  })

  test('keeps off the numbers at the left of the boards', () => {
    for (const { name, stage } of every.filter(it => it.name.startsWith('two boards'))) {
      const { x, y, h } = stage.middle.box!
      const numbers = { x: x - 12, y, w: 12, h: h - stage.middle.potHeight }
      for (const at of stage.seats.keys())
        expect(areClose(wonPlaces(stage, [{ at, ...WORDS }]).get(at)!, numbers), name).toBe(false)
    }
  })

  test.each(STAGES)('a long name of a hand covers neither boards nor a name, though two show theirs: %s', (_, w, h) => {
    const words = { words: 'Blaise · Bottom board: flush, king-ten-seven-six-three', sum: '+428' }
    for (const [one, other] of [
      [2, 1],
      [1, 2],
      [4, 5],
      [5, 4],
    ] as const) {
      const bare = Array.from({ length: 7 }, (_, at) => at).filter(at => at !== one && at !== other)
      const stage = fit(w, h, { ...TABLE, ...BOMB_POT, plates: 8 }, bare)
      const { box, potHeight } = stage.middle
      const won = wonPlaces(stage, [{ at: one, ...words }], new Set(bare)).get(one)!
      expect(isInside(won, stage.shape)).toBe(true)
      expect(areClose(won, { ...box!, h: box!.h - potHeight })).toBe(false)
      for (const { name } of stage.seats) expect(areClose(won, name)).toBe(false)
    }
  })

  test('is astray where your own cards are nearer, even if nobody else plays', () => {
    const stage = fit(1280, 620, { ...TABLE, plates: 2 })
    const [own] = stage.own.boxes
    expect(isAstray(stage, 0, { ...own!, y: own!.y - 60, h: 30 })).toBe(true)
    const { cards } = stage.seats[0]!
    expect(isAstray(stage, 0, { ...cards, y: cards.y + cards.h + 8, h: 30 })).toBe(false)
  })

  test('is astray where another name is nearer than its own', () => {
    const stage = fit(1280, 620, { ...TABLE, plates: 6 })
    const [first, , third] = stage.seats
    expect(isAstray(stage, 0, { ...third!.name, y: third!.name.y + third!.name.h + 4 })).toBe(true)
    expect(isAstray(stage, 0, { ...first!.name, y: first!.name.y - first!.name.h - 4 })).toBe(false)
  })

  test('is astray beside another name on a phone on its side, though its own cards are not far', () => {
    const stage = fit(632, 390, { ...TABLE, ...BOMB_POT, plates: 8 })
    const [own, other] = [stage.seats[2]!, stage.seats[1]!]
    const over = { x: other.name.x + 20, y: other.name.y - 46, w: 120, h: 40 }
    expect(away(over, own)).toBeLessThan(80)
    expect(isAstray(stage, 2, over)).toBe(true)
  })

  test('keeps off the dealer’s button of its seat', () => {
    for (const { name, stage } of every.filter(it => /[26] players/.test(it.name)))
      for (const at of stage.seats.keys()) {
        const disc = discAt(stage, at)
        const won = wonPlaces(stage, [{ at, ...WORDS }], new Set(), [disc]).get(at)!
        expect(areClose(won, disc), name).toBe(false)
      }
  })
})
