import { describe } from 'vitest'
import { type FormId, forms } from '../forms/forms.ts'
import type { RuleId } from '../rulebooks/rule-id.ts'
import { given } from '../testing/given.ts'
import { rule } from '../testing/rule.ts'
import type { Table } from '../testing/table.ts'

/** Two hands, and a board where the form has one, meet in a quiet deal. */
const meet = (id: FormId, one: string, two: string, board = ''): Table =>
  given({ form: id, seats: 2, cards: { 1: one, 2: two, board } }).plays(
    forms[id].opening === 'antes' ? 'deal; 1 bets 10; 2 calls; play on' : 'play on',
  )

/** A rule, the two hands that meet, and the awards. Each player has put in 10 or 12, or ante and bring-in of 5. */
type Example = readonly [id: RuleId, one: string, two: string, ...awards: string[]]
const examples = (id: FormId, list: readonly Example[]): void => {
  describe(id, () => {
    for (const [ruleId, one, two, ...awards] of list) {
      rule(ruleId, `${one} against ${two}`, () => void meet(id, one, two).awarded(...awards))
    }
  })
}

// opened for 10 on an ante of 2
examples('draw-high', [
  ['uspa/3.1.1', '9h 7h 5h 3h 2h', 'Tc 9d 8s 7c 6d', 'high: 24 to 1, flush, nine-seven-five-three-deuce'],
  ['uspa/3.1.1.1', 'As Ks Qs Js Ts', 'Kh Qh Jh Th 9h', 'high: 24 to 1, royal flush'],
  ['uspa/3.1.1.2', 'Qs Qh Qd Qc 2c', '4h 5h 6h 7h 8h', 'high: 24 to 2, straight flush, eight high'],
  ['uspa/3.1.1.3', 'Qs Qh Qd Qc 3h', 'Ks Kh 3s 3d 3c', 'high: 24 to 1, four queens, three kicker'],
  ['uspa/3.1.1.4', 'Ac 9c 7c 4c 2c', 'Ks Kh 3s 3d 3h', 'high: 24 to 2, threes full of kings'],
  ['uspa/3.1.1.6', '9c 8d 7h 6s 5c', 'As Ah Ad Kc 2d', 'high: 24 to 1, straight, nine high'],
  ['uspa/3.1.1.7', '8c 8d 8h Ks 2c', 'As Ah Kd Kc Qd', 'high: 24 to 1, three eights, king and deuce kickers'],
  ['uspa/3.1.1.8', 'Qc Qd 3h 3s 7c', 'As Ah Kd Jc Td', 'high: 24 to 1, two pair, queens and threes, seven kicker'],
  ['uspa/3.1.1.9', '4c 4d 9h 7s 2c', 'As Kh Qd Jc 9d', 'high: 24 to 1, pair of fours, nine-seven-deuce kickers'],
  ['uspa/3.1.1.10', 'Ac 9d 7h 5s 3c', 'Ks Qh Jd 9c 8d', 'high: 24 to 1, ace high, nine-seven-five-three'],
  ['uspa/3.2.10.2', '9c 9d 4h 4s Kc', 'As Ah Qd Jc 8d', 'high: 24 to 1, two pair, nines and fours, king kicker'],
  ['uspa/3.2.10.4', 'Kh 9h 7h 4h 2h', 'As Kd Qd Jc Td', 'high: 24 to 1, flush, king-nine-seven-four-deuce'],
  ['rrp/12/joker/2', 'Kc Kd Qh 7s Jo', 'Ks Kh Qd 9s 8c', 'high: 24 to 1, pair of kings, ace-queen-seven kickers'],
  ['rrp/12/joker/3', 'Ah Th 6h 2h Jo', 'Ac Qc Jc 9c 8c', 'high: 24 to 1, flush, ace-king-ten-six-deuce'],
])
examples('ace-to-five-lowball', [
  ['rrp/11/a5/intro', '5c 4c 3c 2c Ac', '6d 4d 3d 2d Ad', 'low: 20 to 1, the wheel, five low'],
  ['rrp/11/a5/intro', 'Ac Ad 5h 4s 3c', '2c 2d 5d 4c 3h', 'low: 20 to 1, pair of aces, five-four-three kickers'],
  ['rrp/11/a5/1', 'Jo Ac 2d 4h 6s', '6d 5c 3d 2h Ad', 'low: 20 to 1, six-four low (6-4-3-2-A)'],
  ['uspa/3.2.8.5.2.1', 'Ac 2d 4h 5s Jo', '6d 4c 3d 2h Ad', 'low: 20 to 1, the wheel, five low'],
  ['wsop/281', 'Jo 2c 3d 4h 7s', '7d 5c 3h 2h Ad', 'low: 20 to 1, seven-four low (7-4-3-2-A)'],
  ['rrp/11/intro', '8c 6d 4h 3s 2c', '8d 7c 5h 3d 2h', 'low: 20 to 1, eight-six low (8-6-4-3-2)'],
])
examples('ace-to-five-triple-draw', [
  ['wsop/ace-to-five-lowball', '6c 4d 3h 2s Ac', '6d 5d 3d 2d Ad', 'low: 20 to 1, six-four low (6-4-3-2-A)'],
  ['uspa/3.2.8.4', '8c 5d 4h 3s 2c', '8d 5c 4d 3h 2s', 'low: 10 to 1 and 10 to 2, eight-five low (8-5-4-3-2)'],
])
examples('deuce-to-seven-triple-draw', [
  ['rrp/11/27/intro', 'Ac 5d 4h 3s 2c', 'Kc Qd Jh Ts 8c', 'low: 20 to 2, king-queen low (K-Q-J-T-8)'],
  ['rrp/11/27/intro', 'Ac 5d 4h 3s 2c', 'Ad 6c 4s 3h 2d', 'low: 20 to 1, ace-five low (A-5-4-3-2)'],
  ['rrp/11/27/intro', '6c 5d 4h 3s 2c', 'Ad Kc Qs Jh 9d', 'low: 20 to 2, ace-king low (A-K-Q-J-9)'],
  ['rrp/11/27/intro', '2c 2d Kh Qs Jc', 'Ad Ac 5s 4h 3d', 'low: 20 to 1, pair of deuces, king-queen-jack kickers'],
  ['rrp/11/27/1', '7h 5h 4h 3h 2h', '9c 8d 6s 4c 2d', 'low: 20 to 2, nine-eight low (9-8-6-4-2)'],
  ['wsop/285', 'Kc Kd 4h 3s 2c', 'Ad Ac 4s 3h 2d', 'low: 20 to 1, pair of kings, four-three-deuce kickers'],
  ['wsop/286', '7s 5s 4s 3s 2s', '9c 8d 7c 5h 4c', 'low: 20 to 2, nine-eight low (9-8-7-5-4)'],
])
examples('badugi', [
  ['wsop/297', 'Ac 2d 3h 4s', 'As 2c 3d 5h', 'badugi: 20 to 1, badugi, four high (4-3-2-A)'],
  ['wsop/297', 'Ac 2c 3h 4s', 'Ks Qc Jd Th', 'badugi: 20 to 2, badugi, king high (K-Q-J-T)'],
  ['wsop/298', 'Ad 2c 3h 6h', 'Ac 3d 4h 5h', 'badugi: 20 to 1, three-card badugi, three high (3-2-A)'],
])
examples('badugi-high', [
  ['wsop/badugi-high', 'As Ah Ad Ac', 'Ks Kh Qd Jc', 'badugi: 20 to 1, badugi, ace high (A-A-A-A)'],
])
examples('baduci', [
  [
    'wsop/307',
    '2c 3d 4h 5s 7c',
    '2s 3h 4d 6c 7d',
    'deuce-to-seven: 10 to 1, seven-five low (7-5-4-3-2)',
    'badugi: 10 to 1, badugi, five high (5-4-3-2)',
  ],
  [
    'wsop/baduci',
    'Ac 2d 3h 4s 8c',
    '2s 3d 4c 5h 5c',
    'deuce-to-seven: 10 to 1, ace-eight low (A-8-4-3-2)',
    'badugi: 10 to 2, badugi, five high (5-4-3-2)',
  ],
])
examples('badaci', [
  [
    'wsop/316',
    'Ac 2d 3h 4s 5c',
    'As 2h 3d 6c 7d',
    'ace-to-five: 10 to 1, the wheel, five low',
    'badugi: 10 to 1, badugi, four high (4-3-2-A)',
  ],
  [
    'wsop/317',
    '9c 8d 7h 6s 9d',
    'As 2s 3s 4s 6c',
    'ace-to-five: 10 to 2, six-four low (6-4-3-2-A)',
    'badugi: 10 to 1, badugi, nine high (9-8-7-6)',
  ],
])

