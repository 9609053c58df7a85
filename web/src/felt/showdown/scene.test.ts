import type { DealShown } from '@cardroom/room/protocol'
import { describe, expect, test } from 'vitest'
import { beatsOf, momentAt, potsIn } from './moment.ts'
import { sceneOf } from './scene.ts'

type Award = DealShown['awards'][number]
const award = (changes: Partial<Award>): Award => ({
  type: 'PotAwarded',
  pot: 0,
  run: 0,
  share: 'high',
  amount: 300,
  to: [{ seat: 1, amount: 300 }],
  oddChips: [],
  words: 'full house, kings full of nines',
  held: 'with kings full of nines',
  cards: ['Kd', 'Kh'],
  rules: [],
  ...changes,
})
const dealt = (awards: readonly Award[], changes: object = {}): DealShown =>
  ({
    awards,
    nets: [],
    scores: [],
    shares: ['high'],
    runs: 1,
    boards: [],
    rowsOf: [],
    ...changes,
  }) as unknown as DealShown

/** A side pot for seat 2, and the main pot for seat 1. */
const twoPots = dealt(
  [
    award({ pot: 1, amount: 480, to: [{ seat: 2, amount: 480 }], words: 'two pair', cards: ['9h'] }),
    award({ pot: 0, amount: 900, to: [{ seat: 1, amount: 900 }] }),
  ],
  {
    nets: [
      { seat: 1, chips: 800 },
      { seat: 2, chips: -100 },
    ],
  },
)

