/** A way to shuffle: a new order of the numbers below some count. */
export type Shuffle = () => readonly number[]

/** Something in which many shuffles are not as chance would have them, and by how many standard deviations. */
export type Suspicion = { readonly trial: string; readonly deviations: number }

/**
 * So far off is chance about once in ten thousand million trials: a fair shuffle practically never fails. What is repeated
 * whole is infinitely far off.
 */
export const SUSPICIOUS = 6.5

/** Shuffles many times and tells what is suspicious of it. */
export const suspicionsOf = (shuffle: Shuffle, cards: number, shuffles: number): readonly Suspicion[] =>
  trialsOf(shuffle, cards, shuffles).filter(({ deviations }) => deviations > SUSPICIOUS)

/** How far off many shuffles are in each trial. */
export const trialsOf = (shuffle: Shuffle, cards: number, shuffles: number): readonly Suspicion[] => {
  const places = new Float64Array(cards * cards)
  const pairs = new Float64Array(cards * cards)
  const orders = new Set<string>()
  let ascents = 0
  let repeated = 0
  for (let n = 0; n < shuffles; n++) {
    const order = shuffle()
    for (let place = 0; place < cards; place++) {
      const card = order[place]!
      places[place * cards + card]!++
      if (place === 0) continue
      const before = order[place - 1]!
      pairs[before * cards + card]!++
      if (card > before) ascents++
    }
    const key = order.join()
    if (orders.has(key)) repeated++
    orders.add(key)
  }
  return [
    { trial: 'each card at each place', deviations: placesOff(places, cards, shuffles) },
    { trial: 'the first card', deviations: evenOff(places.subarray(0, cards), shuffles / cards, cards - 1) },
    { trial: 'each card behind each other', deviations: pairsOff(pairs, cards, shuffles) },
    { trial: 'runs upwards', deviations: runsOff(ascents, cards, shuffles) },
    { trial: 'whole orders again', deviations: repeated === 0 ? 0 : Number.POSITIVE_INFINITY },
  ]
}

/** Every card comes once and every place is taken once, which leaves this many squares less one in both ways free. */
const placesOff = (counts: Float64Array, cards: number, shuffles: number): number => {
  const chi = (chiSquare(counts, shuffles / cards) * (cards - 1)) / cards
  return chiOff(chi, (cards - 1) ** 2)
}

/** Of each two cards the one is right after the other as often as any two are. */
const pairsOff = (counts: Float64Array, cards: number, shuffles: number): number => {
  const others = counts.filter((_, i) => Math.floor(i / cards) !== i % cards)
  return evenOff(others, shuffles / cards, others.length - 1)
}

const evenOff = (counts: Float64Array, expected: number, freedom: number): number =>
  chiOff(chiSquare(counts, expected), freedom)

const chiSquare = (counts: Float64Array, expected: number): number =>
  counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)

/** Wilson and Hilferty: the cube root of chi-square by its freedom is all but normal; too even is as suspicious. */
const chiOff = (chi: number, freedom: number): number => {
  const spread = 2 / (9 * freedom)
  return Math.abs((Math.cbrt(chi / freedom) - (1 - spread)) / Math.sqrt(spread))
}

/** A card is higher than the one before it half of the time; the count of it varies by a twelfth of the cards and one. */
const runsOff = (ascents: number, cards: number, shuffles: number): number => {
  const expected = (shuffles * (cards - 1)) / 2
  return Math.abs(ascents - expected) / Math.sqrt((shuffles * (cards + 1)) / 12)
}
