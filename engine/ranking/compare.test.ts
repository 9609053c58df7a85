import { describe, expect, test } from 'vitest'
import { cards } from '../cards/card.ts'
import { compareHands } from './compare.ts'
import type { RankingName } from './ranking.ts'

describe('the first hand is better', () => {
  test.each<[name: RankingName, better: string, worse: string, rule: string]>([
    ['high-joker', 'As Ah Ad Ac Jo', 'Ks Qs Js Ts As', 'rrp/12/joker/4'],
    ['high-joker', 'Ks Kh Kd 7c 2d', 'Ks Kh Qd 7c Jo', 'rrp/12/joker/2'],
    ['high-joker', 'Ah Kh Th 6h Jo', 'Ah Kh Jh Th 6h', 'rrp/12/joker/3'],
    ['ace-to-five', '5s 4s 3s 2s As', '6s 4h 3d 2c Ad', 'rrp/11/a5/intro'],
    ['ace-to-five', 'As Ah 5d 4c 3d', '2s 2h 5d 4c 3d', 'rrp/11/a5/intro'],
    ['ace-to-five-joker', 'Jo Ah 2d 4c 6d', '6s 5h 3d 2c Ad', 'rrp/11/a5/1'],
    ['deuce-to-seven', 'As 5h 4d 3c 2d', '2s 2h 3d 4c 5d', 'rrp/11/27/intro'],
    ['deuce-to-seven', '8s 6h 4d 3c 2d', '6s 5h 4d 3c 2d', 'rrp/11/27/intro'],
    ['badugi', 'Ad 2c 3h 6h', 'Ac 3d 4h 5h', 'wsop/298'],
    ['badugi', 'Ks Qh Jd Tc', 'As 2h 3d 3c', 'wsop/298'],
    ['badugi-ace-high', '5s 4h 3d 2c', '4s 3h 2d Ac', 'wsop/baduci'],
    ['badugi-high', 'As Ah Ad Ac', 'As Kh Qd Jc', 'wsop/badugi-high'],
    ['badugi-high', '2s 2h 2d 2c', 'As Ah Ad Kd', 'wsop/badugi-high'],
    ['short-deck', 'Ts 9s 8s 7s Ks', 'As Ah Ad Kc Kd', 'wsop/369'],
    ['short-deck', 'As 9h 8d 7c 6d', 'As Ah Ad Kc Qd', 'wsop/369'],
    ['short-deck', 'Ts 9h 8d 7c 6d', 'As 9h 8d 7c 6d', 'wsop/366'],
    ['mexican-joker-down', '4s 4h 4d 4c Jo', 'As Ks Qs Js 7s', 'wsop/260'],
    ['mexican-joker-down', 'Kh Qh 5h 4h 2h', 'As Ah Ad Kc Kd', 'wsop/260'],
    ['mexican-joker-down', '6s 7h Jd Qc Kd', '5s 6h 7d Jc Qd', 'wsop/259'],
    ['mexican-joker-up', 'Qs Qh 7d 5c Jo', 'Qs Qh Kd 7c 5d', 'wsop/265'],
    ['forty-nine', 'Ts Th 9d 9c 8d', 'Ts Th Td 5c Ad', 'wsop/drawmaha-49'],
    ['front', 'Qs Qh 5d', 'As Kh Qd', 'wsop/349'],
    ['2-7-middle', '7s 5h 4d 3c 2d', 'Ts 9h 8d 7c 5d', 'wsop/360d'],
    ['2-7-middle', 'Ts 9h 8d 7c 5d', 'Js 5h 4d 3c 2d', 'wsop/360a'],
    ['nines-or-better', '9s 9h 4d 3c 2d', '8s 8h Ad Kc Qd', 'wsop/archie'],
    ['nines-or-better', '3s 3h 2d 2c 4d', '8s 8h Ad Kc Qd', 'wsop/archie'],
    ['sixes-or-better', '6s 6h 4d 3c 2d', '5s 5h Ad Kc Qd', 'wsop/ari-high'],
    ['nine-or-better-2-7', '9s 8h 7d 6c 4d', 'Ts 5h 4d 3c 2d', 'wsop/sick-o'],
    ['eight-or-better', '8s 7h 6d 5c 4d', '9s 4h 3d 2c Ad', 'rrp/7/2'],
  ])('%s: %s over %s (%s)', (name, better, worse) => {
    expect(compareHands(name, cards(better), cards(worse)).result).toBe(1)
    expect(compareHands(name, cards(worse), cards(better)).result).toBe(-1)
  })
})

test('two hands that do not qualify tie, and both are named', () => {
  expect(compareHands('nines-or-better', cards('8s 8h Ad Kc Qd'), cards('As Kh Qd Jc 9d'))).toEqual({
    result: 0,
    aQualifies: false,
    bQualifies: false,
    aIs: 'does not qualify: pair of eights, ace-king-queen kickers',
    bIs: 'does not qualify: ace high, king-queen-jack-nine',
  })
})

test('a hand that qualifies beats one that does not, and of more cards the best count', () => {
  expect(compareHands('eight-or-better', cards('9s 5h 4d 3c 2d'), cards('Ks Kh 8d 7c 6d 5s 4h'))).toEqual({
    result: -1,
    aQualifies: false,
    bQualifies: true,
    aIs: 'no low',
    bIs: 'eight-seven low (8-7-6-5-4)',
  })
})

test('up joker and ace tie, as the book has it for hands that show (wsop/256)', () => {
  expect(compareHands('mexican-joker-up', cards('Jo Qs 7h 5d 2c'), cards('As Qh 7d 5c 2d')).result).toBe(0)
})
