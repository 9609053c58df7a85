import type { Form } from '../forms/form.ts'
import type { Equity } from './question.ts'

/** Into how many parts a pot is counted: up to ten hands can tie for one of up to three shares and get whole parts. */
export const PARTS_OF_A_POT = 15_120

/** Sums over deals as plain numbers, to be sent, kept and added up: see `tallyOf` for their order. */
export type Sums = readonly number[]

/** A count of deals as it goes on. */
export type Tally = {
  /** Counts a deal by what each hand is worth for each share: `values[share * hands + hand]`, 0 if it does not qualify. */
  readonly add: (values: Int32Array, weight: number) => void
  /** The share whose board is struck out is not played for. */
  readonly strike: (share: number) => void
  readonly sums: () => Sums
}

/** What is counted of each hand, and of each hand for each share. */
const OF_HAND = 4
const OF_SHARE = 3

/**
 * Counts deals the way pots are settled: equal parts for the shares that somebody qualifies for, each split among those
 * who tie; if nobody qualifies for anything, all split the pot as if it were the first share.
 */
export const tallyOf = (hands: number, shares: number): Tally => {
  const perHand = OF_HAND + shares * OF_SHARE
  const sums = new Float64Array(1 + hands * perHand)
  const won = new Float64Array(hands)
  let struck = -1

  const one = (values: Int32Array, weight: number): void => {
    let best = 0
    let winners = 0
    for (let hand = 0; hand < hands; hand++) {
      const value = values[hand]!
      if (value > best) {
        best = value
        winners = 1
      } else if (value === best) winners++
    }
    const part = PARTS_OF_A_POT / winners
    for (let hand = 0, at = 1; hand < hands; hand++, at += perHand) {
      if (values[hand] !== best) continue
      const alone = winners === 1 ? 0 : 1
      sums[at + alone]! += weight
      sums[at + 2]! += weight * part
      sums[at + 3]! += weight * part * part
      if (best > 0) sums[at + OF_HAND + alone]! += weight
      sums[at + OF_HAND + 2]! += weight * part
    }
  }

  const several = (values: Int32Array, weight: number): void => {
    let claimed = 0
    for (let share = 0; share < shares; share++) if (claims(values, share)) claimed++
    won.fill(0)
    for (let share = 0; share < shares; share++)
      if (claims(values, share)) give(values, share, PARTS_OF_A_POT / claimed, weight)
    if (claimed === 0) give(values, 0, PARTS_OF_A_POT, weight)
    for (let hand = 0, at = 1; hand < hands; hand++, at += perHand) {
      const part = won[hand]!
      if (part === 0) continue
      sums[at + (part === PARTS_OF_A_POT ? 0 : 1)]! += weight
      sums[at + 2]! += weight * part
      sums[at + 3]! += weight * part * part
    }
  }

  const claims = (values: Int32Array, share: number): boolean => {
    if (share === struck) return false
    for (let i = share * hands; i < (share + 1) * hands; i++) if (values[i]! > 0) return true
    return false
  }

  /** Gives one share's part of the pot to those who tie for it. */
  const give = (values: Int32Array, share: number, parts: number, weight: number): void => {
    let best = 0
    for (let hand = 0; hand < hands; hand++) best = Math.max(best, values[share * hands + hand]!)
    let winners = 0
    for (let hand = 0; hand < hands; hand++) if (values[share * hands + hand] === best) winners++
    for (let hand = 0; hand < hands; hand++) {
      if (values[share * hands + hand] !== best) continue
      won[hand]! += parts / winners
      const at = 1 + hand * perHand + OF_HAND + share * OF_SHARE
      // a pot that nobody qualifies for is split, and won by nobody
      if (best > 0) sums[at + (winners === 1 ? 0 : 1)]! += weight
      sums[at + 2]! += (weight * parts) / winners
    }
  }

  return {
    add: (values, weight) => {
      sums[0]! += weight
      if (shares === 1) one(values, weight)
      else several(values, weight)
    },
    strike: share => {
      struck = share
    },
    sums: () => [...sums],
  }
}

/** Counts deals of two hands by how they came out. */
export const tallyTwo = (tally: Tally, win: number, tie: number, lose: number): void => {
  tally.add(Int32Array.of(2, 1), win)
  tally.add(Int32Array.of(1, 1), tie)
  tally.add(Int32Array.of(1, 2), lose)
}

/** Two counts of different deals as one. */
export const added = (one: Sums, other: Sums): Sums => one.map((sum, i) => sum + other[i]!)

/** No deal counted yet. */
export const noSums = (hands: number, shares: number): Sums =>
  new Array<number>(1 + hands * (OF_HAND + shares * OF_SHARE)).fill(0)

/** What a count comes to. */
export const equityOf = (sums: Sums, form: Form, hands: number, exact: boolean): Equity => {
  const shares = form.pot.length
  const perHand = OF_HAND + shares * OF_SHARE
  const deals = sums[0]!
  const of = (parts: number): number => (deals === 0 ? 0 : parts / (deals * PARTS_OF_A_POT))
  return {
    exact,
    deals,
    hands: Array.from({ length: hands }, (_, hand) => {
      const at = 1 + hand * perHand
      const equity = of(sums[at + 2]!)
      const spread = deals === 0 ? 0 : sums[at + 3]! / (deals * PARTS_OF_A_POT ** 2) - equity ** 2
      return {
        win: sums[at]!,
        tie: sums[at + 1]!,
        equity,
        won: sums[at + 2]!,
        error: exact || deals === 0 ? 0 : Math.sqrt(Math.max(0, spread) / deals),
        shares: form.pot.map(({ name }, share) => {
          const from = at + OF_HAND + share * OF_SHARE
          const [win, tie, won] = [sums[from]!, sums[from + 1]!, sums[from + 2]!]
          return { name, win, tie, equity: of(won), won }
        }),
      }
    }),
  }
}
