import { bookOf, gameOf, tableOf } from '../draft.ts'
import { refused } from '../refusal.ts'
import { speaking } from '../speaking.ts'
import { type At, type FloorWork, type Handler, tell } from '../work.ts'
import type { MoveOrder } from './moves.ts'
import { belowGuarantee, type NextMover, nextMover } from './next-mover.ts'
import { entryInto, mustMoveWhen } from './when.ts'

/** The first of the must-move is called into an open seat of the main game. */
export const callToMain: Handler<Extract<MoveOrder, { readonly type: 'CallToMain' }>> = (
  work,
  { table: id, at, by },
) => {
  const main = tableOf(work.state, id)
  if (main === undefined || main.closed) return refused('no-such-table', { table: id })
  if (main.silent !== null) return refused('table-is-silent', { table: id })
  const next = nextMover(work.state, main, at)
  if (next === null) return refused('nobody-to-call', { table: id, game: main.game })
  call(work, next, { at, by })
  return null
}

/** A main game below its promised size gets its next players at once, without anybody asking. */
export const callForGuarantee = (work: FloorWork, when: At): void => {
  for (const main of belowGuarantee(work.state)) {
    const next = nextMover(work.state, tableOf(work.state, main.id)!, when.at)
    if (next === null) continue
    const { rules } = bookOf(work.state).mustMoveMainGuarantee
    call(work, { ...next, rules: [...new Set([...rules, ...next.rules])] }, when)
  }
}

const call = (work: FloorWork, { player, from, to, rules }: NextMover, when: At): void => {
  const book = bookOf(work.state)
  const table = tableOf(work.state, from.table)!
  const game = gameOf(work.state, table.game)!
  const entry = entryInto(book, gameOf(work.state, tableOf(work.state, to.table)!.game)!)
  const until = mustMoveWhen(book, game, table, from.seat)
  const all = [...new Set(speaking([...rules, ...book.mustMoveTiming.rules, ...entry.rules], game))]
  tell(work, { type: 'MoveCalled', player, from, to, why: 'must-move', when: until, entry, ...when, rules: all })
}
