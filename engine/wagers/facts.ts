import type { Bounds } from '../deal/betting/wager.ts'
import type { Chips } from '../deal/chips.ts'
import type { Doing, Gesture, Situation } from './situation.ts'
import { type Declared, declaredIn } from './words.ts'

/** A situation with everything filled in that follows from the rest. */
export type Facts = {
  readonly situation: Situation
  /** Half-pot, pot-limit or no-limit. */
  readonly bigBet: boolean
  readonly price: Chips
  /** They have something to call. */
  readonly facing: boolean
  /** What must lie in front of them to call; all they have may be less. */
  readonly callTo: Chips
  /** All they could have in front of them. */
  readonly all: Chips
  /** The chips from before that they left out. */
  readonly kept: readonly Chips[]
  readonly keptTotal: Chips
  readonly wager: Bounds | null
  /** The least by which one may raise. */
  readonly step: Chips
  /** The motions with released chips, and what then lay in front of them in all. */
  readonly motions: readonly (readonly Chips[])[]
  readonly put: Chips
  /** Chips moved forward and not let go. */
  readonly held: readonly (readonly Chips[])[]
  /** What they said first, or null; `late` when chips had been released before. */
  readonly said: Declared | null
  readonly late: boolean
  readonly gesture: Gesture['does'] | null
}

/** Everything that follows from a situation without a book. */
export const factsOf = (situation: Situation): Facts => {
  const { structure, price = 0, before = [], pulledBack = [], stack = Number.POSITIVE_INFINITY } = situation
  const bet = situation.bet ?? totalOf(before)
  const all = bet + stack
  const kept = without(before, pulledBack)
  const motions = situation.did.filter(isMotion)
  const keptTotal = totalOf(kept)
  const wager = boundsOf(situation, price, bet, all)
  return {
    situation,
    bigBet: structure !== 'limit' && structure !== 'spread',
    price,
    facing: price > bet,
    // wsop/141d: what lies there from before counts towards the call
    callTo: Math.min(price, all),
    all,
    kept,
    keptTotal,
    wager,
    step: situation.lastRaise ?? (wager === null ? price : wager.least - price),
    motions,
    // wsop/141d
    put: keptTotal + totalOf(motions.flat()),
    held: situation.did.flatMap(doing => (isHeld(doing) ? [doing.held] : [])),
    ...saidIn(situation.did),
    gesture: situation.did.find(isGesture)?.does ?? null,
  }
}

/** The worth of chips together. */
export const totalOf = (chips: readonly Chips[]): Chips => chips.reduce((sum, chip) => sum + chip, 0)

const isMotion = (doing: Doing): doing is readonly Chips[] => Array.isArray(doing)
const isHeld = (doing: Doing): doing is { readonly held: readonly Chips[] } =>
  typeof doing === 'object' && 'held' in doing
const isGesture = (doing: Doing): doing is Gesture => typeof doing === 'object' && 'does' in doing

const without = (chips: readonly Chips[], taken: readonly Chips[]): readonly Chips[] => {
  const left = [...chips]
  for (const chip of taken) {
    const at = left.indexOf(chip)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

/** The bounds as given, or as they follow from the last raise, the pot and the stack. */
const boundsOf = (situation: Situation, price: Chips, bet: Chips, all: Chips): Bounds | null => {
  if (situation.wager !== undefined) return situation.wager
  if (all <= price) return null
  const size = price + (situation.lastRaise ?? (price || (situation.unit ?? 1)))
  const least = Math.min(size, all)
  const pot = (situation.pot ?? 0) + price - bet
  switch (situation.structure) {
    case 'limit':
      return { least, most: least, sizes: [least] }
    // the width of a spread must be given
    case 'spread':
    case 'no-limit':
      return { least, most: all, sizes: [] }
    case 'pot-limit':
      return { least, most: Math.min(all, Math.max(size, price + pot)), sizes: [] }
    case 'half-pot':
      return { least, most: Math.min(all, Math.max(size, price + Math.floor(pot / 2))), sizes: [] }
  }
}

/** The first words that declare an act; an amount that follows before the chips belongs to them. */
const saidIn = (did: readonly Doing[]): Pick<Facts, 'said' | 'late'> => {
  const release = did.findIndex(isMotion)
  const heard = did.flatMap((doing, at) => {
    const declared = typeof doing === 'string' ? declaredIn(doing) : null
    return declared === null ? [] : [{ declared, late: release >= 0 && at > release }]
  })
  const first = heard[0]
  if (first === undefined) return { said: null, late: false }
  const { declared: said, late } = first
  const amount = heard.find(({ declared, late }) => !late && declared.amount !== undefined)?.declared.amount
  const open = said.says === 'wager' && said.amount === undefined && !late && amount !== undefined
  return { said: open ? { ...said, amount } : said, late }
}
