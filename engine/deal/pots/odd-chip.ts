import type { CardCode } from '../../cards/card.ts'
import type { Form, Share } from '../../forms/form.ts'
import type { RankingName } from '../../ranking/ranking.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import type { Point, Rulebook } from '../../rulebooks/rulebook.ts'
import type { Chips, Seat } from '../chips.ts'
import { type Boards, type Held, playingCards } from '../showdown/hand-value.ts'

/** An amount in equal parts: what each part gets, and what is left over, which may be below the smallest chip. */
export type Parts = { readonly each: Chips; readonly left: Chips }

/** Splits an amount as evenly as the smallest chip allows. */
export const parts = (amount: Chips, count: number, unit: Chips): Parts => {
  const each = Math.floor(amount / (unit * count)) * unit
  return { each, left: amount - each * count }
}

/** The odd chip of the part at this place in the order of precedence; what is below a chip goes along with the first. */
export const oddChip = (left: Chips, unit: Chips, place: number): Chips => {
  const whole = (place + 1) * unit <= left ? unit : 0
  return place === 0 ? whole + (left % unit) : whole
}

/** Is the form dealt by the button, so that position decides? Stud, also with a button, goes by the cards. */
export const byPosition = (form: Form): boolean => form.family !== 'stud'

/** A tied player as the odd chip sees them. */
export type Tied = { readonly seat: Seat; readonly hand: Held | undefined }

/** Tied players in the order in which they get odd chips: by position, or in stud by the cards they hold. */
export const tiedInOrder = (
  tied: readonly Tied[],
  form: Form,
  book: Rulebook,
  order: readonly Seat[],
  share: Share,
  boards: Boards,
): readonly Tied[] => {
  const clockwise = tied.toSorted((a, b) => order.indexOf(a.seat) - order.indexOf(b.seat))
  if (byPosition(form)) return clockwise
  const { card, cards: of } = studDecider(form, book, share)
  const lowest = card === 'lowest-card-by-suit'
  const cards = new Map(clockwise.map(({ seat, hand }) => [seat, decidingCards(hand, of, lowest, share, boards)]))
  return clockwise.toSorted((a, b) => compareCards(cards.get(a.seat)!, cards.get(b.seat)!, lowest))
}

/** The rule by which the odd chip falls among hands that tie for this part. */
export const tieRule = (form: Form, book: Rulebook, share: Share): RuleId => {
  if (byPosition(form)) return book.oddChipButtonGames.rule
  return isLowHalf(form, share) ? book.oddChipStudLowHalf.rule : book.oddChipStud.rule
}

/** Which card decides in stud, and of which cards. */
const studDecider = (form: Form, book: Rulebook, share: Share): Rulebook['oddChipStudLowHalf']['is'] => {
  if (isLowHalf(form, share)) return book.oddChipStudLowHalf.is
  const { high, low, cards } = book.oddChipStud.is
  return { card: isLow(share.ranking) ? low : high, cards }
}

/** The low of a pot that has a high beside it. */
const isLowHalf = (form: Form, share: Share): boolean =>
  isLow(share.ranking) && form.pot.some(other => !isLow(other.ranking))

/** How the odd chip between the parts of a pot falls, and by which rule. */
export const betweenShares = (
  form: Form,
  book: Rulebook,
  mixed: boolean,
): { readonly by: 'position' | 'first-share'; readonly rule: RuleId } => {
  const { oddChipMixedGames, oddChipLowLow, oddChipDrawmaha } = book
  if (mixed && byPosition(form) && oddChipMixedGames.is === 'worst-position') {
    return { by: 'position', rule: oddChipMixedGames.rule }
  }
  if (typeof form.pot[0]?.board === 'number') return { by: 'first-share', rule: book.oddChipBoards.rule }
  const lows = form.pot.filter(share => isLow(share.ranking)).length
  if (lows === form.pot.length && !byPosition(form)) return { by: 'first-share', rule: book.oddChipRazzdugi.rule }
  if (lows === form.pot.length) return otherSplit(form, oddChipLowLow)
  if (form.oddChip === 'position') return otherSplit(form, oddChipDrawmaha)
  return { by: 'first-share', rule: book.oddChipHighLow.rule }
}

const otherSplit = (form: Form, point: Point<'by-form' | 'first-share'>) =>
  ({ by: point.is === 'by-form' ? (form.oddChip ?? 'first-share') : 'first-share', rule: point.rule }) as const

const LOWS: ReadonlySet<RankingName> = new Set<RankingName>([
  'ace-to-five',
  'ace-to-five-joker',
  'eight-or-better',
  'ace-to-six',
  'deuce-to-seven',
  'nine-or-better-2-7',
  '2-7-middle',
  'badugi',
  'badugi-ace-high',
])
/** Is the lower hand the better one under this ranking? */
export const isLow = (ranking: RankingName): boolean => LOWS.has(ranking)

/** The ace is the lowest card where the ranking makes it one: Ac before 2c for a low, and no top card of an eight-low. */
const ACE_LOW: ReadonlySet<RankingName> = new Set<RankingName>([
  'ace-to-five',
  'ace-to-five-joker',
  'eight-or-better',
  'ace-to-six',
  'badugi',
])

const FIRST_ACE: CardCode = 48
const LAST_ACE: CardCode = 51
const standing = (code: CardCode, ranking: RankingName): number =>
  ACE_LOW.has(ranking) && code >= FIRST_ACE && code <= LAST_ACE ? code - 52 : code

/** The cards that are compared, the deciding one first. */
const decidingCards = (
  hand: Held | undefined,
  of: 'all' | 'playing',
  lowest: boolean,
  share: Share,
  boards: Boards,
): readonly number[] => {
  if (hand === undefined || !hand.known) return []
  const sorted = (cards: readonly CardCode[]) =>
    cards.map(code => standing(code, share.ranking)).sort((a, b) => (lowest ? a - b : b - a))
  if (of === 'all') return sorted(hand.own)
  // Of equal choices of the cards that play, the one that serves its player best.
  return playingCards(share, hand, boards)
    .map(sorted)
    .reduce((a, b) => (compareCards(a, b, lowest) <= 0 ? a : b), [])
}

/** Below 0 when the first hand has the deciding card: the first card in which they differ. A hand without cards is last. */
const compareCards = (a: readonly number[], b: readonly number[], lowest: boolean): number => {
  for (let i = 0; i < a.length && i < b.length; i++) {
    const difference = a[i]! - b[i]!
    if (difference !== 0) return lowest ? difference : -difference
  }
  return b.length - a.length
}
