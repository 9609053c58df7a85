import { cardOf, codeOf } from '../cards/card.ts'
import { decks } from '../cards/deck.ts'
import { seeded, shuffled } from '../cards/shuffle.ts'
import { isFouled } from '../deal/chinese/rows.ts'
import { scorePair } from '../deal/chinese/scoring.ts'
import { setFreely, setRising } from '../deal/chinese/set-at-once.ts'
import type { Form } from '../forms/form.ts'
import { forms } from '../forms/forms.ts'
import type { BookId } from '../rulebooks/rule-id.ts'
import type { DrillWords } from '../words/drill-words.ts'
import { drillWords } from '../words/english/drill-words.ts'
import { askedOf } from './asked.ts'
import type { Drill } from './drill.ts'
import { mixed, oneOf } from './mixed.ts'

type Awarded = {
  readonly share: string
  readonly to: readonly { readonly seat: number; readonly amount: number }[]
}

const SPLIT = ['omaha-8', 'stud-8', 'big-o', 'double-board-omaha', 'badaci', 'drawmaha-2-7'] as const
const HELD: Readonly<Record<(typeof SPLIT)[number], readonly [hand: number, board: number, boards: number]>> = {
  'omaha-8': [4, 5, 1],
  'stud-8': [7, 0, 0],
  'big-o': [5, 5, 1],
  'double-board-omaha': [4, 5, 2],
  badaci: [5, 0, 0],
  'drawmaha-2-7': [5, 5, 1],
}

/** A pot with two parts and open hands: what does seat 1 take of it? */
export const splitPotDrill = (
  book: BookId,
  seed: string,
  { splitPots: words }: DrillWords = drillWords,
): Drill | null => {
  const chance = seeded(seed)
  const id = oneOf(SPLIT, chance)
  const form: Form = forms[id]
  const [held, size, boards] = HELD[id]
  const deck = [...shuffled(decks.standard, chance)]
  const players = id === 'stud-8' ? 2 : 2 + chance(2)
  const hands = Array.from({ length: players }, () => deck.splice(0, held))
  const board = Array.from({ length: boards }, () => deck.splice(0, size))
  const pot = 40 * players
  const scenario = {
    form: id,
    book,
    stakes: '10-20',
    structure: 'limit',
    seats: Object.fromEntries(hands.map((cards, i) => [i + 1, { chips: 100, cards: cards.join(' ') }])),
    ...(boards === 0 ? {} : { board: boards === 1 ? board[0]!.join(' ') : board.map(it => it.join(' ')) }),
    street: 'showdown',
    pot,
    acts: ['showdown'],
  }
  const found = askedOf(scenario, 'payouts')
  if (found === null) return null
  const taken = (found.payouts as Readonly<Record<string, number>>)['1'] ?? 0
  const wrong = [0, pot / 4, pot / 2, (pot * 3) / 4, pot].filter(it => it !== taken && Number.isInteger(it))
  return {
    key: `split-pots ${id} ${hands.flat().join('')} ${board.flat().join('')}`,
    area: 'split-pots',
    about: words.about(form.name, pot),
    asks: words.asks,
    ...mixed([String(taken)], shuffled(wrong, chance).map(String), chance),
    why: words.why(
      (found.awards as readonly Awarded[]).map(({ share, to }) => ({
        share,
        taken: to.map(({ seat, amount }) => ({ seat, chips: amount })),
      })),
    ),
    rules: found.rules.length > 0 ? found.rules : form.rules,
    table: {
      seats: players,
      players: hands.map((cards, i) => ({ seat: i + 1, cards, hot: i === 0, button: i === players - 1 })),
      boards: board,
      pot,
    },
  }
}

