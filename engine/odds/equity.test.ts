import { describe, expect, test } from 'vitest'
import { forms } from '../forms/forms.ts'
import { oddsRefusalWords } from '../words/english/odds-refusals.ts'
import { equity, equityInSteps, merged, partsOf, runPart } from './equity.ts'
import type { Equity, Options, Question } from './question.ts'
import { PARTS_OF_A_POT } from './tally.ts'

const answered = (question: Question, options: Options = {}): Equity => {
  const answer = equity(question, options)
  if (!answer.ok) throw new Error(answer.refusal.why)
  return answer
}
const counts = ({ deals, hands }: Equity) => [deals, ...hands.map(({ win, tie }) => [win, tie])]

describe('what is known exactly', () => {
  test('ace-king suited against queens', () => {
    const answer = answered({ hands: ['AhKh', 'QdQc'] })
    expect(counts(answer)).toEqual([1_712_304, [787_966, 6_732], [917_606, 6_732]])
    const [one, other] = answer.hands
    expect(one!.won).toBe((787_966 + 6_732 / 2) * PARTS_OF_A_POT)
    expect(one!.equity + other!.equity).toBe(1)
    expect(one!.equity).toBe((787_966 + 6_732 / 2) / 1_712_304)
  })

  test('aces against any two cards', () => {
    const half = (answer: Equity) => 2 * answer.hands[0]!.win + answer.hands[0]!.tie
    // 2,097,572,400 deals: 1,225 holdings on 1,712,304 boards
    const answer = answered({ hands: ['AhAd', '????'] }, { exact: true })
    expect([answer.deals, half(answer)]).toEqual([2_097_572_400, 3_574_419_148])
  })

  test('the classic three: aces, kings and a suited connector', () => {
    const answer = answered({ hands: ['AsAd', 'KsKd', '7h6h'] })
    expect(answer.deals).toBe(1_370_754)
    expect(answer.hands.reduce((sum, hand) => sum + hand.won, 0)).toBe(answer.deals * PARTS_OF_A_POT)
  })

  test('Omaha over all 1,086,008 boards', () => {
    const answer = answered({ form: 'omaha', hands: ['AhKhQsJs', 'TdTc9d8c'] })
    expect(counts(answer)).toEqual([1_086_008, [577_300, 0], [508_708, 0]])
  })

  test('Omaha eight-or-better: high, low and scoops', () => {
    const answer = answered({ form: 'omaha-8', hands: ['Ah2hQsJs', 'TdTc3d4c'] })
    const [one, other] = answer.hands
    expect(counts(answer)).toEqual([1_086_008, [453_719, 305_509], [326_780, 305_509]])
    expect(one!.shares.map(({ name, win, tie }) => [name, win, tie])).toEqual([
      ['high', 568_203, 195],
      ['low', 353_488, 1_296],
    ])
    expect(other!.shares.map(({ win, tie }) => [win, tie])).toEqual([
      [517_610, 195],
      [214_416, 1_296],
    ])
    // on the other boards there is no low
    expect(one!.shares[1]!.win + other!.shares[1]!.win + one!.shares[1]!.tie).toBeLessThan(answer.deals)
    expect(one!.shares[0]!.equity + one!.shares[1]!.equity).toBeCloseTo(one!.equity, 12)
  })

  test('short deck: a flush beats a full house', () => {
    const answer = answered({ form: 'short-deck-holdem', hands: ['AhKh', 'JcJd'], boards: ['JhTh6hTc'] })
    // Kings and aces are flushes already; only a jack or a ten makes four of a kind, and the queen of hearts a royal flush.
    expect(counts(answer)).toEqual([28, [27, 0], [1, 0]])
  })

  test('a river that is out is one deal', () => {
    expect(counts(answered({ hands: ['AhKh', 'QdQc'], boards: ['2c3c4c5c9d'] }))).toEqual([1, [0, 0], [1, 0]])
  })
})

