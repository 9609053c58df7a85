import { describe, expect, test } from 'vitest'
import { cards, codeOf } from '../cards/card.ts'
import type { RankingName } from './ranking.ts'
import { rankings } from './rankings.ts'
import { numberWords } from './words.ts'

const called = (name: RankingName, text: string): string => rankings[name].words(cards(text).map(codeOf))

const examples: Readonly<Record<RankingName, readonly (readonly [cards: string, words: string])[]>> = {
  high: [
    ['As Ks Qs Js Ts', 'royal flush'],
    ['9s 8s 7s 6s 5s', 'straight flush, nine high'],
    ['9s 9h 9d 9c Kd', 'four nines, king kicker'],
    ['As Ah Ad Kc Kd', 'aces full of kings'],
    ['As Ks Ts 6s 2s', 'flush, ace-king-ten-six-deuce'],
    ['Ts 9h 8d 7c 6d', 'straight, ten high'],
    ['5s 4h 3d 2c Ad', 'straight, five high'],
    ['7s 7h 7d Ac Qd', 'three sevens, ace and queen kickers'],
    ['Qs Qh 3d 3c Td', 'two pair, queens and threes, ten kicker'],
    ['Js Jh Ad Tc 6d', 'pair of jacks, ace-ten-six kickers'],
    ['6s 6h 2d 2c 3d', 'two pair, sixes and deuces, three kicker'],
    ['As Kh Td 6c 2d', 'ace high, king-ten-six-deuce'],
    ['As Kh Qd Qc 3d 3h Th', 'two pair, queens and threes, ace kicker'],
  ],
  'high-joker': [
    ['As Ah Ad Ac Jo', 'five aces'],
    ['Ks Kh Qd 7c Jo', 'pair of kings, ace-queen-seven kickers'],
    ['Ah Th 6h 2h Jo', 'flush, ace-king-ten-six-deuce'],
    ['Kh Qh Jh Th Jo', 'royal flush'],
    ['9s 8h 7d 6c Jo', 'straight, ten high'],
    ['5s 4h 3d 2c Jo', 'straight, six high'],
    ['As Kh Kd Qc Jo', 'two pair, aces and kings, queen kicker'],
  ],
  'ace-to-five': [
    ['8s 6h 4d 3c Ad', 'eight-six low (8-6-4-3-A)'],
    ['5s 4s 3s 2s As', 'the wheel, five low'],
    ['4s 4h 8d 3c Ad', 'pair of fours, eight-three-ace kickers'],
    ['4s 4h Ad Ac Td', 'two pair, fours and aces, ten kicker'],
    ['Ks Qh Jd Tc Ad Ac Kd', 'king-queen low (K-Q-J-T-A)'],
  ],
  'ace-to-five-joker': [
    ['Jo Ah 2d 4c 6d', 'six-four low (6-4-3-2-A)'],
    ['Jo 2h 3d 4c 7d', 'seven-four low (7-4-3-2-A)'],
    ['Jo 2h 3d 4c 5d', 'the wheel, five low'],
    ['Jo Ah Ad 2c 3d', 'pair of aces, four-three-deuce kickers'],
  ],
  'eight-or-better': [
    ['8s 6h 4d 3c Ad Kh Kd', 'eight-six low (8-6-4-3-A)'],
    ['9s 5h 4d 3c 2d', 'no low'],
  ],
  'deuce-to-seven': [
    ['7s 5h 4d 3c 2d', 'seven-five low (7-5-4-3-2)'],
    ['As 5h 4d 3c 2d', 'ace-five low (A-5-4-3-2)'],
    ['As 5s 4s 3s 2s', 'flush, ace-five-four-three-deuce'],
    ['6s 5h 4d 3c 2d', 'straight, six high'],
    ['9s 9h 4d 3c 2d', 'pair of nines, four-three-deuce kickers'],
  ],
  'nine-or-better-2-7': [
    ['9s 7h 5d 4c 2d', 'nine-seven low (9-7-5-4-2)'],
    ['Ts 5h 4d 3c 2d', 'no low'],
    ['6s 5h 4d 3c 2d', 'no low'],
    ['As 5h 4d 3c 2d', 'no low'],
  ],
  badugi: [
    ['4s 3h 2d Ac', 'badugi, four high (4-3-2-A)'],
    ['5s 3h Ad Ac', 'three-card badugi, five high (5-3-A)'],
    ['Ks 9s 5s 3s', 'one-card badugi, three high (3)'],
    ['Ks Kh 9s 9h', 'two-card badugi, king high (K-9)'],
    ['Ad 2c 3h 6h', 'three-card badugi, three high (3-2-A)'],
  ],
  'badugi-ace-high': [
    ['5s 4h 3d 2c', 'badugi, five high (5-4-3-2)'],
    ['4s 3h 2d Ac', 'badugi, ace high (A-4-3-2)'],
  ],
  'badugi-high': [
    ['As Ah Ad Ac', 'badugi, ace high (A-A-A-A)'],
    ['As Ks Ah 2d', 'three-card badugi, ace high (A-A-2)'],
  ],
  'short-deck': [
    ['As 9h 8d 7c 6d', 'straight, nine high'],
    ['As Ks Qs Js Ts', 'royal flush'],
    ['As Ah Ad 6c 6d', 'aces full of sixes'],
  ],
  'mexican-joker-down': [
    ['Ks Kh Kd Kc Jo', 'five kings'],
    ['Qs Qh 7d 5c Jo', 'three queens, seven and five kickers'],
    ['7s 6h 5d Jc Jo', 'straight, queen high'],
    ['As Ks Qs Js 7s', 'straight flush, ace high'],
    ['Ah Kh 7h 2h Jo', 'flush, ace-king-queen-seven-deuce'],
  ],
  'mexican-joker-up': [
    ['Ks Kh Kd Kc Jo', 'four kings, ace kicker'],
    ['Qs Qh 7d 5c Jo', 'pair of queens, ace-seven-five kickers'],
    ['As Ah Ad Ac Jo', 'five aces'],
    ['Kh 7h 3h 2h Jo', 'flush, ace-king-seven-three-deuce'],
    ['Ah 2d 3h 4h Jo', 'straight, five high'],
  ],
  'forty-nine': [
    ['Ts Th Td Tc 9d', 'total of forty-nine'],
    ['Ts Th 9d 9c 8d', 'total of forty-six'],
    ['Ks Qh Jd Ac 2d', 'total of three'],
    ['Ks Kh Kd Qc Qd', 'total of zero'],
  ],
  front: [
    ['Qs Qh 5d', 'pair of queens, five kicker'],
    ['2s 2h 2d', 'three deuces'],
    ['As Ks Qs', 'ace high, king-queen'],
  ],
  '2-7-middle': [
    ['Ts 9h 7d 3c 2d', 'ten-nine low (T-9-7-3-2)'],
    ['Js 5h 4d 3c 2d', 'does not qualify: jack-five low (J-5-4-3-2)'],
  ],
  'nines-or-better': [
    ['9s 9h 4d 3c 2d', 'pair of nines, four-three-deuce kickers'],
    ['8s 8h Ad Kc Qd', 'does not qualify: pair of eights, ace-king-queen kickers'],
    ['3s 3h 2d 2c 4d', 'two pair, threes and deuces, four kicker'],
  ],
  'sixes-or-better': [
    ['6s 6h 4d 3c 2d', 'pair of sixes, four-three-deuce kickers'],
    ['5s 5h Ad Kc Qd', 'does not qualify: pair of fives, ace-king-queen kickers'],
  ],
  'one-card': [
    ['Ks', 'king high'],
    ['Js Qs', 'queen high'],
  ],
  'two-cards': [
    ['Js Jh', 'pair of jacks'],
    ['Js Ks', 'king high, jack'],
  ],
  'three-cards': [
    ['3s 2s As', 'straight flush, three high'],
    ['7s 7h 7d', 'three sevens'],
    ['Ks Ah Qd', 'straight, ace high'],
    ['Ks 7s 2s', 'flush, king-seven-deuce'],
    ['Ks Kh 2s', 'pair of kings, deuce kicker'],
    ['Ks 9h 2s', 'king high, nine-deuce'],
  ],
  'ace-to-six': [
    ['6s 4h 3d 2c As', 'six-four low (6-4-3-2-A)'],
    ['5s 4h 3d 2c As', 'straight, five high'],
    ['8s 4s 3s 2s As', 'flush, eight-four-three-deuce-ace'],
    ['Ks Qh Jd Tc As', 'king-queen low (K-Q-J-T-A)'],
  ],
}

