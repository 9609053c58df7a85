import type { Seat } from '../../deal/chips.ts'
import type { Reading } from '../../deal/commands.ts'
import type { Deal } from '../../deal/deal.ts'
import { type PartToRead, partsToRead } from '../../deal/showdown/read-hands.ts'
import type { Share } from '../../forms/form.ts'
import { heldIn } from '../../kinds/held-in.ts'
import { isProblem, type Misread } from '../../kinds/problem.ts'
import { misread } from '../problems.ts'

/** A hand by what it is: how good, and whether another that is said to be the same is exactly as good. */
export type Declared = {
  /** The part of the pot it is for: high, low, top board; null for the first. */
  readonly share: string | null
  readonly rank: readonly number[]
  readonly exact: boolean
}

/** The hands that a scenario declares by what they are, by seat. */
export type DeclaredHands = ReadonlyMap<Seat, readonly Declared[]>

/** `a flush`, `nut low`, `two pair, no low`, `8-6 low`, `better flush`. */
export const readDeclared = (text: string): readonly Declared[] | Misread => {
  const read: Declared[] = []
  for (const part of text.toLowerCase().split(/,| and /)) {
    const plain = part.trim().replace(/^(?:an?|the) /, '')
    if (/^(?:no|nothing for) (?:low|high)$/.test(plain)) continue
    const one = best(plain) ?? kind(plain) ?? low(plain)
    if (one === undefined) return misread('not-a-hand', { text: part.trim() })
    read.push(one)
  }
  return read
}

const best = (text: string): Declared | undefined => {
  const [, place = '', share = 'hand'] = /^(nuts|nut|best|second best|third best)(?: (.+))?$/.exec(text) ?? []
  const rank = heldIn(PLACES, place)
  return rank === undefined ? undefined : { share: share === 'hand' ? null : share, rank: [rank], exact: true }
}
const PLACES: Readonly<Record<string, number>> = {
  nuts: 1000,
  nut: 1000,
  best: 1000,
  'second best': 999,
  'third best': 998,
}

const kind = (text: string): Declared | undefined => {
  const [, word = '', name = ''] = /^(?:(better|same|worse) )?(.+)$/.exec(text) ?? []
  const rank = KINDS.indexOf(name.replace(/ of [a-z]+s$/, it => (it.startsWith(' of a') ? it : '')))
  if (rank < 0) return undefined
  const finer = word === 'better' ? 1 : word === 'worse' ? -1 : 0
  return { share: 'high', rank: [rank, finer], exact: word === 'same' }
}
const KINDS: readonly string[] = [
  'high card',
  'pair',
  'two pair',
  'three of a kind',
  'straight',
  'flush',
  'full house',
  'four of a kind',
  'straight flush',
  'royal flush',
]

const low = (text: string): Declared | undefined => {
  if (text === 'wheel') return { share: 'low', rank: [-5, -4, -3, -2, -1], exact: true }
  const [, cards] = /^([a-z0-9]+(?:-[a-z0-9]+){0,4})(?: low)$/.exec(text) ?? []
  const rank = cards?.split('-').map(card => -(heldIn(CARDS, card) ?? Number(card)))
  if (rank === undefined || rank.some(it => !Number.isInteger(it) || it > -1 || it < -14)) return undefined
  return { share: 'low', rank, exact: rank.length === 5 }
}
const CARDS: Readonly<Record<string, number>> = {
  a: 1, ace: 1, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, t: 10, j: 11, jack: 11, q: 12, queen: 12, k: 13, king: 13,
} // biome-ignore format: a list of cards

/** Who takes each part of each pot by what the hands are declared to be, or which of them are alike. */
export const readingsOf = (deal: Deal, hands: DeclaredHands): readonly Reading[] | Misread => {
  const readings: Reading[] = []
  for (const part of partsToRead(deal)) {
    if (part.known) continue
    const taken = takersOf(part, deal.form.pot, hands)
    if (isProblem(taken)) return taken
    readings.push({ pot: part.pot, run: part.run, share: part.share, seats: taken })
  }
  return readings
}

const takersOf = (part: PartToRead, shares: readonly Share[], hands: DeclaredHands): readonly Seat[] | Misread => {
  const isFirst = part.share === shares[0]!.name
  const { ranking } = shares.find(({ name }) => name === part.share)!
  const said = part.seats.flatMap(seat => {
    const own = hands.get(seat) ?? []
    const found = own.find(({ share }) => shares.length === 1 || share === part.share || (share === null && isFirst))
    return found === undefined
      ? []
      : [{ seat, ...found, rank: found.rank.map(it => inRanking(ranking, found.share, it)) }]
  })
  if (said.length === 0) return part.qualifier ? [] : misread('hands-not-declared', { share: part.share })
  const top = said.reduce((a, b) => (order(b.rank, a.rank) > 0 ? b : a))
  const equal = said.filter(it => order(it.rank, top.rank) === 0)
  const alike = equal.length > 1 && equal.some(({ exact }) => !exact)
  return alike ? misread('hands-alike', { seats: equal.map(({ seat }) => seat) }) : equal.map(({ seat }) => seat)
}

/** In a short deck a flush beats a full house, and at deuce-to-seven the ace is high. */
const inRanking = (ranking: Share['ranking'], share: string | null, rank: number): number => {
  if (share === 'low') return rank === -1 && /deuce|2-7/.test(ranking) ? -14 : rank
  return ranking !== 'short-deck' ? rank : rank === FLUSH ? FULL_HOUSE : rank === FULL_HOUSE ? FLUSH : rank
}
const FLUSH = KINDS.indexOf('flush')
const FULL_HOUSE = KINDS.indexOf('full house')

/** Which is better, as far as both are known. */
const order = (a: readonly number[], b: readonly number[]): number => {
  for (let i = 0; i < Math.min(a.length, b.length); i++) if (a[i] !== b[i]) return a[i]! - b[i]!
  return 0
}