describe('draws', () => {
  const badugi = { form: 'badugi' } as const

  test('as the hands stand', () => {
    expect(counts(answered({ ...badugi, hands: ['As2h3dKd', '9c6d5h4s'] }))).toEqual([1, [0, 0], [1, 0]])
  })

  test('one draw: five clubs of 44 cards beat a nine', () => {
    const answer = answered({ ...badugi, draws: 1, hands: ['As2h3dKd throws Kd', '9c6d5h4s'] })
    expect(counts(answer)).toEqual([44, [5, 0], [39, 0]])
  })

  test('two draws: they stand on whatever is better than what they had, or on what the question says', () => {
    // a club from the ten up is a badugi, and they stay with it: 5 x 43 + 35 x 5
    const stays = answered({ ...badugi, draws: 2, hands: ['As2h3dKd throws Kd', '9c6d5h4s'] })
    expect(counts(stays)).toEqual([44 * 43, [390, 0], [1502, 0]])
    // they break everything above an eight: 5 x 43 + 39 x 5
    const breaks = answered({ ...badugi, draws: 2, hands: ['As2h3dKd throws Kd pat As2h3d8c', '9c6d5h4s'] })
    expect(counts(breaks)).toEqual([44 * 43, [410, 0], [1482, 0]])
  })

  test('deuce-to-seven, both drawing one', () => {
    const answer = answered({
      form: 'deuce-to-seven-lowball',
      draws: 1,
      hands: ['7h5h4d3cKs throws Ks', '8h6d4c2sQd throws Qd'],
    })
    expect(answer.deals).toBe(42 * 41)
    let wins = 0
    // by rank: what the first one has after its card, what the second one has, and of how many cards
    const left = (rank: number, held: string) =>
      4 - [...held].filter(letter => '23456789TJQKA'.indexOf(letter) === rank).length
    const all = '7543K8642Q'
    const worth = (ranks: readonly number[]): number => {
      const sorted = [...ranks].sort((a, b) => b - a)
      if (new Set(ranks).size < 5) return 1e9 + sorted[0]!
      const straight = sorted[0]! - sorted[4]! === 4
      return straight ? 2e9 : sorted.reduce((sum, rank) => sum * 13 + rank, 0)
    }
    const pairs = (ranks: readonly number[]): number => {
      // a pair: its rank first, then the others from the top
      const pair = ranks.find((rank, i) => ranks.indexOf(rank) !== i)!
      return (
        1e9 +
        [pair, ...ranks.filter(rank => rank !== pair).sort((a, b) => b - a)].reduce((sum, rank) => sum * 13 + rank, 0)
      )
    }
    const value = (ranks: readonly number[]): number => (new Set(ranks).size < 5 ? pairs(ranks) : worth(ranks))
    for (let one = 0; one < 13; one++)
      for (let other = 0; other < 13; other++) {
        const ways = left(one, all) * (left(other, all) - (one === other ? 1 : 0))
        if (value([5, 3, 2, 1, one]) < value([6, 4, 2, 0, other])) wins += ways
      }
    // no flush can be made: both keep cards of more than one suit
    expect(answer.hands[0]!.win).toBe(wins)
  })

  test('Drawmaha: the board half and the hand half', () => {
    const question: Question = {
      form: 'drawmaha-2-7',
      draws: 1,
      boards: ['KsKdQh9c'],
      hands: ['7h5h4d3cKc throws Kc', 'KhQd8d6c2s'],
    }
    const answer = answered(question)
    expect(answer.deals).toBe(38 * 37)
    expect(answer.hands.reduce((sum, hand) => sum + hand.won, 0)).toBe(answer.deals * PARTS_OF_A_POT)
    expect(answer.hands[1]!.shares[0]!.win).toBeGreaterThan(0.9 * answer.deals)
  })
})

