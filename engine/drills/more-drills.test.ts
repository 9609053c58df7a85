import { describe, expect, test } from 'vitest'
import { type Card, codeOf } from '../cards/card.ts'
import { forms } from '../forms/forms.ts'
import { firstToActDrill, wagerDrill } from './betting-drills.ts'
import { changeDrill, chipRaceDrill } from './chip-drills.ts'
import type { Drill } from './drill.ts'
import { balanceDrill, listDrill, mustMoveDrill } from './floor-drills.ts'
import { dueFor, nextDrill } from './next-drill.ts'
import { oddChipDrill, rowsDrill, splitPotDrill } from './pot-drills.ts'
import { rulingDrill } from './ruling-drill.ts'

const isFair = ({ options, right, rules, about, asks, why }: Drill): boolean =>
  new Set(options).size === options.length &&
  options.length > 1 &&
  right.length > 0 &&
  right.length < options.length &&
  rules.length > 0 &&
  [about, asks, why].every(words => words !== '')

const answerOf = ({ options, right }: Drill): string => options[right[0]!]!

/** This many drills of a kind, fair ones all, most seeds giving one. */
const drills = (make: (seed: string) => Drill | null, count: number): readonly Drill[] => {
  const made = Array.from({ length: count }, (_, n) => make(`more ${n}`)).filter(it => it !== null)
  expect(made.length).toBeGreaterThan(count / 2)
  for (const drill of made) expect(isFair(drill), drill.key).toBe(true)
  return made
}

const first = (order: readonly number[], among: readonly number[]): number => order.find(it => among.includes(it))!
const from = (seat: number, seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, i) => ((seat + i) % seats) + 1)

