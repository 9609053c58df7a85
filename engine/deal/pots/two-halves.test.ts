import { describe, expect } from 'vitest'
import { cards, codeOf } from '../../cards/card.ts'
import type { FormId } from '../../forms/forms.ts'
import { combinations } from '../../ranking/combinations.ts'
import { rankings } from '../../ranking/rankings.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { outline } from '../../testing/deal-lines.ts'
import { oneOfEveryKind } from '../../testing/every-five.ts'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'
import { awards, type Scene } from '../../testing/scene.ts'

/** Who takes how much of each half with what: `high: 50 to 1, three kings, …`. */
const halves = (scene: Scene): readonly string[] =>
  awards(scene).map(
    ({ share, to, words }) => `${share}: ${to.map(it => `${it.amount} to ${it.seat}`).join(' and ')}, ${words}`,
  )
const meet = (form: FormId, book: BookId, pot: number, one: string, two: string, board?: string): readonly string[] =>
  halves({ form, book, pot, hands: { 1: one, 2: two }, ...(board ? { boards: [board] } : {}) })

describe('Omaha high-low', () => {
  rule('rrp/7/intro', 'K-K with K-Q-7 for high, A-2 with 3-4-7 for low', () => {
    expect(meet('omaha-8', 'rrp', 100, 'Ac 2d Kh Ks', 'Qc Qd 9h 9s', 'Kd 3c 4h 7s Qs')).toEqual([
      'high: 50 to 1, three kings, queen and seven kickers',
      'low: 50 to 1, seven-four low (7-4-3-2-A)',
    ])
  })
  rule('uspa/3.2.2.5.2.2', 'on K-Q-J-9-8 there is no low, and the high takes all', () => {
    expect(meet('omaha-8', 'uspa', 100, 'Ac 2d 3h 4s', 'Tc 9d 9h 7s', 'Kd Qc Jh 9s 8s')).toEqual([
      'high: 100 to 2, straight, king high',
    ])
    expect(meet('omaha-8', 'uspa', 100, 'Ac 2d 3h 4s', 'Tc 9d 9h 6s', 'Kd Qc 7h 5s 8s')).toHaveLength(2)
  })
  rule('wsop/omaha-8-a', 'of 400 the best high and the best low have 200 each', () => {
    expect(meet('omaha-8', 'wsop', 400, 'Ac 2d 9h 9s', 'Kc Kd Th 9c', 'Kh 3c 4h 7s Qs')).toEqual([
      'high: 200 to 2, three kings, queen and seven kickers',
      'low: 200 to 1, seven-four low (7-4-3-2-A)',
    ])
  })
  rule('wsop/omaha-8-b', '8-7-6-5-4 is a low, 9-5-4-3-2 is none, and 5-4-3-2-A beats 6-4-3-2-A', () => {
    const low = (one: string, two: string, board: string) => meet('omaha-8', 'wsop', 100, one, two, board)[1]
    expect(low('8c 7d Kh Ks', 'Kc Kd Qc Qd', '6c 5h 4s Js Jh')).toBe('low: 50 to 1, eight-seven low (8-7-6-5-4)')
    expect(low('9c 2d Kh Ks', 'Kc Kd Qc Qd', '5c 4h 3s Js Jh')).toBeUndefined()
    expect(low('5c Ad Kh Ks', '6d Ac Qc Qd', '4c 3h 2s Js Jh')).toBe('low: 50 to 1, the wheel, five low')
    // the wheel all of hearts is a straight flush for high and still the best low
    expect(meet('omaha-8', 'wsop', 100, '5h Ah Kc Ks', '6d Ac Qc Qd', '4h 3h 2h Js Jd')).toEqual([
      'high: 50 to 1, straight flush, five high',
      'low: 50 to 1, the wheel, five low',
    ])
  })
})

describe('stud high-low', () => {
  const against = (book: BookId, hand: string, other: string, pot = 100) => meet('stud-8', book, pot, hand, other)
  const kings = 'Kh Ks Qd Jc Tc 9d 9h'
  rule('wsop/stud-8', '8-6-4-3-A is a low; with 9-4-3-2-A the high takes the whole pot', () => {
    expect(against('wsop', '8c 6d 4h 3s Ac Qh Js', kings)).toEqual([
      'high: 50 to 2, straight, king high',
      'low: 50 to 1, eight-six low (8-6-4-3-A)',
    ])
    expect(against('wsop', '9c 4d 3h 2s Ac Qh Js', kings)).toEqual(['high: 100 to 2, straight, king high'])
  })
  rule('wsop/242', 'the same five for both halves, or another five for each', () => {
    expect(against('wsop', 'Ac 2d 3h 4s 5c Kc Kd', 'Qh Qs Jd Jc Tc 9d 9h')).toEqual([
      'high: 50 to 1, straight, five high',
      'low: 50 to 1, the wheel, five low',
    ])
    expect(against('wsop', 'Ac 2d 3h 4s 7c Ad Ah', 'Qh Qs Jd Jc Tc 9d 9h')).toEqual([
      'high: 50 to 1, three aces, seven and four kickers',
      'low: 50 to 1, seven-four low (7-4-3-2-A)',
    ])
  })
  rule('wsop/243', 'an ace below the deuce for the wheel, above the king for a pair', () => {
    expect(against('wsop', 'Ac Ad 8h 5s 4c 3d 2h', kings.replace('Jc', '8c'))).toEqual([
      'high: 50 to 1, straight, five high',
      'low: 50 to 1, the wheel, five low',
    ])
    expect(against('wsop', 'Ac Ad Kc Qh Jd 9c 7s', 'Kh Ks Qd Js Tc 8d 7h')).toEqual([
      'high: 100 to 1, pair of aces, king-queen-jack kickers',
    ])
  })
  rule('wsop/245', '7-6-5-4-3 of hearts is a seven low', () => {
    expect(against('wsop', '7h 6h 5h 4h 3h Kc Kd', '8c 7d 4s 3s 2c Qh Qs')).toEqual([
      'high: 50 to 1, straight flush, seven high',
      'low: 50 to 1, seven-six low (7-6-5-4-3)',
    ])
  })
  rule('uspa/3.2.7.2', 'the pot of 100 goes to the best high and the best low, 50 each', () => {
    expect(against('uspa', kings, '8c 6d 4h 3s Ac Qh Js')).toEqual([
      'high: 50 to 1, straight, king high',
      'low: 50 to 2, eight-six low (8-6-4-3-A)',
    ])
  })
  rule('uspa/3.2.7.5.5', 'A-A-2-3-4-5-9 is a straight for high and the wheel for low', () => {
    expect(against('uspa', 'Ac Ad 2h 3s 4c 5d 9h', 'Kh Ks Kd Jc Tc 8d 7h')).toEqual([
      'high: 50 to 1, straight, five high',
      'low: 50 to 1, the wheel, five low',
    ])
  })
})

