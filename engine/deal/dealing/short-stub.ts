import type { Card } from '../../cards/card.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import { cardsLookedAt } from '../betting/lowball.ts'
import { type Deal, stubCount } from '../deal.ts'
import type { ReshuffledPile } from '../events.ts'
import { NOTHING_WRONG, type ReshuffleDue, repairAt, reshuffleDue } from '../mending.ts'
import { programOf } from '../program.ts'
import { boardcardsToRun, stepDue } from '../where.ts'
import { dealCount } from './dealing-order.ts'
import { removedCards } from './removed-cards.ts'
import { studBurnPlan, studDealPlan } from './stud-stub.ts'

/** What the stub allows now: this many cards, one common card for all, or a shuffle first. */
export type StubPlan =
  | { readonly do: 'deal'; readonly cards: number }
  | { readonly do: 'common-card' }
  | { readonly do: 'set-aside'; readonly cards: number }
  | { readonly do: 'reshuffle'; readonly from: ReshuffledPile; readonly thenBurn: boolean }

/** What the dealer can do about the step that is due with the cards that are left. */
export const stubPlan = (deal: Deal, at = stepDue(deal)): StubPlan => {
  const step = programOf(deal.form).steps[at]!
  const stub = stubCount(deal)
  const ruled = reshuffleDue(deal.mending, at)
  if (ruled !== undefined) return { do: 'reshuffle', from: pileOf(ruled), thenBurn: false }
  if (deal.runs > 1 && (step.do === 'burn' || step.do === 'board')) return inRunOuts(deal, at, stub)
  if (step.do === 'burn') return beforeBurn(deal, at, stub)
  if (step.do === 'replace') return inTheDraw(deal, at, stub)
  if (step.do === 'board') return forNeed(deal, step.cards * deal.form.boards, stub)
  if (step.do !== 'deal') return { do: 'deal', cards: 0 }
  if (deal.common) {
    return stub > 0 || deal.burns.length === 0 ? forNeed(deal, 1, stub) : shuffleBurns(deal.burns.length > 1)
  }
  const owed = dealCount(deal, step) - deal.done
  // rrp/13/10: the dealer stops for those who may kill the pot after a look
  const look = deal.done === 0 && at === 0 && deal.killer < 0 ? cardsLookedAt(deal) : 0
  if (look > 0 && look < owed) return { do: 'deal', cards: look }
  return mayUseCommonCard(deal) ? studDealPlan(deal, at, owed, stub) : forNeed(deal, owed, stub)
}

/** rrp/8/15: where cards run short at stud one serves all; wsop/253-community: but never in super stud. */
const mayUseCommonCard = ({ form, book }: Deal): boolean =>
  form.shortStub === 'common-card' || (form.shortStub === 'muck-too' && rulebookOf(book).superStudCommunityCard.is)

const shuffleBurns = (thenBurn: boolean): StubPlan => ({ do: 'reshuffle', from: 'burns', thenBurn })

/** Before a burn: cards that came too early may want others set aside, and stud counts what is left. */
const beforeBurn = (deal: Deal, at: number, stub: number): StubPlan => {
  const aside = deal.mending === NOTHING_WRONG ? 0 : cardsToSetAside(deal, at, stub)
  if (aside > 0) return { do: 'set-aside', cards: aside }
  return (deal.form.family === 'stud' ? studBurnPlan(deal, at, stub) : null) ?? forNeed(deal, 1, stub)
}

/** rrp/8/14: one card for each player still in, those that came too early counted, is out before the burn. */
const cardsToSetAside = (deal: Deal, at: number, stub: number): number => {
  const repair = repairAt(deal.mending, at, 'set-aside')
  if (repair?.do !== 'set-aside') return 0
  const places = deal.players.filter(player => !player.folded || player.keepsPlace).length
  return Math.min(stub, places - repair.early)
}

