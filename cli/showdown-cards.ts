import type { Card, Form } from '@cardroom/engine'
import { belongsTo, UNKNOWN } from '@cardroom/engine/cards'
import type { Contender } from '@cardroom/engine/deal'
import { heldAfter } from '@cardroom/engine/forms'
import { heldIn, type Problem } from '@cardroom/engine/kinds'
import { wrong } from './problems.ts'

type Boards = readonly (readonly Card[])[]

/** A card that is not in the deck of the form. */
export const strangeCard = (form: Form, hands: readonly Contender[], boards: Boards): Problem | null => {
  const places = [
    ...hands.flatMap(({ seat, down, up }) => [
      { at: `seat ${seat}: hole`, cards: down },
      { at: `seat ${seat}: up`, cards: up },
    ]),
    ...boards.map((cards, i) => ({ at: `board ${i + 1}`, cards })),
  ]
  for (const { at, cards } of places) {
    const strange = cards.find(card => !belongsTo(form.deck, card))
    if (strange !== undefined) return wrong(at, 'not-in-the-deck', { card: strange, form: form.id })
  }
  return null
}

/** There must be as many boards as the form and its run-outs need, each complete. */
export const boardsWrong = (form: Form, boards: Boards, runs: number): Problem | null => {
  const { board: size } = cardsAtShowdown(form)
  if (form.boards === 0) {
    if (runs > 1) return wrong('options.runs', 'no-board-to-run', { form: form.id, runs })
    const one = form.shortStub === 'common-card'
    if (boards.length > (one ? 1 : 0))
      return wrong('boards', 'no-boards', { form: form.id, commonCard: one, boards: boards.length })
    if (boards.length === 1 && boards[0]!.length !== 1) {
      return wrong('boards', 'common-card', { cards: boards[0]!.length })
    }
    return null
  }
  const need = form.boards * runs
  if (boards.length !== need) {
    return wrong('boards', 'number-of-boards', { form: form.id, needed: need, runs, boards: boards.length })
  }
  const short = boards.findIndex(board => board.length !== size)
  if (short < 0) return null
  return wrong('boards', 'board-not-complete', {
    form: form.id,
    needed: size,
    board: short + 1,
    cards: boards[short]!.length,
  })
}

/** Everybody who is in must hold as many cards as the form leaves them at the showdown. */
export const handsWrong = (form: Form, live: readonly Contender[], boards: Boards): Problem | null => {
  const { down, up, either } = cardsAtShowdown(form)
  const stud = up + either > 0
  const total = down + up + either - (form.boards === 0 ? boards.length : 0)
  const [least, most] = heldIn(RANGES, form.id) ?? [total, total]
  const size = live[0]!.down.length
  for (const { seat, down: hole, up: open } of live) {
    if (!stud && open.length > 0) return wrong(`seat ${seat}`, 'no-upcards', { form: form.id })
    const held = hole.length + open.length
    if (held < least || held > most) {
      return wrong('seats', 'number-of-cards', { form: form.id, needed: least, stud, orMore: most > least, seat, held })
    }
    if (most > least && hole.length !== size) {
      return wrong('seats', 'hands-differ', { form: form.id, seat, held })
    }
    // Up or down, the joker is not the same card.
    if (either > 0 && hole.length !== 1) {
      return wrong('seats', 'one-downcard', { form: form.id, seat, down: hole.length })
    }
  }
  return null
}

/** Big Easy is dealt with five holecards or more, Derailment with four when eight are dealt in. */
const RANGES: Readonly<Record<string, readonly [least: number, most: number]>> = {
  'big-easy': [5, 22],
  derailment: [4, 5],
}

/** A card that appears twice. Run-outs share the cards that lay before the run; those stand in every one of them. */
export const cardTwice = (form: Form, hands: readonly Contender[], boards: Boards, runs: number): Problem | null => {
  const found = new Map<Card, string>()
  const twice = (card: Card, where: string): Problem | null => {
    const before = found.get(card)
    found.set(card, where)
    if (before === undefined || card === UNKNOWN) return null
    return wrong(before === where ? where : `${before} and ${where}`, 'card-twice', { card })
  }
  for (const { seat, down, up } of hands) {
    for (const card of [...down, ...up]) {
      const off = twice(card, `seat ${seat}`)
      if (off !== null) return off
    }
  }
  const perRun = runs > 1 ? Math.max(1, form.boards) : boards.length
  for (const [i, board] of boards.entries()) {
    const first = boards[i % perRun]!
    const sharing = boards.filter((_, other) => other % perRun === i % perRun)
    const shared = (card: Card) => i >= perRun && sharing.every(other => other.includes(card))
    if (i >= perRun && board.length > 0 && board.every(card => first.includes(card))) {
      return wrong(`board ${i + 1}`, 'same-board', { board: (i % perRun) + 1 })
    }
    const seen = new Set<Card>()
    for (const card of board) {
      if (shared(card) && !seen.has(card)) seen.add(card)
      else {
        const off = twice(card, `board ${i + 1}`)
        if (off !== null) return off
      }
    }
  }
  return null
}

const cardsAtShowdown = (form: Form) => heldAfter(form.streets.flatMap(street => street.steps))
