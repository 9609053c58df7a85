import { describe, expect, test } from 'vitest'
import { decks } from '../cards/deck.ts'
import { forms } from '../forms/forms.ts'
import { decide } from '../rulings/decide.ts'
import type { Command, StartDeal } from './commands.ts'
import type { Deal } from './deal.ts'
import { evolve, replay } from './evolve.ts'
import { legal } from './legal.ts'
import { stakesFor } from './stakes.ts'

/** In how many ways the betting of a deal can go: through every legal act, or of its first round alone. */
const ways = (start: StartDeal, rounds: 'all' | 'first' = 'all'): number => {
  const begun = decide(undefined, start)
  if (!begun.ok) throw new Error(begun.refusal.why)
  return waysFrom(replay(begun.events), rounds)
}

const waysFrom = (deal: Deal, rounds: 'all' | 'first'): number => {
  if (rounds === 'first' && deal.round === null && deal.played >= 0) return 1
  const due = legal(deal)
  const { stakes } = deal
  switch (due.due) {
    case 'betting': {
      const { seat, wager, bringIn } = due
      const acts: Command[] = (bringIn ?? []).map(to => ({ type: 'BringIn', seat, to }))
      if (due.fold) acts.push({ type: 'Fold', seat })
      if (due.check) acts.push({ type: 'Check', seat })
      if (due.callTo !== null) acts.push({ type: 'Call', seat })
      for (let to = wager?.least ?? 1; to <= (wager?.most ?? 0); to++) {
        if (stakes.structure !== 'limit' || wager?.sizes.includes(to)) acts.push({ type: 'Wager', seat, to })
      }
      return acts.reduce((sum, command) => sum + waysFrom(after(deal, command), rounds), 0)
    }
    case 'dealer':
      if (due.act.do === 'award') return 1
      return waysFrom(
        after(deal, due.act.do === 'shuffle' ? { type: 'Shuffle', deck: decks.standard } : { type: 'Deal' }),
        rounds,
      )
    case 'draw':
      return waysFrom(after(deal, { type: 'Discard', seat: due.seat, cards: [] }), rounds)
    default:
      return 1
  }
}

const after = (deal: Deal, command: Command): Deal => {
  const decided = decide(deal, command)
  if (!decided.ok) throw new Error(`${command.type}: ${decided.refusal.why}`)
  return decided.events.reduce(evolve, deal)
}

/** The betting as one would count it on paper: who has what behind and in front, who is still to speak. */
type Paper = {
  readonly behind: readonly number[]
  readonly front: readonly number[]
  readonly out: readonly boolean[]
  /** Who is to speak, in order. */
  readonly todo: readonly number[]
  readonly price: number
  /** Limit: what a raise is added to. No-limit: the least that one may raise by. */
  readonly level: number
  readonly by: number
  readonly raises: number
  /** Bets of the rounds still to come, and of this one. */
  readonly sizes: readonly number[]
  readonly forced?: number
}
type Terms = { readonly limit: boolean; readonly cap: number; readonly most?: (paper: Paper, who: number) => number }

const onPaper = (paper: Paper, terms: Terms): number => {
  const { behind, front, out, price } = paper
  const places = behind.map((_, place) => place)
  if (places.filter(place => !out[place]).length === 1) return 1
  const todo = paper.todo.filter(place => !out[place] && behind[place]! > 0)
  const [who, ...rest] = todo
  if (who === undefined) return nextRound(paper, terms)
  const others = places.filter(place => place !== who && !out[place] && behind[place]! > 0)
  if (others.length === 0 && front[who]! >= price) return nextRound(paper, terms)
  const all = front[who]! + behind[who]!
  const put = (to: number): Pick<Paper, 'behind' | 'front'> => ({
    behind: behind.map((chips, place) => (place === who ? all - to : chips)),
    front: front.map((chips, place) => (place === who ? to : chips)),
  })
  const goOn = { ...paper, todo: rest }
  if (paper.forced !== undefined) {
    const brought = onPaper({ ...omitForced(goOn), ...put(paper.forced), price: paper.forced }, terms)
    return brought + wagers(paper, who, others, all, put, terms)
  }
  const fold = onPaper({ ...goOn, out: out.map((gone, place) => gone || place === who) }, terms)
  const checkOrCall = onPaper({ ...goOn, ...put(Math.min(all, Math.max(price, front[who]!))) }, terms)
  return fold + checkOrCall + wagers(paper, who, others, all, put, terms)
}

const wagers = (
  paper: Paper,
  who: number,
  others: readonly number[],
  all: number,
  put: (to: number) => Pick<Paper, 'behind' | 'front'>,
  terms: Terms,
): number => {
  const { price, level, by } = paper
  if (others.length === 0 || all <= price || paper.raises >= terms.cap) return 0
  const least = Math.min(all, (terms.limit ? level : price) + by)
  const most = terms.limit ? least : Math.min(all, terms.most?.(paper, who) ?? all)
  let sum = 0
  for (let to = least; to <= most; to++) {
    // a first bet, or a bring-in made whole, is no raise
    const raises = paper.raises + (level > 0 ? 1 : 0)
    const todo = paper.behind.map((_, n) => (who + 1 + n) % paper.behind.length).filter(place => others.includes(place))
    sum += onPaper(
      { ...omitForced(paper), ...put(to), todo, price: to, level: to, by: terms.limit ? by : to - price, raises },
      terms,
    )
  }
  return sum
}