describe('in parts', () => {
  const question: Question = { hands: ['AhKh', '22+'], boards: ['Qh7h2c'] }
  const dealt: Question = { form: 'short-deck-holdem', hands: ['AhKh', 'QdQc'] }

  test.each([
    ['every deal', dealt, {}],
    ['samples', question, { samples: 45_000, seed: 'parts' }],
  ] as const)('%s come to the same in one piece, in steps and in parts', (_, asked, options) => {
    const whole = answered(asked, options)
    const steps = equityInSteps(asked, options)
    let step = steps.next()
    let count = 0
    for (; step.done !== true; step = steps.next()) expect(step.value.done).toBe(++count)
    expect(step.value).toEqual(whole)
    for (const many of [1, 3, 1000]) {
      const divided = partsOf(asked, options, many)
      if (!divided.ok) throw new Error(divided.refusal.why)
      const { parts } = divided
      expect(parts.length).toBeLessThanOrEqual(many)
      const sums = parts.map(part => runPart(structuredClone(part)))
      expect(merged(asked, options, sums.reverse())).toEqual(whole)
    }
    expect(count).toBeGreaterThan(3)
  })

  test('one that is called off ends with what there is', () => {
    const stop = { aborted: false }
    const steps = equityInSteps(dealt, {}, stop)
    steps.next()
    stop.aborted = true
    const { done, value } = steps.next()
    expect([done, value]).toEqual([true, expect.objectContaining({ exact: false, deals: 20_000 })])
  })
})

describe('samples', () => {
  test('come near, and tell how near', () => {
    const exact = answered({ hands: ['AhKh', 'QdQc'] })
    for (const hands of [
      ['AhKh', 'QdQc'],
      ['AhKh', 'QdQc', '7s7c'],
    ] as const) {
      const sampled = answered({ hands }, { samples: 50_000, seed: 3 })
      expect(sampled).toMatchObject({ exact: false, deals: 50_000 })
      const every = hands.length === 2 ? exact : answered({ hands })
      sampled.hands.forEach((hand, i) => {
        expect(hand.error).toBeCloseTo(Math.sqrt((hand.equity * (1 - hand.equity)) / 50_000), 3)
        expect(Math.abs(hand.equity - every.hands[i]!.equity)).toBeLessThan(5 * hand.error)
      })
    }
  })

  test('of ranges with weights, and on a board', () => {
    const question: Question = { hands: ['AKs:0.2,QQ', 'JJ+,T9s:0.7'], boards: ['Th9h2c'] }
    const exact = answered(question)
    const sampled = answered(question, { samples: 60_000 })
    expect(exact.exact).toBe(true)
    for (const i of [0, 1]) {
      const { equity, error } = sampled.hands[i]!
      expect(Math.abs(equity - exact.hands[i]!.equity)).toBeLessThan(5 * error)
    }
  })

  test('are taken where every deal would take too long', () => {
    const answer = answered({ form: 'seven-card-stud', hands: ['AhKhQh', '2c2d7s'] }, { samples: 2_000 })
    expect(answer.exact).toBe(false)
    expect(equity({ hands: ['random', 'random', 'random'] }, { exact: true })).toEqual({
      ok: false,
      refusal: { why: 'too-many-deals' },
    })
  })
})

