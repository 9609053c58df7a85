import { describe, expect } from 'vitest'
import type { FormId } from '../../forms/forms.ts'
import { awardLines } from '../../testing/deal-lines.ts'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'
import { awards } from '../../testing/scene.ts'
import type { Table } from '../../testing/table.ts'

const BOARD = 'Kd Qs Js 2s 3d'
/** Who takes the draw half, and with what. */
const drawHalf = (form: FormId, one: string, two: string): string => {
  const found = awards({ form, book: 'wsop', hands: { 1: one, 2: two }, boards: [BOARD], pot: 40 })
  const { to, words } = found.find(award => award.share === 'draw')!
  return `${to.map(({ seat }) => seat).join(' and ')}: ${words}`
}

describe('the draw half', () => {
  const low = '7c 5d 4h 3s 2c'
  const quads = 'Ac Ad Ah As Kc'
  const variants: readonly (readonly [FormId, string, string, string])[] = [
    ['drawmaha-high', low, quads, '2: four aces, king kicker'],
    ['drawmaha-2-7', low, quads, '1: seven-five low (7-5-4-3-2)'],
    ['drawmaha-2-7', low, 'Ac 5c 4d 3h 2d', '1: seven-five low (7-5-4-3-2)'],
    ['drawmaha-a-5', low, 'Ac 5c 4d 3h 2d', '2: the wheel, five low'],
    ['drawmaha-badugi', '9c 8d 7h 6s 9d', 'As 2s 3s 4s 5s', '1: badugi, nine high (9-8-7-6)'],
    ['drawmaha-badugi', '5c 4d 3h 2s 9d', 'Ac 2d 3s 4h 9s', '2: badugi, four high (4-3-2-A)'],
    ['drawmaha-badugi-high', '5c 4d 3h 2s 9d', 'Ac Ad Kh Qs 2h', '2: badugi, ace high (A-A-K-Q)'],
    ['drawmaha-49', 'Tc Td Th Ts 9c', 'Kc Kh Ks Qc Qd', '1: total of forty-nine'],
    ['drawmaha-49', 'Ac Ad Ah As 9c', '5c 4d 3h 2h 2d', '2: total of sixteen'],
  ]
  for (const [form, one, two, wins] of variants) {
    rule('wsop/drawmaha-variants', `${form}: ${one} against ${two}`, () => expect(drawHalf(form, one, two)).toBe(wins))
  }
})

describe('the river', () => {
  const river = (cards: string): Table =>
    given({ form: 'drawmaha-high', book: 'wsop', structure: 'limit', seats: 2, cards }).plays(
      'deal; around; deal; around; all stand pat; deal; around',
    )
  rule('wsop/drawmaha-river', 'comes without a burn, the last bet follows, then the showdown', () => {
    river('')
      .plays('deal')
      .lines('board 1: 5s', 'river: 1 opens')
      .offers({ due: 'betting', seat: 1, check: true, wager: { sizes: [20] } })
      .has({ burns: ['5d'] })
      .plays('around')
      .lines('1 shows first')
  })
  rule(
    'wsop/drawmaha-river',
    'a river that pairs a holecard helps the Omaha hand and leaves the draw half as it was',
    () => {
      // seat 1: A-K-7-4-3, seat 2: Q-Q-9-6-5; the river pairs the ace
      const hands = 'Ac Qc Kd Qd 7h 9s 4s 6h 3c 5c'
      const awardsWith = (card: string) => awardLines(river(`${hands} Jh 8s 2d Tc 9d ${card}`).plays('play on').deal)
      expect(awardsWith('As')).toEqual([
        'omaha: 10 to 1, pair of aces, king-jack-nine kickers',
        'draw: 10 to 2, pair of queens, nine-six-five kickers',
      ])
      expect(awardsWith('Ts')[1]).toBe('draw: 10 to 2, pair of queens, nine-six-five kickers')
    },
  )
})

describe('the rules of its two parts', () => {
  rule(
    'wsop/drawmaha-a',
    'the Omaha half is Omaha high: two of the hand and three of the board, no more and no fewer',
    () => {
      const meet = (form: FormId, one: string, two: string, board: string) => {
        const [award] = awards({ form, book: 'wsop', hands: { 1: one, 2: two }, boards: [board], pot: 40 })
        return `${award!.to.map(({ seat }) => seat).join(' and ')}: ${award!.words}`
      }
      // four spades on the board and one in the hand; trips in the hand
      const scenes = [
        ['As 9c 8d 7h 2c', 'Kc Kd Kh 4c 4d', 'Qs Js 5s 3s 6d'],
        ['As Ks 8d 7h 2c', 'Kc Kd Kh 4c 4d', 'Qs Js 5s 3d 6d'],
        ['2c 2d 2h 3c 3d', '4c 4d 5c 5d 6h', 'As Ks Qs Js Ts'],
      ] as const
      const found = scenes.map(([one, two, board]) => meet('drawmaha-high', one, two, board))
      expect(found).toEqual([
        '2: pair of kings, queen-jack-six kickers',
        '1: flush, ace-king-queen-jack-five',
        '2: pair of fives, ace-king-queen kickers',
      ])
      for (const [i, [one, two, board]] of scenes.entries()) expect(meet('omaha', one, two, board)).toBe(found[i])
    },
  )
  rule(
    'wsop/drawmaha-a',
    'the draw is a single draw: in turn, no word changed, and short of cards as lowball is',
    () => {
      // seven players: 35 down, 3 on the flop, a burn and the turn leave 12 cards for 15 drawn
      const table = given({ form: 'drawmaha-2-7', book: 'wsop', structure: 'limit', seats: 7 })
        .plays('deal; 3 folds; 4 folds; around; deal; around')
        .offers({ due: 'draw', seat: 1, most: 3 })
        .plays('1 draws 3')
        .refuses('1 draws 1', 'not-your-turn')
        .plays('draw 3 3 3 3')
        .plays('deal')
      // the last card is left, the hands folded before and the burn are shuffled in, this draw's discards are not
      table.offers({ act: { do: 'reshuffle', from: 'earlier-discards-muck-and-burns', cards: 1 + 10 + 1 } })
      const lowball = given({ form: 'deuce-to-seven-lowball', book: 'wsop', structure: 'limit', seats: 6 })
        .plays('deal; 3 folds; around; draw 5 5 5 5 5; deal')
        .offers({ act: { do: 'reshuffle', from: 'earlier-discards-muck-and-burns', cards: 1 + 5 + 1 } })
      expect(table.deal.fresh).toHaveLength(15)
      expect(lowball.deal.fresh).toHaveLength(25)
    },
  )
})
