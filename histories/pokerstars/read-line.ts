import { type Card, isCard, type Seat } from '@cardroom/engine'
import { chipsIn } from '../amount.ts'
import type { LineFault } from '../problems.ts'

/** A line of the course of a hand, understood. */
export type Line =
  | {
      readonly is: 'heading'
      readonly name: string
      readonly run: number
      readonly groups: readonly (readonly Card[])[]
    }
  | {
      readonly is: 'post'
      readonly seat: Seat
      readonly kind: PostWords
      readonly amount: number
      readonly allIn: boolean
    }
  | { readonly is: 'dealt'; readonly seat: Seat; readonly groups: readonly (readonly Card[])[] }
  | {
      readonly is: 'act'
      readonly seat: Seat
      readonly does: ActWords
      readonly amount: number
      readonly to: number
      readonly allIn: boolean
    }
  | { readonly is: 'draw'; readonly seat: Seat; readonly count: number; readonly cards: readonly Card[] }
  | { readonly is: 'shows'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly is: 'mucks'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly is: 'collected'; readonly seat: Seat; readonly pot: number; readonly amount: number }
  | { readonly is: 'total'; readonly amount: number; readonly rake: number }
  | { readonly is: 'board'; readonly run: number; readonly cards: readonly Card[] }
  /** A seat in the summary, with the cards that are named there. */
  | {
      readonly is: 'end'
      readonly seat: Seat
      readonly cards: readonly Card[]
      readonly mucked: boolean
      readonly played: boolean
    }
  /** What needs no telling; talk and what else the house says is kept as a remark. */
  | { readonly is: 'nothing'; readonly remark?: string }
  | { readonly is: 'unknown'; readonly fault: LineFault; readonly text: string }

/** What is posted, as the lines call it. */
export type PostWords = 'the ante' | 'small blind' | 'big blind' | 'small & big blinds' | 'straddle' | 'dead'
/** What is done in the betting, as the lines call it. */
export type ActWords = 'folds' | 'checks' | 'calls' | 'bets' | 'raises' | 'brings in'

/** Who sits where, and how amounts are written. */
export type Reader = {
  /** Names and seats, the longest name first. */
  readonly names: readonly (readonly [string, Seat])[]
  readonly scale: number
}

/** Understands a line, wherever in the hand it stands. */
export const readLine = (reader: Reader, line: string): Line => {
  if (line.startsWith('***')) return heading(line)
  if (line.startsWith('Total pot ')) return total(reader, line)
  const board = /^(FIRST |SECOND |THIRD )?Board \[([^\]]*)\]$/i.exec(line)
  if (board !== null) return boardLine(board)
  if (/^Seat \d+: /.test(line)) {
    const end = endLine(reader, line)
    if (end !== null) return end
  }
  if (line.startsWith('Dealt to ')) return dealt(reader, line)
  if (line.startsWith('Uncalled bet (') || /^Hand was run /.test(line)) return NOTHING
  for (const [name, seat] of reader.names) {
    if (line.startsWith(`${name}: `)) return doing(reader, seat, line.slice(name.length + 2))
    if (line.startsWith(`${name} `)) {
      const news = aside(reader, seat, line.slice(name.length + 1))
      if (news !== null) return news
    }
  }
  return TALK.test(line) ? { is: 'nothing', remark: line } : unknown(line)
}

const NOTHING: Line = { is: 'nothing' }
const unknown = (line: string, fault: LineFault = 'not-understood'): Line => ({
  is: 'unknown',
  fault,
  text: line.slice(0, 80),
})

/** What people and the house say beside the game. */
const TALK =
  / said, "|^Betting is capped|^Cash Out|^STP added|has timed out|is (?:dis)?connected|joins the table|leaves the table|was removed from the table|will be allowed to play|is sitting out|has returned|finished the tournament|wins the tournament|bounty for eliminating|for eliminating |re-buys and|takes the add-on|The deck is reshuffled|Deck reshuffled|^\*+ #|Pair on board|is capped\b/

const heading = (line: string): Line => {
  const found = /^\*\*\* (?:(FIRST|SECOND|THIRD) (?!DRAW))?([A-Za-z0-9 ]{1,20}) \*\*\*(.*)$/.exec(line)
  if (found === null) return unknown(line)
  const groups: (readonly Card[])[] = []
  for (const [, inside] of found[3]!.matchAll(/\[([^\]]*)\]/g)) {
    const cards = cardsIn(inside!)
    if (cards === null) return unknown(line, 'cards')
    groups.push(cards)
  }
  return {
    is: 'heading',
    name: found[2]!.toUpperCase(),
    run: found[1] === undefined ? -1 : RUNS.indexOf(found[1]),
    groups,
  }
}

const RUNS = ['FIRST', 'SECOND', 'THIRD']

const total = ({ scale }: Reader, line: string): Line => {
  const found = TOTAL.exec(line)
  const [amount, rake] = [chipsIn(found?.[1] ?? '', scale), chipsIn(found?.[2] ?? '', scale)]
  return amount === null || rake === null ? unknown(line) : { is: 'total', amount, rake }
}

const boardLine = (found: RegExpExecArray): Line => {
  const cards = cardsIn(found[2]!)
  if (cards === null) return unknown(found[0], 'cards')
  return { is: 'board', run: found[1] === undefined ? 0 : RUNS.indexOf(found[1].trim().toUpperCase()), cards }
}