describe('what cannot be answered is refused in words', () => {
  test.each([
    [{ hands: ['AhKh'] }, 'you gave one hand; Hold’em takes 2 to 10'],
    [{ hands: ['AhKh', 'AhQd'] }, 'Ah appears twice: in hand 1 and in hand 2'],
    [{ hands: ['AhKh', 'QdQc'], boards: ['2c3cAh'] }, 'Ah appears twice: in hand 1 and in the board'],
    [{ hands: ['AhKh', 'QdQc'], dead: 'Qd' }, 'Qd appears twice: in hand 2 and in the dead cards'],
    [{ hands: ['AhKhQh', 'QdQc'] }, 'hand 1: you gave 3 cards; Hold’em has 2 in a hand'],
    [
      { hands: ['AhKx', 'QdQc'] },
      'hand 1: "Kx" is not a card; accepted: As, Td, 9c, the joker Jo, ?? for an unknown card',
    ],
    [{ hands: ['AhKh', 'QdQc'], boards: ['2c3c4c5c6c7c'] }, 'board 1: you gave 6 cards; Hold’em has 5 on a board'],
    [{ hands: ['AhKh', 'QdQc'], boards: ['2c', '3c'] }, 'you gave 2 boards; Hold’em has 1'],
    [{ form: 'razz', hands: ['Ah2h3d', '4c5c6d'], boards: ['7c', '8c'] }, 'you gave 2 boards; Razz has 1'],
    [{ form: 'badugi', hands: ['As2h3dKd', '9c6d5h4s'], boards: ['7c'] }, 'Badugi has no board'],
    [{ form: 'badugi', hands: ['As2h3dKd throws Kd', '9c6d5h4s'] }, 'hand 1: there are discards, but no draws to come'],
    [
      { form: 'badugi', draws: 1, hands: ['As2h3dKd throws Qd', '9c6d5h4s'] },
      'hand 1: Qd is discarded but isn’t in the hand',
    ],
    [
      { form: 'badugi', draws: 4, hands: ['As2h3dKd', '9c6d5h4s'] },
      'draws: 4 is not accepted; Badugi has 0 to 3 draws to come',
    ],
    [{ draws: 1, hands: ['AhKh', 'QdQc'] }, 'draws: 1 is not accepted; Hold’em has no draws'],
    [
      { form: 'pineapple', hands: ['AhKhQh', 'QdQc'] },
      'hand 1: you gave 3 cards; Pineapple has 2 in a hand; say what you discard, as in "AhKhQh throws Qh"',
    ],
    [
      { form: 'omaha', hands: ['AZ', 'KhKd2c3c'] },
      'hand 1: "AZ" is not a card; accepted: As, Td, 9c, the joker Jo, ?? for an unknown card',
    ],
    [
      { form: 'omaha', hands: ['AA***', 'KhKd2c3c'] },
      'hand 1: character 1: "AA***" is not a holding; a hand has 4 cards; accepted: AA**, AAxx ds (or ss, rb), AhKh**, top 10%, random, with commas between them',
    ],
    [{ form: 'short-deck-holdem', hands: ['AhKh', '5h5d'] }, 'hand 2: 5h isn’t in the deck of Short deck hold’em'],
    [{ form: 'short-deck-holdem', hands: ['AhKh', '55'] }, 'hand 2: the deck has no cards left for this range'],
    [{ hands: ['AhKh,AsKs', 'AhQh', 'AsKs'] }, 'hand 1: the deck has no cards left for this range'],
    [{ hands: [{ range: [] }, 'AsKs'] }, 'hand 1: the range is empty'],
    [
      { form: 'seven-card-stud', hands: ['', '', '', '', '', '', '', ''] },
      '56 cards are still to come and 52 are left; hands that run out of cards aren’t counted',
    ],
  ] satisfies readonly (readonly [Question, string])[])('%j', (question, refused) => {
    const answer = equity(question)
    expect(!answer.ok && oddsRefusalWords(answer.refusal)).toBe(refused)
  })

  test('the Chinese family has no pot to win', () => {
    for (const form of ['chinese-poker', 'open-face-chinese', 'taiwanese-poker'] as const)
      expect(equity({ form, hands: ['', ''] })).toEqual({
        ok: false,
        refusal: { why: 'played-for-points', about: { form: expect.any(String) } },
      })
  })

  test('where players divide their cards for parts of the pot, that is the reason', () => {
    const rows = { ...forms['chinese-poker'].rows!, forThePot: 'row-by-row' as const }
    const form = { ...forms['chinese-poker'], name: 'SOHE', rows }
    const answer = equity({ form, hands: ['', ''] })
    expect(!answer.ok && oddsRefusalWords(answer.refusal)).toBe(
      'in SOHE, players choose how to split their cards into parts, so there are no odds for it',
    )
  })

  test.each([
    ['exact', () => equity({ hands: ['AhAd', 'KhKd'] }, { exact: 'no' as never }), 'exact: "no" isn\'t accepted'],
    ['parts', () => partsOf({ hands: ['AhAd', 'KhKd'] }, {}, '4' as never), 'count: "4" isn\'t accepted'],
  ])('%s of another kind is a TypeError', (_, run, words) => {
    expect(run).toThrow(TypeError)
    expect(run).toThrow(words)
  })

  test('two ranges of one and the same holding never meet', () => {
    const range = [{ cards: ['Ah', 'Kh'], weight: 1 }] as const
    expect(equity({ hands: [{ range }, { range }] })).toEqual({
      ok: false,
      refusal: { why: 'ranges-cannot-meet' },
    })
  })

  test('samples are a whole number', () => {
    for (const samples of [0, -1, 1.5, Number.NaN])
      expect(equity({ hands: ['AhKh', 'QdQc'] }, { samples })).toHaveProperty('refusal.why', 'samples')
  })
})