/** A pot that does not divide evenly: who gets the odd chip? */
export const oddChipDrill = (book: BookId, seed: string, every: DrillWords = drillWords): Drill | null => {
  const { oddChips: words, seat: seatWords } = every
  const chance = seeded(seed)
  const seats = 4 + chance(6)
  const button = 1 + chance(seats)
  const all = shuffled(
    Array.from({ length: seats }, (_, i) => i + 1),
    chance,
  )
  const tied = all.slice(0, 2 + chance(2))
  const live = all.slice(0, Math.max(tied.length, 2))
  const pot = tied.length * (10 + chance(40)) + 1
  const scenario = {
    form: 'holdem',
    book,
    structure: 'limit',
    stakes: '10-20',
    button,
    seats: Object.fromEntries(all.map(seat => [seat, { chips: 500, folded: !live.includes(seat) }])),
    street: 'river',
    pot,
    hands: Object.fromEntries(tied.map(seat => [seat, 'same flush'])),
    acts: ['around', 'showdown'],
  }
  const found = askedOf(scenario, 'payouts')
  const [odd] = (found?.awards as readonly { readonly oddChips: readonly number[] }[] | undefined)?.[0]?.oddChips ?? []
  if (found === null || odd === undefined) return null
  const others = tied.filter(seat => seat !== odd).map(seatWords)
  return {
    key: `odd-chips ${button} ${tied.join(',')} ${pot}`,
    area: 'odd-chips',
    about: words.about(
      seats,
      button,
      tied.toSorted((a, b) => a - b),
      pot,
    ),
    asks: words.asks,
    ...mixed([seatWords(odd)], [...others, words.nobody], chance),
    why: words.why(odd),
    rules: found.rules,
    table: {
      seats,
      players: all.map(seat => ({ seat, hot: tied.includes(seat), button: seat === button })),
      boards: [],
      pot,
    },
  }
}

const LAID = ['chinese-poker', 'pineapple-open-face-chinese', 'taiwanese-poker'] as const

/** Two hands laid in rows: how many points does seat 1 win or lose? */
export const rowsDrill = (seed: string, { rows: words }: DrillWords = drillWords): Drill => {
  const chance = seeded(seed)
  const id = oneOf(LAID, chance)
  const form: Form = forms[id]
  const rows = form.rows!
  const size = rows.rows.reduce((sum, row) => sum + row.cards, 0)
  const deck = shuffled(decks.standard, chance)
  const board = id === 'taiwanese-poker' ? deck.slice(2 * size, 2 * size + 5) : []
  const lay = (from: number) => {
    const codes = deck.slice(from, from + size).map(codeOf)
    // now and then somebody lays them as they come, and may foul
    if (chance(4) === 0) return cut(rows.rows, deck.slice(from, from + size))
    return (rows.mustRise ? setRising(rows.rows, codes) : setFreely(rows.rows, codes)).map(row => row.map(cardOf))
  }
  const [one, two] = [lay(0), lay(size)]
  const score = scorePair(rows, one, two, board)
  const { points } = words
  const near = [score.points + 1, score.points - 1, -score.points, score.points + 2, score.points - 3]
  return {
    key: `rows ${id} ${one.flat().join('')} ${two.flat().join('')} ${board.join('')}`,
    area: 'rows',
    about: words.about(form.name),
    asks: words.asks,
    ...mixed([points(score.points)], near.filter(it => it !== score.points).map(points), chance),
    why: words.why(
      score.rows,
      score.scoop,
      score.royalties,
      [one, two].flatMap((laid, i) => (isFouled(rows, laid) ? [i + 1] : [])),
    ),
    rules: form.rules,
    table: {
      seats: 2,
      players: [
        { seat: 1, hot: true, rows: one },
        { seat: 2, rows: two },
      ],
      boards: [board],
      pot: 0,
    },
  }
}

const cut = <T>(rows: readonly { readonly cards: number }[], cards: readonly T[]): readonly (readonly T[])[] => {
  let from = 0
  return rows.map(({ cards: count }) => {
    from += count
    return cards.slice(from - count, from)
  })
}
