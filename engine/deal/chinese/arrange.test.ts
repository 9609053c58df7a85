import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Card, cards } from '../../cards/card.ts'
import { decks } from '../../cards/deck.ts'
import { seeded, shuffled } from '../../cards/shuffle.ts'
import {
  chinesePoker,
  openFaceChinese,
  pineappleOpenFaceChinese,
  pineappleOpenFaceChinese27Middle,
  taiwanesePoker,
  turboOpenFaceChinese,
} from '../../forms/chinese.ts'
import type { Form, Rows } from '../../forms/form.ts'
import { rankings } from '../../ranking/rankings.ts'
import { laid } from '../../testing/laid.ts'
import { slowFoul } from '../../testing/slow-chinese.ts'
import { type Arrangement, arrange } from './arrange.ts'
import { frontMost } from './front-most.ts'
import { isComplete, isFouled, type Laid, misfit } from './rows.ts'
import { isSureToFoul } from './sure-foul.ts'

const dealt = (seed: number, count: number): readonly Card[] => shuffled(decks.standard, seeded(seed)).slice(0, count)

describe('all at once', () => {
  test('thirteen to seventeen cards: legal, and never fouled', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 13, max: 17 }), (seed, count) => {
        const held = dealt(seed, count)
        const set = arrange(chinesePoker.rows, [], held, 13)
        expect(misfit(chinesePoker.rows, [], { held, place: 13, ...set })).toBeNull()
        expect(slowFoul('chinese', set.rows)).toBe(false)
      }),
      { numRuns: 200 },
    )
  })

  test('with a 2-7 middle it fouls only if no five of the cards make one', () => {
    let fouled = 0
    const { rows } = pineappleOpenFaceChinese27Middle
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 13, max: 15 }), (seed, count) => {
        const high = decks.standard.filter((_, code) => code >= 20)
        const held = shuffled(seed % 2 ? decks.standard : high, seeded(seed)).slice(0, count)
        const set = arrange(rows, [], held, 13)
        expect(misfit(rows, [], { held, place: 13, ...set })).toBeNull()
        const lows = new Set(held.map(card => card[0]!).filter(rank => '23456789T'.includes(rank)))
        if (lows.size < 5) expect(isFouled(rows, set.rows)).toBe(true)
        if (lows.size > 5) expect(slowFoul('2-7-middle', set.rows)).toBe(false)
        if (isFouled(rows, set.rows)) fouled++
      }),
      { numRuns: 200 },
    )
    expect(fouled).toBeGreaterThan(0)
  })

  test('the best five lie in the back', () => {
    const set = arrange(chinesePoker.rows, [], cards('AsKsQsJsTs 9h9d9c 4c4d 7h5d2c'), 13)
    expect(set.rows.map(row => row.length)).toEqual([3, 5, 5])
    expect(set.rows[2]!.toSorted()).toEqual(cards('AsJsKsQsTs'))
    expect(rankings.high.words(rowCodes(set.rows[1]!))).toBe(rankings.high.words(rowCodes(cards('9h9d9c4c4d'))))
  })

  test('wsop/354 Taiwanese: the highest pair in the middle, the next card on top', () => {
    const set = arrange(taiwanesePoker.rows, [], cards('KsKd As 9h9d 4c2c'), 7)
    expect(set).toEqual({ rows: [['As'], ['Ks', 'Kd'], ['9h', '9d', '4c', '2c']], discard: [] })
  })
})

/** How many cards come, and how many of them are laid down, turn by turn. */
const turns = (form: Form): readonly (readonly [number, number])[] =>
  form.streets.flatMap(({ steps }) => {
    const [deal, place] = steps
    return deal?.do === 'deal' && place?.do === 'place' ? [[deal.cards, place.cards] as const] : []
  })

type Way = (rows: Rows, laid: Laid, held: readonly Card[], place: number) => Arrangement

const played = (form: Form & { readonly rows: Rows }, seed: number, way: Way): Laid => {
  let lying: Laid = form.rows.rows.map(() => [])
  let next = 0
  for (const [count, place] of turns(form)) {
    const held = dealt(seed, 17).slice(next, next + count)
    next += count
    const turn = way(form.rows, lying, held, place)
    expect(misfit(form.rows, lying, { held, place, ...turn })).toBeNull()
    expect(way(form.rows, lying, held, place)).toEqual(turn)
    lying = lying.map((row, i) => [...row, ...turn.rows[i]!])
  }
  return lying
}