describe('the showdown as a scene', () => {
  const scene = sceneOf(twoPots)!

  test('hands turn first; then the winning cards lift, the hand is named, the pot slides and the stack counts', () => {
    const one = sceneOf(dealt([award({})]))!
    expect(one.starts).toEqual([700])
    expect(beatsOf(one)).toEqual([700, 1020, 1320, 1945, 2100])
    const at = (ms: number) => {
      const { judged, results, slid, due, isOver } = momentAt(one, ms)
      return [judged === null ? 0 : judged.size, results.size, slid, due.get(1) ?? 0, isOver]
    }
    expect(at(699)).toEqual([0, 0, 0, 300, false])
    expect(at(700)).toEqual([2, 0, 0, 300, false])
    expect(at(1020)).toEqual([2, 1, 0, 300, false])
    expect(at(1320)).toEqual([2, 1, 1, 300, false])
    expect(at(1945)).toEqual([2, 1, 1, 0, false])
    expect(at(2100)).toEqual([2, 1, 1, 0, true])
  })

  test('a player who gets their own chips back in a split sees that they are even', () => {
    const split = award({
      amount: 20,
      to: [
        { seat: 1, amount: 10 },
        { seat: 2, amount: 10 },
      ],
    })
    const nets = [1, 2].map(seat => ({ seat, chips: 0 }))
    const { results } = momentAt(sceneOf(dealt([split], { nets }))!, Number.POSITIVE_INFINITY)
    expect([...results.values()].map(({ sum }) => sum)).toEqual(['±0', '±0'])
  })

  test('side pots come one after another, and only the one being announced is brass', () => {
    expect(scene.starts).toEqual([700, 1950])
    expect([...momentAt(scene, 1100).results.keys()]).toEqual([2])
    const end = momentAt(scene, Number.POSITIVE_INFINITY)
    expect(end.results.get(2)).toEqual({ words: 'Two pair', sum: 'Side pot 480', wins: true, before: true })
    expect(end.results.get(1)).toEqual({
      words: 'Full house, kings full of nines',
      sum: '+800',
      wins: true,
      before: false,
    })
    expect(end.isOver).toBe(true)
  })

  test('what is announced is the net win, not the gross', () => {
    const [first] = sceneOf(dealt([award({})], { nets: [{ seat: 1, chips: 120 }] }))!.tellings
    expect(first?.to[0]).toMatchObject({ amount: 300, sum: '+120' })
  })

  test('a player who gets back less than they put in is down, and a low that says so is not called low twice', () => {
    const low = award({ share: 'low', words: 'eight-six low', amount: 7, to: [{ seat: 3, amount: 7 }] })
    const deal = dealt([award({}), low], { shares: ['high', 'low'], nets: [{ seat: 3, chips: -3 }] })
    const [high, second] = sceneOf(deal)!.tellings
    expect(high?.to[0]?.words).toBe('High: full house, kings full of nines')
    expect(second?.to[0]).toMatchObject({ words: 'Eight-six low', sum: '−3' })
  })

  test('who wins high and low has both hands named and the cards of both lifted, in side pots and the main pot at once', () => {
    const low = award({
      share: 'low',
      words: 'eight-six low',
      cards: ['8c', '6c'],
      amount: 200,
      to: [{ seat: 1, amount: 200 }],
    })
    const nets = [{ seat: 1, chips: 340 }]
    const changes = { shares: ['high', 'low'], nets }
    const scoop = sceneOf(dealt([award({}), low], changes))!
    expect(scoop.tellings).toHaveLength(1)
    expect(scoop.tellings[0]).toMatchObject({ pots: [0], to: [{ seat: 1, amount: 500, sum: '+340' }] })
    const { judged, results } = momentAt(scoop, Number.POSITIVE_INFINITY)
    expect(judged).toEqual(new Set(['Kd', 'Kh', '8c', '6c']))
    expect(results.get(1)!.words).toBe('High: full house, kings full of nines; eight-six low')
    const pots = [1, 0].flatMap(pot => [award({ pot }), { ...low, pot }])
    expect(sceneOf(dealt(pots, changes))!.tellings.map(it => it.pots)).toEqual([[1, 0]])
    // another low winner, or another board, is announced by itself
    const other = { ...low, to: [{ seat: 2, amount: 200 }] }
    expect(sceneOf(dealt([award({}), other], changes))!.tellings).toHaveLength(2)
    expect(sceneOf(dealt([award({}), low], { ...changes, boards: [[], []] }))!.tellings).toHaveLength(2)
  })

  test('a pot lies in its place until it is pushed', () => {
    expect(potsIn(twoPots, scene, { slid: 0 })).toEqual([
      { amount: 900, pushed: false },
      { amount: 480, pushed: false },
    ])
    expect(potsIn(twoPots, scene, { slid: 1 }).map(({ pushed }) => pushed)).toEqual([false, true])
  })

  test('main pot and side pots that one hand wins are announced at once', () => {
    const both = sceneOf(dealt([award({ pot: 1 }), award({ pot: 0, amount: 90, to: [{ seat: 1, amount: 90 }] })]))!
    expect(both.tellings).toHaveLength(1)
    expect(both.tellings[0]).toMatchObject({ pots: [1, 0], to: [{ seat: 1, amount: 390 }] })
  })

  test('where nobody shows, nothing is judged and nobody waits', () => {
    const folded = sceneOf(dealt([award({ words: '', cards: [] })]))!
    expect(folded.starts[0]).toBeLessThan(100)
    expect(momentAt(folded, Number.POSITIVE_INFINITY).judged).toBeNull()
  })

  test('many shares are announced faster', () => {
    const shares = Array.from({ length: 10 }, (_, i) => award({ run: i, words: `hand ${i}` }))
    expect(sceneOf(dealt(shares, { runs: 10 }))!.ends).toBeLessThan(7000)
  })

  test('in the Chinese family everybody is announced what they are up or down', () => {
    const nets = [
      { seat: 1, chips: 40 },
      { seat: 2, chips: -40 },
    ]
    const end = momentAt(sceneOf(dealt([], { nets, scores: [{}], rowsOf: [{}] }))!, Number.POSITIVE_INFINITY)
    expect(end.results.get(1)).toMatchObject({ sum: '+40', wins: true })
    expect(end.results.get(2)).toMatchObject({ sum: '−40', wins: false })
  })

  test('a fouled hand is called fouled', () => {
    const nets = [
      { seat: 1, chips: 60 },
      { seat: 2, chips: -60 },
    ]
    const deal = dealt([], { nets, scores: [{}], rowsOf: [{}], fouled: [2] })
    const { results } = momentAt(sceneOf(deal)!, Number.POSITIVE_INFINITY)
    expect([results.get(1)!.sum, results.get(2)!.sum]).toEqual(['+60', 'Fouled −60'])
  })
})
