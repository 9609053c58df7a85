import { type Card, type CardCode, codeOf, JOKER, RANKS, type Rank, rankOf, suitOf, UNKNOWN } from '../../cards/card.ts'
import type { Row, Share } from '../../forms/form.ts'
import { groups, ranksByWeight } from '../../ranking/by-weight.ts'
import { groupName, type HandName } from '../../ranking/hand-name.ts'
import type { RankingName } from '../../ranking/ranking.ts'
import { rankings } from '../../ranking/rankings.ts'
import { rowHand, rowValue } from '../chinese/row-hand.ts'
import type { Seat } from '../chips.ts'
import type { Deal, Player } from '../deal.ts'
import { programOf } from '../program.ts'
import { handValue, held, nameOfHand } from './hand-value.ts'

/** What a player holds for one part of the pot or in one row, as far as their cards are dealt. */
export type Holding = {
  readonly hand: 0 | 1
  /** The part of the pot, or the row of the Chinese family. */
  readonly for: string
  /** The board that it is made with, from the top; null where there is one or none. */
  readonly board: number | null
  readonly holds:
    | { readonly is: 'hand'; readonly name: HandName }
    /** Two cards before the board: ace-king suited. */
    | { readonly is: 'start'; readonly ranks: readonly Rank[]; readonly suited: boolean }
    /** The low cards that there are, the highest first, before there are enough for a low. */
    | { readonly is: 'towards-low'; readonly ranks: readonly Rank[] }
  /** More cards may come. */
  readonly open: boolean
}

/** What a seat holds now, for each part of the pot that is played for; none of hands that are folded or not known. */
export const holdings = (deal: Deal, seat: Seat): readonly Holding[] => {
  const open = deal.phase === 'streets' && isMoreToCome(deal)
  const { rows } = deal.form
  const list: Holding[] = []
  for (const player of deal.players) {
    if (player.seat !== seat || player.folded || !isKnown(player)) continue
    const found = rows === undefined ? inShares(deal, player) : inRows(deal, player, rows.rows)
    for (const { for: part, board, holds } of found) list.push({ for: part, board, holds, hand: player.hand, open })
  }
  return list
}

type Found = Omit<Holding, 'hand' | 'open'>

const isKnown = ({ down, up, rows }: Player): boolean => {
  if (down.includes(UNKNOWN) || up.includes(UNKNOWN) || rows.some(row => row.includes(UNKNOWN))) return false
  return down.length > 0 || up.length > 0 || rows.some(row => row.length > 0)
}

/** Steps that bring cards are still to come. */
const isMoreToCome = ({ form, step }: Deal): boolean => {
  const { steps } = programOf(form)
  for (let i = steps.length - 1; i >= step; i--) if (BRINGS_CARDS.has(steps[i]!.do)) return true
  return false
}

const BRINGS_CARDS: ReadonlySet<string> = new Set(['deal', 'board', 'draw', 'discard', 'replace'])

const inShares = (deal: Deal, { down, up }: Player): readonly Found[] => {
  const { form, struck, runs, boards } = deal
  const each = Math.max(form.boards, boards.length > 0 ? 1 : 0)
  const found: Found[] = []
  for (let run = 0; run < (each === 0 ? 1 : runs); run++) {
    const own = boards.length <= each ? boards : boards.slice(run * each, (run + 1) * each)
    for (const share of form.pot) {
      const at = run * each + (typeof share.board === 'number' ? share.board : 0)
      if (typeof share.board === 'number' && struck.includes(at)) continue
      const holds = holdsFor(share, down, up, own)
      if (holds === null) continue
      const board = boards.length > 1 && share.board !== 'best' && share.from !== 'own' ? at : null
      found.push({ for: share.name, board, holds })
    }
  }
  return found
}