const nextRound = (paper: Paper, terms: Terms): number => {
  const { behind, front, out, sizes } = paper
  const able = behind.flatMap((chips, place) => (chips > 0 && !out[place] ? [place] : []))
  if (sizes.length === 0 || able.length < 2) return 1
  const round = { todo: able, price: 0, level: 0, by: sizes[0]!, raises: 0, sizes: sizes.slice(1) }
  return onPaper({ ...paper, ...round, front: front.map(() => 0) }, terms)
}

const omitForced = ({ forced, ...paper }: Paper): Paper => paper

const start = (
  id: 'holdem' | 'omaha' | 'five-card-stud' | 'deuce-to-seven-lowball',
  structure: StartDeal['stakes']['structure'],
  stacks: readonly number[],
  more: Partial<StartDeal> = {},
): StartDeal => ({
  type: 'StartDeal',
  form: forms[id],
  stakes: stakesFor(forms[id], structure, 2),
  button: stacks.length,
  seats: stacks.map((chips, i) => ({ seat: i + 1, chips })),
  ...more,
})

/** Blinds of 1 and 2: heads-up the button, who sits last, has the small one and speaks first. */
const headsUp = (stack: number, sizes: readonly number[], button = stack): Paper => ({
  behind: [stack - 2, button - 1],
  front: [2, 1],
  out: [false, false],
  todo: [1, 0],
  price: 2,
  level: 2,
  by: 2,
  raises: 0,
  sizes,
})
const FREE = { limit: true, cap: Number.POSITIVE_INFINITY }

describe('every way the betting can go, counted through decide and on paper', () => {
  test('two chips each at blinds of 1 and 2: the small blind folds or calls', () => {
    expect(ways(start('holdem', 'no-limit', [2, 2]))).toBe(2)
    expect(ways(start('holdem', 'limit', [2, 2]))).toBe(2)
  })

  test('three chips each: one chip is left behind the big blind', () => {
    // the small blind folds 1; raises all-in 2 (fold, call); calls, then the big blind folds 1, raises all-in 2, or checks:
    // on each of three streets the first player folds, bets all-in (fold, call) or checks, and so does the second:
    // 3 ends each and 1 way on, 3 + 3 a street; 6 + 6 + 6 + 1 (checked down) = 19; in all 1 + 2 + 1 + 2 + 19
    expect(ways(start('holdem', 'no-limit', [3, 3]))).toBe(25)
  })

  test.each([4, 5, 6])('no-limit hold’em heads-up with %i chips each', stack => {
    expect(ways(start('holdem', 'no-limit', [stack, stack]))).toBe(
      onPaper(headsUp(stack, [2, 2, 2]), { limit: false, cap: 99 }),
    )
  })

  test.each([
    [3, 8],
    [8, 3],
    [5, 7],
  ])('no-limit hold’em heads-up with %i chips against %i: all-in for less ends the betting', (stack, button) => {
    const paper = onPaper(headsUp(stack, [2, 2, 2], button), { limit: false, cap: 99 })
    expect(ways(start('holdem', 'no-limit', [stack, button]))).toBe(paper)
  })

  test.each([4, 7, 9])('limit hold’em heads-up with %i chips each', stack => {
    expect(ways(start('holdem', 'limit', [stack, stack]))).toBe(onPaper(headsUp(stack, [2, 4, 4]), FREE))
  })

  test.each([5, 7, 9])('deuce-to-seven lowball heads-up with %i chips each, pat hands', stack => {
    expect(ways(start('deuce-to-seven-lowball', 'no-limit', [stack, stack]))).toBe(
      onPaper(headsUp(stack, [2]), { limit: false, cap: 99 }),
    )
  })

  test('pot-limit omaha heads-up with 9 chips each, the small blind counted as it is', () => {
    // the raiser first calls and then adds what lies in the middle
    const stack = 9
    const most = ({ front, price, behind }: Paper, who: number): number => {
      const middle = 2 * stack - behind[0]! - behind[1]!
      return price + middle + price - front[who]!
    }
    const counted = ways(start('omaha', 'pot-limit', [stack, stack], { book: 'wsop' }))
    expect(counted).toBe(onPaper(headsUp(stack, [2, 2, 2]), { limit: false, cap: 99, most }))
  })

  test('limit hold’em with three players, the first round: a bet and as many raises as the book allows', () => {
    const paper: Paper = {
      ...{ behind: [99, 98, 100], front: [1, 2, 0], out: [false, false, false], todo: [2, 0, 1] },
      ...{ price: 2, level: 2, by: 2, raises: 0, sizes: [] },
    }
    const found = ways(start('holdem', 'limit', [100, 100, 100], { book: 'wsop' }), 'first')
    expect(found).toBe(onPaper(paper, { limit: true, cap: 4 }))
  })

  test('five-card stud with three players, the first round: the lowest card brings it in for 1 or opens for 2', () => {
    // the deck from the deuce of clubs up: downcards 2c 2d 2h, upcards 2s 3c 3d, so the first player is low
    const paper: Paper = {
      ...{ behind: [100, 100, 100], front: [0, 0, 0], out: [false, false, false], todo: [0, 1, 2] },
      ...{ price: 1, level: 0, by: 2, raises: 0, sizes: [], forced: 1 },
    }
    const stakes = stakesFor(forms['five-card-stud'], 'limit', 2, { ante: 0 })
    const found = ways(start('five-card-stud', 'limit', [100, 100, 100], { book: 'wsop', stakes }), 'first')
    expect(found).toBe(onPaper(paper, { limit: true, cap: 4 }))
  })
})
