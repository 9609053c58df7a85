import { decks } from '../cards/deck.ts'
import { type Problem, wrong } from '../kinds/problem.ts'
import { mostInFantasyland } from './check-rows.ts'
import type { Form, Step } from './form.ts'
import { withJoker, withoutJoker } from './joker.ts'

/** Does the deck reach for a full table on which nobody folds, or is there a rule for the shortage that can help? */
export const checkCards = function* (form: Form): Generator<Problem> {
  const { shortStub, seats, deck } = form
  const steps = form.streets.flatMap(street => street.steps)
  if (shortStub === 'common-card' && form.family !== 'stud') yield wrong('shortStub', 'a common card is for stud')
  if (shortStub === 'earlier-discards' && !steps.some(step => step.do === 'draw')) {
    yield wrong('shortStub', 'there is no draw and so no earlier discards')
  }
  if (form.joker !== undefined && 'refused' in (deck === 'joker' ? withoutJoker(form) : withJoker(form))) {
    yield wrong('joker', 'its rankings do not say what a hand is with the joker and without it')
  }
  const size = decks[deck].length
  const { dealt, held } = cardsUsed(form)
  const full = `${form.stacks ?? seats.most} hands`
  if (dealt > size && !shortStub)
    yield wrong('seats.most', `${full} use ${dealt} cards of ${size}, and shortStub has no rule for it`)
  if (dealt > size && shortStub === 'common-card' && !commonCardReaches(form, size)) {
    yield wrong(
      'seats.most',
      `${full} use ${dealt} cards of ${size}, and a common card on the last street does not mend it`,
    )
  }
  if (held > size && shortStub && shortStub !== 'common-card') {
    yield wrong('seats.most', `${full} hold ${held} cards of ${size} at once, and no reshuffle mends it`)
  }
  const land = form.rows?.fantasyland
  const fantasy = land ? seats.most * mostInFantasyland(land) : 0
  if (fantasy > size) yield wrong('rows.fantasyland', `${seats.most} players in it use ${fantasy} cards of ${size}`)
  const { stacks } = form
  if (stacks !== undefined && !(Number.isInteger(stacks) && stacks >= 2)) yield wrong('stacks', '2 hands or more')
  if (stacks !== undefined && (seats.most > stacks + 1 || seats.least * 2 < stacks)) {
    yield wrong('stacks', `${stacks} hands serve ${Math.ceil(stacks / 2)} to ${stacks + 1} players`)
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
    const left = decks[form.deck].length - dealt
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