const holdsFor = (
  share: Share,
  down: readonly Card[],
  up: readonly Card[],
  boards: readonly (readonly Card[])[],
): Holding['holds'] | null => {
  if (boards.some(board => board.includes(UNKNOWN))) return null
  const hand = held(down, up)
  const common = boards.map(board => board.map(codeOf))
  const board = common[typeof share.board === 'number' ? share.board : 0] ?? []
  if (isWhole(share, hand.own.length, board.length))
    return { is: 'hand', name: nameOfHand(share, hand, common, handValue(share, hand, common)) }
  if (down.includes(JOKER) || up.includes(JOKER)) return null
  return partly(share, hand.own, share.from === 'own' ? [] : board)
}

/** There are enough cards for a hand of this ranking, out of those that may make it. */
const isWhole = ({ ranking, from }: Share, own: number, board: number): boolean => {
  const { least } = rankings[ranking]
  if (typeof from === 'object') return own >= from.holecards && board >= from.boardcards
  return (from === 'own' ? own : own + board) >= least
}

/** What a hand is before it has all of its cards. */
const partly = (
  { ranking, from }: Share,
  own: readonly CardCode[],
  board: readonly CardCode[],
): Holding['holds'] | null => {
  const low = LOWS.get(ranking)
  if (low !== undefined) {
    const ranks = [...new Set([...own, ...board].map(rankOf))].sort((one, other) => low.place(one) - low.place(other))
    const counted = ranks.filter(rank => low.place(rank) <= low.most).slice(0, 5)
    return counted.length < 2 ? null : { is: 'towards-low', ranks: counted.reverse().map(rank => RANKS[rank]!) }
  }
  if (ranking === 'forty-nine') return null
  const most = typeof from === 'object' ? from.holecards : 5
  const ranks = ranksByWeight([...own, ...board]).slice(0, most)
  const [first, second] = [own[0], own[1]]
  if (own.length === 2 && board.length === 0 && rankOf(first!) !== rankOf(second!))
    return { is: 'start', ranks: ranks.map(rank => RANKS[rank]!), suited: suitOf(first!) === suitOf(second!) }
  return { is: 'hand', name: groupName(groups(ranks)) }
}

type Low = { readonly place: (rank: number) => number; readonly most: number }
const ACE = RANKS.length - 1
const aceLow = (rank: number): number => (rank === ACE ? -1 : rank)
const aceHigh = (rank: number): number => rank

/** Rankings for low: where a rank stands in them, and the highest that counts. */
const LOWS: ReadonlyMap<RankingName, Low> = new Map<RankingName, Low>([
  ['ace-to-five', { place: aceLow, most: ACE }],
  ['ace-to-five-joker', { place: aceLow, most: ACE }],
  ['eight-or-better', { place: aceLow, most: RANKS.indexOf('8') }],
  ['ace-to-six', { place: aceLow, most: ACE }],
  ['deuce-to-seven', { place: aceHigh, most: ACE }],
  ['nine-or-better-2-7', { place: aceHigh, most: RANKS.indexOf('9') }],
])

/** Each row as it lies: what a full one is, and what there is of the others. */
const inRows = (deal: Deal, { rows }: Player, form: readonly Row[]): readonly Found[] =>
  rowsFound(form, rows, deal.boards[0] ?? [])

/** What rows of these cards would be: for cards on their way into the rows, before anything is set. */
export const rowHoldings = (
  form: readonly Row[],
  rows: readonly (readonly Card[])[],
  board: readonly Card[] = [],
): readonly Holding[] => rowsFound(form, rows, board).map(it => ({ ...it, hand: 0, open: true }))

const rowsFound = (
  form: readonly Row[],
  rows: readonly (readonly Card[])[],
  board: readonly Card[],
): readonly Found[] =>
  form.flatMap((row, i) => {
    const cards = rows[i] ?? []
    if (cards.length === 0) return []
    return [{ for: row.name, board: null, holds: { is: 'hand' as const, name: rowName(row, cards, board) } }]
  })

const rowName = (row: Row, cards: readonly Card[], board: readonly Card[]): HandName => {
  const isFull = cards.length === row.cards && (row.from === 'own' || board.length === 5)
  if (!isFull) return groupName(groups(cards.map(codeOf).map(rankOf)))
  const codes = rowValue(row, cards, board) === 0 ? cards.map(codeOf) : rowHand(row, cards, board)
  return rankings[row.ranking].nameOf(codes)
}
