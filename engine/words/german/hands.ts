import type { Rank } from '../../cards/card.ts'
import type { HandKind, HandName } from '../../ranking/hand-name.ts'

/** The name of a rank: `Zwei`, `Bube`, `Ass`. */
export const rankName = (rank: Rank): string => NAMES[rank].one

/** A hand in words: `Zwei Paare, Damen und Dreien, Kicker Zehn`; `Acht-Sechs-Low (8-6-4-3-A)`. */
export const handWords = (hand: HandName): string => HANDS[hand.is].is(hand.ranks, hand)

/** What somebody wins with: `mit einer Straße bis zur Sieben`, `mit zwei Paaren, Damen und Dreien`. */
export const withHand = (hand: HandName): string => {
  const { with: words = 'is' } = HANDS[hand.is]
  return words === 'is' ? `mit ${handWords(hand)}` : `mit ${words(hand.ranks, hand)}`
}

type Called = (ranks: readonly Rank[], hand: HandName) => string

type Names = {
  readonly one: string
  readonly many: string
  readonly ofMany: string
  /** `zur Sieben`, `zum König`. */
  readonly upTo: string
}

const numbered = (one: string): Names => ({ one, many: `${one}en`, ofMany: `${one}en`, upTo: `zur ${one}` })

const NAMES: Readonly<Record<Rank, Names>> = {
  '2': numbered('Zwei'),
  '3': numbered('Drei'),
  '4': numbered('Vier'),
  '5': numbered('Fünf'),
  '6': numbered('Sechs'),
  '7': numbered('Sieben'),
  '8': numbered('Acht'),
  '9': numbered('Neun'),
  T: numbered('Zehn'),
  J: { one: 'Bube', many: 'Buben', ofMany: 'Buben', upTo: 'zum Buben' },
  Q: { one: 'Dame', many: 'Damen', ofMany: 'Damen', upTo: 'zur Dame' },
  K: { one: 'König', many: 'Könige', ofMany: 'Königen', upTo: 'zum König' },
  A: { one: 'Ass', many: 'Asse', ofMany: 'Assen', upTo: 'zum Ass' },
}

const many = (rank: Rank | undefined): string => (rank === undefined ? '' : NAMES[rank].many)
const upTo = (rank: Rank | undefined): string => (rank === undefined ? '' : ` bis ${NAMES[rank].upTo}`)
const inTurn = (ranks: readonly Rank[]): string => ranks.map(rankName).join('-')
const written = (ranks: readonly Rank[]): string => ranks.join('-')

const kickers = (ranks: readonly Rank[]): string => {
  if (ranks.length === 0) return ''
  return `, Kicker ${ranks.length === 2 ? ranks.map(rankName).join(' und ') : inTurn(ranks)}`
}

const several =
  (name: string): Called =>
  ([first, ...rest]) =>
    `${name} ${many(first)}${kickers(rest)}`

/** Ranks in which several are alike: `Paar Asse`, `mit einem Paar Asse`. */
const alike = (name: string): { readonly is: Called; readonly with: Called } => ({
  is: several(name),
  with: several(`einem ${name}`),
})

const fullHouse: Called = ([three, two]) =>
  `Full House, ${many(three)} voll mit ${two === undefined ? '' : NAMES[two].ofMany}`
const low: Called = ranks => `${inTurn(ranks.slice(0, 2))}-Low (${written(ranks)})`
const badugi: Called = ranks => `${SIZES[ranks.length] ?? ''}Badugi${upTo(ranks[0])} (${written(ranks)})`
const highCard: Called = ([first, ...rest]) =>
  `${first === undefined ? '' : rankName(first)} hoch${rest.length === 0 ? '' : `, ${inTurn(rest)}`}`
const twoPair =
  (name: string): Called =>
  ([first, second, ...rest]) =>
    `${name}, ${many(first)} und ${many(second)}${kickers(rest)}`
const points =
  (one: string, more: string): Called =>
  (_, { total = 0 }) =>
    `${total} ${total === 1 ? one : more}`

/** A hand of each kind in words, and what it is won with where that is another case. */
const HANDS: Readonly<Record<HandKind, { readonly is: Called; readonly with?: Called }>> = {
  'royal-flush': { is: () => 'Royal Flush', with: () => 'einem Royal Flush' },
  'straight-flush': {
    is: ([top]) => `Straight Flush${upTo(top)}`,
    with: ([top]) => `einem Straight Flush${upTo(top)}`,
  },
  'five-of-a-kind': alike('Fünfling'),
  'four-of-a-kind': alike('Vierling'),
  'full-house': { is: fullHouse, with: (...hand) => `einem ${fullHouse(...hand)}` },
  flush: { is: ranks => `Flush, ${inTurn(ranks)}`, with: ranks => `einem Flush, ${inTurn(ranks)}` },
  straight: { is: ([top]) => `Straße${upTo(top)}`, with: ([top]) => `einer Straße${upTo(top)}` },
  'three-of-a-kind': alike('Drilling'),
  'two-pair': { is: twoPair('zwei Paare'), with: twoPair('zwei Paaren') },
  'one-pair': alike('Paar'),
  'high-card': { is: highCard },
  'no-cards': { is: () => 'keine Karten' },
  wheel: { is: () => 'Wheel, Fünf-Low', with: () => 'dem Wheel, Fünf-Low' },
  low: { is: low, with: (...hand) => `einem ${low(...hand)}` },
  badugi: { is: badugi, with: (...hand) => `einem ${badugi(...hand)}` },
  total: { is: points('Punkt', 'Punkte'), with: points('Punkt', 'Punkten') },
  'no-low': { is: () => 'kein Low' },
  unqualified: { is: (_, { short }) => `qualifiziert sich nicht${short === undefined ? '' : `: ${handWords(short)}`}` },
  'most-points': { is: () => 'die meisten Punkte', with: () => 'den meisten Punkten' },
}

const SIZES: Readonly<Record<number, string>> = { 1: 'Ein-Karten-', 2: 'Zwei-Karten-', 3: 'Drei-Karten-' }