describe.each([
  [openFaceChinese, 0.6],
  [turboOpenFaceChinese, 0.5],
  [pineappleOpenFaceChinese, 0.5],
  [pineappleOpenFaceChinese27Middle, 0.9],
] as const)('$name', (form, most) => {
  test('turn by turn it is legal, the same again, and ends with full rows that foul now and then', () => {
    let fouled = 0
    for (let seed = 0; seed < 100; seed++) {
      const hand = played(form, seed, arrange)
      expect(isComplete(form.rows, hand)).toBe(true)
      if (isFouled(form.rows, hand)) fouled++
    }
    expect(fouled).toBeLessThan(100 * most)
  })
  test('wsop/351 played by the clock it is legal too', () => {
    for (let seed = 0; seed < 30; seed++) expect(isComplete(form.rows, played(form, seed, frontMost))).toBe(true)
  })
})

describe('rows in which the player has laid some cards already', () => {
  /** This many cards at random in rows of this size, none too full. */
  const halfLaid = (rows: Rows, seed: number, count: number, held: readonly Card[]): Laid => {
    const chance = seeded(seed)
    const lying: Card[][] = rows.rows.map(() => [])
    for (const card of held.slice(0, count)) {
      const open = rows.rows.flatMap((row, i) => (lying[i]!.length < row.cards ? [i] : []))
      lying[open[chance(open.length)]!]!.push(card)
    }
    return lying
  }

  /** Is there any way to finish the hand without a foul? Found by trying all, card by card. */
  const canStand = (rows: Rows, laid: Laid, cards: readonly Card[]): boolean => {
    const [card, ...others] = cards
    const open = rows.rows.reduce((sum, row, i) => sum + row.cards - laid[i]!.length, 0)
    if (open === 0) return !isFouled(rows, laid)
    if (card === undefined || cards.length < open) return false
    return (
      rows.rows.some(
        (row, i) =>
          laid[i]!.length < row.cards &&
          canStand(
            rows,
            laid.map((lying, at) => (at === i ? [...lying, card] : lying)),
            others,
          ),
      ) || canStand(rows, laid, others)
    )
  }

  test.each([
    [chinesePoker, 13],
    [pineappleOpenFaceChinese, 14],
    [pineappleOpenFaceChinese27Middle, 14],
  ] as const)('$name: what it finishes fouls only if every way does, as trying them all shows', ({ rows }, count) => {
    let stood = 0
    let hopeless = 0
    for (let seed = 0; seed < 60; seed++) {
      const held = dealt(seed, count)
      // as many as can be tried one by one, and as few as leave something to decide
      const laidBefore = 6 + (seed % 5)
      const lying = halfLaid(rows, seed, laidBefore, held)
      const left = held.slice(laidBefore)
      const place = 13 - laidBefore
      const turn = arrange(rows, lying, left, place)
      expect(misfit(rows, lying, { held: left, place, ...turn })).toBeNull()
      const fouls = isFouled(
        rows,
        lying.map((row, i) => [...row, ...turn.rows[i]!]),
      )
      expect([seed, fouls]).toEqual([seed, !canStand(rows, lying, left)])
      if (fouls) hopeless++
      else stood++
    }
    expect(stood).toBeGreaterThan(5)
    expect(hopeless).toBeGreaterThan(5)
  })

  test('thirteen to seventeen cards, of which the player has laid one to five as in a sound hand: never fouled', () => {
    for (let seed = 0; seed < 40; seed++) {
      const count = 13 + (seed % 5)
      const held = dealt(seed, count)
      const { rows } = pineappleOpenFaceChinese
      const sound = arrange(rows, [], held, 13).rows
      // a few cards of a hand that stands, in the rows where they stand
      const some = shuffled(sound.flat(), seeded(seed)).slice(0, 1 + (seed % 5))
      const lying = sound.map(row => row.filter(card => some.includes(card)))
      const left = held.filter(card => !some.includes(card))
      const turn = arrange(rows, lying, left, 13 - some.length)
      expect(misfit(rows, lying, { held: left, place: 13 - some.length, ...turn })).toBeNull()
      const whole = lying.map((row, i) => [...row, ...turn.rows[i]!])
      expect(slowFoul('chinese', whole)).toBe(false)
    }
  })

  test('in the middle of an open-face hand no foul is made certain that can be avoided', () => {
    const { rows } = pineappleOpenFaceChinese
    const everyWay = (lying: Laid, held: readonly Card[], place: number): readonly Laid[] => {
      const [card, ...others] = held
      if (place === 0) return [lying]
      if (card === undefined) return []
      const laidDown = rows.rows.flatMap((row, i) =>
        lying[i]!.length < row.cards
          ? everyWay(
              lying.map((cards, at) => (at === i ? [...cards, card] : cards)),
              others,
              place - 1,
            )
          : [],
      )
      return [...laidDown, ...everyWay(lying, others, place)]
    }
    let avoided = 0
    for (let seed = 0; seed < 40; seed++) {
      const held = dealt(seed, 14)
      const before = 5 + 2 * (seed % 3)
      const lying = halfLaid(rows, seed, before, held)
      const coming = held.slice(before, before + 3)
      const turn = arrange(rows, lying, coming, 2)
      const whole = lying.map((row, i) => [...row, ...turn.rows[i]!])
      const avoidable = everyWay(lying, coming, 2).some(way => !isSureToFoul(rows, way))
      expect([seed, isSureToFoul(rows, whole)]).toEqual([seed, !avoidable])
      if (avoidable) avoided++
    }
    expect(avoided).toBeGreaterThan(5)
  })

  test.each([
    [turboOpenFaceChinese, ' / / 6c3sTc5dJh', 'Kc9h4h2h', 4],
    [pineappleOpenFaceChinese27Middle, '2dKd9h / 8s9c / 7dJcJs6c', '9d6h8c', 2],
    [pineappleOpenFaceChinese27Middle, '5sQhTs / 9h3d / 7sJsTdKh', 'AdTcAh', 2],
  ] as const)(
    '$name: where the card that suits best leaves no way out, another way is found',
    ({ rows }, before, held, place) => {
      const lying = laid(before)
      const turn = arrange(rows, lying, cards(held), place)
      expect(misfit(rows, lying, { held: cards(held), place, ...turn })).toBeNull()
      const whole = lying.map((row, i) => [...row, ...turn.rows[i]!])
      expect(isSureToFoul(rows, whole)).toBe(false)
    },
  )

  test('the first five cards go into several rows, unless they make a straight or better', () => {
    for (let seed = 0; seed < 300; seed++) {
      const { rows } = arrange(openFaceChinese.rows, [], dealt(seed, 5), 5)
      expect(rows.flat()).toHaveLength(5)
      expect(isSureToFoul(openFaceChinese.rows, rows)).toBe(false)
      expect([seed, rows.filter(row => row.length > 0).length]).not.toEqual([seed, 1])
    }
    for (const made of ['AsKsQsJs9s', '9h8d7c6s5h', 'KhKdKcQsQd']) {
      const { rows } = arrange(openFaceChinese.rows, [], cards(made), 5)
      expect([made, isSureToFoul(openFaceChinese.rows, rows)]).toEqual([made, false])
    }
    expect(arrange(openFaceChinese.rows, [], cards('AsKsQsJs9s'), 5).rows[2]).toHaveLength(5)
  })
})

test('the last cards are laid so that the hand stands and pays', () => {
  const { rows } = pineappleOpenFaceChinese
  const lying = laid('QhQd / KhKd4c4s / AhKs9h9d9s')
  // a third queen in front would outrank two pair, and fours full in the middle would outrank the back
  const turn = arrange(rows, lying, cards('4d Qs 2c'), 2)
  expect(
    isFouled(
      rows,
      lying.map((row, i) => [...row, ...turn.rows[i]!]),
    ),
  ).toBe(false)
  expect(turn).toEqual({ rows: [['4d'], ['Qs'], []], discard: ['2c'] })
})

test('cards nobody knows are laid from the back', () => {
  const unknown: readonly Card[] = ['??', '??', '??']
  expect(arrange(openFaceChinese.rows, laid(' / / AhAdAs2c'), unknown, 2)).toEqual({
    rows: [[], ['??'], ['??']],
    discard: ['??'],
  })
})

const rowCodes = (row: readonly Card[]): readonly number[] => row.map(card => decks.standard.indexOf(card))
