/**
 * The Chinese family scored the slow way, from the printed rules and nothing else of ours: cards are text, a hand's
 * strength is a list of numbers compared from the left, the tables are written out again.
 */
export type SlowForm = 'chinese' | 'open-face' | '2-7-middle' | 'taiwanese'
type Hand = readonly string[]
type Strength = readonly number[]

/** Points that the first player wins from the second, below 0 if they lose. */
export const slowPoints = (form: SlowForm, a: readonly Hand[], b: readonly Hand[], board: Hand = []): number => {
  const foulA = slowFoul(form, a)
  const foulB = slowFoul(form, b)
  if (foulA && foulB) return 0
  let points = 0
  let wins = 0
  for (const row of [0, 1, 2] as const) {
    const mine = strength(form, row, a[row]!, board)
    const yours = strength(form, row, b[row]!, board)
    const won = foulA ? -1 : foulB ? 1 : Math.sign(compare(mine, yours))
    wins += won
    points += won
    if (form === 'taiwanese') points += won === 0 ? 0 : won * taiwanese(row, kind(won > 0 ? mine : yours))
    else points += (foulA ? 0 : bonus(form, row, a[row]!)) - (foulB ? 0 : bonus(form, row, b[row]!))
  }
  if (form !== 'taiwanese') points += wins === 3 ? 3 : wins === -3 ? -3 : 0
  return points
}

/** Is the hand fouled? */
export const slowFoul = (form: SlowForm, [front, middle, back]: readonly Hand[]): boolean => {
  if (form === 'taiwanese') return front?.length !== 1 || middle?.length !== 2 || back?.length !== 4
  if (front?.length !== 3 || middle?.length !== 5 || back?.length !== 5) return true
  if (form === '2-7-middle') return !isLow(middle) || compare(high(front), high(back)) > 0
  return compare(high(front), high(middle)) > 0 || compare(high(middle), high(back)) > 0
}

/** Who ends with which chips when the comparisons are paid one after another. */
export const slowPaid = (
  pairs: readonly { readonly a: number; readonly b: number; readonly chips: number }[],
  start: ReadonlyMap<number, number>,
): ReadonlyMap<number, number> => {
  const lost = new Map([...start.keys()].map(seat => [seat, 0]))
  const won = new Map(lost)
  for (const { a, b, chips } of pairs) {
    const [winner, loser] = chips > 0 ? [a, b] : [b, a]
    let due = 0
    // chip by chip, as long as both still have one of those they sat down with
    while (
      due < Math.abs(chips) &&
      lost.get(loser)! < start.get(loser)! &&
      due < start.get(winner)! - lost.get(winner)!
    ) {
      due++
      lost.set(loser, lost.get(loser)! + 1)
    }
    won.set(winner, won.get(winner)! + due)
  }
  return new Map([...start].map(([seat, chips]) => [seat, chips - lost.get(seat)! + won.get(seat)!]))
}

const strength = (form: SlowForm, row: 0 | 1 | 2, cards: Hand, board: Hand): Strength => {
  if (form === '2-7-middle' && row === 1) return isLow(cards) ? ranksOf(cards).map(rank => -rank) : [-99]
  if (form !== 'taiwanese') return high(cards)
  if (row < 2) return strongest(fives([...cards, ...board]))
  return strongest(pick(cards, 2).flatMap(two => pick(board, 3).map(three => [...two, ...three])))
}

const strongest = (hands: readonly Hand[]): Strength =>
  hands.map(high).reduce((best, next) => (compare(next, best) > 0 ? next : best))

/** Category first, then the ranks that make it, then the kickers; of three cards no straight or flush is made. */
const high = (cards: Hand): Strength => {
  const ranks = ranksOf(cards)
  const times = (rank: number): number => ranks.filter(other => other === rank).length
  const weighed = [...ranks].sort((x, y) => times(y) - times(x) || y - x)
  const shape = [...new Set(weighed)].map(times).join('')
  const flush = cards.length === 5 && cards.every(card => card[1] === cards[0]![1])
  const wheel = ranks.join() === '14,5,4,3,2'
  const run = shape === '11111' && (ranks[0]! - ranks[4]! === 4 || wheel)
  const top = wheel ? [5] : weighed
  if (run && flush) return [top[0] === 14 ? 9 : 8, ...top]
  if (run) return [4, ...top]
  if (flush) return [5, ...weighed]
  const place = ['', '2', '22', '3', 'straight', 'flush', '32', '4'].indexOf(shape.replace(/1+$/, ''))
  return [place, ...weighed]
}

const isLow = (cards: Hand): boolean => {
  const ranks = ranksOf(cards)
  return high(cards)[0] === 0 && ranks[0]! <= 10
}

const kind = (of: Strength): string => KINDS[of[0]!]!
const KINDS = [
  'high card',
  'pair',
  'two pair',
  'trips',
  'straight',
  'flush',
  'full house',
  'quads',
  'straight flush',
  'royal',
]

const bonus = (form: SlowForm, row: 0 | 1 | 2, cards: Hand): number => {
  if (form === 'chinese') return 0
  const [, ranked = 0] = high(cards)
  if (row === 0) {
    if (kind(high(cards)) === 'trips') return ranked + 8
    return kind(high(cards)) === 'pair' ? Math.max(0, ranked - 5) : 0
  }
  if (form === '2-7-middle' && row === 1) {
    if (!isLow(cards)) return 0
    if (ranksOf(cards).join() === '7,5,4,3,2') return 8
    return { 7: 4, 8: 2, 9: 1, 10: 0 }[ranksOf(cards)[0]!] ?? Number.NaN
  }
  const middle: Record<string, number> = {
    trips: 2,
    straight: 4,
    flush: 8,
    'full house': 12,
    quads: 20,
    'straight flush': 30,
    royal: 50,
  }
  const back: Record<string, number> = {
    straight: 2,
    flush: 4,
    'full house': 6,
    quads: 10,
    'straight flush': 15,
    royal: 25,
  }
  return (row === 1 ? middle : back)[kind(high(cards))] ?? 0
}

const taiwanese = (row: 0 | 1 | 2, hand: string): number => {
  if (hand === 'two pair') return row === 0 ? 1 : 0
  if (['trips', 'straight', 'flush'].includes(hand)) return 2 - row
  const down = ['full house', 'quads', 'straight flush', 'royal'].indexOf(hand)
  return down < 0 ? 0 : 3 + down - row
}

const ranksOf = (cards: Hand): readonly number[] =>
  cards.map(card => '23456789TJQKA'.indexOf(card[0]!) + 2).sort((x, y) => y - x)

const compare = (x: Strength, y: Strength): number => {
  for (let i = 0; i < Math.max(x.length, y.length); i++) {
    const ahead = (x[i] ?? -1) - (y[i] ?? -1)
    if (ahead !== 0) return ahead
  }
  return 0
}

const fives = (cards: Hand): readonly Hand[] => pick(cards, 5)

const pick = (cards: Hand, count: number): readonly Hand[] => {
  const picked: Hand[] = []
  for (let bits = 0; bits < 1 << cards.length; bits++) {
    const some = cards.filter((_, i) => bits & (1 << i))
    if (some.length === count) picked.push(some)
  }
  return picked
}
