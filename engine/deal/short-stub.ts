import type { Card } from '../cards/card.ts'
import { type Deal, stubCount } from './deal.ts'
import { dealCount } from './dealing-order.ts'
import type { ReshuffledPile } from './events.ts'
import { cardsLookedAt } from './lowball.ts'
import { repairAt } from './mending.ts'
import { programOf } from './program.ts'
import { boardcardsToRun, stepDue } from './where.ts'

/** What the stub allows now: so many cards, one common card for all, or a shuffle first. */
export type StubPlan =
  | { readonly do: 'deal'; readonly cards: number }
  | { readonly do: 'common-card' }
  | { readonly do: 'reshuffle'; readonly from: ReshuffledPile; readonly thenBurn: boolean }

/** What the dealer can do about the step that is due with the cards that are left. */
export const stubPlan = (deal: Deal): StubPlan => {
  const at = stepDue(deal)
  const step = programOf(deal.form).steps[at]!
  const stub = stubCount(deal)
  const reshuffle = repairAt(deal.mending, at, 'reshuffle')
  if (reshuffle?.do === 'reshuffle') {
    return { do: 'reshuffle', from: reshuffle.aside ? 'stub-and-aside' : 'stub', thenBurn: false }
  }
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
  if (deal.form.shortStub !== 'common-card' || owed <= stub) return forNeed(deal, owed, stub)
  return shortAtStud(deal, owed, stub)
}

/** rrp/8/15: all but the last card are dealt, that card and the burns are scrambled; if even that is too little, one card serves all. */
const shortAtStud = (deal: Deal, owed: number, stub: number): StubPlan => {
  if (stub + deal.burns.length < owed) return { do: 'common-card' }
  if (stub > 1) return { do: 'deal', cards: stub - 1 }
  return shuffleBurns(stub + deal.burns.length > owed)
}

const shuffleBurns = (thenBurn: boolean): StubPlan => ({ do: 'reshuffle', from: 'burns', thenBurn })

/** wsop/253: super stud counts one card for each player and two more, and shuffles the muck in as well. */
const beforeBurn = (deal: Deal, at: number, stub: number): StubPlan => {
  if (deal.form.shortStub === 'muck-too') {
    const next = programOf(deal.form).steps[at + 1]
    const wanted = (next?.do === 'deal' ? dealCount(deal, next) : 0) + 2
    if (stub >= wanted || deal.burns.length + deal.muck.length === 0) return forNeed(deal, 1, stub)
    const lastStreet = cardsComing(deal, at + 2) === 0
    if (lastStreet && stub + deal.burns.length >= wanted) return shuffleBurns(false)
    return { do: 'reshuffle', from: 'burns-and-muck', thenBurn: false }
  }
  // rrp/8/15: a common card too comes behind a burn, out of the last card and the burns if need be (wsop/232-scramble)
  if (deal.form.shortStub === 'common-card' && stub < 2 && deal.burns.length > 0) return shuffleBurns(false)
  return forNeed(deal, 1, stub)
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

const cardsComing = (deal: Deal, from: number): number =>
  programOf(deal.form)
    .steps.slice(from)
    .reduce((cards, step) => cards + (step.do === 'deal' ? step.cards : 0), 0)

/** wsop/lowball-reshuffle, wsop/lowball-last-card: the last card is kept back unless it completes every draw of the deal. */
const inTheDraw = (deal: Deal, at: number, stub: number): StubPlan => {
  const { steps, toCome } = programOf(deal.form)
  const owed = deal.owing.reduce((cards, place) => cards + (place === -1 ? 0 : 1), 0)
  const burns = deal.owing.length - owed
  const later = toCome[at + 1]! + burns
  const moreDraws = steps.slice(at + 1).some(step => step.do === 'replace')
  const now = deal.owing.indexOf(-1)
  const inOneGo = now === -1 ? owed : now
  const elsewhere = deal.discards.length + deal.muck.length + deal.burns.length
  const unused = elsewhere + deal.fresh.length
  if (stub - later > owed || (stub - later === owed && !moreDraws) || unused === 0)
    return { do: 'deal', cards: inOneGo }
  if (stub > 1) return { do: 'deal', cards: Math.min(inOneGo, stub - 1) }
  const reaches = elsewhere > 0 && stub + elsewhere >= owed + later
  const from = reaches ? 'earlier-discards-muck-and-burns' : 'everything-out-of-play'
  return { do: 'reshuffle', from, thenBurn: false }
}

/** Where no rule speaks of a shortage, all that is out of play goes back in. */
const forNeed = (deal: Deal, need: number, stub: number): StubPlan =>
  stub >= need || poolOf(deal, 'everything-out-of-play').length <= stub
    ? { do: 'deal', cards: need }
    : { do: 'reshuffle', from: 'everything-out-of-play', thenBurn: false }

/** The cards that are shuffled again: what is left of the stub first. */
export const poolOf = (deal: Deal, from: ReshuffledPile): readonly Card[] => {
  const stub = deal.deck.slice(deal.next)
  if (from === 'stub') return stub
  if (from === 'stub-and-aside') return [...stub, ...deal.mending.aside]
  if (from === 'burns') return [...stub, ...deal.burns]
  if (from === 'burns-and-muck') return [...stub, ...deal.burns, ...deal.muck]
  if (from === 'earlier-discards-muck-and-burns') return [...stub, ...deal.burns, ...deal.muck, ...deal.discards]
  return [...stub, ...deal.burns, ...deal.muck, ...deal.discards, ...deal.fresh]
}
