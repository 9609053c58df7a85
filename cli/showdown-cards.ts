import { type Card, type Form, isCard } from '@cardroom/engine'
import { belongsTo, UNKNOWN } from '@cardroom/engine/cards'
import type { Contender } from '@cardroom/engine/deal'
import { heldAfter } from '@cardroom/engine/forms'
import { heldIn } from '@cardroom/engine/kinds'
import { numberWords } from '@cardroom/engine/ranking'
import { listOf, shown } from './fields.ts'
import { Unusable } from './lines.ts'

type Boards = readonly (readonly Card[])[]

/** A list of cards of the form's deck; none where nothing is said. */
export const cardsOf = (value: unknown, what: string, form: Form): readonly Card[] =>
  listOf(value, what).map(card => {
    if (!isCard(card)) throw new Unusable(`${what}: ${shown(card)} is not a card; write As, Td, 9c, the joker Jo`)
    if (!belongsTo(form.deck, card)) throw new Unusable(`${what}: ${card} is not in the deck of ${form.id}`)
    return card
  })

/** Are there as many boards as the form and its run-outs need, each complete? */
export const checkBoards = (form: Form, boards: Boards, runs: number): void => {
  const { board: size } = cardsAtShowdown(form)
  if (form.boards === 0) {
    if (runs > 1) throw new Unusable(`options.runs: ${form.id} has no board to run ${runs} times`)
    const one = form.shortStub === 'common-card'
    const most = one ? ' but one common card' : ''
    if (boards.length > (one ? 1 : 0)) throw new Unusable(`boards: ${form.id} has none${most}; got ${boards.length}`)
    if (boards.length === 1 && boards[0]!.length !== 1) {
      throw new Unusable(`boards: a common card is a board of one card; got ${boards[0]!.length}`)
    }
    return
  }
  const need = form.boards * runs
  const times = runs > 1 ? ` for ${numberWords(runs)} runs` : ''
  if (boards.length !== need) {
    throw new Unusable(`boards: ${form.id} needs ${count(need, 'board')}${times}; got ${boards.length}`)
  }
  boards.forEach((board, i) => {
    if (board.length !== size) {
      throw new Unusable(`boards: ${form.id} needs ${count(size, 'boardcard')}, board ${i + 1} has ${board.length}`)
    }
  })
}

/** Does every player who is in hold as many cards as the form leaves them at the showdown? */
export const checkHands = (form: Form, live: readonly Contender[], boards: Boards): void => {
  const { down, up, either } = cardsAtShowdown(form)
  const stud = up + either > 0
  const total = down + up + either - (form.boards === 0 ? boards.length : 0)
  const [least, most] = heldIn(RANGES, form.id) ?? [total, total]
  const size = live[0]!.down.length
  for (const { seat, down: hole, up: open } of live) {
    if (!stud && open.length > 0) throw new Unusable(`seat ${seat}: ${form.id} has no upcards`)
    const held = hole.length + open.length
    if (held < least || held > most) {
      const what = count(least, stud ? 'card' : 'holecard')
      throw new Unusable(`${form.id} needs ${what}${most > least ? ' or more' : ''}, seat ${seat} has ${held}`)
    }
    if (most > least && hole.length !== size) {
      throw new Unusable(`${form.id}: all must hold the same number of cards, seat ${seat} has ${held}`)
    }
    // Up or down, the joker is not the same card.
    if (either > 0 && hole.length !== 1) {
      throw new Unusable(
        `${form.id} needs one downcard in "hole" and the rest in "up", seat ${seat} has ${hole.length} down`,
      )
    }
  }
}

/** Big Easy is dealt with five holecards or more, Derailment with four when eight are dealt in. */
const RANGES: Readonly<Record<string, readonly [least: number, most: number]>> = {
  'big-easy': [5, 22],
  derailment: [4, 5],
}

/** Is a card there twice? Run-outs share the cards that lay before the run; those stand in every one of them. */
export const checkNoneTwice = (form: Form, hands: readonly Contender[], boards: Boards, runs: number): void => {
  const found = new Map<Card, string>()
  const lay = (card: Card, where: string): void => {
    const before = found.get(card)
    if (before !== undefined && card !== UNKNOWN) {
      const places = before === where ? where : `${before} and ${where}`
      throw new Unusable(`${card} is there twice: ${places}`)
    }
    found.set(card, where)
  }
  for (const { seat, down, up } of hands) for (const card of [...down, ...up]) lay(card, `seat ${seat}`)
  const perRun = runs > 1 ? Math.max(1, form.boards) : boards.length
  boards.forEach((board, i) => {
    const first = boards[i % perRun]!
    const sharing = boards.filter((_, other) => other % perRun === i % perRun)
    const shared = (card: Card) => i >= perRun && sharing.every(other => other.includes(card))
    if (i >= perRun && board.length > 0 && board.every(card => first.includes(card))) {
      throw new Unusable(`board ${i + 1} has the same cards as board ${(i % perRun) + 1}: nothing was run again`)
    }
    const seen = new Set<Card>()
    for (const card of board) {
      if (shared(card) && !seen.has(card)) seen.add(card)
      else lay(card, `board ${i + 1}`)
    }
  })
}

const cardsAtShowdown = (form: Form) => heldAfter(form.streets.flatMap(street => street.steps))

const count = (number: number, what: string): string => `${numberWords(number)} ${what}${number === 1 ? '' : 's'}`
