import type { Card, Form } from '@cardroom/engine'
import { belongsTo, UNKNOWN } from '@cardroom/engine/cards'
import type { Contender } from '@cardroom/engine/deal'
import { heldAfter } from '@cardroom/engine/forms'
import { heldIn, type Problem, wrong } from '@cardroom/engine/kinds'
import { numberWords } from '@cardroom/engine/ranking'

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
    if (strange !== undefined) return wrong(at, `${strange} is not in the deck of ${form.id}`)
  }
  return null
}

/** There must be as many boards as the form and its run-outs need, each complete. */
export const boardsWrong = (form: Form, boards: Boards, runs: number): Problem | null => {
  const { board: size } = cardsAtShowdown(form)
  if (form.boards === 0) {
    if (runs > 1) return wrong('options.runs', `${form.id} has no board to run ${runs} times`)
    const one = form.shortStub === 'common-card'
    const most = one ? ' but one common card' : ''
    if (boards.length > (one ? 1 : 0)) return wrong('boards', `${form.id} has none${most}; got ${boards.length}`)
    if (boards.length === 1 && boards[0]!.length !== 1) {
      return wrong('boards', `a common card is a board of one card; got ${boards[0]!.length}`)
    }
    return null
  }
  const need = form.boards * runs
  const times = runs > 1 ? ` for ${numberWords(runs)} runs` : ''
  if (boards.length !== need) {
    return wrong('boards', `${form.id} needs ${count(need, 'board')}${times}; got ${boards.length}`)
  }
  const short = boards.findIndex(board => board.length !== size)
  if (short < 0) return null
  const cards = count(size, 'boardcard')
  return wrong('boards', `${form.id} needs ${cards}, board ${short + 1} has ${boards[short]!.length}`)
}

/** Everybody who is in must hold as many cards as the form leaves them at the showdown. */
export const handsWrong = (form: Form, live: readonly Contender[], boards: Boards): Problem | null => {
  const { down, up, either } = cardsAtShowdown(form)
  const stud = up + either > 0
  const total = down + up + either - (form.boards === 0 ? boards.length : 0)
  const [least, most] = heldIn(RANGES, form.id) ?? [total, total]
  const size = live[0]!.down.length
  for (const { seat, down: hole, up: open } of live) {
    if (!stud && open.length > 0) return wrong(`seat ${seat}`, `${form.id} has no upcards`)
    const held = hole.length + open.length
    if (held < least || held > most) {
      const what = count(least, stud ? 'card' : 'holecard')
      return wrong('seats', `${form.id} needs ${what}${most > least ? ' or more' : ''}, seat ${seat} has ${held}`)
    }
    if (most > least && hole.length !== size) {
      return wrong('seats', `in ${form.id} all must hold the same number of cards, seat ${seat} has ${held}`)
    }
    // Up or down, the joker is not the same card.
    if (either > 0 && hole.length !== 1) {
      return wrong(
        'seats',
        `${form.id} needs one downcard in "hole" and the rest in "up", seat ${seat} has ${hole.length} down`,
      )
    }
  }
  return null
}

/** Big Easy is dealt with five holecards or more, Derailment with four when eight are dealt in. */
const RANGES: Readonly<Record<string, readonly [least: number, most: number]>> = {
  'big-easy': [5, 22],
  derailment: [4, 5],
}

/** A card that is there twice. Run-outs share the cards that lay before the run; those stand in every one of them. */
export const cardTwice = (form: Form, hands: readonly Contender[], boards: Boards, runs: number): Problem | null => {
  const found = new Map<Card, string>()
  const twice = (card: Card, where: string): Problem | null => {
    const before = found.get(card)
    found.set(card, where)
    if (before === undefined || card === UNKNOWN) return null
    return wrong(before === where ? where : `${before} and ${where}`, `${card} is there twice`)
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
      return wrong(`board ${i + 1}`, `has the same cards as board ${(i % perRun) + 1}: nothing was run again`)
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

const count = (number: number, what: string): string => `${numberWords(number)} ${what}${number === 1 ? '' : 's'}`
