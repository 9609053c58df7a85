import { describe, expect, test } from 'vitest'
import { type Card, cards } from '../../cards/card.ts'
import { decks } from '../../cards/deck.ts'
import { describeForm } from '../../forms/describe.ts'
import { bet, board, burn, down, type Form, street } from '../../forms/form.ts'
import { readForm } from '../../forms/read-form.ts'
import { play } from '../../rulings/decide.ts'
import { problemText } from '../../words/english/problems.ts'
import { legal } from '../legal.ts'
import { stakesFor } from '../stakes.ts'

/** Simultaneous Omaha and hold'em: six cards in two hands, half of the pot for each. */
const sohe: Form = {
  id: 'sohe',
  name: 'SOHE',
  family: 'chinese',
  rules: [],
  deck: 'standard',
  seats: { least: 2, most: 7 },
  opening: 'blinds',
  structures: ['no-limit'],
  boards: 1,
  streets: [
    street('preflop', down(6), bet('lower', 'after-the-blinds'), { do: 'set' }),
    street('flop', burn, board(3), bet('lower', 'left-of-the-button')),
    street('turn', burn, board(1), bet('upper', 'left-of-the-button')),
    street('river', burn, board(1), bet('upper', 'left-of-the-button')),
  ],
  pot: [],
  rows: {
    rows: [
      { name: "hold'em", cards: 2, ranking: 'high', from: 'any' },
      { name: 'Omaha', cards: 4, ranking: 'high', from: { holecards: 2, boardcards: 3 } },
    ],
    point: 1,
    scoop: 0,
    mustRise: false,
    forThePot: 'row-by-row',
  },
}

/** Checked down with these hands, each written as hold'em / Omaha, on this board; everybody began with these chips. */
const played = (hands: readonly string[], boardcards: string, chips: readonly number[], wager = 10) => {
  const split = hands.map(hand => hand.split('/').map(part => cards(part.trim())))
  const seats = chips.map((stack, i) => ({ seat: i + 1, chips: stack }))
  const start = { type: 'StartDeal', form: sohe, stakes: stakesFor(sohe, 'no-limit', 10), seats } as const
  const table = play({ ...start, button: chips.length })
  if (!table.ok) throw new Error(table.refusal.why)
  table.give({ type: 'Shuffle', deck: stacked(split, cards(boardcards)) })
  while (table.deal.phase !== 'ended') {
    const due = legal(table.deal)
    if (due.due === 'dealer') table.give({ type: 'Deal' })
    else if (due.due === 'rows')
      for (const { seat, hand } of due.hands)
        table.give({ type: 'Place', seat, hand, rows: split[seat - 1]!, discard: [] })
    else if (due.due !== 'betting') throw new Error(due.due)
    else if (due.check) table.give({ type: 'Check', seat: due.seat })
    else {
      const raises = due.wager !== null && (due.callTo ?? 0) < wager
      const to = raises ? Math.min(wager, due.wager.most) : 0
      expect(table.give(raises ? { type: 'Wager', seat: due.seat, to } : { type: 'Call', seat: due.seat }).ok).toBe(
        true,
      )
    }
  }
  return table
}

/** A deck off which these hands and this board come, a card at a time from the button's left, a burncard before each street. */
const stacked = (split: readonly (readonly (readonly Card[])[])[], boardcards: readonly Card[]): readonly Card[] => {
  const hands = split.map(parts => parts.flat())
  const dealt = Array.from({ length: 6 }, (_, i) => hands.map(hand => hand[i]!)).flat()
  const used = new Set([...dealt, ...boardcards])
  const rest = decks.standard.filter(card => !used.has(card))
  const [one, two, three, ...others] = rest
  return [...dealt, one!, ...boardcards.slice(0, 3), two!, boardcards[3]!, three!, boardcards[4]!, ...others]
}

const awardsOf = ({ deal }: ReturnType<typeof played>) =>
  deal.awards.map(({ pot, share, to, hands }) => [pot, share, to, hands.map(({ is }) => is)])

describe('a hand that is split into parts', () => {
  test('takes half of the pot with each of them', () => {
    const table = played(['AsAh / 2c3d7h8s', 'KcQd / KsKh5c6d'], 'Kd Td 4c 9s 2h', [500, 500])
    expect(awardsOf(table)).toEqual([
      [0, "hold'em", [{ seat: 1, amount: 10 }], ['one-pair']],
      [0, 'Omaha', [{ seat: 2, amount: 10 }], ['three-of-a-kind']],
    ])
  })

  test('plays two of four cards and three of the board in Omaha, and any five of seven in hold’em', () => {
    // four hearts lie there: one heart makes a flush in hold'em and none in Omaha
    const table = played(['Ah2c / Kh3c4d5s', 'KsKd / JcJd8s7c'], '9h 8h 6h 2h Tc', [500, 500])
    expect(awardsOf(table)).toEqual([
      [0, "hold'em", [{ seat: 1, amount: 10 }], ['flush']],
      [0, 'Omaha', [{ seat: 2, amount: 10 }], ['straight']],
    ])
  })

  test('ties for a part, and the odd chip goes to the first from the button', () => {
    const table = played(
      ['AsKs / 2c3d7h8s', 'AhKh / 2d3c7s8h', 'QcQs / 3s4d5c6d'],
      'Ac Kd Td 9s 2h',
      [500, 500, 25],
      25,
    )
    const [holdem, omaha] = table.deal.awards
    expect([holdem?.amount, omaha?.amount]).toEqual([38, 37])
    expect(holdem?.to).toEqual([
      { seat: 1, amount: 19 },
      { seat: 2, amount: 19 },
    ])
    expect(omaha?.to).toEqual([
      { seat: 1, amount: 19 },
      { seat: 2, amount: 18 },
    ])
    expect(omaha?.oddChips).toEqual([1])
  })

  test('plays for the side pot with both of its parts', () => {
    const table = played(
      ['QsQh / 2c3d7h8s', 'KcKh / JsJc5c6d', 'AsAh / TsTc5s6s'],
      'Ad Td 4c 9s 2h',
      [500, 500, 30],
      100,
    )
    expect(awardsOf(table)).toEqual([
      [1, "hold'em", [{ seat: 2, amount: 70 }], ['one-pair']],
      [1, 'Omaha', [{ seat: 2, amount: 70 }], expect.any(Array)],
      [0, "hold'em", [{ seat: 3, amount: 45 }], ['three-of-a-kind']],
      [0, 'Omaha', [{ seat: 3, amount: 45 }], ['three-of-a-kind']],
    ])
  })

  test('is read, checked and described', () => {
    expect(readForm(JSON.parse(JSON.stringify(sohe)))).toEqual({ ok: true, form: sohe })
    expect(describeForm(sohe)).toContain("hold'em of 2 (high), Omaha of 4 (high); each takes its part of the pot")
    const off = readForm({ ...sohe, rows: { ...sohe.rows, scoop: 3 } })
    expect(off.ok ? [] : off.refusal.problems.map(problemText)).toEqual([
      'rows.forThePot: each row takes its part of the pot, so there is no scoop, royalty or Fantasyland',
    ])
  })
})
