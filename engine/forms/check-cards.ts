import { deckCards } from '../cards/deck.ts'
import type { Problem } from '../kinds/problem.ts'
import { mostInFantasyland } from './check-rows.ts'
import type { Form, Step } from './form.ts'
import { withJoker, withoutJoker } from './joker.ts'
import { wrong } from './problems.ts'

/** Does the deck reach for a full table on which nobody folds, or is there a rule for the shortage that can help? */
export const checkCards = function* (form: Form): Generator<Problem> {
  const { shortStub, seats, deck } = form
  const steps = form.streets.flatMap(street => street.steps)
  if (shortStub === 'common-card' && form.family !== 'stud') yield wrong('shortStub', 'common-card-outside-stud')
  if (shortStub === 'earlier-discards' && !steps.some(step => step.do === 'draw')) {
    yield wrong('shortStub', 'no-earlier-discards')
  }
  if (form.joker !== undefined && !(deck === 'joker' ? withoutJoker(form) : withJoker(form)).ok) {
    yield wrong('joker', 'joker-rankings')
  }
  if (typeof deck !== 'string') {
    if (new Set(deck).size < deck.length) yield wrong('deck', 'card-named-twice')
    if (form.joker !== undefined) yield wrong('joker', 'own-deck-with-joker')
  }
  const size = deckCards(deck).length
  const { dealt, held } = cardsUsed(form)
  const hands = form.stacks ?? seats.most
  if (dealt > size && !shortStub)
    yield wrong('seats.most', 'dealt-over-deck', { hands, dealt, size, commonCard: false })
  if (dealt > size && shortStub === 'common-card' && !commonCardReaches(form, size)) {
    yield wrong('seats.most', 'dealt-over-deck', { hands, dealt, size, commonCard: true })
  }
  if (held > size && shortStub && shortStub !== 'common-card') {
    yield wrong('seats.most', 'held-over-deck', { hands, held, size })
  }
  const land = form.rows?.fantasyland
  const fantasy = land ? seats.most * mostInFantasyland(land) : 0
  if (fantasy > size)
    yield wrong('rows.fantasyland', 'fantasyland-over-deck', { players: seats.most, cards: fantasy, size })
  const { stacks } = form
  if (stacks !== undefined && !(Number.isInteger(stacks) && stacks >= 2)) yield wrong('stacks', 'hands-from-2')
  if (stacks !== undefined && (seats.most > stacks + 1 || seats.least * 2 < stacks)) {
    yield wrong('stacks', 'stacks-for-players', { stacks, least: Math.ceil(stacks / 2), most: stacks + 1 })
  }
}

/** The most cards that leave the deck, and the most that hands and boards hold at once, if nobody folds. */
export const cardsUsed = (form: Form, players = form.seats.most): { readonly dealt: number; readonly held: number } => {
  const hands = form.stacks ?? players
  const steps = form.streets.flatMap(street => street.steps)
  let dealt = 0
  let held = 0
  let most = 0
  let drawn = 0
  for (const [i, step] of steps.entries()) {
    const out = cardsOut(step, hands, form.boards, drawn)
    if (step.do === 'draw') drawn = step.most
    const left = deckCards(form.deck).length - dealt
    const givesWay =
      step.do === 'burn' && step.unless !== undefined && left <= toCome(steps.slice(i + 1), hands, form.boards)
    dealt += givesWay ? 0 : out.dealt
    held += out.held
    most = Math.max(most, held)
  }
  return { dealt, held: most }
}

/** Cards that these steps deal, to which a burn may give way (wsop/ultimate-big-o-a). */
const toCome = (steps: readonly Step[], hands: number, boards: number): number =>
  steps.reduce((sum, step) => sum + cardsOut(step, hands, boards, 0).dealt, 0)

const cardsOut = (step: Step, hands: number, boards: number, drawn: number) => {
  if (step.do === 'deal') return { dealt: step.cards * hands, held: step.cards * hands }
  if (step.do === 'board') return { dealt: step.cards * boards, held: step.cards * boards }
  if (step.do === 'burn') return { dealt: 1, held: 0 }
  if (step.do === 'replace') return { dealt: drawn * hands, held: 0 }
  if (step.do === 'discard') return { dealt: 0, held: -step.cards * hands }
  return { dealt: 0, held: 0 }
}

/** rrp/8/15 all but the last street is dealt; then stub and burns must hold a burn and the card that serves all. */
const commonCardReaches = (form: Form, size: number): boolean => {
  const before: Form = { ...form, streets: form.streets.slice(0, -1) }
  const { dealt, held } = cardsUsed(before)
  return dealt <= size && held + 2 <= size
}