const endLine = ({ names }: Reader, line: string): Line | null => {
  const found = /^Seat (\d+): (.*)$/.exec(line)!
  const seat = Number(found[1])
  const own = names.find(([, number]) => number === seat)
  if (own === undefined || !found[2]!.startsWith(own[0])) return null
  const rest = found[2]!.slice(own[0].length)
  const named = /(?:showed|mucked) \[([^\]]*)\]/.exec(rest)
  if (
    named === null &&
    !/^(?: \([a-z /]+\))* (?:folded|collected|mucked|showed|didn't|is sitting out|lost|won)/.test(rest)
  )
    return null
  const cards = named === null ? [] : cardsIn(named[1]!)
  if (cards === null) return unknown(line, 'cards')
  return { is: 'end', seat, cards, mucked: / mucked \[/.test(rest), played: !/sitting out/.test(rest) }
}

const dealt = ({ names }: Reader, line: string): Line => {
  const rest = line.slice('Dealt to '.length)
  const own = names.find(([name]) => rest.startsWith(`${name} [`))
  const found = own === undefined ? null : /^\[([^\]]*)\](?: \[([^\]]*)\])?$/.exec(rest.slice(own[0].length + 1))
  if (own === undefined || found === null) return unknown(line)
  const groups = [found[1]!, ...(found[2] === undefined ? [] : [found[2]])].map(cardsIn)
  return groups.includes(null)
    ? unknown(line, 'cards')
    : { is: 'dealt', seat: own[1], groups: groups as (readonly Card[])[] }
}

/** A sum of money with or without the sign of its currency. */
const SUM = '[$€£₹¥]?(\\d[\\d,]*(?:\\.\\d+)?)'
// the sum is read whole: of a long one no shorter part is tried with each rest of the line
const TOTAL = new RegExp(`^Total pot ${SUM}(?![\\d,]).*\\| Rake ${SUM}`)
const POST = new RegExp(`^posts (the ante|small blind|big blind|small & big blinds|straddle) ${SUM}( and is all-in)?$`)
const ACT = new RegExp(
  `^(folds|checks|calls|bets|raises|brings in|brings-in|completes it)(?: (?:low )?(?:for )?${SUM})?(?: to ${SUM})?(?: and is all-in)?(?: \\(disconnect\\))?$`,
)
const DRAW = /^(?:stands pat|discards (\d+) cards?)(?: (?:on )?\[([^\]]*)\])?$/
const SHOWS = /^shows \[([^\]]*)\]/

const doing = ({ scale }: Reader, seat: Seat, words: string): Line => {
  const post = POST.exec(words)
  if (post !== null) {
    const amount = chipsIn(post[2]!, scale)
    if (amount === null) return unknown(words, 'amount')
    return { is: 'post', seat, kind: post[1] as PostWords, amount, allIn: post[3] !== undefined }
  }
  const act = ACT.exec(words)
  if (act !== null) return actLine(scale, seat, words, act)
  const draw = DRAW.exec(words)
  if (draw !== null) {
    const cards = draw[1] === undefined || draw[2] === undefined ? [] : cardsIn(draw[2])
    const count = Number(draw[1] ?? 0)
    if (cards === null || count > 60 || (cards.length > 0 && cards.length !== count)) return unknown(words, 'discards')
    return { is: 'draw', seat, count, cards }
  }
  const shows = SHOWS.exec(words)
  if (shows !== null) {
    const cards = cardsIn(shows[1]!)
    return cards === null ? unknown(words, 'cards') : { is: 'shows', seat, cards }
  }
  if (words === 'mucks hand') return { is: 'mucks', seat, cards: [] }
  if (/^said, /.test(words)) return { is: 'nothing', remark: words }
  return /^doesn't show hand|^sits out|^is sitting out/.test(words) ? NOTHING : unknown(words)
}

const actLine = (scale: number, seat: Seat, words: string, found: RegExpExecArray): Line => {
  const [, verb, first, second] = found
  const does = verb === 'brings-in' ? 'brings in' : verb === 'completes it' ? 'raises' : (verb as ActWords)
  const [amount, to] = [
    first === undefined ? 0 : chipsIn(first, scale),
    second === undefined ? 0 : chipsIn(second, scale),
  ]
  const needs = does === 'calls' || does === 'bets' || does === 'brings in'
  if (amount === null || to === null || (needs && first === undefined) || (does === 'raises' && second === undefined)) {
    return unknown(words, 'amount-missing')
  }
  return { is: 'act', seat, does, amount, to, allIn: words.includes(' and is all-in') }
}

const aside = ({ scale }: Reader, seat: Seat, words: string): Line | null => {
  const found = COLLECTED.exec(words)
  if (found === null) return null
  const amount = chipsIn(found[1]!, scale)
  const pot = found[2]?.startsWith('side') ? Number(found[3] ?? 1) : 0
  return amount === null ? unknown(words, 'amount') : { is: 'collected', seat, pot, amount }
}

const COLLECTED = new RegExp(`^collected ${SUM} from (pot|main pot|side pot(?:-(\\d{1,2}))?)`)

const cardsIn = (text: string): readonly Card[] | null => {
  const cards = text.split(' ').filter(word => word !== '')
  return cards.every(isCard) ? (cards as readonly Card[]) : null
}