describe('badugi and a low', () => {
  const BADUGI = 'badugi, four high (4-3-2-A)'
  rule('wsop/badaci', 'A-2-3-4 in four suits with a five takes both halves', () => {
    expect(meet('badaci', 'wsop', 100, 'Ac 2d 3h 4s 5c', 'Ad 2c 3s 5h 6d')).toEqual([
      'ace-to-five: 50 to 1, the wheel, five low',
      `badugi: 50 to 1, ${BADUGI}`,
    ])
    // ace low in the badugi: 4-3-2-A beats 5-4-3-2
    expect(meet('badaci', 'wsop', 100, 'Ac 2d 3h 4s 4d', '2c 3d 4h 5s Kc')[1]).toBe(`badugi: 50 to 1, ${BADUGI}`)
  })
  rule('wsop/326', 'no seven cards of Razzdugi beat A-2-3-4 in four suits with a five', () => {
    expect(meet('razzdugi', 'wsop', 100, 'Ad 2c 3s 4h 5d Kc Kd', 'Ac 2d 3h 4c 6s Qc Qd')).toEqual([
      'razz: 50 to 1, the wheel, five low',
      `badugi: 50 to 1, ${BADUGI}`,
    ])
    const best = cards('Ad 2c 3s 4h 5d Kc Kd').map(codeOf)
    const low = rankings['ace-to-five']
    expect(Math.max(...oneOfEveryKind().map(hand => low.value(hand)))).toBe(low.value(best))
    // four ranks in four suits
    const ranks = Array.from({ length: 13 }, (_, rank) => rank)
    const badugis = combinations(ranks, 4).map(four => four.map((rank, suit) => 4 * rank + suit))
    expect(Math.max(...badugis.map(rankings.badugi.value))).toBe(rankings.badugi.value(best))
  })
  rule('wsop/327', 'of 160 the best badugi and the best razz hand have 80 each', () => {
    expect(meet('razzdugi', 'wsop', 160, 'Ac 2c 3c 4c 6c Kc Kd', 'As 2h 3d 7c 8d Qc Qd')).toEqual([
      'razz: 80 to 1, six-four low (6-4-3-2-A)',
      'badugi: 80 to 2, badugi, seven high (7-3-2-A)',
    ])
  })
  rule('wsop/razzduci', '7-5-4-3-2 with an ace that makes A-2-3-4 in four suits has both halves', () => {
    expect(meet('razzduci', 'wsop', 100, '7c 5d 4h 3s 2c Ad Kc', 'Ac 2d 3h 4c 6s 8c 9d')).toEqual([
      'deuce-to-seven: 50 to 1, seven-five low (7-5-4-3-2)',
      `badugi: 50 to 1, ${BADUGI}`,
    ])
  })
  rule('wsop/razzduci', 'it is dealt and bet as razz: five rounds, the high card brings in', () => {
    const course = (form: FormId) => {
      const table = given({ form, book: 'wsop', seats: 3, cards: '2s2h2d3s3h3d 9cKdQh' }).plays('play on')
      return [...outline(table.events), ...table.events.flatMap(it => (it.type === 'RoundOpened' ? [it.seat] : []))]
    }
    expect(course('razzduci').filter(line => `${line}`.endsWith('street'))).toHaveLength(5)
    expect(course('razzduci').slice(0, -5).slice(0, 3)).toEqual(['6 down', '3 up', 'third street'])
    expect(course('razzduci').slice(-5)[0]).toBe(2)
    expect(course('razzduci').slice(0, 15)).toEqual(course('razz').slice(0, 15))
  })
  rule('wsop/333', 'of 160 the deuce-to-seven winner has 80 and the badugi winner 80, and razz is not played', () => {
    // seat 5 has the wheel, which razz would pay
    const hands = { 2: '8c 6c 4c 3c 2d Kc Kd', 5: 'Ac 2h 3d 4s 5c Qc Qd' }
    expect(halves({ form: 'razzduci', book: 'wsop', pot: 160, hands })).toEqual([
      'deuce-to-seven: 80 to 2, eight-six low (8-6-4-3-2)',
      `badugi: 80 to 5, ${BADUGI}`,
    ])
  })
})
