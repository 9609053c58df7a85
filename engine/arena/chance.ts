import { type Card, codeOf } from '../cards/card.ts'
import type { Deal, Draft } from '../deal/deal.ts'
import { dealQueue } from '../deal/dealing/dealing-order.ts'
import { legal } from '../deal/legal.ts'
import { programOf } from '../deal/program.ts'
import { stepDue } from '../deal/where.ts'

/** Cards that are about to fall together to one hand or board, by their places in the deck. */
export type Group = { readonly to: number | 'board'; readonly places: readonly number[] }

/** A chance node: who gets cards, and every set of cards that can fall with how often it does. */
export type ChanceNode = {
  /** A seat, or `board`. */
  readonly to: number | 'board'
  readonly cards: number
  readonly outcomes: readonly Outcome[]
}

/** Cards that can fall, and their weight beside the other outcomes. */
export type Outcome = { readonly cards: readonly Card[]; readonly weight: number }

/** The groups of cards that the dealer's next act brings, hands in the order in which they get their first card. */
export const groupsDue = (deal: Deal): readonly Group[] => {
  const due = legal(deal)
  if (due.due !== 'dealer' || !('cards' in due.act)) return []
  const { act } = due
  if (act.do === 'burn' || act.do === 'set-aside' || act.do === 'reshuffle') return []
  const places = Array.from({ length: act.cards }, (_, i) => deal.next + i)
  if (act.do === 'common-card') return [{ to: 'board', places }]
  if (act.do === 'board') return boardGroups(deal, places)
  const queue = act.do === 'replace' ? deal.owing : queueOf(deal)
  const groups = new Map<number, number[]>()
  places.forEach((place, i) => {
    const to = deal.players[queue[i]!]!.seat
    const group = groups.get(to)
    if (group === undefined) groups.set(to, [place])
    else group.push(place)
  })
  return [...groups].map(([to, at]) => ({ to, places: at }))
}

/** The players whom this step still gives cards, one after another. */
const queueOf = (deal: Deal): readonly number[] => {
  const step = programOf(deal.form).steps[stepDue(deal)]!
  if (step.do !== 'deal') throw new Error(`no cards are dealt at ${step.do}`)
  return dealQueue(deal, step).slice(deal.done)
}

const boardGroups = (deal: Deal, places: readonly number[]): readonly Group[] => {
  const each = places.length / deal.form.boards
  return Array.from({ length: deal.form.boards }, (_, board) => ({
    to: 'board' as const,
    places: places.slice(board * each, (board + 1) * each),
  }))
}

/** Cards that nobody has seen: those in the deck that are not fixed yet, and the burns. */
export const unseen = (deal: Deal, fixed: readonly number[]): readonly Card[] => {
  const cards = deal.deck.filter((_, place) => place >= deal.next && !fixed.includes(place))
  return [...cards, ...deal.burns].sort((one, other) => codeOf(one) - codeOf(other))
}

/** Puts these cards where the group will be dealt from; what lay there goes where they were, also among the burns. */
export const arrangeFor = (deal: Draft, group: Group, cards: readonly Card[]): readonly Swap[] => {
  deal.deck = deal.deck.slice()
  const swaps: Swap[] = []
  group.places.forEach((place, i) => {
    const wanted = cards[i]!
    const lying = deal.deck[place]!
    if (wanted === lying) return
    const at = deal.deck.indexOf(wanted, deal.next)
    const burn = deal.burns.indexOf(wanted)
    if (at < 0 && burn < 0) throw new RangeError(`${wanted} can't fall: it's out already`)
    deal.deck[place] = wanted
    if (at >= 0) deal.deck[at] = lying
    if (burn >= 0) {
      deal.burns[burn] = lying
      deal.deck[deal.deck.indexOf(wanted)] = lying
      deal.deck[place] = wanted
    }
    swaps.push({ wanted, lying })
  })
  return swaps
}

/** Two cards that changed places. */
export type Swap = { readonly wanted: Card; readonly lying: Card }

/** How many ways there are to take this many cards, up to what can be listed. */
export const ways = (from: number, take: number): number => {
  let count = 1
  for (let i = 1; i <= take; i++) count = (count * (from - take + i)) / i
  return Math.round(count)
}
