import { describe, expect } from 'vitest'
import type { FormId } from '../../forms/forms.ts'
import type { House } from '../../rulebooks/house.ts'
import type { BookId, RuleId } from '../../rulebooks/rule-id.ts'
import { betSizes } from '../../testing/bet-sizes.ts'
import { lines } from '../../testing/deal-lines.ts'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'
import type { Table } from '../../testing/table.ts'
import { legal } from '../legal.ts'

/** Rounds and draws in order, with who is first, the bet or how many may be drawn: `bet 20 from 3`, `draw 5 from 1`. */
const course = (form: FormId): readonly string[] => {
  let table = given({ form, book: 'wsop', seats: 4 }).plays('deal')
  const seen: string[] = []
  for (let due = legal(table.deal); due.due === 'betting' || due.due === 'draw'; due = legal(table.deal)) {
    if (due.due === 'betting') {
      seen.push(`bet ${betSizes(table.deal).join()} from ${due.seat}`)
      table = table.plays('around')
    } else {
      seen.push(`draw ${due.most} from ${due.seat}`)
      table = table.plays('all stand pat; deal')
    }
  }
  return seen
}

describe('a bet, then three draws with a bet after each', () => {
  // blinds on 1 and 2; the first round raises a blind of 10, the limit is doubled for the last two
  const rounds = (most: number) => [
    'bet 20 from 3',
    ...[`draw ${most} from 1`, 'bet 10 from 1'],
    ...[`draw ${most} from 1`, 'bet 20 from 1'],
    ...[`draw ${most} from 1`, 'bet 20 from 1'],
  ]
  const dealt = (form: FormId): Table => given({ form, book: 'wsop', seats: 4 }).plays('deal')
  const FIVE_EACH =
    'down 1:2c 2:2d 3:2h 4:2s 1:3c 2:3d 3:3h 4:3s 1:4c 2:4d 3:4h 4:4s 1:5c 2:5d 3:5h 4:5s 1:6c 2:6d 3:6h 4:6s'
  const forms: readonly (readonly [RuleId, FormId])[] = [
    ['wsop/archie-deal', 'archie'],
    ['wsop/baduci-deal', 'baduci'],
    ['wsop/badaci-deal', 'badaci'],
  ]
  for (const [id, form] of forms) {
    rule(id, `${form}: five cards down, seat 3 behind the blinds acts first, four rounds`, () => {
      dealt(form).lines(FIVE_EACH, 'before the draw: 3 opens')
      expect(course(form)).toEqual(rounds(5))
    })
  }
  rule('wsop/archie-deal', 'without blinds one opens with a bet or folds on the first round', () => {
    const table = given({ form: 'archie', book: 'wsop', seats: 4, stakes: { blinds: [] } }).plays('deal')
    table.offers({ seat: 1, check: false, fold: true, callTo: null, wager: { sizes: [10] } })
    table.refuses('1 checks', 'must-bet-or-fold').plays('1 folds').refuses('2 checks', 'must-bet-or-fold')
    const second = table.plays('1 bets 10; 2 calls; 3 folds; 4 folds; all stand pat; deal')
    second.offers({ seat: 1, check: true })
  })
})

describe('several cards in a row', () => {
  /** What four seats get who draw this many, after the burn. */
  const drawn = (form: FormId, book: BookId | House, counts: string): readonly string[] =>
    lines(
      given({ form, book, seats: 4, structure: 'limit' }).plays(`deal; around; draw ${counts}`).plays('deal').events,
    ).slice(0, -1)

  rule('wsop/300', 'badugi: seat 3 throws in all four and gets the next four of the stub', () => {
    expect(drawn('badugi', 'wsop', '1 0 4 2')).toEqual(['burn 6c', 'down 1:6d 3:6h 3:6s 3:7c 3:7d 4:7h 4:7s'])
  })
  rule('wsop/300', 'also as the last to draw, with no burn between', () => {
    expect(drawn('badugi', 'wsop', '1 0 0 4')).toEqual(['burn 6c', 'down 1:6d 4:6h 4:6s 4:7c 4:7d'])
  })
  const fives: readonly (readonly [RuleId, FormId])[] = [
    ['wsop/309', 'baduci'],
    ['wsop/319', 'badaci'],
  ]
  for (const [id, form] of fives) {
    rule(id, `${form}: seat 3 throws in all five and gets the next five of the stub`, () => {
      expect(drawn(form, 'wsop', '1 0 5 2')).toEqual(['burn 7c', 'down 1:7d 3:7h 3:7s 3:8c 3:8d 3:8h 4:8s 4:9c'])
      expect(drawn(form, 'wsop', '0 0 0 5')).toEqual(['burn 7c', 'down 4:7d 4:7h 4:7s 4:8c 4:8d'])
    })
  }
  rule('rrp/16/9', 'four and then the fifth, or in a house that wants it five at once', () => {
    const house: House = { name: 'five in a row', book: 'rrp', overrides: { maxConsecutiveDraw: 5 } }
    const forms: readonly FormId[] = ['deuce-to-seven-lowball', 'ace-to-five-triple-draw']
    for (const form of forms) {
      expect(drawn(form, 'rrp', '1 5 1 0')).toEqual(['burn 7c', 'down 1:7d 2:7h 2:7s 2:8c 2:8d 3:8h 2:8s'])
      expect(drawn(form, house, '1 5 1 0')).toEqual(['burn 7c', 'down 1:7d 2:7h 2:7s 2:8c 2:8d 2:8h 3:8s'])
    }
    const high = given({ form: 'jacks-or-better', seats: 2, cards: 'JcKcJdQd9h8h6s5s3c2c' })
      .plays('deal; 1 bets 10; 2 calls; draw 0 5')
      .plays('deal')
    expect(lines(high.events).slice(0, 4)).toEqual(['burn 2d', 'down 2:2h 2:2s 2:3d 2:3h', 'burn 3s', 'down 2:4c'])
  })
})