describe('each answer comes out the same in another way', () => {
  test('the odd chip goes to the first left of the button', () => {
    for (const drill of drills(seed => oddChipDrill('rrp', seed), 60)) {
      const { seats, players } = drill.table
      const tied = players.filter(({ hot }) => hot).map(({ seat }) => seat)
      const button = players.find(it => it.button)!.seat
      expect(answerOf(drill), drill.key).toBe(`Seat ${first(from(button, seats), tied)}`)
    }
  })
  test('a split pot leaves nothing over, and the parts add up', () => {
    for (const drill of drills(seed => splitPotDrill('rrp', seed), 60)) {
      const taken = [...drill.why.matchAll(/seat (\d+) takes (\d+)/g)].map(([, seat, chips]) => [
        Number(seat),
        Number(chips),
      ])
      expect(taken.reduce((sum, [, chips]) => sum + chips!, 0)).toBe(drill.table.pot)
      const own = taken.filter(([seat]) => seat === 1).reduce((sum, [, chips]) => sum + chips!, 0)
      expect(answerOf(drill), drill.key).toBe(String(own))
    }
  })
  test('rows add up to the points', () => {
    for (const drill of drills(rowsDrill, 60)) {
      const numbers = (drill.why.replace(/^.*Row by row/, '').match(/-?\d+/g) ?? []).map(Number)
      const [royaltiesOfTwo, royaltiesOfOne] = [numbers.at(-1)!, numbers.at(-2)!]
      const points = numbers.slice(0, -2).reduce((sum, it) => sum + it, 0) + royaltiesOfOne - royaltiesOfTwo
      expect(answerOf(drill), drill.key).toBe(
        points === 0 ? 'Even' : points > 0 ? `Wins ${points}` : `Loses ${-points}`,
      )
    }
  })
  test('change is what the chip is worth over the bet', () => {
    for (const drill of drills(seed => changeDrill('wsop', seed), 60)) {
      const [bet, chip] = [drill.table.players[0]!.bet!, drill.table.players[1]!.bet!]
      expect(answerOf(drill), drill.key).toBe(String(chip - bet))
    }
  })
  test('in a race the highest cards win, one chip each', () => {
    for (const drill of drills(seed => chipRaceDrill('rrp', seed), 60)) {
      const [small, big] = (/of (\d+) are raced off for chips of (\d+)/.exec(drill.about) ?? []).slice(1).map(Number)
      const all = drill.table.players.reduce((sum, { bet = 0 }) => sum + bet, 0)
      const best = drill.table.players.map(({ seat, cards = [] }) => ({
        seat,
        card: Math.max(...cards.map(it => codeOf(it as Card))),
      }))
      const wins = best
        .sort((a, b) => b.card - a.card)
        .slice(0, Math.round(all / big!))
        .map(({ seat }) => seat)
        .sort((a, b) => a - b)
      expect(small).toBeGreaterThan(0)
      const named = wins.length === 0 ? 'Nobody' : wins.length === 1 ? `Seat ${wins[0]}` : `Seats ${wins.join(', ')}`
      expect(answerOf(drill), drill.key).toBe(named)
    }
  })
  test('after the first round of a game with a button the seat left of it acts first', () => {
    let checked = 0
    for (const drill of drills(seed => firstToActDrill('rrp', seed), 60)) {
      const [, form, rest] = /^first-to-act (\S+) (.*)$/.exec(drill.key)!
      const { streets, family } = forms[form as keyof typeof forms]
      if (family === 'stud' || rest!.startsWith(streets[0]!.name)) continue
      const { seats, players } = drill.table
      expect(answerOf(drill), drill.key).toBe(`Seat ${from(players.find(it => it.button)!.seat, seats)[0]}`)
      checked++
    }
    expect(checked).toBeGreaterThan(5)
  })
  test('the list, the must-move and the next big blind', () => {
    for (const drill of drills(seed => listDrill('rrp', seed), 40)) {
      const names = drill.about.split('The list: ')[1]!.replace('.', '').split(', ')
      expect(names.map(name => name.replace(' (not in the room)', ''))).toContain(answerOf(drill))
      const here = names.find(name => !name.includes('('))
      if (here !== undefined) expect(answerOf(drill), drill.about).toBe(here)
    }
    for (const drill of drills(seed => mustMoveDrill('rrp', seed), 40)) {
      expect(answerOf(drill), drill.about).toBe(/order: (\w+)/.exec(drill.about)![1])
    }
    for (const drill of drills(seed => balanceDrill('rrp', seed), 40)) {
      const [, chairs, big] = /^Table 1: (.*?); button \d+, big blind (\d+)/.exec(drill.about)!
      const seated = chairs!.split(', ').map(it => it.split(' ') as [string, string])
      const next = seated.find(([seat]) => Number(seat) > Number(big)) ?? seated[0]!
      expect(answerOf(drill), drill.about).toBe(next[1])
    }
  })
  test('what was that: one answer is right by the book', () => {
    drills(seed => wagerDrill('board', 'rrp', seed), 6)
  })
  test('what the floor may rule as well is not marked wrong', () => {
    let knock: Drill | null = null
    for (let n = 0; knock?.key.endsWith('knocked-facing-a-bet') !== true; n++)
      knock = wagerDrill('draw', 'rrp', `knock ${n}`)
    expect(knock.why).toMatch(/the floor may also rule: the player hasn’t acted/)
    expect(knock.options.filter(option => /hasn’t acted/.test(option))).toEqual([])
  })
  test('a ruling is not offered beside one that comes to the same', () => {
    for (const { options, right } of drills(seed => rulingDrill('board', 'rrp', seed)?.drill ?? null, 30)) {
      const wrong = options.filter((_, i) => !right.includes(i))
      if (right.some(place => options[place] === 'Play continues.')) expect(wrong).not.toContain('No rule was broken.')
      if (right.some(place => options[place] === 'The flop is redealt.'))
        expect(wrong).not.toContain('The street is redealt.')
    }
  })
})

test('a rule that you missed is due at once, and one that you know later and later', () => {
  const drill = nextDrill({ areas: ['pot-limit'], family: 'board', book: 'rrp', lately: [], known: {} }, 'due')
  const [rule] = drill.rules
  const due = (known: number, ago: number): number =>
    dueFor(
      {
        areas: [],
        family: 'board',
        book: 'rrp',
        lately: [],
        known: { [rule!]: known },
        asked: 50,
        seen: { [rule!]: 50 - ago },
      },
      drill,
    )
  expect(due(0, 0)).toBeGreaterThan(0)
  expect([due(1, 1), due(3, 7), due(5, 31)]).toEqual([0, 0, 0])
  expect(due(5, 3)).toBeLessThan(due(2, 3))
})

test('a split pot over two boards shows both, and so does a ruling', () => {
  const both = drills(seed => splitPotDrill('rrp', seed), 40).find(({ key }) => key.includes('double-board-omaha'))!
  expect(both.table.boards.map(board => board.length)).toEqual([5, 5])
  const ruled = Array.from({ length: 60 }, (_, n) => rulingDrill('board', 'wsop', `boards ${n}`)).filter(
    it => it !== null,
  )
  const two = ruled.filter(({ deal }) => deal.boards.length > 1 && deal.boards[1]!.length > 0)
  expect(two.length).toBeGreaterThan(0)
  for (const { drill, deal } of two) expect(drill.table.boards).toEqual(deal.boards)
})