describe('stud forms', () => {
  const plain: readonly (readonly [RuleId, FormId, string, string, ...string[]])[] = [
    ['uspa/3.2.6.4', 'razz', 'Ac 2d 3h 4s 5c Kc Kd', '6c 4c 3d 2h Ad Qc Qd', 'low: 10 to 1, the wheel, five low'],
    [
      'rrp/9/intro',
      'razz',
      'Ac Ad 2h 3s 4c 4d 3h',
      '2c 2d As 3d 4s 4h 3c',
      'low: 10 to 1, pair of aces, four-three-deuce kickers',
    ],
    ['wsop/238', 'razz', '6h 5h 4h 3h 2h Kc Qc', 'Ac 2d 3s 4s 5c Kd Qd', 'low: 10 to 2, the wheel, five low'],
    [
      'wsop/238-kc',
      'kansas-city-razz',
      '6c 5d 4h 3s 2c Ac Ad',
      '9c 8d 7h 5s 4c Kc Kd',
      'low: 10 to 2, nine-eight low (9-8-7-5-4)',
    ],
    [
      'rrp/10/intro',
      'stud-8',
      'Ac 2d 3h 4s 8c Kc Kd',
      'Jc Td Qh Qs 9c 6c 7d',
      'high: 5 to 1, pair of kings, ace-eight-four kickers',
      'low: 5 to 1, eight-four low (8-4-3-2-A)',
    ],
    [
      'rrp/10/intro',
      'stud-8',
      'Ac 2d 3h 4s 9c Kc Kd',
      'Jc Td Qh Qs 9d 6c 7d',
      'high: 10 to 1, pair of kings, ace-nine-four kickers',
    ],
    [
      'rrp/10/2',
      'stud-8',
      'Ac 2d 3h 4s 5c 7c 7d',
      'Kc Qd Jh 9s 9c 6c 8d',
      'high: 5 to 1, straight, five high',
      'low: 5 to 1, the wheel, five low',
    ],
    [
      'rrp/10/3',
      'stud-8',
      'Ac Ad 2h 3s 4c 5d Kc',
      'Kd Kh Qc Js 9c 8d 8h',
      'high: 5 to 1, straight, five high',
      'low: 5 to 1, the wheel, five low',
    ],
    [
      'rrp/10/5',
      'stud-8',
      '7h 6h 5h 4h 3h Kc Kd',
      'Ac 2d 4c 6s 8c Qc Qd',
      'high: 5 to 1, straight flush, seven high',
      'low: 5 to 1, seven-six low (7-6-5-4-3)',
    ],
    [
      'uspa/3.2.7.4',
      'stud-8',
      'Kc Kd Kh 2s 3c 4d 6h',
      'Ac Ad 9h 8s 7c Tc 2d',
      'high: 10 to 1, three kings, six and four kickers',
    ],
    [
      'uspa/3.2.7.5.3',
      'stud-8',
      'Ac Ad 8h 6s 4c 2d Kc',
      'Qc Qd Jh 9s 7c 5c 3d',
      'high: 5 to 1, pair of aces, king-eight-six kickers',
      'low: 5 to 1, eight-six low (8-6-4-2-A)',
    ],
    [
      'wsop/249',
      'stud-hi-lo',
      'Kc Qd Jh 9s 8c 8d Th',
      'Ac Ad As Kd Kh Qc Js',
      'high: 5 to 2, aces full of kings',
      'low: 5 to 1, queen-jack low (Q-J-T-9-8)',
    ],
    [
      'wsop/332',
      'razzduci',
      'Ac 2d 3h 4s 5c 7d Kc',
      'As 2h 3d 6c 8d 9c Kh',
      'deuce-to-seven: 5 to 1, seven-five low (7-5-4-3-2)',
      'badugi: 5 to 1, badugi, four high (4-3-2-A)',
    ],
    [
      'uspa/3.2.5.2',
      'seven-card-stud',
      '9c 9d 9h Kc Kd 4s 2c',
      'As Ah Qd Jc Tc 8d 7h',
      'high: 10 to 1, nines full of kings',
    ],
    [
      'uspa/3.2.7.5.6',
      'stud-8',
      '6h 5h 4h 3h 2h Kc Qd',
      'Ac 2d 3s 7s 8c Kd Qc',
      'high: 5 to 1, straight flush, six high',
      'low: 5 to 1, six-five low (6-5-4-3-2)',
    ],
  ]
  for (const [id, form, one, two, ...awards] of plain) {
    rule(id, `${form}: ${one} against ${two}`, () => void meet(form, one, two).awarded(...awards))
  }
})