/** wsop/216: when the stub does not reach for the next board the burns are shuffled in, and if need be the muck. */
const inRunOuts = (deal: Deal, at: number, stub: number): StubPlan => {
  const { steps } = programOf(deal.form)
  const step = steps[at]!
  const board = step.do === 'burn' ? steps[at + 1] : step
  const now = (step.do === 'burn' ? 1 : 0) + (board?.do === 'board' ? board.cards * deal.form.boards : 0)
  if (stub >= now || deal.burnless) return { do: 'deal', cards: step.do === 'burn' ? 1 : now }
  const reaches = stub + deal.burns.length >= boardcardsToRun(deal, at)
  return { do: 'reshuffle', from: reaches ? 'burns' : 'burns-and-muck', thenBurn: false }
}

/** wsop/lowball-reshuffle, wsop/lowball-last-card: the last card is kept back unless it completes every draw of the deal. */
const inTheDraw = (deal: Deal, at: number, stub: number): StubPlan => {
  const { steps, toCome } = programOf(deal.form)
  const owed = deal.owing.reduce((cards, place) => cards + (place === -1 ? 0 : 1), 0)
  const burns = deal.owing.length - owed
  const later = toCome[at + 1]! + burns
  const moreDraws = steps.slice(at + 1).some(step => step.do === 'replace')
  const now = deal.owing.indexOf(-1)
  const inOneGo = now === -1 ? owed : now
  const elsewhere = deal.law.draw!.reshuffled.reduce((cards, pile) => cards + deal[pile].length, 0)
  const unused = deal.discards.length + deal.muck.length + deal.burns.length + deal.fresh.length
  const last = rulebookOf(deal.book).drawLastCard.is
  const completes = last === 'always' || (last === 'only-if-completes-all' && !moreDraws)
  if (stub - later > owed || (stub - later === owed && completes) || unused === 0) return { do: 'deal', cards: inOneGo }
  const kept = last === 'always' ? 0 : 1
  if (stub > kept) return { do: 'deal', cards: Math.min(inOneGo, stub - kept) }
  const reaches = elsewhere > 0 && stub + elsewhere >= owed + later
  const from = reaches ? 'earlier-discards-muck-and-burns' : 'everything-out-of-play'
  return { do: 'reshuffle', from, thenBurn: false }
}

/** Where no rule speaks of a shortage, all that is out of play goes back in. */
const forNeed = (deal: Deal, need: number, stub: number): StubPlan =>
  stub >= need || poolOf(deal, 'everything-out-of-play').length <= stub
    ? dealt(need)
    : { do: 'reshuffle', from: 'everything-out-of-play', thenBurn: false }

const dealt = (cards: number): StubPlan => (cards === 1 ? ONE_CARD : { do: 'deal', cards })
const ONE_CARD: StubPlan = { do: 'deal', cards: 1 }

/** The cards that are shuffled again: what is left of the stub first. */
export const poolOf = (deal: Deal, from: ReshuffledPile): readonly Card[] => {
  const stub = deal.deck.slice(deal.next)
  if (from === 'stub') return stub
  if (from === 'stub-and-aside' || from === 'as-ruled') return [...stub, ...ruledIn(deal)]
  // rrp/8/15: at stud what was removed goes in with the burns
  if (from === 'burns') return [...stub, ...deal.burns, ...removedCards(deal)]
  if (from === 'burns-and-muck') return [...stub, ...deal.burns, ...removedCards(deal), ...deal.muck]
  if (from === 'earlier-discards-muck-and-burns') {
    return [...stub, ...deal.law.draw!.reshuffled.flatMap(pile => deal[pile])]
  }
  return [...stub, ...deal.burns, ...removedCards(deal), ...deal.muck, ...deal.discards, ...deal.fresh]
}

const pileOf = ({ aside, piles }: ReshuffleDue): ReshuffledPile => {
  if (piles !== undefined) return 'as-ruled'
  return aside ? 'stub-and-aside' : 'stub'
}

/** What goes into the stub by a ruling. */
const ruledIn = (deal: Deal): readonly Card[] => {
  const due = reshuffleDue(deal.mending, stepDue(deal))
  if (due === undefined) return []
  const aside = due.aside ? (due.cards ?? deal.mending.aside) : []
  return [...aside, ...(due.piles ?? []).flatMap(pile => deal[pile])]
}