describe.each(Object.entries(examples))('%s', (name, hands) => {
  test.each(hands)('%s: %s', (text, words) => {
    expect(called(name as RankingName, text)).toBe(words)
  })
})

test('numbers are called as one says them', () => {
  expect([0, 13, 20, 49, 90].map(numberWords)).toEqual(['zero', 'thirteen', 'twenty', 'forty-nine', 'ninety'])
})

describe('the best hand is laid out as a dealer would', () => {
  const laid = (name: RankingName, text: string): readonly number[] => rankings[name].best(cards(text).map(codeOf))
  test.each([
    ['high', 'Ah 3c Qs Td 3d Qh 2c', 'Qs Qh 3c 3d Ah'],
    ['high', 'Ah 3c 2s 5d 4d Kh Qc', '5d 4d 3c 2s Ah'],
    ['high-joker', 'Jo 7c 9h 6d 8s', 'Jo 9h 8s 7c 6d'],
    ['high-joker', 'Jo 5h Th 2h Ah', 'Ah Jo Th 5h 2h'],
    ['ace-to-five', 'Ah 3c 8s 6d 4d', '8s 6d 4d 3c Ah'],
    ['ace-to-five-joker', 'Jo 6d 4c 2d Ah', '6d 4c Jo 2d Ah'],
    ['badugi', 'Ah Kd 3c 3s 5s', 'Kd 5s 3c Ah'],
    ['mexican-joker-down', 'Jo 2c Qs Qh 5d', 'Jo Qs Qh 5d 2c'],
    ['forty-nine', 'Kd Ah Td 2c 9s', 'Td 9s 2c Ah Kd'],
    ['front', 'Ad Kc Ah', 'Ad Ah Kc'],
  ] as const)('%s of %s: %s', (name, text, order) => {
    expect(laid(name, text)).toEqual(cards(order).map(codeOf))
  })
})
