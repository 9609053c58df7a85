import type { Step } from '../../forms/form.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Deal } from '../deal.ts'
import { repairAt } from '../mending.ts'
import { programOf } from '../program.ts'
import { countsBeforeTheStreet } from '../where.ts'
import { dealCount } from './dealing-order.ts'
import { spareCount } from './removed-cards.ts'
import type { StubPlan } from './short-stub.ts'

/** What a stub too short for a street of stud, counted before its burn, leads to; null if the burn is made as usual. */
export const studBurnPlan = (deal: Deal, at: number, stub: number): StubPlan | null => {
  const next = programOf(deal.form).steps[at + 1]
  if (next?.do !== 'deal') return null
  if (deal.form.shortStub === 'muck-too') return superStudPlan(deal, at, next, stub)
  const { countsFirst, keeps } = stubLaw(deal, next)
  if (countsFirst && isLastStreet(deal, at)) return countedPlan(deal, dealCount(deal, next) + 1 + keeps, stub)
  // rrp/8/15: a common card too comes after a burn, out of the last card and the burns if need be
  return stub < 2 && spareCount(deal) > 0 ? SHUFFLE_BURNS : null
}

/** What is done with this many cards owed on a street of stud: they are dealt, as far as they reach, or one serves all. */
export const studDealPlan = (deal: Deal, at: number, owed: number, stub: number): StubPlan => {
  const step = programOf(deal.form).steps[at] as DealStep
  const { countsFirst, keeps } = stubLaw(deal, step)
  const all: StubPlan = { do: 'deal', cards: owed }
  if (owed + (deal.done === 0 && isLastStreet(deal, at) ? keeps : 0) <= stub) return all
  if (!countsFirst) return allButTheLast(deal, owed, stub)
  if (deal.done > 0 || !isLastStreet(deal, at)) return owed <= stub ? all : allButTheLast(deal, owed, stub)
  // a street that is dealt again without a burn has not been counted yet
  const uncounted = repairAt(deal.mending, at - 1, 'skip-burn') !== undefined && spareCount(deal) > 0
  return uncounted && stub + spareCount(deal) >= owed + keeps ? SHUFFLE_BURNS : { do: 'common-card' }
}

type DealStep = Extract<Step, { do: 'deal' }>

const SHUFFLE_BURNS: StubPlan = { do: 'reshuffle', from: 'burns', thenBurn: false }

/** Is the stub counted before the burn, and how many cards does one keep back for the count to be enough? */
const stubLaw = (deal: Deal, { face }: DealStep): { readonly countsFirst: boolean; readonly keeps: 0 | 1 } => {
  const book = rulebookOf(deal.book)
  // wsop/258: Mexican poker has a count of its own, whatever the book
  const chosen = face === 'as-chosen'
  const needed = chosen ? book.mexicanStubNeeded.is : book.studStubNeeded.is
  const countsFirst = chosen || countsBeforeTheStreet(deal)
  return { countsFirst, keeps: needed === 'players+2' ? 1 : 0 }
}

/** wsop/232-burns, wsop/232-community, wsop/232-scramble: the burns go in if they make up the number or two cards are all there is. */
const countedPlan = (deal: Deal, wanted: number, stub: number): StubPlan | null => {
  const spare = spareCount(deal)
  if (stub >= wanted || spare === 0) return null
  if (stub + spare >= wanted) return SHUFFLE_BURNS
  return stub > 2 ? null : SHUFFLE_BURNS
}

/** wsop/253: super stud counts before sixth street and again before seventh, and shuffles the muck in as well. */
const superStudPlan = (deal: Deal, at: number, next: DealStep, stub: number): StubPlan | null => {
  const { superStudStubCheck, superStudCommunityCard } = rulebookOf(deal.book)
  const { street, needed, ifShort } = superStudStubCheck.is
  const { streets } = programOf(deal.form)
  if (at < streets.indexOf(`${street} street`)) return null
  const wanted = dealCount(deal, next) + (needed === 'players+2' ? 2 : 1)
  if (stub >= wanted || spareCount(deal) + deal.muck.length === 0) return null
  const last = isLastStreet(deal, at)
  if (last && stub + spareCount(deal) >= wanted) return SHUFFLE_BURNS
  if (last && superStudCommunityCard.is) return countedPlan(deal, wanted, stub)
  if (ifShort === 'reshuffle-stub-burns') return spareCount(deal) > 0 ? SHUFFLE_BURNS : null
  return { do: 'reshuffle', from: 'burns-and-muck', thenBurn: false }
}

/** rrp/8/15: all but the last card are dealt, that card and the burns are scrambled; if even that is too little, one card serves all. */
const allButTheLast = (deal: Deal, owed: number, stub: number): StubPlan => {
  const spare = spareCount(deal)
  if (stub + spare < owed) return { do: 'common-card' }
  if (stub > 1) return { do: 'deal', cards: stub - 1 }
  return spare === 0 ? { do: 'deal', cards: owed } : { ...SHUFFLE_BURNS, thenBurn: stub + spare > owed }
}

/** Does no card come after this street? */
const isLastStreet = (deal: Deal, at: number): boolean => {
  const { steps, streets } = programOf(deal.form)
  return !steps.some((step, i) => i > at && step.do === 'deal' && streets[i] !== streets[at])
}