describe('board forms', () => {
  const boards: readonly (readonly [RuleId, FormId, string, string, string, ...string[]])[] = [
    ['uspa/3.2.1.1', 'holdem', 'Ah 2c', 'Kc Kd', 'Kh Qh Jh 9h 3d', 'high: 20 to 1, flush, ace-king-queen-jack-nine'],
    [
      'uspa/3.2.1.2',
      'holdem',
      'Kc Kd',
      '2c 3d',
      '8c 8d 8h 8s Ac',
      'high: 10 to 1 and 10 to 2, four eights, ace kicker',
    ],
    ['uspa/3.2.1.4/1', 'holdem', '9c 9d', 'Ac 4d', '9h Kc Kd 4c 2s', 'high: 20 to 1, nines full of kings'],
    ['wsop/holdem-hand', 'holdem', '2c 2d', '3c 3d', 'Ac Kd Qh Js Tc', 'high: 10 to 1 and 10 to 2, straight, ace high'],
    ['wsop/omaha-hand', 'omaha', 'As Kd 7c 2h', '9c 9d 3c 3h', 'Qs Js Ts 9s 3d', 'high: 20 to 1, straight, ace high'],
    [
      'rrp/6/1',
      'omaha',
      '2c 2d 3c 3d',
      '4c 4d 5c 5d',
      'As Ks Qs Js Ts',
      'high: 20 to 2, pair of fives, ace-king-queen kickers',
    ],
    [
      'wsop/omaha-8',
      'omaha-8',
      'Ac 2d Kc Kd',
      'Qc Qd Tc Th',
      'Kh 8c 5d 3h Js',
      'high: 10 to 1, three kings, jack and eight kickers',
      'low: 10 to 1, eight-five low (8-5-3-2-A)',
    ],
    [
      'rrp/7/3',
      'omaha-8',
      '5c 4c Kh Kd',
      'Ah As 7d 8d',
      '3c 2c Ac Ts 9s',
      'high: 10 to 1, straight flush, five high',
      'low: 10 to 1, the wheel, five low',
    ],
    [
      'wsop/omaha-8-c',
      'omaha-8',
      'Ac 3d 4c 5d',
      'Kc Kd Qc 7h',
      'Kh Qh Jd 9s 2c',
      'high: 20 to 2, three kings, queen and jack kickers',
    ],
    [
      'wsop/363',
      'short-deck-holdem',
      '6c 6d',
      '7c 7d',
      'Ac Kd Qh Js Tc',
      'high: 38 to 1 and 37 to 2, straight, ace high',
    ],
    [
      'wsop/369',
      'short-deck-holdem',
      'Ah 9h',
      'Kc Kd',
      'Kh Qh 7h Qd 6c',
      'high: 75 to 1, flush, ace-king-queen-nine-seven',
    ],
    ['wsop/short-deck', 'short-deck-holdem', 'Ac 6d', 'Kc Kd', '7h 8d 9s Kh Jc', 'high: 75 to 1, straight, nine high'],
  ]
  for (const [id, form, one, two, board, ...awards] of boards) {
    rule(id, `${form}: ${one} against ${two} on ${board}`, () => void meet(form, one, two, board).awarded(...awards))
  }
})
