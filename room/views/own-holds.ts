import type { Deal } from '@cardroom/engine'
import { holdings } from '@cardroom/engine/deal'
import { wordsIn } from '@cardroom/engine/languages'
import { inEveryLanguage, type Language } from '@cardroom/engine/words'
import { areEqual, isEqual } from './equal-lists.ts'

/** What a seat holds, in lines; worked out once for the same cards at the same place of a deal, which nobody writes in any more. */
export const ownHolds = (deal: Deal, seat: number, language: Language = 'en'): readonly string[] => {
  // players who have folded hold nothing, and they are half the table
  if (!deal.players.some(player => player.seat === seat && !player.folded)) return NOTHING
  const seats = seatsAt(deal, language)
  const before = seats.get(seat)
  if (before !== undefined && isAsBefore(before, deal, seat)) return before.lines
  const lines = wordsIn(language).holdingLines(holdings(deal, seat))
  seats.set(seat, heldNow(deal, seat, lines))
  return lines
}

const seatsAt = ({ deck }: Deal, language: Language): Map<number, Held> => {
  let seats = known[language].get(deck)
  if (seats === undefined) {
    seats = new Map()
    known[language].set(deck, seats)
  }
  return seats
}

const NOTHING: readonly string[] = []

/** The lines of a seat with all that they depend on: whether more cards come, the boards, and the hands of the seat. */
type Held = Pick<Deal, 'form' | 'phase' | 'step' | 'runs' | 'struck' | 'boards'> & {
  readonly hands: Deal['players']
  readonly lines: readonly string[]
}

/** A deal keeps its deck from act to act, and what is remembered goes with it. */
const known = inEveryLanguage(() => new WeakMap<Deal['deck'], Map<number, Held>>())

const heldNow = (deal: Deal, seat: number, lines: Held['lines']): Held => ({
  form: deal.form,
  phase: deal.phase,
  step: deal.step,
  runs: deal.runs,
  struck: deal.struck,
  boards: deal.boards,
  hands: deal.players.filter(player => player.seat === seat),
  lines,
})

const isAsBefore = (before: Held, deal: Deal, seat: number): boolean => {
  if (before.phase !== deal.phase || before.step !== deal.step || before.runs !== deal.runs) return false
  if (before.form !== deal.form || !isEqual(before.struck, deal.struck)) return false
  if (!areEqual(before.boards, deal.boards)) return false
  let place = 0
  for (const player of deal.players) {
    if (player.seat !== seat) continue
    const was = before.hands[place++]
    if (was === player) continue
    if (was === undefined || was.hand !== player.hand || was.folded !== player.folded) return false
    if (!isEqual(was.down, player.down) || !isEqual(was.up, player.up) || !areEqual(was.rows, player.rows)) return false
  }
  return place === before.hands.length
}
